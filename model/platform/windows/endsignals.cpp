#include "model/platform/endsignals.h"

namespace tacklebox::platform {

EndSignals::EndSignals() = default;
EndSignals::~EndSignals() = default;
void EndSignals::clear() {}

} // namespace tacklebox::platform

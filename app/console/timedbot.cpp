#include "app/console/timedbot.h"

#include <chrono>
#include <ctime>

namespace tacklebox::console {

double threadMillis() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return 1e3 * double(used.tv_sec) + 1e-6 * double(used.tv_nsec);
#else
    using Millis = std::chrono::duration<double, std::milli>;
    return Millis(std::chrono::steady_clock::now().time_since_epoch()).count();
#endif
}

} // namespace tacklebox::console

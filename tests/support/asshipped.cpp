#include "tests/support/environment.h"

bool tacklebox::testing::asShipped() {
#ifdef NDEBUG
    return true;
#else
    return false;
#endif
}

#include "model/platform/system.h"

#include "model/platform/windows/windows.h"

#include <cstdint>

namespace tacklebox::platform {

double threadMillis() {
    FILETIME created, exited, kernel, user;
    if (!GetThreadTimes(GetCurrentThread(), &created, &exited, &kernel, &user))
        return double(GetTickCount64());
    const auto ticks = [](const FILETIME& time) {
        return double(std::uint64_t(time.dwHighDateTime) << 32 | time.dwLowDateTime);
    };
    return (ticks(kernel) + ticks(user)) / 1e4; // FILETIME has units of 100 ns
}

bool mayHaveNoDesktop() {
    return false;
}

bool settingsAreFiles() {
    return false;
}

} // namespace tacklebox::platform

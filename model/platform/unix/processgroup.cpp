#include "model/platform/processgroup.h"

#include <cerrno>
#include <csignal>

namespace tacklebox::platform {

struct ProcessGroup::Group {
    int number = 0; ///< of the group, which is its first process's
};

ProcessGroup::ProcessGroup() : m_group(std::make_unique<Group>()) {}
ProcessGroup::~ProcessGroup() = default;

bool ProcessGroup::needsLeaders() {
    return true;
}

void ProcessGroup::take(int pid) {
    m_group->number = pid;
}

/// The group keeps its number as long as one of it is left; then the number is free for others.
void ProcessGroup::firstHasEnded() {
    constexpr int kOnlyAsk = 0;
    if (m_group->number > 0 && ::kill(-m_group->number, kOnlyAsk) != 0 && errno == ESRCH) m_group->number = 0;
}

void ProcessGroup::end() {
    if (m_group->number > 0) ::kill(-m_group->number, SIGKILL);
    m_group->number = 0;
}

} // namespace tacklebox::platform

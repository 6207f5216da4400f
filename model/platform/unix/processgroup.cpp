#include "model/platform/processgroup.h"

#include <cerrno>
#include <csignal>

namespace tacklebox::platform {

struct ProcessGroup::Group {
    int number = 0; ///< process group id, equal to the first process's id
};

ProcessGroup::ProcessGroup() : m_group(std::make_unique<Group>()) {}
ProcessGroup::~ProcessGroup() = default;

bool ProcessGroup::needsLeaders() {
    return true;
}

void ProcessGroup::take(int pid) {
    m_group->number = pid;
}

/// The id stays reserved only while a process of the group exists; later it may be reused.
void ProcessGroup::firstHasEnded() {
    constexpr int kOnlyAsk = 0;
    if (m_group->number > 0 && ::kill(-m_group->number, kOnlyAsk) != 0 && errno == ESRCH) m_group->number = 0;
}

void ProcessGroup::end() {
    if (m_group->number > 0) ::kill(-m_group->number, SIGKILL);
    m_group->number = 0;
}

} // namespace tacklebox::platform

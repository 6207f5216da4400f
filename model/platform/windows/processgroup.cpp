#include "model/platform/processgroup.h"

#include "model/platform/windows/windows.h"

namespace tacklebox::platform {

namespace {

/// A job whose processes end when its last handle is closed, so also when its owner is killed.
HANDLE makeJob() {
    const HANDLE job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (job) SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

/// Puts this program into its own job. Children inherit it, so a new child that has no group yet also ends
/// with this program. The handle stays open until the program ends.
void joinJobOfOurOwn() {
    [[maybe_unused]] static const bool joined = [] {
        const HANDLE job = makeJob();
        return job && AssignProcessToJobObject(job, GetCurrentProcess());
    }();
}

} // namespace

struct ProcessGroup::Group {
    HANDLE job = makeJob();
    HANDLE alone = nullptr; ///< the process, if it could not be assigned to the job

    Group() { joinJobOfOurOwn(); }
    ~Group() {
        if (alone) CloseHandle(alone);
        if (job) CloseHandle(job);
    }
};

ProcessGroup::ProcessGroup() : m_group(std::make_unique<Group>()) {}
ProcessGroup::~ProcessGroup() = default;

bool ProcessGroup::needsLeaders() {
    return false;
}

void ProcessGroup::take(int pid) {
    const HANDLE process = OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, FALSE, DWORD(pid));
    if (!process) return;
    if (AssignProcessToJobObject(m_group->job, process))
        CloseHandle(process);
    else
        m_group->alone = process;
}

void ProcessGroup::firstHasEnded() {} // not needed: jobs have no reusable ids

void ProcessGroup::end() {
    constexpr UINT kKilled = 1;
    if (m_group->job) TerminateJobObject(m_group->job, kKilled);
    if (m_group->alone) TerminateProcess(m_group->alone, kKilled);
}

} // namespace tacklebox::platform

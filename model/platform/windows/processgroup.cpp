#include "model/platform/processgroup.h"

#include "model/platform/windows/windows.h"

namespace tacklebox::platform {

struct ProcessGroup::Group {
    HANDLE job = CreateJobObjectW(nullptr, nullptr);
    HANDLE alone = nullptr; ///< the program, where it could not be put into a job

    Group() {
        JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        if (job) SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    }
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

void ProcessGroup::firstHasEnded() {} // a job has no number that others could be given

void ProcessGroup::end() {
    constexpr UINT kKilled = 1;
    if (m_group->job) TerminateJobObject(m_group->job, kKilled);
    if (m_group->alone) TerminateProcess(m_group->alone, kKilled);
}

} // namespace tacklebox::platform

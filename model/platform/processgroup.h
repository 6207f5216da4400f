// A child process together with its descendants.
#pragma once

#include <memory>

namespace tacklebox::platform {

/// Uses a process group on Unix, so a descendant that calls setsid() is excluded. Uses a job on Windows,
/// which nothing can leave and which also ends when this program is killed; children started just before
/// take() are excluded.
class ProcessGroup {
  public:
    ProcessGroup();
    ~ProcessGroup();
    ProcessGroup(const ProcessGroup&) = delete;
    ProcessGroup& operator=(const ProcessGroup&) = delete;

    /// True if programs must be started as leaders of a process group (setsid or setpgid).
    static bool needsLeaders();
    /// Adds a newly started program as the first of the group. Requires that its process has not been waited
    /// for.
    void take(int pid);
    /// Must be called as soon as the first program has ended; others of the group may continue.
    void firstHasEnded();
    /// Kills the rest of the group. May be called repeatedly.
    void end();

  private:
    struct Group;
    std::unique_ptr<Group> m_group;
};

} // namespace tacklebox::platform

// A program that was started together with all that it starts itself.
#pragma once

#include <memory>

namespace tacklebox::platform {

/// On Unix a process group, so what has made a session of its own (setsid) is no part of it. On Windows a job
/// that nothing can leave, and that ends with us also if we are killed; what a program starts in the instant
/// before take() is no part of it.
class ProcessGroup {
  public:
    ProcessGroup();
    ~ProcessGroup();
    ProcessGroup(const ProcessGroup&) = delete;
    ProcessGroup& operator=(const ProcessGroup&) = delete;

    /// Whether programs must be started as the first of a process group of their own (setsid or setpgid).
    static bool needsLeaders();
    /// A program that has just been started becomes the first of the group. `pid` is a true one: its process
    /// was not yet waited for.
    void take(int pid);
    /// To be told as soon as the first program has ended, while others of the group may be left.
    void firstHasEnded();
    /// Ends all that is left of it at once. More than once does no harm.
    void end();

  private:
    struct Group;
    std::unique_ptr<Group> m_group;
};

} // namespace tacklebox::platform

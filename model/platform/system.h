// What is different from one system to the next, and is neither of terminals, files nor processes.
#pragma once

namespace tacklebox::platform {

/// Milliseconds of processor time that the calling thread has used so far; of wall time where the system does
/// not tell.
double threadMillis();

/// Whether there can be no desktop to open a window on, which must be looked for before one is opened.
bool mayHaveNoDesktop();

/// Whether the system has people keep settings in files. Windows would have them in its registry, where they
/// are in nobody's backup.
bool settingsAreFiles();

} // namespace tacklebox::platform

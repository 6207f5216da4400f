// Other differences between systems, besides terminals, files and processes.
#pragma once

namespace tacklebox::platform {

/// Processor time used by the calling thread in milliseconds; wall time if the system does not measure it.
double threadMillis();

/// True if a desktop may be missing, which must be checked before opening a window.
bool mayHaveNoDesktop();

/// True if settings are usually stored in files. Windows would use its registry, which backups omit.
bool settingsAreFiles();

} // namespace tacklebox::platform

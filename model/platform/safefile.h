// Atomic replacement of files.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace tacklebox::platform {

/// Permissions of a file written by replaceFile(); ignored on Windows.
enum class FileMode {
    OwnerOnly, ///< 0600
    Default,   ///< according to the umask
};

/// Atomically replaces the content of `file`, or of the file it links to: writes a new file in the same
/// folder, syncs it to disk and renames it. On error `file` is unchanged.
std::error_code replaceFile(const std::filesystem::path& file, std::string_view content, FileMode mode);

/// Syncs the completely written `part` to disk and renames it to `file`, in the same folder. On error both
/// are unchanged.
std::error_code moveIntoPlace(const std::filesystem::path& part, const std::filesystem::path& file);

/// Identifies a file even after another one has taken its name; nullopt if there is no file. On Windows,
/// where the name of an open file cannot be reused, all files have the same id.
using FileId = std::pair<unsigned long long, unsigned long long>;
std::optional<FileId> fileId(const std::filesystem::path& file);

} // namespace tacklebox::platform

// Files that are replaced whole or not at all.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace tacklebox::platform {

/// Who may read a file that replaceFile() writes. Windows has no such modes.
enum class FileMode {
    OwnerOnly, ///< 0600
    Usual,     ///< as the user's umask allows
};

/// Replaces `file`, or what it links to, by `content`: writes a new file of that mode beside it, has the disk
/// confirm its full length, and renames it. On an error `file` is unchanged.
std::error_code replaceFile(const std::filesystem::path& file, std::string_view content, FileMode mode);

/// Renames the finished file `part` to `file` in the same folder, once the disk has confirmed it. On an error
/// neither has changed.
std::error_code moveIntoPlace(const std::filesystem::path& part, const std::filesystem::path& file);

/// Tells one file from another that has taken its name. Nothing if there is no such file. All files are alike
/// on Windows, which does not let go of the name of an open file.
using FileId = std::pair<unsigned long long, unsigned long long>;
std::optional<FileId> fileId(const std::filesystem::path& file);

} // namespace tacklebox::platform

// Files that are replaced whole or not at all.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace tacklebox::platform {

/// Replaces `file`, or what it links to, by `content`: writes a new file beside it for its owner alone, has the
/// disk confirm its full length, and renames it. On an error `file` is unchanged.
std::error_code replaceFile(const std::filesystem::path& file, std::string_view content);

/// Renames the finished file `part` to `file` in the same folder, once the disk has confirmed it. On an error
/// neither has changed.
std::error_code moveIntoPlace(const std::filesystem::path& part, const std::filesystem::path& file);

/// Tells one file from another that has taken its name. Nothing if there is no such file. All files are alike
/// on Windows, which does not let go of the name of an open file.
using FileId = std::pair<unsigned long long, unsigned long long>;
std::optional<FileId> fileId(const std::filesystem::path& file);

} // namespace tacklebox::platform

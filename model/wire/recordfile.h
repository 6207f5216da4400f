// Reading files with records, for the window and `tackle verify`.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace tacklebox {

/// Maximum size of a record in bytes, ten times the longest match played by people or bots.
inline constexpr std::size_t kLargestRecord = std::size_t(4) << 20;

/// The reason why a file was not read.
enum class FileError {
    None,
    Missing,   ///< the file does not exist
    Forbidden, ///< no permission
    Folder,
    NoFile, ///< a pipe, device or socket
    Empty,
    TooLarge,   ///< larger than kLargestRecord
    Unreadable, ///< another system error
};

/// The content of a file, or the reason why it was not read.
struct FileContent {
    std::string text;
    FileError error = FileError::None;
    std::string reason; ///< system error message, for Unreadable
};

/// Reads a regular file of at most kLargestRecord bytes, following links. Never blocks on pipes or devices,
/// and never reads more, even if the file grows meanwhile.
FileContent readRecordFile(const std::filesystem::path& file);

/// The error as the rest of a sentence about the file: "is a folder, not a record".
std::string errorWords(const FileContent& content);

} // namespace tacklebox

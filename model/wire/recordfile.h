// Files with a recorded game, read for whoever opens one: the window, `tackle verify`.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace tacklebox {

/// The most bytes that a record may have. The longest matches that people or bots have played have a tenth of
/// it.
inline constexpr std::size_t kLargestRecord = std::size_t(4) << 20;

/// Why a file was not read.
enum class FileFault {
    None,
    Missing,   ///< there is no such file
    Forbidden, ///< it may not be read
    Folder,
    NoFile, ///< a pipe, a device, a socket: nothing with an end
    Empty,
    TooLarge,   ///< more than kLargestRecord
    Unreadable, ///< the system says why
};

/// What was in a file, or why it was not read.
struct FileContent {
    std::string text;
    FileFault fault = FileFault::None;
    std::string reason; ///< the system's own words, for Unreadable
};

/// Reads a file of at most kLargestRecord bytes; links are followed. It waits for nobody: only true files are
/// opened. No more is read than may be, however large the file is or grows meanwhile.
FileContent readRecordFile(const std::filesystem::path& file);

/// What is wrong, as the rest of a sentence that begins with the file's name: "is a folder, not a record".
std::string faultWords(const FileContent& content);

} // namespace tacklebox

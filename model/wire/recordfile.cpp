#include "model/wire/recordfile.h"

#include "model/platform/regularfile.h"

#include <system_error>

namespace tacklebox {

namespace {

FileContent failed(FileError error) {
    return {.text = {}, .error = error, .reason = {}};
}

FileContent failed(const std::error_code& error) {
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
        return failed(FileError::Missing);
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted)
        return failed(FileError::Forbidden);
    return {.text = {}, .error = FileError::Unreadable, .reason = error.message()};
}

FileContent readFile(const std::filesystem::path& file) {
    platform::RegularFile in(file);
    if (in.error()) return failed(in.error());
    if (!in.isRegular()) return failed(FileError::NoFile);
    constexpr std::size_t kPiece = 65536;
    FileContent content;
    std::size_t size = 0;
    for (;;) {
        content.text.resize(size + kPiece);
        const std::size_t read = in.read(content.text.data() + size, kPiece);
        if (in.error()) return failed(in.error());
        size += read;
        if (size > kLargestRecord) return failed(FileError::TooLarge);
        if (read == 0) break;
    }
    content.text.resize(size);
    return size ? content : failed(FileError::Empty);
}

} // namespace

FileContent readRecordFile(const std::filesystem::path& file) {
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    switch (status.type()) {
    case std::filesystem::file_type::regular: break;
    case std::filesystem::file_type::directory: return failed(FileError::Folder);
    case std::filesystem::file_type::not_found: return failed(FileError::Missing);
    case std::filesystem::file_type::none: return failed(error);
    default: return failed(FileError::NoFile);
    }
    const auto size = std::filesystem::file_size(file, error);
    if (!error && size > kLargestRecord) return failed(FileError::TooLarge);
    return readFile(file);
}

std::string errorWords(const FileContent& content) {
    switch (content.error) {
    case FileError::None: break;
    case FileError::Missing: return "can't be opened: the file doesn't exist";
    case FileError::Forbidden: return "can't be opened: permission denied";
    case FileError::Folder: return "is a folder, not a record";
    case FileError::NoFile: return "is a pipe or a device, not a record";
    case FileError::Empty: return "is empty";
    case FileError::TooLarge: return "is larger than 4 MiB, the limit for a record";
    case FileError::Unreadable: return "can't be read: " + content.reason;
    }
    return "";
}

} // namespace tacklebox

#include "model/wire/recordfile.h"

#include "model/platform/regularfile.h"

#include <system_error>

namespace tacklebox {

namespace {

FileContent failed(FileFault fault) {
    return {.text = {}, .fault = fault, .reason = {}};
}

FileContent failed(const std::error_code& error) {
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
        return failed(FileFault::Missing);
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted)
        return failed(FileFault::Forbidden);
    return {.text = {}, .fault = FileFault::Unreadable, .reason = error.message()};
}

FileContent readFile(const std::filesystem::path& file) {
    platform::RegularFile in(file);
    if (in.error()) return failed(in.error());
    if (!in.isRegular()) return failed(FileFault::NoFile);
    constexpr std::size_t kPiece = 65536;
    FileContent content;
    std::size_t size = 0;
    for (;;) {
        content.text.resize(size + kPiece);
        const std::size_t read = in.read(content.text.data() + size, kPiece);
        if (in.error()) return failed(in.error());
        size += read;
        if (size > kLargestRecord) return failed(FileFault::TooLarge);
        if (read == 0) break;
    }
    content.text.resize(size);
    return size ? content : failed(FileFault::Empty);
}

} // namespace

FileContent readRecordFile(const std::filesystem::path& file) {
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    switch (status.type()) {
    case std::filesystem::file_type::regular: break;
    case std::filesystem::file_type::directory: return failed(FileFault::Folder);
    case std::filesystem::file_type::not_found: return failed(FileFault::Missing);
    case std::filesystem::file_type::none: return failed(error);
    default: return failed(FileFault::NoFile);
    }
    const auto size = std::filesystem::file_size(file, error);
    if (!error && size > kLargestRecord) return failed(FileFault::TooLarge);
    return readFile(file);
}

std::string faultWords(const FileContent& content) {
    switch (content.fault) {
    case FileFault::None: break;
    case FileFault::Missing: return "can't be opened: the file doesn't exist";
    case FileFault::Forbidden: return "can't be opened: permission denied";
    case FileFault::Folder: return "is a folder, not a record";
    case FileFault::NoFile: return "is a pipe or a device, not a record";
    case FileFault::Empty: return "is empty";
    case FileFault::TooLarge: return "is larger than 4 MiB, the limit for a record";
    case FileFault::Unreadable: return "can't be read: " + content.reason;
    }
    return "";
}

} // namespace tacklebox

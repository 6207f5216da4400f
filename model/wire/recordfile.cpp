#include "model/wire/recordfile.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

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

/// Reads with `next(room, size)`, which gives the number of bytes read, 0 at the end and less where it fails,
/// until there is more than a record may have.
template <class Next>
FileContent readAll(Next next) {
    constexpr std::size_t kPiece = 65536;
    FileContent content;
    std::size_t size = 0;
    for (;;) {
        content.text.resize(size + kPiece);
        const auto read = next(content.text.data() + size, kPiece);
        if (read < 0) return failed(std::error_code(errno, std::generic_category()));
        size += std::size_t(read);
        if (size > kLargestRecord) return failed(FileFault::TooLarge);
        if (read == 0) break;
    }
    content.text.resize(size);
    return size ? content : failed(FileFault::Empty);
}

#ifndef _WIN32

/// A file that is closed at the end.
struct OpenFile {
    int number;
    ~OpenFile() { close(number); }
};

FileContent readFile(const std::filesystem::path& file) {
    // What was a file a moment ago may have become a pipe: opening does not wait for its other end.
    const OpenFile in{open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)};
    if (in.number < 0) return failed(std::error_code(errno, std::generic_category()));
    struct stat status {};
    if (fstat(in.number, &status) != 0) return failed(std::error_code(errno, std::generic_category()));
    if (!S_ISREG(status.st_mode)) return failed(FileFault::NoFile);
    return readAll([&](char* room, std::size_t size) {
        for (;;) {
            const ssize_t read = ::read(in.number, room, size);
            if (read >= 0 || errno != EINTR) return read;
        }
    });
}

#else

FileContent readFile(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return failed(FileFault::Forbidden);
    return readAll([&](char* room, std::size_t size) -> std::ptrdiff_t {
        in.read(room, std::streamsize(size));
        return in.bad() ? -1 : std::ptrdiff_t(in.gcount());
    });
}

#endif

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
    case FileFault::Missing: return "cannot be opened: there is no such file";
    case FileFault::Forbidden: return "cannot be opened: it may not be read by you";
    case FileFault::Folder: return "is a folder, not a record";
    case FileFault::NoFile: return "is a pipe or a device, not a file with a record";
    case FileFault::Empty: return "is empty";
    case FileFault::TooLarge: return "is larger than 4 MiB, which no record is";
    case FileFault::Unreadable: return "cannot be read: " + content.reason;
    }
    return "";
}

} // namespace tacklebox

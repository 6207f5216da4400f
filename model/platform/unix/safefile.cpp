#include "model/platform/safefile.h"

#include <atomic>
#include <cerrno>
#include <string>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tacklebox::platform {

namespace {

std::error_code currentError() {
    return {errno, std::generic_category()};
}

/// An open file, closed at the end of its scope.
struct Descriptor {
    int number;
    ~Descriptor() {
        if (number >= 0) close(number);
    }
};

std::error_code writeAll(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return currentError();
        content.remove_prefix(std::size_t(written));
    }
    return {};
}

std::error_code sync(int file) {
    if (fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP) return {}; // some file systems cannot sync
    return currentError();
}

/// Makes a rename in the folder durable. Ignores errors, because not every folder can be synced.
void syncFolder(const std::filesystem::path& folder) {
    const Descriptor open{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (open.number >= 0) fsync(open.number);
}

/// Creates a file beside `target`, with its name in `part`; negative, with errno, on error. Not mkstemp(),
/// which takes no mode: a thread cannot read the umask without changing it for all threads.
int openNew(const std::string& target, mode_t mode, std::string& part) {
    static std::atomic<unsigned> s_number = 0;
    int file = -1;
    do {
        part = target + '.' + std::to_string(getpid()) + '-' + std::to_string(++s_number);
        file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    } while (file < 0 && errno == EEXIST);
    return file;
}

std::error_code renameTo(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0) return currentError();
    syncFolder(std::filesystem::absolute(to).parent_path());
    return {};
}

} // namespace

std::error_code replaceFile(const std::filesystem::path& file, std::string_view content, FileMode mode) {
    std::error_code error;
    const std::filesystem::path target =
        std::filesystem::is_symlink(file, error) ? std::filesystem::weakly_canonical(file, error) : file;
    struct stat status {};
    if (stat(target.c_str(), &status) == 0) {
        if (S_ISDIR(status.st_mode)) return std::make_error_code(std::errc::is_a_directory);
        if (!S_ISREG(status.st_mode)) return std::make_error_code(std::errc::invalid_argument);
        if (access(target.c_str(), W_OK) != 0) return currentError();
    }
    std::string part;
    {
        const Descriptor open{openNew(target.string(), mode == FileMode::OwnerOnly ? 0600 : 0666, part)};
        if (open.number < 0) return currentError();
        error = writeAll(open.number, content);
        if (!error) error = sync(open.number);
        if (!error && fstat(open.number, &status) != 0) error = currentError();
        if (!error && std::size_t(status.st_size) != content.size())
            error = std::make_error_code(std::errc::io_error);
    }
    if (!error) error = renameTo(part, target);
    if (error) unlink(part.c_str());
    return error;
}

std::error_code moveIntoPlace(const std::filesystem::path& part, const std::filesystem::path& file) {
    {
        const Descriptor open{::open(part.c_str(), O_RDONLY | O_CLOEXEC)};
        if (open.number < 0) return currentError();
        if (const std::error_code error = sync(open.number)) return error;
    }
    return renameTo(part, file);
}

std::optional<FileId> fileId(const std::filesystem::path& file) {
    struct stat status {};
    if (stat(file.c_str(), &status) != 0) return std::nullopt;
    return FileId(status.st_dev, status.st_ino);
}

} // namespace tacklebox::platform

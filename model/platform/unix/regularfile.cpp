#include "model/platform/regularfile.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tacklebox::platform {

struct RegularFile::Handle {
    int descriptor;
};

RegularFile::RegularFile(const std::filesystem::path& file)
    // O_NONBLOCK, because the file may have been replaced by a pipe since it was checked.
    : m_handle(new Handle{open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)}) {
    struct stat status {};
    if (m_handle->descriptor < 0 || fstat(m_handle->descriptor, &status) != 0)
        m_error = std::error_code(errno, std::generic_category());
    else
        m_isRegular = S_ISREG(status.st_mode);
}

RegularFile::~RegularFile() {
    if (m_handle->descriptor >= 0) close(m_handle->descriptor);
}

std::size_t RegularFile::read(char* buffer, std::size_t size) {
    for (;;) {
        const ssize_t read = ::read(m_handle->descriptor, buffer, size);
        if (read >= 0) return std::size_t(read);
        if (errno == EINTR) continue;
        m_error = std::error_code(errno, std::generic_category());
        return 0;
    }
}

} // namespace tacklebox::platform

#include "model/platform/plainfile.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tacklebox::platform {

struct PlainFile::Open {
    int number;
};

PlainFile::PlainFile(const std::filesystem::path& file)
    // O_NONBLOCK, because the file may have been replaced by a pipe since it was checked.
    : m_open(new Open{open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)}) {
    struct stat status {};
    if (m_open->number < 0 || fstat(m_open->number, &status) != 0)
        m_error = std::error_code(errno, std::generic_category());
    else
        m_plain = S_ISREG(status.st_mode);
}

PlainFile::~PlainFile() {
    if (m_open->number >= 0) close(m_open->number);
}

std::size_t PlainFile::read(char* room, std::size_t size) {
    for (;;) {
        const ssize_t read = ::read(m_open->number, room, size);
        if (read >= 0) return std::size_t(read);
        if (errno == EINTR) continue;
        m_error = std::error_code(errno, std::generic_category());
        return 0;
    }
}

} // namespace tacklebox::platform

#include "model/platform/plainfile.h"

#include "model/platform/windows/windows.h"

#include <algorithm>

namespace tacklebox::platform {

namespace {

std::error_code lastError() {
    return {int(GetLastError()), std::system_category()};
}

} // namespace

struct PlainFile::Open {
    HANDLE handle;
};

PlainFile::PlainFile(const std::filesystem::path& file)
    : m_open(new Open{CreateFileW(file.c_str(), GENERIC_READ,
                                  FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                  OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr)}) {
    if (m_open->handle == INVALID_HANDLE_VALUE)
        m_error = lastError();
    else
        m_plain = GetFileType(m_open->handle) == FILE_TYPE_DISK;
}

PlainFile::~PlainFile() {
    if (m_open->handle != INVALID_HANDLE_VALUE) CloseHandle(m_open->handle);
}

std::size_t PlainFile::read(char* room, std::size_t size) {
    DWORD read = 0;
    if (!ReadFile(m_open->handle, room, DWORD(std::min<std::size_t>(size, 1 << 20)), &read, nullptr))
        m_error = lastError();
    return read;
}

} // namespace tacklebox::platform

#include "model/platform/regularfile.h"

#include "model/platform/windows/windows.h"

#include <algorithm>

namespace tacklebox::platform {

namespace {

std::error_code lastError() {
    return {int(GetLastError()), std::system_category()};
}

} // namespace

struct RegularFile::Handle {
    HANDLE value;
};

RegularFile::RegularFile(const std::filesystem::path& file)
    : m_handle(new Handle{CreateFileW(file.c_str(), GENERIC_READ,
                                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                      OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr)}) {
    if (m_handle->value == INVALID_HANDLE_VALUE)
        m_error = lastError();
    else
        m_isRegular = GetFileType(m_handle->value) == FILE_TYPE_DISK;
}

RegularFile::~RegularFile() {
    if (m_handle->value != INVALID_HANDLE_VALUE) CloseHandle(m_handle->value);
}

std::size_t RegularFile::read(char* buffer, std::size_t size) {
    constexpr std::size_t kMostBytes = 1 << 20; // fits into a DWORD
    DWORD read = 0;
    if (!ReadFile(m_handle->value, buffer, DWORD(std::min(size, kMostBytes)), &read, nullptr))
        m_error = lastError();
    return read;
}

} // namespace tacklebox::platform

#include "model/platform/safefile.h"

#include "model/platform/windows/windows.h"

#include <algorithm>
#include <atomic>
#include <string>

namespace tacklebox::platform {

namespace {

std::error_code currentError() {
    return {int(GetLastError()), std::system_category()};
}

/// An open file, closed at the end of its scope.
struct Handle {
    HANDLE handle;
    ~Handle() {
        if (handle != INVALID_HANDLE_VALUE) CloseHandle(handle);
    }
};

std::error_code writeAll(HANDLE file, std::string_view content) {
    while (!content.empty()) {
        DWORD written = 0;
        if (!WriteFile(file, content.data(), DWORD(std::min<std::size_t>(content.size(), 1 << 20)), &written,
                       nullptr))
            return currentError();
        content.remove_prefix(written);
    }
    return {};
}

std::error_code renameTo(const std::filesystem::path& from, const std::filesystem::path& to) {
    const bool moved =
        MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    return moved ? std::error_code() : currentError();
}

} // namespace

std::error_code replaceFile(const std::filesystem::path& file, std::string_view content, FileMode) {
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) return std::make_error_code(std::errc::is_a_directory);
    static std::atomic<unsigned> s_number = 0;
    std::filesystem::path part = file;
    part += L"." + std::to_wstring(GetCurrentProcessId()) + L"-" + std::to_wstring(++s_number);
    {
        const Handle open{CreateFileW(part.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS,
                                      FILE_ATTRIBUTE_NORMAL, nullptr)};
        if (open.handle == INVALID_HANDLE_VALUE) return currentError();
        LARGE_INTEGER size{};
        error = writeAll(open.handle, content);
        if (!error && (!FlushFileBuffers(open.handle) || !GetFileSizeEx(open.handle, &size)))
            error = currentError();
        if (!error && std::size_t(size.QuadPart) != content.size())
            error = std::make_error_code(std::errc::io_error);
    }
    if (!error) error = renameTo(part, file);
    if (error) DeleteFileW(part.c_str());
    return error;
}

std::error_code moveIntoPlace(const std::filesystem::path& part, const std::filesystem::path& file) {
    {
        const Handle open{CreateFileW(part.c_str(), GENERIC_WRITE, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                      FILE_ATTRIBUTE_NORMAL, nullptr)};
        if (open.handle == INVALID_HANDLE_VALUE || !FlushFileBuffers(open.handle)) return currentError();
    }
    return renameTo(part, file);
}

std::optional<FileId> fileId(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return std::nullopt;
    return FileId();
}

} // namespace tacklebox::platform

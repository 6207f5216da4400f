// Reading regular files without blocking.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <system_error>

namespace tacklebox::platform {

/// A regular file open for reading; rejects pipes and devices.
class RegularFile {
  public:
    /// Opens the file, following links. Check error() and isRegular().
    explicit RegularFile(const std::filesystem::path& file);
    ~RegularFile();
    RegularFile(const RegularFile&) = delete;
    RegularFile& operator=(const RegularFile&) = delete;

    /// The error of opening or of the last read(), if any.
    const std::error_code& error() const { return m_error; }
    /// False if it is not a regular file.
    bool isRegular() const { return m_isRegular; }
    /// Reads up to `size` bytes into `buffer`. Returns 0 at the end or on error.
    std::size_t read(char* buffer, std::size_t size);

  private:
    struct Handle; ///< of the operating system
    std::unique_ptr<Handle> m_handle;
    std::error_code m_error;
    bool m_isRegular = true;
};

} // namespace tacklebox::platform

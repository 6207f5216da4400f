// Reading regular files without blocking.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <system_error>

namespace tacklebox::platform {

/// A regular file open for reading; rejects pipes and devices.
class PlainFile {
  public:
    /// Opens the file, following links. Check error() and isPlain().
    explicit PlainFile(const std::filesystem::path& file);
    ~PlainFile();
    PlainFile(const PlainFile&) = delete;
    PlainFile& operator=(const PlainFile&) = delete;

    /// The error of opening or of the last read(), if any.
    const std::error_code& error() const { return m_error; }
    /// False if it is not a regular file.
    bool isPlain() const { return m_plain; }
    /// Reads up to `size` bytes into `room`. Returns 0 at the end or on error.
    std::size_t read(char* room, std::size_t size);

  private:
    struct Open;
    std::unique_ptr<Open> m_open;
    std::error_code m_error;
    bool m_plain = true;
};

} // namespace tacklebox::platform

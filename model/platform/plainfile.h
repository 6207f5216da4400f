// Files that are read to their end without waiting for anybody.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <system_error>

namespace tacklebox::platform {

/// A true file, open to be read: no pipe or device that somebody put in its place.
class PlainFile {
  public:
    /// Links are followed. Look at error() and isPlain().
    explicit PlainFile(const std::filesystem::path& file);
    ~PlainFile();
    PlainFile(const PlainFile&) = delete;
    PlainFile& operator=(const PlainFile&) = delete;

    /// Why it could not be opened, or what was wrong with the last read(); no error if all is well.
    const std::error_code& error() const { return m_error; }
    /// False for what is no file with an end.
    bool isPlain() const { return m_plain; }
    /// Reads up to `size` bytes into `room`; 0 at the end and where it fails (error()).
    std::size_t read(char* room, std::size_t size);

  private:
    struct Open;
    std::unique_ptr<Open> m_open;
    std::error_code m_error;
    bool m_plain = true;
};

} // namespace tacklebox::platform

// Reads files for the tests of lessons and notes.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tacklebox::testing {

/// Returns the content of a file; empty if it cannot be read.
inline std::string textOf(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

} // namespace tacklebox::testing

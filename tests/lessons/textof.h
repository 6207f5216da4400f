// Files as text, for the tests of lessons and notes.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tacklebox::testing {

/// All of the file; empty where it cannot be read.
inline std::string textOf(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

} // namespace tacklebox::testing

#include "model/platform/terminal.h"

#include "model/platform/windows/windows.h"

#include <shellapi.h>

namespace tacklebox::platform {

std::vector<std::string> commandLineWords(int argc, char** argv) {
    // The arguments of main() are in the system's code page, which may lack characters.
    int count = 0;
    wchar_t** wide = CommandLineToArgvW(GetCommandLineW(), &count);
    if (!wide) return {argv, argv + argc};
    std::vector<std::string> words;
    for (int i = 0; i < count; ++i) {
        const int size = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, nullptr, 0, nullptr, nullptr);
        std::string& word = words.emplace_back(std::size_t(size > 0 ? size : 1), '\0');
        WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, word.data(), size, nullptr, nullptr);
        word.pop_back(); // the terminating zero
    }
    LocalFree(wide);
    return words;
}

Utf8Terminal::Utf8Terminal() : m_before(GetConsoleOutputCP()) {
    if (m_before) SetConsoleOutputCP(CP_UTF8);
}

Utf8Terminal::~Utf8Terminal() {
    if (m_before) SetConsoleOutputCP(m_before); // other programs share the terminal
}

bool outputIsRead() {
    const HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
    return output && output != INVALID_HANDLE_VALUE && GetFileType(output) != FILE_TYPE_UNKNOWN;
}

std::size_t terminalColumns() {
    CONSOLE_SCREEN_BUFFER_INFO screen;
    if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &screen)) return 0;
    return std::size_t(screen.srWindow.Right - screen.srWindow.Left + 1);
}

} // namespace tacklebox::platform

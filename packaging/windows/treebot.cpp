// A bot for packaging/windows/test: plays the first legal move, and starts programs that would outlive it.
//
//   treebot children    two programs that wait, of which one starts a third
//   treebot orphans     the same, and ends at its third question
//   treebot flood       writes without an end at its third question
//   treebot wait N      waits, after it has started itself with N - 1 if N is not 0
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

#include <windows.h>

namespace {

void startAnother(const std::wstring& words) {
    wchar_t self[MAX_PATH];
    GetModuleFileNameW(nullptr, self, MAX_PATH);
    std::wstring command = L"\"" + std::wstring(self) + L"\" " + words;
    STARTUPINFOW start{};
    start.cb = sizeof start;
    PROCESS_INFORMATION process{};
    // As far as it can it tries to get away.
    for (const DWORD flags : {DWORD(CREATE_BREAKAWAY_FROM_JOB | CREATE_NEW_PROCESS_GROUP), DWORD(0)})
        if (CreateProcessW(nullptr, command.data(), nullptr, nullptr, FALSE, flags, nullptr, nullptr, &start,
                           &process))
            return;
    std::exit(4);
}

/// The JSON value that begins after `key`, an object or a number.
std::string valueAfter(const std::string& line, const std::string& key) {
    std::size_t begin = line.find(key);
    if (begin == std::string::npos) return "";
    begin += key.size();
    int depth = 0;
    for (std::size_t end = begin; end < line.size(); ++end) {
        if (line[end] == '{' || line[end] == '[') ++depth;
        if (depth == 0 && (line[end] == ',' || line[end] == '}')) return line.substr(begin, end - begin);
        if ((line[end] == '}' || line[end] == ']') && --depth == 0)
            return line.substr(begin, end + 1 - begin);
    }
    return "";
}

} // namespace

int main(int argc, char** argv) {
    const std::string mode = argc > 1 ? argv[1] : "";
    if (mode == "wait") {
        if (const int more = std::atoi(argv[2])) startAnother(L"wait " + std::to_wstring(more - 1));
        Sleep(600'000);
        return 0;
    }
    if (mode == "children" || mode == "orphans") {
        startAnother(L"wait 0");
        startAnother(L"wait 1");
    }
    int questions = 0;
    for (std::string line; std::getline(std::cin, line);) {
        const std::string id = valueAfter(line, "\"id\":");
        if (line.find("\"do\":\"seat\"") != std::string::npos)
            std::cout << "{\"id\":" << id << ",\"ready\":true}" << std::endl;
        if (line.find("\"do\":\"choose\"") == std::string::npos) continue;
        ++questions;
        if (questions == 3 && mode == "orphans") return 0;
        while (questions >= 3 && mode == "flood")
            std::cout << std::string(100'000, 'x');
        std::cout << "{\"id\":" << id << ",\"move\":" << valueAfter(line, "\"moves\":[") << "}" << std::endl;
    }
    return 0;
}

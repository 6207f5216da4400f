// A bot for packaging/windows/test: plays the first legal move and starts programs that would outlive it.
//
//   treebot children    starts two waiting programs, one of which starts a third
//   treebot orphans     the same, and exits at its third question
//   treebot flood       writes endlessly at its third question
//   treebot wait N      waits; if N is not 0, first starts itself with N - 1
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
    // Also tries to escape from the job object.
    for (const DWORD flags : {DWORD(CREATE_BREAKAWAY_FROM_JOB | CREATE_NEW_PROCESS_GROUP), DWORD(0)})
        if (CreateProcessW(nullptr, command.data(), nullptr, nullptr, FALSE, flags, nullptr, nullptr, &start,
                           &process))
            return;
    std::exit(4);
}

/// Returns the JSON object or number after `key`.
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

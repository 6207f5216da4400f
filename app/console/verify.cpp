#include "app/console/commands.h"
#include "model/wire/session.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace tacklebox::console {

namespace {

/// What is wrong with the file; "" if it replays to its last step.
std::string fault(const std::string& file, std::string& summary) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) return "is a folder, not a record";
    std::ifstream in(file, std::ios::binary);
    if (!in) return "cannot be opened";
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    if (in.bad()) return "cannot be read";
    try {
        const Json record = parseJson(text);
        const auto session = loadSession(record);
        summary = std::string(session->game()) + ", " + std::to_string(session->seats()) + " seats, " +
                  std::to_string(record["steps"].size()) + " steps, " +
                  (session->over() ? "finished" : "not finished");
    } catch (const WireError& error) {
        return error.text();
    }
    return "";
}

} // namespace

int verify(const std::vector<std::string>& files) {
    int broken = 0;
    for (const std::string& file : files) {
        std::string summary;
        const std::string wrong = fault(file, summary);
        if (wrong.empty()) {
            std::cout << file << ": sound (" << summary << ")\n";
        } else {
            std::cout << file << ": " << wrong << "\n";
            ++broken;
        }
    }
    return broken ? 1 : 0;
}

} // namespace tacklebox::console

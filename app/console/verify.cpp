#include "app/console/commands.h"
#include "model/wire/recordfile.h"
#include "model/wire/session.h"

#include <iostream>

namespace tacklebox::console {

namespace {

/// Returns an error message, or "" if the file replays to its last step; `summary` then describes it.
std::string verificationError(const std::string& file, std::string& summary) {
    const FileContent content = readRecordFile(file);
    if (content.error != FileError::None) return errorWords(content);
    try {
        const Json record = parseJson(content.text);
        const auto session = loadSession(record);
        summary = std::string(session->game()) + ", " +
                  Phrase::counted(session->seats(), "%n seat", "%n seats").english() + ", " +
                  Phrase::counted(int(record["steps"].size()), "%n step", "%n steps").english() + ", " +
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
        const std::string wrong = verificationError(file, summary);
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

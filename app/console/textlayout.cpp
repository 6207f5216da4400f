#include "app/console/textlayout.h"

#include "model/engine/phrase.h"
#include "model/json/json.h"
#include "model/platform/terminal.h"

#include <algorithm>
#include <cctype>
#include <iostream>
#include <sstream>

namespace tacklebox::console {

namespace {

constexpr std::size_t kLongestColumn = 16;
/// A longer list would push the hand off the screen.
constexpr std::size_t kMostRows = 24;

/// The columns of the terminal; 80 if unknown or less than 40.
std::size_t screenWidth() {
    const std::size_t columns = platform::terminalColumns();
    return columns >= 40 ? columns : 80;
}

/// True if the text contains every word of `parts`, which must be in lower case.
bool hasAll(const std::string& text, const std::string& parts) {
    std::istringstream words(parts);
    for (std::string word; words >> word;)
        if (lowered(text).find(word) == std::string::npos) return false;
    return true;
}

} // namespace

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return char(std::tolower(c)); });
    return text;
}

std::string wrapped(const std::string& text) {
    std::istringstream words(text);
    std::string lines, line;
    for (std::string word; words >> word;) {
        if (!line.empty() && line.size() + 1 + word.size() > screenWidth()) {
            lines += line + "\n";
            line = " ";
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return lines + line;
}

std::string entryText(const Json& entry) {
    if (entry.is_null()) return "-";
    if (entry.is_string()) return entry.get<std::string>();
    if (entry.is_object() && entry.contains("fish")) return entry["fish"].get<std::string>();
    return entry.dump();
}

std::string listText(const Json& list) {
    constexpr std::size_t kMostNamed = 12;
    if (list.empty()) return "none";
    if (list.front() == "?" || list.size() > kMostNamed) {
        std::string text = std::to_string(list.size()) + (list.size() == 1 ? " card" : " cards");
        if (list.front() != "?") text += ", " + entryText(list.front()) + " first";
        return text;
    }
    std::string text;
    for (const Json& entry : list)
        text += (text.empty() ? "" : ", ") + entryText(entry);
    return text;
}

void listMoves(const std::vector<std::string>& texts, const std::string& parts, bool brief) {
    std::vector<std::string> entries;
    std::size_t widest = 1;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (!hasAll(texts[i], parts)) continue;
        const std::string number = std::to_string(i + 1);
        entries.push_back(std::string(number.size() < 3 ? 3 - number.size() : 0, ' ') + number + "  " +
                          texts[i]);
        widest = std::max(widest, entries.back().size() + 2);
    }
    const std::size_t columns =
        entries.size() <= kLongestColumn ? 1 : std::max<std::size_t>(1, screenWidth() / widest);
    const std::size_t rows = (entries.size() + columns - 1) / columns;
    if (brief && rows > kMostRows) {
        std::cout << Phrase::counted(int(texts.size()), "You have %n move", "You have %n moves").english()
                  << ". Type some words to filter them (\"ben red\"), or all.\n";
        return;
    }
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t at = row; at < entries.size(); at += rows) {
            std::cout << entries[at];
            if (at + rows < entries.size()) std::cout << std::string(widest - entries[at].size(), ' ');
        }
        std::cout << "\n";
    }
    if (entries.empty()) std::cout << "No move matches \"" << parts << "\". Type ? for help.\n";
}

} // namespace tacklebox::console

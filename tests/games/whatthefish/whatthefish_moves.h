// Laid-out positions and short names for moves of What the Fish!.
#pragma once

#include "tests/support/table.h"

#include <initializer_list>
#include <string>

namespace tacklebox::testing::wtf {

/// Dealer 0, so the order round the table is 1, 2, ... 0.
inline Table waters(int seats, std::string_view deal, std::string_view options = "{}") {
    return Table("what-the-fish", seats, deal, 0, options);
}
inline Table two(std::string_view deal) {
    return waters(2, deal);
}
inline Table three(std::string_view deal) {
    return waters(3, deal);
}

inline Json dive(Table& table, int seat, const std::string& fish) {
    return table.play(seat, "{'kind':'dive','card':'" + fish + "'}");
}
inline std::string cards(std::initializer_list<const char*> names) {
    std::string list;
    for (const char* name : names)
        list += (list.empty() ? "'" : ",'") + std::string(name) + "'";
    return "[" + list + "]";
}
inline Json kill(Table& table, int seat, std::initializer_list<const char*> names) {
    return table.play(seat, "{'kind':'kill','cards':" + cards(names) + "}");
}
inline Json protect(Table& table, int seat, std::initializer_list<const char*> names) {
    return table.play(seat, "{'kind':'protect','cards':" + cards(names) + "}");
}
inline Json simply(Table& table, int seat, const std::string& kind) {
    return table.play(seat, "{'kind':'" + kind + "'}");
}
inline Json pass(Table& table, int seat) {
    return simply(table, seat, "pass");
}
inline Json bellyUp(Table& table, int seat) {
    return simply(table, seat, "belly-up");
}
inline Json flush(Table& table, int seat) {
    return simply(table, seat, "flush");
}
inline Json franklin(Table& table, int seat) {
    return simply(table, seat, "ben-franklin");
}
inline Json at(Table& table, int seat, const std::string& kind, int target) {
    return table.play(seat, "{'kind':'" + kind + "','target':" + std::to_string(target) + "}");
}
inline Json manifesto(Table& table, int seat, int from, int to) {
    return table.play(seat, "{'kind':'communist-manifesto','from':" + std::to_string(from) +
                                ",'to':" + std::to_string(to) + "}");
}
inline std::string code(const std::string& refusal) {
    return refusal.substr(0, refusal.find(':'));
}

} // namespace tacklebox::testing::wtf

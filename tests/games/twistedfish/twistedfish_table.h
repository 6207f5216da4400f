// Short names for moves and positions of Twisted Fish.
#pragma once

#include "tests/support/table.h"

namespace tacklebox::testing::twisted {

inline constexpr const char* kAnswer = "{'kind':'answer'}";
inline constexpr const char* kGoFish = "{'kind':'go-fish'}";
inline constexpr const char* kDead = "{'kind':'dead-in-the-water'}";
inline constexpr const char* kEndTurn = "{'kind':'end-turn'}";
inline constexpr const char* kPlayNoFishing = "{'kind':'no-fishing'}";
inline constexpr const char* kTwoFisted = "{'kind':'two-fisted-fisherman'}";
inline constexpr const char* kAllow = "{'kind':'allow'}";
inline constexpr const char* kStopAndKeep = "{'kind':'divine-intervention','keep':true}";
inline constexpr const char* kStop = "{'kind':'divine-intervention','keep':false}";
inline constexpr const char* kUnload = "{'kind':'unload'}";

/// Three seats, dealer 2: seat 0 begins.
inline Table table3(const std::string& deal, const char* options = "{}") {
    return Table("twisted-fish", 3, deal, 2, options);
}

inline std::string aimed(const std::string& kind, int target) {
    return "{'kind':'" + kind + "','target':" + std::to_string(target) + "}";
}
inline std::string aimed(const std::string& kind, int target, const char* field, const std::string& value) {
    return "{'kind':'" + kind + "','target':" + std::to_string(target) + ",'" + field + "':'" + value + "'}";
}
inline std::string ask(int target, const std::string& card) {
    return aimed("ask", target, "card", card);
}
inline std::string net(int target, const std::string& fish) {
    return aimed("the-net", target, "fish", fish);
}
inline std::string lure(int target, const std::string& card) {
    return aimed("the-lure", target, "card", card);
}
inline std::string warden(int target) {
    return aimed("game-warden", target);
}
inline std::string boat(int target) {
    return aimed("glass-bottom-boat", target);
}
inline std::string lay(const std::string& fish) {
    return "{'kind':'lay','fish':'" + fish + "'}";
}
inline std::string diver(const std::string& fish) {
    return "{'kind':'dead-scuba-diver','fish':'" + fish + "'}";
}
inline std::string sixth(const std::string& fish) {
    return "{'kind':'add-sixth','fish':'" + fish + "'}";
}
inline std::string give(const std::string& card) {
    return "{'kind':'give','card':'" + card + "'}";
}

/// The five cards of a fish, in deck order: 'red-eel','green-eel',...
inline std::string colours(const std::string& fish) {
    std::string cards;
    for (const char* colour : {"red", "green", "blue", "yellow", "purple"})
        cards += std::string(cards.empty() ? "'" : ",'") + colour + "-" + fish + "'";
    return cards;
}

/// A deal's "baskets": the first `count` fish in full baskets of seat 0.
inline std::string baskets(int seats, int count) {
    const char* fish[] = {"card-shark", "whale",      "blowfish",   "starfish", "clownfish",
                          "barnacle",   "jellyfish",  "shrimp",     "eel",      "crab",
                          "dogfish",    "hammerhead", "flying-fish"};
    std::string list = "[[";
    for (int i = 0; i < count; ++i)
        list += std::string(i ? "," : "") + "{'fish':'" + fish[i] + "','cards':[" + colours(fish[i]) + "]}";
    list += "]";
    for (int seat = 1; seat < seats; ++seat)
        list += ",[]";
    return list + "]";
}

} // namespace tacklebox::testing::twisted

// Laid-out games of The Great Lakes Fish-Out for tests of its bots.
#pragma once

#include "model/games/greatlakes/bot/informationstate.h"
#include "tests/support/decisions.h"

namespace tacklebox::testing {

/// Three seats, dealer 0: the order clockwise from the dealer's left is 1, 2, 0.
struct LaidGame {
    explicit LaidGame(std::string_view deal) : table("great-lakes", 3, deal) {}

    void choose(std::initializer_list<const char*> cards) {
        int seat = 0;
        for (const char* card : cards)
            table.play(seat++, std::string("{'kind':'choose','card':'") + card + "'}");
    }
    InformationState<GreatLakes> informationStateOf(Seat viewer) {
        return tacklebox::testing::informationStateOf<GreatLakes>(viewer, table);
    }
    std::optional<tacklebox::Choice<GreatLakes>> decision(Level level, Seat seat, std::uint64_t seed,
                                                          Thinking thinking = {}) {
        return tacklebox::testing::decision<GreatLakes>(level, seat, table, thinking, seed);
    }

    Table table;
};

/// A deal in which all cards outside the hands are in the lake or caught; `lake` uses the names of the
/// protocol: "'KS','2H'".
inline std::string dealWithOnlyHands(const std::string& hands, const std::string& lake = "",
                                     const std::string& fished = "[],[],[]") {
    std::string caught;
    for (Face face = 0; face < packs::kStandardFaces; ++face) {
        const std::string name = "'" + std::string(packs::standardName(face)) + "'";
        if (hands.find(name) != std::string::npos || lake.find(name) != std::string::npos) continue;
        caught += (caught.empty() ? "" : ",") + name;
    }
    return "{'hands':" + hands + ",'lake':[" + lake + "],'caught':[[" + caught + "],[],[]],'fished':[" +
           fished + "]}";
}

} // namespace tacklebox::testing

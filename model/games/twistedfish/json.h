// Twisted Fish in the JSON of the line protocol. UsualCodec (model/json/codec.h) describes the functions.
#pragma once

#include "model/games/twistedfish/twistedfish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<TwistedFish> : UsualCodec<TwistedFish> {
    static constexpr const char* kMoves[] = {"ask",
                                             "lay",
                                             "add-sixth",
                                             "the-net",
                                             "the-lure",
                                             "unload",
                                             "go-fish",
                                             "dead-in-the-water",
                                             "game-warden",
                                             "glass-bottom-boat",
                                             "dead-scuba-diver",
                                             "divine-intervention",
                                             "allow",
                                             "answer",
                                             "no-fishing",
                                             "give",
                                             "two-fisted-fisherman",
                                             "end-turn"};
    static constexpr const char* kPhases[] = {"turn",  "zinger", "answer", "give", "miss",
                                              "again", "drawn",  "over",   "wait"};
    static_assert(namesEvery<twistedfish::Ending>(TwistedFish::kEndings));
    static const char* expectedUnit() { return "points"; }

    template <class Io, class AnyMove>
    static void fields(Io& io, AnyMove& move) {
        using enum twistedfish::MoveKind;
        const auto is = [&](auto... kinds) { return ((move.kind == kinds) || ...); };
        if (is(Ask, TheLure, TheNet, GameWarden, GlassBottomBoat)) io.seat("target", move.target);
        if (is(Ask, TheLure, Give)) io.card("card", move.card);
        if (is(TheNet, Lay, AddSixth, DeadScubaDiver))
            io.name("fish", move.fish, twistedfish::kFishes, twistedfish::fishName, "There is no fish ",
                    " in Twisted Fish.");
        if (is(DivineIntervention)) io.flag("keep", move.keep);
    }

    static void addStatus(Json& json, const Observation& observation) {
        const twistedfish::Asked& asked = observation.status.asked;
        json["asked"] = nullptr;
        if (asked.any())
            json["asked"] = {{"by", int(asked.by)},
                             {"target", int(asked.target)},
                             {"fish", twistedfish::fishName(asked.fish)},
                             {"card", faceJson<TwistedFish>(asked.card)}};
        const twistedfish::Aimed& aimed = observation.status.aimed;
        json["aimed"] = nullptr;
        if (aimed.any())
            json["aimed"] = {{"zinger", twistedfish::cardName(aimed.zinger)},
                             {"by", int(aimed.by)},
                             {"target", int(aimed.target)}};
    }
    template <class Cards>
    static Json laid(const Cards& cards, Seat seat) {
        Json list = Json::array();
        for (const twistedfish::Basket& basket : cards.baskets)
            if (basket.owner == seat)
                list.push_back({{"fish", twistedfish::fishName(basket.fish)},
                                {"cards", cardsJson<TwistedFish>(basket.cards())}});
        return list;
    }
    static int laidCards(const Layout& layout) { return layout.baskets.size() * twistedfish::kColours; }
    /// Requires five colours of the fish, or four and the Diver.
    static void readLaid(DealReader<TwistedFish>& reader, Layout& layout, Seat seat, const Json& json) {
        using namespace twistedfish;
        Fields fields(json, reader.fields().code(), "A basket");
        const std::string name = fields.needText("fish");
        Basket basket{seat, readName(fields, name, kFishes, fishName, "There is no fish ", ".")};
        const Json& cards = fields.need("cards");
        fields.done();
        for (const Json& cardJson : reader.list(cards, "cards")) {
            const Card card = reader.card(cardJson);
            if (card != kDeadScubaDiver && (!isFish(card) || fishOf(card) != basket.fish))
                fields.fail(std::string(cardName(card)) + " does not belong in a basket of " + name + ".");
            basket.add(card);
        }
        if (basket.cards().size() != kColours)
            fields.fail("The basket of " + name +
                        " must have its five colours, or four and the dead-scuba-diver.");
        layout.baskets.add(basket);
    }
};

} // namespace tacklebox

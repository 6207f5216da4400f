// Rainbow Fish in the JSON of the line protocol. UsualCodec (model/json/codec.h) describes the functions.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<RainbowFish> : UsualCodec<RainbowFish> {
    static constexpr const char* kMoves[] = {"ask",
                                             "lay",
                                             "draw-2",
                                             "wild",
                                             "wild-draw-4",
                                             "wild-downpour-1",
                                             "wild-downpour-2",
                                             "draw",
                                             "lay-special",
                                             "discard-wild",
                                             "name",
                                             "answer",
                                             "reverse",
                                             "skip",
                                             "war-machine",
                                             "allow",
                                             "done"};
    static constexpr const char* kPhases[] = {"turn", "color", "answer", "block", "lay", "wait", "over"};
    static_assert(namesEvery<rainbowfish::Ending>(RainbowFish::kEndings));
    static const char* expectedUnit() { return "points"; }

    template <class Io, class AnyMove>
    static void fields(Io& io, AnyMove& move) {
        using enum rainbowfish::MoveKind;
        const auto is = [&](auto... kinds) { return ((move.kind == kinds) || ...); };
        if (is(Ask, Wild, Name)) io.seat("target", move.target);
        if (is(Ask, Lay)) io.number("number", move.number, 0, rainbowfish::kNumbers - 1);
        if (is(Lay)) namedCards(io, move);
        if (is(Wild, Name, DownpourOne, DownpourTwo))
            io.name("color", move.color, rainbowfish::kColors, rainbowfish::colorName, "Unknown value ",
                    " for \"color\".");
        if (is(DiscardWild)) io.card("card", move.card);
        if (is(DrawTwo, Reverse, Skip)) io.optionalCard("card", move.card);
    }

    static void addStatus(Json& json, const Observation& observation) {
        const Status& status = observation.status;
        json["asked"] = nullptr;
        if (status.asked != kNoSeat)
            json["asked"] = {
                {"by", int(status.turn)}, {"target", int(status.asked)}, {"number", int(status.number)}};
    }
    template <class Cards>
    static Json laid(const Cards& cards, Seat seat) {
        Json list = Json::array();
        for (const rainbowfish::LaidSet& set : cards.sets)
            if (set.seat == seat) list.push_back(setName(set.number));
        return list;
    }
    static int laidCards(const Layout& layout) { return layout.laid.size(); }
    /// Takes the first four cards of the number, in deck order, that the deal does not name elsewhere.
    static void readLaid(DealReader<RainbowFish>& reader, Layout& layout, Seat seat, const Json& name) {
        using namespace rainbowfish;
        const Number number = readName(reader.fields(), name, kSpecialSet + 1, setName,
                                       "\"sets\" names sets by \"0\" to \"9\" or \"special\", not ", ".");
        const LaidSet set{seat, number};
        if (number == kSpecialSet) {
            if (std::ranges::find(layout.sets, set) != layout.sets.end())
                reader.fail("\"sets\" has two Special Sets for one seat, which is out after the first.");
        } else {
            for (int i = 0; i < kSetSize; ++i) {
                const Card card =
                    reader.firstCard([&](Card left) { return cardsOfNumber(number).has(left); });
                if (card == kNoCard)
                    reader.fail("\"sets\" has a set of " + std::to_string(int(number)) +
                                ", for which the deck, less the cards "
                                "named, has no four cards left: no " +
                                std::string(RainbowFish::faceName(numberFace(number, 0))) +
                                " or other of that number.");
                layout.laid.add(card);
            }
        }
        layout.sets.add(set);
    }

    static Json hello() {
        Json json = UsualCodec::hello();
        Options options = standardOptions(RainbowFish::kOptions);
        for (std::size_t i = 0; i < std::size(rainbowfish::kDecks); ++i) {
            options.value[0] = std::int16_t(i);
            json["decks"][std::string(rainbowfish::kDecks[i])] =
                cardsJson<RainbowFish>(RainbowFish::deck(options));
        }
        return json;
    }

  private:
    static std::string setName(rainbowfish::Number set) {
        return set == rainbowfish::kSpecialSet ? "special" : std::to_string(int(set));
    }
    /// The cards to lay, if the move names them.
    static void namedCards(MoveWriter<RainbowFish>& writer, const Move& move) {
        for (rainbowfish::Color color = 0; color < rainbowfish::kColors; ++color)
            for (int i = 0; i < move.cards.of(color); ++i)
                writer.json["cards"].push_back(
                    faceJson<RainbowFish>(rainbowfish::numberFace(move.number, color)));
        if (move.card != kNoFace) writer.json["cards"].push_back(faceJson<RainbowFish>(move.card));
    }
    static void namedCards(MoveReader<RainbowFish>& reader, Move& move) {
        const Json* names = reader.fields.take("cards");
        if (!names) return;
        if (!names->is_array() || names->empty())
            reader.fields.fail("\"cards\" must be a list of the cards to lay.");
        for (const Json& name : *names) {
            const Face face = readFace<RainbowFish>(reader.fields, name);
            if (rainbowfish::isNumber(face) && rainbowfish::numberOf(face) == move.number)
                move.cards.add(rainbowfish::colorOf(face));
            else if (move.card == kNoFace)
                move.card = face;
        }
    }
};

} // namespace tacklebox

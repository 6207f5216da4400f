// WTF (What the Fish!) in the JSON of the line protocol. UsualCodec (model/json/codec.h) describes the
// functions.
#pragma once

#include "model/games/whatthefish/whatthefish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<WhatTheFish> : UsualCodec<WhatTheFish> {
    static constexpr const char* kMoves[] = {
        "dive",         "kill",          "protect",        "belly-up",    "flush",   "pass",
        "give",         "mugger-croc",   "snapper-snatch", "mrs-crabite", "wtf-tax", "communist-manifesto",
        "elvis-effect", "beaver-buddha", "ben-franklin"};
    static constexpr const char* kPhases[] = {"open", "swim", "flush", "tax", "over"};
    static_assert(namesEvery<whatthefish::Ending>(WhatTheFish::kEndings));

    template <class Io, class AnyMove>
    static void fields(Io& io, AnyMove& move) {
        using enum whatthefish::MoveKind;
        const auto is = [&](auto... kinds) { return ((move.kind == kinds) || ...); };
        if (is(Dive, Give, ElvisEffect)) card(io, move.cards);
        if (is(Kill, Protect)) cards(io, move.cards);
        if (is(MuggerCroc, SnapperSnatch, MrsCrabite, WtfTax)) io.seat("target", move.target);
        if (is(CommunistManifesto)) io.seat("from", move.target);
        if (is(CommunistManifesto)) io.seat("to", move.to);
    }

    static void addStatus(Json& json, const Observation& observation) {
        const Status& status = observation.status;
        const whatthefish::Swim& swim = status.swim;
        json["swim"] = nullptr;
        if (swim.any())
            json["swim"] = {{"seat", int(swim.seat)},
                            {"fish", faceJson<WhatTheFish>(swim.fish)},
                            {"bar", int(swim.bar)},
                            {"attack", int(swim.attack)},
                            {"endangered", swim.endangered()},
                            {"cards", facesJson<WhatTheFish>(observation.piles.played)}};
        json["frozen"] = Json::array();
        for (const whatthefish::SeenFrozen& frozen : observation.piles.frozen) {
            if (frozen.opens)
                json["frozen"].push_back(
                    {{"seat", int(frozen.seat)}, {"cards", Json::array()}, {"thaws", kThaws}});
            json["frozen"].back()["cards"].push_back(faceJson<WhatTheFish>(frozen.face));
        }
        json["passed"] = seatList(status.passed);
        json["order"] = Json::array();
        for (int place = 0; place < status.seats; ++place)
            json["order"].push_back(int(inOrder(status, place)));
        json["swims"] = int(status.swims);
    }

  private:
    /// Number of swims that must end before frozen cards return: always one. In open water it is the next
    /// swim, as an undone dive is no swim (W-37).
    static constexpr int kThaws = 1;

    static void card(MoveWriter<WhatTheFish>& writer, const whatthefish::NamedCards& cards) {
        writer.card("card", cards[0]);
    }
    static void card(MoveReader<WhatTheFish>& reader, whatthefish::NamedCards& cards) {
        Face card = kNoFace;
        reader.card("card", card);
        cards.add(card);
    }
    static void cards(MoveWriter<WhatTheFish>& writer, const whatthefish::NamedCards& cards) {
        writer.json["cards"] = facesJson<WhatTheFish>(cards);
    }
    static void cards(MoveReader<WhatTheFish>& reader, whatthefish::NamedCards& cards) {
        const Json& names = reader.fields.need("cards");
        if (!names.is_array() || names.empty())
            reader.fields.fail("\"cards\" must be a list of at least one card.");
        for (const Json& name : names) {
            const Face face = readFace<WhatTheFish>(reader.fields, name);
            if (cards.size() < 27) cards.add(face); // no hand can hold that many
        }
    }
};

} // namespace tacklebox

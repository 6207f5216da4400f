// A table just before an effect, in a laid-out position.
#pragma once

#include "tests/table/laidtable.h"
#include "tests/views/stagedtable.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/propitems.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace tacklebox::testing {

/// An effect, and the moves that lead to it: fields of the protocol's moves, with ' instead of ". The last
/// one causes the effect. Players react whenever they can. Seat 0 begins.
struct WantedEffect {
    const char* name;
    const char* game;
    EffectKind kind;
    QByteArray deal;
    QByteArrayList moves;
    QByteArray options = "{}";
    int seats = 4;
};

inline WantedEffect twistedPiece(const char* name, EffectKind kind, const QByteArray& hands,
                                 const QByteArray& move) {
    return {name,
            "twisted-fish",
            kind,
            "{'hands':[" + hands + "],'pond':['red-dogfish','blue-dogfish','green-dogfish'],'rest':'out'}",
            {move}};
}
inline WantedEffect rainbowPiece(const char* name, EffectKind kind, const QByteArray& hands,
                                 const QByteArray& move, const QByteArray& options = "{}") {
    return {
        name,   "rainbow-fish",
        kind,   "{'hands':[" + hands + "],'hole':['yellow-8','yellow-9','green-8','green-9'],'rest':'out'}",
        {move}, options};
}
/// Seat 0 asks `target`, who stops or turns the ask with this card.
inline WantedEffect stoppedAsk(EffectKind kind, const char* card, Seat target = 1) {
    const bool twisted = card == QByteArray("no-fishing");
    QByteArrayList hands =
        twisted ? QByteArrayList{"['blue-crab','red-eel']", "['red-shrimp']", "['blue-eel']", "['green-eel']"}
                : QByteArrayList{"['red-5','red-1']", "['blue-6']", "['blue-7']", "['blue-8']"};
    hands[target] = QByteArray(twisted ? "['red-crab','" : "['green-5','blue-5','") + card + "']";
    const QByteArray ask = "{'kind':'ask','target':" + QByteArray::number(target);
    return twisted ? twistedPiece(card, kind, hands.join(','), ask + ",'card':'red-crab'}")
                   : rainbowPiece(card, kind, hands.join(','), ask + ",'number':5}");
}
/// Seat 0 draws without a match and searches the deck, whose cards lie in this order, for the rank that it
/// rolls.
inline WantedEffect searchOf(const QByteArray& hand, const QByteArray& deck) {
    return {"platinum-search",
            "platinum-fish",
            EffectKind::Search,
            "{'hands':[" + hand + ",['4S'],['5S'],['6S']],'deck':['9H'," + deck +
                "],'discard':['9S'],'rest':'out'}",
            {"{'kind':'draw'}", "{'kind':'take'}"}};
}
inline const QByteArray kRanks = "'AH','2H','3H','4H','5H','6H','7H','8H','10H','JH','QH','KH'";
/// Seat 0 pairs a card of its hand with the top discard.
inline const WantedEffect kPair{"platinum-pair",
                                "platinum-fish",
                                EffectKind::Gather,
                                "{'hands':[['KS','QS'],['4S'],['5S'],['6S']],'discard':['KD']}",
                                {"{'kind':'take-discard'}"}};
/// The last move of the search, then a shuffle.
inline const WantedEffect kShuffle{"platinum-shuffle",
                                   "platinum-fish",
                                   EffectKind::Call,
                                   searchOf("['JS','8S']", kRanks).deal,
                                   {"{'kind':'draw'}", "{'kind':'take'}", "{'kind':'shuffle'}"}};
/// The cards of a catch at a table of five, of which `keeper` catches.
inline WantedEffect haulOf(Seat keeper) {
    QByteArrayList cards{"9S", "8S", "7S", "6S", "5S"}, hands, moves;
    cards[keeper] = "AS";
    for (int seat = 0; seat < 5; ++seat) {
        hands << "['" + cards[seat] + "','" + QByteArray::number(seat + 2) + "D']";
        moves << "{'kind':'choose','card':'" + cards[seat] + "'}";
    }
    return {"haul of five",
            "great-lakes",
            EffectKind::Haul,
            "{'hands':[" + hands.join(',') + "],'lake':['2S','3S'],'rest':'out'}",
            moves << "{'kind':'fish-out'}",
            "{}",
            5};
}
/// An ace among court cards of its suit.
inline const QByteArray kAceDeal =
    "{'hands':[['AS','2C'],['KS','3D'],['QS','4H'],['2H','5D']],'lake':['5S','6S','5H'],'rest':'out'}";
inline const QByteArrayList kAceMoves{"{'card':'AS'}", "{'card':'KS'}", "{'card':'QS'}", "{'card':'2H'}"};

inline const std::vector<WantedEffect> kWantedEffects = {
    {"lakes-reveal", "great-lakes", EffectKind::Reveal, kAceDeal, kAceMoves},
    {"lakes-haul", "great-lakes", EffectKind::Haul, kAceDeal,
     kAceMoves + QByteArrayList{"{'kind':'fish-out'}"}},
    twistedPiece("twisted-zinger", EffectKind::Enter,
                 "['blue-crab','glass-bottom-boat'],['green-eel','red-whale'],['red-shrimp'],['blue-shrimp']",
                 "{'kind':'glass-bottom-boat','target':1}"),
    twistedPiece("twisted-divine", EffectKind::Stop,
                 "['blue-crab','glass-bottom-boat'],['green-eel','divine-intervention'],['red-shrimp'],['"
                 "blue-shrimp']",
                 "{'kind':'glass-bottom-boat','target':1}"),
    twistedPiece("twisted-basket", EffectKind::Gather,
                 "['red-crab','green-crab','blue-crab','yellow-crab','red-eel'],['purple-crab','green-eel'],"
                 "['red-shrimp'],['blue-shrimp']",
                 "{'kind':'ask','target':1,'card':'purple-crab'}"),
    stoppedAsk(EffectKind::Skip, "no-fishing"),
    {"wtf-card",
     "what-the-fish",
     EffectKind::Enter,
     "{'hands':[['fish-3','kill-1'],['mrs-crabite','fish-2'],['kill-5','fish-1'],['kill-6']],'rest':'out'}",
     {"{'kind':'dive'}", "{'kind':'mrs-crabite','target':2}"}},
    stoppedAsk(EffectKind::Reverse, "green-reverse"),
    stoppedAsk(EffectKind::Skip, "green-skip"),
    rainbowPiece("rainbow-wild", EffectKind::Colour,
                 "['wild','red-1'],['green-5','blue-5'],['blue-6'],['blue-7']",
                 "{'kind':'wild','target':1,'color':'blue'}"),
    rainbowPiece("rainbow-downpour", EffectKind::Pour,
                 "['wild-downpour-1','red-1'],['green-5','blue-5'],['blue-6','green-2'],['blue-7','green-3']",
                 "{'kind':'wild-downpour-1','color':'blue'}", "{'deck':'h2o'}"),
    rainbowPiece("rainbow-block", EffectKind::Stop,
                 "['red-draw-2','red-1'],['green-5','war-machine'],['blue-6'],['blue-7']",
                 "{'kind':'draw-2'}", "{'deck':'iron-man'}"),
    rainbowPiece("rainbow-set", EffectKind::Gather,
                 "['red-5','blue-5','green-5','red-1'],['yellow-5','green-6'],['blue-6'],['blue-7']",
                 "{'kind':'ask','target':1,'number':5}"),
    searchOf("['KS','QS']", kRanks),
    kPair,
    kShuffle,
    {"gofish-book",
     "go-fish",
     EffectKind::Gather,
     "{'hands':[['7S','7H','7D','KS'],['7C','2S'],['3H'],['4H']],'pond':['5S','6S']}",
     {"{'kind':'ask','target':1,'rank':'7'}"}},
};

inline const WantedEffect& pieceCalled(const char* name) {
    for (const WantedEffect& wanted : kWantedEffects)
        if (wanted.name == QByteArray(name)) return wanted;
    qFatal("no effect is called %s", name);
}

struct OwnTable {
    std::unique_ptr<Table> ownTable;
};

/// The table, its scene and its director; the test advances the clock.
struct EffectStage : OwnTable, Staged {
    EffectStage(FaceStore& faces, std::unique_ptr<Table> laid, QSizeF size)
        : OwnTable{std::move(laid)}, Staged(faces, *ownTable, size) {
        director.setPromptBarHeight(58);
        for (Seat seat = 0; seat < table.seats(); ++seat)
            for (const ReactionCard& card : table.reactionCards())
                table.setOrder(seat, card.id, {.rule = StandingOrder::Rule::Always});
        QObject::connect(&director, &Director::showing, &scene,
                         [this](int number) { told.push_back(number); });
    }

    /// Plays the first choice whose move has these fields, after everything before it has been shown.
    bool move(const QByteArray& fields) {
        for (int i = 0; i < 9 && table.waitingFor() != WaitingFor::Person; ++i) {
            if (table.waitingFor() == WaitingFor::HideCards) table.cover();
            if (table.waitingFor() == WaitingFor::HandOver) table.reveal(table.seatToAct());
        }
        if (!untilIdle()) return false;
        first = table.events();
        told.clear();
        return playMove(table, fields) && untilWaitingFor(table);
    }
    /// Advances until that effect is being played. Returns the number of its event, or -1 if there is none.
    int untilPlayed(EffectKind kind) {
        const int number = eventOf(kind);
        while (number >= 0 && presenter->shownUpTo() <= number && !director.idle()) {
            if (const auto line = scene.fishingLine().line()) lineBefore = line;
            scene.frameClock().advance(1);
        }
        return number;
    }
    /// The event of that effect, or -1.
    int eventOf(EffectKind kind) const {
        const auto reader = makePresenter(table);
        for (reader->restart(first); reader->shownUpTo() < table.events(); reader->advance())
            if (reader->effectSpec().kind == kind) return reader->shownUpTo();
        return -1;
    }
    /// Rectangles of the cards, zone by zone.
    std::vector<QRectF> cardRects() const {
        std::vector<QRectF> rects;
        for (const ZonePicture& zone : scene.picture().zones)
            for (int k = 0; k < int(zone.cards.size()); ++k)
                rects.push_back(scene.cardRect({zone.place, k}));
        return rects;
    }
    int dark() const { return count<DimmerItem>(); }
    int props() const { return count<PropItem>(); }
    int coins() const { return count<CoinItem>(); }
    template <class Item>
    int count() const {
        int items = 0;
        for (const QGraphicsItem* item : scene.items())
            items += dynamic_cast<const Item*>(item) != nullptr && item->isVisible();
        return items;
    }

    int first = 0;                      ///< first event of the last move; none of them has been shown
    std::optional<CastLine> lineBefore; ///< the fishing line before the effect
    std::vector<int> told;              ///< reported events of the last move
};

/// A table just after the move that causes the effect; none of its events has been shown.
inline std::unique_ptr<EffectStage> stageOf(FaceStore& faces, const WantedEffect& wanted,
                                            QSizeF size = {1280, 732}) {
    auto table = laidTable(wanted.game, wanted.seats, 0, wanted.seats - 1, wanted.deal, wanted.options);
    if (!table) return nullptr;
    auto stage = std::make_unique<EffectStage>(faces, std::move(table), size);
    for (const QByteArray& move : wanted.moves)
        if (!untilWaitingFor(stage->table) || !stage->move(move)) return nullptr;
    return stage->eventOf(wanted.kind) < 0 ? nullptr : std::move(stage);
}

} // namespace tacklebox::testing

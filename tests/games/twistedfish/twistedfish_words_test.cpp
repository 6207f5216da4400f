// The sentences for moves, events and cards of Twisted Fish.
#include "model/engine/match.h"
#include "model/games/twistedfish/words.h"

#include <gtest/gtest.h>

using namespace tacklebox;
using namespace tacklebox::twistedfish;

namespace {

const Names kNames{{"Nick", "Susan", "Dave"}};

Face faceNamed(std::string_view name) {
    for (Face face = 0; face < kDeckSize; ++face)
        if (cardName(face) == name) return face;
    return kNoFace;
}

} // namespace

TEST(TwistedFishWords, CardsAndMoves) {
    EXPECT_EQ(cardWords(faceNamed("purple-flying-fish")).english(), "the purple flying fish");
    EXPECT_EQ(cardWords(faceNamed("the-net")).english(), "the Net");
    EXPECT_EQ(cardWords(kHidden).english(), "a card");
    EXPECT_EQ(Words<TwistedFish>::move({MoveKind::Ask, 0, faceNamed("purple-hammerhead")}, kNames).english(),
              "Ask Nick for the purple hammerhead");
    EXPECT_EQ(Words<TwistedFish>::move(
                  {.kind = MoveKind::TheNet, .target = 2, .fish = fishNamed("card-shark")}, kNames)
                  .english(),
              "Cast the Net at Dave for any card shark");
    for (int kind = 0; kind <= int(MoveKind::EndTurn); ++kind)
        EXPECT_FALSE(Words<TwistedFish>::move({MoveKind(kind), 1, 3, 2, true}, kNames).empty()) << kind;
}

TEST(TwistedFishWords, EventSentencesContainNoHiddenCards) {
    EventLog<TwistedFish> log;
    log.add(MoveMade<Move>{0, {MoveKind::Ask, 1, faceNamed("purple-hammerhead")}});
    log.moved(faceNamed("purple-hammerhead"), handOf(1), handOf(0), SeatSet::of(0).with(1));
    log.add(Peeked{0, 1, faceNamed("red-eel"), SeatSet::of(0).with(1)});
    const auto words = [&](Seat viewer, int number) {
        return Words<TwistedFish>::event(*SeenEvent<TwistedFish>::seenBy(viewer, log, number), kNames)
            .english();
    };
    EXPECT_EQ(words(2, 0), "Nick asks Susan for the purple hammerhead.");
    EXPECT_EQ(words(0, 1), "Susan gives the purple hammerhead to Nick.");
    EXPECT_EQ(words(2, 1), "Susan gives a card to Nick.");
    EXPECT_EQ(words(1, 2), "Nick sees the red eel in Susan's hand.");
    EXPECT_EQ(words(2, 2), "Nick sees a card in Susan's hand.");
}

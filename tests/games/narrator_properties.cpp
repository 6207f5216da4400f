// The narrator: items of random games of every game for every viewer, and single sentences.
#include "model/engine/random.h"
#include "model/host/narration.h"
#include "model/json/json.h"
#include "tests/support/gameids.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

using namespace tacklebox;

namespace {

const Names kFriends{{"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"}, kNoSeat};

/// A match after up to `steps` random moves.
std::unique_ptr<AnyMatch> played(const AnyGame& game, int seats, std::uint64_t seed, int steps) {
    AnySetup setup;
    setup.options = standardOptions(game.options);
    setup.seats = seats;
    setup.seed = seed;
    setup.layout = game.drawnLayout(seed, setup.options, seats);
    auto match = game.begin(setup);
    Random random(seed);
    for (int step = 0; step < steps && !match->over(); ++step) {
        const SeatSet playersToAct = match->playersToAct();
        int skip = random.below(playersToAct.size());
        for (const Seat seat : playersToAct)
            if (skip-- == 0) {
                const AnyMoves moves = match->legalMoves(seat);
                EXPECT_FALSE(match->move(seat, moves[std::size_t(random.below(int(moves.size())))]));
            }
    }
    return match;
}

Narrator narratorOf(const AnyMatch& match, Seat viewer, std::size_t& events) {
    Narrator narrator(match.game(), kFriends.to(viewer));
    for (int number = 0; number < match.events(); ++number)
        if (const auto event = match.seen(viewer, number)) {
            narrator.addEvent(*event);
            ++events;
        }
    return narrator;
}

std::vector<std::string> texts(const AnyGame& game, const std::vector<NarrationItem>& items,
                               const Names& names) {
    std::vector<std::string> words;
    for (const Phrase& phrase : logSentences(game, items, names))
        words.push_back(phrase.english());
    return words;
}

/// The face with that protocol name.
Face face(const AnyGame& game, std::string_view name) {
    for (const Card card : game.deck(standardOptions(game.options)))
        if (game.faceName(game.faceOf(card)) == name) return game.faceOf(card);
    ADD_FAILURE() << "no card " << name;
    return kHidden;
}

NarrationItem itemOf(NarrationKind kind, Seat actor, Seat other = kNoSeat, std::vector<Face> faces = {}) {
    NarrationItem item;
    item.kind = kind;
    item.actor = actor;
    item.other = other;
    item.faces = std::move(faces);
    return item;
}

/// The events that `viewer` sees, in the line protocol.
std::vector<std::string> seenBy(Seat viewer, const AnyMatch& match) {
    std::vector<std::string> seen;
    const auto tracker = match.game().tracker(viewer);
    for (int number = 0; number < match.events(); ++number)
        if (const auto event = match.seen(viewer, number)) seen.push_back(tracker->seeAsJson(*event).dump());
    return seen;
}

/// All sentences, spoken lines and kinds of the narration, one item a line.
std::vector<std::string> experienced(Seat viewer, const AnyMatch& match) {
    std::size_t events = 0;
    const Narrator narrator = narratorOf(match, viewer, events);
    std::vector<std::string> all = texts(match.game(), narrator.items(), narrator.names());
    for (const NarrationItem& item : narrator.items())
        all.push_back(std::to_string(int(item.kind)) + ' ' + std::to_string(item.actor) + ' ' +
                      std::to_string(item.other) + ' ' + item.aloud.english());
    return all;
}

/// Collects a layout's lists of cards: its piles and hands.
void collectLists(Json& json, std::vector<Json*>& lists) {
    if (json.is_array() && json.size() > 1 && json[0].is_string()) return lists.push_back(&json);
    if (json.is_array() || json.is_object())
        for (auto& part : json)
            collectLists(part, lists);
}

/// The same opening with two cards swapped.
AnySetup withTwoCardsSwapped(const AnyGame& game, const AnySetup& setup, Random& random) {
    const TableShape shape{setup.seats, setup.options};
    Json deal = game.layoutJson(setup.layout, shape);
    std::vector<Json*> lists;
    collectLists(deal, lists);
    Json& from = *lists[std::size_t(random.below(int(lists.size())))];
    Json& to = *lists[std::size_t(random.below(int(lists.size())))];
    std::swap(from[std::size_t(random.below(int(from.size())))],
              to[std::size_t(random.below(int(to.size())))]);
    AnySetup swapped = setup;
    swapped.layout = game.readLayout(deal, shape, random, ErrorCode::BadDeal);
    return swapped;
}

} // namespace

// Swaps two hidden cards: while the viewer sees the same events, the narration stays the same.
TEST(Narrator, HiddenCardsDoNotChangeTheNarration) {
    for (const AnyGame* game : tacklebox::allGames()) {
        int steps = 0, determinizations = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Random random(seed);
            AnySetup setup;
            setup.options = standardOptions(game->options);
            setup.seats = game->leastSeats + 1;
            setup.seed = seed;
            setup.layout = game->drawnLayout(seed, setup.options, setup.seats);
            const auto viewer = Seat(seed % std::uint64_t(setup.seats));
            const auto match = game->begin(setup);
            const auto other = game->begin(withTwoCardsSwapped(*game, setup, random));
            int together = 0;
            std::vector<std::string> words, otherWords;
            while (seenBy(viewer, *match) == seenBy(viewer, *other)) {
                words = experienced(viewer, *match);
                otherWords = experienced(viewer, *other);
                const SeatSet playersToAct = match->playersToAct();
                if (playersToAct.empty() || together == 25) break;
                const Seat seat = playersToAct.first();
                const AnyMoves moves = match->legalMoves(seat);
                const AnyMove& move = moves[std::size_t(random.below(int(moves.size())))];
                if (other->check(seat, move)) break;
                EXPECT_FALSE(match->move(seat, move));
                EXPECT_FALSE(other->move(seat, move));
                ++together;
            }
            EXPECT_EQ(words, otherWords) << game->id << ", seed " << seed;
            steps += together;
            determinizations += together > 3;
        }
        EXPECT_TRUE(determinizations > 5 || !tacklebox::testing::isFinished(*game))
            << game->id << ": " << steps << " steps";
    }
}

TEST(Narrator, EveryEventIsInOneItemInOrderForEveryViewerOfEveryGame) {
    for (const AnyGame* game : tacklebox::allGames())
        for (int seats = game->leastSeats; seats <= game->mostSeats; ++seats) {
            const auto match = played(*game, seats, std::uint64_t(seats), 150);
            std::vector<Seat> viewers{kNoSeat, kOmniscient};
            for (Seat seat = 0; seat < seats; ++seat)
                viewers.push_back(seat);
            for (const Seat viewer : viewers) {
                std::size_t events = 0, next = 0;
                const Narrator narrator = narratorOf(*match, viewer, events);
                for (const NarrationItem& item : narrator.items()) {
                    ASSERT_EQ(item.first, next) << game->id;
                    ASSERT_GT(item.last, item.first) << game->id;
                    next = item.last;
                }
                ASSERT_EQ(next, events) << game->id;
            }
        }
}

TEST(Narrator, SentencesAreCompleteGroupedAndNotRepeated) {
    for (const AnyGame* game : tacklebox::allGames())
        for (int seats = game->leastSeats; seats <= game->mostSeats; ++seats) {
            const auto match = played(*game, seats, 100 + std::uint64_t(seats), 150);
            for (Seat viewer = 0; viewer < seats; ++viewer) {
                std::size_t events = 0;
                const Narrator narrator = narratorOf(*match, viewer, events);
                const auto& items = narrator.items();
                for (std::size_t i = 1; i < items.size(); ++i)
                    if (items[i].kind == NarrationKind::Drew || items[i].kind == NarrationKind::Got) {
                        EXPECT_FALSE(
                            items[i].kind == items[i - 1].kind && items[i].actor == items[i - 1].actor &&
                            items[i].other == items[i - 1].other && items[i].pile == items[i - 1].pile)
                            << game->id << ": cards that come together are one beat";
                    }
                const auto words = texts(*game, items, narrator.names());
                ASSERT_FALSE(words.empty());
                for (std::size_t i = 0; i < words.size(); ++i) {
                    EXPECT_TRUE(words[i].ends_with('.') || words[i].ends_with('!')) << words[i];
                    EXPECT_EQ(words[i].find('%'), std::string::npos) << words[i];
                    EXPECT_EQ(words[i].find(kFriends.bySeat[viewer]), std::string::npos)
                        << "told to the player: " << words[i];
                    if (i > 0) {
                        EXPECT_NE(words[i], words[i - 1]) << game->id;
                    }
                }
            }
        }
}

TEST(Narrator, DrawnCardsAreNamedOnlyIfTheEventShowsThem) {
    for (const AnyGame* game : tacklebox::allGames()) {
        const auto match = played(*game, game->leastSeats + 1, 7, 150);
        std::size_t hidden = 0, events = 0;
        for (Seat viewer = 0; viewer < match->seats(); ++viewer) {
            const Narrator narrator = narratorOf(*match, viewer, events);
            std::size_t next = 0;
            std::vector<EventContent> seen;
            for (int number = 0; number < match->events(); ++number)
                if (const auto event = match->seen(viewer, number)) seen.push_back(event->content());
            for (const NarrationItem& item : narrator.items()) {
                std::vector<Face> shown;
                for (next = item.first; next < item.last; ++next)
                    if (const auto* moved = std::get_if<Moved>(&seen[next])) shown.push_back(moved->face);
                if (item.kind != NarrationKind::Drew && item.kind != NarrationKind::Got) continue;
                for (const Face card : item.faces)
                    EXPECT_NE(std::find(shown.begin(), shown.end(), card), shown.end()) << game->id;
                if (std::find(item.faces.begin(), item.faces.end(), kHidden) == item.faces.end()) continue;
                ++hidden;
                const NarrationItem alone[] = {item};
                const auto words = logSentences(*game, alone, narrator.names());
                for (const Face card : item.faces)
                    if (card != kHidden && !words.empty()) {
                        EXPECT_EQ(words[0].english().find(game->cardWords(card).english()), std::string::npos)
                            << "some of the cards are not known: " << words[0].english();
                    }
            }
        }
        if (game->hasTurns) {
            EXPECT_GT(hidden, 0u) << game->id;
        }
    }
}

TEST(Narrator, AnAskIsNarratedWithItsAnswerForTheViewer) {
    const AnyGame& game = *gameNamed("go-fish");
    NarrationItem ask = itemOf(NarrationKind::Asked, 0, 1);
    ask.question = {1, "fives"};
    const std::vector<NarrationItem> hit{
        ask, itemOf(NarrationKind::Got, 0, 1, {face(game, "5H"), face(game, "5S")})};
    const std::vector<NarrationItem> miss{ask, itemOf(NarrationKind::Refused, 1)};
    using Texts = std::vector<std::string>;
    EXPECT_EQ(texts(game, hit, kFriends.to(0)),
              (Texts{"You ask Bob for fives and get the five of hearts and the five of spades."}));
    EXPECT_EQ(texts(game, hit, kFriends.to(1)),
              (Texts{"Ann asks you for fives and gets the five of hearts and the five of spades."}));
    EXPECT_EQ(texts(game, miss, kFriends.to(2)), (Texts{"Ann asks Bob for fives: no."}));
    NarrationItem fishing = miss[1];
    fishing.sendsFishing = true;
    EXPECT_EQ(texts(game, {ask, fishing}, kFriends.to(1)), (Texts{"Ann asks you for fives. Go fish!"}));
}

TEST(Narrator, CardsAreCountedAndDrawsIncludeTheirResult) {
    const AnyGame& game = *gameNamed("rainbow-fish");
    const std::vector<Face> unknown(4, kHidden);
    const NarrationItem draw = itemOf(NarrationKind::Drew, 1, kNoSeat, unknown);
    const NarrationItem take = itemOf(NarrationKind::Got, 1, 0, {face(game, "blue-4"), face(game, "blue-6")});
    using Texts = std::vector<std::string>;
    EXPECT_EQ(texts(game, {draw}, kFriends.to(0)), (Texts{"Bob draws 4 cards."}));
    EXPECT_EQ(texts(game, {draw, take}, kFriends.to(0)),
              (Texts{"Bob draws 4 cards, then gets the blue 4 and the blue 6 from you."}));
    EXPECT_EQ(texts(game, {draw, take}, kFriends.to(2)),
              (Texts{"Bob draws 4 cards, then gets the blue 4 and the blue 6 from Ann."}));
    EXPECT_EQ(texts(game, {itemOf(NarrationKind::Drew, 1, kNoSeat, {kHidden})}, kFriends.to(1)),
              (Texts{"You draw a card."}));
}

TEST(Narrator, ForTheEarAnAskAndItsAnswerAreOneClause) {
    const AnyGame& game = *gameNamed("go-fish");
    NarrationItem ask = itemOf(NarrationKind::Asked, 0, 1), fishing = itemOf(NarrationKind::Refused, 1);
    ask.question = {1, "fives"};
    fishing.sendsFishing = true;
    const NarrationItem hidden = itemOf(NarrationKind::Drew, 0, kNoSeat, {kHidden}),
                        shown = itemOf(NarrationKind::Drew, 0, kNoSeat, {face(game, "5H")}),
                        one = itemOf(NarrationKind::Got, 0, 1, {face(game, "5H")}),
                        two = itemOf(NarrationKind::Got, 0, 1, {face(game, "5H"), face(game, "5S")}),
                        caught = itemOf(NarrationKind::Caught, 0);
    const auto told = [&](const std::vector<NarrationItem>& items, Seat you, Wording wording) {
        std::string text;
        for (const Sentence& sentence : sentencesOf(game, items, kFriends.to(you), wording))
            text += (text.empty() ? "" : " ") + sentence.words.english();
        return text;
    };
    const auto spoken = [&](const std::vector<NarrationItem>& items, Seat you) {
        return told(items, you, Wording::Spoken);
    };
    const auto line = [&](const std::vector<NarrationItem>& items, Seat you) {
        return told(items, you, Wording::Line);
    };
    EXPECT_EQ(spoken({ask, two}, 0), "Bob gives you the five of hearts and the five of spades.");
    EXPECT_EQ(spoken({ask, one}, 1), "Ann asks you for fives and takes one.");
    EXPECT_EQ(spoken({ask, two}, 1), "Ann asks you for fives and takes both.");
    EXPECT_EQ(line({ask, one}, 1), "Ann takes the five of hearts from you.");
    EXPECT_EQ(line({ask, two}, 1), "Ann takes 2 fives from you.");
    EXPECT_EQ(line({two}, 1), "Ann takes the five of hearts and the five of spades from you.");
    EXPECT_EQ(spoken({ask, two}, 2), "Ann asks Bob for fives and takes 2.");
    EXPECT_EQ(spoken({ask, fishing, shown}, 0), "Go fish: you draw the five of hearts.");
    EXPECT_EQ(spoken({ask, fishing, shown, caught}, 0), "Go fish: you draw the five of hearts. It's a hit!");
    EXPECT_EQ(spoken({ask, fishing, shown, caught}, 1), "Ann asks you for fives: go fish, and it's a hit!");
    EXPECT_EQ(spoken({ask, fishing, hidden}, 2), "Ann asks Bob for fives: go fish.");
    fishing.stockIsEmpty = true;
    EXPECT_EQ(spoken({ask, fishing}, 2), "Ann asks Bob for fives: none, and nothing to fish.");
}

TEST(Narrator, ATotalFollowsTheSetsThatMakeIt) {
    const AnyGame& game = *gameNamed("go-fish");
    NarrationItem first = itemOf(NarrationKind::Laid, 0), second = first,
                  ask = itemOf(NarrationKind::Asked, 0, 1);
    first.words = "Ann lays a book of fives.";
    first.total = 2;
    first.before = 1;
    second.words = "Ann lays a book of sixes.";
    second.total = 3;
    second.before = 2;
    ask.question = {1, "nines"};
    ask.words = "Ann asks Bob for nines.";
    std::string text;
    for (const Sentence& sentence :
         sentencesOf(game, std::vector{first, second, ask}, kFriends, Wording::Spoken))
        text += sentence.words.english() + ' ';
    EXPECT_EQ(text,
              "Ann lays a book of fives. Ann lays a book of sixes. That makes 3. Ann asks Bob for nines. ");
}

TEST(Narrator, HitsInARowAreOneSentence) {
    const AnyGame& game = *gameNamed("twisted-fish");
    std::vector<NarrationItem> items;
    for (const std::string_view name : {"red-whale", "blue-whale", "green-eel"}) {
        NarrationItem ask = itemOf(NarrationKind::Asked, 0, 1);
        ask.question = {.target = 1, .subject = game.cardWords(face(game, name)), .card = face(game, name)};
        items.push_back(ask);
        items.push_back(itemOf(NarrationKind::Got, 0, 1, {face(game, name)}));
        items.back().left = 4;
    }
    const auto spoken = [&](Seat you, Wording wording) {
        std::string text;
        for (const Sentence& sentence : sentencesOf(game, items, kFriends.to(you), wording))
            text += (text.empty() ? "" : " ") + sentence.words.english();
        return text;
    };
    EXPECT_EQ(spoken(2, Wording::Spoken),
              "Ann takes the red whale, the blue whale and the green eel from Bob.");
    EXPECT_EQ(spoken(2, Wording::Brief), "Ann takes 3 cards from Bob.");
    EXPECT_EQ(spoken(1, Wording::Brief),
              "Ann takes the red whale, the blue whale and the green eel from you. You have 4 cards left.");
    EXPECT_EQ(logSentences(game, items, kFriends.to(2)).size(), 3U) << "the log has a line for each";
}

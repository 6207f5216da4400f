// The gold button, Space, Enter and double click at every question of random games: none of them gives
// anything up, and every other answer has a key.
#include "tests/views/playedtable.h"

#include "tests/support/qttest.h"
#include "views/games/games.h"

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

template <class G>
using MovesOf = std::vector<typename G::Move>;

template <class G, class Kind>
bool has(const MovesOf<G>& legal, Kind kind) {
    return std::any_of(legal.begin(), legal.end(), [kind](const auto& move) { return move.kind == kind; });
}

// Whether a move gives up a chance, a card or a turn at the question with these legal moves. Repeats the rule
// independently of the presenters, game by game.

bool givesUpInTwistedFish(const twistedfish::Observation& view, const twistedfish::Move& move,
                          const MovesOf<TwistedFish>& legal) {
    using twistedfish::MoveKind;
    switch (move.kind) {
    case MoveKind::Answer: {
        const twistedfish::Asked& asked = view.status.asked;
        const FaceList& hand = view.hands[view.viewer];
        return std::any_of(hand.begin(), hand.end(), [&](Face face) {
            return face < twistedfish::kFishCards &&
                   (asked.isNet() ? twistedfish::fishOf(face) == asked.fish : face == asked.card);
        });
    }
    case MoveKind::GoFish: // all other moves use a chance of this turn, unless there is none
        return legal.size() > (has<TwistedFish>(legal, MoveKind::DeadInTheWater) ? 2u : 1u);
    case MoveKind::DeadInTheWater:
    case MoveKind::Allow:
    case MoveKind::EndTurn:
    case MoveKind::Unload: return true;
    default: return false;
    }
}

bool givesUpInRainbowFish(const rainbowfish::Observation&, const rainbowfish::Move& move,
                          const MovesOf<RainbowFish>&) {
    using rainbowfish::MoveKind;
    return move.kind == MoveKind::Answer || move.kind == MoveKind::Allow || move.kind == MoveKind::Done ||
           move.kind == MoveKind::Draw || move.kind == MoveKind::LaySpecial;
}

bool givesUpInPlatinumFish(const platinumfish::Observation&, const platinumfish::Move& move,
                           const MovesOf<PlatinumFish>& legal) {
    using platinumfish::MoveKind;
    if (move.kind == MoveKind::Draw) return has<PlatinumFish>(legal, MoveKind::TakeDiscard);
    return move.kind == MoveKind::Decline || move.kind == MoveKind::Done || move.kind == MoveKind::Take;
}

bool givesUpInWhatTheFish(const whatthefish::Observation&, const whatthefish::Move& move,
                          const MovesOf<WhatTheFish>& legal) {
    using whatthefish::MoveKind;
    if (move.kind == MoveKind::Pass)
        return has<WhatTheFish>(legal, MoveKind::Dive) || has<WhatTheFish>(legal, MoveKind::Kill) ||
               has<WhatTheFish>(legal, MoveKind::BeaverBuddha) ||
               has<WhatTheFish>(legal, MoveKind::BenFranklin);
    return move.kind == MoveKind::BellyUp || move.kind == MoveKind::Flush;
}

bool givesUpInGreatLakes(const greatlakes::Observation&, const greatlakes::Move&,
                         const MovesOf<GreatLakes>&) {
    return true;
}

/// Choosing a card already means losing it or turning it over, so that is no accident.
bool turnsItsCard(const greatlakes::Move& move) {
    return move.kind == greatlakes::MoveKind::Choose;
}

/// The functions above, for one game.
template <class G>
struct Losses {
    bool (*givesUp)(const typename G::Observation&, const typename G::Move&, const MovesOf<G>&);
    bool (*isOfItsCard)(const typename G::Move&) = [](const typename G::Move&) { return false; };
};

struct Seen {
    int questions = 0;
    std::map<int, int> gold, plain; ///< by kind of move: gold buttons, other buttons
};

/// Choices from here on are sets of cards that are not in the table's list.
constexpr int kUnlisted = 1'000'000'000;

/// Describes an error at this question; empty if there is none.
template <class G>
QString errorAt(const PlayedTable<G>& table, const Presenter& presenter, const Losses<G>& losses,
                Seen& seen) {
    const typename G::Observation view = table.observation();
    MovesOf<G> legal;
    for (const TableChoice& choice : table.choices())
        legal.push_back(table.chosen(choice.id));
    const bool alone = legal.size() == 1;
    int gold = 0;
    const std::vector<Gesture> gestures = presenter.gestures();
    for (const Gesture& gesture : gestures) {
        if (gesture.choice >= kUnlisted) continue;
        const typename G::Move& move = table.chosen(gesture.choice);
        const bool losing = !alone && losses.givesUp(view, move, legal);
        const bool put = gesture.source.kind == MoveSource::Kind::Selection;
        if (losing && gesture.obvious && !losses.isOfItsCard(move))
            return QStringLiteral("Enter and double click give something up");
        if (!gesture.button || put) continue;
        gold += gesture.button->isDefault;
        if (losing && gesture.button->isDefault) return "gold gives something up: " + gesture.button->words;
        ++(gesture.button->isDefault ? seen.gold : seen.plain)[int(move.kind)];
        // Keys without a letter don't reach a button that is not gold: its move or another of its kind needs
        // a key, or a target on the table.
        const bool reached = gesture.option || !gesture.button->key.isEmpty() ||
                             std::any_of(gestures.begin(), gestures.end(), [&](const Gesture& other) {
                                 if (other.choice >= kUnlisted) return false;
                                 const bool alike = other.button && !other.button->key.isEmpty() &&
                                                    table.chosen(other.choice).kind == move.kind;
                                 return alike || (other.choice == gesture.choice &&
                                                  other.target.kind != MoveTarget::Kind::Nowhere);
                             });
        if (!reached) return "no key: " + gesture.button->words;
    }
    if (gold > 1) return QStringLiteral("several gold buttons");
    ++seen.questions;
    return {};
}

/// Every question to every seat in random games of G.
template <class G>
Seen questionsOf(int matches, int steps, const Losses<G>& losses,
                 const Options& options = standardOptions(G::kOptions)) {
    Seen seen;
    for (int number = 0; number < matches; ++number) {
        const int seats = G::kLeastSeats + number % (G::kMostSeats - G::kLeastSeats + 1);
        PlayedTable<G> table(std::uint64_t(number) + 900, seats, 0, options);
        Random random = Random::forStep(std::uint64_t(number), 55);
        for (int step = 0; step < steps && !table.played().over(); ++step) {
            const SeatSet waiting = G::playersToAct(table.played().state());
            Seat mover = waiting.first();
            for (const Seat seat : waiting) {
                table.setViewer(seat);
                if (table.choices().empty()) continue;
                const auto presenter = makePresenter(table);
                const QString error = errorAt<G>(table, *presenter, losses, seen);
                if (!error.isEmpty())
                    QTest::qFail(
                        qPrintable(QStringLiteral("match %1, step %2: %3").arg(number).arg(step).arg(error)),
                        __FILE__, __LINE__);
                if (!error.isEmpty()) return seen;
                if (random.below(2) == 0) mover = seat;
            }
            table.setViewer(mover);
            const auto& choices = table.choices();
            if (choices.empty()) break;
            if (!table.move(mover, table.chosen(choices[std::size_t(random.below(int(choices.size())))].id)))
                break;
        }
    }
    return seen;
}

} // namespace

class GoldButtonTest : public QObject {
    Q_OBJECT

  private slots:
    void twistedFish() {
        using twistedfish::MoveKind;
        const Seen seen = questionsOf<TwistedFish>(30, 260, {givesUpInTwistedFish});
        QVERIFY(seen.questions > 1000);
        QVERIFY(seen.gold.contains(int(MoveKind::Answer)) && seen.plain.contains(int(MoveKind::Answer)));
        QVERIFY(seen.plain.contains(int(MoveKind::EndTurn)) && !seen.gold.contains(int(MoveKind::EndTurn)));
        QVERIFY(seen.plain.contains(int(MoveKind::Allow)) && !seen.gold.contains(int(MoveKind::Allow)));
        QVERIFY(seen.plain.contains(int(MoveKind::GoFish))); // with Two Fisted Fisherman in hand
    }

    void rainbowFish() {
        using rainbowfish::MoveKind;
        // This deck has all special cards.
        Options ironMan = standardOptions(RainbowFish::kOptions);
        ironMan.value[0] = 2; // the option `deck`
        const Seen seen = questionsOf<RainbowFish>(30, 260, {givesUpInRainbowFish}, ironMan);
        QVERIFY(seen.questions > 1000);
        for (const MoveKind kind : {MoveKind::Answer, MoveKind::Allow, MoveKind::Done})
            QVERIFY2(seen.plain.contains(int(kind)), qPrintable(QString::number(int(kind))));
        QVERIFY(!seen.gold.contains(int(MoveKind::Answer)) && !seen.gold.contains(int(MoveKind::Allow)));
        QVERIFY(seen.gold.contains(int(MoveKind::Draw)));
    }

    void platinumFish() {
        using platinumfish::MoveKind;
        const Seen seen = questionsOf<PlatinumFish>(30, 200, {givesUpInPlatinumFish});
        QVERIFY(seen.questions > 1000);
        for (const MoveKind kind : {MoveKind::Draw, MoveKind::TakeDiscard, MoveKind::Take})
            QVERIFY2(seen.gold.contains(int(kind)), qPrintable(QString::number(int(kind))));
        QVERIFY(seen.plain.contains(int(MoveKind::Decline)) && seen.plain.contains(int(MoveKind::Draw)));
        QVERIFY(seen.plain.contains(int(MoveKind::Done)));
    }

    void whatTheFish() {
        using whatthefish::MoveKind;
        const Seen seen = questionsOf<WhatTheFish>(10, 90, {givesUpInWhatTheFish});
        QVERIFY(seen.questions > 1000);
        QVERIFY(seen.gold.contains(int(MoveKind::Pass)) && seen.plain.contains(int(MoveKind::Pass)));
        QVERIFY(seen.plain.contains(int(MoveKind::BellyUp)) && !seen.gold.contains(int(MoveKind::BellyUp)));
    }

    void greatLakes() {
        using greatlakes::MoveKind;
        const Seen seen = questionsOf<GreatLakes>(12, 120, {givesUpInGreatLakes, turnsItsCard});
        QVERIFY(seen.questions > 1000);
        QVERIFY(seen.gold.empty());
        QVERIFY(seen.plain.contains(int(MoveKind::FishOut)) && seen.plain.contains(int(MoveKind::Stock)));
    }
};

TACKLEBOX_QTEST(GoldButtonTest)
#include "goldbutton_test.moc"

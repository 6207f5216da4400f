// The table of Platinum Fish: pictures, layouts and gestures in random games, and its texts.
#include "tests/views/playedtable.h"

#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/motion/director.h"
#include "views/scene/tableview.h"
#include "views/theme/facestore.h"

#include <bit>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

namespace {

/// Observations have the ranks of the pairs without suits: all are spades here.
FacesByPile pilesOf(const Observation& view) {
    FacesByPile places;
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
        places.emplace_back(PileId{PileKind::Matches, seat}, std::vector<Face>());
        for (const packs::Rank rank : view.matches[seat])
            places.back().second.insert(places.back().second.end(), 2, packs::faceOf(rank, 0));
    }
    if (view.firstOfPair != kNoFace) places.back().second.push_back(view.firstOfPair);
    places.emplace_back(PileId{PileKind::Deck}, listed(view.deck));
    places.emplace_back(PileId{PileKind::Discard}, listed(view.discard));
    return places;
}

Face asSpade(PileId place, Face face) {
    return place.kind == PileKind::Matches ? packs::faceOf(packs::rankOf(face), 0) : face;
}

int anyMove(const State&, Seat, const MoveList<Move>& moves, Random& random) {
    return random.below(moves.size());
}

std::vector<Options> variants() {
    Options top = standardOptions(PlatinumFish::kOptions);
    top.value[kDiscardAfterRefill] = kTopDiscard;
    return {standardOptions(PlatinumFish::kOptions), top};
}

/// Cards are numbered by face, two of each; returns the first.
Card card(const char* name) {
    for (Face face = 0; face < packs::kStandardFaces; ++face)
        if (packs::standardName(face) == name) return Card(2 * face);
    return kNoCard;
}

/// Seat 0 begins with a nine and a four; a nine is on the discard pile.
Setup<PlatinumFish> nineOnThePile() {
    Setup<PlatinumFish> setup;
    setup.seats = 3;
    setup.dealer = 2;
    setup.layout.hasHands = setup.layout.discardGiven = true;
    setup.layout.hands[0] = CardSet::of(card("9S")) | CardSet::of(card("4H"));
    setup.layout.hands[1] = CardSet::of(card("5S"));
    setup.layout.hands[2] = CardSet::of(card("6S"));
    setup.layout.discard.add(card("9H"));
    for (const char* name : {"KS", "KD", "QS", "QD", "JS"})
        setup.layout.deck.add(card(name));
    return setup;
}

/// Makes up to `steps` random moves. Returns false if one is refused.
bool playedAtRandom(PlayedTable<PlatinumFish>& table, quint64 seed, int steps) {
    Random random = Random::forStep(seed, 9);
    MoveList<Move> moves;
    for (int step = 0; step < steps && !table.played().over(); ++step) {
        moves.clear();
        const Seat seat = PlatinumFish::playersToAct(table.played().state()).first();
        PlatinumFish::legalMoves(table.played().state(), seat, moves);
        if (!table.move(seat, moves[random.below(moves.size())])) return false;
    }
    return true;
}

} // namespace

class PlatinumFishTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownAndPlayableByHand() {
        playAndHold<PlatinumFish>(24, 600, variants(), pilesOf, anyMove, asSpade);
    }

    /// P-06
    void theDiscardPileShowsWhetherItsTopPairs() {
        PlayedTable<PlatinumFish> table(nineOnThePile(), 0);
        const auto mine = makePresenter(table);
        QCOMPARE(mine->picture().zone({PileKind::Discard})->caption, QStringLiteral("9 pairs with your 9"));
        QVERIFY(mine->prompt().forYou && mine->prompt().words.contains("9"));
        table.setViewer(1);
        const auto other = makePresenter(table);
        QCOMPARE(other->picture().zone({PileKind::Discard})->caption, QStringLiteral("9: no pair"));
        QVERIFY(!other->prompt().forYou);
    }

    // During the deal it is nobody's turn; the dice are the second step, a new hand is no step.
    void theStepsAreThoseOfATurn() {
        for (quint64 seed = 1; seed <= 5; ++seed) {
            PlayedTable<PlatinumFish> table(seed, 3, 0, standardOptions(PlatinumFish::kOptions));
            QVERIFY(playedAtRandom(table, seed, 60));
            const auto presenter = makePresenter(table);
            presenter->restart(1); // the deal is open
            int dealing = 0, rolling = 0;
            for (; presenter->shownUpTo() < table.events(); presenter->advance()) {
                const TablePicture picture = presenter->picture();
                int lit = 0;
                for (const NotePicture& note : picture.notes)
                    if (note.kind == NotePicture::Kind::Step && note.active) lit = note.id;
                const auto event = table.event(presenter->shownUpTo());
                const auto* rolled = event ? std::get_if<Rolled>(&event->what) : nullptr;
                if (picture.zone({PileKind::Discard})->cards.empty() && dealing >= 0) {
                    ++dealing;
                    QCOMPARE(lit, 0);
                    for (const SeatPicture& seat : picture.seats)
                        QVERIFY(!seat.inTurn);
                } else if (dealing > 0) {
                    QVERIFY(dealing > 5);
                    dealing = -1; // later the pile is empty after its card was taken
                }
                if (dealing >= 0 || !rolled) continue;
                rolling += rolled->dice[1] > 0;
                if (rolled->dice[1] > 0) QCOMPARE(lit, 2);
                if (rolled->dice[1] == 0) QCOMPARE(lit, 0);
            }
            QVERIFY(rolling > 3);
        }
    }

    /// P-18: with a new hand every card of the discard pile counts, not only the top one.
    void aNewHandShowsItsPairsInTheDiscardPile() {
        int deep = 0;
        for (quint64 seed = 1; seed < 60 && deep == 0; ++seed) {
            PlayedTable<PlatinumFish> table(seed, 3, 0, standardOptions(PlatinumFish::kOptions));
            Random random = Random::forStep(seed, 9);
            MoveList<Move> moves;
            for (int step = 0; step < 200 && !table.played().over(); ++step) {
                const State& state = table.played().state();
                const Seat seat = PlatinumFish::playersToAct(state).first();
                if (state.status.phase == Phase::Refill) {
                    table.setViewer(seat);
                    const auto presenter = makePresenter(table);
                    const QString caption = presenter->picture().zone({PileKind::Discard})->caption;
                    QVERIFY2(!caption.endsWith("no pair"),
                             qPrintable(caption)); // otherwise the phase would be over
                    ++deep;
                }
                moves.clear();
                PlatinumFish::legalMoves(state, seat, moves);
                QVERIFY(table.move(seat, moves[random.below(moves.size())]));
            }
        }
        QVERIFY(deep > 0);
    }

    /// If other players may call for a shuffle, the prompt names the player on turn.
    void aPlayerWhoMayCallForAShuffleIsNotShownOnTurn() {
        int asked = 0;
        for (quint64 seed = 1; seed < 12; ++seed) {
            const auto table = openQuick(planOf(QStringLiteral("platinum-fish"), 1, 3, seed));
            QVERIFY(table);
            const auto presenter = makePresenter(*table);
            const auto look = [&] {
                if (table->waitingFor() != tacklebox::WaitingFor::Bot) return;
                while (presenter->shownUpTo() < table->events())
                    presenter->advance();
                const Prompt prompt = presenter->prompt();
                const TablePicture picture = presenter->picture();
                std::vector<SeatPicture> seats = picture.seats;
                seats.push_back(picture.own);
                for (const SeatPicture& seat : seats) {
                    if (!seat.inTurn || prompt.thinker == kNoSeat || seat.seat == prompt.thinker) continue;
                    if (!prompt.more.contains(QLatin1String("shuffle"))) continue;
                    ++asked;
                    QVERIFY2(prompt.words == seat.name + " draws next." || prompt.words == "You draw next.",
                             qPrintable(prompt.words));
                }
            };
            connect(table.get(), &Table::waitingForChanged, this, look);
            QVERIFY(playOut(*table, seed));
        }
        QVERIFY(asked > 0);
    }

    /// The ring marks the seat that must answer, but not during the pair or new hand that follows.
    void thePlayerWhoAnsweredIsNotMarkedAgain() {
        int asks = 0, answered = 0;
        for (quint64 seed = 1; seed < 40 && answered < 5; ++seed) {
            PlayedTable<PlatinumFish> table(seed, 3, 0, standardOptions(PlatinumFish::kOptions));
            QVERIFY(playedAtRandom(table, seed, 400));
            const auto presenter = makePresenter(table);
            Seat asked = kNoSeat;
            bool waits = false;
            for (presenter->restart(1); presenter->shownUpTo() < table.events();) {
                const auto event = table.seen(presenter->shownUpTo());
                presenter->advance();
                if (!event) continue;
                const auto* made = std::get_if<SeenMove<Move>>(&event->content());
                const auto* moved = std::get_if<Moved>(&event->content());
                if (made) waits = made->move.kind == MoveKind::Ask;
                if (made && waits) asked = made->move.target;
                const bool given = moved && waits && moved->from == handOf(asked);
                if (given || std::holds_alternative<Said>(event->content())) waits = false;
                if (!waits && !given) continue;
                (given ? answered : asks) += 1;
                std::vector<SeatPicture> seats = presenter->picture().seats;
                seats.push_back(presenter->picture().own);
                for (const SeatPicture& seat : seats)
                    QCOMPARE(seat.asked, waits && seat.seat == asked);
                // A presenter that starts in the middle shows the same.
                const auto later = makePresenter(table);
                later->restart(presenter->shownUpTo());
                QVERIFY(later->picture() == presenter->picture());
            }
        }
        QVERIFY(asks > 4 && answered > 4);
    }

    /// Dealing a new hand to a player whose search emptied the hand is not part of the search.
    void aNewHandIsNoSearch() {
        int searches = 0, dealtAfter = 0;
        for (quint64 seed = 1; seed < 30; ++seed) {
            PlayedTable<PlatinumFish> table(seed, 2, 0, standardOptions(PlatinumFish::kOptions));
            QVERIFY(playedAtRandom(table, seed, 400));
            const auto presenter = makePresenter(table);
            int since = -1; // cards that have left the deck since the search began
            for (presenter->restart(1); presenter->shownUpTo() < table.events(); presenter->advance()) {
                const auto event = table.seen(presenter->shownUpTo());
                if (!event) continue;
                if (const auto* made = std::get_if<SeenMove<Move>>(&event->content()))
                    since = made->move.kind == MoveKind::Take ? 0 : -1;
                const auto* moved = std::get_if<Moved>(&event->content());
                const bool drawn = moved && moved->from.kind == PileKind::Deck;
                const bool search = presenter->effectSpec().kind == EffectKind::Search;
                QCOMPARE(search, drawn && since == 0);
                searches += search;
                dealtAfter += drawn && since > 0 && moved->to == handOf(0);
                if (drawn && since >= 0) ++since;
            }
        }
        QVERIFY2(searches > 100 && dealtAfter > 10, qPrintable(QString::number(dealtAfter)));
    }

    /// If no card is needed, the prompt says what to do instead.
    void aCardDroppedOnTheDeckGetsAnExplanation() {
        PlayedTable<PlatinumFish> table(nineOnThePile(), 0);
        const auto presenter = makePresenter(table);
        MoveSource nine;
        nine.kind = MoveSource::Kind::OfGroup;
        nine.group = int(packs::rankOf(table.played().state().discard[0]));
        MoveTarget deck;
        deck.kind = MoveTarget::Kind::Zone;
        deck.place = {PileKind::Deck};
        QCOMPARE(presenter->refusalText(nine, deck),
                 QStringLiteral("You don't need a card to draw: click the deck or press F."));
        int taken = 0;
        for (quint64 seed = 1; seed < 30; ++seed) {
            PlayedTable<PlatinumFish> other(seed, 3, 0, standardOptions(PlatinumFish::kOptions));
            Random random = Random::forStep(seed, 9);
            MoveList<Move> moves;
            for (int step = 0; step < 60 && !other.played().over(); ++step) {
                const State& state = other.played().state();
                const Seat seat = PlatinumFish::playersToAct(state).first();
                moves.clear();
                PlatinumFish::legalMoves(state, seat, moves);
                if (state.status.phase == Phase::Take) {
                    other.setViewer(seat);
                    const auto taker = makePresenter(other);
                    for (const PileKind kind : {PileKind::Deck, PileKind::Chosen}) {
                        ++taken;
                        deck.place = {kind};
                        nine.group = int(moves[0].rank);
                        QVERIFY(taker->refusalText(nine, deck).startsWith("Choose the "));
                    }
                }
                QVERIFY(other.move(seat, moves[random.below(moves.size())]));
            }
        }
        QVERIFY(taken > 20);
    }

    void afterAPairThePromptSaysToContinue() {
        PlayedTable<PlatinumFish> table(nineOnThePile(), 0);
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(0, {.kind = MoveKind::TakeDiscard}));
        QCOMPARE(presenter->prompt().words, QString("Draw again."));
    }

    /// Space draws, and the next question may be an ask: a second press must not decline it.
    void spaceDrawsButDeclinesNoAsk() {
        FaceStore faces;
        Setup<PlatinumFish> setup = nineOnThePile();
        setup.layout.discard = {};
        for (setup.seed = 1; setup.seed < 50; ++setup.seed) {
            PlayedTable<PlatinumFish> table(setup, 0);
            TableView view(faces);
            view.resize(1000, 700);
            view.setMotion({Pace::Off, false});
            qint64 millis = 1000;
            view.input().setClock([&millis] { return millis; });
            view.setPresenter(makePresenter(table));
            view.show();
            millis += 1000;
            QTest::keyClick(&view, Qt::Key_Space);
            const auto phase = [&] { return table.played().state().status.phase; };
            if (phase() != Phase::Ask) continue; // the dice found a card
            QCOMPARE(table.played().state().status.turn, Seat(0));
            for (const int wait : {0, 200, 1000, 5000}) {
                millis += wait;
                emit table.waitingForChanged();
                QTest::keyClick(&view, Qt::Key_Space);
                QVERIFY(phase() == Phase::Ask);
            }
            QTest::keyClick(&view, Qt::Key_N);
            QVERIFY(phase() != Phase::Ask);
            return;
        }
        QFAIL("no ask came");
    }

    void aMatchIsOneDeal() {
        const GameInfo info = gameInfoOf<PlatinumFish>();
        QCOMPARE(info.target(standardOptions(PlatinumFish::kOptions)),
                 QString("One round: most pairs wins."));
    }

    void pairsAreInFrontOfTheirPlayer() {
        PlayedTable<PlatinumFish> table(nineOnThePile(), 1);
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(0, {.kind = MoveKind::TakeDiscard}));
        while (presenter->shownUpTo() < table.events())
            presenter->advance();
        std::vector<Face> faces;
        const TablePicture picture = presenter->picture();
        for (const CardPicture& laid : picture.zone({PileKind::Matches, 0})->cards)
            faces.push_back(laid.face);
        std::sort(faces.begin(), faces.end());
        QCOMPARE(faces, (std::vector<Face>{Face(card("9S") / 2), Face(card("9H") / 2)}));
    }

    /// A card that another player takes from the discard pile or turns up is face up on its way.
    void publicCardsAreFaceUpOnTheirWay() {
        PlayedTable<PlatinumFish> table(nineOnThePile(), 1);
        const auto presenter = makePresenter(table);
        FaceStore faces;
        TableScene scene(faces);
        Director director(scene);
        scene.frameClock().setManual();
        scene.setSceneRect(0, 0, 1280, 732);
        director.setSize({1280, 732}, 1);
        director.setPresenter(presenter.get());
        QStringList seen;
        QObject context;
        std::vector<CardArt> large; // enlarged since the last check
        connect(&director, &Director::showing, &context, [&](int number) {
            const auto event = table.event(number);
            const Moved* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
            if (!moved || (moved->from.kind != PileKind::Discard && moved->to.kind != PileKind::Discard))
                return;
            QVERIFY(std::find(large.begin(), large.end(), presenter->art(moved->face)) != large.end());
            large.clear();
            seen << table.cardWords(moved->face);
        });
        const auto play = [&](const Move& move) {
            const int first = table.events();
            QVERIFY(table.move(0, move));
            emit table.happened(first, table.events());
            for (int i = 0; i < 2000 && !director.idle(); ++i) {
                for (const QGraphicsItem* item : scene.items())
                    if (const auto* card = dynamic_cast<const CardItem*>(item);
                        card && card->isVisible() && card->size().height() > scene.layout().handHeight)
                        large.push_back(card->art);
                scene.frameClock().advance(16);
            }
        };
        play({.kind = MoveKind::TakeDiscard});
        QCOMPARE(seen, QStringList{"the nine of hearts"});
        play({.kind = MoveKind::Draw}); // a court card without a pair
        QCOMPARE(seen.size(), 2);
        director.setPresenter(nullptr);
    }

    /// P-10, P-11, P-15: all see the rolled ranks; only the player on turn sees which of them are in the
    /// deck.
    void onlyThePlayerOnTurnSeesRanksOfTheDeck() {
        int searches = 0;
        for (std::uint64_t seed = 1; seed < 40; ++seed) {
            PlayedTable<PlatinumFish> table(seed, 3, 0, standardOptions(PlatinumFish::kOptions));
            Random random = Random::forStep(seed, 9);
            MoveList<Move> moves;
            for (int step = 0; step < 40 && !table.played().over(); ++step) {
                const Status& status = table.played().state().status;
                if (status.phase == Phase::Take) {
                    ++searches;
                    for (Seat seat = 0; seat < 3; ++seat) {
                        table.setViewer(seat);
                        const auto presenter = makePresenter(table);
                        int words = 0;
                        for (const NotePicture& note : presenter->picture().notes)
                            words += note.text.startsWith(QStringLiteral("none left"));
                        const int rolled =
                            std::popcount(unsigned(ranksRolled(status.dice[0], status.dice[1])));
                        const int choices = std::popcount(unsigned(status.choices));
                        // The ranks are options; one line names the missing ones.
                        int options = 0;
                        for (const Gesture& gesture : presenter->gestures())
                            options += gesture.option && gesture.target.kind == MoveTarget::Kind::Zone;
                        QCOMPARE(options, seat == status.turn ? choices : 0);
                        QCOMPARE(words, seat == status.turn && rolled > choices ? 1 : 0);
                    }
                }
                const Seat seat = status.playersToAct.first();
                moves.clear();
                PlatinumFish::legalMoves(table.played().state(), seat, moves);
                QVERIFY(table.move(seat, moves[random.below(moves.size())]));
            }
        }
        QVERIFY(searches > 20);
    }
};

TACKLEBOX_QTEST(PlatinumFishTableTest)
#include "platinumfish_table_test.moc"

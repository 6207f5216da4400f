// The table of The Great Lakes Fish-Out: pictures, layouts and gestures in random games, and its texts.
#include "tests/views/playedtable.h"

#include "tests/support/qttest.h"
#include "views/games/games.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

FacesByPile pilesOf(const Observation& view) {
    FacesByPile places;
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        places.emplace_back(handOf(seat), listed(view.hands[seat]));
        places.emplace_back(PileId{PileKind::Caught, seat}, listed(view.caught[seat]));
        places.emplace_back(PileId{PileKind::Chosen, seat}, std::vector<Face>());
        if (view.chosen[seat] != kNoFace) places.back().second.push_back(view.chosen[seat]);
        places.emplace_back(PileId{PileKind::Kept, seat}, std::vector<Face>());
        if (view.kept[seat] != kNoFace) places.back().second.push_back(view.kept[seat]);
    }
    places.emplace_back(PileId{PileKind::Lake}, listed(view.lake));
    return places;
}

int anyMove(const State&, Seat, const MoveList<Move>& moves, Random& random) {
    return random.below(moves.size());
}

Options options(int target) {
    Options options = standardOptions(GreatLakes::kOptions);
    options.value[0] = std::int16_t(target);
    return options;
}

Card card(const char* name) {
    for (Face face = 0; face < packs::kStandardFaces; ++face)
        if (packs::standardName(face) == name) return face;
    return kNoCard;
}

/// One card each: an ace and a king of its suit, and a two of another suit.
Setup<GreatLakes> aceAndKing() {
    Setup<GreatLakes> setup;
    setup.options = options(50);
    setup.seats = 3;
    setup.dealer = 0;
    setup.layout.hands[0] = CardSet::of(card("AS"));
    setup.layout.hands[1] = CardSet::of(card("KS"));
    setup.layout.hands[2] = CardSet::of(card("2H"));
    setup.layout.lake.add(card("3H"));
    setup.layout.lake.add(card("5S"));
    return setup;
}

const ZonePicture& zoneOf(const TablePicture& picture, PileKind kind, Seat seat = kNoSeat) {
    static const ZonePicture none;
    const ZonePicture* zone = picture.zone({kind, seat});
    return zone ? *zone : none;
}

} // namespace

class GreatLakesTableTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesAreShownAndPlayableByHand() {
        playAndHold<GreatLakes>(14, 300, {options(10), options(50)}, pilesOf, anyMove);
    }

    /// G-09: all players see the reason before the first card leaves.
    void theRevealTurnsAllCardsUpAndMarksTheWinners() {
        PlayedTable<GreatLakes> table(aceAndKing(), 2);
        for (const Seat seat : {Seat(0), Seat(1)})
            QVERIFY(table.move(seat, {MoveKind::Choose, table.played().state().hands[seat].first()}));
        const auto presenter = makePresenter(table);
        QCOMPARE(zoneOf(presenter->picture(), PileKind::Chosen, 1).cards.at(0).face, kHidden);
        QVERIFY(table.move(2, {MoveKind::Choose, card("2H")}));
        int turned = 0;
        while (turned < 3) {
            QVERIFY(presenter->shownUpTo() < table.events());
            const auto event = table.seen(presenter->shownUpTo());
            turned += event && std::holds_alternative<Shown>(event->content());
            presenter->advance();
        }
        const TablePicture picture = presenter->picture();
        const CardPicture ace = zoneOf(picture, PileKind::Chosen, 0).cards.at(0);
        const CardPicture king = zoneOf(picture, PileKind::Chosen, 1).cards.at(0);
        QCOMPARE(ace.face, card("AS"));
        QCOMPARE(ace.tag, QStringLiteral("14"));
        QVERIFY(ace.marked);
        QCOMPARE(king.face, card("KS"));
        QVERIFY(!king.marked);
        // The places ask for no card until keeping and stocking have been announced.
        QCOMPARE(zoneOf(picture, PileKind::Chosen, 2).emptyWords, QString());
        for (const SeatPicture& panel : picture.seats)
            QVERIFY2(panel.note.isEmpty(), qPrintable(panel.note));
        while (presenter->shownUpTo() < table.events())
            presenter->advance();
        QVERIFY(presenter->agrees());
        QCOMPARE(zoneOf(presenter->picture(), PileKind::Kept, 0).cards.at(0).tag, QStringLiteral("14"));
    }

    /// G-16: such a card explains why it is stocked, because nobody decided it. A card stocked by choice does
    /// not.
    void aCardStockedByRuleExplainsWhy() {
        Setup<GreatLakes> setup = aceAndKing();
        setup.layout.fished[0].add(packs::suitOf(card("AS")));
        PlayedTable<GreatLakes> table(setup, 2);
        for (const Seat seat : {Seat(0), Seat(1), Seat(2)})
            QVERIFY(table.move(seat, {MoveKind::Choose, table.played().state().hands[seat].first()}));
        QVERIFY(table.move(2, {MoveKind::Stock}));
        const auto presenter = makePresenter(table);
        QStringList said;
        for (presenter->restart(0); presenter->shownUpTo() < table.events(); presenter->advance())
            if (const EffectSpec spec = presenter->effectSpec(); spec.kind == EffectKind::Enter)
                said << spec.title + u' ' + spec.line;
        QCOMPARE(said, QStringList{"The ace of spades Seat 0 has fished that suit out before."});
    }

    /// The coins at a seat have tool tips.
    void coinsHaveToolTips() {
        Setup<GreatLakes> setup = aceAndKing();
        setup.layout.fished[0].add(packs::suitOf(card("AS")));
        PlayedTable<GreatLakes> table(setup, 2);
        const TablePicture picture = makePresenter(table)->picture();
        QStringList tips;
        int coins = 0;
        for (const NotePicture& note : picture.notes) {
            if (note.kind != NotePicture::Kind::Suit) continue;
            ++coins;
            QVERIFY(!note.tip.isEmpty());
            if (note.active) tips << note.tip;
        }
        QCOMPARE(coins, 12);
        QCOMPARE(tips, QStringList{"Seat 0 has fished out spades in this game."});
        for (const SeatPicture& seat : picture.seats)
            QCOMPARE(seat.tip.contains("bright coins: fished out spades"), seat.seat == 0);
    }

    /// Cards that have left for the middle leave empty places.
    void onlyEmptyPlacesAskForACard() {
        PlayedTable<GreatLakes> table(aceAndKing(), 2);
        const auto mine = [](const Presenter& presenter) {
            const TablePicture picture = presenter.picture();
            const ZonePicture& zone = zoneOf(picture, PileKind::Chosen, 2);
            return QStringList{zone.title, zone.emptyWords};
        };
        const QStringList none{QString(), QString()};
        QCOMPARE(mine(*makePresenter(table)), (QStringList{"Your choice", "drop a card"}));
        QVERIFY(table.move(2, {MoveKind::Choose, card("2H")}));
        QCOMPARE(mine(*makePresenter(table)), (QStringList{"Your choice", QString()}));
        for (const Seat seat : {Seat(0), Seat(1)})
            QVERIFY(table.move(seat, {MoveKind::Choose, table.played().state().hands[seat].first()}));
        QCOMPARE(mine(*makePresenter(table)), none); // the player keeps the card
        const auto presenter = makePresenter(table);
        QVERIFY(table.move(2, {MoveKind::FishOut}));
        for (; presenter->shownUpTo() < table.events(); presenter->advance())
            if (presenter->picture().zone({PileKind::Kept, 2})->cards.empty())
                QCOMPARE(mine(*presenter), none);
    }

    void theLastCardIsAForcedChoice() {
        PlayedTable<GreatLakes> table(aceAndKing(), 2);
        QVERIFY(table.move(2, {MoveKind::Choose, card("2H")}));
        QCOMPARE(makePresenter(table)->prompt().more, QStringLiteral("Your last card was played for you."));
    }

    void keepersSeeTheValueOfFishingOut() {
        PlayedTable<GreatLakes> table(aceAndKing(), 2);
        for (const Seat seat : {Seat(0), Seat(1), Seat(2)})
            QVERIFY(table.move(seat, {MoveKind::Choose, table.played().state().hands[seat].first()}));
        const auto presenter = makePresenter(table);
        QVERIFY(presenter->prompt().forYou);
        QVERIFY(presenter->prompt().words.contains(QStringLiteral("for 2 point")));
        QStringList buttons;
        for (const Gesture& gesture : presenter->gestures())
            if (gesture.button) buttons << gesture.button->words;
        QCOMPARE(buttons, QStringList({"Fish out 2 heart(s) (+2)", "Put it back"}));
        QVERIFY(table.move(2, {MoveKind::FishOut}));
        const auto after = makePresenter(table);
        const TablePicture picture = after->picture();
        QVERIFY(zoneOf(picture, PileKind::Lake).groups.at(1).crossed);
        QVERIFY(!zoneOf(picture, PileKind::Lake).groups.at(0).crossed);
        // A tool tip and the accessible name explain the crossed-out suit.
        QVERIFY(zoneOf(picture, PileKind::Lake).tip.startsWith(QStringLiteral("Crossed out: ")));
        QVERIFY(zoneOf(presenter->picture(), PileKind::Lake).tip.isEmpty());
        QCOMPARE(zoneOf(picture, PileKind::Lake).groups.at(1).name,
                 QStringLiteral("Hearts, which you have fished out"));
        QCOMPARE(int(zoneOf(picture, PileKind::Caught, 2).cards.size()), 2);
    }

    void playersWithoutCardsAreNotShownAsChoosing() {
        Setup<GreatLakes> setup;
        setup.options = options(50);
        setup.seats = 4;
        setup.layout = drawnLayout<GreatLakes>(1, setup.options, setup.seats);
        PlayedTable<GreatLakes> table(setup, 3);
        const auto presenter = makePresenter(table);
        const auto& state = table.played().state();
        int choosing = 0;
        while (table.waitingFor() != WaitingFor::Over) {
            const Seat seat =
                state.status.turn != kNoSeat ? state.status.turn : state.status.playersToAct.first();
            QVERIFY(table.move(seat, {MoveKind::FishOut}) || table.move(seat, {MoveKind::Stock}) ||
                    table.move(seat, {MoveKind::Choose, state.hands[seat].first()}));
            while (presenter->shownUpTo() < table.events()) {
                presenter->advance();
                const TablePicture picture = presenter->picture();
                for (const SeatPicture& panel : picture.seats) {
                    if (!panel.note.contains(QStringLiteral("is choosing"))) continue;
                    ++choosing;
                    QVERIFY(!zoneOf(picture, PileKind::Hand, panel.seat).cards.empty());
                }
            }
        }
        QVERIFY(choosing > 0);
    }

    void aCardDroppedIntoTheLakeComesBackWithAReason() {
        PlayedTable<GreatLakes> table(aceAndKing(), 2);
        const auto presenter = makePresenter(table);
        const MoveSource source{.kind = MoveSource::Kind::OneCard, .place = handOf(2), .face = card("2H")};
        const MoveTarget lake{.kind = MoveTarget::Kind::Zone, .place = {PileKind::Lake}};
        QVERIFY(presenter->refusalText(source, lake).contains("choice"));
        QVERIFY(table.move(2, {MoveKind::Choose, card("2H")}));
        QVERIFY(!presenter->refusalText(source, lake).isEmpty());
    }
};

TACKLEBOX_QTEST(GreatLakesTableTest)
#include "greatlakes_table_test.moc"

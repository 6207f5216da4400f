#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

namespace {

bool choosesRank(const Status& status, Seat viewer) {
    return status.phase == Phase::Take && status.turn == viewer && status.choices != 0;
}

/// Returns true while hands are dealt: no turn has begun, and no card has been turned up (P-05).
bool isDealing(const Observation& view) {
    return view.discard.empty() && view.status.phase == Phase::Draw && view.status.playersToAct.empty();
}

/// Returns true if a hand is empty and its player gets a new one (P-17).
bool isOutOfCards(const Observation& view) {
    return std::any_of(view.hands.begin(), view.hands.begin() + view.match.seats,
                       [](const FaceList& hand) { return hand.empty(); });
}

/// Returns true for the two dice of a turn, not the one die of a new hand.
bool rolledTwo(const Status& status) {
    return status.dice[0] && status.dice[1];
}

} // namespace

SeatPicture PlatinumFishPresenter::panelOf(Seat seat) const {
    const Observation& view = shown();
    const Status& status = view.status;
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .points = tr("pairs %1").arg(view.matches[seat].size()),
                    .score = QString::number(view.matches[seat].size()),
                    .note = {},
                    .known = {},
                    .inTurn = status.turn == seat && !isDealing(view),
                    .mustAct = status.playersToAct.has(seat) &&
                               (status.phase != Phase::Draw || status.turn == seat)};
    lastAsk().mark(facts, status.turn);
    if (lastAsk().isAnswered()) facts.asked = false; // now only the asker acts (P-16)
    if (status.refillSeat == seat)
        facts.note = tr("pairs a new hand");
    else if (facts.inTurn && status.phase == Phase::Take)
        facts.note = tr("searches the deck");
    else if (facts.inTurn && status.phase == Phase::Ask)
        facts.note = tr("may ask anyone");
    else if (facts.inTurn && status.phase == Phase::Draw && status.playersToAct.has(seat))
        facts.note = tr("to draw");
    return panelWith(facts);
}

ZonePicture PlatinumFishPresenter::handZone(Seat seat) const {
    FaceList hand = shown().hands[seat];
    if (seat != me()) return backsOf(game(), seat, hand);
    std::stable_sort(hand.begin(), hand.end(), [](Face a, Face b) {
        return packs::rankOf(a) != packs::rankOf(b) ? packs::rankOf(a) < packs::rankOf(b) : a < b;
    });
    return ownHand(game(), seat, hand, [](Face face) { return int(packs::rankOf(face)); });
}

ZonePicture PlatinumFishPresenter::pairsZone(Seat seat) const {
    ZonePicture zone{.place = pairsOf(seat), .arrangement = Arrangement::Coins};
    zone.name = say(
        {seat}, {QT_TRANSLATE_NOOP("Words", "the pairs of %1"), QT_TRANSLATE_NOOP("Words", "your pairs")});
    for (const Face face : m_laid[seat]) {
        if (zone.cards.size() % 2 == 0)
            zone.groups.push_back({.name = asSentence(packs::ranksWords(packs::rankOf(face))),
                                   .mark = rankLabel(packs::rankOf(face))});
        zone.cards.push_back({.face = face, .group = int(zone.cards.size()) / 2});
    }
    return zone;
}

ZonePicture PlatinumFishPresenter::discardZone() const {
    const Observation& view = shown();
    ZonePicture zone = pileOf(kDiscard, tr("The discard pile"), view.discard);
    zone.title = tr("Discard");
    if (!view.discard.empty() && me() < view.match.seats && view.status.phase != Phase::Over)
        zone.caption = discardWords(view);
    return zone;
}

QString PlatinumFishPresenter::discardWords(const Observation& view) const {
    const QString rank = rankLabel(packs::rankOf(view.discard[0]));
    // With a new hand any card of the pile may be paired, else only the top one (P-06, P-18).
    const bool any = view.status.phase == Phase::Refill && view.status.refillSeat == me() &&
                     view.options.value[kDiscardAfterRefill] == kAnyDiscard;
    const RankSet held = ranksHeld(view.hands[me()]);
    const auto pairing = std::count_if(view.discard.begin(), view.discard.end(),
                                       [held](Face face) { return hasRank(held, packs::rankOf(face)); });
    if (any && pairing > (topMatches(view, me()) ? 1 : 0))
        return tr("%n card(s) pair", nullptr, int(pairing));
    if (!topMatches(view, me())) return tr("%1: no pair", "the rank of the top card").arg(rank);
    return me() == you() ? tr("%1 pairs with your %1", "a rank").arg(rank)
                         : tr("%1 makes a pair", "a rank").arg(rank);
}

void PlatinumFishPresenter::addNotes(TablePicture& picture) const {
    const Status& status = shown().status;
    using Kind = NotePicture::Kind;
    const bool two = rolledTwo(status);
    const bool draws = status.phase == Phase::Draw && status.playersToAct.has(status.turn) && !two;
    // The roll of a turn, not the roll for a new hand.
    const bool rolls = status.phase == Phase::Draw && status.playersToAct.empty() && !isDealing(shown()) &&
                       status.dice[0] == 0 && !isOutOfCards(shown());
    const QString steps[kSteps] = {tr("1  Draw"), tr("2  Roll and search"), tr("3  Ask")};
    const bool active[kSteps] = {draws, status.phase == Phase::Take || rolls, status.phase == Phase::Ask};
    for (int step = 0; step < kSteps; ++step)
        picture.notes.push_back(
            {.id = kFirstStep + step, .kind = Kind::Step, .text = steps[step], .active = active[step]});

    for (int die = 0; die < 2; ++die)
        if (status.dice[std::size_t(die)])
            picture.notes.push_back({.id = kFirstDie + die,
                                     .kind = Kind::Die,
                                     .value = status.dice[std::size_t(die)],
                                     .most = 6});
    if (!two) return;

    const int a = status.dice[0], b = status.dice[1];
    QString sum = tr("%1 + %2 = %3", "two dice and their sum").arg(a).arg(b).arg(a + b);
    if (a + b >= 11) // P-10
        sum += QLatin1Char('\n') + (a + b == 12 ? tr("12: J, Q or K") : tr("11: J"));
    picture.notes.push_back({.id = kSumNote, .kind = Kind::Caption, .text = sum});
    // Only the player on turn knows what the deck has of these ranks.
    if (choosesRank(status, me())) {
        // The ranks are options, even a single one, so that the user can click what is highlighted.
        QStringList gone;
        for (const Rank rank : listOf(ranksRolled(a, b)))
            if (!hasRank(status.choices, rank)) gone << rankLabel(rank);
        if (!gone.isEmpty())
            picture.notes.push_back(
                {.id = kFirstRankWord,
                 .kind = Kind::Caption,
                 .text = tr("none left: %1", "ranks").arg(gone.join(tr(", ", "between ranks")))});
        return;
    }
    int at = 0;
    for (const Rank rank : listOf(ranksRolled(a, b))) {
        picture.notes.push_back({.id = kFirstRank + at, .kind = Kind::Tile, .text = rankLabel(rank)});
        if (status.phase == Phase::Ask) // then the deck has none of these ranks
            picture.notes.push_back(
                {.id = kFirstRankWord + at, .kind = Kind::Caption, .text = tr("none left")});
        ++at;
    }
}

TablePicture PlatinumFishPresenter::picture() const {
    const Observation& view = shown();
    const int seats = view.match.seats;
    TablePicture picture;
    const auto addSeat = [&](Seat seat) {
        picture.zones.push_back(handZone(seat));
        picture.zones.push_back(pairsZone(seat));
    };
    for (const Seat seat : opponentsOf(me(), seats)) {
        picture.seats.push_back(panelOf(seat));
        addSeat(seat);
    }
    ZonePicture deck = pileOf(kDeck, tr("The deck"), view.deck);
    deck.title = tr("Deck");
    picture.zones.push_back(deck);
    if (choosesRank(view.status, me()))
        picture.zones.push_back({.place = kRolled,
                                 .arrangement = Arrangement::Row,
                                 .name = tr("The ranks you may take"),
                                 .showsCount = false});
    picture.zones.push_back(discardZone());
    if (me() < seats) {
        picture.own = panelOf(me());
        addSeat(me());
    }
    addNotes(picture);
    return picture;
}

} // namespace tacklebox

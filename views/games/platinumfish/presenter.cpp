#include "views/games/platinumfish/presenter.h"

#include "model/games/words.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/standardpack.h"
#include "views/games/common/tableframe.h"

#include <algorithm>
#include <bit>

namespace tacklebox {

using namespace platinumfish;
using namespace rectangles;
using packs::Rank;

namespace {

constexpr Place kDeck{PlaceKind::Deck}, kDiscard{PlaceKind::Discard};
/// Beside the dice, where the petals of the ranks bloom that may be taken.
constexpr Place kRolled{PlaceKind::Chosen};

bool choosesRank(const Status& status, Seat viewer) {
    return status.phase == Phase::Take && status.turn == viewer && std::popcount(status.choices) > 1;
}

constexpr Place pairsOf(Seat seat) {
    return {PlaceKind::Matches, seat};
}

// Notes by their number.
constexpr int kSteps = 3, kFirstStep = 1, kFirstDie = 10, kFirstRank = 20, kFirstRankWord = 30, kSumNote = 40;
/// Six and six: a six, a jack, a queen, a king.
constexpr int kMostRolled = 4;

QString ranksName(Rank rank) {
    return inWords(packs::ranksWords(rank));
}

RankSet ranksHeld(const FaceList& hand) {
    RankSet ranks = 0;
    for (const Face face : hand)
        if (face < packs::kStandardFaces) ranks = RankSet(ranks | rankBit(packs::rankOf(face)));
    return ranks;
}

std::vector<Rank> listOf(RankSet ranks) {
    std::vector<Rank> list;
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (hasRank(ranks, rank)) list.push_back(rank);
    return list;
}

/// The two dice of a turn, not the one die of a new hand.
bool rolledTwo(const Status& status) {
    return status.dice[0] && status.dice[1];
}

/// The top of the discard pile matches a card of that hand (P-06).
bool topMatches(const View& view, Seat seat) {
    return seat < view.match.seats && !view.discard.empty() &&
           hasRank(ranksHeld(view.hands[seat]), packs::rankOf(view.discard[0]));
}

} // namespace

PlatinumFishPresenter::PlatinumFishPresenter(GameTable<PlatinumFish>& table) : PresenterOf(table) {
    followFromStart();
}

// ---- what a view does not keep ----

void PlatinumFishPresenter::followTable(const SeenEvent<PlatinumFish>& event) {
    if (const auto* deal = std::get_if<SeenDeal<PlatinumFish>>(&event.content())) {
        m_asked = kNoSeat;
        for (Seat seat = 0; seat < kMostPlayers; ++seat) {
            m_laid[seat].clear();
            for (const Rank rank : deal->view.matches[seat])
                for (const packs::Suit suit : {packs::Suit(0), packs::Suit(1)}) // suits never matter (P-03)
                    m_laid[seat].push_back(packs::faceOf(rank, suit));
        }
    } else if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
        if (made->move.kind == MoveKind::Ask) m_asked = made->move.target;
        if (made->move.kind == MoveKind::Draw || made->move.kind == MoveKind::TakeDiscard) m_asked = kNoSeat;
    } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
        if (moved->to.kind == PlaceKind::Matches) m_laid[moved->to.seat].push_back(moved->face);
    }
}

void PlatinumFishPresenter::followFromStart() {
    for (int number = 0; number < shownUpTo(); ++number)
        if (const auto event = game().seen(number)) followTable(*event);
}

void PlatinumFishPresenter::restart(int number) {
    PresenterOf::restart(number);
    followFromStart();
}

void PlatinumFishPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) followTable(*event);
    PresenterOf::advance();
}

// ---- the picture ----

SeatPicture PlatinumFishPresenter::panelOf(Seat seat) const {
    const View& view = shown();
    const Status& status = view.status;
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .points = tr("pairs %1").arg(view.matches[seat].size()),
                    .inTurn = status.turn == seat,
                    .waiting =
                        status.waiting.has(seat) && (status.phase != Phase::Draw || status.turn == seat),
                    .asked = m_asked == seat};
    if (status.refills == seat)
        facts.note = tr("matches a new hand");
    else if (facts.inTurn && status.phase == Phase::Take)
        facts.note = tr("searches the deck");
    else if (facts.inTurn && status.phase == Phase::Ask)
        facts.note = tr("may ask anyone");
    else if (facts.inTurn && status.phase == Phase::Draw && status.waiting.has(seat))
        facts.note = tr("is to draw");
    return seatPicture(game(), facts);
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
    ZonePicture zone{.place = pairsOf(seat), .spread = Spread::Sets};
    const int pairs = shown().matches[seat].size();
    zone.name = say(
        {seat}, {QT_TRANSLATE_NOOP("Words", "the pairs of %1"), QT_TRANSLATE_NOOP("Words", "your pairs")});
    if (seat == me())
        zone.title = say(
            {seat},
            {QT_TRANSLATE_NOOP("Words", "the pairs of %1: %2"), QT_TRANSLATE_NOOP("Words", "your pairs: %2")},
            {Phrase::number(pairs)});
    for (const Face face : m_laid[seat])
        zone.cards.push_back({.face = face, .group = int(zone.cards.size()) / 2});
    return zone;
}

ZonePicture PlatinumFishPresenter::discardZone() const {
    const View& view = shown();
    ZonePicture zone = pileOf(kDiscard, tr("The discard pile"), view.discard);
    zone.title = tr("Discard");
    if (!view.discard.empty() && me() < view.match.seats && view.status.phase != Phase::Over) {
        const QString rank = rankLabel(packs::rankOf(view.discard[0]));
        zone.caption = !topMatches(view, me()) ? tr("no pair")
                       : me() == you()         ? tr("%1 pairs with your %1", "a rank").arg(rank)
                                               : tr("%1 makes a pair", "a rank").arg(rank);
    }
    return zone;
}

void PlatinumFishPresenter::addNotes(TablePicture& picture) const {
    const Status& status = shown().status;
    using Kind = NotePicture::Kind;
    const bool two = rolledTwo(status);
    const bool draws = status.phase == Phase::Draw && !two;
    const QString steps[kSteps] = {tr("1  Draw"), tr("2  Roll and search"), tr("3  Ask")};
    const bool active[kSteps] = {draws, status.phase == Phase::Take || (two && status.phase == Phase::Draw),
                                 status.phase == Phase::Ask};
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
    picture.notes.push_back({.id = kSumNote, .text = sum});
    // What the deck has of it is for the player in turn alone.
    const bool told = status.phase == Phase::Ask || (status.phase == Phase::Take && status.turn == me());
    if (choosesRank(status, me())) {
        // The ranks themselves are petals.
        QStringList gone;
        for (const Rank rank : listOf(ranksRolled(a, b)))
            if (!hasRank(status.choices, rank)) gone << rankLabel(rank);
        if (!gone.isEmpty())
            picture.notes.push_back(
                {.id = kFirstRankWord,
                 .text = tr("none left: %1", "ranks").arg(gone.join(tr(", ", "between ranks")))});
        return;
    }
    int at = 0;
    for (const Rank rank : listOf(ranksRolled(a, b))) {
        const bool there = hasRank(status.choices, rank);
        picture.notes.push_back(
            {.id = kFirstRank + at, .kind = Kind::Badge, .text = rankLabel(rank), .active = told && there});
        if (told)
            picture.notes.push_back({.id = kFirstRankWord + at,
                                     .text = there ? tr("take it") : tr("none left"),
                                     .active = there});
        ++at;
    }
}

TablePicture PlatinumFishPresenter::picture() const {
    const View& view = shown();
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
                                 .spread = Spread::Row,
                                 .name = tr("The ranks you may take"),
                                 .showsCount = false});
    picture.zones.push_back(discardZone());
    if (me() < seats) addSeat(me());
    addNotes(picture);
    return picture;
}

// ---- where everything lies ----

TableLayout PlatinumFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const Seat mine = me();
    const ZonePicture* hand = picture.zone(handOf(mine));
    const Frame frame = frameOf(game(), size, hand ? 84 : 0, hand);
    const qreal unit = frame.unit, gap = 8 * unit;
    TableLayout layout;
    layout.unit = unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Cork;

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        layout.seats[seat] = panels[i];
        const Frame::PanelParts parts = frame.parts(panels[i], 0.5);
        layout.zones[handOf(seat)] = {parts.backs, frame.panelCard(parts.backs.height())};
        layout.zones[pairsOf(seat)] = {parts.laid, parts.laid.height()};
    }
    if (hand) {
        layout.zones[handOf(mine)] = {frame.hand, frame.handHeight};
        layout.zones[pairsOf(mine)] = {frame.sets, 70 * unit};
    }

    // The step ribbon, and below it a table of at most 900 units: deck, discard, dice, ranks.
    QRectF middle = inset(frame.middle, gap / 2);
    const qreal wide = std::min(middle.width(), 900 * unit);
    middle = QRectF(middle.center().x() - wide / 2, middle.top(), wide, middle.height());
    const qreal ribbon = std::min(28 * unit, middle.height() * 0.2);
    const auto steps = across(QRectF(middle.left(), middle.top(), middle.width(), ribbon), {2, 3, 2}, gap);
    for (int step = 0; step < kSteps; ++step)
        layout.notes[kFirstStep + step] = steps[std::size_t(step)];

    const QRectF rest = middle.adjusted(0, ribbon + gap, 0, 0);
    const qreal high = std::min(rest.height(), 250 * unit);
    const QRectF board(rest.left(), rest.center().y() - high / 2, rest.width(), high);
    const auto cells = across(inset(board, 14 * unit), {2, 2.4, 2.2, 3.6}, 2 * gap);
    layout.zones[kDeck] = {cells[0], 170 * unit};
    layout.zones[kDiscard] = {cells[1], 170 * unit};
    layout.water = board;

    const auto dice = down(cells[2], {3, 2}, gap);
    const auto die = across(dice[0], {1, 1}, gap);
    for (int i = 0; i < 2; ++i) {
        const QRectF cell = die[std::size_t(i)];
        const qreal side = std::min({cell.width(), cell.height(), 90 * unit});
        layout.notes[kFirstDie + i] = QRectF(cell.center().x() - side / 2, cell.bottom() - side, side, side);
    }
    layout.notes[kSumNote] = dice[1];

    int rolled = 0; // ranks: 2 of doubles, 4 of two sixes
    for (const NotePicture& note : picture.notes)
        rolled += note.id >= kFirstRank && note.id < kFirstRank + kMostRolled;
    if (rolled > 0) {
        const auto ranks = across(cells[3], std::vector<qreal>(std::size_t(rolled), 1), gap / 2);
        for (int i = 0; i < rolled; ++i) {
            const auto lines = down(ranks[std::size_t(i)], {3, 2}, gap);
            const qreal side = std::min({lines[0].width(), lines[0].height(), 72 * unit});
            layout.notes[kFirstRank + i] =
                QRectF(lines[0].center().x() - side / 2, lines[0].bottom() - side, side, side);
            layout.notes[kFirstRankWord + i] = lines[1];
        }
    }
    if (picture.zone(kRolled)) {
        const auto parts = down(cells[3], {3, 1}, gap);
        layout.zones[kRolled] = {parts[0], parts[0].height()};
        layout.notes[kFirstRankWord] = parts[1];
    }
    layout.bubbles = cells[3];
    return layout;
}

// ---- cards ----

CardArt PlatinumFishPresenter::art(Face face) const {
    return standardArt(face, QStringLiteral("platinum-fish"));
}

QString PlatinumFishPresenter::ears(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const Face face = zone.cards[std::size_t(index)].face;
    if (face == kHidden) return tr("A card, face down.");
    QString words = asSentence(packs::cardWords(face)) + QLatin1Char('.');
    if (zone.place == kDiscard && index == 0 && !zone.caption.isEmpty())
        words +=
            QLatin1Char(' ') + asSentence(Phrase::verbatim(zone.caption.toStdString())) + QLatin1Char('.');
    if (zone.place == handOf(me()) && !shown().discard.empty() &&
        packs::rankOf(shown().discard[0]) == packs::rankOf(face))
        words += QLatin1Char(' ') + tr("Pairs with the discard pile.");
    return words;
}

QString PlatinumFishPresenter::rulesAnchor(Face) const {
    return QStringLiteral("platinum-fish#card-any");
}

// ---- what can be done ----

std::vector<Gesture> PlatinumFishPresenter::gestures() const {
    std::vector<Gesture> gestures;
    const Seat mine = game().facing();
    if (game().choices().empty() || mine >= game().seats()) return gestures;
    const View view = game().view();
    const RankSet held = ranksHeld(view.hands[mine]);
    const auto onto = [](Place place) { return Aim{.kind = Aim::Kind::Zone, .place = place}; };
    const auto atSeat = [](Seat seat) { return Aim{.kind = Aim::Kind::Player, .seat = seat}; };
    const auto ofRank = [mine](Rank rank) {
        return Grip{.kind = Grip::Kind::OfGroup, .place = handOf(mine), .group = rank};
    };
    // How many cards of a rank on the discard pile could be matched: one alone needs no petal.
    std::array<int, packs::kRanks> matchesOf{};
    int takes = 0;
    bool discardPairs = false;
    const bool alone = game().choices().size() == 1;
    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice.id);
        takes += move.kind == MoveKind::Take;
        discardPairs = discardPairs || move.kind == MoveKind::TakeDiscard;
        if (move.kind == MoveKind::MatchDiscard) ++matchesOf[packs::rankOf(move.card)];
    }

    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice.id);
        Gesture gesture{.choice = choice.id};
        switch (move.kind) {
        case MoveKind::Draw:
            gesture.aim = onto(kDeck);
            gesture.button = Button{tr("Draw"), tr("F", "key: draw from the deck"), !discardPairs,
                                    tr("Draw from the deck. A card that pairs lets you go on.")};
            gestures.push_back(gesture);
            break;
        case MoveKind::TakeDiscard: {
            const Rank rank = packs::rankOf(view.discard[0]);
            gesture.aim = onto(kDiscard);
            gesture.button =
                Button{tr("Take the %1", "a rank, from the discard pile").arg(rankLabel(rank)),
                       tr("T", "key: take the discard"), true, tr("It pairs with the one in your hand.")};
            gestures.push_back(gesture);
            Gesture byCard{.choice = choice.id, .grip = ofRank(rank), .aim = onto(kDiscard), .obvious = true};
            gestures.push_back(byCard);
            break;
        }
        case MoveKind::Shuffle:
            gesture.button = Button{tr("Shuffle!"), tr("X", "key: call for a shuffle"), false,
                                    tr("The deck was searched: you may have it shuffled.")};
            gestures.push_back(gesture);
            break;
        case MoveKind::Take:
            gesture.aim = onto(takes > 1 ? kRolled : kDeck);
            if (takes > 1)
                gesture.petal = rankPetal(move.rank, ranksName(move.rank), hasRank(held, move.rank));
            gesture.button =
                Button{hasRank(held, move.rank)
                           ? tr("Take: %1, a pair", "a rank, from the deck").arg(rankLabel(move.rank))
                           : tr("Take: %1", "a rank, from the deck").arg(rankLabel(move.rank)),
                       rankPetal(move.rank, {}).key, takes == 1, tr("The copy nearest the top of the deck.")};
            gestures.push_back(gesture);
            break;
        case MoveKind::Ask:
            gesture.aim = atSeat(move.target);
            gesture.petal = rankPetal(move.rank, ranksName(move.rank), hasRank(held, move.rank));
            gestures.push_back(gesture);
            if (hasRank(held, move.rank))
                gestures.push_back(
                    {.choice = choice.id, .grip = ofRank(move.rank), .aim = atSeat(move.target)});
            break;
        case MoveKind::Decline:
            gesture.button =
                Button{tr("Ask nobody"), tr("N", "key: ask nobody"), alone, tr("Your turn ends.")};
            gestures.push_back(gesture);
            break;
        case MoveKind::MatchDiscard: {
            const Rank rank = packs::rankOf(move.card);
            gesture.aim = onto(kDiscard);
            const Petal petal =
                facePetal(move.card, inWords(packs::cardWords(move.card)),
                          rankLabel(rank) + suitSign(packs::suitOf(move.card)), hasRank(held, rank));
            gesture.petal = petal;
            gestures.push_back(gesture);
            Gesture byCard{.choice = choice.id, .grip = ofRank(rank), .aim = onto(kDiscard)};
            if (matchesOf[rank] > 1)
                byCard.petal = petal;
            else
                byCard.obvious = true;
            gestures.push_back(byCard);
            break;
        }
        case MoveKind::Done:
            gesture.button = Button{tr("Leave the rest"), tr("N", "key: leave the discard pile"), alone,
                                    tr("Match nothing more from the discard pile.")};
            gestures.push_back(gesture);
            break;
        }
    }
    return gestures;
}

QString PlatinumFishPresenter::whyNot(const Grip& grip, const Aim& aim) const {
    const View view = game().view();
    Rank rank = kNoRank;
    if (grip.face < packs::kStandardFaces)
        rank = packs::rankOf(grip.face);
    else if (grip.kind == Grip::Kind::OfGroup && grip.group >= 0 && grip.group < packs::kRanks)
        rank = Rank(grip.group);
    if (aim.kind == Aim::Kind::Player)
        return game().whyNot(
            {.kind = MoveKind::Ask, .target = aim.seat, .rank = rank == kNoRank ? packs::kAce : rank});
    if (aim.kind != Aim::Kind::Zone) return {};
    if (aim.place == kDeck) {
        if (view.status.phase == Phase::Take && rank != kNoRank)
            return game().whyNot({.kind = MoveKind::Take, .rank = rank});
        return game().whyNot({.kind = MoveKind::Draw});
    }
    if (aim.place == kDiscard) {
        QString why = view.status.phase == Phase::Refill && !view.discard.empty()
                          ? game().whyNot({.kind = MoveKind::MatchDiscard, .card = view.discard[0]})
                          : game().whyNot({.kind = MoveKind::TakeDiscard});
        if (!why.isEmpty() || rank == kNoRank || view.discard.empty()) return why;
        return tr("It is the %1 that pairs with the discard pile.", "a rank")
            .arg(rankLabel(packs::rankOf(view.discard[0])));
    }
    if (aim.place.kind == PlaceKind::Matches)
        return tr("Pairs are laid by themselves, as soon as two cards of a rank come together.");
    return {};
}

Prompt PlatinumFishPresenter::prompt() const {
    const View view = game().view();
    const Status& status = view.status;
    const Seat mine = game().facing();
    const bool mayShuffle = !game().choices().empty() && status.phase == Phase::Draw && status.turn != mine;
    if (auto others = promptForOthers(game())) {
        if (mayShuffle) others->more = tr("The deck was searched: you may call for a shuffle.");
        return *others;
    }
    switch (status.phase) {
    case Phase::Draw:
        if (mayShuffle)
            return {tr("%1 is to draw. Call for a shuffle?").arg(nameOf(game(), status.turn)),
                    tr("The deck was searched: you may have it shuffled once."), true};
        if (status.turn != mine) break;
        if (topMatches(view, mine))
            return {tr("Your turn. Take the %1 that pairs with yours, or draw from the deck.", "a rank")
                        .arg(rankLabel(packs::rankOf(view.discard[0]))),
                    tr("Every pair lets you go on."), true};
        return {tr("Your turn. Draw from the deck."), tr("Without a pair you roll the dice and search."),
                true};
    case Phase::Take: {
        QStringList ranks;
        for (const Rank rank : listOf(status.choices))
            ranks << rankLabel(rank);
        const QString last = ranks.takeLast();
        const QString list =
            ranks.isEmpty() ? last : tr("%1 or %2", "ranks").arg(ranks.join(tr(", ", "between ranks")), last);
        return {tr("You rolled %1 and %2. Take one from the deck: %3.", "dice and ranks")
                    .arg(status.dice[0])
                    .arg(status.dice[1])
                    .arg(list),
                tr("All see the card. It is laid if it pairs, else it stays in your hand."), true};
    }
    case Phase::Ask:
        return {tr("You rolled %1 and %2: the deck has none. Ask anyone for any rank.", "dice")
                    .arg(status.dice[0])
                    .arg(status.dice[1]),
                tr("Choose a player and a rank, or ask nobody."), true};
    case Phase::Refill:
        return {tr("A new hand: match it with the discard pile."), tr("Take what pairs, or leave the rest."),
                true};
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {tr("One moment ..."), {}, false};
}

} // namespace tacklebox

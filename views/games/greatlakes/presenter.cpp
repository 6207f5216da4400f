#include "views/games/greatlakes/presenter.h"

#include "model/games/words.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/standardpack.h"
#include "views/games/common/tableframe.h"

#include <algorithm>

namespace tacklebox {

using namespace greatlakes;
using namespace rectangles;
using packs::Suit;

namespace {

constexpr Place kLake{PlaceKind::Lake};

struct Suits {
    Q_DECLARE_TR_FUNCTIONS(Suits)
};

constexpr Place chosenOf(Seat seat) {
    return {PlaceKind::Chosen, seat};
}
constexpr Place keptOf(Seat seat) {
    return {PlaceKind::Kept, seat};
}
constexpr Place caughtOf(Seat seat) {
    return {PlaceKind::Caught, seat};
}

// Notes by their number: four badges a seat, then the lines of the table.
constexpr int kRoundNote = 100, kScoreNote = 101, kFishedNote = 102;
constexpr int badgeNote(Seat seat, Suit suit) {
    return seat * packs::kSuits + suit;
}

bool hasFished(const View& view, Seat seat, Suit suit) {
    const SuitList& fished = view.fished[seat];
    return std::find(fished.begin(), fished.end(), suit) != fished.end();
}
int inLake(const View& view, Suit suit) {
    return int(std::count_if(view.lake.begin(), view.lake.end(),
                             [suit](Face face) { return packs::suitOf(face) == suit; }));
}
QString suitName(Suit suit) {
    return inWords(packs::suitWords(suit));
}

/// "1 spade", "4 spades".
QString suitCount(Suit suit, int count) {
    switch (suit) {
    case 0: return Suits::tr("%n spade(s)", nullptr, count);
    case 1: return Suits::tr("%n heart(s)", nullptr, count);
    case 2: return Suits::tr("%n diamond(s)", nullptr, count);
    default: return Suits::tr("%n club(s)", nullptr, count);
    }
}

/// Cards known to the viewer lie by suit and rank; hidden ones come last.
std::vector<CardPicture> bySuit(FaceList faces) {
    std::sort(faces.begin(), faces.end());
    std::vector<CardPicture> cards = cardsOf(faces);
    for (CardPicture& card : cards)
        if (card.face != kHidden) card.group = packs::suitOf(card.face);
    return cards;
}

} // namespace

GreatLakesPresenter::GreatLakesPresenter(GameTable<GreatLakes>& table) : PresenterOf(table) {
    findReveal();
}

// ---- the reveal ----

void GreatLakesPresenter::followReveal(const SeenEvent<GreatLakes>& event) {
    const auto forget = [this] {
        m_revealed = {};
        m_turnedUp.fill(kNoFace);
    };
    if (std::holds_alternative<SeenDeal<GreatLakes>>(event.content())) return forget();
    if (const auto* status = std::get_if<SeenStatus<Status>>(&event.content())) {
        if (status->now.phase == Phase::Choose && status->now.waiting.size() == shown().match.seats) forget();
    } else if (const auto* turned = std::get_if<Shown>(&event.content())) {
        m_revealed.add(turned->face);
        m_turnedUp[turned->seat] = turned->face;
    } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
        if (moved->from.kind == PlaceKind::Chosen) m_turnedUp[moved->from.seat] = kNoFace;
    }
}

void GreatLakesPresenter::findReveal() {
    m_revealed = {};
    m_turnedUp.fill(kNoFace);
    int first = shownUpTo();
    while (first > 0) {
        const auto event = game().seen(--first);
        if (!event) continue;
        if (std::holds_alternative<SeenDeal<GreatLakes>>(event->content())) break;
        const auto* status = std::get_if<SeenStatus<Status>>(&event->content());
        if (status && status->now.phase == Phase::Choose && status->now.waiting.size() == shown().match.seats)
            break;
    }
    for (; first < shownUpTo(); ++first)
        if (const auto event = game().seen(first)) followReveal(*event);
}

void GreatLakesPresenter::restart(int number) {
    PresenterOf::restart(number);
    findReveal();
}

void GreatLakesPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) followReveal(*event);
    PresenterOf::advance();
}

Face GreatLakesPresenter::chosenBy(Seat seat) const {
    return shown().chosen[seat] == kNoFace || m_turnedUp[seat] == kNoFace ? shown().chosen[seat]
                                                                          : m_turnedUp[seat];
}

/// The highest of its suit, once all cards of the round are turned up (G-07).
bool GreatLakesPresenter::winsSuit(Face face) const {
    if (m_revealed.size() < shown().match.seats) return false;
    for (const Card other : m_revealed)
        if (packs::suitOf(other) == packs::suitOf(face) &&
            valueInRound(other, m_revealed) > valueInRound(face, m_revealed))
            return false;
    return true;
}

CardPicture GreatLakesPresenter::roundCard(Face face) const {
    CardPicture card{.face = face};
    if (face == kHidden || !m_revealed.has(face)) return card;
    card.group = packs::suitOf(face);
    card.marked = winsSuit(face);
    if (packs::rankOf(face) == packs::kAce && valueInRound(face, m_revealed) > packs::kRanks)
        card.tag = QStringLiteral("14");
    return card;
}

// ---- the picture ----

SeatPicture GreatLakesPresenter::panelOf(Seat seat) const {
    const View& view = shown();
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .points = tr("%n point(s)", nullptr, view.match.scores[seat]),
                    .note = tr("caught %1").arg(view.caught[seat].size()),
                    .inTurn = view.status.turn == seat,
                    .waiting = view.status.waiting.has(seat)};
    if (view.status.phase == Phase::Choose)
        facts.note +=
            QStringLiteral(" · ") + (view.chosen[seat] == kNoFace ? tr("is choosing") : tr("has chosen"));
    else if (facts.inTurn)
        facts.note += QStringLiteral(" · ") + tr("keeps or stocks");
    SeatPicture panel = seatPicture(game(), facts);
    QStringList spent;
    for (const Suit suit : view.fished[seat])
        spent << suitName(suit);
    if (!spent.isEmpty()) panel.ears += tr(", has fished out %1").arg(spent.join(tr(", ", "between suits")));
    return panel;
}

ZonePicture GreatLakesPresenter::handZone(Seat seat) const {
    const FaceList& hand = shown().hands[seat];
    if (seat != me()) return backsOf(game(), seat, hand);
    return ownHand(game(), seat, hand, [](Face face) { return int(packs::suitOf(face)); });
}

ZonePicture GreatLakesPresenter::lakeZone() const {
    const View& view = shown();
    ZonePicture zone;
    zone.place = kLake;
    zone.spread = Spread::Columns;
    zone.name = tr("The lake");
    zone.title = tr("The lake: %n fish", "number of cards", view.lake.size());
    zone.cards = bySuit(view.lake);
    for (Suit suit = 0; suit < packs::kSuits; ++suit)
        zone.groups.push_back({suitSign(suit) + QLatin1Char(' ') + asSentence(packs::suitWords(suit)),
                               QString::number(inLake(view, suit)),
                               me() < view.match.seats && hasFished(view, me(), suit)});
    return zone;
}

void GreatLakesPresenter::addSeatZones(TablePicture& picture, Seat seat) const {
    const View& view = shown();
    const bool mine = seat == me();
    picture.zones.push_back(handZone(seat));

    ZonePicture chosen;
    chosen.place = chosenOf(seat);
    chosen.name = say(
        {seat}, {QT_TRANSLATE_NOOP("Words", "the choice of %1"), QT_TRANSLATE_NOOP("Words", "your choice")});
    if (mine) {
        chosen.title = chosen.name;
        if (view.status.phase == Phase::Choose) chosen.emptyWords = tr("drop a card");
    }
    if (const Face face = chosenBy(seat); face != kNoFace) chosen.cards.push_back(roundCard(face));
    picture.zones.push_back(chosen);

    ZonePicture kept;
    kept.place = keptOf(seat);
    kept.name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the card that %1 keeps"),
                             QT_TRANSLATE_NOOP("Words", "the card you keep")});
    if (mine)
        kept.title =
            say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 keeps"), QT_TRANSLATE_NOOP("Words", "you keep")});
    if (view.kept[seat] != kNoFace) kept.cards.push_back(roundCard(view.kept[seat]));
    for (CardPicture& card : kept.cards)
        card.marked = true; // G-07: only the highest of a suit is kept
    picture.zones.push_back(kept);

    ZonePicture caught;
    caught.place = caughtOf(seat);
    caught.spread = mine ? Spread::Sets : Spread::Pile;
    caught.name = say(
        {seat}, {QT_TRANSLATE_NOOP("Words", "the catch of %1"), QT_TRANSLATE_NOOP("Words", "your catch")});
    if (mine)
        caught.title = say(
            {seat},
            {QT_TRANSLATE_NOOP("Words", "the catch of %1: %2"), QT_TRANSLATE_NOOP("Words", "your catch: %2")},
            {Phrase::number(view.caught[seat].size())});
    if (mine) {
        caught.cards = bySuit(view.caught[seat]);
    } else {
        caught.cards = cardsOf(view.caught[seat]);
        std::reverse(caught.cards.begin(), caught.cards.end()); // the newest on top
    }
    picture.zones.push_back(caught);
}

void GreatLakesPresenter::addNotes(TablePicture& picture) const {
    const View& view = shown();
    using Kind = NotePicture::Kind;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            picture.notes.push_back({.id = badgeNote(seat, suit),
                                     .kind = Kind::Badge,
                                     .text = suitSign(suit),
                                     .active = hasFished(view, seat, suit)});
    const int rounds = kDeckSize / view.match.seats;
    const int left =
        m_revealed.empty() ? view.hands[0].size() + (view.chosen[0] != kNoFace) : view.hands[0].size() + 1;
    QString round = tr("Round %1 of %2").arg(std::clamp(rounds - left + 1, 1, rounds)).arg(rounds);
    if (view.match.round > 1)
        round = tr("Game %1", "the deal").arg(view.match.round) + QStringLiteral(" · ") + round;
    picture.notes.push_back({.id = kRoundNote, .text = round});
    const int target = game().plan().options.value[0];
    if (me() < view.match.seats) {
        picture.notes.push_back({.id = kFishedNote,
                                 .text = say({me()}, {QT_TRANSLATE_NOOP("Words", "%1 has fished out:"),
                                                      QT_TRANSLATE_NOOP("Words", "you have fished out:")})});
        picture.notes.push_back(
            {.id = kScoreNote,
             .text = say({me()},
                         {QT_TRANSLATE_NOOP("Words", "match: %1 %2, target %3"),
                          QT_TRANSLATE_NOOP("Words", "match: you %2, target %3")},
                         {Phrase::number(view.match.scores[me()]), Phrase::number(target)})});
    } else {
        picture.notes.push_back({.id = kScoreNote, .text = tr("Target %1").arg(target)});
    }
}

TablePicture GreatLakesPresenter::picture() const {
    const int seats = shown().match.seats;
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), seats)) {
        picture.seats.push_back(panelOf(seat));
        addSeatZones(picture, seat);
    }
    picture.zones.push_back(lakeZone());
    if (me() < seats) addSeatZones(picture, me());
    addNotes(picture);
    return picture;
}

// ---- where everything lies ----

TableLayout GreatLakesPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const ZonePicture* hand = picture.zone(handOf(me()));
    const Frame frame = frameOf(game(), size, 0, hand);
    const qreal unit = frame.unit, gap = 6 * unit;
    TableLayout layout;
    layout.unit = unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Lake;

    // A seat's chosen card and the one it keeps are never there together: they have one box between them.
    const auto roundBox = [&](Seat seat, const QRectF& rect, qreal cardHeight) {
        const ZonePicture* kept = picture.zone(keptOf(seat));
        const bool keeps = kept && !kept->cards.empty();
        layout.zones[keeps ? keptOf(seat) : chosenOf(seat)] = {rect, cardHeight};
    };

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        layout.seats[seat] = panels[i];
        const Frame::PanelParts parts = frame.parts(panels[i], frame.watched ? 0.5 : 0.26);
        // Hand, round and catch side by side; where hands may lie open they have a line of their own.
        std::vector<QRectF> cells;
        if (frame.watched) {
            cells = across(parts.laid, {2, 2, 3}, gap);
            cells.insert(cells.begin(), parts.backs);
        } else {
            cells = across(parts.backs, {4, 2, 2}, gap);
            cells.push_back(parts.laid);
        }
        layout.zones[handOf(seat)] = {cells[0], frame.panelCard(cells[0].height())};
        roundBox(seat, cells[1], cells[1].height());
        layout.zones[caughtOf(seat)] = {cells[2], cells[2].height()};
        const auto badges = boxes(cells[3], packs::kSuits, 22 * unit, 3 * unit);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(seat, suit)] = badges[suit];
    }

    const auto rows = down(inset(frame.middle, gap), {1.7, 1}, gap);
    layout.water = rows[0];
    // The jetty lies on the lake's upper edge.
    layout.zones[kLake] = {inset(rows[0], 12 * unit).adjusted(0, 2 * unit, 0, 4 * unit), 110 * unit};
    const auto cells = across(rows[1], {5, 2, 4}, 2 * gap);
    layout.bubbles = cells[1];

    const Seat mine = me();
    const bool sits = mine < game().seats();
    if (sits) {
        layout.zones[handOf(mine)] = {frame.hand, frame.handHeight};
        layout.zones[caughtOf(mine)] = {cells[0], 84 * unit};
        roundBox(mine, cells[1], 110 * unit);
        const auto lines = down(cells[2], {1, 1, 1}, 2 * unit);
        layout.notes[kRoundNote] = lines[0];
        layout.notes[kScoreNote] = lines[1];
        const auto fished = across(lines[2], {1, 1}, gap);
        layout.notes[kFishedNote] = fished[0];
        const auto badges = boxes(fished[1], packs::kSuits, 26 * unit, 4 * unit);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(mine, suit)] = badges[suit];
    } else {
        const auto lines = down(cells[2], {1, 1}, 2 * unit);
        layout.notes[kRoundNote] = lines[0];
        layout.notes[kScoreNote] = lines[1];
    }
    return layout;
}

// ---- cards ----

CardArt GreatLakesPresenter::art(Face face) const {
    return standardArt(face, QStringLiteral("great-lakes"));
}

QString GreatLakesPresenter::ears(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (card.face == kHidden) return tr("A card, face down.");
    QString words = asSentence(packs::cardWords(card.face)) + QLatin1Char('.');
    if (!card.tag.isEmpty()) words += QLatin1Char(' ') + tr("Worth 14 in this round.");
    if (zone.place == handOf(me())) {
        const Suit suit = packs::suitOf(card.face);
        words +=
            QLatin1Char(' ') + tr("In the lake: %1.", "4 spades").arg(suitCount(suit, inLake(shown(), suit)));
        if (hasFished(shown(), me(), suit))
            words += QLatin1Char(' ') +
                     say({me()}, {QT_TRANSLATE_NOOP("Words", "%1 has fished that suit out already."),
                                  QT_TRANSLATE_NOOP("Words", "you have fished that suit out already.")});
    }
    return words;
}

QString GreatLakesPresenter::rulesAnchor(Face face) const {
    QString card = QStringLiteral("any");
    if (face < packs::kStandardFaces) {
        const packs::Rank rank = packs::rankOf(face);
        if (rank == packs::kAce) card = QStringLiteral("ace");
        if (rank >= packs::kJack) card = QStringLiteral("court");
    }
    return QStringLiteral("great-lakes#card-") + card;
}

// ---- what can be done ----

Seat GreatLakesPresenter::actor() const {
    return game().facing() == kNoSeat ? game().dueSeat() : game().facing();
}

QString GreatLakesPresenter::fishOutWords(const View& view, Seat seat) const {
    const Suit suit = packs::suitOf(view.kept[seat]);
    const int catches = inLake(view, suit) + 1;
    if (catches == 1) return tr("Fish out %1 (+1)", "a suit").arg(suitName(suit));
    return tr("Fish out %1 (+%2)", "4 spades, which are as many points")
        .arg(suitCount(suit, catches))
        .arg(catches);
}

std::vector<Gesture> GreatLakesPresenter::gestures() const {
    std::vector<Gesture> gestures;
    const Seat seat = actor();
    if (seat >= game().seats()) return gestures;
    const View view = game().view();
    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice.id);
        Gesture gesture;
        gesture.choice = choice.id;
        switch (move.kind) {
        case MoveKind::Choose:
            gesture.grip = {.kind = Grip::Kind::OneCard, .place = handOf(seat), .face = move.card};
            gesture.aim = {.kind = Aim::Kind::Zone, .place = chosenOf(seat)};
            gesture.obvious = true;
            break;
        case MoveKind::FishOut:
            gesture.grip = {.kind = Grip::Kind::OneCard, .place = keptOf(seat), .face = view.kept[seat]};
            gesture.aim = {.kind = Aim::Kind::Zone, .place = caughtOf(seat)};
            gesture.button =
                Button{fishOutWords(view, seat), tr("F", "key: fish out"), false,
                       tr("Take that suit out of the lake; you can do so once a game for each suit.")};
            break;
        case MoveKind::Stock:
            gesture.grip = {.kind = Grip::Kind::OneCard, .place = keptOf(seat), .face = view.kept[seat]};
            gesture.aim = {.kind = Aim::Kind::Zone, .place = kLake};
            gesture.button =
                Button{tr("Stock it"), tr("K", "key: stock the lake"), false,
                       tr("Put the card into the lake: no point, but you may still fish the suit later.")};
            break;
        }
        gestures.push_back(gesture);
    }
    return gestures;
}

QString GreatLakesPresenter::whyNot(const Grip& grip, const Aim& aim) const {
    const Seat seat = actor();
    if (grip.kind != Grip::Kind::OneCard || seat >= game().seats()) return {};
    if (grip.place == handOf(seat)) {
        QString refused = game().whyNot({MoveKind::Choose, grip.face});
        if (!refused.isEmpty()) return refused;
        if (aim.kind == Aim::Kind::Zone && aim.place == kLake)
            return tr("First everybody chooses: drop the card on your choice.");
        if (aim.kind == Aim::Kind::Player) return tr("Nobody asks for cards in this game.");
        return {};
    }
    if (grip.place == keptOf(seat)) {
        const bool stocks = aim.kind == Aim::Kind::Zone && aim.place == kLake;
        return game().whyNot({stocks ? MoveKind::Stock : MoveKind::FishOut});
    }
    return {};
}

Prompt GreatLakesPresenter::prompt() const {
    const View view = game().view();
    const Status& status = view.status;
    const bool bySomebodyElse = game().due() != tacklebox::Due::Person;
    if (bySomebodyElse && (status.phase != Phase::Choose || game().due() != tacklebox::Due::Bot))
        if (const auto others = promptForOthers(game())) return *others;
    const Seat seat = actor();
    if (status.phase == Phase::Choose) {
        if (game().facing() < game().seats() && status.waiting.has(seat))
            return {tr("Choose a card for this round."),
                    tr("The highest card of each suit is kept; all others go into the lake."), true};
        std::vector<Phrase> waiting;
        for (const Seat other : status.waiting)
            waiting.push_back(names().title(other));
        return {tr("Still to choose: %1.", "one or several names").arg(inWords(Phrase::listed(waiting))),
                {},
                false};
    }
    const Seat keeper = status.turn;
    const QString card = inWords(packs::cardWords(view.kept[keeper]));
    const Suit suit = packs::suitOf(view.kept[keeper]);
    if (game().choices().empty() || seat != keeper)
        return {say({keeper},
                    {QT_TRANSLATE_NOOP("Words", "%1 keeps %2: fish out, or stock?"),
                     QT_TRANSLATE_NOOP("Words", "you keep %2: fish out, or stock?")},
                    {packs::cardWords(view.kept[keeper])}),
                {},
                false};
    const QString more = tr("In the lake: %1. Each suit can be fished out once a game.", "4 spades")
                             .arg(suitCount(suit, inLake(view, suit)));
    if (seat == game().facing())
        return {tr("You keep %1. Fish the %2 out, or stock the lake with it?").arg(card, suitName(suit)),
                more, true};
    return {tr("%1, you keep %2. Fish the %3 out, or stock the lake with it?")
                .arg(nameOf(game(), keeper), card, suitName(suit)),
            more, true};
}

} // namespace tacklebox

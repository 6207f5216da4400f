// The table of The Great Lakes Fish-Out: the lake in four columns, cards chosen in secret, the two buttons of
// a keeper. Rules: great-lakes.md.
#include "model/games/greatlakes/greatlakes.h"
#include "model/games/greatlakes/tabletraits.h"
#include "model/games/greatlakes/words.h"
#include "views/games/common/defaulttable.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/standardpack.h"

#include <QCoreApplication>

namespace tacklebox {

template <>
GameInfo gameInfoOf<GreatLakes>();

namespace {

using namespace greatlakes;
using namespace rectangles;
using packs::Suit;

constexpr PileId kLake{PileKind::Lake};

constexpr PileId chosenOf(Seat seat) {
    return {PileKind::Chosen, seat};
}

constexpr PileId keptOf(Seat seat) {
    return {PileKind::Kept, seat};
}

constexpr PileId caughtOf(Seat seat) {
    return {PileKind::Caught, seat};
}

// Ids of notes: four badges for each seat, then the lines of the table.
constexpr int kRoundNote = 100, kScoreNote = 101;

constexpr int badgeNote(Seat seat, Suit suit) {
    return seat * packs::kSuits + suit;
}

bool hasFished(const Observation& view, Seat seat, Suit suit) {
    return std::ranges::count(view.fished[seat], suit) > 0;
}

int inLake(const Observation& view, Suit suit) {
    return int(std::ranges::count(view.lake, suit, packs::suitOf));
}

QString suitName(Suit suit) {
    return inWords(packs::suitWords(suit));
}

bool isAce(Face face) {
    return packs::rankOf(face) == packs::kAce;
}

struct Suits {
    Q_DECLARE_TR_FUNCTIONS(Suits)
};

/// "1 spade", "4 spades".
QString suitCount(Suit suit, int count) {
    switch (suit) {
    case 0: return Suits::tr("%n spade(s)", nullptr, count);
    case 1: return Suits::tr("%n heart(s)", nullptr, count);
    case 2: return Suits::tr("%n diamond(s)", nullptr, count);
    default: return Suits::tr("%n club(s)", nullptr, count);
    }
}

/// The reveal of a round: an observation hides a chosen card until it leaves its pile (G-06).
struct Memory {
    CardSet revealed;                        ///< the cards of this round that have been turned up
    std::array<Face, kMostPlayers> turnedUp; ///< by seat, while they are there

    Memory() { turnedUp.fill(kNoFace); }
    void follow(const Observation& view, const SeenEvent<GreatLakes>& event) {
        const auto* status = std::get_if<SeenStatus<Status>>(&event.content());
        if (std::holds_alternative<SeenDeal<GreatLakes>>(event.content()) ||
            (status && status->now.phase == Phase::Choose &&
             status->now.playersToAct.size() == view.match.seats)) {
            *this = {};
        } else if (const auto* turned = std::get_if<Shown>(&event.content())) {
            revealed.add(turned->face);
            turnedUp[turned->seat] = turned->face;
        } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
            if (moved->from.kind == PileKind::Chosen) turnedUp[moved->from.seat] = kNoFace;
        }
    }
};

class GreatLakesPresenter : public DefaultPresenter<GreatLakes, Memory> {
    Q_DECLARE_TR_FUNCTIONS(GreatLakesPresenter)

  public:
    using DefaultPresenter::DefaultPresenter;

    TableLayout layout(QSizeF size, const TablePicture& picture) const override;
    EffectSpec effectSpec() const override;
    bool isSpecial(Face face) const override { return face < packs::kStandardFaces && isAce(face); }
    QString rulesAnchor(Face face) const override {
        const bool known = face < packs::kStandardFaces;
        return QStringLiteral("great-lakes#card-") + (known && isAce(face)                           ? "ace"
                                                      : known && packs::rankOf(face) >= packs::kJack ? "court"
                                                                                                     : "any");
    }

    /// There is no default button: every choice gives something up.
    std::vector<Gesture> gestures() const override {
        const Seat seat = actor();
        if (seat >= game().seats()) return {};
        const Observation view = game().observation();
        const MoveSource kept = oneCard(keptOf(seat), view.kept[seat]);
        return gesturesOf([&](GestureList& gestures, const Move& move) {
            switch (move.kind) {
            case MoveKind::Choose:
                gestures.addObvious(oneCard(handOf(seat), move.card), atZone(chosenOf(seat)));
                break;
            case MoveKind::FishOut:
                gestures.add(kept, atZone(caughtOf(seat))).button =
                    Button{fishOutWords(view, seat), tr("F", "key: fish out"), false,
                           tr("Take that suit out of the lake; you can do so once per game for each suit.")};
                break;
            case MoveKind::Stock:
                gestures.add(kept, atZone(kLake)).button = Button{
                    tr("Put it back"), tr("K", "key: stock the lake"), false,
                    tr("Put the card into the lake: no point, but you can still fish out the suit later.")};
                break;
            }
        });
    }
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override {
        const Seat seat = actor();
        if (source.kind != MoveSource::Kind::OneCard || seat >= game().seats()) return {};
        const bool atLake = target == atZone(kLake);
        if (source.place == keptOf(seat))
            return game().refusalText({atLake ? MoveKind::Stock : MoveKind::FishOut});
        if (source.place != handOf(seat)) return {};
        QString refused = game().refusalText({MoveKind::Choose, source.face});
        if (!refused.isEmpty()) return refused;
        if (atLake) return tr("Everyone chooses first: drop a card on your choice.");
        if (target.kind == MoveTarget::Kind::Player) return tr("Nobody asks for cards in this game.");
        return {};
    }
    Prompt prompt() const override;

  protected:
    int groupOf(Face face) const override { return face < packs::kStandardFaces ? packs::suitOf(face) : 0; }
    MemoryPicture memoryGrid() const override {
        MemoryPicture grid = memoryColumns(QStringList(packs::kSuits, QString()));
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            grid.columns[suit].suit = suit;
        return grid;
    }
    /// A suit that a player has fished out is closed to them (G-15), whatever cards of it they have.
    std::vector<HandFact> memoryFacts() const override {
        std::vector<HandFact> facts = publicFacts();
        for (Seat seat = 0; seat < shown().match.seats; ++seat)
            for (const Suit suit : shown().fished[seat])
                facts.push_back({.seat = seat, .mark = HandMark::Closed, .topic = suit});
        return facts;
    }
    SeatPicture panelOf(Seat seat) const override;
    ZonePicture zoneOf(const PileCards& one) const override;
    void addMore(TablePicture& picture) const override;
    QString cardText(const ZonePicture& zone, const CardPicture& card, const QString& name) const override {
        const QString words =
            card.tag.isEmpty() ? name : tr("%1, worth 14 in this round", "an ace").arg(name);
        if (zone.place != handOf(me())) return words;
        const Suit suit = packs::suitOf(card.face);
        if (hasFished(shown(), me(), suit)) return tr("%1, suit closed", "a card").arg(words);
        const int count = inLake(shown(), suit);
        return count ? tr("%1, %n in the lake", "a card, and how many of its suit", count).arg(words)
                     : tr("%1, none in the lake", "a card, and its suit").arg(words);
    }
    QString hiddenText() const override { return tr("A card, face down."); }
    QString playWords(PileId place, Face face) const override {
        const Seat mine = game().viewer();
        if (face >= packs::kStandardFaces || (place != handOf(mine) && place != keptOf(mine))) return {};
        const Observation now = game().observation();
        const Suit suit = packs::suitOf(face);
        const int catches = inLake(now, suit) + 1;
        for (const Move& move : legalMoves()) {
            if (move.kind == MoveKind::FishOut && place == keptOf(mine))
                return tr("Now: fish out for %n point(s), or put it back.", nullptr, catches);
            if (move.kind != MoveKind::Choose || move.card != face) continue;
            if (hasFished(now, mine, suit))
                return tr("Now: it scores nothing, because this suit is closed to you.");
            return tr("Now: as the highest of its suit, it can score at least %n point(s).", nullptr,
                      catches);
        }
        return refusalText(oneCard(place, face), {});
    }

  private:
    EffectSpec revealEffect() const;
    EffectSpec stockEffect(const Moved& moved) const;
    CardPicture roundCard(Face face) const;

    /// Returns the player who makes the table's current choices: the viewer, or the keeper whose open
    /// decision is due (G-12).
    Seat actor() const { return game().viewer() == kNoSeat ? game().seatToAct() : game().viewer(); }
    /// "Fish out 6 spades (+6)"
    QString fishOutWords(const Observation& view, Seat seat) const {
        const Suit suit = packs::suitOf(view.kept[seat]);
        const int catches = inLake(view, suit) + 1;
        if (catches == 1) return tr("Fish out %1 (+1)", "a suit").arg(suitName(suit));
        return tr("Fish out %1 (+%2)", "4 spades, which are as many points")
            .arg(suitCount(suit, catches))
            .arg(catches);
    }
    /// Returns the card that `seat` has chosen; face up as soon as its reveal is shown.
    Face chosenBy(Seat seat) const {
        const Face chosen = shown().chosen[seat], turned = memory().turnedUp[seat];
        return chosen == kNoFace || turned == kNoFace ? chosen : turned;
    }
    bool isChoosing() const { return shown().status.phase == Phase::Choose && memory().revealed.empty(); }
    /// Returns true for the highest card of its suit, once all cards of the round are turned up (G-07).
    bool winsSuit(Face face) const {
        const CardSet& revealed = memory().revealed;
        bool wins = revealed.size() >= shown().match.seats;
        for (const Card other : revealed)
            wins &= packs::suitOf(other) != packs::suitOf(face) ||
                    valueInRound(other, revealed) <= valueInRound(face, revealed);
        return wins;
    }
};

TableLayout GreatLakesPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr qreal kDockCard = 168, kCove = 130, kCoveCards = 38, kWaterAbove = 48; // units
    const Seat mine = me();
    const bool sits = picture.own.seat != kNoSeat;
    const TableFrame frame =
        frameOf(game(), size, picture, {.spare = sits ? 1 : 0, .ownLaidWidth = 108, .rail = 164});
    const qreal unit = frame.unit, gap = std::round(6 * unit);
    TableLayout layout = frame.layout(picture.seats, mine);
    layout.background = Background::Dock;

    // A seat never has both a chosen and a kept card: the two piles share a box.
    const auto roundBox = [&](Seat seat, const QRectF& rect) {
        const ZonePicture* kept = picture.zone(keptOf(seat));
        const bool keeps = kept && !kept->cards.empty();
        layout.zones[keeps ? keptOf(seat) : chosenOf(seat)] = {rect, kDockCard * unit};
    };

    // The dock has a place for each player. Below it is the lake with its coves.
    const QRectF& middle = frame.middle;
    const qreal line = 1.5 * 15 * unit * frame.text;
    // Even in a low window with large text, the cards of a cove are below its name.
    const qreal needed = std::min(1.3 * line + kCoveCards * unit, 0.5 * middle.height());
    const qreal coveHigh = std::round(std::min(kCove * unit, std::max(needed, 0.41 * middle.height())));
    const qreal above = std::min(kWaterAbove * unit, 0.13 * middle.height());
    const QRectF coves(middle.left() + 24 * unit, middle.bottom() - coveHigh, middle.width() - 48 * unit,
                       coveHigh);
    const QRectF dock(middle.topLeft(), QPointF(middle.right(), std::round(coves.top() - above)));
    layout.water = QRectF(QPointF(0, dock.bottom()),
                          QPointF(size.width(), frame.rail.isEmpty() ? size.height() : frame.rail.top()));
    layout.zones[kLake] = {coves, 92 * unit};
    layout.coves = across(coves, {1, 1, 1, 1}, std::round(0.016 * coves.width()));
    const int places = int(picture.seats.size()) + (sits ? 1 : 0);
    const auto berths = across(dock, std::vector<qreal>(std::size_t(std::max(1, places)), 1), gap);
    const auto berth = [&](int place) { return inset(berths[std::size_t(place)], std::round(8 * unit)); };
    layout.bubbles = dock;

    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        const QRectF& laid = frame.seats[i].laid;
        roundBox(seat, berth(int(i)));
        // The coins of the suits, and the catch to the right of them.
        const qreal pile = std::min({laid.height(), 46 * unit, 0.3 * laid.width()});
        QRectF coins = laid;
        coins.setRight(coins.right() - pile - gap);
        coins.setHeight(std::min(coins.height(), 26 * unit));
        const auto marks = boxes(coins, packs::kSuits, 24 * unit, 3 * unit);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(seat, suit)] = marks[suit];
        const qreal left = std::round(std::min(marks.back().right() + gap, laid.right() - pile));
        layout.zones[caughtOf(seat)] = {
            QRectF(left, laid.top(), std::floor(pile), std::floor(std::min(pile * 1.3, laid.height()))),
            pile * 1.3};
    }
    const qreal lineHigh = std::round(line);
    if (sits) {
        roundBox(mine, berth(places - 1));
        QRectF laid = frame.own.laid;
        const qreal side = std::min(26 * unit, (laid.height() - 9 * unit) / packs::kSuits);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(mine, suit)] =
                QRectF(std::round(laid.right() - side), std::round(laid.top() + suit * (side + 3 * unit)),
                       side, side);
        laid.setRight(laid.right() - side - gap);
        layout.zones[caughtOf(mine)] = {laid, 92 * unit};
        // Above the viewer's place: the round and the target.
        const qreal cell = frame.column.width() / places;
        const qreal roundHigh = std::round(frame.text > 1.25 ? 1.9 * line : line); // it may be wrapped
        const QRectF sky(frame.column.right() - cell + gap, frame.gap, cell - 2 * gap, roundHigh);
        layout.notes[kRoundNote] = sky;
        layout.notes[kScoreNote] = QRectF(sky.left(), sky.bottom() + gap / 2, sky.width(), lineHigh);
    } else {
        const qreal top = std::max(dock.bottom() + 1, coves.top() - lineHigh - gap / 2);
        if (top + lineHigh <= coves.top()) {
            layout.notes[kRoundNote] = QRectF(coves.left(), top, coves.width() / 2 - gap, lineHigh);
            layout.notes[kScoreNote] = QRectF(coves.center().x(), top, coves.width() / 2, lineHigh);
        }
    }
    return layout;
}

// ---- the picture ----

CardPicture GreatLakesPresenter::roundCard(Face face) const {
    CardPicture card{.face = face};
    if (face == kHidden || !memory().revealed.has(face)) return card;
    card.group = packs::suitOf(face);
    card.marked = winsSuit(face);
    if (isAce(face) && valueInRound(face, memory().revealed) > packs::kRanks) card.tag = QStringLiteral("14");
    return card;
}

SeatPicture GreatLakesPresenter::panelOf(Seat seat) const {
    const Observation& view = shown();
    SeatFacts facts = factsOf(seat);
    facts.points = pointsWords(view.match.scores[seat]);
    facts.known << tr("caught %1").arg(view.caught[seat].size());
    // While the cards are turned up, the next decision is not known yet.
    facts.mustAct &= view.status.phase != Phase::Choose || isChoosing();
    if (isChoosing() && view.chosen[seat] != kNoFace)
        facts.note = tr("has chosen");
    else if (isChoosing() && facts.mustAct)
        facts.note = tr("is choosing");
    else if (facts.inTurn)
        facts.note = tr("is deciding");
    QStringList spent;
    for (const Suit suit : view.fished[seat])
        spent << suitName(suit);
    const QString suits = spent.join(tr(", ", "between suits"));
    if (!spent.isEmpty()) facts.known << tr("bright coins: fished out %1").arg(suits);
    SeatPicture panel = panelWith(facts);
    if (!spent.isEmpty()) panel.accessibleText += tr(", has fished out %1").arg(suits);
    return panel;
}

ZonePicture GreatLakesPresenter::zoneOf(const PileCards& one) const {
    const Observation& view = shown();
    const Seat seat = one.pile.seat;
    const bool mine = seat == me();
    ZonePicture zone = DefaultPresenter::zoneOf(one);
    switch (one.pile.kind) {
    case PileKind::Lake:
        zone.arrangement = Arrangement::Coves;
        std::ranges::sort(zone.cards, {}, &CardPicture::face);
        for (CardPicture& card : zone.cards)
            card.group = packs::suitOf(card.face);
        for (Suit suit = 0; suit < packs::kSuits; ++suit) {
            const QString name = asSentence(packs::suitWords(suit));
            const bool isFished = me() < view.match.seats && hasFished(view, me(), suit);
            zone.groups.push_back(
                {.title = name,
                 .note = tr("%n in the lake", "cards of a suit", inLake(view, suit)),
                 .crossed = isFished,
                 .name =
                     isFished ? tr("%1, which you have fished out", "a suit of the lake").arg(name) : name,
                 .suit = int(suit)});
            if (isFished)
                zone.tip =
                    tr("Crossed out: the suits you have fished out in this game.\nIf you win one "
                       "again, the card goes straight into the lake.\nThe others may still fish it out.");
        }
        break;
    case PileKind::Chosen: {
        zone.name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the choice of %1"),
                                 QT_TRANSLATE_NOOP("Words", "your choice")});
        const Face face = chosenBy(seat);
        zone.cards.clear();
        if (mine && (isChoosing() || face != kNoFace)) zone.title = zone.name;
        // Do not ask for a card after the reveal, when the viewer's card has just left.
        if (mine && isChoosing() && face == kNoFace) zone.emptyWords = tr("drop a card");
        if (face != kNoFace) zone.cards.push_back(roundCard(face));
        break;
    }
    case PileKind::Kept:
        zone.name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the card that %1 keeps"),
                                 QT_TRANSLATE_NOOP("Words", "the card you keep")});
        if (mine && !zone.cards.empty()) // only after all have seen which cards are the highest
            zone.title =
                say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 keeps"), QT_TRANSLATE_NOOP("Words", "you keep")});
        for (CardPicture& card : zone.cards) {
            card = roundCard(card.face);
            card.marked = true; // G-07: only the highest of a suit is kept
        }
        break;
    case PileKind::Caught:
        zone.showsCount = mine;
        if (mine) zone.title = tr("Catch", "what the one at the screen has caught; short");
        std::ranges::reverse(zone.cards); // the newest on top
        break;
    default: break;
    }
    return zone;
}

void GreatLakesPresenter::addMore(TablePicture& picture) const {
    const Observation& view = shown();
    using Kind = NotePicture::Kind;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        for (Suit suit = 0; suit < packs::kSuits; ++suit) {
            const bool fished = hasFished(view, seat, suit);
            const std::vector<Phrase> which{packs::suitWords(suit)};
            const QString tip =
                fished ? say({seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 has fished out %2 in this game."),
                              QT_TRANSLATE_NOOP("Words", "You have fished out %2 in this game.")},
                             which)
                       : say({seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 may still fish out %2 in this game."),
                              QT_TRANSLATE_NOOP("Words", "You may still fish out %2 in this game.")},
                             which);
            picture.notes.push_back({.id = badgeNote(seat, suit),
                                     .kind = Kind::Suit,
                                     .text = suitSign(suit),
                                     .value = int(suit),
                                     .active = fished,
                                     .tip = tip});
        }
    const int rounds = kDeckSize / view.match.seats;
    const bool chosen = !memory().revealed.empty() || view.chosen[0] != kNoFace;
    const int left = view.hands[0].size() + (chosen ? 1 : 0);
    QString round = tr("Round %1 of %2").arg(std::clamp(rounds - left + 1, 1, rounds)).arg(rounds);
    if (view.match.round > 1) round = tr("Game %1").arg(view.match.round) + QStringLiteral(" · ") + round;
    picture.notes.push_back({.id = kRoundNote, .kind = Kind::Caption, .text = round, .active = true});
    const int target = game().plan().options.value[0];
    picture.notes.push_back({.id = kScoreNote, .kind = Kind::Caption, .text = tr("Target %1").arg(target)});
}

// ---- effects ----

/// All cards are turned up at once. Then the highest of each suit stays, and the others fall into the lake.
EffectSpec GreatLakesPresenter::revealEffect() const {
    CardSet revealed;
    int number = shownUpTo();
    for (; number < game().events(); ++number) {
        const auto event = game().seen(number);
        const auto* turned = event ? std::get_if<Shown>(&event->content()) : nullptr;
        if (!turned) break;
        revealed.add(turned->face);
    }
    EffectSpec reveal{.kind = EffectKind::Reveal};
    reveal.until = movesUntil(number, [](const Moved& moved) { return moved.from.kind == PileKind::Chosen; });
    if (revealed.size() < shown().match.seats || reveal.until - number != revealed.size()) return {};
    std::array<int, packs::kSuits> turns{};
    int turn = 0;
    for (Suit suit = 0; suit < packs::kSuits; ++suit) { // in the order of the columns of the lake
        turns[suit] = turn;
        bool any = false;
        for (const Card card : revealed)
            any |= packs::suitOf(card) == suit;
        turn += any;
    }
    for (; number < reveal.until; ++number) {
        const auto moved = movedAt(number);
        const Face face = moved->face;
        const Suit suit = packs::suitOf(face);
        const bool wins = moved->to.kind == PileKind::Kept;
        Verdict verdict{.whose = moved->from.seat == you() ? tr("You", "whose card it is")
                                                           : nameOf(game(), moved->from.seat),
                        .turn = turns[suit],
                        .wins = wins};
        if (isAce(face) && wins && valueInRound(face, revealed) > packs::kRanks) {
            verdict.leaps = true;
            verdict.tag = QStringLiteral("14");
        }
        for (const Card other : revealed)
            verdict.bows |=
                !wins && packs::rankOf(face) >= packs::kJack && packs::suitOf(other) == suit && isAce(other);
        reveal.verdicts.push_back(verdict);
    }
    return reveal;
}

/// Kept cards leave player by player. Players who have already fished out the suit are not asked: the effect
/// explains why the card goes (G-16).
EffectSpec GreatLakesPresenter::stockEffect(const Moved& moved) const {
    const int first = shownUpTo();
    const auto before = first > 0 ? game().seen(first - 1) : nullptr;
    const auto* made = before ? std::get_if<SeenMove<Move>>(&before->content()) : nullptr;
    if (made && made->seat == moved.from.seat) return {.until = first + 1};
    EffectSpec unasked{.kind = EffectKind::Enter, .until = first + 1, .seat = moved.from.seat};
    unasked.title = asSentence(packs::cardWords(moved.face));
    unasked.line =
        say({moved.from.seat}, {QT_TRANSLATE_NOOP("Words", "%1 has fished that suit out before."),
                                QT_TRANSLATE_NOOP("Words", "You have fished that suit out before.")});
    return unasked;
}

EffectSpec GreatLakesPresenter::effectSpec() const {
    const int first = shownUpTo();
    if (first >= game().events()) return {};
    const auto event = game().seen(first);
    if (const auto stocked = movedAt(first);
        stocked && stocked->from.kind == PileKind::Kept && stocked->to.kind == PileKind::Lake)
        return stockEffect(*stocked);
    if (event && std::holds_alternative<Shown>(event->content())) return revealEffect();
    const bool decides = event && std::holds_alternative<SeenMove<Move>>(event->content());
    const int cards = decides ? first + 1 : first; // "Fished out!" comes when the cards have come up
    const auto moved = movedAt(cards);
    if (!moved || moved->to.kind != PileKind::Caught) return {};
    EffectSpec haul{.kind = EffectKind::Haul, .seat = moved->to.seat};
    haul.until = movesUntil(cards, [&](const Moved& other) { return other.to == moved->to; });
    haul.points = haul.until - cards;
    haul.title = suitCount(packs::suitOf(moved->face), haul.points); // the bubble says "Fished out!"
    constexpr int kLargeHaul = 6;
    weigh(haul, kLargeHaul);
    return haul;
}

Prompt GreatLakesPresenter::prompt() const {
    const Observation view = game().observation();
    const Status& status = view.status;
    const bool bySomebodyElse = game().waitingFor() != tacklebox::WaitingFor::Person;
    if (bySomebodyElse &&
        (status.phase != Phase::Choose || game().waitingFor() != tacklebox::WaitingFor::Bot))
        if (const auto others = promptForOthers(game())) return *others;
    const Seat seat = actor();
    if (status.phase == Phase::Choose) {
        if (game().viewer() < game().seats() && status.playersToAct.has(seat))
            return {tr("Choose a card."),
                    tr("The highest card of each suit stays with its player; the others go into the lake."),
                    true};
        std::vector<Phrase> waiting;
        for (const Seat other : status.playersToAct)
            waiting.push_back(names().title(other));
        const Seat viewer = game().viewer();
        const bool last = viewer < game().seats() && view.hands[viewer].empty();
        return {tr("Still to choose: %1.", "one or several names").arg(inWords(Phrase::listed(waiting))),
                last ? tr("Your last card was played for you.") : QString(), false};
    }
    const Seat keeper = status.turn;
    const Suit suit = packs::suitOf(view.kept[keeper]);
    if (game().choices().empty() || seat != keeper)
        return {say({keeper},
                    {QT_TRANSLATE_NOOP("Words", "%1 keeps %2: fish out, or put it back?"),
                     QT_TRANSLATE_NOOP("Words", "you keep %2: fish out, or put it back?")},
                    {packs::cardWords(view.kept[keeper])}),
                {},
                false};
    const QString more = tr("You can fish out each suit once per game.");
    const QString fish =
        tr("Fish out %1 for %n point(s), or put your card back?", "a suit", inLake(view, suit) + 1)
            .arg(suitName(suit));
    if (seat == game().viewer()) return {fish, more, true};
    return {tr("%1: %2", "a player, and the question").arg(nameOf(game(), keeper), fish), more, true};
}

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "target")
        return {.title = Say::tr("Fish to win"),
                .line =
                    Say::tr("The first player to catch this many fish wins; on a tie, play another game.")};
    return {};
}

QString target(const Options& options) {
    return Say::tr("First to %n fish", nullptr, valueOf<GreatLakes>(options, "target"));
}

/// Sounds of reveals and hauls.
QString cue(Table& table, int number) {
    const auto seen = GameTable<GreatLakes>(table).seen(number);
    if (!seen) return {};
    if (std::holds_alternative<Shown>(seen->content())) return QStringLiteral("reveal");
    if (const auto* made = std::get_if<SeenMove<greatlakes::Move>>(&seen->content()))
        return made->move.kind == greatlakes::MoveKind::FishOut ? QStringLiteral("haul") : QString();
    const auto* moved = std::get_if<Moved>(&seen->content());
    if (!moved) return {};
    if (moved->to.kind == PileKind::Kept) return QStringLiteral("hit-1");
    return moved->to.kind == PileKind::Caught ? QStringLiteral("coin-3") : QString();
}

} // namespace

template <>
GameInfo gameInfoOf<GreatLakes>() {
    auto info = defaultGameInfo<GreatLakes, GreatLakesPresenter>();
    info.line = [] {
        return Say::tr("Everyone chooses in secret; the highest card of each suit may fish out the lake.");
    };
    info.shortTitle = QStringLiteral("Great Lakes");
    info.motto = [] { return Say::tr("High cards catch fish"); };
    info.minutes = 25;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int) { return Say::tr("All cards played"); }; // the only one
    info.headerCards[0] = QStringLiteral("KC");
    info.headerCards[1] = QStringLiteral("AS");
    info.cue = cue;
    info.background = Background::Dock;
    return info;
}

} // namespace tacklebox

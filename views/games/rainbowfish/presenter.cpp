// The table of Rainbow Fish: a hand grouped by number with the special cards on the right, sets in front of
// their owners, the hole and the played special cards in the middle.
#include "model/games/rainbowfish/rainbowfish.h"
#include "model/games/rainbowfish/tabletraits.h"
#include "model/games/rainbowfish/words.h"
#include "views/games/common/defaulttable.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/pondlayout.h"

#include <QCoreApplication>

#include <cmath>

namespace tacklebox {

template <>
GameInfo gameInfoOf<RainbowFish>();

namespace {

using namespace rainbowfish;

constexpr PileId kHole{PileKind::Hole}, kDiscard{PileKind::Discard};

constexpr PileId setsOf(Seat seat) {
    return {PileKind::Sets, seat};
}

bool isNumberCard(Face face) {
    return isKnown(face) && isNumber(face);
}

int countOf(const FaceList& hand, Number number) {
    return int(std::ranges::count_if(
        hand, [number](Face face) { return isNumberCard(face) && numberOf(face) == number; }));
}

/// "fives"
QString numbersName(Number number) {
    return inWords(numbersWords(number));
}

/// The colours of the engine are the first four of the options.
MoveOption optionOf(Color color) {
    return colourOption(OptionColour(color));
}

/// The Downpour that is played.
Face downpourOf(MoveKind kind) {
    return kind == MoveKind::DownpourOne ? kDownpourOne : kDownpourTwo;
}

constexpr QColor kColourOf[] = {QColor(0xd8, 0x3a, 0x34), QColor(0xf2, 0xb9, 0x0f), QColor(0x3f, 0x9b, 0x4e),
                                QColor(0x2e, 0x7f, 0xc4)};

QColor colourOf(Color color) {
    return color < kColors ? kColourOf[color] : QColor();
}

/// A laid set with its cards. An observation has only its number; the events tell the cards.
struct Laid {
    Seat seat;
    Number number;
    std::vector<Face> faces;
};

struct Memory {
    std::vector<Laid> laid;                  ///< in the order laid
    std::array<Number, kMostSeats> askedFor; ///< the last number that each seat asked for

    Memory() { askedFor.fill(kNoNumber); }
    void follow(const Observation& view, const SeenEvent<RainbowFish>& event) {
        if (std::holds_alternative<SeenDeal<RainbowFish>>(event.content())) {
            *this = {};
            for (const LaidSet& set : view.sets) { // only a hand-made position begins with sets
                laid.push_back({set.seat, set.number, {}});
                for (Color color = 0; color < kColors && set.number < kNumbers; ++color)
                    laid.back().faces.push_back(numberFace(set.number, color));
            }
        } else if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
            if (made->move.kind == MoveKind::Ask) askedFor[made->seat] = made->move.number;
            if (made->move.kind == MoveKind::Lay) laid.push_back({made->seat, made->move.number, {}});
            if (made->move.kind == MoveKind::LaySpecial) laid.push_back({made->seat, kSpecialSet, {}});
        } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
            if (moved->to.kind == PileKind::Sets && !laid.empty()) laid.back().faces.push_back(moved->face);
        }
    }
};

class RainbowFishPresenter : public DefaultPresenter<RainbowFish, Memory> {
    Q_DECLARE_TR_FUNCTIONS(RainbowFishPresenter)

  public:
    using DefaultPresenter::DefaultPresenter;

    TableLayout layout(QSizeF size, const TablePicture& picture) const override {
        constexpr qreal kPlayedCard = 98, kPlayedWide = 170; // units
        PondLayout pond = pondLayout(
            game(), me(), size, picture,
            {.pile = kHole, .laid = PileKind::Sets, .background = Background::Beach, .water = {384, 172}});
        const qreal unit = pond.frame.unit;
        const QRectF& beside = pond.beside;
        const QSizeF played(std::round(std::min(beside.width(), kPlayedWide * unit)),
                            std::round(std::min(beside.height(), (kPlayedCard + 8) * unit +
                                                                     1.6 * 15 * unit * pond.frame.text)));
        const qreal x = beside.left() + std::min(40 * unit, (beside.width() - played.width()) / 2);
        pond.layout.zones[kDiscard] = {
            QRectF(QPointF(std::round(x), std::round(beside.center().y() - played.height() / 2)), played),
            std::floor(kPlayedCard * unit)};
        return pond.layout;
    }
    EffectSpec effectSpec() const override;
    bool isSpecial(Face face) const override { return isKnown(face) && !isNumber(face); }
    QString rulesAnchor(Face face) const override;

    /// Default buttons: the draw and the Special Set, which are offered only if nothing else can be played.
    /// Giving numbers, letting a card pass and laying no set only if nothing else is possible. The same holds
    /// for Enter on a requested number.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override {
        if (const auto prompt = othersPrompt()) return *prompt;
        Prompt prompt = ownPrompt(game().observation());
        prompt.forYou = true;
        return prompt;
    }
    /// "Who do you ask for fives?" when one number is chosen.
    QString selectionWords(const std::vector<Face>& faces) const override {
        if (faces.size() != 1 || !isNumberCard(faces.front())) return {};
        return tr("Who do you ask for %1?").arg(numbersName(numberOf(faces.front())));
    }

  protected:
    /// Each number forms a group, then each kind of special card.
    int groupOf(Face face) const override {
        if (face >= kColorDeckFaces) return 0;
        if (isNumber(face)) return numberOf(face);
        if (isSkip(face)) return kNumbers;
        if (isReverse(face)) return kNumbers + 1;
        if (isDrawTwo(face)) return kNumbers + 2;
        return kNumbers + 3 + (face - kWild);
    }
    MemoryPicture memoryGrid() const override {
        QStringList numbers;
        for (Number number = 0; number < kNumbers; ++number)
            numbers << QString::number(number);
        return memoryColumns(numbers);
    }
    std::pair<int, int> memoryCell(const HandFact& fact) const override {
        const int number = fact.card != kNoFace && isNumber(fact.card) ? numberOf(fact.card) : fact.topic;
        return {number < kNumbers ? number : -1, 0};
    }
    SeatFacts factsOf(Seat seat) const override {
        const Observation& view = shown();
        // A set that was only announced does not count yet.
        int points = TableTraits<RainbowFish>::laidPoints(view, seat);
        if (const auto& laid = memory().laid; !laid.empty() && laid.back().seat == seat &&
                                              laid.back().faces.empty() && !view.hands[seat].empty())
            points -= pointsFor(laid.back().number);
        SeatFacts facts = DefaultPresenter::factsOf(seat, points);
        if (const Number number = memory().askedFor[seat]; number < kNumbers)
            facts.known << tr("Last asked for: %1").arg(numbersName(number));
        facts.mustAct |= view.status.phase == Phase::Wait && view.status.asked == seat;
        // Nobody can target the player: no cards, and none to draw.
        facts.out = view.hands[seat].empty() && view.hole.empty();
        return facts;
    }
    ZonePicture zoneOf(const PileCards& one) const override;
    QString cardText(const ZonePicture& zone, const CardPicture& card, const QString& name) const override {
        if (zone.arrangement != Arrangement::Hand || !isNumber(card.face)) return name;
        const auto held = std::ranges::count(zone.cards, card.group, &CardPicture::group);
        if (!card.tag.isEmpty()) return tr("%1, left over from a set", "a card").arg(name);
        if (held == 1) return tr("%1, the only one", "a card, and no other of its number").arg(name);
        //: A card and its number in the plural: "red 5, one of 2 fives"
        return tr("%1, one of %2 %3").arg(name).arg(held).arg(numbersName(numberOf(card.face)));
    }
    QString playWords(PileId place, Face face) const override {
        if (!isKnown(face) || place != handOf(game().viewer())) return {};
        const Observation now = game().observation();
        const QString does = isNumber(face) ? numberPlayWords(now, face) : specialPlayWords(now, face);
        return does.isEmpty() ? refusalText(oneCard(place, face), {}) : does;
    }

  private:
    QString numberPlayWords(const Observation& now, Face face) const;
    QString specialPlayWords(const Observation& now, Face face) const;
    /// Adds that the card may be cancelled, if the deck has War Machines.
    QString stoppable(const QString& words) const {
        constexpr int kIronMan = 2; // a value of the option `deck`
        return game().plan().options.value[0] == kIronMan
                   ? tr("%1 A War Machine could stop it.", "what a card would do").arg(words)
                   : words;
    }

    EffectSpec specialEffect(const SeenMove<Move>& made) const;
    /// "All red cards from Ben".
    QString takesWords(const Move& move) const {
        if (move.color >= kColors || move.target >= shown().match.seats) return {};
        return say(
            {move.target},
            //: a colour: "All red cards from Ben!"
            {QT_TRANSLATE_NOOP("Words", "all %2 from %1!"), QT_TRANSLATE_NOOP("Words", "all %2 from you!")},
            {colorsWords(move.color)});
    }

    Prompt ownPrompt(const Observation& now) const;
    Prompt turnPrompt(const Observation& now) const;
};

QString RainbowFishPresenter::rulesAnchor(Face face) const {
    if (face >= kColorDeckFaces) return QStringLiteral("rainbow-fish");
    QString card = QString::fromLatin1(deckFaceName(face));
    if (isNumber(face))
        card = QStringLiteral("number");
    else if (!isBlack(face) || face == kDownpourOne || face == kDownpourTwo)
        card = card.section(u'-', 1); // without "red-" or "wild-"
    return QStringLiteral("rainbow-fish#card-") + card;
}

ZonePicture RainbowFishPresenter::zoneOf(const PileCards& one) const {
    const Seat seat = one.pile.seat;
    ZonePicture zone = DefaultPresenter::zoneOf(one);
    if (one.pile == kHole) zone.emptyWords = tr("The hole is empty");
    if (one.pile == kDiscard) {
        zone.name = tr("Special cards played");
        zone.title = tr("Specials played");
    }
    if (one.pile == handOf(me())) {
        int held = 0;
        for (std::size_t i = 0; i < zone.cards.size(); ++i) {
            CardPicture& card = zone.cards[i];
            held = i > 0 && zone.cards[i - 1].group == card.group ? held + 1 : 1;
            // a set is four cards exactly.
            if (held > kSetSize && card.group < kNumbers)
                card.tag = tr("over", "left over: a card in hand beyond a set of four; very short");
        }
    }
    if (one.pile.kind != PileKind::Sets) return zone;
    zone = coinsOf(one.pile, say({seat}, {QT_TRANSLATE_NOOP("Words", "the sets of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your sets")}));
    for (const Laid& laid : memory().laid) {
        if (laid.seat != seat) continue;
        if (laid.number == kSpecialSet) // it has no number: its coin shows its points
            addCoin(zone, laid.faces, tr("Special Set"), QStringLiteral("+%1").arg(pointsFor(kSpecialSet)));
        else
            addCoin(zone, laid.faces, asSentence(numbersWords(laid.number)), QString::number(laid.number));
    }
    return zone;
}

// ---- effects ----

/// Returns the effect of a special card.
EffectSpec RainbowFishPresenter::specialEffect(const SeenMove<Move>& made) const {
    EffectSpec spec{.kind = EffectKind::Enter, .seat = made.seat};
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Reverse:
        spec.kind = EffectKind::Reverse;
        spec.seat = shown().status.turn;
        spec.title = tr("Reverse!");
        spec.line = tr("Whoever asked gives the cards instead.");
        break;
    case MoveKind::Skip:
        spec.kind = EffectKind::Skip;
        spec.seat = shown().status.turn;
        spec.title = tr("Skip!");
        spec.line = shown().hole.empty() ? tr("No cards are given, and the hole is empty.")
                                         : tr("No cards are given: go fishing.");
        break;
    case MoveKind::Wild:
        spec.kind = EffectKind::Colour;
        spec.title = tr("Wild!");
        spec.colour = colourOf(move.color);
        spec.line = takesWords(move);
        break;
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo:
        spec.kind = EffectKind::Downpour;
        spec.title = tr("Downpour!");
        spec.colour = colourOf(move.color);
        spec.line = move.kind == MoveKind::DownpourOne ? tr("One card from the hole.")
                                                       : tr("Two cards from the hole.");
        if (move.color < kColors)
            spec.line += QLatin1Char(' ') + say({made.seat},
                                                //: a colour: "All red cards to Ben!"
                                                {QT_TRANSLATE_NOOP("Words", "all %2 to %1!"),
                                                 QT_TRANSLATE_NOOP("Words", "all %2 to you!")},
                                                {colorsWords(move.color)});
        break;
    case MoveKind::WarMachine:
        spec.kind = EffectKind::Stop;
        spec.title = tr("War Machine!");
        spec.seat = shown().status.turn;
        if (!shown().discard.empty()) spec.stopped = shown().discard[0];
        spec.line = tr("Stopped: the War Machine's player draws the cards.");
        break;
    case MoveKind::DrawTwo:
        spec.title = tr("Draw 2!");
        spec.line = tr("Two cards from the hole.");
        break;
    case MoveKind::WildDrawFour:
        spec.title = tr("Wild Draw 4!");
        spec.line = tr("Four cards from the hole, then a colour.");
        break;
    default: return {};
    }
    return spec;
}

EffectSpec RainbowFishPresenter::effectSpec() const {
    const int next = shownUpTo(), first = firstCard();
    if (next >= game().events()) return {};
    if (auto set = laying(PileKind::Sets, 1)) { // a Special Set may be one card
        const auto moved = movedAt(first);
        const bool numbers = isNumberCard(moved->face);
        set->points = pointsFor(numbers ? numberOf(moved->face) : kSpecialSet);
        if (isKnown(moved->face))
            set->title =
                numbers ? tr("%1!", "\"Sevens!\": a set").arg(asSentence(numbersWords(numberOf(moved->face))))
                        : tr("A Special Set!");
        weigh(*set, pointsFor(kSpecialSet));
        return *set;
    }
    const auto moved = movedAt(first);
    const auto made = moveBefore(moved ? first : next + 1);
    if (!made) return {};
    if (moved && moved->to.kind == PileKind::Discard && isKnown(moved->face)) {
        EffectSpec spec = specialEffect(*made);
        if (spec.kind != EffectKind::None) spec.until = first + 1;
        return spec;
    }
    const bool pours = made->move.kind == MoveKind::DownpourOne || made->move.kind == MoveKind::DownpourTwo;
    if (pours && moved && moved->from.kind == PileKind::Hand && moved->to == handOf(made->seat))
        return {.kind = EffectKind::Pour, .seat = made->seat};
    const auto event = game().seen(next);
    if (made->move.kind != MoveKind::Name || !event ||
        !std::holds_alternative<SeenMove<Move>>(event->content()))
        return {};
    EffectSpec named{.kind = EffectKind::Colour, .seat = made->move.target};
    named.title = takesWords(made->move);
    named.colour = colourOf(made->move.color);
    return named;
}

// ---- moves ----

std::vector<Gesture> RainbowFishPresenter::gestures() const {
    const Observation now = game().observation();
    const Seat mine = now.viewer, turn = now.status.turn;
    const std::vector<Move> moves = legalMoves();
    const bool alone = moves.size() == 1;
    const auto card = [&](Face face) { return oneCard(handOf(mine), face, groupOf(face)); };
    const auto numbers = [mine](Number number) { return ofGroup(handOf(mine), number); };
    return gesturesOf([&](GestureList& gestures, const Move& move) {
        switch (move.kind) {
        case MoveKind::Ask: gestures.add(numbers(move.number), atSeat(move.target)); break;
        case MoveKind::Lay:
            gestures.addObvious(numbers(move.number), atZone(setsOf(mine)));
            gestures.addButton(std::ranges::count(moves, MoveKind::Lay, &Move::kind) == 1
                                   ? tr("Lay down")
                                   : tr("Lay down the %1").arg(numbersName(move.number)),
                               tr("D", "key for lay down"), tr("Lays four cards of the number as a set."));
            break;
        case MoveKind::DrawTwo: gestures.addAtOnce(card(move.card), atZone(kHole)); break;
        case MoveKind::Wild: gestures.add(card(kWild), atSeat(move.target), optionOf(move.color)); break;
        case MoveKind::WildDrawFour: gestures.addAtOnce(card(kWildDrawFour), atZone(kHole)); break;
        case MoveKind::DownpourOne:
        case MoveKind::DownpourTwo:
            gestures.add(card(downpourOf(move.kind)), atZone(kHole), optionOf(move.color));
            break;
        case MoveKind::Draw:
            gestures.add({}, atZone(kHole));
            gestures.addButton(tr("Draw a card"), tr("F", "key for going fishing"),
                               tr("None of your cards can be played; your turn ends."), alone);
            break;
        case MoveKind::LaySpecial:
            gestures.add({}, atZone(setsOf(mine)));
            gestures.addButton(
                tr("Lay the Special Set (+%1)").arg(pointsFor(kSpecialSet)), tr("D", "key for lay down"),
                tr("Your whole hand of special cards counts as one set, and you're out."), alone);
            break;
        case MoveKind::DiscardWild: gestures.addAtOnce(card(move.card), atZone(kDiscard)); break;
        case MoveKind::Name: gestures.add({}, atSeat(move.target), optionOf(move.color)); break;
        case MoveKind::Answer:
            gestures.add(numbers(now.status.number), atSeat(turn)).obvious = alone;
            gestures.addButton(tr("Give your %1").arg(numbersName(now.status.number)),
                               tr("G", "key for answering an ask"), tr("They get all of them."), alone);
            break;
        case MoveKind::Reverse:
        case MoveKind::Skip: {
            // Both act on the asker. Their colours do not matter, so there is one button for each.
            const bool reverse = move.kind == MoveKind::Reverse;
            const QString words = reverse ? tr("Reverse: take theirs") : tr("Skip: keep yours");
            const QString key =
                reverse ? tr("V", "key for playing a Reverse") : tr("K", "key for playing a Skip");
            if (move.card == kNoFace) {
                gestures.addButton(words, {}, {});
                break;
            }
            gestures.addAtOnce(card(move.card), atSeat(turn));
            gestures.add(card(move.card), atZone(kDiscard)); // the pile where it ends up
            if (gestures.hasKey(key)) break;
            gestures.addButton(words, key,
                               reverse            ? tr("You take all their cards of that number instead.")
                               : now.hole.empty() ? tr("You keep your cards; the hole is empty.")
                                                  : tr("You keep your cards, and they go fishing."));
            break;
        }
        case MoveKind::WarMachine:
            gestures.addAtOnce(card(kWarMachine), atZone(kDiscard));
            gestures.addButton(tr("War Machine"), tr("Z", "key for a special card"),
                               tr("The card has no effect, its player's turn ends, and you draw its cards."));
            break;
        case MoveKind::Allow:
            gestures.addButton(tr("Let it pass"), tr("O", "key for letting it pass"),
                               tr("You keep your War Machine for another time."), alone);
            break;
        case MoveKind::Done:
            gestures.addButton(tr("Done"), tr("E", "key for ending the turn"), tr("Lays nothing more."),
                               alone);
            break;
        }
    });
}

QString RainbowFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Observation now = game().observation();
    const auto reason = [this](const Move& move) { return game().refusalText(move); };
    const bool player = target.kind == MoveTarget::Kind::Player;
    if (source.kind == MoveSource::Kind::Nothing) {
        if (target == atZone(kHole)) return reason({MoveKind::Draw});
        if (player && now.status.phase == Phase::NameColor)
            return reason({.kind = MoveKind::Name, .target = target.seat, .color = 0});
        return {};
    }
    const Face face = heldCard(source);
    if (!isKnown(face)) return {};
    if (isNumber(face)) {
        if (player) return reason({.kind = MoveKind::Ask, .target = target.seat, .number = numberOf(face)});
        if (target == atZone(kHole) || target == atZone(kDiscard))
            return tr("Use number cards to ask and to make sets of four.");
        return reason({.kind = MoveKind::Lay, .number = numberOf(face)});
    }
    if (takesByColor(face) && target == atZone(kDiscard))
        return reason({.kind = MoveKind::DiscardWild, .card = face});
    if (isSkip(face)) return reason({.kind = MoveKind::Skip, .card = face});
    if (isReverse(face)) return reason({.kind = MoveKind::Reverse, .card = face});
    if (isDrawTwo(face)) return reason({.kind = MoveKind::DrawTwo, .card = face});
    switch (face) {
    case kWild: {
        const Seat aimed = player ? target.seat : opponentsOf(now.viewer, now.match.seats).front();
        const QString why = reason({.kind = MoveKind::Wild, .target = aimed, .color = 0});
        return why.isEmpty() && !player ? tr("Aim it at a player, and name a colour.") : why;
    }
    case kWildDrawFour: return reason({MoveKind::WildDrawFour});
    case kDownpourOne: return reason({.kind = MoveKind::DownpourOne, .color = 0});
    case kDownpourTwo: return reason({.kind = MoveKind::DownpourTwo, .color = 0});
    default: return reason({MoveKind::WarMachine});
    }
}

Prompt RainbowFishPresenter::ownPrompt(const Observation& now) const {
    const QString turn = nameOf(game(), now.status.turn);
    switch (now.status.phase) {
    case Phase::Turn: return turnPrompt(now);
    case Phase::NameColor:
        return {.words = tr("Wild Draw 4: which colour, from whom?"),
                .more = tr("Choose a player, then a colour.")};
    case Phase::Answer: {
        const int held = countOf(ownHandOf(now), now.status.number);
        return {.words = tr("%1 asks you for %2.").arg(turn, inWords(numbersWords(now.status.number))),
                .more = tr("You have %n of them.", nullptr, held),
                .isSpokenWhole = true};
    }
    case Phase::Block: {
        const Face played = now.discard.empty() ? kHidden : now.discard[0];
        return {.words =
                    tr("%1 plays %2. Stop it with your War Machine?").arg(turn, inWords(cardWords(played))),
                .more = {}};
    }
    case Phase::Lay:
        return {.words = tr("Lay a set before the turn passes?"),
                .more = tr("You may also keep it for later.")};
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {.words = tr("One moment ..."), .more = {}};
}

Prompt RainbowFishPresenter::turnPrompt(const Observation& now) const {
    if (std::ranges::any_of(ownHandOf(now), isNumberCard))
        return {.words = asksAgain(now.viewer)        ? tr("Ask again.")
                         : hasMovedInTurn(now.viewer) ? tr("Still your turn.")
                                                      : tr("Your turn."),
                .more = tr("Choose a card, then a player.")};
    for (const TableChoice& choice : game().choices()) {
        switch (game().moveOf(choice).kind) {
        case MoveKind::Draw:
            return {.words = tr("You have no card to play: draw one."), .more = tr("That ends your turn.")};
        case MoveKind::LaySpecial:
            return {.words = tr("Your turn. You have only special cards: lay them as a Special Set."),
                    .more = {}};
        case MoveKind::DiscardWild:
            return {.words = tr("Your turn. Nobody else has a card: discard a wild card."), .more = {}};
        default: break;
        }
    }
    return {.words = tr("Your turn. You have only special cards: play one."), .more = {}};
}

QString RainbowFishPresenter::numberPlayWords(const Observation& now, Face face) const {
    const Number number = numberOf(face);
    const QString name = inWords(numbersWords(number));
    if (now.status.phase == Phase::Answer && now.status.number == number &&
        now.status.asked == game().viewer())
        return tr("Now: %1 asks you for all your %2.").arg(nameOf(game(), now.status.turn), name);
    bool asks = false;
    for (const Move& move : legalMoves()) {
        if (move.kind == MoveKind::Lay && move.number == number)
            return tr("Now: four %1 can be laid as a set, %n point(s).", nullptr, pointsFor(number))
                .arg(name);
        asks = asks || (move.kind == MoveKind::Ask && move.number == number);
    }
    if (!asks) return {};
    return tr("Now: ask for %1; %n more make(s) a set.", nullptr,
              kSetSize - countOf(ownHandOf(now), number) % kSetSize)
        .arg(name);
}

QString RainbowFishPresenter::specialPlayWords(const Observation& now, Face face) const {
    const int hole = now.hole.size();
    const bool dry = hole == 0; // the hole is empty, so no card is drawn
    const QString turn = nameOf(game(), now.status.turn);
    const QString asked = now.status.number < kNumbers ? inWords(numbersWords(now.status.number)) : QString();
    std::vector<Phrase> targets; // of a wild card, without duplicates
    for (const Move& move : legalMoves()) {
        switch (move.kind) {
        case MoveKind::LaySpecial:
            return tr("Now: all your cards are laid as a Special Set, %n point(s).", nullptr,
                      pointsFor(kSpecialSet));
        case MoveKind::DiscardWild:
            if (move.card == face) return tr("Now: you can only discard it, because nobody else has a card.");
            break;
        case MoveKind::DrawTwo:
            if (!isDrawTwo(face)) break;
            if (dry) return tr("Now: it does nothing, because the hole is empty.");
            return stoppable(
                tr("Now: you draw %n card(s), and your turn continues.", nullptr, std::min(2, hole)));
            break;
        case MoveKind::Wild:
            if (face == kWild && move.color == 0)
                targets.push_back(Phrase::verbatim(nameOf(game(), move.target).toStdString()));
            break;
        case MoveKind::WildDrawFour:
            if (face != kWildDrawFour) break;
            if (dry) return stoppable(tr("Now: you name a colour and a player; the hole is empty."));
            return stoppable(tr("Now: you draw %n card(s), then you name a colour and a player.", nullptr,
                                std::min(4, hole)));
        case MoveKind::DownpourOne:
        case MoveKind::DownpourTwo:
            if (face != downpourOf(move.kind)) break;
            if (dry) return tr("Now: everyone gives you the colour you name; the hole is empty.");
            return tr("Now: you draw %n card(s), and everyone gives you the colour you name.", nullptr,
                      std::min(face == kDownpourOne ? 1 : 2, hole));
        case MoveKind::Skip:
            if (isSkip(face) && dry) return tr("Now: you keep your %1; the hole is empty.").arg(asked);
            if (isSkip(face)) return tr("Now: you keep your %1, and %2 goes fishing.").arg(asked, turn);
            break;
        case MoveKind::Reverse:
            if (isReverse(face)) return tr("Now: you take all the %1 of %2.").arg(asked, turn);
            break;
        case MoveKind::WarMachine:
            if (face == kWarMachine && dry) return tr("Now: it stops %1; the hole is empty.").arg(turn);
            if (face == kWarMachine) {
                const bool two = !now.discard.empty() && isKnown(now.discard[0]) && isDrawTwo(now.discard[0]);
                return tr("Now: it stops %1, and you draw %n card(s).", "a player",
                          std::min(two ? 2 : 4, hole))
                    .arg(turn);
            }
            break;
        default: break;
        }
    }
    if (targets.empty()) return {};
    //: one or several players
    return tr("Now: name a colour and aim it at %1.").arg(inWords(Phrase::oneOf(targets)));
}

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "deck")
        return {.title = Say::tr("Deck"),
                .line = Say::tr("H2O adds four Downpours, which take one colour from everyone. Iron Man adds "
                                "four War Machines, which stop cards that make you draw."),
                .choices = {Say::tr("Classic, 108 cards"), Say::tr("H2O, 112 cards"),
                            Say::tr("Iron Man, 112 cards")}};
    if (name == "games")
        return {.title = Say::tr("Rounds in the match"),
                .line = Say::tr("Points are added up over this many rounds.")};
    return {};
}

QString target(const Options& options) {
    const int games = valueOf<RainbowFish>(options, "games");
    return games == 1 ? Say::tr("One round: most points wins.")
                      : Say::tr("%n rounds: most points wins.", nullptr, games);
}

constexpr const char* kEndingTitles[] = {QT_TRANSLATE_NOOP("GameInfo", "All cards played"),
                                         QT_TRANSLATE_NOOP("GameInfo", "Hole empty, no progress")};

/// Sounds of special cards.
QString cue(Table& table, int number) {
    const auto seen = GameTable<RainbowFish>(table).seen(number);
    if (!seen) return {};
    const auto* made = std::get_if<SeenMove<rainbowfish::Move>>(&seen->content());
    if (!made) return {};
    using enum rainbowfish::MoveKind;
    switch (made->move.kind) {
    case DrawTwo:
    case WildDrawFour: return QStringLiteral("special-enter");
    case Wild: return QStringLiteral("wave-protect");
    case DownpourOne:
    case DownpourTwo: return QStringLiteral("downpour");
    case Reverse: return QStringLiteral("reverse-whirl");
    case Skip: return QStringLiteral("anchor");
    case WarMachine: return QStringLiteral("card-place");
    default: return {};
    }
}

} // namespace

template <>
GameInfo gameInfoOf<RainbowFish>() {
    auto info = defaultGameInfo<RainbowFish, RainbowFishPresenter>();
    info.line = [] {
        return Say::tr("Collect sets of four, and turn asks around with skips, reverses and wilds.");
    };
    info.motto = [] { return Say::tr("Fours and tricks"); };
    info.minutes = 15;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int ending) { return Say::tr(kEndingTitles[ending]); };
    info.coinMark = [](Face face) {
        return rainbowfish::isNumber(face) ? QString::number(rainbowfish::numberOf(face)) : QString();
    };
    info.headerCards[0] = QStringLiteral("red-7");
    info.headerCards[1] = QStringLiteral("wild");
    info.orderNamesNumber = [](const QString& card) { return card != u"war-machine"; };
    info.cue = cue;
    info.background = Background::Beach;
    return info;
}

} // namespace tacklebox

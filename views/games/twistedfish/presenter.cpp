// The table of Twisted Fish: a hand grouped by fish with the Zingers on the right, baskets in front of their
// owners, the pond and the played Zingers in the middle.
#include "model/engine/namearray.h"
#include "model/games/twistedfish/tabletraits.h"
#include "model/games/twistedfish/twistedfish.h"
#include "model/games/twistedfish/words.h"
#include "views/games/common/defaulttable.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/pondlayout.h"

#include <QCoreApplication>

#include <bit>
#include <cmath>

namespace tacklebox {

template <>
GameInfo gameInfoOf<TwistedFish>();

namespace {

using namespace twistedfish;

constexpr PileId kPond{PileKind::Pond}, kDiscard{PileKind::Discard};

constexpr PileId basketsOf(Seat seat) {
    return {PileKind::Baskets, seat};
}

bool isFishCard(Face face) {
    return isKnown(face) && isFish(face);
}

bool holds(const FaceList& hand, Face face) {
    return std::ranges::count(hand, face) > 0;
}

int countOf(const FaceList& hand, Fish fish) {
    return int(
        std::ranges::count_if(hand, [fish](Face face) { return isFishCard(face) && fishOf(face) == fish; }));
}

/// Returns true if the hand has what was asked for.
bool canGive(const FaceList& hand, const Asked& asked) {
    return asked.isNet() ? countOf(hand, asked.fish) > 0 : holds(hand, asked.card);
}

OptionColour optionColour(int colour) {
    constexpr OptionColour kColour[kColours] = {OptionColour::Red, OptionColour::Green, OptionColour::Blue,
                                                OptionColour::Yellow, OptionColour::Purple};
    return kColour[colour];
}

QString silhouetteOf(Fish fish) {
    const std::string_view name = fishName(fish);
    return QStringLiteral(":/silhouettes/%1.svg").arg(QLatin1String(name));
}

// ---- cards ----

struct Plates {
    Q_DECLARE_TR_FUNCTIONS(Plates)
};

constexpr const char* kFishTitles[kFishes] = {
    QT_TRANSLATE_NOOP("Plates", "Card shark"), QT_TRANSLATE_NOOP("Plates", "Whale"),
    QT_TRANSLATE_NOOP("Plates", "Blowfish"),   QT_TRANSLATE_NOOP("Plates", "Starfish"),
    QT_TRANSLATE_NOOP("Plates", "Clownfish"),  QT_TRANSLATE_NOOP("Plates", "Barnacle"),
    QT_TRANSLATE_NOOP("Plates", "Jellyfish"),  QT_TRANSLATE_NOOP("Plates", "Shrimp"),
    QT_TRANSLATE_NOOP("Plates", "Eel"),        QT_TRANSLATE_NOOP("Plates", "Crab"),
    QT_TRANSLATE_NOOP("Plates", "Dogfish"),    QT_TRANSLATE_NOOP("Plates", "Hammerhead"),
    QT_TRANSLATE_NOOP("Plates", "Flying fish")};
static_assert(allNamed(kFishTitles));

constexpr const char* kZingerTitles[kZingers] = {
    QT_TRANSLATE_NOOP("Plates", "Game Warden"), QT_TRANSLATE_NOOP("Plates", "Dead Scuba Diver"),
    QT_TRANSLATE_NOOP("Plates", "No Fishing"),  QT_TRANSLATE_NOOP("Plates", "Glass Bottom Boat"),
    QT_TRANSLATE_NOOP("Plates", "The Net"),     QT_TRANSLATE_NOOP("Plates", "Two Fisted Fisherman"),
    QT_TRANSLATE_NOOP("Plates", "The Lure"),    QT_TRANSLATE_NOOP("Plates", "Divine Intervention")};
static_assert(allNamed(kZingerTitles));

/// In the engine's order of colours.
constexpr const char* kPlateLines[kColours] = {QT_TRANSLATE_N_NOOP("Plates", "Red · %n point(s)"),
                                               QT_TRANSLATE_N_NOOP("Plates", "Green · %n point(s)"),
                                               QT_TRANSLATE_N_NOOP("Plates", "Blue · %n point(s)"),
                                               QT_TRANSLATE_N_NOOP("Plates", "Yellow · %n point(s)"),
                                               QT_TRANSLATE_N_NOOP("Plates", "Purple · %n point(s)")};
static_assert(allNamed(kPlateLines));

/// A fish as a title: "Card shark".
QString titleOf(Fish fish) {
    return Plates::tr(kFishTitles[fish]);
}

MoveOption optionOf(Fish fish) {
    return fishOption(fish, titleOf(fish));
}

CardArt art(Face face) {
    CardArt art = defaultArt<TwistedFish>(face);
    if (face >= kDeckSize) return art;
    if (isFish(face)) {
        const int value = valueOf(fishOf(face));
        art.plate = titleOf(fishOf(face)).toUpper();
        art.plateLine = Plates::tr(kPlateLines[colourOf(face)], nullptr, value).toUpper();
        art.plateCount = QString::number(value);
    } else {
        art.plate = Plates::tr(kZingerTitles[face - kFishCards]).toUpper();
        art.plateLine = Plates::tr("Zinger · %1 in hand").arg(-kZingerCost).toUpper();
    }
    return art;
}

/// Titles of baskets, by fish.
constexpr const char* kBaskets[kFishes] = {
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Card sharks!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Whales!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Blowfish!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Starfish!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Clownfish!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Barnacles!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Jellyfish!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Shrimps!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Eels!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Crabs!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Dogfish!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Hammerheads!"),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Flying fish!"),
};

/// The effects of Zingers, in the order of the deck.
constexpr const char* kZingerLines[kZingers] = {
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "A random card from a hand goes into the pond."),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "It replaces the fifth fish of a basket."),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "The ask is a miss: go fishing."),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "A look at one card in a hand."),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "A card of that fish, whatever its colour."),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Another ask after a miss."),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "An ask for any card at all."),
    QT_TRANSLATE_NOOP("TwistedFishPresenter", "Not today: the Zinger is stopped."),
};

class TwistedFishPresenter : public DefaultPresenter<TwistedFish> {
    Q_DECLARE_TR_FUNCTIONS(TwistedFishPresenter)

  public:
    using DefaultPresenter::DefaultPresenter;

    TableLayout layout(QSizeF size, const TablePicture& picture) const override {
        constexpr qreal kPlayedCard = 106, kPlayedWide = 300; // units
        PondLayout pond = pondLayout(game(), me(), size, picture, {.pile = kPond, .laid = PileKind::Baskets});
        const qreal unit = pond.frame.unit;
        const QRectF& beside = pond.beside;
        const QSizeF played(std::round(std::min(beside.width(), kPlayedWide * unit)),
                            std::round(std::min(beside.height(), (kPlayedCard + 4) * unit +
                                                                     1.6 * 15 * unit * pond.frame.text)));
        const qreal x = std::round(beside.right() - std::min(20 * unit, beside.width() - played.width()) -
                                   played.width());
        const qreal high = std::floor(kPlayedCard * unit), wide = std::round(high * 5 / 7);
        const QRectF& water = pond.layout.water;
        const QRectF pile = pond.layout.zones[kPond].rect;
        // A Zinger that may still be cancelled hangs over the water, beside the pile.
        const QPointF hangs(std::round((pile.right() + water.right() - wide) / 2),
                            std::round(water.center().y() - high / 2));
        pond.layout.zones[kDiscard] = {
            QRectF(QPointF(x, std::round(beside.center().y() - played.height() / 2)), played), high,
            QRectF(hangs, QSizeF(wide, high))};
        return pond.layout;
    }
    EffectSpec effectSpec() const override;
    bool isSpecial(Face face) const override { return isKnown(face) && !isFish(face); }
    QString rulesAnchor(Face face) const override {
        if (face >= kDeckSize) return QStringLiteral("twisted-fish");
        const std::string_view name = isFish(face) ? "fish" : cardName(face);
        return QStringLiteral("twisted-fish#card-") + QLatin1String(name);
    }

    /// Default buttons: going fishing without a fish to ask with, and saying "Go fish" without the card.
    /// Handing a card over, letting a Zinger happen, fishing instead of Two Fisted Fisherman, dead in the
    /// water and the end of a turn only if nothing else is possible. The same holds for Enter on the
    /// requested card.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;
    /// "Ask for which hammerhead?" when one fish is chosen.
    QString selectionWords(const std::vector<Face>& faces) const override {
        if (faces.size() != 1 || !isFishCard(faces.front())) return {};
        return tr("Ask for which %1?").arg(inWords(fishWords(fishOf(faces.front()))));
    }

  protected:
    /// Each kind of fish forms a group. The Zingers come last, each a group by itself.
    int groupOf(Face face) const override {
        if (face >= kDeckSize) return 0;
        return isFish(face) ? fishOf(face) : kFishes + face - kFishCards;
    }
    /// A column for each fish: below it whether the hand has any of them, then its five colours.
    MemoryPicture memoryGrid() const override {
        MemoryPicture grid{.rows = {-1}};
        for (int colour = 0; colour < kColours; ++colour)
            grid.rows.push_back(int(optionColour(colour)));
        for (Fish fish = 0; fish < kFishes; ++fish)
            grid.columns.push_back(
                {silhouetteOf(fish), -1, std::vector<std::optional<HandMark>>(grid.rows.size())});
        return grid;
    }
    std::pair<int, int> memoryCell(const HandFact& fact) const override {
        if (fact.topic != Fact::kNoTopic) return {fact.topic, 0};
        return isFish(fact.card) ? std::pair(int(fishOf(fact.card)), 1 + colourOf(fact.card))
                                 : std::pair(-1, 0);
    }
    SeatFacts factsOf(Seat seat) const override {
        const Observation& view = shown();
        SeatFacts facts = DefaultPresenter::factsOf(seat, TableTraits<TwistedFish>::laidPoints(view, seat));
        facts.mustAct &= view.status.phase != Phase::Over;
        const bool dealt = std::ranges::any_of(view.hands, [](const auto& hand) { return !hand.empty(); });
        if (dealt && view.hands[seat].empty() && seat != me()) facts.note = tr("has no cards");
        return facts;
    }
    ZonePicture zoneOf(const PileCards& one) const override;
    QString cardText(const ZonePicture& zone, const CardPicture& card, const QString& name) const override;
    QString playWords(PileId place, Face face) const override {
        if (face >= kDeckSize || place != handOf(game().viewer())) return {};
        const Observation now = game().observation();
        QString does = isFish(face) ? fishPlayWords(now, face) : zingerPlayWords(now, face);
        if (!does.isEmpty()) return does;
        // Cards that are aimed may be refused for one player: take the first reason.
        if (face == kGameWarden || face == kGlassBottomBoat)
            for (const Seat seat : opponentsOf(game().viewer(), game().seats()))
                if (QString why = refusalText(oneCard(place, face), atSeat(seat)); !why.isEmpty()) return why;
        return refusalText(oneCard(place, face), {});
    }

  private:
    bool isHanging() const;
    Seat playedBy(Face zinger, int number) const;
    QString fishPlayWords(const Observation& now, Face face) const;
    QString zingerPlayWords(const Observation& now, Face face) const;
    QString aimWords(MoveKind kind) const;

    Prompt ownPrompt(const Observation& now) const;
    Prompt turnPrompt(const Observation& now) const;
    Prompt answerPrompt(const Observation& now) const;
    QString readyZingers() const;
};

QString TwistedFishPresenter::cardText(const ZonePicture& zone, const CardPicture& card,
                                       const QString& name) const {
    if (card.dashed) return tr("%1 is missing here.").arg(name);
    if (zone.arrangement != Arrangement::Hand) return name;
    if (!isFish(card.face)) return tr("%1, Zinger", "a card").arg(name);
    const auto held = std::ranges::count(zone.cards, card.group, &CardPicture::group);
    std::vector<Phrase> missing;
    for (int colour = 0; colour < kColours; ++colour)
        if (!std::ranges::count(zone.cards, cardOf(fishOf(card.face), colour), &CardPicture::face))
            missing.push_back(Phrase::verbatim(colourWords(optionColour(colour)).toStdString()));
    if (missing.empty()) return tr("%1, all 5", "a card of a fish of which the hand holds all").arg(name);
    //: A card, how many of its fish are in the hand, and the colours of the others
    return tr("%1, %2 of 5, missing %3").arg(name).arg(held).arg(inWords(Phrase::listed(missing)));
}

ZonePicture TwistedFishPresenter::zoneOf(const PileCards& one) const {
    const Seat seat = one.pile.seat;
    ZonePicture zone = DefaultPresenter::zoneOf(one);
    if (one.pile == kPond) zone.emptyWords = tr("The pond is empty");
    if (one.pile == kDiscard) {
        zone.arrangement = Arrangement::Row;
        zone.name = zone.title = tr("Zingers played");
        zone.showsCount = false;
        std::ranges::reverse(zone.cards); // the newest on the right
        if (isHanging()) zone.cards.back().hangs = true;
    }
    if (one.pile == handOf(me())) { // Zingers have a tray, which shows what they cost
        zone.groups.resize(std::size_t(kFishes + kZingers));
        for (int zinger = 0; zinger < kZingers; ++zinger) {
            GroupPicture& tray = zone.groups[std::size_t(kFishes + zinger)];
            tray.title = tr("Zingers", "a tray of cards");
            //: Points that each Zinger in hand costs at the end; very short
            tray.note = tr("−25 each");
        }
    }
    if (one.pile.kind != PileKind::Baskets) return zone;
    zone = coinsOf(one.pile, say({seat}, {QT_TRANSLATE_NOOP("Words", "the baskets of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your baskets")}));
    for (const Basket& basket : shown().baskets) {
        if (basket.owner != seat) continue;
        const int group = int(zone.groups.size());
        for (int colour = 0; colour < kColours; ++colour)
            if (const bool lies = basket.colours >> colour & 1; lies || basket.diver)
                zone.cards.push_back({.face = cardOf(basket.fish, colour), .group = group, .dashed = !lies});
        if (basket.diver) zone.cards.push_back({.face = kDeadScubaDiver, .group = group});
        zone.groups.push_back({.note = QString::number(valueOf(basket.fish) * std::popcount(basket.colours)),
                               .name = inWords(basketWords(basket.fish)),
                               .mark = silhouetteOf(basket.fish)});
    }
    return zone;
}

// ---- effects ----

/// Returns the player who last played `zinger` before event `number`. The status has it too, but only for the
/// player who may stop it.
Seat TwistedFishPresenter::playedBy(Face zinger, int number) const {
    while (--number >= 0) {
        const auto moved = movedAt(number);
        if (moved && moved->face == zinger && moved->to.kind == PileKind::Discard) return moved->from.seat;
    }
    return kNoSeat;
}

/// Returns true if the newest Zinger was played at a player and has had no effect yet. For all that the
/// others know, that player may still stop it.
bool TwistedFishPresenter::isHanging() const {
    int number = shownUpTo();
    while (--number >= 0) {
        const auto event = game().seen(number);
        if (event && !std::holds_alternative<SeenStatus<Status>>(event->content())) break;
    }
    const auto moved = number < 0 ? std::nullopt : movedAt(number);
    if (!moved || moved->to.kind != PileKind::Discard || moved->from.kind != PileKind::Hand) return false;
    const auto made = moveBefore(number);
    if (!made || made->seat != moved->from.seat) return false;
    switch (made->move.kind) {
    case MoveKind::GameWarden:
    case MoveKind::GlassBottomBoat:
    case MoveKind::TheNet:
    case MoveKind::TheLure:
    case MoveKind::NoFishing: return true;
    default: return false;
    }
}

EffectSpec TwistedFishPresenter::effectSpec() const {
    const int first = firstCard();
    if (auto basket = laying(PileKind::Baskets)) {
        for (int number = first; number < basket->until; ++number)
            if (const auto card = movedAt(number); card && card->face < kDeckSize && isFish(card->face))
                basket->title = tr(kBaskets[fishOf(card->face)]);
        weigh(*basket, kColours * valueOf(Fish(0)));
        return *basket;
    }
    const auto moved = movedAt(first);
    if (!moved || moved->to.kind != PileKind::Discard || moved->from.kind != PileKind::Hand ||
        moved->face >= kDeckSize || isFish(moved->face))
        return {};
    EffectSpec zinger{.kind = EffectKind::Enter, .until = first + 1, .seat = moved->from.seat};
    zinger.title = asSentence(cardWords(moved->face));
    zinger.line = tr(kZingerLines[moved->face - kFishCards]);
    const auto made = moveBefore(first);
    if (!made || made->move.kind != MoveKind::DivineIntervention) {
        if (moved->face == kDivineIntervention) zinger.line.clear(); // it is only unloaded
        if (moved->face == kNoFishing && made && made->move.kind == MoveKind::NoFishing) { // it cuts the line
            zinger.kind = EffectKind::Skip;
            zinger.seat = shown().status.turn;
            if (shown().status.asked.isNet()) zinger.line = tr("The Net is cut: go fishing.");
        }
        return zinger;
    }
    // It stops the newest Zinger, which goes where the player of Divine Intervention wants.
    if (shown().discard.empty()) return zinger;
    zinger.kind = EffectKind::Stop;
    zinger.colour = QColor(0xff, 0xe0, 0x7a); // of the light from above
    zinger.stopped = shown().discard[0];
    zinger.seat = playedBy(zinger.stopped, first);
    const auto taken = movedAt(first + 1);
    if (taken && taken->from.kind == PileKind::Discard && taken->face == zinger.stopped)
        zinger.until = first + 2;
    return zinger;
}

// ---- moves ----

std::vector<Gesture> TwistedFishPresenter::gestures() const {
    const Observation now = game().observation();
    const Asked& asked = now.status.asked;
    const Seat mine = now.viewer;
    const FaceList hand = ownHandOf(now);
    const std::vector<Move> moves = legalMoves();
    const auto countMoves = [&](MoveKind kind) { return std::ranges::count(moves, kind, &Move::kind); };
    const auto alone = moves.size() == 1;
    const auto card = [&](Face face) { return oneCard(handOf(mine), face, groupOf(face)); };
    const auto fish = [mine](Fish kind) { return ofGroup(handOf(mine), kind); };
    const MoveTarget baskets = atZone(basketsOf(mine));
    return gesturesOf([&](GestureList& gestures, const Move& move) {
        switch (move.kind) {
        case MoveKind::Ask: {
            MoveOption option = colourOption(optionColour(colourOf(move.card)), holds(hand, move.card));
            if (option.held) option.remark = tr("yours: a bluff");
            gestures.add(fish(fishOf(move.card)), atSeat(move.target), option);
            break;
        }
        case MoveKind::Lay:
            gestures.addObvious(fish(move.fish), baskets);
            gestures.addButton(countMoves(MoveKind::Lay) == 1 ? tr("Lay down")
                                                              : tr("Lay down: %1").arg(titleOf(move.fish)),
                               tr("D", "key for lay down"), tr("Lays all five colours as a basket."));
            break;
        case MoveKind::AddSixth:
            for (const Face face : hand) // the card that the Diver replaces
                if (groupOf(face) == move.fish) gestures.addObvious(card(face), baskets);
            gestures.addButton(tr("Add the fifth colour"), tr("A", "key for adding a card to a basket"),
                               tr("Takes the place of the Dead Scuba Diver."));
            break;
        case MoveKind::TheNet: gestures.add(card(kTheNet), atSeat(move.target), optionOf(move.fish)); break;
        case MoveKind::TheLure:
            gestures.add(card(kTheLure), atSeat(move.target),
                         faceOption(move.card, inWords(cardWords(move.card)), titleOf(fishOf(move.card)),
                                    holds(hand, move.card)));
            break;
        case MoveKind::Unload:
            gestures.add(card(kDivineIntervention), atZone(kDiscard));
            gestures.addButton(tr("Unload Divine Intervention"), tr("U", "key for unloading a Zinger"),
                               tr("You discard it, and your turn ends."));
            break;
        case MoveKind::GoFish:
            gestures.add({}, atZone(kPond));
            gestures.addButton(tr("Go fish"), tr("F", "key for going fishing"),
                               tr("You draw a card from the pond."),
                               countMoves(MoveKind::GoFish) + countMoves(MoveKind::DeadInTheWater) ==
                                   std::ssize(moves)); // no ask
            break;
        case MoveKind::DeadInTheWater:
            gestures.addButton(tr("Dead in the water"), tr("F", "key for going fishing"),
                               tr("You have no fish to ask for, so you pass."), alone);
            break;
        case MoveKind::GameWarden: gestures.add(card(kGameWarden), atSeat(move.target)); break;
        case MoveKind::GlassBottomBoat: gestures.add(card(kGlassBottomBoat), atSeat(move.target)); break;
        case MoveKind::DeadScubaDiver:
            if (countMoves(MoveKind::DeadScubaDiver) == 1)
                gestures.addObvious(card(kDeadScubaDiver), baskets);
            else
                gestures.add(card(kDeadScubaDiver), baskets, optionOf(move.fish));
            break;
        case MoveKind::DivineIntervention: {
            const QString zinger = inWords(cardWords(now.status.aimed.zinger));
            const QString words = move.keep ? tr("Stop it and take it") : tr("Stop it and discard it");
            const QString key = move.keep ? tr("Z", "key for a Zinger") : tr("X", "key for discarding");
            gestures.add(card(kDivineIntervention), atZone(kDiscard), wordsOption(move.keep, words, key));
            gestures.addButton(words, key,
                               move.keep
                                   ? tr("Divine Intervention: you take %1 into your hand.").arg(zinger)
                                   : tr("Divine Intervention: %1 goes to the Zingers played.").arg(zinger));
            break;
        }
        case MoveKind::Allow:
            gestures.addButton(tr("Let it happen"), tr("O", "key for letting it happen"),
                               tr("You keep Divine Intervention for another time."), alone);
            break;
        case MoveKind::Answer:
            if (canGive(hand, asked)) {
                gestures.add(asked.isNet() ? fish(asked.fish) : card(asked.card), atSeat(asked.by)).obvious =
                    alone;
                gestures.addButton(tr("Hand it over"), tr("G", "key for answering an ask"),
                                   tr("You have it and hand it over."), alone);
            } else {
                gestures.add({}, atSeat(asked.by));
                gestures.addButton(tr("Say \"Go fish\""), tr("G", "key for answering an ask"),
                                   tr("You don't have it."), true);
            }
            break;
        case MoveKind::NoFishing:
            gestures.addAtOnce(card(kNoFishing), atZone(kDiscard));
            gestures.addButton(tr("No Fishing"), tr("Z", "key for a Zinger"),
                               tr("The ask is a miss, and nobody learns what you hold."));
            break;
        case MoveKind::Give: gestures.addObvious(card(move.card), atSeat(asked.by)); break;
        case MoveKind::TwoFistedFisherman:
            gestures.addAtOnce(card(kTwoFistedFisherman), atZone(kDiscard));
            gestures.addButton(tr("Ask again: Two Fisted"), tr("Z", "key for a Zinger"),
                               tr("You play Two Fisted Fisherman and ask once more before you draw."));
            break;
        case MoveKind::EndTurn:
            gestures.addButton(tr("End your turn"), tr("E", "key for ending the turn"), {}, alone);
            break;
        }
    });
}

QString TwistedFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Observation now = game().observation();
    const FaceList hand = ownHandOf(now);
    const auto reason = [this](const Move& move) { return game().refusalText(move); };

    if (source.kind == MoveSource::Kind::Nothing)
        return target == atZone(kPond) ? reason({MoveKind::GoFish}) : QString();
    const Face face = heldCard(source);
    if (!isKnown(face)) return {};

    const bool player = target.kind == MoveTarget::Kind::Player;
    if (isFish(face)) {
        const Fish fish = fishOf(face);
        if (player && now.status.phase == Phase::Give) return reason({.kind = MoveKind::Give, .card = face});
        if (player) return reason({MoveKind::Ask, target.seat, face});
        if (target == atZone(kPond))
            return tr("Fish stay in your hand: ask someone for another of the same kind.");
        for (const Basket& basket : now.baskets)
            if (basket.diver && basket.owner == now.viewer && basket.fish == fish)
                return reason({.kind = MoveKind::AddSixth, .fish = fish});
        return reason({.kind = MoveKind::Lay, .fish = fish});
    }
    const Seat aimed = player ? target.seat : opponentsOf(now.viewer, now.match.seats).front();
    switch (face) {
    case kGameWarden:
    case kGlassBottomBoat:
        if (!player) return tr("Aim it at a player.");
        return reason({face == kGameWarden ? MoveKind::GameWarden : MoveKind::GlassBottomBoat, target.seat});
    case kDeadScubaDiver: {
        Fish most = fishOf(0);
        for (Fish fish = 0; fish < kFishes; ++fish)
            if (countOf(hand, fish) < kColours &&
                (countOf(hand, fish) > countOf(hand, most) || countOf(hand, most) == kColours))
                most = fish;
        if (QString why = reason({.kind = MoveKind::DeadScubaDiver, .fish = most}); !why.isEmpty())
            return why;
        return tr("The Dead Scuba Diver joins four colours of a fish in a basket of your own.");
    }
    case kTheNet: {
        Move net{.kind = MoveKind::TheNet, .target = aimed, .fish = 0};
        for (const Face held : hand)
            if (isFish(held)) net.fish = fishOf(held);
        if (QString why = reason(net); !why.isEmpty() || player) return why;
        return tr("Aim it at a player.");
    }
    case kTheLure: {
        Move lure{MoveKind::TheLure, aimed, 0};
        for (Card card = 0; card < kFishCards; ++card)
            if (std::none_of(now.baskets.begin(), now.baskets.end(),
                             [card](const Basket& basket) { return basket.cards().has(card); }))
                lure.card = card;
        if (QString why = reason(lure); !why.isEmpty() || player) return why;
        return tr("Aim it at a player.");
    }
    case kNoFishing: return reason({MoveKind::NoFishing});
    case kTwoFistedFisherman: return reason({MoveKind::TwoFistedFisherman});
    default: // Divine Intervention: unloaded on your turn before an ask, else a reaction
        if (now.status.phase == Phase::Turn && now.status.turn == now.viewer)
            return reason({MoveKind::Unload});
        return reason({.kind = MoveKind::DivineIntervention, .keep = true});
    }
}

QString TwistedFishPresenter::readyZingers() const {
    std::vector<Phrase> zingers;
    if (isLegal(MoveKind::GameWarden)) zingers.push_back(cardWords(kGameWarden));
    if (isLegal(MoveKind::GlassBottomBoat)) zingers.push_back(cardWords(kGlassBottomBoat));
    if (isLegal(MoveKind::DeadScubaDiver)) zingers.push_back(cardWords(kDeadScubaDiver));
    if (zingers.empty()) return {};
    return tr("You may play %1 now.").arg(inWords(Phrase::listed(zingers)));
}

Prompt TwistedFishPresenter::prompt() const {
    if (auto prompt = othersPrompt()) {
        if (const QString ready = readyZingers();
            game().waitingFor() == tacklebox::WaitingFor::Bot && !ready.isEmpty())
            prompt->more = ready;
        return *prompt;
    }
    const Observation now = game().observation();
    Prompt prompt = ownPrompt(now);
    prompt.forYou = true;
    return prompt;
}

Prompt TwistedFishPresenter::ownPrompt(const Observation& now) const {
    const Status& status = now.status;
    switch (status.phase) {
    case Phase::Turn:
        if (status.turn != now.viewer)
            return {.words = tr("%1's turn.").arg(nameOf(game(), status.turn)), .more = readyZingers()};
        return turnPrompt(now);
    case Phase::Zinger:
        return {.words = tr("%1 aims %2 at you. Stop it with Divine Intervention?")
                             .arg(nameOf(game(), status.aimed.by), inWords(cardWords(status.aimed.zinger))),
                .more = {}};
    case Phase::Answer: return answerPrompt(now);
    case Phase::Give:
        return {.words = tr("Which %2 do you give %1?")
                             .arg(nameOf(game(), status.asked.by), inWords(fishWords(status.asked.fish))),
                .more = tr("The Net takes one card of that fish; you choose which.")};
    case Phase::Miss:
        return {.words = tr("Go fish, or play Two Fisted Fisherman?"),
                .more = tr("%1 didn't give you a card.").arg(nameOf(game(), status.asked.target))};
    case Phase::Again:
        return {.words = tr("Two Fisted Fisherman: ask again."),
                .more = tr("Choose a fish, then a player and a colour.")};
    case Phase::Drawn:
        return {.words = tr("Your turn is ending. Anything left to lay or to play?"), .more = readyZingers()};
    case Phase::Over:
    case Phase::Wait: break;
    }
    return {.words = tr("One moment ..."), .more = {}};
}

Prompt TwistedFishPresenter::turnPrompt(const Observation& now) const {
    if (std::ranges::any_of(ownHandOf(now), isFishCard))
        return {.words = asksAgain(now.viewer)        ? tr("Ask again.")
                         : hasMovedInTurn(now.viewer) ? tr("Still your turn.")
                                                      : tr("Your turn."),
                .more = tr("Choose a fish, then a player and a colour.")};
    if (!now.pond.empty())
        return {.words = tr("Your turn. You have no fish: go fish, or say \"dead in the water\"?"),
                .more = tr("Fishing ends your turn.")};
    return {.words = tr("Your turn. You have no fish, and the pond is empty: you are dead in the water."),
            .more = readyZingers()};
}

Prompt TwistedFishPresenter::answerPrompt(const Observation& now) const {
    const Asked& asked = now.status.asked;
    const QString by = nameOf(game(), asked.by);
    const FaceList hand = ownHandOf(now);
    if (asked.isNet()) {
        const int held = countOf(hand, asked.fish);
        return {.words = tr("%1 casts the Net for any %2 of yours.").arg(by, inWords(fishWords(asked.fish))),
                .more = held ? tr("You have %n of them.", nullptr, held) : tr("You have none."),
                .isSpokenWhole = true};
    }
    return {.words = tr("%1 asks you for %2.").arg(by, inWords(cardWords(asked.card))),
            .more = holds(hand, asked.card) ? tr("You have it.") : tr("You don't have it."),
            .isSpokenWhole = true};
}

QString TwistedFishPresenter::fishPlayWords(const Observation& now, Face face) const {
    const Fish fish = fishOf(face);
    const QString name = inWords(fishWords(fish));
    const Asked& asked = now.status.asked;
    if (now.status.phase == Phase::Answer && asked.target == game().viewer() &&
        (asked.isNet() ? asked.fish == fish : asked.card == face))
        return tr("Now: %1 asks you for it.").arg(nameOf(game(), asked.by));
    bool asks = false;
    for (const Move& move : legalMoves()) {
        switch (move.kind) {
        case MoveKind::Give:
            if (move.card == face)
                return tr("Now: you may give this one to %1.").arg(nameOf(game(), now.status.asked.by));
            break;
        case MoveKind::Lay:
            if (move.fish == fish)
                return tr("Now: lays the %1 basket, %n point(s).", nullptr, kColours * valueOf(fish))
                    .arg(name);
            break;
        case MoveKind::AddSixth:
            if (move.fish == fish)
                return tr("Now: takes the place of the Diver in your %1 basket, %n more point(s).", nullptr,
                          valueOf(fish))
                    .arg(name);
            break;
        case MoveKind::Ask: asks = asks || fishOf(move.card) == fish; break;
        default: break;
        }
    }
    if (!asks) return {};
    std::vector<Phrase> missing;
    const FaceList hand = ownHandOf(now);
    for (int colour = 0; colour < kColours; ++colour) {
        const Card card = cardOf(fish, colour);
        const bool laid = std::any_of(now.baskets.begin(), now.baskets.end(),
                                      [card](const Basket& basket) { return basket.cards().has(card); });
        if (!laid && !holds(hand, card)) missing.push_back(cardWords(card));
    }
    if (missing.empty()) return {};
    //: one or several cards
    return tr("Now: use it to ask anyone for %1. You may ask for a card you hold as a bluff: it misses, and "
              "the others think you don't have it.")
        .arg(inWords(Phrase::oneOf(missing)));
}

QString TwistedFishPresenter::aimWords(MoveKind kind) const {
    std::vector<Phrase> targets;
    for (const Move& move : legalMoves())
        if (move.kind == kind) targets.push_back(Phrase::verbatim(nameOf(game(), move.target).toStdString()));
    if (targets.empty()) return {};
    //: one or several players
    return tr("Now: aim it at %1.").arg(inWords(Phrase::oneOf(targets)));
}

QString TwistedFishPresenter::zingerPlayWords(const Observation& now, Face face) const {
    const std::vector<Move> moves = legalMoves();
    switch (face) {
    case kGameWarden: return aimWords(MoveKind::GameWarden);
    case kGlassBottomBoat: return aimWords(MoveKind::GlassBottomBoat);
    case kDeadScubaDiver: {
        Fish best = kNoFish;
        for (const Move& move : moves)
            if (move.kind == MoveKind::DeadScubaDiver &&
                (best == kNoFish || valueOf(move.fish) > valueOf(best)))
                best = move.fish;
        if (best == kNoFish) return {};
        return tr("Now: lays the %1 basket, %n point(s).", nullptr, (kColours - 1) * valueOf(best))
            .arg(inWords(fishWords(best)));
    }
    case kTheNet: {
        std::vector<Fish> fish;
        for (const Move& move : moves)
            if (move.kind == MoveKind::TheNet && std::find(fish.begin(), fish.end(), move.fish) == fish.end())
                fish.push_back(move.fish);
        if (fish.empty()) return {};
        return tr("Now: cast it at anyone, for one of the %n fish you hold.", "kinds of fish",
                  int(fish.size()));
    }
    case kTheLure: {
        CardSet cards;
        for (const Move& move : moves)
            if (move.kind == MoveKind::TheLure) cards.add(move.card);
        if (cards.empty()) return {};
        return tr("Now: ask anyone for one of the %n card(s) not yet in a basket.", nullptr, cards.size());
    }
    case kNoFishing: {
        if (!isLegal(MoveKind::NoFishing)) return {};
        const Asked& asked = now.status.asked;
        const bool has = canGive(ownHandOf(now), asked);
        const QString by = nameOf(game(), asked.by);
        if (asked.isNet()) {
            const QString fish = inWords(fishWords(asked.fish));
            return has ? tr("Now: cuts The Net. %1 gets no %2 of yours and must fish.").arg(by, fish)
                       : tr("Now: cuts The Net, but it would be a bluff: you have no %2 to give to %1.")
                             .arg(by, fish);
        }
        return has ? tr("Now: %1 gets nothing, and you keep what was asked for.").arg(by)
                   : tr("Now: it would be a bluff, because you have nothing to give %1.").arg(by);
    }
    case kTwoFistedFisherman:
        return isLegal(MoveKind::TwoFistedFisherman) ? tr("Now: ask once more before you fish.") : QString();
    default:
        if (isLegal(MoveKind::DivineIntervention))
            return tr("Now: stops what %1 aims at you: %2.")
                .arg(nameOf(game(), now.status.aimed.by), inWords(cardWords(now.status.aimed.zinger)));
        if (isLegal(MoveKind::Unload))
            return tr(
                "Now: you may throw it away instead of asking; your turn ends, and you save %n point(s).",
                nullptr, kZingerCost);
        return {};
    }
}

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "target")
        return {.title = Say::tr("Points to win"),
                .line = Say::tr("The first player to reach this total wins; on a tie, play another round. At "
                                "0, you play a single round."),
                .zero = Say::tr("a single round")};
    if (name == "netEndsTurn")
        return {.title = Say::tr("The Net ends the turn"),
                .line = Say::tr("Playing The Net ends your turn, hit or miss.")};
    if (name == "fishedCardGoesOut")
        return {.title = Say::tr("Go out with a fished card"),
                .line = Say::tr("You go out if a card from the pond completes your last basket. When off, "
                                "you can only go out with a card you asked for.")};
    return {};
}

QString target(const Options& options) {
    const int target = valueOf<TwistedFish>(options, "target");
    return target == 0 ? Say::tr("One round: most points wins.")
                       : Say::tr("First to %n points", nullptr, target);
}

constexpr const char* kEndingTitles[] = {QT_TRANSLATE_NOOP("GameInfo", "Someone went out"),
                                         QT_TRANSLATE_NOOP("GameInfo", "All fish in baskets"),
                                         QT_TRANSLATE_NOOP("GameInfo", "Pond empty, no progress"),
                                         QT_TRANSLATE_NOOP("GameInfo", "Everyone dead in the water")};

/// Sounds of Zingers.
QString cue(Table& table, int number) {
    const auto seen = GameTable<TwistedFish>(table).seen(number);
    if (!seen) return {};
    const auto* made = std::get_if<SeenMove<twistedfish::Move>>(&seen->content());
    if (!made) return {};
    using enum twistedfish::MoveKind;
    switch (made->move.kind) {
    case TheNet:
    case TheLure:
    case GlassBottomBoat:
    case DeadScubaDiver:
    case TwoFistedFisherman: return QStringLiteral("special-enter");
    case GameWarden: return QStringLiteral("reverse-whirl");
    case NoFishing: return QStringLiteral("anchor");
    case DivineIntervention: return QStringLiteral("divine-stop");
    default: return {};
    }
}

} // namespace

template <>
GameInfo gameInfoOf<TwistedFish>() {
    auto info = defaultGameInfo<TwistedFish, TwistedFishPresenter>();
    info.line = [] {
        return Say::tr("Ask for one fish in one colour, fill baskets of five and dodge the Zingers.");
    };
    info.motto = [] { return Say::tr("Five make a basket"); };
    info.minutes = 20;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int ending) { return Say::tr(kEndingTitles[ending]); };
    info.art = art;
    info.coinMark = [](Face face) { return isFish(face) ? silhouetteOf(fishOf(face)) : QString(); };
    info.headerCards[0] = QStringLiteral("red-card-shark");
    info.headerCards[1] = QStringLiteral("purple-jellyfish");
    info.cue = cue;
    info.background = Background::BackRoom;
    return info;
}

} // namespace tacklebox

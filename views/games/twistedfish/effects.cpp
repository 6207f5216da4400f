#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

namespace {

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

} // namespace

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

} // namespace tacklebox

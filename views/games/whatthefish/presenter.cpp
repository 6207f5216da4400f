// The table of What the Fish!: the swim as a race between the pan and the open sea, a hand in four lanes,
// discard and draw pile, the cards that Ben Franklin has frozen. Rules: what-the-fish.md.
#include "model/engine/namearray.h"
#include "model/engine/observationlists.h"
#include "model/games/whatthefish/tabletraits.h"
#include "model/games/whatthefish/whatthefish.h"
#include "model/games/whatthefish/words.h"
#include "views/games/common/defaulttable.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/rectangles.h"
#include "views/games/whatthefish/unlistedmoves.h"
#include "views/theme/keymap.h"
#include "views/theme/scenery.h"

#include <QCoreApplication>

#include <tuple>

namespace tacklebox {

template <>
GameInfo gameInfoOf<WhatTheFish>();

namespace {

using namespace whatthefish;
using namespace whatthefishview;
using namespace rectangles;

constexpr PileId kSwimming{PileKind::Swim}, kDiscard{PileKind::Discard}, kDraw{PileKind::Draw},
    kFrozen{PileKind::Frozen};

// Ids of notes.
constexpr int kBarNote = 1, kArithmeticNote = 2, kSwimsNote = 3, kAttackNote = 4, kAwaitNote = 5,
              kPanNote = 6, kSeaNote = 7;

/// The index of the option `wins` in Options.
constexpr int kWins = 0;

int sumOf(const auto& faces) {
    int sum = 0;
    for (const Face face : faces)
        if (face < kMuggerCroc) sum += valueOf(face);
    return sum;
}

/// "4 + 9"
QString sumWords(const std::vector<Face>& faces) {
    QStringList values;
    for (const Face face : faces)
        values << QString::number(valueOf(face));
    return values.join(QStringLiteral(" + "));
}

bool holds(const FaceList& hand, CardKind kind) {
    return std::ranges::any_of(hand, [kind](Face face) { return face != kHidden && kindOf(face) == kind; });
}

MoveKind wtfMoveOf(Face face) {
    return MoveKind(int(MoveKind::MuggerCroc) + face - kMuggerCroc);
}

bool targetsPlayer(MoveKind kind) {
    return kind >= MoveKind::MuggerCroc && kind <= MoveKind::CommunistManifesto;
}

/// Returns the index of the first KILL of the current wave: the last KILLs that make up the attack. A
/// reshuffle may have removed PROTECTIONs (W-23), so the cards alone do not separate the waves.
int currentWave(const FaceList& played, const Swim& swim) {
    int first = played.size();
    for (int sum = swim.attack; sum > 0 && first > 0 && kindOf(played[first - 1]) == CardKind::Kill; --first)
        sum -= valueOf(played[first - 1]);
    return first;
}

struct Plates {
    Q_DECLARE_TR_FUNCTIONS(Plates)
};

constexpr const char* kWtfTitles[] = {
    QT_TRANSLATE_NOOP("Plates", "Mugger Croc"),         QT_TRANSLATE_NOOP("Plates", "Snapper Snatch"),
    QT_TRANSLATE_NOOP("Plates", "Mrs. Crabite"),        QT_TRANSLATE_NOOP("Plates", "WTF Tax"),
    QT_TRANSLATE_NOOP("Plates", "Communist Manifesto"), QT_TRANSLATE_NOOP("Plates", "Elvis Effect"),
    QT_TRANSLATE_NOOP("Plates", "Beaver Buddha"),       QT_TRANSLATE_NOOP("Plates", "Ben Franklin")};
static_assert(std::size(kWtfTitles) == WhatTheFish::kFaces - whatthefish::kMuggerCroc &&
              allNamed(kWtfTitles));

CardArt art(Face face) {
    CardArt art = defaultArt<WhatTheFish>(face);
    if (face >= kMuggerCroc && face < WhatTheFish::kFaces)
        art.plate = Plates::tr(kWtfTitles[face - kMuggerCroc]).toUpper();
    return art;
}

/// The effects of WTF cards, in the order of their faces.
constexpr const char* kWtfLines[] = {
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "Two random cards change hands."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "Two players swap their hands."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "A look at a whole hand."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "The player you choose gives up a FISH."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "A random card moves from one hand to another."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "A FISH comes back from the discard pile."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "The swim ends: the fish is neither free nor dead."),
    QT_TRANSLATE_NOOP("WhatTheFishPresenter", "The last action is undone."),
};
static_assert(std::size(kWtfLines) == WhatTheFish::kFaces - kMuggerCroc);

struct Memory {
    /// The piles to show while an action is undone: each of its cards stays in place until it leaves.
    std::optional<SeenPiles> undone;
    /// A player who passes is not asked any longer as soon as the pass is seen. The game's status follows
    /// later.
    SeatSet passing;
    int uncounted = 0; ///< number of cards in the water that came after the last change of the game's status
    Status status;     ///< after the last event ...
    SeenPiles piles;   ///< ... and the piles

    void follow(const Observation& view, const SeenEvent<WhatTheFish>& event) {
        followUndo(view, event);
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->move.kind == MoveKind::Pass)
            passing.add(made->seat);
        else if (made || std::holds_alternative<SeenStatus<Status>>(event.content()))
            passing = {};
        const int came = view.piles.played.size() - piles.played.size();
        uncounted = view.status == status && came >= 0 ? uncounted + came : 0;
        status = view.status;
        piles = view.piles;
    }

  private:
    void followUndo(const Observation& view, const SeenEvent<WhatTheFish>& event) {
        const auto* moved = std::get_if<Moved>(&event.content());
        if (!moved) {
            const auto* made = std::get_if<SeenMove<Move>>(&event.content());
            undone.reset();
            if (made && made->move.kind == MoveKind::BenFranklin && view.viewer != kOmniscient)
                undone = piles;
        }
        if (!moved || !undone) return;
        const auto takeLast = [moved](auto& list, auto&& faceOf) { // undo the newest one
            for (int i = list.size(); --i >= 0;)
                if (faceOf(list[i]) == moved->face) return list.removeAt(i);
        };
        const auto itself = [](Face face) { return face; };
        switch (moved->from.kind) {
        case PileKind::Swim: takeLast(undone->played, itself); break;
        case PileKind::Discard: takeLast(undone->discard, itself); break;
        case PileKind::Frozen:
            takeLast(undone->frozen, [](const SeenFrozen& card) { return card.face; });
            break;
        default: break;
        }
        switch (moved->to.kind) {
        case PileKind::Swim: undone->played.add(moved->face); break;
        case PileKind::Discard:
            moved->face == kBenFranklin ? putUnder(undone->discard, moved->face)
                                        : putOnTop(undone->discard, moved->face);
            break;
        case PileKind::Frozen: undone->frozen.add({moved->face, view.status.last.seat, false}); break;
        default: break;
        }
    }
};

class WhatTheFishPresenter : public DefaultPresenter<WhatTheFish, Memory> {
    Q_DECLARE_TR_FUNCTIONS(WhatTheFishPresenter)

  public:
    using DefaultPresenter::DefaultPresenter;

    /// Returns a sentence about the result if all pass now; empty if nobody may pass.
    static QString whenAllPass(const GameTable<WhatTheFish>& game);

    TableLayout layout(QSizeF size, const TablePicture& picture) const override;
    EffectSpec effectSpec() const override;
    bool isSpecial(Face face) const override {
        return face < WhatTheFish::kFaces && kindOf(face) == CardKind::Wtf;
    }
    QString rulesAnchor(Face face) const override {
        constexpr std::string_view kKinds[] = {"fish", "kill", "protection"};
        const CardKind kind = face < WhatTheFish::kFaces ? kindOf(face) : CardKind::Fish;
        const std::string_view card = kind == CardKind::Wtf ? faceName(face) : kKinds[int(kind)];
        return QStringLiteral("what-the-fish#card-") + QLatin1String(card);
    }

    /// Default buttons: a selection, a forced flush, and a pass. No pass while a FISH could dive, a KILL
    /// could join an attack, or Beaver Buddha or Ben Franklin could be played. Never belly up.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override {
        Prompt prompt = promptNow();
        prompt.isSpokenWhole = true; // each decision has other numbers, and other keys
        return prompt;
    }
    /// "4 + 9 = 13"; during a swim with its effect: "4 + 9 = 13: attack 22 against 11".
    QString selectionWords(const std::vector<Face>& faces) const override;
    /// Also plays several KILLs at once, and PROTECTIONs of which fewer would be enough. These are legal, but
    /// not in the list of moves.
    bool play(int choice, qint64 pressedAt = -1) override {
        return choice < kUnlisted ? DefaultPresenter::play(choice, pressedAt)
                                  : game().playMove(unlistedMove(choice), pressedAt);
    }
    AnyMove moveOf(int choice) override {
        return choice < kUnlisted ? DefaultPresenter::moveOf(choice) : AnyMove(unlistedMove(choice));
    }

  protected:
    int groupOf(Face face) const override { return isKnown(face) ? int(kindOf(face)) : 0; }
    SeatFacts factsOf(Seat seat) const override;
    ZonePicture zoneOf(const PileCards& one) const override;
    void addMore(TablePicture& picture) const override;
    QString cardText(const ZonePicture& zone, const CardPicture& card, const QString& name) const override {
        const bool grouped = card.group >= 0 && card.group < int(zone.groups.size());
        return grouped && (zone.place == kSwimming || zone.place == kFrozen)
                   ? tr("%1, %2", "a card, and whose it is")
                         .arg(name, zone.groups[std::size_t(card.group)].title)
                   : name;
    }
    QString hiddenText() const override { return tr("A card, face down."); }
    QString playWords(PileId place, Face face) const override {
        if (face >= WhatTheFish::kFaces || place != handOf(game().viewer())) return {};
        const Observation now = game().observation();
        const QString does =
            kindOf(face) == CardKind::Wtf ? wtfPlayWords(now, face) : swimmingPlayWords(now, face);
        return does.isEmpty() ? refusalText(oneCard(place, face), {}) : does;
    }

  private:
    EffectSpec flushEffect(Seat seat) const;
    bool isFreed(int number) const;
    QString swimmingPlayWords(const Observation& now, Face face) const;
    QString wtfPlayWords(const Observation& now, Face face) const;

    ZonePicture swimZone() const;
    ZonePicture frozenZone() const;
    const SeenPiles& shownPiles() const {
        return memory().undone && shownUpTo() < game().events() ? *memory().undone : shown().piles;
    }
    /// The swim, including cards that have arrived and are not counted yet: sums change with their cards.
    Swim swim() const;
    /// The position of the fish, and the end to which it drifts.
    RacePicture race() const;
    /// Returns true if the seat has passed since the last card was played. Includes a pass that has just been
    /// seen.
    bool hasPassed(Seat seat) const {
        return memory().uncounted == 0 && (shown().status.passed.has(seat) || isPassing(seat));
    }
    /// Returns true if the seat's pass has just been seen, but not its result.
    bool isPassing(Seat seat) const { return memory().passing.has(seat) && shownUpTo() < game().events(); }
    /// The player whose answer is awaited while no clock runs, or kNoSeat.
    Seat awaitedSeat() const;
    /// The next decision of the race in words: the clock, or the awaited answer.
    QString awaited() const;
    /// "It takes more than 11 to kill the fish. 9 so far; it needs at least 3 more."
    QString arithmetic(const Swim& swim) const;

    Prompt promptNow() const;
    void addWtfGesture(GestureList& gestures, const Move& move, bool only) const;
    void addUnlisted(std::vector<Gesture>& gestures, const Observation& view) const;
    Gesture selectionGesture(int choice, bool kills, const std::vector<Face>& cards) const;
    QString whyNotWtf(Face card, const MoveTarget& target) const;
};

TableLayout WhatTheFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr qreal kPile = 74, kFrozenWide = 170; // units
    const bool sits = picture.own.seat != kNoSeat;
    const ZonePicture* frozen = picture.zone(kFrozen);
    const bool freezes = frozen && !frozen->cards.empty();
    const TableFrame frame =
        frameOf(game(), size, picture, {.laid = false, .ownLaidWidth = 0, .side = 2 * kPile + 44});
    const qreal unit = frame.unit, gap = std::round(8 * unit);
    TableLayout layout = frame.layout(picture.seats, me());
    layout.background = Background::HarbourMouth;

    // The lane takes the whole width, from the horizon down to the rail.
    const QRectF middle = frame.middle;
    QRectF piles = frame.side;
    const qreal below = frame.rail.isEmpty() ? size.height() : frame.rail.top();
    const QRectF track(0, frame.skyBottom, size.width(), below - frame.skyBottom);
    layout.water = track;
    layout.pan = panOf(track);
    const qreal quay = track.left() + kQuayShare * track.width(),
                buoys = track.left() + kBuoyShare * track.width();
    layout.sea = QRectF(QPointF(buoys, track.top()), track.bottomRight());
    // The note about the next decision is above the swimmers, from the quay to the buoys.
    const bool watched = !sits; // no prompt tells the sums
    QRectF lane(QPointF(quay + 10 * unit, middle.top()), QPointF(buoys - 4 * unit, middle.bottom()));
    if (piles.isEmpty()) { // there is no rail: beside the lane
        piles = QRectF(lane.right() - (2 * kPile + 16) * unit, lane.bottom() - 140 * unit,
                       (2 * kPile + 16) * unit, 140 * unit);
        lane.setRight(piles.left() - gap);
    }
    const qreal line = std::round(std::max(26 * unit, 20.0) * frame.text);
    const qreal swims = std::round(0.3 * lane.width());
    layout.notes[kAwaitNote] = QRectF(lane.left(), lane.top(), lane.width() - swims - gap, line);
    layout.notes[kSwimsNote] = QRectF(lane.right() - swims, lane.top(), swims, line);
    if (watched) layout.notes[kArithmeticNote] = QRectF(lane.left(), lane.top() + line, lane.width(), line);
    QRectF swimming = lane.adjusted(0, (watched ? 2 : 1) * line + 3 * unit, 0, 0);
    if (freezes) {
        const QRectF ice(lane.right() - kFrozenWide * unit, swimming.top(), kFrozenWide * unit,
                         swimming.height());
        layout.zones[kFrozen] = {ice, 90 * unit};
        swimming.setRight(ice.left() - gap);
    }
    layout.zones[kSwimming] = {swimming, 164 * unit};
    // In a low middle with large text, the sums take more of it.
    const qreal end =
        std::round(std::max(0.26 * middle.height(), std::min(0.46 * middle.height(), 2.1 * line)));
    const auto endOf = [&](qreal left, qreal right) {
        const QRectF room(QPointF(left, middle.top()), QPointF(right, middle.bottom()));
        return std::pair{QRectF(room.left(), room.top() + 0.06 * room.height(), room.width(),
                                std::min(2.2 * line, 0.34 * room.height())),
                         QRectF(room.left(), room.bottom() - end, room.width(), end)};
    };
    std::tie(layout.notes[kPanNote], layout.notes[kAttackNote]) = endOf(4 * unit, quay - 8 * unit);
    std::tie(layout.notes[kSeaNote], layout.notes[kBarNote]) =
        endOf(buoys + 32 * unit, track.right() - 6 * unit);
    layout.bubbles = inset(swimming, 0.1 * swimming.height());

    const auto both = across(piles, {1, 1}, gap);
    layout.zones[kDiscard] = {both[0], kPile * 1.4 * unit};
    layout.zones[kDraw] = {both[1], kPile * 1.4 * unit};
    return layout;
}

// ---- the picture ----

SeatFacts WhatTheFishPresenter::factsOf(Seat seat) const {
    const Observation& view = shown();
    const Status& status = view.status;
    const int wins = game().plan().options.value[kWins];
    const bool chooses = status.phase == Phase::Tax || status.phase == Phase::Flush;
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .inTurn = status.swim.seat == seat,
                    .mustAct = chooses ? status.playersToAct.has(seat)
                                       : status.swim.any() && seat == awaitedSeat() && !isPassing(seat)};
    // The owner of the swimming fish gets the gold ring. A player who must answer gets the ring of an asked
    // player.
    facts.asked = facts.mustAct && status.swim.any() && !facts.inTurn;
    if (wins > 1) {
        facts.points = tr("wins %1 of %2").arg(view.match.scores[seat]).arg(wins);
        facts.score = QStringLiteral("%1/%2").arg(view.match.scores[seat]).arg(wins);
    }
    if (status.phase == Phase::Tax && status.playersToAct.has(seat))
        facts.note = tr("chooses a FISH to give");
    else if (status.phase == Phase::Flush && status.playersToAct.has(seat))
        facts.note = tr("has to flush");
    else if (status.swim.seat == seat && !shownPiles().played.empty()) // empty: the fish has reached an end
        facts.note = swim().endangered() ? tr("fish in danger!") : tr("the fish swims");
    else if (hasPassed(seat))
        facts.note = tr("passes");
    else if (status.swim.any() && seat == awaitedSeat())
        facts.note = tr("is asked");
    return facts;
}

ZonePicture WhatTheFishPresenter::zoneOf(const PileCards& one) const {
    if (one.pile == kSwimming) return swimZone();
    if (one.pile == kFrozen) return frozenZone();
    ZonePicture zone = DefaultPresenter::zoneOf(one);
    if (one.pile == kDiscard) {
        zone.title = tr("Discard");
        zone.cards = cardsOf(shownPiles().discard);
    }
    if (one.pile == kDraw) zone.title = tr("Draw");
    if (one.pile == handOf(me()))
        for (const QString& lane : {tr("FISH"), tr("KILL"), tr("PROTECTION"), tr("WTF")})
            zone.groups.push_back({lane, {}, false});
    return zone;
}

ZonePicture WhatTheFishPresenter::swimZone() const {
    const Observation& view = shown();
    const Swim swim = this->swim();
    const FaceList& played = shownPiles().played;
    ZonePicture zone{.place = kSwimming, .arrangement = Arrangement::Lane, .name = tr("The water")};
    if (played.empty()) {
        if (view.status.phase == Phase::Open || view.status.phase == Phase::Flush)
            zone.emptyWords = tr("Open water: a FISH may dive here");
        return zone;
    }
    const int current = currentWave(played, swim);
    zone.race = race();
    int wave = 0, sum = 0;
    for (int i = 0; i < played.size(); ++i) {
        const CardKind kind = kindOf(played[i]);
        const bool opens = i == 0 || kind != kindOf(played[i - 1]) || i == current;
        if (opens) {
            sum = 0;
            GroupPicture group;
            if (kind == CardKind::Fish)
                group.title = swim.seat == kNoSeat
                                  ? tr("FISH")
                                  : say({swim.seat}, {QT_TRANSLATE_NOOP("Words", "FISH of %1"),
                                                      QT_TRANSLATE_NOOP("Words", "your FISH")});
            else if (kind == CardKind::Kill)
                group.title = tr("Wave %1").arg(++wave);
            else
                group.title = tr("Answer");
            group.answered = i > 0 && i < current;
            if (group.answered) zone.title = tr("Answered so far");
            zone.groups.push_back(group);
        }
        sum += valueOf(played[i]);
        zone.groups.back().note = QString::number(sum);
        zone.cards.push_back({.face = played[i],
                              .group = int(zone.groups.size()) - 1,
                              .marked = kind == CardKind::Kill && i >= current && swim.endangered()});
    }
    return zone;
}

ZonePicture WhatTheFishPresenter::frozenZone() const {
    ZonePicture zone{.place = kFrozen, .arrangement = Arrangement::Row, .name = tr("Frozen cards")};
    Seat before = kNoSeat;
    for (const SeenFrozen& card : shownPiles().frozen) {
        if (card.seat != before || zone.groups.empty())
            zone.groups.push_back({say({card.seat}, {QT_TRANSLATE_NOOP("Words", "frozen: %1"),
                                                     QT_TRANSLATE_NOOP("Words", "frozen: you")}),
                                   {},
                                   false});
        before = card.seat;
        zone.cards.push_back({.face = card.face, .group = int(zone.groups.size()) - 1, .frozen = true});
    }
    return zone;
}

QString WhatTheFishPresenter::arithmetic(const Swim& swim) const {
    if (!swim.any()) return {};
    if (swim.endangered())
        return tr("%1 is more than %2: only a protection above %1 saves the fish.", "attack, bar")
            .arg(swim.attack)
            .arg(swim.bar);
    if (swim.attack == 0) return tr("It takes more than %1 to kill the fish.").arg(swim.bar);
    return tr("It takes more than %1 to kill the fish. %2 so far; it needs at least %3 more.",
              "bar, attack, difference")
        .arg(swim.bar)
        .arg(swim.attack)
        .arg(swim.bar + 1 - swim.attack);
}

Swim WhatTheFishPresenter::swim() const {
    Swim swim = shown().status.swim;
    if (!swim.any()) return swim;
    const FaceList& played = shown().piles.played;
    int answer = 0;
    for (int i = played.size() - memory().uncounted; i < played.size(); ++i) {
        if (kindOf(played[i]) == CardKind::Kill) swim.attack = std::uint8_t(swim.attack + valueOf(played[i]));
        if (kindOf(played[i]) == CardKind::Protection) answer += valueOf(played[i]);
    }
    if (answer > 0) {
        swim.bar = std::uint8_t(answer);
        swim.attack = 0;
    }
    return swim;
}

RacePicture WhatTheFishPresenter::race() const {
    // A wave that is too small pulls the fish a little. A sufficient one pulls it half-way to the pan.
    constexpr qreal kPull = 0.3, kDanger = -0.45;
    const Observation& view = shown();
    const Swim swim = this->swim();
    if (!swim.any()) return {};
    const bool live = game().plan().tempo == Tempo::Live;
    if (swim.endangered()) return {kDanger, live ? -1 : kDanger};
    const qreal base = -kPull * swim.attack / (swim.bar + 1);
    if (live) return {base, 1};
    int passes = 0; // each pass moves it on
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        passes += memory().uncounted == 0 && seat != swim.seat && view.status.passed.has(seat);
    const qreal at = base + (1 - base) * passes / (view.match.seats - 1);
    return {at, at};
}

Seat WhatTheFishPresenter::awaitedSeat() const {
    const Status& status = shown().status;
    if (game().plan().tempo == Tempo::Live || memory().uncounted > 0) return kNoSeat;
    for (int place = 0; place < status.seats; ++place)
        if (const Seat seat = inOrder(status, place); status.playersToAct.has(seat)) return seat;
    return kNoSeat;
}

QString WhatTheFishPresenter::awaited() const {
    const Observation& view = shown();
    const Status& status = view.status;
    const Swim swim = this->swim();
    if (!swim.any() || shownPiles().played.empty()) return {}; // the fish has reached an end
    if (game().plan().tempo == Tempo::Live)
        return swim.endangered()
                   ? say({swim.seat}, {QT_TRANSLATE_NOOP("Words", "%1's fish drifts to the pan"),
                                       QT_TRANSLATE_NOOP("Words", "your fish drifts to the pan")})
                   : say({swim.seat}, {QT_TRANSLATE_NOOP("Words", "%1's fish swims for the open sea"),
                                       QT_TRANSLATE_NOOP("Words", "your fish swims for the open sea")});
    const Seat seat = awaitedSeat();
    if (seat == kNoSeat) return {};
    QString words = seat == swim.seat
                        ? say({seat}, {QT_TRANSLATE_NOOP("Words", "the fish waits for the answer of %1"),
                                       QT_TRANSLATE_NOOP("Words", "your fish waits for your answer")})
                        : say({swim.seat, seat}, {QT_TRANSLATE_NOOP("Words", "%1's fish waits for %2"),
                                                  QT_TRANSLATE_NOOP("Words", "your fish waits for %2"),
                                                  QT_TRANSLATE_NOOP("Words", "%1's fish waits for you")});
    int passes = 0;   // that are still missing
    bool last = true; // all missing passes are being made now
    for (Seat other = 0; other < status.seats; ++other) {
        passes += other != swim.seat && status.playersToAct.has(other);
        last = last && (other == swim.seat || !status.playersToAct.has(other) || isPassing(other));
    }
    if (!swim.endangered() && last) return {};
    if (!swim.endangered())
        words += QStringLiteral(" · ") + tr("%n pass(es) from the open sea", nullptr, passes);
    return words;
}

void WhatTheFishPresenter::addMore(TablePicture& picture) const {
    const Observation& view = shown();
    const Swim swim = this->swim();
    std::iter_swap(std::ranges::find(picture.zones, kDiscard, &ZonePicture::place), // from left to right
                   std::ranges::find(picture.zones, kDraw, &ZonePicture::place));
    using Kind = NotePicture::Kind;
    if (swim.any()) {
        picture.notes.push_back({.id = kAttackNote,
                                 .kind = Kind::Sum,
                                 .text = tr("attack", "below the sum of the KILLs"),
                                 .value = swim.attack,
                                 .active = swim.endangered()});
        picture.notes.push_back({.id = kBarNote,
                                 .kind = Kind::Sum,
                                 .text = tr("to beat", "below what the KILLs must be more than"),
                                 .value = swim.bar,
                                 .active = !swim.endangered()});
        picture.notes.push_back(
            {.id = kAwaitNote, .kind = Kind::Caption, .text = awaited(), .active = swim.endangered()});
        // The viewer's prompt already tells it.
        if (me() >= view.match.seats)
            picture.notes.push_back({.id = kArithmeticNote,
                                     .kind = Kind::Caption,
                                     .text = arithmetic(swim),
                                     .active = swim.endangered()});
    }
    picture.notes.push_back({.id = kPanNote, .kind = Kind::Caption, .text = tr("PAN", "the end of a fish")});
    picture.notes.push_back(
        {.id = kSeaNote, .kind = Kind::Caption, .text = tr("OPEN SEA", "where a fish is free")});
    QString swims = tr("Swim %1 of %2").arg(view.status.swims).arg(kMostSwims);
    if (me() < view.match.seats && hasPassed(me()))
        swims += QStringLiteral(" · ") +
                 inWords(names().phrase({me()}, {QT_TRANSLATE_NOOP("Words", "%1 has passed"),
                                                 QT_TRANSLATE_NOOP("Words", "you have passed")}));
    picture.notes.push_back({.id = kSwimsNote, .kind = Kind::Caption, .text = swims});
}

// ---- effects ----

/// A Flint Flush is announced in the middle, before the hand is shown.
EffectSpec WhatTheFishPresenter::flushEffect(Seat seat) const {
    return {.kind = EffectKind::Call,
            .until = shownUpTo() + 1,
            .title = tr("Flint Flush"),
            .line =
                say({seat}, {QT_TRANSLATE_NOOP("Words", "No FISH: %1 shows the hand and draws a new one."),
                             QT_TRANSLATE_NOOP("Words", "No FISH: you show your hand and draw a new one.")}),
            .seat = seat};
}

/// Returns true if the cards that move from event `number` on clear away a swim that the fish has survived.
bool WhatTheFishPresenter::isFreed(int number) const {
    for (; number < game().events(); ++number) {
        const auto event = game().seen(number);
        const auto* scored = event ? std::get_if<Scored>(&event->content()) : nullptr;
        if (scored) return Ending(scored->ending) == Ending::FishFreed;
        if (event && std::holds_alternative<SeenMove<Move>>(event->content())) break;
    }
    return false;
}

EffectSpec WhatTheFishPresenter::effectSpec() const {
    const int first = firstCard(); // a move is reported together with its card
    if (const auto event = first < game().events() ? game().seen(first) : nullptr; event) {
        const auto* made = std::get_if<SeenMove<Move>>(&event->content());
        if (made && made->move.kind == MoveKind::Flush) return flushEffect(made->seat);
    }
    const auto moved = movedAt(first);
    if (moved && moved->from == kSwimming && isFreed(first)) {
        EffectSpec freed{.kind = EffectKind::Free, .title = tr("Free!"), .points = 1};
        freed.seat = shown().status.swim.seat;
        weigh(freed, freed.points);
        return freed;
    }
    if (!moved || moved->from.kind != PileKind::Hand || moved->to.kind != PileKind::Discard ||
        moved->face < kMuggerCroc || moved->face >= WhatTheFish::kFaces)
        return {};
    const auto made = moveBefore(first);
    if (!made || made->seat != moved->from.seat || made->move.kind < MoveKind::MuggerCroc)
        return {}; // it is only thrown away
    QString line = tr(kWtfLines[moved->face - kMuggerCroc]);
    if (const Seat last = shown().status.last.seat; moved->face == kBenFranklin && last < shown().match.seats)
        line = say({last}, {QT_TRANSLATE_NOOP("Words", "What %1 did last is undone."),
                            QT_TRANSLATE_NOOP("Words", "What you did last is undone.")});
    return {.kind = EffectKind::Enter,
            .until = first + 1,
            .title = asSentence(cardWords(moved->face)),
            .line = line,
            .seat = moved->from.seat};
}

// ---- moves ----

void WhatTheFishPresenter::addWtfGesture(GestureList& gestures, const Move& move, bool only) const {
    const MoveSource card = oneCard(handOf(game().viewer()), wtfOf(move.kind));
    MoveTarget target = atSeat(move.target);
    std::optional<MoveOption> option;
    switch (move.kind) {
    case MoveKind::CommunistManifesto:
        if (move.to != game().viewer())
            option =
                playerOption(move.to, tr("to %1", "a card goes to that player").arg(nameOf(game(), move.to)),
                             numberOf(game(), move.to));
        break;
    case MoveKind::ElvisEffect:
        target = atZone(kDiscard);
        if (!only)
            option = faceOption(move.cards[0], inWords(whatthefish::cardWords(move.cards[0])),
                                QString::number(valueOf(move.cards[0])));
        break;
    case MoveKind::BeaverBuddha: target = atZone(kSwimming); break;
    case MoveKind::BenFranklin: target = atZone(kDiscard); break;
    default: break;
    }
    Gesture& gesture = gestures.add(card, target, option);
    gesture.obvious = gesture.atOnce = only;
}

std::vector<Gesture> WhatTheFishPresenter::gestures() const {
    const Seat mine = game().viewer();
    if (game().choices().empty() || mine >= game().seats()) return {};
    const Observation view = game().observation();
    const Swim& swim = view.status.swim;
    // The quick buttons play the cheapest cards: the smallest protection that saves the fish, and the
    // smallest sufficient KILL, or the highest if none is sufficient.
    bool passGivesUp = false;
    int bestProtect = -1, protectSum = 0, bestKill = -1, killSum = 0;
    std::array<int, kMoveKinds> waysOf{};
    for (const TableChoice& choice : game().choices()) {
        const Move move = game().moveOf(choice);
        ++waysOf[std::size_t(move.kind)];
        passGivesUp = passGivesUp || move.kind == MoveKind::Dive || move.kind == MoveKind::Kill ||
                      move.kind == MoveKind::BeaverBuddha || move.kind == MoveKind::BenFranklin;
        const int sum = sumOf(move.cards);
        if (move.kind == MoveKind::Protect && (bestProtect < 0 || sum < protectSum)) {
            bestProtect = choice.id;
            protectSum = sum;
        } else if (move.kind == MoveKind::Kill && move.cards.size() == 1) {
            const int needed = swim.bar + 1 - swim.attack;
            const bool better = killSum < needed ? sum > killSum : sum >= needed && sum < killSum;
            if (bestKill < 0 || better) {
                bestKill = choice.id;
                killSum = sum;
            }
        }
    }

    std::vector<Gesture> all = gesturesOf([&](GestureList& gestures, const Move& move) {
        const int choice = gestures.choice;
        switch (move.kind) {
        case MoveKind::Dive:
            gestures.addAtOnce(oneCard(handOf(mine), move.cards[0]), atZone(kSwimming));
            break;
        case MoveKind::Kill:
        case MoveKind::Protect: {
            const bool kills = move.kind == MoveKind::Kill;
            const Gesture& played =
                gestures.add(selectionGesture(choice, kills, {move.cards.begin(), move.cards.end()}));
            if (choice == bestProtect || choice == bestKill)
                gestures.addButton(QString(played.button->words),
                                   kills ? tr("K", "key: play a KILL") : tr("P", "key: play a PROTECTION"),
                                   {});
            break;
        }
        case MoveKind::BellyUp:
            gestures.addButton(tr("Belly up"), tr("B", "key: belly up"), tr("Give your fish up."));
            break;
        case MoveKind::Flush: {
            const bool forced = view.status.phase == Phase::Flush;
            gestures.add({}, forced ? atZone(kDraw) : MoveTarget()).button =
                Button{tr("Flint Flush"), tr("X", "key: flush the hand"), forced,
                       tr("Show your hand, put it under the discard pile and draw a new one.")};
            break;
        }
        case MoveKind::Pass:
            gestures.addButton(swim.any() && swim.seat != mine && !swim.endangered() ? tr("Pass: let it swim")
                                                                                     : tr("Pass"),
                               tr("N", "key: pass"), whenAllPass(game()), !passGivesUp);
            break;
        case MoveKind::Give:
            gestures.addObvious(oneCard(handOf(mine), move.cards[0]), atSeat(view.status.last.seat));
            break;
        default: addWtfGesture(gestures, move, waysOf[std::size_t(move.kind)] == 1); break;
        }
    });
    addUnlisted(all, view);
    return all;
}

Gesture WhatTheFishPresenter::selectionGesture(int choice, bool kills, const std::vector<Face>& cards) const {
    Gesture gesture{
        .choice = choice,
        .source = {.kind = MoveSource::Kind::Selection, .place = handOf(game().viewer()), .cards = cards},
        .target = {.kind = MoveTarget::Kind::Zone, .place = kSwimming}};
    std::sort(gesture.source.cards.begin(), gesture.source.cards.end());
    gesture.obvious = cards.size() == 1;
    const QString sum = sumWords(gesture.source.cards);
    gesture.button =
        Button{kills ? tr("Attack with %1", "a sum").arg(sum) : tr("Protect with %1", "a sum").arg(sum),
               keys::nameOf(keys::Command::UseCard),
               false,
               {}};
    return gesture;
}

void WhatTheFishPresenter::addUnlisted(std::vector<Gesture>& gestures, const Observation& view) const {
    const Seat mine = game().viewer();
    const Swim& swim = view.status.swim;
    if (view.status.phase != Phase::Swim || !view.status.playersToAct.has(mine)) return;
    const bool kills = swim.seat != mine;
    if (!kills && !swim.endangered()) return;
    std::vector<Face> cards;
    for (const Face face : view.hands[mine])
        if (face < kMuggerCroc && kindOf(face) == (kills ? CardKind::Kill : CardKind::Protection))
            cards.push_back(face);
    std::vector<std::vector<Face>> listed;
    for (const Gesture& gesture : gestures)
        if (gesture.source.kind == MoveSource::Kind::Selection) listed.push_back(gesture.source.cards);
    std::sort(listed.begin(), listed.end());
    const int needed = swim.bar + 1 - swim.attack;
    std::vector<Face> enough; // the sufficient KILLs with the smallest sum
    for (const std::vector<Face>& set : setsOf(cards)) {
        const bool legal = kills ? set.size() > 1 : sumOf(set) > swim.attack;
        if (legal && !std::binary_search(listed.begin(), listed.end(), set))
            gestures.push_back(selectionGesture(unlistedChoice(kills, set), kills, set));
        if (kills && sumOf(set) >= needed && (enough.empty() || sumOf(set) < sumOf(enough))) enough = set;
    }
    if (enough.size() < 2) return; // the quick button has a single one already
    const QString key = tr("K", "key: play a KILL");
    for (Gesture& gesture : gestures)
        if (gesture.source.kind == MoveSource::Kind::Nothing && gesture.button &&
            gesture.button->key == key) {
            gesture.choice = unlistedChoice(kills, enough);
            gesture.button = selectionGesture(gesture.choice, kills, enough).button;
            gesture.button->key = key;
        }
}

QString WhatTheFishPresenter::whyNotWtf(Face card, const MoveTarget& target) const {
    const Seat mine = game().viewer();
    Move move{wtfMoveOf(card)};
    if (move.kind == MoveKind::ElvisEffect) {
        const FaceList discard = game().observation().piles.discard;
        for (const Face face : discard)
            if (kindOf(face) == CardKind::Fish && move.cards.empty()) move.cards.add(face);
        if (move.cards.empty()) return tr("There is no FISH in the discard pile.");
        const QString why = game().refusalText(move);
        return why.isEmpty() ? tr("Drop it on the discard pile and choose a FISH there.") : why;
    }
    if (!targetsPlayer(move.kind)) return game().refusalText(move);
    const bool aimed = target.kind == MoveTarget::Kind::Player && target.seat < game().seats();
    // Without a target: gives a reason only if no player can be one.
    QString why;
    for (const Seat seat : opponentsOf(mine, game().seats())) {
        if (aimed && seat != target.seat) continue;
        move.target = seat;
        move.to = mine;
        if (move.kind == MoveKind::CommunistManifesto && game().seats() > 2)
            for (const Seat other : opponentsOf(mine, game().seats()))
                if (other != seat) move.to = other;
        why = game().refusalText(move);
        if (why.isEmpty()) return aimed ? QString() : tr("Aim it at a player.");
    }
    return why;
}

QString WhatTheFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const bool atZone = target.kind == MoveTarget::Kind::Zone;
    if (source.kind == MoveSource::Kind::Nothing) {
        if (atZone && (target.place == kDraw || target.place == kDiscard)) {
            const QString why = game().refusalText({MoveKind::Flush});
            return why.isEmpty() ? tr("You only draw cards with a Flint Flush.") : why;
        }
        return {};
    }
    std::vector<Face> faces = source.cards;
    if (source.kind != MoveSource::Kind::Selection) faces = {source.face};
    if (faces.empty() || faces.front() >= WhatTheFish::kFaces || source.place != handOf(game().viewer()))
        return {};
    const CardKind kind = kindOf(faces.front());
    const bool taxed = game().observation().status.phase == Phase::Tax;
    if (kind == CardKind::Wtf && !taxed) return whyNotWtf(faces.front(), target);
    Move move{MoveKind::Give};
    for (const Face face : faces)
        if (move.cards.size() < kMostNamed) move.cards.add(face);
    if (!taxed && kind == CardKind::Fish) move.kind = MoveKind::Dive;
    if (!taxed && kind == CardKind::Kill) move.kind = MoveKind::Kill;
    if (!taxed && kind == CardKind::Protection) move.kind = MoveKind::Protect;
    QString why = game().refusalText(move);
    if (!why.isEmpty()) return why;
    if (target.kind == MoveTarget::Kind::Player || (atZone && target.place != kSwimming))
        return move.kind == MoveKind::Give
                   ? tr("Give it to %1.").arg(nameOf(game(), game().observation().status.last.seat))
                   : tr("Drop it into the water.");
    // Legal, but not in the list of moves, which has single KILLs and the smallest protections.
    if (move.kind == MoveKind::Kill && faces.size() > 1)
        return tr("Play KILLs one after another: they add up.");
    if (move.kind == MoveKind::Protect) return tr("Fewer cards are enough.");
    return {};
}

QString WhatTheFishPresenter::whenAllPass(const GameTable<WhatTheFish>& game) {
    const Observation view = game.observation();
    const Swim& swim = view.status.swim;
    if (view.status.phase == Phase::Open) return tr("If everyone passes, the highest FISH must dive.");
    if (view.status.phase != Phase::Swim) return {};
    const QString owner = nameOf(game, swim.seat);
    if (swim.endangered()) return tr("If everyone passes, %1 has to save the fish or give it up.").arg(owner);
    const bool wins = view.match.scores[swim.seat] + 1 >= game.plan().options.value[kWins];
    if (swim.seat == view.viewer)
        return wins ? tr("If everyone passes, your fish swims free and wins the match.")
                    : tr("If everyone passes, your fish swims free and wins the game.");
    return wins ? tr("If everyone passes, %1's fish swims free and wins the match.").arg(owner)
                : tr("If everyone passes, %1's fish swims free and wins the game.").arg(owner);
}

Prompt WhatTheFishPresenter::promptNow() const {
    if (game().table().countsIn() && game().viewer() < game().seats())
        return {tr("Get ready: the clock starts after the count."), tr("Any key starts it at once."), false};
    // At a live table the viewer is asked together with the bots.
    const bool asksMe =
        game().plan().tempo == Tempo::Live && game().waitingFor() == tacklebox::WaitingFor::Bot &&
        game().viewer() < game().seats() && !game().choices().empty() && !game().table().hold() &&
        game().observation().status.playersToAct.has(game().viewer());
    if (auto others = asksMe ? std::nullopt : promptForOthers(game())) {
        if (game().waitingFor() == tacklebox::WaitingFor::Bot && !game().choices().empty() &&
            others->more.isEmpty())
            others->more = game().plan().tempo == Tempo::Live ? tr("You can still act.")
                                                              : tr("You may act before you are asked.");
        if (game().waitingFor() == tacklebox::WaitingFor::Bot && game().choices().empty() &&
            game().plan().tempo == Tempo::Live && game().viewer() < game().seats()) {
            const Observation view = game().observation(); // live play asks nobody by name
            const bool passed = !view.status.playersToAct.has(view.viewer) &&
                                (view.status.phase == Phase::Open || view.status.phase == Phase::Swim);
            if (passed) {
                others->words = tr("You have passed.");
                others->more = tr("Any action lets you act again.");
            }
        }
        return *others;
    }
    const Observation view = game().observation();
    const Status& status = view.status;
    const Swim& swim = status.swim;
    const Seat mine = game().viewer();
    if (mine >= game().seats()) return {tr("One moment ..."), {}, false};
    const FaceList& hand = view.hands[mine];
    const bool asked = status.playersToAct.has(mine);
    // Do not propose impossible moves.
    const bool mayPlayWtf = std::ranges::any_of(legalMoves(), isWtf, &Move::kind);
    switch (status.phase) {
    case Phase::Tax:
        if (!asked) break;
        return {tr("WTF Tax: which FISH do you give to %1?").arg(nameOf(game(), status.last.seat)),
                tr("Only the two of you see which one it is."), true};
    case Phase::Flush:
        if (!asked) break;
        return {tr("Nobody has a FISH: flush your hand."), tr("If you draw a fish, you must dive with it."),
                true};
    case Phase::Open:
        if (!asked) return {tr("You have passed."), tr("Any action lets you act again."), false};
        if (holds(hand, CardKind::Fish))
            return {tr("Open water. Dive with a fish, or pass."), whenAllPass(game()), true};
        return {isLegal(MoveKind::Flush) ? tr("Open water, and you have no FISH. Flush, or pass.")
                                         : tr("Open water, and you have no FISH: pass."),
                whenAllPass(game()), true};
    case Phase::Swim: {
        const QString sums = arithmetic(swim);
        if (!asked) return {tr("You have passed."), sums, false};
        if (swim.seat == mine && swim.endangered()) {
            if (isLegal(MoveKind::Protect))
                return {tr("Your fish is in danger: protect it with more than %1, or give it up.")
                            .arg(swim.attack),
                        sums, true};
            const bool mayFlush = isLegal(MoveKind::Flush); // W-25: also while it is in danger
            return {
                mayFlush && mayPlayWtf ? tr("Your fish is in danger, and you can't protect it: flush your "
                                            "hand, play a WTF card, or give it up.")
                : mayFlush
                    ? tr("Your fish is in danger, and you can't protect it: flush your hand, or give it up.")
                : mayPlayWtf
                    ? tr("Your fish is in danger, and you can't protect it: play a WTF card, or give it up.")
                    : tr("Your fish is in danger, and you can't protect it: give it up."),
                sums, true};
        }
        // The state of an attack matters more, and the button tells what a pass does.
        const QString ifAllPass = swim.attack == 0 ? whenAllPass(game()) : sums;
        if (swim.seat == mine) return {tr("Your fish is swimming."), ifAllPass, true};
        const QString owner = nameOf(game(), swim.seat);
        const bool holdsKill = holds(hand, CardKind::Kill);
        if (!holdsKill && !mayPlayWtf)
            return {swim.endangered() ? tr("%1's fish is in danger, and you have no KILL: pass.").arg(owner)
                                      : tr("%1's fish is swimming, and you have no KILL: pass.").arg(owner),
                    ifAllPass, true};
        if (!holdsKill)
            return {
                swim.endangered()
                    ? tr("%1's fish is in danger, and you have no KILL: pass, or play a WTF card.").arg(owner)
                    : tr("%1's fish is swimming, and you have no KILL: pass, or play a WTF card.").arg(owner),
                ifAllPass, true};
        if (swim.endangered())
            return {tr("%1's fish is in danger. Add to the attack, or pass.").arg(owner), sums, true};
        return {tr("%1's fish is swimming. Attack it, or pass.").arg(owner), sums, true};
    }
    case Phase::Over: break;
    }
    return {tr("One moment ..."), {}, false};
}

QString WhatTheFishPresenter::selectionWords(const std::vector<Face>& faces) const {
    if (faces.empty() ||
        std::any_of(faces.begin(), faces.end(), [](Face face) { return face >= kMuggerCroc; }))
        return {};
    const int sum = sumOf(faces);
    QString words =
        faces.size() == 1 ? sumWords(faces) : QStringLiteral("%1 = %2").arg(sumWords(faces)).arg(sum);
    const Swim swim = game().observation().status.swim;
    if (!swim.any()) return words;
    const CardKind kind = kindOf(faces.front());
    if (kind == CardKind::Kill)
        return tr("%1: attack %2 against %3", "a sum, the whole attack, the bar")
            .arg(words)
            .arg(swim.attack + sum)
            .arg(swim.bar);
    if (kind == CardKind::Protection)
        return tr("%1: protection against an attack of %2").arg(words).arg(swim.attack);
    return words;
}

QString WhatTheFishPresenter::swimmingPlayWords(const Observation& now, Face face) const {
    const std::vector<Move> moves = legalMoves();
    const auto legal = [&moves, face](MoveKind kind) {
        return std::any_of(moves.begin(), moves.end(), [kind, face](const Move& move) {
            return move.kind == kind &&
                   std::find(move.cards.begin(), move.cards.end(), face) != move.cards.end();
        });
    };
    const int value = valueOf(face);
    const Swim& swim = now.status.swim;
    if (legal(MoveKind::Give))
        return tr("Now: you may give it to %1 as the tax.").arg(nameOf(game(), now.status.last.seat));
    switch (kindOf(face)) {
    case CardKind::Fish:
        if (!legal(MoveKind::Dive)) return {};
        return tr("Now: it dives, and KILLs of %1 or more put it in danger.").arg(value + 1);
    case CardKind::Kill: {
        if (!legal(MoveKind::Kill)) return {};
        const int attack = swim.attack + value;
        if (attack > swim.bar)
            return tr("Now: the attack is %1 against %2, and the fish is in danger.")
                .arg(attack)
                .arg(swim.bar);
        return tr("Now: the attack is %1 against %2; it needs %n more.", nullptr, swim.bar + 1 - attack)
            .arg(attack)
            .arg(swim.bar);
    }
    case CardKind::Protection:
        if (!isLegal(MoveKind::Protect)) return {};
        if (!legal(MoveKind::Protect)) return tr("You don't need it: fewer cards save your fish.");
        if (value > swim.attack)
            return tr("Now: this one alone saves your fish, %1 against %2.").arg(value).arg(swim.attack);
        return tr("Now: %1 against %2 isn't enough on its own: add more PROTECTIONs.")
            .arg(value)
            .arg(swim.attack);
    case CardKind::Wtf: break;
    }
    return {};
}

QString WhatTheFishPresenter::wtfPlayWords(const Observation& now, Face face) const {
    std::vector<Phrase> targets;
    Face best = kNoFace;
    bool legal = false;
    for (const Move& move : legalMoves()) {
        if (!isWtf(move.kind) || wtfOf(move.kind) != face) continue;
        legal = true;
        if (move.kind == MoveKind::ElvisEffect && (best == kNoFace || valueOf(move.cards[0]) > valueOf(best)))
            best = move.cards[0];
        if (move.target >= game().seats()) continue;
        const std::string name = nameOf(game(), move.target).toStdString();
        if (std::none_of(targets.begin(), targets.end(),
                         [&name](const Phrase& target) { return target.text() == name; }))
            targets.push_back(Phrase::verbatim(name));
    }
    if (!legal) return {};
    //: one or several players
    if (!targets.empty()) return tr("Now: aim it at %1.").arg(inWords(Phrase::oneOf(targets)));
    const Seat mine = game().viewer();
    switch (face) {
    case kElvisEffect:
        return tr("Now: the best card to take is %1.").arg(inWords(whatthefish::cardWords(best)));
    case kBeaverBuddha:
        return now.status.swim.seat == mine
                   ? tr("Now: ends the swim of your own fish.")
                   : tr("Now: ends the swim of %1's fish.").arg(nameOf(game(), now.status.swim.seat));
    case kBenFranklin:
        return now.status.last.seat == mine
                   ? tr("Now: undoes what you did last.")
                   : tr("Now: undoes what %1 did last.").arg(nameOf(game(), now.status.last.seat));
    default: return {};
    }
}

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "wins")
        return {.title = Say::tr("Games to win"),
                .line = Say::tr("A fish that swims free wins the game. The first player to win this many "
                                "games wins the match.")};
    return {};
}

QString target(const Options& options) {
    const int wins = valueOf<WhatTheFish>(options, "wins");
    return wins == 1 ? Say::tr("One game: the first fish to swim free wins.")
                     : Say::tr("First to win %n games", nullptr, wins);
}

constexpr const char* kEndingTitles[] = {QT_TRANSLATE_NOOP("GameInfo", "A fish swam free"),
                                         QT_TRANSLATE_NOOP("GameInfo", "Forty dives, none free"),
                                         QT_TRANSLATE_NOOP("GameInfo", "No fish left to dive")};

constexpr WindowWords kWindowWords{
    .clock = [] { return Say::tr("Time until the fish is free"); },
    .passWhileOthers = [] { return Say::tr("Ask me only about my fish"); },
    .passUnlessOf = [](const QString& owner) { return Say::tr("Ask me only about %1's fish").arg(owner); },
    .whenAllPass =
        [](Table& table) { return WhatTheFishPresenter::whenAllPass(GameTable<WhatTheFish>(table)); }};

/// Sounds of dives, of WTF cards, and of a fish that swims free.
QString cue(Table& table, int number) {
    const auto seen = GameTable<WhatTheFish>(table).seen(number);
    if (!seen) return {};
    if (const auto* made = std::get_if<SeenMove<Move>>(&seen->content())) {
        if (made->move.kind == MoveKind::BenFranklin) return QStringLiteral("reverse-whirl");
        return made->move.kind >= MoveKind::MuggerCroc ? QStringLiteral("special-enter") : QString();
    }
    if (const auto* moved = std::get_if<Moved>(&seen->content()))
        return moved->to.kind == PileKind::Swim && kindOf(moved->face) == CardKind::Fish
                   ? QStringLiteral("splash")
                   : QString();
    const auto* scored = std::get_if<Scored>(&seen->content());
    return scored && Ending(scored->ending) == Ending::FishFreed ? QStringLiteral("escape") : QString();
}

} // namespace

template <>
GameInfo gameInfoOf<WhatTheFish>() {
    auto info = defaultGameInfo<WhatTheFish, WhatTheFishPresenter>();
    info.line = [] {
        return Say::tr("No turns: one fish swims for freedom, and everyone else tries to stop it.");
    };
    info.shortTitle = QStringLiteral("What the Fish!");
    info.motto = [] { return Say::tr("One fish, one race"); };
    info.minutes = 10;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int ending) { return Say::tr(kEndingTitles[ending]); };
    info.art = art;
    info.headerCards[0] = QStringLiteral("kill-7");
    info.headerCards[1] = QStringLiteral("fish-3");
    info.live = true;
    info.reactionWindows = true;
    info.windowWords = &kWindowWords;
    info.cue = cue;
    info.background = Background::HarbourMouth;
    return info;
}

} // namespace tacklebox

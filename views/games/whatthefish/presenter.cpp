#include "views/games/whatthefish/presenter.h"

#include "model/games/words.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/tableframe.h"
#include "views/games/whatthefish/cards.h"

#include <algorithm>

namespace tacklebox {

using namespace whatthefish;
using namespace rectangles;

namespace {

constexpr Place kSwimming{PlaceKind::Swim}, kDiscard{PlaceKind::Discard}, kDraw{PlaceKind::Draw},
    kFrozen{PlaceKind::Frozen};
constexpr int kLanes = 4;
/// The option `wins`, by its index in Options.
constexpr int kWins = 0;

// Notes by their number.
constexpr int kBarNote = 1, kArithmeticNote = 2, kSwimsNote = 3;

int sumOf(const std::vector<Face>& faces) {
    int sum = 0;
    for (const Face face : faces)
        if (face < kMuggerCroc) sum += valueOf(face);
    return sum;
}
int sumOf(const NamedCards& cards) {
    return sumOf(std::vector<Face>(cards.begin(), cards.end()));
}

/// "4 + 9"
QString sumWords(const std::vector<Face>& faces) {
    QStringList values;
    for (const Face face : faces)
        values << QString::number(valueOf(face));
    return values.join(QStringLiteral(" + "));
}

NamedCards namedOf(const std::vector<Face>& faces) {
    NamedCards cards;
    for (const Face face : faces)
        if (cards.size() < 27) cards.add(face);
    return cards;
}

MoveKind wtfMoveOf(Face face) {
    return MoveKind(int(MoveKind::MuggerCroc) + face - kMuggerCroc);
}
bool aimsAtPlayer(MoveKind kind) {
    return kind >= MoveKind::MuggerCroc && kind <= MoveKind::CommunistManifesto;
}

// ---- moves that the table's list does not name ----

/// Their choices begin here; the table's own are counted from 1. The number says which cards it means, so a
/// late click cannot play others: a figure to base 3 for each value, how often it is played, and whether they
/// are PROTECTIONs.
constexpr int kUnlisted = 1'000'000'000;
constexpr int kCodes = 1'594'323; // 3 to the power of kValues
/// At most so many sets of each kind are offered; what is left out can be played one after another.
constexpr std::size_t kMostSets = 400;

int unlistedChoice(bool kills, const std::vector<Face>& faces) {
    int code = 0, weight = 1;
    for (int value = 1; value <= kValues; ++value, weight *= 3)
        code += weight * int(std::count_if(faces.begin(), faces.end(),
                                           [value](Face face) { return valueOf(face) == value; }));
    return kUnlisted + (kills ? 0 : kCodes) + code;
}

Move unlistedMove(int choice) {
    const bool kills = choice - kUnlisted < kCodes;
    int code = (choice - kUnlisted) % kCodes;
    Move move{kills ? MoveKind::Kill : MoveKind::Protect};
    for (int value = 1; value <= kValues; ++value, code /= 3)
        for (int copies = code % 3; copies > 0; --copies)
            move.cards.add(Face((kills ? 1 : 2) * kValues + value - 1));
    return move;
}

/// All different sets of some cards, smaller ones first, as long as there is room for them.
std::vector<std::vector<Face>> setsOf(const std::vector<Face>& cards) {
    std::vector<std::vector<Face>> sets{{}};
    std::size_t first = 0;
    while (first < sets.size() && sets.size() < kMostSets) {
        const std::size_t last = sets.size();
        for (; first < last && sets.size() < kMostSets; ++first) {
            const std::vector<Face> set = sets[first];
            // Goes on with cards that come later, of equal ones with the first that is left.
            std::size_t from = 0;
            for (std::size_t k = 0; k < set.size(); ++from)
                k += cards[from] == set[k];
            for (std::size_t at = from; at < cards.size(); ++at) {
                if (at > from && cards[at] == cards[at - 1]) continue;
                sets.push_back(set);
                sets.back().push_back(cards[at]);
            }
        }
    }
    return sets;
}

/// Where the KILLs of the wave that is under way begin: the last ones, as far as they make up the attack.
/// What is played can have lost PROTECTIONs to a reshuffle (W-23), so waves cannot be told by the cards
/// alone.
int currentWave(const FaceList& played, const Swim& swim) {
    int first = played.size();
    for (int sum = swim.attack; sum > 0 && first > 0 && kindOf(played[first - 1]) == CardKind::Kill; --first)
        sum -= valueOf(played[first - 1]);
    return first;
}

} // namespace

// ---- the picture ----

SeatPicture WhatTheFishPresenter::panelOf(Seat seat) const {
    const View& view = shown();
    const Status& status = view.status;
    const int wins = game().plan().options.value[kWins];
    const bool chooses = status.phase == Phase::Tax || status.phase == Phase::Flush;
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .inTurn = status.swim.seat == seat,
                    .waiting = chooses && status.waiting.has(seat)};
    if (wins > 1) facts.points = tr("wins %1 of %2").arg(view.match.scores[seat]).arg(wins);
    if (status.phase == Phase::Tax && status.waiting.has(seat))
        facts.note = tr("chooses a FISH to give");
    else if (status.phase == Phase::Flush && status.waiting.has(seat))
        facts.note = tr("has to flush");
    else if (status.swim.seat == seat)
        facts.note = status.swim.endangered() ? tr("fish in danger!") : tr("the fish swims");
    else if (status.passed.has(seat))
        facts.note = tr("passes");
    return seatPicture(game(), facts);
}

ZonePicture WhatTheFishPresenter::handZone(Seat seat) const {
    const FaceList& hand = shown().hands[seat];
    if (seat != me()) return backsOf(game(), seat, hand);
    ZonePicture zone = ownHand(game(), seat, hand, [](Face face) { return int(kindOf(face)); });
    const QString lanes[kLanes] = {tr("FISH"), tr("KILL"), tr("PROTECTION"), tr("WTF")};
    for (int lane = 0; lane < kLanes; ++lane)
        zone.groups.push_back({lanes[lane], {}, false});
    return zone;
}

ZonePicture WhatTheFishPresenter::swimZone() const {
    const View& view = shown();
    const Swim& swim = view.status.swim;
    const FaceList& played = view.piles.played;
    ZonePicture zone{.place = kSwimming, .spread = Spread::Row, .name = tr("The water")};
    if (played.empty()) {
        zone.emptyWords =
            view.status.phase == Phase::Over ? QString() : tr("Open water: a FISH may dive here");
        return zone;
    }
    const int current = currentWave(played, swim);
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
    ZonePicture zone{.place = kFrozen, .spread = Spread::Row, .name = tr("Frozen cards")};
    Seat before = kNoSeat;
    for (const SeenFrozen& card : shown().piles.frozen) {
        if (card.seat != before || zone.groups.empty())
            zone.groups.push_back({say({card.seat}, {QT_TRANSLATE_NOOP("Words", "frozen: %1"),
                                                     QT_TRANSLATE_NOOP("Words", "frozen: you")}),
                                   {},
                                   false});
        before = card.seat;
        zone.cards.push_back({.face = card.face, .group = int(zone.groups.size()) - 1, .dimmed = true});
    }
    return zone;
}

QString WhatTheFishPresenter::arithmetic(const Swim& swim) const {
    if (!swim.any()) return {};
    if (swim.endangered())
        return tr("%1 is more than %2: only a protection above %1 saves the fish.", "attack, bar")
            .arg(swim.attack)
            .arg(swim.bar);
    if (swim.attack == 0) return tr("A kill needs more than %1.").arg(swim.bar);
    return tr("A kill needs more than %1. So far %2: at least %3 is missing.", "bar, attack, difference")
        .arg(swim.bar)
        .arg(swim.attack)
        .arg(swim.bar + 1 - swim.attack);
}

void WhatTheFishPresenter::addNotes(TablePicture& picture) const {
    const View& view = shown();
    const Swim& swim = view.status.swim;
    using Kind = NotePicture::Kind;
    if (swim.any()) {
        picture.notes.push_back(
            {.id = kBarNote,
             .kind = Kind::Bar,
             .text = tr("attack %1 against %2", "attack, bar").arg(swim.attack).arg(swim.bar),
             .value = std::min<int>(swim.attack, swim.bar + 1),
             .most = swim.bar + 1,
             .active = swim.endangered()});
        // The prompt says it to a person at the screen.
        if (me() >= view.match.seats)
            picture.notes.push_back(
                {.id = kArithmeticNote, .text = arithmetic(swim), .active = swim.endangered()});
    }
    QString swims = tr("Swim %1 of %2").arg(view.status.swims).arg(kMostSwims);
    const int wins = game().plan().options.value[kWins];
    if (wins > 1 && me() < view.match.seats)
        swims += QStringLiteral(" · ") +
                 inWords(names().say({me()},
                                     {QT_TRANSLATE_NOOP("Words", "%1 has won %2 of %3"),
                                      QT_TRANSLATE_NOOP("Words", "you have won %2 of %3")},
                                     {Phrase::number(view.match.scores[me()]), Phrase::number(wins)}));
    if (me() < view.match.seats && view.status.passed.has(me()))
        swims += QStringLiteral(" · ") +
                 inWords(names().say({me()}, {QT_TRANSLATE_NOOP("Words", "%1 has passed"),
                                              QT_TRANSLATE_NOOP("Words", "you have passed")}));
    picture.notes.push_back({.id = kSwimsNote, .text = swims});
}

TablePicture WhatTheFishPresenter::picture() const {
    const View& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        picture.seats.push_back(panelOf(seat));
        picture.zones.push_back(handZone(seat));
    }
    picture.zones.push_back(swimZone());
    picture.zones.push_back(frozenZone());
    ZonePicture discard = pileOf(kDiscard, tr("The discard pile"), view.piles.discard);
    discard.title = tr("Discard");
    picture.zones.push_back(discard);
    ZonePicture draw = pileOf(kDraw, tr("The draw pile"), view.piles.draw);
    draw.title = tr("Draw");
    picture.zones.push_back(draw);
    if (me() < view.match.seats) picture.zones.push_back(handZone(me()));
    addNotes(picture);
    return picture;
}

// ---- where everything lies ----

TableLayout WhatTheFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const Seat mine = me();
    const ZonePicture* hand = picture.zone(handOf(mine));
    const Frame frame = frameOf(game(), size, 0, hand);
    const qreal unit = frame.unit, gap = 10 * unit;
    TableLayout layout;
    layout.unit = unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Track;

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        layout.seats[seat] = panels[i];
        const Frame::PanelParts parts = frame.parts(panels[i], 0);
        layout.zones[handOf(seat)] = {parts.backs, frame.panelCard(parts.backs.height())};
    }
    if (hand) {
        // The lanes have titles above the cards.
        layout.handHeight = std::min(frame.handHeight, frame.hand.height() - 26 * unit);
        layout.zones[handOf(mine)] = {frame.hand, layout.handHeight};
    }

    const QRectF middle = inset(frame.middle, gap / 2);
    const auto sides = across(middle, {3, 1.1}, 2 * gap);
    const auto left = down(sides[0], {3, 1}, gap);
    layout.water = left[0];
    // Titles of the waves stand above the cards; both in the middle of the water.
    const QRectF water = inset(left[0], 12 * unit);
    const qreal high = std::min(water.height(), 206 * unit);
    layout.zones[kSwimming] = {QRectF(water.left(), water.center().y() - high / 2, water.width(), high),
                               180 * unit};
    const auto lines = across(left[1], {3, 5, 2}, gap);
    const qreal bar = std::min(lines[0].height(), 34 * unit);
    layout.notes[kBarNote] = QRectF(lines[0].left(), lines[0].center().y() - bar / 2, lines[0].width(), bar);
    layout.notes[kArithmeticNote] = lines[1];
    layout.notes[kSwimsNote] = lines[2];
    layout.bubbles = lines[1];

    const ZonePicture* frozen = picture.zone(kFrozen);
    const bool freezes = frozen && !frozen->cards.empty();
    const auto right = down(sides[1], freezes ? std::vector<qreal>{3, 2} : std::vector<qreal>{1}, gap);
    const auto piles = across(right[0], {1, 1}, gap);
    layout.zones[kDiscard] = {piles[0], 140 * unit};
    layout.zones[kDraw] = {piles[1], 140 * unit};
    if (freezes) layout.zones[kFrozen] = {right[1], 90 * unit};
    return layout;
}

// ---- cards ----

CardArt WhatTheFishPresenter::art(Face face) const {
    return whatTheFishArt(face);
}

QString WhatTheFishPresenter::ears(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (card.face == kHidden) return tr("A card, face down.");
    QString words = asSentence(whatthefish::cardWords(card.face));
    if (!words.endsWith(QLatin1Char('.'))) words += QLatin1Char('.');
    const bool grouped = card.group >= 0 && card.group < int(zone.groups.size());
    if (grouped && (zone.place == kSwimming || zone.place == kFrozen))
        words += QLatin1Char(' ') + zone.groups[std::size_t(card.group)].title + QLatin1Char('.');
    return words;
}

QString WhatTheFishPresenter::rulesAnchor(Face face) const {
    QString card = QStringLiteral("fish");
    if (face < WhatTheFish::kFaces) {
        switch (kindOf(face)) {
        case CardKind::Fish: break;
        case CardKind::Kill: card = QStringLiteral("kill"); break;
        case CardKind::Protection: card = QStringLiteral("protection"); break;
        case CardKind::Wtf: {
            const std::string_view name = whatthefish::faceName(face);
            card = QString::fromLatin1(name.data(), qsizetype(name.size()));
        }
        }
    }
    return QStringLiteral("what-the-fish#card-") + card;
}

// ---- what can be done ----

int WhatTheFishPresenter::panelNumber(Seat seat) const {
    const auto seats = opponentsOf(game().facing(), game().seats());
    return int(std::find(seats.begin(), seats.end(), seat) - seats.begin()) + 1;
}

void WhatTheFishPresenter::addWtfGesture(std::vector<Gesture>& gestures, int choice, const Move& move,
                                         bool only) const {
    Gesture gesture{
        .choice = choice,
        .grip = {.kind = Grip::Kind::OneCard, .place = handOf(game().facing()), .face = wtfOf(move.kind)}};
    switch (move.kind) {
    case MoveKind::CommunistManifesto:
        gesture.aim = {.kind = Aim::Kind::Player, .seat = move.target};
        if (move.to != game().facing())
            gesture.petal =
                playerPetal(move.to, tr("to %1", "a card goes to that player").arg(nameOf(game(), move.to)),
                            panelNumber(move.to));
        break;
    case MoveKind::ElvisEffect:
        gesture.aim = {.kind = Aim::Kind::Zone, .place = kDiscard};
        if (!only)
            gesture.petal = facePetal(move.cards[0], inWords(whatthefish::cardWords(move.cards[0])),
                                      QString::number(valueOf(move.cards[0])));
        break;
    case MoveKind::BeaverBuddha: gesture.aim = {.kind = Aim::Kind::Zone, .place = kSwimming}; break;
    case MoveKind::BenFranklin: gesture.aim = {.kind = Aim::Kind::Zone, .place = kDiscard}; break;
    default: gesture.aim = {.kind = Aim::Kind::Player, .seat = move.target}; break;
    }
    gesture.obvious = only;
    gestures.push_back(gesture);
}

std::vector<Gesture> WhatTheFishPresenter::gestures() const {
    std::vector<Gesture> gestures;
    const Seat mine = game().facing();
    if (game().choices().empty() || mine >= game().seats()) return gestures;
    const View view = game().view();
    const Swim& swim = view.status.swim;
    const Aim intoWater{.kind = Aim::Kind::Zone, .place = kSwimming};
    const auto oneCard = [mine](Face face) {
        return Grip{.kind = Grip::Kind::OneCard, .place = handOf(mine), .face = face};
    };
    // A click plays at once what costs least: the smallest protection that saves, the smallest KILL that is
    // enough, or the highest where none is.
    bool passGivesUp = false;
    int bestProtect = -1, protectSum = 0, bestKill = -1, killSum = 0;
    std::array<int, kMoveKinds> waysOf{};
    std::vector<Move> moves;
    for (const TableChoice& choice : game().choices()) {
        const Move& move = moves.emplace_back(game().moveOf(choice.id));
        ++waysOf[std::size_t(move.kind)];
        passGivesUp = passGivesUp || move.kind == MoveKind::Kill || move.kind == MoveKind::BeaverBuddha ||
                      move.kind == MoveKind::BenFranklin;
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

    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int choice = game().choices()[i].id;
        const Move& move = moves[i];
        Gesture gesture{.choice = choice};
        switch (move.kind) {
        case MoveKind::Dive:
            gesture.grip = oneCard(move.cards[0]);
            gesture.aim = intoWater;
            gesture.obvious = true;
            gestures.push_back(gesture);
            break;
        case MoveKind::Kill:
        case MoveKind::Protect: {
            const bool kills = move.kind == MoveKind::Kill;
            gesture = together(choice, kills, {move.cards.begin(), move.cards.end()});
            gestures.push_back(gesture);
            if (choice == bestProtect || choice == bestKill) {
                Gesture quick{.choice = choice};
                quick.button = gesture.button;
                quick.button->key = kills ? tr("K", "key: play a KILL") : tr("P", "key: play a PROTECTION");
                gestures.push_back(quick);
            }
            break;
        }
        case MoveKind::BellyUp:
            gesture.button =
                Button{tr("Belly up"), tr("B", "key: belly up"), false, tr("Give your fish up.")};
            gestures.push_back(gesture);
            break;
        case MoveKind::Flush: {
            const bool forced = view.status.phase == Phase::Flush;
            if (forced) gesture.aim = {.kind = Aim::Kind::Zone, .place = kDraw};
            gesture.button = Button{tr("Flint Flush"), tr("X", "key: flush the hand"), forced,
                                    tr("Show your hand, put it under the discard pile and draw a new one.")};
            gestures.push_back(gesture);
            break;
        }
        case MoveKind::Pass:
            gesture.button =
                Button{tr("Pass"), tr("N", "key: pass"), !passGivesUp, tr("Until somebody acts.")};
            gestures.push_back(gesture);
            break;
        case MoveKind::Give:
            gesture.grip = oneCard(move.cards[0]);
            gesture.aim = {.kind = Aim::Kind::Player, .seat = view.status.last.seat};
            gesture.obvious = true;
            gestures.push_back(gesture);
            break;
        default: addWtfGesture(gestures, choice, move, waysOf[std::size_t(move.kind)] == 1); break;
        }
    }
    addUnlisted(gestures, view);
    return gestures;
}

Gesture WhatTheFishPresenter::together(int choice, bool kills, const std::vector<Face>& cards) const {
    Gesture gesture{.choice = choice,
                    .grip = {.kind = Grip::Kind::Selection, .place = handOf(game().facing()), .cards = cards},
                    .aim = {.kind = Aim::Kind::Zone, .place = kSwimming}};
    std::sort(gesture.grip.cards.begin(), gesture.grip.cards.end());
    gesture.obvious = cards.size() == 1;
    const QString sum = sumWords(gesture.grip.cards);
    gesture.button =
        Button{kills ? tr("Attack with %1", "a sum").arg(sum) : tr("Protect with %1", "a sum").arg(sum),
               tr("Enter", "the key"),
               false,
               {}};
    return gesture;
}

void WhatTheFishPresenter::addUnlisted(std::vector<Gesture>& gestures, const View& view) const {
    const Seat mine = game().facing();
    const Swim& swim = view.status.swim;
    if (view.status.phase != Phase::Swim || !view.status.waiting.has(mine)) return;
    const bool kills = swim.seat != mine;
    if (!kills && !swim.endangered()) return;
    std::vector<Face> cards;
    for (const Face face : view.hands[mine])
        if (face < kMuggerCroc && kindOf(face) == (kills ? CardKind::Kill : CardKind::Protection))
            cards.push_back(face);
    std::vector<std::vector<Face>> listed;
    for (const Gesture& gesture : gestures)
        if (gesture.grip.kind == Grip::Kind::Selection) listed.push_back(gesture.grip.cards);
    std::sort(listed.begin(), listed.end());
    const int needed = swim.bar + 1 - swim.attack;
    std::vector<Face> enough; // the KILLs that are enough with the smallest sum
    for (const std::vector<Face>& set : setsOf(cards)) {
        const bool legal = kills ? set.size() > 1 : sumOf(set) > swim.attack;
        if (legal && !std::binary_search(listed.begin(), listed.end(), set))
            gestures.push_back(together(unlistedChoice(kills, set), kills, set));
        if (kills && sumOf(set) >= needed && (enough.empty() || sumOf(set) < sumOf(enough))) enough = set;
    }
    if (enough.size() < 2) return; // a single one is the quick button's already
    const QString key = tr("K", "key: play a KILL");
    for (Gesture& gesture : gestures)
        if (gesture.grip.kind == Grip::Kind::Nothing && gesture.button && gesture.button->key == key) {
            gesture.choice = unlistedChoice(kills, enough);
            gesture.button = together(gesture.choice, kills, enough).button;
            gesture.button->key = key;
        }
}

bool WhatTheFishPresenter::play(int choice, qint64 pressedAt) {
    return choice < kUnlisted ? PresenterOf::play(choice, pressedAt)
                              : table().playMove(unlistedMove(choice), pressedAt);
}

QString WhatTheFishPresenter::whyNotWtf(Face card, const Aim& aim) const {
    const Seat mine = game().facing();
    Move move{wtfMoveOf(card)};
    if (move.kind == MoveKind::ElvisEffect) {
        for (const Face face : game().view().piles.discard)
            if (kindOf(face) == CardKind::Fish && move.cards.empty()) move.cards.add(face);
        if (move.cards.empty()) return tr("No FISH lies in the discard pile.");
        const QString why = game().whyNot(move);
        return why.isEmpty() ? tr("Drop it on the discard pile and choose a FISH there.") : why;
    }
    if (!aimsAtPlayer(move.kind)) return game().whyNot(move);
    const bool aimed = aim.kind == Aim::Kind::Player && aim.seat < game().seats();
    // Without an aim: why it could be aimed at nobody, if so.
    QString why;
    for (const Seat seat : opponentsOf(mine, game().seats())) {
        if (aimed && seat != aim.seat) continue;
        move.target = seat;
        move.to = mine;
        if (move.kind == MoveKind::CommunistManifesto && game().seats() > 2)
            for (const Seat other : opponentsOf(mine, game().seats()))
                if (other != seat) move.to = other;
        why = game().whyNot(move);
        if (why.isEmpty()) return aimed ? QString() : tr("Aim it at a player.");
    }
    return why;
}

QString WhatTheFishPresenter::whyNot(const Grip& grip, const Aim& aim) const {
    const bool atZone = aim.kind == Aim::Kind::Zone;
    if (grip.kind == Grip::Kind::Nothing) {
        if (atZone && (aim.place == kDraw || aim.place == kDiscard)) {
            const QString why = game().whyNot({MoveKind::Flush});
            return why.isEmpty() ? tr("Cards are drawn only by a Flint Flush.") : why;
        }
        return {};
    }
    std::vector<Face> faces = grip.cards;
    if (grip.kind != Grip::Kind::Selection) faces = {grip.face};
    if (faces.empty() || faces.front() >= WhatTheFish::kFaces || grip.place != handOf(game().facing()))
        return {};
    const CardKind kind = kindOf(faces.front());
    const bool taxed = game().view().status.phase == Phase::Tax;
    if (kind == CardKind::Wtf && !taxed) return whyNotWtf(faces.front(), aim);
    Move move{MoveKind::Give};
    move.cards = namedOf(faces);
    if (!taxed && kind == CardKind::Fish) move.kind = MoveKind::Dive;
    if (!taxed && kind == CardKind::Kill) move.kind = MoveKind::Kill;
    if (!taxed && kind == CardKind::Protection) move.kind = MoveKind::Protect;
    QString why = game().whyNot(move);
    if (!why.isEmpty()) return why;
    if (aim.kind == Aim::Kind::Player || (atZone && aim.place != kSwimming))
        return move.kind == MoveKind::Give
                   ? tr("Give it to %1.").arg(nameOf(game(), game().view().status.last.seat))
                   : tr("Drop it into the water.");
    // Legal, but not in the list of moves: that has single KILLs and the smallest protections.
    if (move.kind == MoveKind::Kill && faces.size() > 1)
        return tr("Play KILLs one after another: they add up.");
    if (move.kind == MoveKind::Protect) return tr("Fewer cards are enough.");
    return {};
}

Prompt WhatTheFishPresenter::prompt() const {
    if (auto others = promptForOthers(game())) {
        if (game().due() == tacklebox::Due::Bot && !game().choices().empty())
            others->more = tr("There are no turns: you may act now all the same.");
        return *others;
    }
    const View view = game().view();
    const Status& status = view.status;
    const Swim& swim = status.swim;
    const Seat mine = game().facing();
    if (mine >= game().seats()) return {tr("One moment ..."), {}, false};
    const FaceList& hand = view.hands[mine];
    const bool holdsFish = std::any_of(hand.begin(), hand.end(), [](Face face) {
        return face != kHidden && kindOf(face) == CardKind::Fish;
    });
    const bool asked = status.waiting.has(mine);
    switch (status.phase) {
    case Phase::Tax:
        if (!asked) break;
        return {tr("WTF Tax: which FISH do you give to %1?").arg(nameOf(game(), status.last.seat)),
                tr("Only the two of you see which one it is."), true};
    case Phase::Flush:
        if (!asked) break;
        return {tr("Nobody holds a FISH: flush your hand."), tr("Who draws a FISH must dive with it."), true};
    case Phase::Open:
        if (!asked) return {tr("You have passed."), tr("Any action lets you act again."), false};
        if (holdsFish)
            return {tr("Open water. Dive with a FISH, or pass."),
                    tr("If all pass, the highest FISH of all must dive."), true};
        return {tr("Open water, and you hold no FISH. Flush, or pass."),
                tr("If all pass, the highest FISH of all must dive."), true};
    case Phase::Swim: {
        const QString sums = arithmetic(swim);
        if (!asked) return {tr("You have passed."), sums, false};
        if (swim.seat == mine && swim.endangered())
            return {
                tr("Your fish is in danger: protect it with more than %1, or give it up.").arg(swim.attack),
                sums, true};
        if (swim.seat == mine) return {tr("Your fish swims."), sums, true};
        const QString owner = nameOf(game(), swim.seat);
        const bool holdsKill = std::any_of(hand.begin(), hand.end(), [](Face face) {
            return face != kHidden && kindOf(face) == CardKind::Kill;
        });
        if (!holdsKill)
            return {
                swim.endangered()
                    ? tr("The fish of %1 is in danger, and you hold no KILL: pass, or play a WTF card.")
                          .arg(owner)
                    : tr("The fish of %1 swims, and you hold no KILL: pass, or play a WTF card.").arg(owner),
                sums, true};
        if (swim.endangered())
            return {tr("The fish of %1 is in danger. Add to the attack, or pass.").arg(owner), sums, true};
        return {tr("The fish of %1 swims. Attack it, or pass.").arg(owner), sums, true};
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
    const Swim swim = game().view().status.swim;
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

} // namespace tacklebox

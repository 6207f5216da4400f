// The picture of the table: what lies where, as plain data.
#include "views/games/whatthefish/parts.h"

namespace tacklebox {

using namespace whatthefishview;

namespace {

constexpr int kLanes = 4;

/// The option `wins`, by its index in Options.
constexpr int kWins = 0;

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
    ZonePicture zone{.place = kSwimming, .arrangement = Arrangement::Row, .name = tr("The water")};
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
    ZonePicture zone{.place = kFrozen, .arrangement = Arrangement::Row, .name = tr("Frozen cards")};
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

} // namespace tacklebox

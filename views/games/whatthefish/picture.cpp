#include "model/engine/observationlists.h"
#include "views/games/whatthefish/parts.h"

namespace tacklebox {

using namespace whatthefishview;

namespace {

constexpr int kLanes = 4;

/// Returns the index of the first KILL of the current wave: the last KILLs that make up the attack. A
/// reshuffle may have removed PROTECTIONs (W-23), so the cards alone do not separate the waves.
int currentWave(const FaceList& played, const Swim& swim) {
    int first = played.size();
    for (int sum = swim.attack; sum > 0 && first > 0 && kindOf(played[first - 1]) == CardKind::Kill; --first)
        sum -= valueOf(played[first - 1]);
    return first;
}

} // namespace

SeatPicture WhatTheFishPresenter::panelOf(Seat seat) const {
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
    return panelWith(facts);
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

void WhatTheFishPresenter::restart(int number) {
    PresenterOf::restart(number);
    m_uncounted = 0;
    m_passing = {};
    m_undone.reset();
}

/// A player who passes is not asked any longer as soon as the pass is seen. The game's status follows later.
void WhatTheFishPresenter::followPass(const SeenEvent<WhatTheFish>& event) {
    const auto* made = std::get_if<SeenMove<Move>>(&event.content());
    if (made && made->move.kind == MoveKind::Pass)
        m_passing.add(made->seat);
    else if (made || std::holds_alternative<SeenStatus<Status>>(event.content()))
        m_passing = {};
}

void WhatTheFishPresenter::followUndo(const SeenEvent<WhatTheFish>& event) {
    if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
        m_undone.reset();
        if (made->move.kind == MoveKind::BenFranklin && me() != kEverybody) m_undone = shown().piles;
        return;
    }
    const auto* moved = std::get_if<Moved>(&event.content());
    if (!moved) return m_undone.reset();
    if (!m_undone) return;
    const auto takeLast = [moved](auto& list, auto&& faceOf) { // undo the newest one
        for (int i = list.size(); --i >= 0;)
            if (faceOf(list[i]) == moved->face) return list.removeAt(i);
    };
    const auto itself = [](Face face) { return face; };
    switch (moved->from.kind) {
    case PileKind::Swim: takeLast(m_undone->played, itself); break;
    case PileKind::Discard: takeLast(m_undone->discard, itself); break;
    case PileKind::Frozen:
        takeLast(m_undone->frozen, [](const SeenFrozen& card) { return card.face; });
        break;
    default: break;
    }
    switch (moved->to.kind) {
    case PileKind::Swim: m_undone->played.add(moved->face); break;
    case PileKind::Discard:
        moved->face == kBenFranklin ? putUnder(m_undone->discard, moved->face)
                                    : putOnTop(m_undone->discard, moved->face);
        break;
    case PileKind::Frozen: m_undone->frozen.add({moved->face, shown().status.last.seat, false}); break;
    default: break;
    }
}

const SeenPiles& WhatTheFishPresenter::shownPiles() const {
    return m_undone && shownUpTo() < game().events() ? *m_undone : shown().piles;
}

void WhatTheFishPresenter::advance() {
    const Status before = shown().status;
    const int played = shown().piles.played.size();
    if (const auto event = game().seen(shownUpTo())) {
        followUndo(*event);
        followPass(*event);
    }
    PresenterOf::advance();
    const int now = shown().piles.played.size();
    m_uncounted = shown().status == before && now >= played ? m_uncounted + now - played : 0;
}

Swim WhatTheFishPresenter::swim() const {
    Swim swim = shown().status.swim;
    if (!swim.any()) return swim;
    const FaceList& played = shown().piles.played;
    int answer = 0;
    for (int i = played.size() - m_uncounted; i < played.size(); ++i) {
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
        passes += m_uncounted == 0 && seat != swim.seat && view.status.passed.has(seat);
    const qreal at = base + (1 - base) * passes / (view.match.seats - 1);
    return {at, at};
}

bool WhatTheFishPresenter::hasPassed(Seat seat) const {
    return m_uncounted == 0 && (shown().status.passed.has(seat) || isPassing(seat));
}

bool WhatTheFishPresenter::isPassing(Seat seat) const {
    return m_passing.has(seat) && shownUpTo() < game().events();
}

Seat WhatTheFishPresenter::awaitedSeat() const {
    const Status& status = shown().status;
    if (game().plan().tempo == Tempo::Live || m_uncounted > 0) return kNoSeat;
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

void WhatTheFishPresenter::addNotes(TablePicture& picture) const {
    const Observation& view = shown();
    const Swim swim = this->swim();
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
        swims +=
            QStringLiteral(" · ") + inWords(names().say(me(), QT_TRANSLATE_NOOP("Words", "%1 has passed"),
                                                        QT_TRANSLATE_NOOP("Words", "you have passed")));
    picture.notes.push_back({.id = kSwimsNote, .kind = Kind::Caption, .text = swims});
}

TablePicture WhatTheFishPresenter::picture() const {
    const Observation& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        picture.seats.push_back(panelOf(seat));
        picture.zones.push_back(handZone(seat));
    }
    picture.zones.push_back(swimZone());
    picture.zones.push_back(frozenZone());
    ZonePicture discard = pileOf(kDiscard, tr("The discard pile"), shownPiles().discard);
    discard.title = tr("Discard");
    picture.zones.push_back(discard);
    ZonePicture draw = pileOf(kDraw, tr("The draw pile"), view.piles.draw);
    draw.title = tr("Draw");
    picture.zones.push_back(draw);
    if (me() < view.match.seats) {
        picture.own = panelOf(me());
        picture.zones.push_back(handZone(me()));
    }
    addNotes(picture);
    return picture;
}

} // namespace tacklebox

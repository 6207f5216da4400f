#include "model/table/keymoments.h"

#include "model/table/table.h"
#include "model/table/tablenarrator.h"
#include "model/table/words.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace tacklebox {

namespace {

constexpr std::size_t kMostCards = 2, kMostSentences = 2;

/// The points of all players, including sets laid in the current deal.
using Points = std::array<int, kMostSeats>;

/// The points during a match.
struct PointsTimeline {
    std::vector<Points> before;  ///< before each event, and after the last
    std::vector<int> deal, move; ///< for each event
};

PointsTimeline timelineOf(const Table& table) {
    PointsTimeline timeline;
    const AnyGame& game = table.game();
    const auto follower = game.follower(kNoSeat);
    Points points{}, totals{};
    bool counted = false; ///< the deal has been scored, and its points are in the totals
    int deal = 0, move = 0;
    for (int number = 0; number < table.events(); ++number) {
        timeline.before.push_back(points);
        const AnySeen* seen = table.seenByAll(number);
        if (seen) follower->see(*seen);
        const EventContent content = seen ? seen->content() : EventContent(Over{});
        if (seen && std::holds_alternative<DealBegun>(content)) {
            ++deal;
            move = 0;
            counted = false;
        }
        if (seen && std::holds_alternative<AnyMoveMade>(content)) ++move;
        timeline.deal.push_back(std::max(1, deal));
        timeline.move.push_back(std::max(1, move));
        if (const auto* scored = std::get_if<Scored>(&content)) {
            for (Seat seat = 0; seat < table.seats(); ++seat)
                points[seat] = totals[seat] = scored->totals[seat];
            counted = true;
        } else if (seen && !counted) {
            const AnyObservation observation = follower->observation();
            for (Seat seat = 0; seat < table.seats(); ++seat)
                points[seat] = totals[seat] + game.laidPoints(observation, seat);
        }
    }
    timeline.before.push_back(points);
    return timeline;
}

int leadOf(const Points& points, Seat seat, int seats) {
    int others = 0;
    bool any = false;
    for (Seat other = 0; other < seats; ++other)
        if (other != seat) {
            others = any ? std::max(others, points[other]) : points[other];
            any = true;
        }
    return points[seat] - others;
}

/// Number of cards that `who` took from other hands in these events.
int takenBy(const Table& table, Seat who, int first, int last) {
    int taken = 0;
    for (int number = first; number <= last; ++number)
        if (const auto seen = table.seenByAll(number)) {
            const EventContent content = seen->content();
            const auto* moved = std::get_if<Moved>(&content);
            taken += moved && moved->from.kind == PileKind::Hand && moved->to.kind == PileKind::Hand &&
                     moved->to.seat == who;
        }
    return taken;
}

/// The first and last public card.
std::vector<Face> facesOf(const Table& table, int first, int last) {
    std::vector<Face> faces;
    const auto add = [&faces](Face face) {
        if (face != kHidden && std::find(faces.begin(), faces.end(), face) == faces.end())
            faces.push_back(face);
    };
    for (int number = first; number <= last; ++number)
        if (const auto seen = table.seenByAll(number)) {
            const EventContent content = seen->content();
            if (const auto* moved = std::get_if<Moved>(&content)) add(moved->face);
            if (const auto* shown = std::get_if<Shown>(&content)) add(shown->face);
        }
    if (faces.size() > kMostCards) faces = {faces.front(), faces.back()};
    return faces;
}

/// A line of the match and its effect.
struct Moment {
    TableNarrator::Line line;
    Seat who = kNoSeat;
    int gain = 0;  ///< points of `who`
    int taken = 0; ///< cards taken from other hands
    Points before{}, now{};
    bool counted = false; ///< the points came when the deal was scored
};

/// The lines of the match with events. In games that score at once, the points of the deal belong to the line
/// before the score.
std::vector<Moment> momentsOf(const Table& table, const PointsTimeline& timeline,
                              const TableNarrator& narrator) {
    std::vector<Moment> moments;
    Points begun{}; // the points at the start of the deal
    for (TableNarrator::Line& line : narrator.linesFrom(0)) {
        const Points& now = timeline.before[std::size_t(line.last) + 1];
        const Points& before = timeline.before[std::size_t(line.event)];
        if (line.kind == NarrationKind::Score || line.kind == NarrationKind::Over) {
            if (!moments.empty() && before == begun && now != begun) {
                moments.back().now = now;
                moments.back().counted = true;
            }
            continue;
        }
        if (line.kind == NarrationKind::Deal) {
            begun = now;
            continue;
        }
        moments.push_back({.line = std::move(line), .before = before, .now = now});
    }
    for (Moment& moment : moments)
        for (Seat seat = 0; seat < table.seats(); ++seat) {
            const int gain = moment.now[seat] - moment.before[seat];
            const int taken = takenBy(table, seat, moment.line.event, moment.line.last);
            if (moment.who != kNoSeat && std::tie(gain, taken) <= std::tie(moment.gain, moment.taken))
                continue;
            moment.who = seat;
            moment.gain = gain;
            moment.taken = taken;
        }
    return moments;
}

/// The last move of `who` in the deal up to event `last`; `usual` if there is none.
int lastOf(const Table& table, Seat who, int last, int usual) {
    for (int number = last; number >= 0; --number)
        if (const auto seen = table.seenByAll(number)) {
            const EventContent content = seen->content();
            if (std::holds_alternative<DealBegun>(content)) break;
            const auto* made = std::get_if<AnyMoveMade>(&content);
            if (made && made->seat == who && made->move != table.game().passMove()) return number;
        }
    return usual;
}

/// The first and last sentence, without long ones.
QStringList shortened(const QStringList& all) {
    constexpr int kLong = 110; // characters: a list of many cards
    QStringList some;
    for (const QString& sentence : all)
        if (sentence.size() <= kLong) some << sentence;
    if (some.size() > qsizetype(kMostSentences)) some = {some.front(), some.back()};
    if (!some.isEmpty() || all.isEmpty()) return some;
    const QString& sentence = all.front();
    return {sentence.left(sentence.lastIndexOf(u' ', kLong)) + QStringLiteral(" \u2026")};
}

KeyMoment keyMomentOf(const Table& table, const PointsTimeline& timeline, const TableNarrator& narrator,
                      const Moment& moment, Seat who) {
    KeyMoment found;
    found.event = moment.line.event;
    found.last = moment.line.last;
    found.deal = timeline.deal[std::size_t(found.event)];
    found.move = timeline.move[std::size_t(found.last)];
    found.who = who;
    found.gain = moment.now[who] - moment.before[who];
    found.leadBefore = leadOf(moment.before, who, table.seats());
    found.leadNow = leadOf(moment.now, who, table.seats());
    if (moment.counted) {
        // In a game that scores at once, the deal's end is the moment; it starts with the player's last move.
        found.event = lastOf(table, who, found.last, found.event);
        found.sentences = {table.endingWords(found.deal - 1)};
    } else {
        found.sentences = shortened(narrator.deeds(found.event, found.last + 1));
    }
    found.faces = facesOf(table, found.event, found.last);
    return found;
}

} // namespace

KeyMoments keyMomentsOf(const Table& table) {
    KeyMoments found;
    if (!table.score().over) return found;
    const PointsTimeline timeline = timelineOf(table);
    TableNarrator narrator =
        TableNarrator::publicly(table, table.names().you, TableNarrator::Begins::WithTheMatch);
    narrator.hearBefore(table.events());
    const std::vector<Moment> moments = momentsOf(table, timeline, narrator);
    if (moments.empty()) return found;

    const Moment* best = nullptr;
    const auto value = [&](const Moment& moment) {
        const bool turns = leadOf(moment.before, moment.who, table.seats()) <= 0 &&
                           leadOf(moment.now, moment.who, table.seats()) > 0;
        return std::tuple(moment.gain, turns, moment.taken);
    };
    for (const Moment& moment : moments)
        if ((moment.gain > 0 || moment.taken > 0) && (!best || value(moment) >= value(*best))) best = &moment;

    const Seat winner = table.score().winners.size() == 1 ? table.score().winners.first() : kNoSeat;
    const Moment* turn = nullptr;
    if (winner != kNoSeat)
        for (const Moment& moment : moments) {
            if (leadOf(moment.now, winner, table.seats()) <= 0)
                turn = nullptr;
            else if (!turn && leadOf(moment.before, winner, table.seats()) <= 0)
                turn = &moment;
        }
    // The first points of the match do not turn anything.
    if (turn && std::all_of(turn->before.begin(), turn->before.end(), [](int points) { return points == 0; }))
        turn = nullptr;

    const Names names = table.names();
    if (best) {
        found.best = keyMomentOf(table, timeline, narrator, *best, best->who);
        found.bestTurns = best == turn && best->who == winner;
        Phrase headline;
        if (found.bestTurns)
            headline = names.say({best->who}, {QT_TRANSLATE_NOOP("Words", "%1 takes the lead for good"),
                                               QT_TRANSLATE_NOOP("Words", "You take the lead for good")});
        else if (best->gain > 0)
            headline = names.sayCounted(best->gain, {best->who},
                                        {{QT_TRANSLATE_NOOP("Words", "%1 scores"),
                                          QT_TRANSLATE_N_NOOP("Words", "%1 scores %n points at once")},
                                         {QT_TRANSLATE_NOOP("Words", "You score"),
                                          QT_TRANSLATE_N_NOOP("Words", "You score %n points at once")}});
        else
            headline = names.sayCounted(best->taken, {best->who},
                                        {{QT_TRANSLATE_NOOP("Words", "%1 hooks a card"),
                                          QT_TRANSLATE_N_NOOP("Words", "%1 hooks %n cards in one go")},
                                         {QT_TRANSLATE_NOOP("Words", "You hook a card"),
                                          QT_TRANSLATE_N_NOOP("Words", "You hook %n cards in one go")}});
        found.best->headline = asSentence(headline);
    }
    if (turn && turn != best) {
        found.turn = keyMomentOf(table, timeline, narrator, *turn, winner);
        found.turn->headline =
            asSentence(names.say({winner}, {QT_TRANSLATE_NOOP("Words", "%1 led from here on"),
                                            QT_TRANSLATE_NOOP("Words", "You led from here on")}));
    }
    return found;
}

} // namespace tacklebox

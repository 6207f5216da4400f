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
    std::vector<int> deal, move; ///< for each event, the number of its deal and of the move in it, from 1
};

PointsTimeline timelineOf(const Table& table) {
    PointsTimeline timeline;
    const AnyGame& game = table.game();
    const auto tracker = game.tracker(kNoSeat);
    Points points{}, totals{};
    bool isScored = false; ///< the points of the current deal are in the totals
    int deal = 0, move = 0;
    for (int number = 0; number < table.events(); ++number) {
        timeline.before.push_back(points);
        const AnySeen* seen = table.seenByAll(number);
        if (seen) tracker->see(*seen);
        const EventContent content = seen ? seen->content() : EventContent(Over{}); // Over: ignored below
        if (seen && std::holds_alternative<DealBegun>(content)) {
            ++deal;
            move = 0;
            isScored = false;
        }
        if (seen && std::holds_alternative<AnyMoveMade>(content)) ++move;
        timeline.deal.push_back(std::max(1, deal));
        timeline.move.push_back(std::max(1, move));
        if (const auto* scored = std::get_if<Scored>(&content)) {
            for (Seat seat = 0; seat < table.seats(); ++seat)
                points[seat] = totals[seat] = scored->totals[seat];
            isScored = true;
        } else if (seen && !isScored) {
            const AnyObservation observation = tracker->observation();
            for (Seat seat = 0; seat < table.seats(); ++seat)
                points[seat] = totals[seat] + game.laidPoints(observation, seat);
        }
    }
    timeline.before.push_back(points);
    return timeline;
}

/// Points ahead of the best other player.
int leadOf(const Points& points, Seat seat, int seats) {
    int bestOther = points[seat == 0 ? 1 : 0];
    for (Seat other = 0; other < seats; ++other)
        if (other != seat) bestOther = std::max(bestOther, points[other]);
    return points[seat] - bestOther;
}

/// Number of cards that `seat` took from other hands in these events.
int takenBy(const Table& table, Seat seat, int first, int last) {
    int taken = 0;
    for (int number = first; number <= last; ++number)
        if (const auto seen = table.seenByAll(number)) {
            const EventContent content = seen->content();
            const auto* moved = std::get_if<Moved>(&content);
            taken += moved && moved->from.kind == PileKind::Hand && moved->to.kind == PileKind::Hand &&
                     moved->to.seat == seat;
        }
    return taken;
}

/// The first and the last of the cards that moved or were shown openly in these events.
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

/// A line of the narrator and its effect.
struct Moment {
    TableNarrator::Line line;
    Seat seat = kNoSeat;
    int gain = 0;  ///< points of `seat`
    int taken = 0; ///< cards taken from other hands
    Points before{}, now{};
    bool includesScoring = false; ///< includes the points scored at the end of the deal
};

/// All lines about play as moments. If no points changed before the deal was scored, the last line of the
/// deal gets its points.
std::vector<Moment> momentsOf(const Table& table, const PointsTimeline& timeline,
                              const TableNarrator& narrator) {
    std::vector<Moment> moments;
    Points atDealStart{};
    for (TableNarrator::Line& line : narrator.linesFrom(0)) {
        const Points& now = timeline.before[std::size_t(line.last) + 1];
        const Points& before = timeline.before[std::size_t(line.event)];
        if (line.kind == NarrationKind::Score || line.kind == NarrationKind::Over) {
            if (!moments.empty() && before == atDealStart && now != atDealStart) {
                moments.back().now = now;
                moments.back().includesScoring = true;
            }
            continue;
        }
        if (line.kind == NarrationKind::Deal) {
            atDealStart = now;
            continue;
        }
        moments.push_back({.line = std::move(line), .before = before, .now = now});
    }
    for (Moment& moment : moments)
        for (Seat seat = 0; seat < table.seats(); ++seat) {
            const int gain = moment.now[seat] - moment.before[seat];
            const int taken = takenBy(table, seat, moment.line.event, moment.line.last);
            if (moment.seat != kNoSeat && std::tie(gain, taken) <= std::tie(moment.gain, moment.taken))
                continue;
            moment.seat = seat;
            moment.gain = gain;
            moment.taken = taken;
        }
    return moments;
}

/// The event of the last move of `seat` in the deal up to event `last`; `fallback` if there is none.
int lastMoveOf(const Table& table, Seat seat, int last, int fallback) {
    for (int number = last; number >= 0; --number)
        if (const auto seen = table.seenByAll(number)) {
            const EventContent content = seen->content();
            if (std::holds_alternative<DealBegun>(content)) break;
            const auto* made = std::get_if<AnyMoveMade>(&content);
            if (made && made->seat == seat && made->move != table.game().passMove()) return number;
        }
    return fallback;
}

/// The first and the last of the sentences that are not too long; if all are, the beginning of the first.
QStringList shortened(const QStringList& all) {
    constexpr int kMostCharacters = 110; // longer sentences list many cards
    QStringList fitting;
    for (const QString& sentence : all)
        if (sentence.size() <= kMostCharacters) fitting << sentence;
    if (fitting.size() > qsizetype(kMostSentences)) fitting = {fitting.front(), fitting.back()};
    if (!fitting.isEmpty() || all.isEmpty()) return fitting;
    const QString& sentence = all.front();
    return {sentence.left(sentence.lastIndexOf(u' ', kMostCharacters)) + QStringLiteral(" \u2026")};
}

KeyMoment keyMomentOf(const Table& table, const PointsTimeline& timeline, const TableNarrator& narrator,
                      const Moment& moment, Seat seat) {
    KeyMoment result;
    result.event = moment.line.event;
    result.last = moment.line.last;
    result.deal = timeline.deal[std::size_t(result.event)];
    result.move = timeline.move[std::size_t(result.last)];
    result.seat = seat;
    result.gain = moment.now[seat] - moment.before[seat];
    result.leadBefore = leadOf(moment.before, seat, table.seats());
    result.leadAfter = leadOf(moment.now, seat, table.seats());
    if (moment.includesScoring) { // starts with the player's last move
        result.event = lastMoveOf(table, seat, result.last, result.event);
        result.sentences = {table.endingWords(result.deal - 1)};
    } else {
        result.sentences = shortened(narrator.actionSentences(result.event, result.last + 1));
    }
    result.faces = facesOf(table, result.event, result.last);
    return result;
}

} // namespace

KeyMoments keyMomentsOf(const Table& table) {
    KeyMoments result;
    if (!table.score().over) return result;
    const PointsTimeline timeline = timelineOf(table);
    TableNarrator narrator =
        TableNarrator::publicly(table, table.names().you, TableNarrator::Begins::WithTheMatch);
    narrator.processBefore(table.events());
    const std::vector<Moment> moments = momentsOf(table, timeline, narrator);
    if (moments.empty()) return result;

    const Moment* best = nullptr;
    const auto value = [&](const Moment& moment) {
        const bool takesLead = leadOf(moment.before, moment.seat, table.seats()) <= 0 &&
                               leadOf(moment.now, moment.seat, table.seats()) > 0;
        return std::tuple(moment.gain, takesLead, moment.taken);
    };
    for (const Moment& moment : moments)
        if ((moment.gain > 0 || moment.taken > 0) && (!best || value(moment) >= value(*best))) best = &moment;

    const Seat winner = table.score().winners.size() == 1 ? table.score().winners.first() : kNoSeat;
    const Moment* turningPoint = nullptr;
    if (winner != kNoSeat)
        for (const Moment& moment : moments) {
            if (leadOf(moment.now, winner, table.seats()) <= 0)
                turningPoint = nullptr;
            else if (!turningPoint && leadOf(moment.before, winner, table.seats()) <= 0)
                turningPoint = &moment;
        }
    // The first points of the match are not a turning point: nobody has led before.
    if (turningPoint && std::ranges::all_of(turningPoint->before, [](int points) { return points == 0; }))
        turningPoint = nullptr;

    const Names names = table.names();
    if (best) {
        result.best = keyMomentOf(table, timeline, narrator, *best, best->seat);
        result.bestIsTurningPoint = best == turningPoint && best->seat == winner;
        Phrase headline;
        if (result.bestIsTurningPoint)
            headline = names.phrase(best->seat, QT_TRANSLATE_NOOP("Words", "%1 takes the lead for good"),
                                    QT_TRANSLATE_NOOP("Words", "You take the lead for good"));
        else if (best->gain > 0)
            headline = names.counted(best->gain, {best->seat},
                                     {{QT_TRANSLATE_NOOP("Words", "%1 scores"),
                                       QT_TRANSLATE_N_NOOP("Words", "%1 scores %n points at once")},
                                      {QT_TRANSLATE_NOOP("Words", "You score"),
                                       QT_TRANSLATE_N_NOOP("Words", "You score %n points at once")}});
        else
            headline = names.counted(best->taken, {best->seat},
                                     {{QT_TRANSLATE_NOOP("Words", "%1 hooks a card"),
                                       QT_TRANSLATE_N_NOOP("Words", "%1 hooks %n cards in one go")},
                                      {QT_TRANSLATE_NOOP("Words", "You hook a card"),
                                       QT_TRANSLATE_N_NOOP("Words", "You hook %n cards in one go")}});
        result.best->headline = asSentence(headline);
    }
    if (turningPoint && turningPoint != best) {
        result.turningPoint = keyMomentOf(table, timeline, narrator, *turningPoint, winner);
        result.turningPoint->headline =
            asSentence(names.phrase(winner, QT_TRANSLATE_NOOP("Words", "%1 led from here on"),
                                    QT_TRANSLATE_NOOP("Words", "You led from here on")));
    }
    return result;
}

} // namespace tacklebox

// EffectPlayer: the flights of the cards.
#include "views/scene/motion/effectplayer.h"
#include "views/scene/picture/zonegeometry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace tacklebox {

using namespace motiontimes;

namespace {

constexpr qreal kSwept = 0.6;   ///< how far down a turning line reaches, as a share of half its width
constexpr qreal kSinks = 36;    ///< units that a sinking line and its anchor need on both sides of the hook
constexpr qreal kTipsOver = 70; ///< degrees

QRectF aroundWaypoints(const std::vector<Flight>& flights) {
    QRectF box;
    for (const Flight& flight : flights)
        box |= flight.waypoint;
    return box;
}

/// Returns how long the words of an effect are shown, in milliseconds.
int readingTime(const EffectSpec& spec, int least) {
    constexpr int kFirst = 300, kForALetter = 24, kMost = 1800; // milliseconds
    const int chars = int(spec.title.size() + spec.line.size());
    return std::clamp(kFirst + kForALetter * chars, least, std::max(least, kMost));
}

/// How the cards of an effect fly. Times are milliseconds at pace 1.
struct EffectCourse {
    int lead = 0;                       ///< after the table has grown dark
    int millis = 0;                     ///< duration of each flight
    int stagger = 0, most = 0;          ///< delay between two starts, and limit for all delays
    const Waypoint* waypoint = nullptr; ///< where they rest; null: a function arranges them
    bool isRead = false;                ///< they rest until the words have been read
};

EffectCourse courseOf(EffectKind kind) {
    switch (kind) {
    case EffectKind::Reverse:
    case EffectKind::Skip:
    case EffectKind::Enter:
    case EffectKind::Colour:
    case EffectKind::Downpour: return {.millis = kEnter, .waypoint = &kEnterWaypoint, .isRead = true};
    case EffectKind::Search: return {kSearch, kBreak, 0, 0, &kSearchWaypoint, true};
    case EffectKind::Gather: return {0, kGive, kGatherStagger, kCatchStaggers, &kGatherWaypoint};
    case EffectKind::Haul: return {kHaulLine, kGive, kGatherStagger, kCatchStaggers, &kHaulWaypoint};
    case EffectKind::Free:
    case EffectKind::Reveal:
    case EffectKind::Pour:
    case EffectKind::Stop:
    case EffectKind::Call:
    case EffectKind::None: break;
    }
    return {};
}

} // namespace

int EffectPlayer::arrange(PlayedEffect& effect, std::vector<Flight>& flights, const std::vector<Moved>& moves,
                          const TablePicture& before, const TablePicture& after,
                          const TableLayout& layout) const {
    const EffectKind kind = effect.spec.kind;
    if (kind == EffectKind::None || kind == EffectKind::Free || flights.empty()) return -1;
    if (m_pacing.reduced()) { // they fade in, with time to read
        for (Flight& flight : flights) {
            flight.fades = true;
            flight.millis = kFade;
        }
        effect.seen = kFade;
        effect.leaves = kFade + pause(kEffectHold);
        countPoints(effect);
        return effect.leaves;
    }
    const EffectCourse course = courseOf(kind);
    effect.lead = scaled(kDimFade) + scaled(course.lead);
    if (course.waypoint) {
        m_planner.setOut(flights, course.millis, std::min(course.stagger, course.most / int(flights.size())),
                         course.isRead ? QEasingCurve::OutBack : QEasingCurve::OutCubic);
        TableLayout place = layout;
        if (kind == EffectKind::Reverse || kind == EffectKind::Skip) place.bubbles = besideLine(layout, kind);
        if (kind == EffectKind::Haul) place.bubbles = m_scene.openRect();
        // They come up at the card that is played, not over the cards of others.
        for (std::size_t k = 0; k < moves.size(); ++k)
            if (isCommitted(moves[k].from.kind)) place.bubbles = flights[k].from;
        Waypoint waypoint = *course.waypoint;
        if (course.isRead) waypoint.hold = readingTime(effect.spec, waypoint.hold);
        m_planner.stopInTheMiddle(flights, moves, place, waypoint);
    }
    if (isCatch(kind)) arrangeCatch(effect, flights);
    if (kind == EffectKind::Reveal) arrangeReveal(effect, flights);
    if (kind == EffectKind::Pour) arrangePour(flights, moves, layout);
    if (kind == EffectKind::Stop) arrangeStop(effect, flights, moves, before, after, layout);
    int total = 0, leaves = 0;
    for (Flight& flight : flights) {
        flight.delay += effect.lead;
        flight.visibleBefore = true; // visible in its place while the table grows dark
        if (kind != EffectKind::Reveal) effect.seen = std::max(effect.seen, flight.delay + flight.millis);
        leaves = std::max(leaves, flight.delay + flight.millis + flight.hold);
        total = std::max(total, landsAt(flight));
    }
    effect.leaves = leaves;
    effect.box = aroundWaypoints(flights);
    countPoints(effect);
    return total;
}

double EffectPlayer::catchFactor(const EffectSpec& spec, Pace pace) {
    constexpr double kLeast = 0.6;
    const double weighed = spec.hurts                                ? kTurningPoint
                           : spec.weight > 1 || !spec.line.isEmpty() ? std::max(1.0, spec.weight)
                                                                     : kLeast + (1 - kLeast) * spec.weight;
    const double atFast = kCatchAtFast / (kCatch * factor(Pace::Fast));
    return pace >= Pace::Fast ? weighed * atFast : weighed;
}

void EffectPlayer::follow(PlayedEffect& effect, const Flight& fish) const {
    effect.seen = reportedAt(fish);
    effect.leaves = fish.fades ? effect.seen + pause(kEffectHold) : effect.seen + fish.hold;
    effect.box = fish.waypoint;
    countPoints(effect);
}

void EffectPlayer::countPoints(PlayedEffect& effect) const {
    constexpr double kShare = 0.75; // of the time in which the cards rest
    effect.counts = effect.seen + (m_pacing.reduced() ? 0 : scaled(kStamp) / 2);
    effect.counted = std::max(effect.counts, effect.seen + int((effect.leaves - effect.seen) * kShare));
}

void EffectPlayer::arrangeCatch(PlayedEffect& effect, std::vector<Flight>& flights) const {
    const int n = int(flights.size()), stagger = scaled(std::min(kGatherStagger, kCatchStaggers / n));
    for (int k = 0; k < n; ++k) { // the lead is added later
        Flight& flight = flights[std::size_t(k)];
        const int moves = flight.delay + flight.millis + flight.onward + stagger * (n - 1 - k);
        flight.hold = std::max(0, scaled(kCatch) - effect.lead - moves);
    }
}

QRectF EffectPlayer::besideLine(const TableLayout& layout, EffectKind kind) const {
    const QRectF open = m_scene.openRect();
    const QRectF middle = layout.bubbles.isEmpty() ? open : layout.bubbles;
    const auto hung = m_scene.fishingLine().line();
    if (!hung) return middle;
    const QPointF from = m_scene.fishingLine().endAt(hung->from), to = m_scene.fishingLine().endAt(hung->to);
    const qreal unit = layout.unit, high = layout.handHeight * kEnterWaypoint.size, wide = cardWidth(high);
    const qreal gap = 10 * unit, words = 96 * unit; // room for its text below it
    QRectF swept = QRectF(from, to).normalized();
    if (kind == EffectKind::Skip) { // the line sinks at its hook
        swept = swept.united(QRectF(to, QSizeF(0, 0)).adjusted(-kSinks * unit, 0, kSinks * unit, 0));
    } else { // room for its ends, which rotate round the middle
        const QPointF arm = (to - from) / 2;
        swept.adjust(-std::abs(arm.y()), -std::abs(arm.x()) * kSwept, std::abs(arm.y()),
                     std::abs(arm.x()) * kSwept);
    }
    const QSizeF card(wide, high);
    const QPointF centre(std::clamp(middle.center().x(), open.left() + wide, open.right() - wide),
                         std::clamp(middle.center().y(), open.top() + high / 2, open.bottom() - high / 2));
    if (swept.bottom() + gap + high + words <= open.bottom())
        return QRectF(QPointF(centre.x() - wide / 2, std::max(swept.bottom() + gap, centre.y() - high / 2)),
                      card);
    const bool below = high + words <= open.height();
    const qreal top =
        below ? std::min(centre.y() - high / 2, open.bottom() - words - high) : centre.y() - high / 2;
    const qreal room = below ? 2 * gap : wide; // without room below, its text needs room beside it
    const qreal left = swept.left() - gap - room - wide, right = swept.right() + gap + room;
    const bool leftFits = left >= open.left(), rightFits = right + wide <= open.right();
    const bool leftFirst = swept.center().x() > open.center().x();
    if (leftFits && (leftFirst || !rightFits)) return QRectF(QPointF(left, top), card);
    if (rightFits) return QRectF(QPointF(right, top), card);
    return middle; // the line swings over the card
}

void EffectPlayer::arrangeReveal(PlayedEffect& effect, std::vector<Flight>& flights) const {
    const std::vector<Verdict>& verdicts = effect.spec.verdicts;
    const std::size_t n = flights.size();
    // They are side by side, in the order of their owners' places.
    const QRectF open = m_scene.openRect();
    const qreal unit = m_scene.layout().unit;
    const qreal high = std::floor(std::min(m_scene.layout().handHeight * 1.15, open.height() * 0.36));
    const qreal wide = cardWidth(high), gap = 22 * unit;
    const qreal step =
        std::min(wide + gap, (open.width() - wide - 2 * gap) / std::max<qreal>(1, qreal(n) - 1));
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return flights[a].from.center().x() < flights[b].from.center().x();
    });
    QPointF corner(open.center().x() - (step * (qreal(n) - 1) + wide) / 2, open.center().y() - high * 0.5);
    for (const std::size_t k : order) {
        flights[k].waypoint =
            QRectF(QPointF(std::round(corner.x()), std::round(corner.y())), QSizeF(wide, high));
        corner.rx() += step;
    }
    m_planner.setOut(flights, kGive, 0, QEasingCurve::OutCubic);
    const int turns = scaled(kJudge), turned = turns + scaled(kTurnTogether);
    effect.seen = effect.lead + flights.front().millis + turned;
    // Judge one group after another.
    int last = 0;
    for (const Verdict& verdict : verdicts)
        last = std::max(last, verdict.turn);
    int now = turned + pause(kRevealHold);
    std::vector<int> begins;
    for (int turn = 0; turn <= last; ++turn) {
        begins.push_back(now);
        const bool leaps = std::any_of(verdicts.begin(), verdicts.end(), [turn](const Verdict& verdict) {
            return verdict.turn == turn && verdict.leaps;
        });
        now += scaled(kJudge) + (leaps ? scaled(2 * kBow) : 0);
    }
    for (std::size_t k = 0; k < n && k < verdicts.size(); ++k) {
        Flight& flight = flights[k];
        const Verdict& verdict = verdicts[k];
        const int begin = begins[std::size_t(verdict.turn)];
        const bool topped = std::any_of(verdicts.begin(), verdicts.end(), [&](const Verdict& other) {
            return other.turn == verdict.turn && other.leaps;
        });
        flight.waypointArt = flight.after;
        flight.waypointActions = {
            .turns = turns, .turnMillis = scaled(kTurnTogether), .gestureMillis = scaled(kBow)};
        if (verdict.bows) flight.waypointActions.bows = begin;
        if (verdict.leaps) {
            flight.waypointActions.leaps = begin + scaled(kBow);
            flight.waypointActions.gestureMillis = scaled(2 * kBow);
            flight.waypointActions.tag = verdict.tag;
        }
        const int judged = begin + (topped ? scaled(2 * kBow) : 0);
        if (verdict.wins) {
            flight.waypointActions.mounts = judged;
            flight.hold = now + scaled(kMount);
            flight.onward = std::max(1, scaled(kGive));
        } else {
            flight.hold = judged + scaled(kMount);
            flight.onward = std::max(1, scaled(kTip));
            flight.fallRotation = flight.waypoint.center().x() < open.center().x() ? -kTipsOver : kTipsOver;
        }
    }
}

int EffectPlayer::firstToFall(const std::vector<Flight>& flights) {
    int first = 0;
    for (const Flight& flight : flights)
        if (const int falls = flight.delay + flight.millis + flight.hold; flight.fallRotation != 0)
            first = first == 0 ? falls : std::min(first, falls);
    return first;
}

void EffectPlayer::arrangePour(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                               const TableLayout& layout) const {
    std::map<Seat, int> number, all;
    for (const Moved& moved : moves)
        ++all[moved.from.seat];
    m_planner.setOut(flights, kGive, 0, QEasingCurve::OutCubic);
    const QRectF scope = m_scene.openRect().adjusted(8, 8, -8, -8);
    const qreal high = std::floor(std::max(layout.handHeight * 0.8, 50.0)), wide = cardWidth(high);
    for (std::size_t k = 0; k < flights.size(); ++k) {
        Flight& flight = flights[k];
        const Seat seat = moves[k].from.seat;
        const int here = number[seat]++, many = all[seat];
        const qreal step = std::min(wide * 0.45, 150 * layout.unit / std::max(1, many - 1));
        QPointF middle = flight.from.center() + (flight.toRect.center() - flight.from.center()) * 0.22;
        middle.rx() += step * (here - (many - 1) / 2.0);
        flight.waypoint = QRectF(middle - QPointF(wide / 2, high / 2), QSizeF(wide, high));
        flight.waypoint.moveLeft(std::clamp(flight.waypoint.left(), scope.left(), scope.right() - wide));
        flight.waypoint.moveTop(std::clamp(flight.waypoint.top(), scope.top(), scope.bottom() - high));
        flight.waypointArt = m_presenter.art(moves[k].face);
        flight.hold = pause(kPourSlide);
        flight.onward = std::max(1, scaled(kPourSlide));
    }
}

void EffectPlayer::arrangeStop(const PlayedEffect& effect, std::vector<Flight>& flights,
                               const std::vector<Moved>& moves, const TablePicture& before,
                               const TablePicture& after, const TableLayout& layout) const {
    // The cancelled card is shown in the middle once more, before it goes to a hand or back to its place.
    const Face stopped = effect.spec.stopped;
    const auto isStopped = [&](const Moved& moved) { return moved.face == stopped; };
    std::size_t which = std::size_t(std::find_if(moves.begin(), moves.end(), isStopped) - moves.begin());
    if (which == moves.size()) {
        const PileId place = moves.front().to;
        const ZonePicture* zone = before.zone(place);
        const ZonePicture* now = after.zone(place);
        const int lay = zone ? pickCard(*zone, stopped, {}) : -1,
                  lies = now ? pickCard(*now, stopped, {}) : -1;
        if (lay >= 0 && lies >= 0) {
            Flight flight;
            flight.before = flight.after = m_presenter.art(stopped);
            flight.from = m_scene.cardRect({place, lay});
            if (flight.from.isEmpty()) flight.from = m_scene.restOf(place);
            flight.to = {place, lies};
            flight.toRect = m_scene.restOf(place);
            flight.landsBelow = true; // it is older than the card that cancels it
            flights.push_back(flight);
        }
    }
    const QRectF scope = m_scene.openRect().adjusted(8, 8, -8, -8);
    const QRectF middle = layout.bubbles.isEmpty() ? scope : layout.bubbles;
    const qreal high = std::floor(std::min(layout.handHeight * 1.35, scope.height() * 0.5));
    const qreal wide = cardWidth(high), gap = 18 * layout.unit;
    const int falls = scaled(kLight), comes = falls + scaled(kDescend);
    for (std::size_t k = 0; k < flights.size(); ++k) {
        Flight& flight = flights[k];
        const bool hangs = k == which;
        flight.waypoint = cardIn(middle, high);
        flight.waypoint.translate(std::round((hangs ? -1 : 1) * (wide + gap) / 2), 0);
        flight.waypoint.moveTop(std::clamp(flight.waypoint.top(), scope.top(), scope.bottom() - high));
        flight.waypointArt = hangs ? m_presenter.art(stopped) : m_presenter.art(moves[k].face);
        flight.easing = QEasingCurve::OutCubic;
        flight.delay = hangs ? 0 : falls;
        flight.millis = std::max(1, scaled(hangs ? kGive : kDescend));
        flight.hold = comes + pause(readingTime(effect.spec, kStopHold)) - flight.delay - flight.millis;
        flight.onward = std::max(1, scaled(kGive));
        if (hangs) flight.waypointActions.pales = comes - flight.millis;
    }
}

} // namespace tacklebox

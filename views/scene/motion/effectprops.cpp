// EffectPlayer: the props, such as dimming, words, coins and rain.
#include "views/scene/items/animator.h"
#include "views/scene/items/passingitems.h"
#include "views/scene/items/propitems.h"
#include "views/scene/motion/effectplayer.h"
#include "views/scene/picture/laidouttable.h"
#include "views/scene/picture/zonegeometry.h"
#include "views/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

namespace {

constexpr QColor kStorm(0x10, 0x24, 0x44);
constexpr double kStormDark = 0.5;
constexpr int kDrops = 12, kFanned = 11, kTurningRings = 3;
constexpr qreal kFanAngle = 52;     ///< degrees, of the outermost card of a fan
constexpr qreal kFanArm = 1.5;      ///< from the middle of a card to the pivot of the fan, in card heights
constexpr qreal kNarrowWords = 220; ///< units: the narrowest column of words beside a card
constexpr qreal kOverCards = 0.1;   ///< how far a bow's middle is below the cards' top, in bow heights
constexpr qreal kCoinOff = 24;      ///< units: from words to the middle of the coin beside them
constexpr qreal kCoinBeside = 62;   ///< units: the same to the far edge of the coin
constexpr qreal kTagSize = 1;       ///< growth of a number that pops up, added to 0.4

} // namespace

int EffectPlayer::decorate(const PlayedEffect& effect, const std::vector<Flight>& flights,
                           const std::vector<Moved>& moves, int total) const {
    const EffectSpec& spec = effect.spec;
    const bool cards = !flights.empty();
    QRectF box = effect.box;
    int seen = effect.seen, leaves = effect.leaves;
    if (!cards) { // a move without cards: only colours and announcements
        if (spec.kind != EffectKind::Colour && spec.kind != EffectKind::Call) return total;
        const int hold = pause(spec.kind == EffectKind::Call ? kCallHold : kEffectHold);
        leaves = m_pacing.reduced() ? hold : scaled(kDimFade) + hold;
        total = std::max(total, leaves);
    }
    if (box.isEmpty()) box = middle(cards ? m_scene.layout().handHeight * 0.5 : 20 * m_scene.layout().unit);
    const Seat by = moves.empty() ? kNoSeat : moves.front().to.seat;
    if (!m_pacing.reduced()) {
        const bool storms = spec.kind == EffectKind::Downpour || spec.kind == EffectKind::Pour;
        dim(storms ? kStorm : tokens::kNight,
            storms                                             ? kStormDark
            : spec.kind == EffectKind::Stop || spec.weight > 1 ? kDimDeep
                                                               : kDim,
            total);
        switch (spec.kind) {
        case EffectKind::Pour: rain(0); break; // the cards that were drawn before have been seen
        case EffectKind::Stop: {
            if (!spec.colour.isValid()) break;
            const QRectF target = flights.front().waypoint; // the card that cancels the other
            const qreal top = m_scene.openRect().top();
            m_scene.perform(props::beam(m_scene.paintContext(), target.width(), target.bottom() - top),
                            {.z = layer::kLine - 1,
                             .at = {target.center().x(), (target.bottom() + top) / 2},
                             .delay = effect.lead,
                             .millis = leaves - effect.lead,
                             .in = scaled(kLight)});
            break;
        }
        case EffectKind::Reveal:
            nameCards(effect, flights);
            popTags(effect, flights);
            break;
        case EffectKind::Colour: showBow(box, cards, spec.colour, seen, leaves); break;
        case EffectKind::Search: fanOut(moves.front().from, seen); break;
        case EffectKind::Skip:
            if (const auto hung = m_scene.fishingLine().line()) {
                const QPointF hook = m_scene.fishingLine().endAt(hung->to);
                m_scene.perform(props::anchor(m_scene.paintContext()),
                                {.z = layer::kLine + 1,
                                 .delay = std::max(0, seen - scaled(kSwing)),
                                 .millis = 2 * scaled(kSwing)},
                                [hook, unit = m_scene.layout().unit](PropItem& item, qreal t) {
                                    const qreal falls = eased(QEasingCurve::InQuad, t);
                                    item.setPos(hook + QPointF(0, (40 + 200 * falls) * unit));
                                    item.setOpacity(std::min(1.0, 3 * (1 - t)));
                                });
            }
            break;
        case EffectKind::Haul: {
            QRectF cove;
            for (std::size_t k = 0; k < flights.size(); ++k)
                if (!isCommitted(moves[k].from.kind)) cove |= flights[k].from;
            if (!cove.isEmpty()) castAt(by, cove.center(), scaled(kDimFade), leaves);
            break;
        }
        default: break;
        }
    }
    inscribe(effect, box, std::max(0, seen - scaled(kFade)), leaves);
    if (isCatch(spec.kind) && (spec.weight > 1 || spec.hurts) && !m_pacing.reduced()) // a turning point
        for (int k = 0; k < kTurningRings; ++k)
            m_scene.ripple(box, spec.hurts ? tokens::kRed : kGold, seen + k * scaled(kRipple) / 2,
                           std::max(1, scaled(kRipple)));
    return std::max(total, leaves);
}

void EffectPlayer::announceLoss(const QString& words, const std::vector<Flight>& flights, int total) const {
    PlayedEffect loss{.leaves = total};
    loss.spec.title = words;
    for (const Flight& flight : flights) {
        loss.box |= flight.waypoint;
        loss.seen = std::max(loss.seen, reportedAt(flight));
        if (!flight.fades) loss.leaves = std::min(loss.leaves, flight.delay + flight.millis + flight.hold);
    }
    if (m_pacing.reduced())
        loss.box = middle(m_scene.layout().handHeight * 0.5);
    else
        dim(tokens::kNight, kDim, loss.leaves);
    inscribe(loss, loss.box, std::max(0, loss.seen - scaled(kFade)), loss.leaves);
}

QRectF EffectPlayer::middle(qreal high) const {
    const QRectF& bubbles = m_scene.layout().bubbles;
    return cardIn(bubbles.isEmpty() ? m_scene.openRect() : bubbles, high);
}

void EffectPlayer::dim(QColor colour, double share, int millis) const {
    const int lasts = millis + scaled(kDimFade);
    colour.setAlphaF(float(share));
    m_scene.perform(std::make_unique<DimmerItem>(m_scene.sceneRect(), colour),
                    {.z = layer::kDimmer, .millis = lasts},
                    [lasts, in = scaled(kDimFade)](DimmerItem& item, qreal t) {
                        item.setDark(comesAndGoes(t, lasts, in, in));
                    });
}

void EffectPlayer::inscribe(const PlayedEffect& effect, QRectF box, int at, int ends) const {
    const EffectSpec& spec = effect.spec;
    if (spec.title.isEmpty() || ends <= at) return;
    const QRectF scope = m_scene.openRect().adjusted(6, 6, -6, -6);
    const qreal unit = m_scene.layout().unit, gap = 6 * unit;
    auto words = props::caption(m_scene.paintContext(), spec.title, spec.line, scope.width() * 0.6);
    QSizeF extent = words->size();
    QRectF plate(QPointF(box.center().x() - extent.width() / 2, box.bottom() + gap), extent);
    if (plate.bottom() > scope.bottom()) { // no room below: beside it, else at the lower edge of the table
        const qreal left = box.right() + 2 * gap, room = scope.right() - 40 * unit - left;
        if (extent.width() >= room && room >= kNarrowWords * unit) {
            words = props::caption(m_scene.paintContext(), spec.title, spec.line, room - 10 * unit);
            extent = words->size();
        }
        if (extent.width() < room)
            plate = QRectF(QPointF(left, box.center().y() - extent.height() / 2), extent);
        else
            plate.moveBottom(scope.bottom());
    }
    if (const QRectF race = m_scene.laidOut().racing(0);
        plate.intersects(race)) { // the card is beside the race
        QRectF before = plate;
        before.moveRight(box.left() - 2 * gap);
        if (before.left() >= scope.left() && !before.intersects(race)) plate = before;
    }
    const qreal coin = spec.points > 0 ? kCoinBeside * unit : 0; // it is to the right of the words
    plate.moveLeft(std::clamp(plate.left(), scope.left(),
                              std::max(scope.left(), scope.right() - coin - extent.width())));
    const bool still = m_pacing.reduced();
    const int lasts = ends - at, in = scaled(kFade);
    m_scene.perform(std::move(words),
                    {.z = layer::kEffectWords, .at = plate.center(), .delay = at, .millis = lasts, .in = in},
                    [still, lasts, in](PropItem& item, qreal t) {
                        const qreal grown = still ? 1 : std::min(1.0, t * lasts / std::max(1, 2 * in));
                        item.setScale(grown >= 1 ? 1 : 0.8 + 0.2 * eased(QEasingCurve::OutBack, grown));
                    });
    if (spec.points <= 0) return;

    const QPointF there(plate.right() + kCoinOff * unit, plate.center().y());
    QRectF home = m_scene.seatRect(spec.seat);
    if (home.isEmpty()) home = m_scene.zoneRect(handOf(spec.seat));
    const QPointF end = home.isEmpty() ? there : home.center();
    const int stays = lasts, goes = still ? 0 : scaled(kCoinHome), whole = stays + goes;
    const int stamp = std::max(1, scaled(kStamp)), begins = effect.counts - at;
    const int count = std::max(1, effect.counted - effect.counts);
    m_scene.perform(std::make_unique<CoinItem>(m_scene.paintContext(), spec.points),
                    {.z = layer::kEffectWords + 1, .at = there, .delay = at, .millis = whole},
                    [=](CoinItem& item, qreal t) {
                        const qreal now = t * whole;
                        item.count(still ? 1 : std::clamp((now - begins) / count, 0.0, 1.0));
                        if (now < stays) {
                            const qreal stamped = std::min(1.0, now / stamp);
                            item.setScale(still ? 1 : 1.7 - 0.7 * eased(QEasingCurve::OutBack, stamped));
                            item.setOpacity(std::min(1.0, 3 * stamped));
                            return;
                        }
                        const qreal progress =
                            eased(QEasingCurve::InOutCubic, (now - stays) / std::max(1, goes));
                        item.setPos(there + (end - there) * progress);
                        item.setScale(1 - 0.4 * progress);
                        item.setOpacity(progress > 0.8 ? (1 - progress) * 5 : 1);
                    });
}

void EffectPlayer::nameCards(const PlayedEffect& effect, const std::vector<Flight>& flights) const {
    for (std::size_t k = 0; k < flights.size() && k < effect.spec.verdicts.size(); ++k) {
        const Flight& flight = flights[k];
        auto chip =
            props::chip(m_scene.paintContext(), effect.spec.verdicts[k].whose, flight.waypoint.width() * 1.3);
        const qreal below = chip->size().height() * 0.8;
        m_scene.perform(std::move(chip),
                        {.z = layer::kEffectWords,
                         .at = {flight.waypoint.center().x(), flight.waypoint.bottom() + below},
                         .delay = flight.delay + flight.millis,
                         .millis = std::max(1, flight.hold),
                         .in = scaled(kFade)});
    }
}

void EffectPlayer::popTags(const PlayedEffect& effect, const std::vector<Flight>& flights) const {
    for (std::size_t k = 0; k < flights.size() && k < effect.spec.verdicts.size(); ++k) {
        const Flight& flight = flights[k];
        const Verdict& verdict = effect.spec.verdicts[k];
        if (!verdict.leaps || verdict.tag.isEmpty()) continue;
        // The number appears at the top of the leap, and stays until the card leaves.
        const int from = flight.waypointActions.leaps + flight.waypointActions.gestureMillis / 2;
        const int lasts = std::max(1, flight.hold - from), in = std::max(1, scaled(kMount));
        m_scene.perform(props::caption(m_scene.paintContext(), verdict.tag, {}, flight.waypoint.width()),
                        {.z = layer::kEffectWords + 1,
                         .at = {flight.waypoint.center().x(), flight.waypoint.top()},
                         .delay = flight.delay + flight.millis + from,
                         .millis = lasts,
                         .in = in / 2},
                        [lasts, in](PropItem& item, qreal t) {
                            const qreal grown = std::min(1.0, t * lasts / in);
                            item.setScale(0.4 + kTagSize * eased(QEasingCurve::OutBack, grown));
                        });
    }
}

void EffectPlayer::showBow(QRectF box, bool overCards, QColor colour, int at, int ends) const {
    const qreal unit = m_scene.layout().unit, wide = std::max(box.width() * 1.9, 260 * unit);
    const int fill = scaled(kFill), lasts = std::max(1, ends - at);
    for (const bool filled : {false, true}) {
        auto bow = props::bow(m_scene.paintContext(), wide, filled ? colour : QColor());
        const qreal high = bow->size().height();
        // Over cards, the crown is above them and the feet are beside them.
        const qreal middle = overCards ? box.top() + high * kOverCards : box.center().y() - high * 0.28;
        m_scene.perform(std::move(bow),
                        {.z = layer::kLine + (filled ? 2 : 1),
                         .at = {box.center().x(), middle},
                         .delay = at,
                         .millis = lasts},
                        [lasts, fill, filled](PropItem& item, qreal t) {
                            const qreal now = filled ? t * lasts - fill : t * lasts;
                            const qreal come = std::clamp(now / std::max(1, fill), 0.0, 1.0);
                            item.setOpacity(std::min(come, comesAndGoes(t, lasts, 1, fill / 2)));
                            item.setScale(filled ? 1 : 0.85 + 0.15 * eased(QEasingCurve::OutBack, come));
                        });
    }
}

void EffectPlayer::rain(int at) const {
    const QRectF open = m_scene.openRect();
    const int falls = std::max(1, scaled(kRain));
    for (int k = 0; k < kDrops; ++k) {
        // Spread over the width without a visible pattern.
        const qreal x = open.left() + open.width() * (std::fmod(0.5 + k * 0.618034, 1.0) * 0.94 + 0.03);
        m_scene.perform(props::drop(m_scene.paintContext()),
                        {.z = layer::kEffects - 2, .delay = at + falls * (k % 6) / 6, .millis = falls},
                        [open, x](PropItem& item, qreal t) {
                            item.setPos(x, open.top() + open.height() * eased(QEasingCurve::InQuad, t));
                            item.setOpacity(std::min(1.0, 5 * (1 - t)));
                        });
    }
}

void EffectPlayer::fanOut(PileId pile, int ends) const {
    const QRectF from = m_scene.zoneRect(pile).isEmpty() ? m_scene.restOf(pile) : m_scene.zoneRect(pile);
    const qreal high = std::floor(std::min(from.height(), 150 * m_scene.layout().unit));
    const QSizeF card(cardWidth(high), high);
    const int opens = std::max(1, scaled(kSearch)), shuts = std::max(1, scaled(kBreak));
    const int begins = scaled(kDimFade), lasts = std::max(1, ends + shuts - begins);
    const QPointF middle = from.center();
    for (int k = 0; k < kFanned; ++k) {
        const qreal offset = 2.0 * k / (kFanned - 1) - 1; // from -1 to 1
        m_scene.perform(props::back(m_scene.paintContext(), m_presenter.art(kHidden), card),
                        {.z = layer::kFlying - kFanned + k,
                         .delay = begins,
                         .millis = lasts,
                         .in = opens / 5,
                         .out = shuts / 2},
                        [=](PropItem& item, qreal t) {
                            const qreal wide =
                                eased(QEasingCurve::InOutCubic, comesAndGoes(t, lasts, opens, shuts));
                            const qreal angle = offset * kFanAngle * wide;
                            // They rotate about a point below the pile, like cards in a hand.
                            const qreal turn = angle * M_PI / 180, arm = kFanArm * high;
                            item.setRotation(angle);
                            item.setPos(middle + QPointF(arm * std::sin(turn), arm * (1 - std::cos(turn))));
                        });
    }
}

int EffectPlayer::dip(Seat seat, std::vector<Flight>& flights) const {
    const int dips = scaled(kDip);
    for (Flight& flight : flights)
        flight.delay += dips;
    castAt(seat, flights.front().from.center(), 0, dips + flights.front().millis);
    return dips;
}

void EffectPlayer::castAt(Seat seat, QPointF target, int at, int ends) const {
    auto cast = std::make_unique<LineItem>();
    cast->set(m_scene.fishingLine().endAt(seat), target, m_scene.layout().unit);
    const int out = std::max(1, scaled(kHaulLine)), home = std::max(1, scaled(kLineHome));
    const int lasts = ends - at + home;
    m_scene.perform(std::move(cast), {.z = layer::kLine, .delay = at, .millis = lasts},
                    [lasts, out, home](LineItem& item, qreal t) {
                        item.setCast(eased(QEasingCurve::OutCubic, comesAndGoes(t, lasts, out, home)));
                    });
}

} // namespace tacklebox

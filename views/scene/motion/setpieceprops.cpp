// What a set piece shows beside its cards: veils, words, coins, rain.
#include "views/scene/items/animator.h"
#include "views/scene/items/passingitems.h"
#include "views/scene/items/propitems.h"
#include "views/scene/motion/directorprivate.h"
#include "views/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

namespace {

constexpr QColor kStorm(0x10, 0x24, 0x44);
constexpr double kStormDark = 0.5;
constexpr int kDrops = 12, kFanned = 11;
constexpr qreal kFanAngle = 52; ///< degrees, of the outermost card of a pile that fans out
constexpr qreal kFanArm = 1.5;  ///< heights of a card from its middle to where the fan turns
constexpr qreal kNarrowWords =
    220;                          ///< units: words beside a card are broken into lines before they go over it
constexpr qreal kOverCards = 0.1; ///< of its height: how far below their upper edge a bow's middle is
constexpr qreal kCutApart = 0.62; ///< widths of a card, that each half of a pile that is cut goes to its side
constexpr qreal kCoinOff = 24;    ///< units: from words to the middle of the coin beside them
constexpr qreal kCoinBeside = 62; ///< the same to the coin's other end
constexpr qreal kTagSize = 1;     ///< what a number that pops up at a card grows by, beside 0.4

/// 0 to 1 and back: in within the first `in` of `millis`, out within the last `out`.
qreal comesAndGoes(qreal t, int millis, int in, int out) {
    const qreal now = t * millis;
    return std::clamp(std::min(now / std::max(1, in), (millis - now) / std::max(1, out)), 0.0, 1.0);
}

} // namespace

int Director::Private::decorate(const Piece& piece, const std::vector<Flight>& flights,
                                const std::vector<Moved>& moves, int total) {
    const Staging& staging = piece.staging;
    const bool cards = !flights.empty();
    QRectF box = piece.box;
    int seen = piece.seen, leaves = piece.leaves;
    if (!cards) { // of a move alone: nothing but what is named
        if (staging.piece != SetPiece::Colour && staging.piece != SetPiece::Call) return total;
        const int hold = pause(staging.piece == SetPiece::Call ? kCallHold : kPieceHold);
        leaves = pacing.reduced() ? hold : scaled(kVeil) + hold;
        total = std::max(total, leaves);
    }
    if (box.isEmpty()) {
        const TableLayout& layout = scene.layout();
        box = cardIn(layout.bubbles.isEmpty() ? scene.openRect() : layout.bubbles,
                     cards ? layout.handHeight * 0.5 : 20 * layout.unit);
    }
    const Seat by = moves.empty() ? kNoSeat : moves.front().to.seat;
    if (!pacing.reduced()) {
        switch (staging.piece) {
        case SetPiece::Downpour: dim(kStorm, kStormDark, total); break;
        case SetPiece::Pour: // now it takes; the cards that are drawn before have been seen
            dim(kStorm, kStormDark, total);
            rain(0);
            break;
        case SetPiece::Stop: {
            dim(tokens::kNight, kDimDeep, total);
            if (!staging.colour.isValid()) break;
            const QRectF target = flights.front().stop; // of the card that stops the other
            auto light =
                props::beam(scene.brushes(), target.width(), target.bottom() - scene.openRect().top());
            light->setZValue(layer::kLine - 1);
            light->setPos(target.center().x(), (target.bottom() + scene.openRect().top()) / 2);
            const int lasts = leaves - piece.lead;
            QGraphicsItem* item = light.get();
            scene.perform(std::move(light), piece.lead, lasts, [item, lasts, in = scaled(kLight)](qreal t) {
                item->setOpacity(comesAndGoes(t, lasts, in, in));
            });
            break;
        }
        default: dim(tokens::kNight, kDim, total); break;
        }
        switch (staging.piece) {
        case SetPiece::Reveal:
            nameCards(piece, flights);
            popTags(piece, flights);
            break;
        case SetPiece::Colour: showBow(box, cards, staging.colour, seen, leaves); break;
        case SetPiece::Search: fanOut(moves.front().from, seen); break;
        case SetPiece::Skip:
            if (const auto hung = scene.line()) {
                auto weight = props::anchor(scene.brushes());
                const QPointF hook = scene.lineEnd(hung->to);
                const int lasts = 2 * scaled(kSwing);
                weight->setZValue(layer::kLine + 1);
                QGraphicsItem* item = weight.get();
                scene.perform(std::move(weight), std::max(0, seen - scaled(kSwing)), lasts,
                              [item, hook, unit = scene.layout().unit](qreal t) {
                                  const qreal falls = eased(QEasingCurve::InQuad, t);
                                  item->setPos(hook + QPointF(0, (40 + 200 * falls) * unit));
                                  item->setOpacity(std::min(1.0, 3 * (1 - t)));
                              });
            }
            break;
        case SetPiece::Haul: {
            QRectF cove;
            for (std::size_t k = 0; k < flights.size(); ++k)
                if (!isCommitted(moves[k].from.kind)) cove |= flights[k].from;
            if (!cove.isEmpty()) castAt(by, cove.center(), scaled(kVeil), leaves);
            break;
        }
        default: break;
        }
    }
    inscribe(staging, box, std::max(0, seen - scaled(kFade)), leaves);
    return total;
}

void Director::Private::dim(QColor colour, double share, int millis) {
    const int lasts = millis + scaled(kVeil);
    colour.setAlphaF(float(share));
    auto veil = std::make_unique<VeilItem>(scene.sceneRect(), colour);
    veil->setZValue(layer::kVeil);
    VeilItem* item = veil.get();
    scene.perform(std::move(veil), 0, lasts, [item, lasts, in = scaled(kVeil)](qreal t) {
        item->setDark(comesAndGoes(t, lasts, in, in));
    });
}

void Director::Private::inscribe(const Staging& staging, QRectF box, int at, int ends) {
    if (staging.title.isEmpty() || ends <= at) return;
    const QRectF scope = scene.openRect().adjusted(6, 6, -6, -6);
    const qreal unit = scene.layout().unit, gap = 6 * unit;
    auto words = props::caption(scene.brushes(), staging.title, staging.line, scope.width() * 0.6);
    QSizeF extent = words->size();
    QRectF plate(QPointF(box.center().x() - extent.width() / 2, box.bottom() + gap), extent);
    if (plate.bottom() > scope.bottom()) { // no room below: beside it, else over its lower edge
        const qreal left = box.right() + 2 * gap, room = scope.right() - 40 * unit - left;
        if (extent.width() >= room && room >= kNarrowWords * unit) {
            words = props::caption(scene.brushes(), staging.title, staging.line, room - 10 * unit);
            extent = words->size();
        }
        if (extent.width() < room)
            plate = QRectF(QPointF(left, box.center().y() - extent.height() / 2), extent);
        else
            plate.moveBottom(scope.bottom());
    }
    if (const QRectF race = planner->racing(scene.picture());
        plate.intersects(race)) { // the card stands beside it
        QRectF before = plate;
        before.moveRight(box.left() - 2 * gap);
        if (before.left() >= scope.left() && !before.intersects(race)) plate = before;
    }
    const qreal coin = staging.points > 0 ? kCoinBeside * unit : 0; // it stands at the right
    plate.moveLeft(std::clamp(plate.left(), scope.left(),
                              std::max(scope.left(), scope.right() - coin - extent.width())));
    const bool still = pacing.reduced();
    const auto enters = [still, in = scaled(kFade)](QGraphicsItem* item, qreal t, int lasts) {
        item->setOpacity(comesAndGoes(t, lasts, in, in));
        const qreal grown = std::min(1.0, t * lasts / std::max(1, 2 * in));
        item->setScale(still || grown >= 1 ? 1 : 0.8 + 0.2 * eased(QEasingCurve::OutBack, grown));
    };
    words->setZValue(layer::kPieceWords);
    words->setPos(plate.center());
    QGraphicsItem* shown = words.get();
    const int lasts = ends - at;
    scene.perform(std::move(words), at, lasts, [shown, lasts, enters](qreal t) { enters(shown, t, lasts); });
    if (staging.points <= 0) return;

    auto counted = std::make_unique<CoinItem>(scene.brushes(), staging.points);
    counted->setZValue(layer::kPieceWords + 1);
    const QPointF there(plate.right() + kCoinOff * unit, plate.center().y());
    QRectF home = scene.seatRect(staging.seat);
    if (home.isEmpty()) home = scene.zoneRect(handOf(staging.seat));
    const QPointF end = home.isEmpty() ? there : home.center();
    const int stays = lasts, goes = still ? 0 : scaled(kCoinHome), whole = stays + goes;
    counted->setPos(there);
    CoinItem* item = counted.get();
    scene.perform(std::move(counted), at, whole,
                  [=, stamp = std::max(1, scaled(kStamp)), count = std::max(1, scaled(kCount))](qreal t) {
                      const qreal now = t * whole;
                      item->count(still ? 1 : std::clamp((now - stamp) / count, 0.0, 1.0));
                      if (now < stays) {
                          const qreal stamped = std::min(1.0, now / stamp);
                          item->setScale(still ? 1 : 1.7 - 0.7 * eased(QEasingCurve::OutBack, stamped));
                          item->setOpacity(std::min(1.0, 3 * stamped));
                          return;
                      }
                      const qreal way = eased(QEasingCurve::InOutCubic, (now - stays) / std::max(1, goes));
                      item->setPos(there + (end - there) * way);
                      item->setScale(1 - 0.4 * way);
                      item->setOpacity(way > 0.8 ? (1 - way) * 5 : 1);
                  });
}

void Director::Private::nameCards(const Piece& piece, const std::vector<Flight>& flights) {
    for (std::size_t k = 0; k < flights.size() && k < piece.staging.verdicts.size(); ++k) {
        const Flight& flight = flights[k];
        auto chip = props::chip(scene.brushes(), piece.staging.verdicts[k].whose, flight.stop.width() * 1.3);
        chip->setZValue(layer::kPieceWords);
        chip->setPos(flight.stop.center().x(), flight.stop.bottom() + chip->size().height() * 0.8);
        const int from = flight.delay + flight.millis, lasts = std::max(1, flight.hold);
        QGraphicsItem* item = chip.get();
        scene.perform(std::move(chip), from, lasts, [item, lasts, in = scaled(kFade)](qreal t) {
            item->setOpacity(comesAndGoes(t, lasts, in, in));
        });
    }
}

void Director::Private::popTags(const Piece& piece, const std::vector<Flight>& flights) {
    for (std::size_t k = 0; k < flights.size() && k < piece.staging.verdicts.size(); ++k) {
        const Flight& flight = flights[k];
        const Verdict& verdict = piece.staging.verdicts[k];
        if (!verdict.leaps || verdict.tag.isEmpty()) continue;
        auto tag = props::caption(scene.brushes(), verdict.tag, {}, flight.stop.width());
        tag->setZValue(layer::kPieceWords + 1);
        tag->setPos(flight.stop.center().x(), flight.stop.top());
        // At the height of the leap it has its number, and keeps it until it goes.
        const int from = flight.atStop.leaps + flight.atStop.gesture / 2;
        const int lasts = std::max(1, flight.hold - from);
        QGraphicsItem* item = tag.get();
        scene.perform(std::move(tag), flight.delay + flight.millis + from, lasts,
                      [item, lasts, in = std::max(1, scaled(kMount))](qreal t) {
                          const qreal grown = std::min(1.0, t * lasts / in);
                          item->setScale(0.4 + kTagSize * eased(QEasingCurve::OutBack, grown));
                          item->setOpacity(comesAndGoes(t, lasts, in / 2, in / 2));
                      });
    }
}

void Director::Private::showBow(QRectF box, bool overCards, QColor colour, int at, int ends) {
    const qreal unit = scene.layout().unit, wide = std::max(box.width() * 1.9, 260 * unit);
    const int fill = scaled(kFill), lasts = std::max(1, ends - at);
    for (const bool filled : {false, true}) {
        auto bow = props::bow(scene.brushes(), wide, filled ? colour : QColor());
        bow->setZValue(layer::kLine + (filled ? 2 : 1));
        // Over cards its crown is above them, and its feet at their sides.
        bow->setPos(box.center().x(), overCards ? box.top() + bow->size().height() * kOverCards
                                                : box.center().y() - bow->size().height() * 0.28);
        QGraphicsItem* item = bow.get();
        scene.perform(std::move(bow), at, lasts, [item, lasts, fill, filled](qreal t) {
            const qreal now = t * lasts;
            const qreal come = std::clamp((filled ? now - fill : now) / std::max(1, fill), 0.0, 1.0);
            item->setOpacity(std::min(come, comesAndGoes(t, lasts, 1, fill / 2)));
            item->setScale(filled ? 1 : 0.85 + 0.15 * eased(QEasingCurve::OutBack, come));
        });
    }
}

void Director::Private::rain(int at) {
    const QRectF open = scene.openRect();
    const int falls = std::max(1, scaled(kRain));
    for (int k = 0; k < kDrops; ++k) {
        auto drop = props::drop(scene.brushes());
        drop->setZValue(layer::kEffects - 2);
        // Spread over the width without a pattern to be seen.
        const qreal x = open.left() + open.width() * (std::fmod(0.5 + k * 0.618034, 1.0) * 0.94 + 0.03);
        QGraphicsItem* item = drop.get();
        scene.perform(std::move(drop), at + falls * (k % 6) / 6, falls, [item, open, x](qreal t) {
            item->setPos(x, open.top() + open.height() * eased(QEasingCurve::InQuad, t));
            item->setOpacity(std::min(1.0, 5 * (1 - t)));
        });
    }
}

void Director::Private::fanOut(Place pile, int ends) {
    const QRectF from = scene.zoneRect(pile).isEmpty() ? scene.restOf(pile) : scene.zoneRect(pile);
    const qreal high = std::floor(std::min(from.height(), 150 * scene.layout().unit));
    const QSizeF card(cardWidth(high), high);
    const int opens = std::max(1, scaled(kSearch)), shuts = std::max(1, scaled(kBreak));
    const int begins = scaled(kVeil), lasts = std::max(1, ends + shuts - begins);
    const QPointF middle = from.center();
    for (int k = 0; k < kFanned; ++k) {
        auto back = props::back(scene.brushes(), presenter->art(kHidden), card);
        back->setZValue(layer::kFlying - kFanned + k);
        QGraphicsItem* item = back.get();
        const qreal aside = 2.0 * k / (kFanned - 1) - 1; // from -1 to 1
        scene.perform(std::move(back), begins, lasts, [=](qreal t) {
            const qreal wide = eased(QEasingCurve::InOutCubic, comesAndGoes(t, lasts, opens, shuts));
            const qreal angle = aside * kFanAngle * wide;
            // They turn about a point below the pile, as those in a hand do.
            const qreal turn = angle * M_PI / 180, arm = kFanArm * high;
            item->setRotation(angle);
            item->setPos(middle + QPointF(arm * std::sin(turn), arm * (1 - std::cos(turn))));
            item->setOpacity(comesAndGoes(t, lasts, opens / 5, shuts / 2));
        });
    }
}

QRectF Director::Private::riffled(Place pile) const {
    const QRectF rect = scene.cardRect({pile, 0});
    const qreal apart = kCutApart * rect.width();
    return rect.adjusted(-apart, 0, apart, 0);
}

void Director::Private::riffle(Place pile, int millis) {
    constexpr int kCut = 8;                       // cards that are seen of it
    constexpr qreal kLean = 7;                    // degrees
    constexpr qreal kParted = 0.3, kFalls = 0.22; // shares of the time: to part them, for one to fall
    const ZonePicture* zone = scene.picture().zone(pile);
    const QRectF rect = scene.cardRect({pile, 0});
    if (!zone || zone->arrangement != Arrangement::Pile || rect.isEmpty() || zone->cards.size() < 2)
        return scene.wiggle(pile, millis);
    const qreal step = (1 - kParted - kFalls) / (kCut - 1), unit = scene.layout().unit;
    for (int k = 0; k < kCut; ++k) {
        auto back = props::back(scene.brushes(), presenter->art(kHidden), rect.size());
        back->setZValue(layer::kFlying - kCut + k);
        QGraphicsItem* item = back.get();
        const qreal side = k % 2 == 0 ? -1 : 1, falls = kParted + step * k;
        scene.perform(std::move(back), 0, millis, [=](qreal t) {
            const qreal parts = eased(QEasingCurve::OutCubic, std::min(1.0, t / kParted));
            const qreal home = eased(QEasingCurve::InOutCubic, std::clamp((t - falls) / kFalls, 0.0, 1.0));
            const qreal apart = side * parts * (1 - home);
            const qreal lifts = std::abs(apart) * (2 + k) * unit;
            item->setPos(rect.center() + QPointF(apart * kCutApart * rect.width(), -lifts));
            item->setRotation(apart * kLean);
        });
    }
}

void Director::Private::showPoints(const Scored& scored, int millis) {
    const qreal gap = 6 * scene.layout().unit;
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const QRectF tag = tagOf(seat);
        if (scored.points[seat] == 0 || tag.isEmpty()) continue;
        auto sign = props::points(scene.brushes(), scored.points[seat]);
        const QSizeF half = sign->size() / 2;
        if (seat == presenter->table().facing()) // his tag lies at the lower edge
            sign->setPos(tag.right() + gap + half.width(), tag.center().y());
        else
            sign->setPos(scene.lineEnd(seat) + QPointF(0, gap + half.height()));
        sign->setZValue(layer::kEffects - 1);
        QGraphicsItem* item = sign.get();
        const int in = std::max(1, scaled(kMount)), out = std::max(1, scaled(kFade));
        scene.perform(std::move(sign), 0, millis, [=, still = pacing.reduced()](qreal t) {
            item->setOpacity(comesAndGoes(t, millis, in, out));
            item->setScale(still ? 1
                                 : 0.4 + 0.6 * eased(QEasingCurve::OutBack, std::min(1.0, t * millis / in)));
        });
    }
}

void Director::Private::castAt(Seat seat, QPointF target, int at, int ends) {
    auto cast = std::make_unique<LineItem>();
    cast->setZValue(layer::kLine);
    cast->set(scene.lineEnd(seat), target, scene.layout().unit);
    LineItem* item = cast.get();
    const int out = std::max(1, scaled(kHaulLine)), home = std::max(1, scaled(kLineHome));
    const int lasts = ends - at + home;
    scene.perform(std::move(cast), at, lasts, [item, lasts, out, home](qreal t) {
        item->setCast(eased(QEasingCurve::OutCubic, comesAndGoes(t, lasts, out, home)));
    });
}

} // namespace tacklebox

#include "views/sounds/soundscript.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kAskSteps = 3, kHitSteps = 4;
constexpr double kLossPitch = 2.0 / 3; ///< a fifth lower

QString step(const char* cue, int number) {
    return QStringLiteral("%1-%2").arg(QLatin1String(cue)).arg(number);
}

} // namespace

SoundCue SoundScript::ofMoved(const Moved& moved, const QString& own) {
    const Seat at = moved.to.seat != kNoSeat ? moved.to.seat : moved.from.seat;
    const bool sameWay = m_before && m_before->from.kind == moved.from.kind && m_before->to == moved.to;
    if (m_dealing) return {moved.to.kind == PileKind::Hand ? QStringLiteral("deal") : QString(), at};
    QString cue = own;
    if (!cue.isEmpty()) {
    } else if (isLaid(moved.to.kind)) {
        cue = QStringLiteral("set");
    } else if (isWater(moved.to.kind)) {
        cue = QStringLiteral("splash");
    } else if (moved.to.kind == PileKind::Hand && isWater(moved.from.kind)) {
        cue = m_missed ? QStringLiteral("card-slide") : QStringLiteral("splash"); // a miss splashes
    } else if (moved.to.kind == PileKind::Hand && moved.from.kind == PileKind::Hand &&
               moved.to.seat == m_asker) {
        if (!sameWay) ++m_hits;
        cue = step("hit", std::clamp(m_hits, 1, kHitSteps));
    } else if (moved.to.kind == PileKind::Discard || isCommitted(moved.to.kind)) {
        cue = QStringLiteral("card-place");
    } else {
        cue = QStringLiteral("card-slide");
    }
    const bool again = sameWay && cue == m_beforeCue;
    m_beforeCue = cue;
    return {again ? QString() : cue, at};
}

SoundCue SoundScript::ofSaid(const Said& said) {
    switch (said.saying) {
    case Saying::GotWhatIFishedFor: return {QStringLiteral("set"), said.seat};
    case Saying::BellyUp: return {QStringLiteral("caught"), said.seat};
    case Saying::GoFishing:
    case Saying::DeadInTheWater:
    case Saying::NoFish:
    case Saying::NoneToGive: break;
    }
    m_missed = true;
    m_hits = 0;
    return {QStringLiteral("miss"), said.seat};
}

SoundCue SoundScript::ofPoints(Seat seat, int note) {
    constexpr std::array kSemitones{0, 2, 4, 7, 9, 12, 14, 16}; // pentatonic
    const std::size_t at = std::min(std::size_t(note), kSemitones.size() - 1);
    return {QStringLiteral("coin-2"), seat, std::exp2(kSemitones[at] / 12.0)};
}

SoundCue SoundScript::next(const TableEvent& event, const QString& own, bool last, Seat you) {
    const bool shown = std::exchange(m_shown, false);
    if (const auto* moved = std::get_if<Moved>(&event.what)) {
        SoundCue heard = ofMoved(*moved, own);
        if (you != kNoSeat && moved->from == handOf(you) && moved->to.kind == PileKind::Hand)
            heard.pitch = kLossPitch;
        m_before = *moved;
        return heard;
    }
    m_before.reset();
    if (std::holds_alternative<DealEvent>(event.what)) {
        restart();
        m_dealing = true;
        return {QStringLiteral("shuffle"), kNoSeat};
    }
    if (std::holds_alternative<ShuffleEvent>(event.what))
        return {m_dealing ? QString() : QStringLiteral("shuffle"), kNoSeat};
    if (const auto* made = std::get_if<MoveEvent>(&event.what)) {
        m_dealing = m_missed = false;
        if (made->act == Act::Asks && made->seat != std::exchange(m_asker, made->seat)) m_hits = 0;
        if (!own.isEmpty()) return {own, made->seat};
        switch (made->act) {
        case Act::Asks: return {step("ask", 1 + made->seat % kAskSteps), made->seat};
        case Act::Attacks: return {QStringLiteral("wave-attack"), made->seat};
        case Act::Protects: return {QStringLiteral("wave-protect"), made->seat};
        case Act::Answers:
        case Act::Other: return {};
        }
    }
    if (const auto* said = std::get_if<Said>(&event.what)) return ofSaid(*said);
    // The same sound as for taking a card, so that listeners do not learn who looks at which card.
    if (const auto* peeked = std::get_if<Peeked>(&event.what))
        return {QStringLiteral("card-slide"), peeked->owner};
    if (const auto* turned = std::get_if<Shown>(&event.what)) {
        m_shown = true;
        if (shown) return {};
        return {own.isEmpty() ? QStringLiteral("card-flip") : own, own.isEmpty() ? turned->seat : kNoSeat};
    }
    if (const auto* rolled = std::get_if<Rolled>(&event.what)) return {QStringLiteral("dice"), rolled->seat};
    if (std::holds_alternative<Scored>(event.what)) {
        if (last) return {};
        return {own.isEmpty() ? QStringLiteral("end-of-hand") : own, kNoSeat};
    }
    if (const auto* over = std::get_if<Over>(&event.what))
        return {you != kNoSeat && !over->winners.has(you) ? QStringLiteral("defeat")
                                                          : QStringLiteral("victory"),
                kNoSeat};
    return {};
}

} // namespace tacklebox

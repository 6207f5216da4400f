// Reasons for refusing a move: shared ones, and those of each game.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace tacklebox {

/// Reasons that several games share. Every other rule has a reason in its game's enum (OwnReason in
/// its header). Each game's words turn both into a sentence for the player.
enum class Reason : std::uint8_t {
    None,            ///< not refused
    NotYourMove,     ///< the seat may not move now
    NotInThisPhase,  ///< the move belongs to another phase of the turn
    NotYourself,     ///< aimed at the player's own seat
    EmptyHand,       ///< the target holds no cards
    NotInHand,       ///< the player does not hold that card
    HoldsNoneOfKind, ///< the player holds none of the kind (fish, number, rank) asked for
};

/// A shared reason or one of a game's own, in one byte.
class ReasonCode {
  public:
    constexpr ReasonCode(Reason shared = Reason::None) : m_code(std::uint8_t(shared)) {}
    template <class OwnReason>
    requires std::same_as<std::underlying_type_t<OwnReason>, std::uint8_t>
    constexpr ReasonCode(OwnReason own) : m_code(std::uint8_t(kOwn + std::uint8_t(own))) {}

    constexpr bool isOwn() const { return m_code >= kOwn; }
    /// Requires isOwn(). `OwnReason` must be the enum of the game that returned the refusal.
    template <class OwnReason>
    constexpr OwnReason own() const {
        return OwnReason(m_code - kOwn);
    }
    /// Requires !isOwn().
    constexpr Reason shared() const { return Reason(m_code); }
    constexpr bool operator==(const ReasonCode&) const = default;

  private:
    /// Own reasons follow the shared ones.
    static constexpr std::uint8_t kOwn = std::uint8_t(Reason::HoldsNoneOfKind) + 1;

    std::uint8_t m_code;
};

/// A refusal and the arguments of its sentence. Converts to true if there is a reason.
struct Refusal {
    ReasonCode reason;
    Seat seat = kNoSeat;    ///< the other player concerned, if any
    Face face = kNoFace;    ///< the card concerned, if any
    std::int16_t first = 0; ///< numbers in the sentence, with a meaning specific to the reason
    std::int16_t second = 0;

    constexpr explicit operator bool() const { return !(reason == Reason::None); }
    constexpr bool operator==(const Refusal&) const = default;
};

} // namespace tacklebox

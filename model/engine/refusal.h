// Why a move was refused, to be put into words at the border: a reason that several games have, or one of a
// game's own.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace tacklebox {

/// The reasons that several games have. Every other rule that a move can break has a reason in the enum of
/// its game (OwnReason, in the refusals.h of its folder). Each game's words turn both into a sentence for the
/// player.
enum class Reason : std::uint8_t {
    None,            ///< not refused
    NotYourMove,     ///< that seat has no move now
    NotInThisPhase,  ///< the move belongs to another moment of the turn
    NotYourself,     ///< aimed at oneself
    EmptyHand,       ///< the one aimed at holds no card
    NotInHand,       ///< the player does not hold that card
    HoldsNoneOfKind, ///< asked for a kind (fish, number, rank) of which he holds none
};

/// A shared reason or one of a game's own, in one byte.
class ReasonCode {
  public:
    constexpr ReasonCode(Reason shared = Reason::None) : m_code(std::uint8_t(shared)) {}
    template <class OwnReason>
    requires std::same_as<std::underlying_type_t<OwnReason>, std::uint8_t>
    constexpr ReasonCode(OwnReason own) : m_code(std::uint8_t(kOwn + std::uint8_t(own))) {}

    constexpr bool isOwn() const { return m_code >= kOwn; }
    /// Of one that isOwn(): the game has to be the one that has refused.
    template <class OwnReason>
    constexpr OwnReason own() const {
        return OwnReason(m_code - kOwn);
    }
    /// Of one that is not.
    constexpr Reason shared() const { return Reason(m_code); }
    constexpr bool operator==(const ReasonCode&) const = default;

  private:
    /// The reasons of games come after the shared ones.
    static constexpr std::uint8_t kOwn = std::uint8_t(Reason::HoldsNoneOfKind) + 1;

    std::uint8_t m_code;
};

/// A refusal and what its sentence needs. Converts to true where there is one.
struct Refusal {
    ReasonCode reason;
    Seat seat = kNoSeat;    ///< the other player concerned, if any
    Face face = kNoFace;    ///< the card concerned, if any
    std::int16_t first = 0; ///< numbers the sentence names; their meaning belongs to the reason
    std::int16_t second = 0;

    constexpr explicit operator bool() const { return !(reason == Reason::None); }
    constexpr bool operator==(const Refusal&) const = default;
};

} // namespace tacklebox

// The observation of a game that lists the places of its cards, and what follows from it.
//
// Such a game has a struct of its places (hands, piles, laid cards: each a CardSet or a Pile) from which
// State and Layout derive, and a function over it:
//
//     template <class Cards, class Visit>
//     static void places(Cards& cards, int seats, Visit visit);
//
// It calls visit(pile, place, visibleTo) for each place in a fixed order, where all `visibleTo` see the
// faces. State has nothing besides but `match`, `options` and `status`, so everything public is in Status.
#pragma once

#include "model/engine/follower.h"
#include "model/engine/game.h"
#include "model/engine/observationlists.h"
#include "model/engine/tabletraits.h"

namespace tacklebox {

/// A place as its viewer sees it.
struct SeenPlace {
    PileId pile;
    FaceList faces;       ///< a pile top first; other cards sorted by face, hidden ones last
    bool visible = false; ///< the viewer sees the faces
    bool ordered = false; ///< a pile

    bool operator==(const SeenPlace&) const = default;
};

/// The observation of one seat.
template <class S>
struct PlacesObservation {
    Seat viewer = kEverybody;
    MatchScore match;
    Options options;
    S status;
    std::vector<SeenPlace> places;

    bool operator==(const PlacesObservation&) const = default;

    const SeenPlace* find(PileId pile) const {
        const auto found = std::ranges::find(places, pile, &SeenPlace::pile);
        return found == places.end() ? nullptr : &*found;
    }
};

/// The hand of a seat in any game's observation.
template <class Observation>
const FaceList& handIn(const Observation& observation, Seat seat) {
    if constexpr (requires { observation.hands[seat]; }) {
        return observation.hands[seat];
    } else {
        static const FaceList kNone{};
        const SeenPlace* hand = observation.find(handOf(seat));
        return hand ? hand->faces : kNone;
    }
}

/// Base of a game that lists its places: the parts of the Game concept that follow from them, with the usual
/// turns.
template <class G, class S, class M>
struct PlacesGame {
    using State = S;
    using Move = M;
    using Status = decltype(State::status);
    using Observation = PlacesObservation<Status>;

    static SeatSet playersToAct(const State& state) { return state.status.playersToAct; }
    static Status statusFor(const Status& status, Seat) { return status; }
    static Move censor(const Move& move) { return move; }

    static Observation observation(const State& state, Seat viewer) {
        Observation observation{viewer, state.match, state.options, state.status, {}};
        G::places(state, state.match.seats, [&](PileId pile, const auto& cards, SeatSet visibleTo) {
            const bool visible = includesViewer(visibleTo, viewer);
            if constexpr (requires { cards.top(); })
                observation.places.push_back({pile, facesFromTop<G>(cards, visible), visible, true});
            else
                observation.places.push_back({pile, faces<G>(cards, visible), visible, false});
        });
        return observation;
    }

    static void follow(Observation& observation, const SeenEvent<G>& event) {
        std::visit(PlacesFollower{{observation}}, event.content());
    }

  private:
    struct PlacesFollower : Follower<G> {
        using Follower<G>::operator();

        void operator()(const Moved& moved) const {
            for (SeenPlace& place : this->observation.places)
                if (place.pile == moved.from) takeOut(place.faces, moved.face);
            for (SeenPlace& place : this->observation.places) {
                if (!(place.pile == moved.to)) continue;
                const Face face = place.visible ? moved.face : kHidden;
                place.ordered ? putOnTop(place.faces, face) : putSorted(place.faces, face);
            }
        }
    };
};

/// The table traits of a game that lists its places.
template <class G>
struct PlacesTableTraits : UsualTableTraits<G> {
    static std::vector<PileCards> piles(const typename G::Observation& observation) {
        std::vector<PileCards> piles;
        for (const SeenPlace& place : observation.places)
            piles.push_back({place.pile, place.faces});
        return piles;
    }
};

} // namespace tacklebox

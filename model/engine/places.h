// The observation of a game that lists the places of its cards, and what follows from it.
//
// The game's State and Layout have a CardSet or a Pile for each place (hands, piles, laid cards). A function
// lists them:
//
//     template <class Cards, class Visit>
//     static void places(Cards& cards, int seats, Visit visit);
//
// It calls visit(pile, place, visibleTo) for each place in a fixed order, where all `visibleTo` see the
// faces. A game may define its own Observation, with a FaceList of the same name for each place. Otherwise
// State has only `match`, `options` and `status` besides the places, so everything public is in Status.
#pragma once

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
    Seat viewer = kOmniscient;
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

/// Lists the hands, which only their owners see, for places().
template <class Cards, class Visit>
void visitHands(Cards& cards, int seats, Visit visit) {
    for (Seat seat = 0; seat < seats; ++seat)
        visit(handOf(seat), cards.hands[seat], SeatSet::of(seat));
}

/// Base of a game that lists its places: the parts of the Game concept that follow from them, with the usual
/// turns.
template <class G, class S, class M, class L, class O = PlacesObservation<decltype(S::status)>>
struct PlacesGame {
    using State = S;
    using Move = M;
    using Layout = L;
    using Status = decltype(State::status);
    using Observation = O;

    static SeatSet playersToAct(const State& state) { return state.status.playersToAct; }
    static Status statusFor(const Status& status, Seat) { return status; }
    static Move censor(const Move& move) { return move; }

    /// All but the members that only the game's own Observation has.
    static Observation observation(const State& state, Seat viewer) {
        Observation observation{};
        observation.viewer = viewer;
        observation.match = state.match;
        observation.status = G::statusFor(state.status, viewer);
        if constexpr (requires { observation.options; }) observation.options = state.options;
        G::places(state, state.match.seats, [&](PileId pile, const auto& cards, SeatSet visibleTo) {
            const bool visible = includesViewer(visibleTo, viewer);
            constexpr bool kOrdered = requires {
                cards.top();
            };
            FaceList seen;
            if constexpr (kOrdered)
                seen = facesFromTop<G>(cards, visible);
            else
                seen = faces<G>(cards, visible);
            if constexpr (requires { observation.places; })
                observation.places.push_back({pile, seen, visible, kOrdered});
            else
                change(observation, pile, [&](FaceList& faces, bool, bool) { faces = seen; });
        });
        return observation;
    }

    static void applyEvent(Observation& observation, const SeenEvent<G>& event) {
        std::visit([&](const auto& content) { G::update(observation, content); }, event.content());
    }
    /// Updates an observation by the content of an event. A game that defines its own Observation adds
    /// overloads.
    static void update(Observation& observation, const SeenDeal<G>& deal) { observation = deal.observation; }
    static void update(Observation& observation, const Moved& moved) {
        change(observation, moved.from, [&](FaceList& faces, bool, bool) { takeOut(faces, moved.face); });
        change(observation, moved.to, [&](FaceList& faces, bool visible, bool ordered) {
            const Face face = visible ? moved.face : kHidden;
            ordered ? putOnTop(faces, face) : putSorted(faces, face);
        });
    }
    static void update(Observation& observation, const SeenStatus<Status>& status) {
        observation.status = status.now;
    }
    static void update(Observation& observation, const SeenShuffle& shuffle) {
        if (!shuffle.order.empty())
            change(observation, {shuffle.pile}, [&](FaceList& faces, bool, bool) { faces = shuffle.order; });
    }
    static void update(Observation& observation, const Scored& scored) {
        observation.match.scores = scored.totals;
        observation.match.last = scored.last();
    }
    static void update(Observation& observation, const Over& over) {
        observation.match.over = true;
        observation.match.winners = over.winners;
    }
    template <class Other>
    static void update(Observation&, const Other&) {}

  private:
    /// Calls act(faces, visible, ordered) for that place.
    template <class Act>
    static void change(Observation& observation, PileId pile, Act act) {
        if constexpr (requires { observation.places; }) {
            for (SeenPlace& place : observation.places)
                if (place.pile == pile) act(place.faces, place.visible, place.ordered);
        } else {
            G::places(observation, observation.match.seats,
                      [&](PileId place, FaceList& faces, SeatSet visibleTo) {
                          if (place == pile)
                              act(faces, includesViewer(visibleTo, observation.viewer),
                                  pile.kind != PileKind::Hand);
                      });
        }
    }
};

/// The table traits of a game that lists its places. A game that defines its own Observation either has cards
/// laid in front of each seat (G::kLaid), which laid(observation, seat) returns, or overrides others().
template <class G>
struct PlacesTableTraits : UsualTableTraits<G> {
    using typename UsualTableTraits<G>::Observation;

    static std::vector<PileCards> piles(const Observation& observation) {
        std::vector<PileCards> piles;
        if constexpr (requires { observation.places; }) {
            for (const SeenPlace& place : observation.places)
                piles.push_back({place.pile, place.faces});
        } else {
            const int seats = observation.match.seats;
            G::places(observation, seats, [&](PileId pile, const FaceList& faces, SeatSet) {
                piles.push_back({pile, faces});
            });
            const std::vector<PileCards> others = TableTraits<G>::others(observation);
            piles.insert(piles.begin() + seats, others.begin(), others.end());
        }
        return piles;
    }
    /// The places that are no hands or piles.
    static std::vector<PileCards> others(const Observation& observation) {
        std::vector<PileCards> others;
        for (Seat seat = 0; seat < observation.match.seats; ++seat)
            others.push_back({{G::kLaid, seat}, TableTraits<G>::laid(observation, seat)});
        return others;
    }
};

} // namespace tacklebox

// Information states, and the sampling of determinizations that are consistent with them.
#pragma once

#include "model/bots/fact.h"
#include "model/engine/game.h"

#include <concepts>
#include <vector>

namespace tacklebox {

/// The information state of a seat, derived from all its events. Specialised in
/// model/games/<game>/bot/informationstate.h. It forgets nothing; weaker levels ignore old facts.
///
/// - `InformationState(viewer)`: Starts without events. Viewer kNoSeat receives only public events.
/// - `see(event)`: Processes the next event of the viewer's stream.
/// - `observation()`: The viewer's observation.
/// - `facts()`: All facts about the other hands, ordered by seat, as the memory aid shows them. At
///   most one fact for each seat and card or topic. Excludes cards that are visible in the observation.
template <class G>
class InformationState;

template <class G>
concept InformationStateOf = requires(InformationState<G>& informationState, const InformationState<G>& known,
                                      const SeenEvent<G>& event, Seat viewer) {
    InformationState<G>(viewer);
    {informationState.see(event)};
    { known.observation() } -> std::convertible_to<const typename G::Observation&>;
    { known.facts() } -> std::same_as<std::vector<Fact>>;
};

/// Samples determinizations: complete positions that are consistent with an information state. Specialised in
/// model/games/<game>/bot/determinizer.h.
///
/// - `Determinizer(knowledge)`: Prepares sampling for the current position of a seat's information state.
///   Samplers that search for a first determinization also take a Deadline.
/// - `found()`: False if that search gave up. Then sample() must not be called.
/// - `sample(random, determinization)`: Samples a complete position, including hidden cards and phases. Some
/// legal
///   history must lead to it that the seat cannot distinguish from its events. Every such position can be
///   sampled, with a frequency that approximates its probability.
///
/// The tests list all such positions of small deals and compare (tests/support/possibledeterminizations.h).
template <class G>
class Determinizer;

template <class G>
concept DeterminizerOf = requires(const InformationState<G>& known, Determinizer<G>& determinizer,
                                  const Determinizer<G>& looked, Random& random,
                                  typename G::State& determinization) {
    Determinizer<G>(known);
    { looked.found() } -> std::same_as<bool>;
    {determinizer.sample(random, determinization)};
};

} // namespace tacklebox

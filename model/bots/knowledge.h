// What one seat knows: a fold over its own events. And the worlds that fit it.
#pragma once

#include "model/bots/fact.h"
#include "model/engine/game.h"

#include <concepts>
#include <vector>

namespace tacklebox {

/// Specialised for each game in model/games/<game>/bot/knowledge.h. It forgets nothing; levels that forget
/// ask for younger facts only.
///
///  Knowledge(viewer)  knows nothing yet; viewer kNoSeat hears what the whole table hears, and no more.
///  see(event)         takes in the next event of the viewer's stream.
///  view()             the position as the viewer may see it.
///  facts()            all that is known of hands other than the viewer's, seat by seat, at most one fact a
///                     seat and card or topic; nothing that the hand's own cards on view already say. This is
///                     what a board of known cards shows.
template <class G>
class Knowledge;

template <class G>
concept KnowledgeOf = requires(Knowledge<G>& knowledge, const Knowledge<G>& known, const SeenEvent<G>& event,
                               Seat viewer) {
    Knowledge<G>(viewer);
    {knowledge.see(event)};
    { known.view() } -> std::convertible_to<const typename G::View&>;
    { known.facts() } -> std::same_as<std::vector<Fact>>;
};

/// Specialised for each game in model/games/<game>/bot/worldsampler.h: samples worlds, that is, complete
/// positions that fit all that a seat knows (determinizations).
///
///  WorldSampler(knowledge)  gets ready to sample for the present position. The knowledge is a seat's own.
///  found()                whether it came upon one at all: a sampler that has to look for a first one may
///                         give up, so that nobody waits; it takes a Deadline too, at which it does. Then
///                         there is nothing to sample.
///  sample(random, world)  a whole position, hidden cards and hidden phases included: some history that the
///                         rules allow and that looks to the seat exactly like what it saw leads to it. Every
///                         such position can come up; the likelier ones more often.
///
/// The tests hold it to that by building such a history for every sampled world and replaying it.
template <class G>
class WorldSampler;

template <class G>
concept WorldSamplerOf = requires(const Knowledge<G>& known, WorldSampler<G>& worlds,
                                  const WorldSampler<G>& looked, Random& random, typename G::State& world) {
    WorldSampler<G>(known);
    { looked.found() } -> std::same_as<bool>;
    {worlds.sample(random, world)};
};

} // namespace tacklebox

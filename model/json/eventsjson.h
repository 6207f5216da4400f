// Observations and events as JSON, for any game with a Codec.
#pragma once

#include "model/engine/places.h"
#include "model/json/codec.h"

namespace tacklebox {

/// Adds the status: the shared fields ("turn", "phase", "waiting") and those of the game.
template <class G>
void addStatusFields(Json& json, const typename G::Observation& observation) {
    json["turn"] = seatOrNull(observation.status.turn);
    json["phase"] = Codec<G>::phaseName(observation.status);
    json["waiting"] = seatList(observation.status.playersToAct); // the name in the protocol
    Codec<G>::addStatus(json, observation);
}

template <class G>
Json observationJson(const typename G::Observation& observation) {
    const MatchScore& match = observation.match;
    Json json = {{"game", G::kId}, {"seats", int(match.seats)}, {"dealer", int(match.dealer)}};
    addStatusFields<G>(json, observation);
    json["hands"] = perSeat(match.seats, [&](Seat seat) { return facesJson<G>(handIn(observation, seat)); });
    Codec<G>::addPiles(json, observation);
    json["scores"] = scoresJson(match.scores, match.seats);
    json["round"] = match.round;
    json["over"] = match.over;
    json["winners"] = seatList(match.winners);
    json["last"] = nullptr;
    if (match.last.any)
        json["last"] = {{"points", scoresJson(match.last.points, match.seats)},
                        {"out", seatOrNull(match.last.out)}};
    return json;
}

/// Writes an event as its viewer saw it.
template <class G>
struct EventWriter {
    const typename G::Observation& after; ///< the viewer's observation after the event

    using Move = typename G::Move;
    using Status = typename G::Status;

    Json operator()(const SeenDeal<G>& deal) const {
        return {{"event", "dealt"}, {"view", observationJson<G>(deal.observation)}};
    }
    Json operator()(const SeenMove<Move>& made) const {
        return {{"event", "move"}, {"seat", int(made.seat)}, {"move", Codec<G>::move(made.move)}};
    }
    Json operator()(const Moved& moved) const {
        return {{"event", "moved"},
                {"card", faceJson<G>(moved.face)},
                {"from", name(moved.from)},
                {"to", name(moved.to)}};
    }
    Json operator()(const SeenStatus<Status>&) const {
        Json json = {{"event", "turn"}};
        addStatusFields<G>(json, after);
        return json;
    }
    Json operator()(const Said& said) const {
        return {{"event", "said"}, {"seat", int(said.seat)}, {"text", name(said.saying)}};
    }
    Json operator()(const Peeked& peeked) const {
        return {{"event", "seen"},
                {"seat", int(peeked.by)},
                {"from", name(handOf(peeked.owner))},
                {"card", faceJson<G>(peeked.face)}};
    }
    Json operator()(const Shown& shown) const {
        return {{"event", "shown"}, {"seat", int(shown.seat)}, {"card", faceJson<G>(shown.face)}};
    }
    Json operator()(const Rolled& rolled) const {
        Json dice = {int(rolled.dice[0])};
        if (rolled.dice[1]) dice.push_back(int(rolled.dice[1]));
        return {{"event", "rolled"}, {"seat", int(rolled.seat)}, {"dice", dice}};
    }
    Json operator()(const SeenShuffle& shuffle) const {
        Json json = {{"event", "shuffled"}, {"pile", name(shuffle.pile)}, {"size", int(shuffle.size)}};
        if (!shuffle.order.empty()) json["cards"] = facesJson<G>(shuffle.order);
        return json;
    }
    Json operator()(const Scored& scored) const {
        return {{"event", "scored"},
                {"points", scoresJson(scored.points, scored.seats)},
                {"scores", scoresJson(scored.totals, scored.seats)},
                {"out", seatOrNull(scored.out)},
                {"ending", G::kEndings[scored.ending]}};
    }
    Json operator()(const Over& over) const {
        return {{"event", "over"}, {"winners", seatList(over.winners)}};
    }
};

} // namespace tacklebox

// A history behind a position of Rainbow Fish: forwards through the rules, with the moves that nobody else
// saw.
#include "tests/games/rainbowfish/rainbowfish_history.h"

namespace tacklebox::testing {

using namespace rainbowfish;

namespace {

/// Physical cards for faces, each once.
class Pack {
  public:
    Card take(Face face) {
        const Card card = (cardsOfFace(face) - m_taken).first();
        m_taken.add(card);
        return card;
    }

  private:
    CardSet m_taken;
};

/// What lay where at the opening, so that the cards come as the stream and `arrivals` tell.
Layout openingOf(const SeenStream& seen, const State& world, std::span<const Face> arrivals) {
    const View& opening = std::get<SeenDeal<RainbowFish>>(seen.front().content()).view;
    Layout layout;
    Pack pack;
    auto next = arrivals.begin();
    const auto faceOf = [&](Face seenAs) {
        if (seenAs != kHidden) return seenAs;
        return next == arrivals.end() ? numberFace(0, 0) : *next++;
    };
    layout.scores = opening.match.scores;
    for (Seat seat = 0; seat < world.match.seats; ++seat) {
        layout.handsGiven |= !opening.hands[seat].empty();
        for (const Face face : opening.hands[seat])
            layout.hands[seat].add(pack.take(faceOf(face)));
    }
    for (int i = opening.discard.size() - 1; i >= 0; --i)
        layout.discard.putOnTop(pack.take(opening.discard[i]));
    layout.sets = opening.sets;
    std::array<int, kColorDeckFaces> laidBefore{};
    for (const Card card : world.laid)
        ++laidBefore[faceOfCard(card)];
    std::vector<Face> drawn;
    for (const auto& event : seen) {
        const auto* moved = std::get_if<Moved>(&event.content());
        if (!moved) continue;
        if (moved->to.kind == PlaceKind::Sets) --laidBefore[moved->face];
        if (moved->from.kind == PlaceKind::Hole) drawn.push_back(faceOf(moved->face));
    }
    for (Face face = 0; face < kColorDeckFaces; ++face)
        for (int i = 0; i < laidBefore[face]; ++i)
            layout.laid.add(pack.take(face));
    for (const Card card : world.hole)
        layout.hole.putOnTop(pack.take(faceOfCard(card)));
    for (auto face = drawn.rbegin(); face != drawn.rend(); ++face)
        layout.hole.putOnTop(pack.take(*face));
    return layout;
}

/// What a seat does of which the others see nothing.
MoveKind decline(Phase phase) {
    return phase == Phase::Answer  ? MoveKind::Answer
           : phase == Phase::Block ? MoveKind::Allow
                                   : MoveKind::Done;
}

} // namespace

History<RainbowFish> historyWith(const SeenStream& seen, Seat seat, const State& world,
                                 std::span<const Face> arrivals) {
    History<RainbowFish> history;
    history.setup.options = world.options;
    history.setup.seats = world.match.seats;
    history.setup.dealer = world.match.dealer;
    history.setup.chance = ChanceMode::Ask;
    history.setup.layout = openingOf(seen, world, arrivals);

    auto match = Match<RainbowFish>::opened(history.setup);
    std::size_t shown = 0;
    int logged = 0;
    const auto follow = [&] {
        for (; logged < match.log().size(); ++logged)
            shown += SeenEvent<RainbowFish>::seenBy(seat, match.log(), logged).has_value();
    };
    follow();
    while (!match.over() && !match.chanceIsDue()) {
        const Status& now = match.state().status;
        const Seat waits = now.waiting.first();
        const auto* made =
            shown < seen.size() ? std::get_if<SeenMove<Move>>(&seen[shown].content()) : nullptr;
        if (!made && shown >= seen.size() && now == world.status) break;
        const bool hiddenPhase =
            now.phase == Phase::Answer || now.phase == Phase::Block || now.phase == Phase::Lay;
        Move move;
        if (made && made->seat == waits)
            move = made->move;
        else if (hiddenPhase && waits != seat)
            move.kind = decline(now.phase);
        else
            break;
        if (match.replayMove(waits, move)) break;
        history.steps.push_back(MoveStep<RainbowFish>{waits, move});
        follow();
    }
    return history;
}

template <>
History<RainbowFish> historyOf<RainbowFish>(const SeenStream& seen, Seat seat, const State& world) {
    return historyWith(seen, seat, world, arrivalsFound(seen, seat, world));
}

} // namespace tacklebox::testing

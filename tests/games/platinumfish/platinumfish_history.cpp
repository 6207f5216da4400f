// Builds a history of Platinum Fish that leads to a given position: backwards from it to the opening deck,
// then forwards through the rules to find what moves nobody else saw.
#include "model/games/platinumfish/platinumfish.h"
#include "tests/support/history.h"

namespace tacklebox::testing {

using namespace platinumfish;

namespace {

using Seen = SeenEvent<PlatinumFish>;

/// The cards by place, going back in time from a position.
class GoingBack {
  public:
    explicit GoingBack(const State& world)
        : m_hands(world.hands), m_deck(world.deck), m_matched(world.matched),
          m_discards(world.discard.asSet()) {}

    void undo(const Moved& moved) {
        const Card card = takeBack(moved);
        switch (moved.from.kind) {
        case PlaceKind::Hand: m_hands[moved.from.seat].add(card); return;
        case PlaceKind::Deck: m_deck.putOnTop(card); return; // a search takes the copy nearest the top too
        default: m_discards.add(card); return;
        }
    }
    /// The deck as it was when the shuffle had just been done; before it, it may as well have lain the same.
    const Pile<kDeckSize>& deck() const { return m_deck; }
    const std::array<CardSet, kMostPlayers>& hands() const { return m_hands; }
    /// The discard pile, whose faces lay so, top first. (Which of two equal cards lay where does not matter.)
    Pile<kDeckSize> discard(const FaceList& faces) {
        Pile<kDeckSize> pile;
        for (int depth = faces.size() - 1; depth >= 0; --depth)
            pile.putOnTop(takeFrom(m_discards, faces[depth]));
        return pile;
    }
    CardSet matched() const { return m_matched; }

  private:
    /// A card of that face that is where the card went; any card there if the face was hidden.
    Card takeBack(const Moved& moved) {
        switch (moved.to.kind) {
        case PlaceKind::Hand: return takeFrom(m_hands[moved.to.seat], moved.face);
        case PlaceKind::Matches: return takeFrom(m_matched, moved.face);
        default: return takeFrom(m_discards, moved.face);
        }
    }
    static Card takeFrom(CardSet& cards, Face face) {
        for (const Card card : cards) {
            if (face != kHidden && PlatinumFish::faceOf(card) != face) continue;
            cards.remove(card);
            return card;
        }
        return kNoCard;
    }

    std::array<CardSet, kMostPlayers> m_hands;
    Pile<kDeckSize> m_deck;
    CardSet m_matched, m_discards;
};

/// The seat's stream as the steps that made it, with chance outcomes filled in.
std::vector<Step<PlatinumFish>> seenSteps(const std::vector<Seen>& seen,
                                          const std::vector<Pile<kDeckSize>>& shuffles) {
    std::vector<Step<PlatinumFish>> steps;
    auto shuffle = shuffles.rbegin();
    for (const Seen& event : seen) {
        if (const auto* made = std::get_if<SeenMove<Move>>(&event.content()))
            steps.push_back(MoveStep<PlatinumFish>{made->seat, made->move});
        Outcome<Layout> outcome;
        if (const auto* rolled = std::get_if<Rolled>(&event.content())) {
            outcome.kind = ChanceKind::Roll;
            std::copy(std::begin(rolled->dice), std::end(rolled->dice), outcome.dice);
            steps.push_back(outcome);
        }
        if (const auto* shuffled = std::get_if<SeenShuffle>(&event.content())) {
            outcome.kind = ChanceKind::Shuffle;
            outcome.order.assign(*shuffle++);
            if (shuffled->size > 1) steps.push_back(outcome); // a single card is not shuffled by chance
        }
    }
    return steps;
}

/// Is somebody else asked about his new hand here who must have said that he is done, as `next` is not his?
bool leftOff(const State& state, Seat seat, const Step<PlatinumFish>* next) {
    if (state.status.phase != Phase::Refill || state.status.refills == seat) return false;
    const auto* made = next ? std::get_if<MoveStep<PlatinumFish>>(next) : nullptr;
    return !made || made->move.kind != MoveKind::MatchDiscard;
}

} // namespace

template <>
History<PlatinumFish> historyOf<PlatinumFish>(const std::vector<Seen>& seen, Seat seat, const State& world) {
    GoingBack past(world);
    std::vector<Pile<kDeckSize>> shuffles;
    for (auto event = seen.rbegin(); event != seen.rend(); ++event) {
        if (const auto* moved = std::get_if<Moved>(&event->content())) past.undo(*moved);
        if (std::holds_alternative<SeenShuffle>(event->content())) shuffles.push_back(past.deck());
    }

    History<PlatinumFish> history;
    Setup<PlatinumFish>& setup = history.setup;
    const View& opening = std::get<SeenDeal<PlatinumFish>>(seen.front().content()).view;
    setup.options = world.options;
    setup.seats = world.match.seats;
    setup.dealer = world.match.dealer;
    setup.layout.hands = past.hands();
    setup.layout.deck = past.deck();
    setup.layout.discard = past.discard(opening.discard);
    setup.layout.matched = past.matched();
    setup.layout.scores = opening.match.scores;
    for (Seat owner = 0; owner < setup.seats; ++owner)
        for (const packs::Rank rank : opening.matches[owner])
            setup.layout.matches.add({owner, rank});
    for (const CardSet hand : past.hands())
        setup.layout.handsGiven = setup.layout.handsGiven || !hand.empty();
    setup.layout.discardGiven = !setup.layout.discard.empty();

    auto match = Match<PlatinumFish>::opened(setup);
    const auto play = [&](const Step<PlatinumFish>& step) {
        history.steps.push_back(step);
        if (const auto* made = std::get_if<MoveStep<PlatinumFish>>(&step))
            return !match.chanceIsDue() && !match.replayMove(made->seat, made->move);
        const auto& outcome = std::get<Outcome<Layout>>(step);
        if (PlatinumFish::chance(match.state()).kind != outcome.kind) return false;
        match.replayChance(outcome);
        return true;
    };
    const auto sayDone = [&] {
        return play(MoveStep<PlatinumFish>{match.state().status.refills, Move{MoveKind::Done}});
    };
    for (const Step<PlatinumFish>& step : seenSteps(seen, shuffles)) {
        if (leftOff(match.state(), seat, &step) && !sayDone()) return history;
        if (!play(step)) return history;
    }
    if (leftOff(match.state(), seat, nullptr) && world.status.phase != Phase::Refill) sayDone();
    return history;
}

} // namespace tacklebox::testing

// A history behind a position of Twisted Fish: forwards through the rules, with the moves that nobody else
// saw.
#include "tests/games/twistedfish/twistedfish_history.h"

namespace tacklebox::testing::twisted {

using namespace twistedfish;

namespace {

/// What lay where at the opening, and how the Warden's shuffle left the pond, so that the cards come as the
/// stream and a way tell.
class Opening {
  public:
    Opening(const Seen& seen, const State& world, const Way& way) : m_way(way) {
        const View& view = std::get<SeenDeal<TwistedFish>>(seen.front().content()).view;
        layout.scores = view.match.scores;
        layout.baskets = view.baskets;
        for (int depth = view.discard.size(); depth > 0; --depth)
            layout.discard.putOnTop(view.discard[depth - 1]);
        readDraws(seen);
        layout.handsGiven = m_dealt.empty();
        for (Seat seat = 0; seat < world.match.seats; ++seat)
            takeHand(seat, view.hands[seat]);
        fillPond(world);
    }
    Layout layout;
    Pile<kMostCards> shuffled; ///< the pond after the Warden's pull
    bool possible = true;      ///< the way tells of as many cards as came, and of each once

  private:
    void readDraws(const Seen& seen) {
        bool dealing = true, pulled = false;
        for (const auto& event : seen) {
            if (std::holds_alternative<SeenStatus<Status>>(event.content())) dealing = false;
            if (std::holds_alternative<SeenShuffle>(event.content())) pulled = true;
            const auto* moved = std::get_if<Moved>(&event.content());
            if (!moved || moved->from.kind != PlaceKind::Pond) continue;
            if (dealing)
                m_dealt.push_back(*moved);
            else
                ++(pulled ? m_drawnAfterPull : m_drawnBefore);
        }
    }
    Card next() {
        if (m_next < m_way.arrivals.size()) return m_way.arrivals[m_next++];
        possible = false;
        return 0;
    }
    /// The cards that the seat was given or dealt, as far as the viewer did not see them.
    void takeHand(Seat seat, const FaceList& given) {
        for (const Face face : given)
            layout.hands[seat].add(face == kHidden ? next() : face);
        for (const Moved& moved : m_dealt)
            if (moved.to.seat == seat && moved.face == kHidden) m_hands[seat].push_back(next());
    }
    void fillPond(const State& world) {
        const auto lay = [](auto& pile, const std::vector<Card>& drawn) {
            for (auto card = drawn.rbegin(); card != drawn.rend(); ++card)
                pile.putOnTop(*card);
        };
        std::vector<Card> before, after, dealt;
        for (const Moved& moved : m_dealt) {
            auto& hand = m_hands[moved.to.seat];
            dealt.push_back(moved.face == kHidden ? hand.back() : moved.face);
            if (moved.face == kHidden) hand.pop_back();
        }
        for (int i = 0; i < m_drawnBefore; ++i)
            before.push_back(next());
        for (int i = 0; i < m_drawnAfterPull; ++i)
            after.push_back(next());
        possible = possible && world.pond.size() + int(after.size()) <= kDeckSize;
        if (!possible) return;
        shuffled.assign(world.pond);
        lay(shuffled, after);
        for (const Card card : shuffled)
            if (card != m_way.pulled) layout.pond.putOnTop(card);
        possible = layout.pond.size() + int(before.size() + dealt.size()) <= kDeckSize;
        if (!possible) return;
        lay(layout.pond, before);
        lay(layout.pond, dealt);
    }

    const Way& m_way;
    std::size_t m_next = 0;
    std::vector<Moved> m_dealt;
    int m_drawnBefore = 0, m_drawnAfterPull = 0;
    std::array<std::vector<Card>, kMostPlayers> m_hands; ///< dealt unseen
};

/// Every card once at most: the rules take that for granted.
bool eachOnce(const Layout& layout) {
    CardSet all;
    int count = 0;
    const auto take = [&](const auto& cards) {
        for (const Card card : cards) {
            if (card < kDeckSize) all.add(card);
            ++count;
        }
    };
    for (const CardSet& hand : layout.hands)
        take(hand);
    take(layout.pond);
    take(layout.discard);
    for (const Basket& basket : layout.baskets)
        take(basket.cards());
    return all.size() == count;
}

/// The course from the opening to the world.
class Forwards {
  public:
    Forwards(History<TwistedFish>& history, const Seen& seen, Seat viewer, const Opening& opening,
             const Way& way)
        : m_history(history), m_seen(seen), m_viewer(viewer), m_opening(opening), m_way(way),
          m_match(Match<TwistedFish>::opened(history.setup)) {
        follow();
    }
    void goOn(const Status& end) {
        while (!m_match.over() && m_shown <= m_seen.size()) {
            const bool all = m_shown == m_seen.size();
            if (m_match.chanceIsDue()) {
                if (!decideChance()) return;
                continue;
            }
            if (all && m_match.state().status == end) return;
            const auto* made = all ? nullptr : std::get_if<SeenMove<Move>>(&m_seen[m_shown].content());
            if (!(made && play(made->seat, made->move)) && !hiddenMove()) return;
        }
    }

  private:
    /// Counts what the viewer has seen by now.
    void follow() {
        for (; m_logged < m_match.log().size(); ++m_logged)
            m_shown += SeenEvent<TwistedFish>::seenBy(m_viewer, m_match.log(), m_logged).has_value();
    }
    bool play(Seat seat, const Move& move) {
        if (!TwistedFish::waiting(m_match.state()).has(seat)) return false;
        if (m_match.replayMove(seat, move)) return false;
        m_history.steps.push_back(MoveStep<TwistedFish>{seat, move});
        follow();
        return true;
    }
    /// The move that is due and that only he sees who makes it; false where there is none.
    bool hiddenMove() {
        const Status status = m_match.state().status;
        switch (status.phase) {
        case Phase::Zinger: return decline(status.aimed.target, {MoveKind::Allow});
        case Phase::Miss: return decline(status.turn, {MoveKind::GoFish});
        case Phase::Drawn: return decline(status.turn, {MoveKind::EndTurn});
        case Phase::Give: return decline(status.asked.target, {.kind = MoveKind::Give, .card = cardGiven()});
        default: return false;
        }
    }
    bool decline(Seat seat, const Move& move) { return seat != m_viewer && play(seat, move); }
    /// What the next event shows to have been given to the Net, or else the way's card.
    Card cardGiven() const {
        const auto* moved =
            m_shown < m_seen.size() ? std::get_if<Moved>(&m_seen[m_shown].content()) : nullptr;
        return moved && moved->face != kHidden ? moved->face : m_way.netted;
    }
    bool decideChance() {
        const Chance due = TwistedFish::chance(m_match.state());
        Outcome<Layout> outcome;
        outcome.kind = due.kind;
        if (due.kind == ChanceKind::Shuffle) {
            outcome.order = m_opening.shuffled;
        } else if (due.kind == ChanceKind::Pull) {
            const auto* peeked =
                m_shown < m_seen.size() ? std::get_if<Peeked>(&m_seen[m_shown].content()) : nullptr;
            const bool warden = m_match.state().due == Due::WardenPull;
            outcome.card = warden                              ? m_way.pulled
                           : peeked && peeked->face != kHidden ? peeked->face
                                                               : due.cards.first();
            if (!due.cards.has(outcome.card)) return false;
        } else {
            return false;
        }
        m_match.replayChance(outcome);
        m_history.steps.push_back(outcome);
        follow();
        return true;
    }

    History<TwistedFish>& m_history;
    const Seen& m_seen;
    Seat m_viewer;
    const Opening& m_opening;
    const Way& m_way;
    Match<TwistedFish> m_match;
    std::size_t m_shown = 0; ///< events
    int m_logged = 0;
};

} // namespace

History<TwistedFish> historyWith(const Seen& seen, Seat seat, const State& world, const Way& way) {
    History<TwistedFish> history;
    history.setup.options = world.options;
    history.setup.seats = world.match.seats;
    history.setup.dealer = world.match.dealer;
    history.setup.chance = ChanceMode::Ask;
    const Opening opening(seen, world, way);
    if (!opening.possible || !eachOnce(opening.layout)) return history;
    history.setup.layout = opening.layout;
    Forwards(history, seen, seat, opening, way).goOn(world.status);
    return history;
}

std::string historyFault(const History<TwistedFish>& history, const State& world) {
    auto match = Match<TwistedFish>::opened(history.setup);
    for (const auto& step : history.steps) {
        if (const auto* made = std::get_if<MoveStep<TwistedFish>>(&step))
            match.replayMove(made->seat, made->move);
        else
            match.replayChance(std::get<Outcome<Layout>>(step));
    }
    const State& end = match.state();
    if (end.due != world.due) return "another chance step is due";
    if (end.won != world.won) return "another card was won by the current ask";
    if (end.drawn != world.drawn) return "the asking is over in one of them only";
    if (end.quiet != world.quiet) return "the turn is quiet in one of them only";
    if (end.quietOnEmptyPond != world.quietOnEmptyPond || end.quietAndDead != world.quietAndDead)
        return "another number of quiet turns";
    return {};
}

} // namespace tacklebox::testing::twisted

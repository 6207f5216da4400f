// A history for a sampled position of Twisted Fish, from the rules alone. It goes backwards from the
// position: every card that somebody drew unseen goes back on the pond, and which card of the hand that was
// is searched for, so that at each moment the hands fit what was said and whether the game waited. Then it
// goes forwards once and puts in the moves that nobody saw.
#include "model/games/twistedfish/conditions.h"
#include "tests/support/history.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace tacklebox::testing {

using namespace twistedfish;

namespace {

using Seen = std::vector<SeenEvent<TwistedFish>>;

template <class E>
const E* as(const SeenEvent<TwistedFish>& event) {
    return std::get_if<E>(&event.content());
}

/// A backward step: something that changed hands, or something that hands must fit.
struct Beat {
    enum class Kind {
        Drew,      ///< `seat` drew `card` (kHidden: unseen, and none of `cards`)
        Went,      ///< `card` from `from` to `to`; hidden only for the Net: one of `cards`
        Pulled,    ///< the Warden put `card` of `seat` into the pond
        Lacked,    ///< `seat` held none of `cards`
        Held,      ///< `seat` held some of `cards`
        Saw,       ///< `seat` held `card`
        Stop,      ///< the game waited for `seat` to stop a Zinger, or did not
        Miss,      ///< the game waited for `seat` after a miss, or did not
        NoFishing, ///< as both of these
        Give,      ///< the game waited for `seat` to choose a card of `cards`, or did not
        Drawn,     ///< the game waited for `seat` after a draw, or did not
    } kind;
    Seat seat = kNoSeat;
    Face card = kHidden;
    CardSet cards{};
    Place from{}, to{};
    bool waited = false;
    int pond = 0; ///< its size then
};

CardSet askedCards(const Asked& asked) {
    return asked.isNet() ? kCardsOf[asked.fish] : CardSet::of(asked.card);
}

/// The stream as beats, in order.
class Beats {
  public:
    Beats(const Seen& seen, Seat viewer, bool netEndsTurn)
        : m_seen(seen), m_viewer(viewer), m_netEndsTurn(netEndsTurn) {
        m_view = as<SeenDeal<TwistedFish>>(seen.front())->view;
        for (m_at = 1; m_at < seen.size(); ++m_at) {
            const Status before = m_view.status;
            TwistedFish::follow(m_view, seen[m_at]);
            if (as<SeenStatus<Status>>(seen[m_at])) m_dealing = false;
            if (const auto* moved = as<Moved>(seen[m_at])) read(*moved);
            if (const auto* said = as<Said>(seen[m_at])) read(*said);
            if (const auto* peeked = as<Peeked>(seen[m_at]); peeked && peeked->face != kHidden)
                add({.kind = Beat::Kind::Saw, .seat = peeked->owner, .card = peeked->face});
            if (const auto* made = as<SeenMove<Move>>(seen[m_at])) read(*made, before);
        }
    }
    std::vector<Beat> beats;
    std::vector<Moved> dealt; ///< the cards of the deal as the viewer saw them

  private:
    void add(Beat beat) {
        beat.pond = m_view.pond.size();
        if (beat.kind == Beat::Kind::Give) m_chose = beat.waited || beat.seat == m_viewer;
        if (beat.seat != m_viewer || beat.kind <= Beat::Kind::Pulled) beats.push_back(beat);
    }
    /// The status that the viewer saw next; a hand that was counted meanwhile counts as a turn that ended.
    std::optional<Status> next(bool& drew) const {
        drew = false;
        for (std::size_t at = m_at + 1; at < m_seen.size(); ++at) {
            if (const auto* status = as<SeenStatus<Status>>(m_seen[at])) return status->now;
            if (const auto* moved = as<Moved>(m_seen[at]))
                if (moved->from.kind == PlaceKind::Pond) {
                    drew = true;
                    return std::nullopt;
                }
            if (as<Scored>(m_seen[at])) return Status{};
        }
        return std::nullopt;
    }
    void addWait(Beat::Kind kind, Seat seat, CardSet cards = {}) {
        bool drew = false;
        const auto status = next(drew);
        if (!status && !drew) return; // nothing has come since
        add({.kind = kind, .seat = seat, .cards = cards, .waited = status && status->phase == Phase::Wait});
    }
    /// After the Net the asking may be over without a draw.
    bool netEnded() const {
        bool drew = false;
        const auto status = next(drew);
        return m_netEndsTurn && status && !drew && status->phase != Phase::Again && !status->asked.any();
    }
    void addMiss(Beat::Kind kind, const Asked& asked) {
        if (asked.isNet() && netEnded()) {
            if (kind == Beat::Kind::NoFishing)
                add({.kind = Beat::Kind::Lacked,
                     .seat = asked.by,
                     .cards = CardSet::of(kDivineIntervention)});
            return addWait(Beat::Kind::Drawn, asked.by);
        }
        addWait(kind, asked.by);
    }
    void read(const Moved& moved) {
        if (m_dealing) return dealt.push_back(moved);
        const Asked asked = m_view.status.asked;
        if (moved.from.kind == PlaceKind::Pond) {
            add({.kind = Beat::Kind::Drew,
                 .seat = moved.to.seat,
                 .card = moved.face,
                 .cards = asked.any() ? askedCards(asked) : CardSet{}});
            const bool caught = moved.face != kHidden && asked.any() && askedCards(asked).has(moved.face);
            if (asked.any() && !caught) addWait(Beat::Kind::Drawn, moved.to.seat);
            return;
        }
        if (moved.to.kind == PlaceKind::Pond)
            return add({.kind = Beat::Kind::Pulled, .seat = moved.from.seat, .card = moved.face});
        const bool net =
            moved.from.kind == PlaceKind::Hand && moved.to.kind == PlaceKind::Hand && asked.isNet();
        add({.kind = Beat::Kind::Went,
             .card = moved.face,
             .cards = asked.any() ? askedCards(asked) : CardSet{},
             .from = moved.from,
             .to = moved.to});
        if (net && !m_chose)
            add({.kind = Beat::Kind::Lacked, .seat = moved.from.seat, .cards = kCardsOf[asked.fish]});
        if (net && netEnded()) {
            bool drew = false;
            if (next(drew)->phase != Phase::Turn || next(drew)->turn != asked.by)
                addWait(Beat::Kind::Drawn, asked.by);
        }
    }
    void read(const Said& said) {
        if (said.saying != Saying::GoFish) return;
        const Asked asked = m_view.status.asked;
        add({.kind = Beat::Kind::Lacked, .seat = said.seat, .cards = askedCards(asked)});
        addMiss(Beat::Kind::Miss, asked);
    }
    void read(const SeenMove<Move>& made, const Status& before) {
        const Move& move = made.move;
        switch (move.kind) {
        case MoveKind::Ask:
            return add({.kind = Beat::Kind::Held, .seat = made.seat, .cards = kCardsOf[fishOf(move.card)]});
        case MoveKind::TheNet:
            add({.kind = Beat::Kind::Held, .seat = made.seat, .cards = kCardsOf[move.fish]});
            return addWait(Beat::Kind::Stop, move.target);
        case MoveKind::TheLure:
        case MoveKind::GameWarden:
        case MoveKind::GlassBottomBoat:
            if (before.phase != Phase::Wait) addWait(Beat::Kind::Stop, move.target);
            return;
        case MoveKind::NoFishing: return addMiss(Beat::Kind::NoFishing, before.asked);
        case MoveKind::GoFish:
        case MoveKind::DeadInTheWater:
            if (before.phase == Phase::Turn)
                add({.kind = Beat::Kind::Lacked, .seat = made.seat, .cards = kAllFish});
            return;
        case MoveKind::DeadScubaDiver: {
            CardSet fifth = kCardsOf[move.fish];
            for (std::size_t at = m_at + 1; at < m_seen.size() && as<Moved>(m_seen[at]); ++at)
                fifth.remove(as<Moved>(m_seen[at])->face);
            return add({.kind = Beat::Kind::Lacked, .seat = made.seat, .cards = fifth});
        }
        case MoveKind::Answer:
            if (before.asked.isNet() && m_at + 1 < m_seen.size() && !as<Said>(m_seen[m_at + 1]))
                addWait(Beat::Kind::Give, made.seat, askedCards(before.asked));
            return;
        default: return;
        }
    }

    const Seen& m_seen;
    Seat m_viewer;
    bool m_netEndsTurn;
    View m_view;
    std::size_t m_at = 0;
    bool m_dealing = true;
    bool m_chose = false; ///< the Net's target had a choice
};

/// The backward search.
class Backwards {
  public:
    Backwards(const Beats& beats, Seat viewer, const State& world)
        : m_beats(beats.beats), m_viewer(viewer), hands(world.hands), pond(world.pond) {
        m_seats = world.match.seats;
    }
    /// Where the first tries get lost, others mix up what seems likeliest.
    bool find() {
        const auto handsNow = hands;
        const auto pondNow = pond;
        for (m_try = 0; m_try < kMostTries; ++m_try) {
            m_nodes = 0;
            hands = handsNow;
            pond = pondNow;
            if (back(int(m_beats.size()) - 1)) return true;
        }
        return false;
    }

    Pile<kMostCards> shuffled; ///< the pond after the Warden's shuffle
    Card pulled = kNoCard, netted = kNoCard;

  private:
    static constexpr int kMostNodes = 5'000, kMostTries = 60;

    const std::vector<Beat>& m_beats;
    Seat m_viewer;
    int m_seats = 0;
    int m_nodes = 0, m_try = 0;
    Random m_random{1};

  public:
    std::array<CardSet, kMostPlayers> hands;
    Pile<kDeckSize> pond;

  private:
    bool back(int at) {
        if (at < 0) return true;
        if (++m_nodes > kMostNodes) return false;
        const Beat& beat = m_beats[std::size_t(at)];
        switch (beat.kind) {
        case Beat::Kind::Drew: return backDraw(at, beat);
        case Beat::Kind::Went: return backWent(at, beat);
        case Beat::Kind::Pulled: return backPull(at, beat);
        default: return fits(beat) && back(at - 1);
        }
    }
    bool fits(const Beat& beat) const {
        const CardSet hand = hands[beat.seat];
        const bool second = hand.has(kTwoFistedFisherman) && hand.intersects(kAllFish);
        const bool stop = hand.has(kDivineIntervention);
        switch (beat.kind) {
        case Beat::Kind::Lacked: return !hand.intersects(beat.cards);
        case Beat::Kind::Held: return hand.intersects(beat.cards);
        case Beat::Kind::Saw: return hand.has(beat.card);
        case Beat::Kind::Stop: return beat.waited == stop;
        case Beat::Kind::Miss: return beat.waited == second;
        case Beat::Kind::NoFishing: return beat.waited == (stop || second);
        case Beat::Kind::Give: {
            const int count = (hand & beat.cards).size();
            return beat.waited ? count > 1 : count <= 1;
        }
        case Beat::Kind::Drawn: return beat.waited == canDoSomething(beat.seat, beat.pond);
        default: return true;
        }
    }
    bool canDoSomething(Seat seat, int pondSize) const {
        State state;
        state.match.seats = std::uint8_t(m_seats);
        state.hands = hands;
        state.status.turn = seat;
        for (int i = 0; i < pondSize; ++i)
            state.pond.add(0);
        return canDoSomethingAfterDraw(state);
    }

    static constexpr int kNever = -1;    ///< nothing says that the seat lacked the card
    static constexpr int kHeldLong = -2; ///< it held the card already, and has not lost it since

    /// When the seat last lacked the card before `at`.
    int lastLacked(int at, Seat seat, Card card) const {
        int pullAt = kNever; // when the Warden took a card unseen, and from whom
        Seat pulledFrom = kNoSeat;
        const auto was = [&](Seat holder, int when) {
            if (holder == seat) return pulledFrom == seat ? kNever : kHeldLong;
            return pulledFrom == holder && pulledFrom != kNoSeat ? pullAt : when;
        };
        for (; at >= 0; --at) {
            const Beat& beat = m_beats[std::size_t(at)];
            const bool same = beat.card == card;
            if (same && beat.kind == Beat::Kind::Went)
                return was(beat.to.kind == PlaceKind::Hand ? beat.to.seat : kNoSeat, at);
            if (same && beat.kind == Beat::Kind::Pulled) return at;
            if (same && (beat.kind == Beat::Kind::Drew || beat.kind == Beat::Kind::Saw))
                return was(beat.seat, at);
            if (beat.kind == Beat::Kind::Pulled) {
                pullAt = at;
                pulledFrom = beat.seat;
            }
            if (beat.seat != seat) continue;
            const auto held = [&] { return was(seat, at); };
            if (beat.kind == Beat::Kind::Lacked && beat.cards.has(card)) return at;
            if (beat.kind == Beat::Kind::Stop && card == kDivineIntervention)
                return beat.waited ? held() : at;
            if (beat.waited) continue;
            if (beat.kind == Beat::Kind::NoFishing && card == kDivineIntervention) return at;
            if ((beat.kind == Beat::Kind::Miss || beat.kind == Beat::Kind::NoFishing) &&
                card == kTwoFistedFisherman)
                return at;
            if (beat.kind == Beat::Kind::Drawn && (card == kGlassBottomBoat || card == kGameWarden) &&
                beat.pond > 0)
                return at;
        }
        return kNever;
    }
    /// True if the card may have been in the hand at an earlier beat, as the hands are before `at`.
    bool mayHaveHeld(int earlier, int at, Seat seat, Card card) const {
        return mayHaveStayed(earlier, at, seat, card) && beforeItsDraw(earlier, seat, card) < earlier;
    }
    /// The same, if it had ever come by then.
    bool mayHaveStayed(int earlier, int at, Seat seat, Card card) const {
        for (int between = earlier; between < at; ++between) {
            const Beat& beat = m_beats[std::size_t(between)];
            const bool same = beat.card == card;
            if (beat.kind == Beat::Kind::Went && (same || beat.card == kHidden)) {
                const bool fromHim = beat.from.kind == PlaceKind::Hand && beat.from.seat == seat;
                if (fromHim && (same || beat.cards.has(card))) return true;
                if (same) return false;
            }
            if (same && (beat.kind == Beat::Kind::Drew || beat.kind == Beat::Kind::Saw))
                return beat.kind == Beat::Kind::Saw && beat.seat == seat;
            if (beat.seat != seat) continue;
            if (beat.kind == Beat::Kind::Pulled && (same || beat.card == kHidden)) return true;
            if (beat.kind == Beat::Kind::Lacked && beat.cards.has(card)) return false;
        }
        return hands[seat].has(card);
    }
    /// Whatever the seat asked for before `at`, it may have held some of it.
    bool mayHaveAsked(int at, Seat seat) const {
        for (int earlier = 0; earlier < at; ++earlier) {
            const Beat& beat = m_beats[std::size_t(earlier)];
            if (beat.seat != seat || beat.kind != Beat::Kind::Held) continue;
            bool some = false;
            for (const Card card : beat.cards)
                some = some || mayHaveHeld(earlier, at, seat, card);
            if (!some) return false;
        }
        return true;
    }
    static constexpr int kNeeded = 100;
    /// How much it would hurt to draw the card as late as `at`: the seat asked for its fish before, and must
    /// have held some of it.
    int wanted(int at, Seat seat, Card card) const {
        if (!isFish(card)) return 0;
        const CardSet fish = kCardsOf[fishOf(card)];
        int wanted = 0;
        for (int earlier = 0; earlier < at; ++earlier) {
            const Beat& beat = m_beats[std::size_t(earlier)];
            if (beat.seat != seat || beat.kind != Beat::Kind::Held || !(beat.cards == fish)) continue;
            if (!mayHaveHeld(earlier, at, seat, card)) continue;
            int others = 0;
            for (const Card other : fish - CardSet::of(card))
                others += mayHaveHeld(earlier, at, seat, other);
            wanted = std::max(wanted, others == 0 ? kNeeded : 6 - others);
        }
        return wanted;
    }
    /// The last moment before the first draw before `at` by which the card can have come, where it has to.
    int beforeItsDraw(int at, Seat seat, Card card) const {
        const int last = lastLacked(at - 1, seat, card);
        if (last < 0) return last;
        for (int draw = last + 1; draw < at; ++draw) {
            const Beat& beat = m_beats[std::size_t(draw)];
            if (beat.kind == Beat::Kind::Drew && beat.seat == seat && beat.card == kHidden &&
                !beat.cards.has(card))
                return draw - 1;
        }
        return at;
    }
    /// True if the draws of the seat before `at` can have brought all that must have been drawn: each card in
    /// the hand that was lacked before, and each that was lacked and then left openly.
    bool enoughDraws(int at, Seat seat) const {
        struct Due {
            int after, before;
            Card card;
        };
        if (seat == m_viewer) return true;
        std::vector<Due> due;
        const auto add = [&](int before, Card card) {
            if (const int after = beforeItsDraw(before, seat, card); after >= 0)
                due.push_back({after, before, card});
        };
        for (const Card card : hands[seat])
            add(at, card);
        for (int left = 0; left < at; ++left) {
            const Beat& beat = m_beats[std::size_t(left)];
            if (beat.kind == Beat::Kind::Went && beat.card != kHidden && beat.from.seat == seat &&
                beat.from.kind == PlaceKind::Hand)
                add(left, beat.card);
        }
        std::ranges::sort(due, {}, &Due::before);
        for (int draw = 0; draw < at && !due.empty(); ++draw) {
            const Beat& beat = m_beats[std::size_t(draw)];
            if (beat.kind != Beat::Kind::Drew || beat.seat != seat || beat.card != kHidden) continue;
            const auto first = std::ranges::find_if(
                due, [&](const Due& one) { return one.after < draw && !beat.cards.has(one.card); });
            if (first == due.end()) continue;
            if (first->before < draw) return false;
            due.erase(first);
        }
        return due.empty();
    }
    /// True if the card makes something that could be laid: then it rather came late, as he did not lay it.
    bool completes(Seat seat, Card card) const {
        const CardSet hand = hands[seat];
        const bool diver = hand.has(kDeadScubaDiver);
        if (card == kDeadScubaDiver) return !countFish(hand).four.empty();
        return isFish(card) && (hand & kCardsOf[fishOf(card)]).size() >= (diver ? 4 : 5);
    }
    /// What the seat may have drawn at `at`, the likeliest first.
    std::vector<Card> drawable(int at, Seat seat, CardSet among) {
        std::vector<std::tuple<int, int, Card>> keyed;
        for (const Card card : among) {
            const int last = beforeItsDraw(at + 1, seat, card);
            if (last == kHeldLong) continue;
            const int hurts = wanted(at, seat, card);
            if (hurts >= kNeeded) continue;
            const int mixed = m_random.below(1 + 2 * m_try) - (completes(seat, card) ? 6 : 0);
            keyed.push_back({hurts + mixed, m_try ? m_random.below(100) : -last, card});
        }
        std::ranges::sort(keyed);
        std::vector<Card> cards;
        for (const auto& [hurts, last, card] : keyed)
            cards.push_back(card);
        return cards;
    }

    bool backDraw(int at, const Beat& beat) {
        const auto goBack = [&](Card card) {
            hands[beat.seat].remove(card);
            pond.putOnTop(card);
            if (enoughDraws(at, beat.seat) && back(at - 1)) return true;
            pond.draw();
            hands[beat.seat].add(card);
            return false;
        };
        if (beat.card != kHidden) return hands[beat.seat].has(beat.card) && goBack(beat.card);
        return std::ranges::any_of(drawable(at, beat.seat, hands[beat.seat] - beat.cards), goBack);
    }
    bool backWent(int at, const Beat& beat) {
        const bool toHand = beat.to.kind == PlaceKind::Hand;
        const bool fromHand = beat.from.kind == PlaceKind::Hand;
        const auto goBack = [&](Card card) {
            const auto before = hands;
            if (toHand) hands[beat.to.seat].remove(card);
            if (fromHand) hands[beat.from.seat].add(card);
            if (beat.cards.size() == kColours) netted = card;
            const bool fits =
                beat.card != kHidden || (enoughDraws(at, beat.from.seat) &&
                                         mayHaveAsked(at, beat.from.seat) && mayHaveAsked(at, beat.to.seat));
            if (fits && back(at - 1)) return true;
            hands = before;
            return false;
        };
        if (beat.card != kHidden) return (!toHand || hands[beat.to.seat].has(beat.card)) && goBack(beat.card);
        const CardSet among = hands[beat.to.seat] & beat.cards;
        std::vector<Card> cards;
        for (const Card card : among)
            cards.push_back(card);
        return std::ranges::any_of(cards, goBack);
    }
    bool backPull(int at, const Beat& beat) {
        const Pile<kDeckSize> before = pond;
        shuffled.assign(before);
        const auto goBack = [&](Card card) {
            pulled = card;
            pond.clear();
            for (const Card other : before)
                if (other != card) pond.putOnTop(other);
            hands[beat.seat].add(card);
            if (enoughDraws(at, beat.seat) && mayHaveAsked(at, beat.seat) && back(at - 1)) return true;
            hands[beat.seat].remove(card);
            pond = before;
            return false;
        };
        if (beat.card != kHidden) return before.asSet().has(beat.card) && goBack(beat.card);
        // First what was seen going to him and never from him, then what he lacked longest ago.
        std::vector<std::pair<int, Card>> keyed;
        for (const Card card : before) {
            const int last = lastLacked(at - 1, beat.seat, card);
            keyed.push_back(
                {last == kHeldLong ? -1 : 10 * (last + 1) + wanted(at - 1, beat.seat, card), card});
        }
        std::ranges::sort(keyed);
        const bool certain = keyed.front().first < 0;
        for (const auto& [key, card] : keyed)
            if ((!certain || key < 0) && goBack(card)) return true;
        return false;
    }
};

/// The opening: the hands as they were dealt, on top of the pond as it was then.
Layout openingOf(const View& deal, const std::vector<Moved>& dealt, const Backwards& past) {
    Layout layout;
    layout.scores = deal.match.scores;
    layout.baskets = deal.baskets;
    for (int depth = deal.discard.size(); depth > 0; --depth)
        layout.discard.putOnTop(deal.discard[depth - 1]);
    layout.pond = past.pond;
    layout.handsGiven = dealt.empty();
    layout.hands = past.hands;
    if (layout.handsGiven) return layout;
    std::vector<Card> order;
    auto left = past.hands;
    for (const Moved& moved : dealt) {
        if (moved.face == kHidden) continue;
        left[moved.to.seat].remove(moved.face);
    }
    for (const Moved& moved : dealt) {
        CardSet& hand = left[moved.to.seat];
        if (moved.face == kHidden && hand.empty()) return {}; // another number of cards than were dealt
        order.push_back(moved.face == kHidden ? hand.first() : Card(moved.face));
        if (moved.face == kHidden) hand.remove(hand.first());
    }
    for (auto card = order.rbegin(); card != order.rend(); ++card)
        layout.pond.putOnTop(*card);
    layout.hands = {};
    return layout;
}

/// The course from the opening to the world, with the moves that the viewer did not see.
class Forwards {
  public:
    Forwards(const Setup<TwistedFish>& setup, const Seen& seen, const Backwards& past, const State& world)
        : m_match(Match<TwistedFish>::opened(setup)), m_past(past), m_world(world) {
        afterStep();
        Seat turn = kNoSeat;
        int turns = 0;
        for (std::size_t at = 0; at < seen.size(); ++at) {
            if (const auto* status = as<SeenStatus<Status>>(seen[at])) {
                turns += status->now.turn != turn;
                turn = status->now.turn;
            }
            const auto* made = as<SeenMove<Move>>(seen[at]);
            if (!made) continue;
            if (!goOnUntil(*made, turns)) return;
            Face peeked = kHidden;
            for (std::size_t ahead = at + 1; ahead < seen.size() && !as<SeenMove<Move>>(seen[ahead]); ++ahead)
                if (const auto* look = as<Peeked>(seen[ahead])) peeked = look->face;
            m_peeked = peeked;
            if (!play(made->seat, made->move)) return;
        }
        for (int i = 0; i < 4 && !(m_match.state().status == world.status); ++i)
            if (!hiddenMove()) return;
    }
    std::vector<Step<TwistedFish>> steps() const { return m_match.steps(); }

  private:
    bool play(Seat seat, const Move& move) {
        if (!TwistedFish::waiting(m_match.state()).has(seat)) return false;
        if (m_match.replayMove(seat, move)) return false;
        afterStep();
        while (m_match.chanceIsDue()) {
            const Chance due = TwistedFish::chance(m_match.state());
            Outcome<Layout> outcome;
            outcome.kind = due.kind;
            if (due.kind == ChanceKind::Deal) return false;
            if (due.kind == ChanceKind::Shuffle) outcome.order = m_past.shuffled;
            if (due.kind == ChanceKind::Pull) {
                const bool warden = m_match.state().due == Due::WardenPull;
                const Card card = warden ? m_past.pulled : Card(m_peeked);
                outcome.card = due.cards.has(card) ? card : due.cards.first();
            }
            m_match.replayChance(outcome);
            afterStep();
        }
        return true;
    }
    void afterStep() {
        const Seat turn = m_match.state().status.turn;
        m_turns += turn != m_turn;
        m_turn = turn;
    }
    /// The move that is due and that only those see who make it; false where there is none.
    bool hiddenMove() {
        const Status status = m_match.state().status;
        switch (status.phase) {
        case Phase::Zinger: return play(status.aimed.target, {MoveKind::Allow});
        case Phase::Miss: return play(status.turn, {MoveKind::GoFish});
        case Phase::Drawn: return play(status.turn, {MoveKind::EndTurn});
        case Phase::Give: return play(status.asked.target, {.kind = MoveKind::Give, .card = m_past.netted});
        default: return false;
        }
    }
    /// The unseen moves before one that was seen, in the turn of that number.
    bool goOnUntil(const SeenMove<Move>& made, int turns) {
        for (int i = 0; i < 8; ++i) {
            const bool can = TwistedFish::waiting(m_match.state()).has(made.seat) &&
                             !TwistedFish::check(m_match.state(), made.seat, made.move);
            if (can && m_turns >= turns) return true;
            if (!hiddenMove()) return can;
        }
        return false;
    }

    Match<TwistedFish> m_match;
    const Backwards& m_past;
    const State& m_world;
    Face m_peeked = kHidden;
    Seat m_turn = kNoSeat;
    int m_turns = 0;
};

} // namespace

template <>
History<TwistedFish> historyOf<TwistedFish>(const Seen& seen, Seat seat, const State& world) {
    History<TwistedFish> history;
    const View& deal = as<SeenDeal<TwistedFish>>(seen.front())->view;
    history.setup.seats = deal.match.seats;
    history.setup.dealer = deal.match.dealer;
    // What the options are a seat sees only where they matter.
    for (const std::int16_t netEndsTurn : {0, 1}) {
        for (const std::int16_t fishedCardGoesOut : {1, 0}) {
            history.setup.options.value = {0, netEndsTurn, fishedCardGoesOut};
            const Beats beats(seen, seat, netEndsTurn != 0);
            Backwards past(beats, seat, world);
            if (!past.find()) break;
            history.setup.layout = openingOf(deal, beats.dealt, past);
            history.steps = Forwards(history.setup, seen, past, world).steps();
            auto match = Match<TwistedFish>::opened(history.setup);
            bool legal = true;
            for (const Step<TwistedFish>& step : history.steps) {
                if (const auto* made = std::get_if<MoveStep<TwistedFish>>(&step))
                    legal = legal && !match.chanceIsDue() && !match.replayMove(made->seat, made->move);
                else
                    match.replayChance(std::get<Outcome<Layout>>(step));
            }
            if (legal && looksLike(seen, seat, match.log())) return history;
        }
    }
    return history;
}

} // namespace tacklebox::testing

// Reads what a seat saw of a game of Twisted Fish, event by event, with the rules beside it.
#include "tests/games/twistedfish/twistedfish_history_evidence.h"

namespace tacklebox::testing::twisted {

using namespace twistedfish;

namespace {

template <class E>
const E* as(const SeenEvent<TwistedFish>& event) {
    return std::get_if<E>(&event.content());
}

CardSet askedCards(const Asked& asked) {
    return asked.isNet() ? kCardsOf[asked.fish] : CardSet::of(asked.card);
}

class Reader {
  public:
    Reader(const Seen& seen, Seat viewer, bool netEndsTurn)
        : m_seen(seen), m_viewer(viewer), m_netEndsTurn(netEndsTurn) {
        m_view = as<SeenDeal<TwistedFish>>(seen.front())->view;
        for (m_at = 1; m_at < seen.size(); ++m_at) {
            const Status before = m_view.status;
            TwistedFish::follow(m_view, seen[m_at]);
            if (as<SeenStatus<Status>>(seen[m_at])) m_dealing = false;
            if (const auto* moved = as<Moved>(seen[m_at])) read(*moved);
            if (const auto* said = as<Said>(seen[m_at])) read(*said);
            if (const auto* peeked = as<Peeked>(seen[m_at]); peeked && peeked->face != kHidden)
                add({.kind = HandEvidence::Kind::Saw, .seat = peeked->owner, .card = peeked->face});
            if (const auto* made = as<SeenMove<Move>>(seen[m_at])) read(*made, before);
        }
    }
    std::vector<HandEvidence> evidence;

  private:
    void add(HandEvidence found) {
        found.pond = m_view.pond.size();
        if (found.kind == HandEvidence::Kind::Give) m_chose = found.waited || found.seat == m_viewer;
        if (found.seat != m_viewer || found.kind <= HandEvidence::Kind::Pulled) evidence.push_back(found);
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
    void addWait(HandEvidence::Kind kind, Seat seat, CardSet cards = {}) {
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
    void addMiss(HandEvidence::Kind kind, const Asked& asked) {
        if (asked.isNet() && netEnded()) {
            if (kind == HandEvidence::Kind::NoFishing)
                add({.kind = HandEvidence::Kind::Lacked,
                     .seat = asked.by,
                     .cards = CardSet::of(kDivineIntervention)});
            return addWait(HandEvidence::Kind::Drawn, asked.by);
        }
        addWait(kind, asked.by);
    }
    void read(const Moved& moved) {
        if (m_dealing) return;
        const Asked asked = m_view.status.asked;
        if (moved.from.kind == PlaceKind::Pond) {
            add({.kind = HandEvidence::Kind::Drew,
                 .seat = moved.to.seat,
                 .card = moved.face,
                 .cards = asked.any() ? askedCards(asked) : CardSet{}});
            const bool caught = moved.face != kHidden && asked.any() && askedCards(asked).has(moved.face);
            if (asked.any() && !caught) addWait(HandEvidence::Kind::Drawn, moved.to.seat);
            return;
        }
        if (moved.to.kind == PlaceKind::Pond)
            return add({.kind = HandEvidence::Kind::Pulled, .seat = moved.from.seat, .card = moved.face});
        const bool net =
            moved.from.kind == PlaceKind::Hand && moved.to.kind == PlaceKind::Hand && asked.isNet();
        add({.kind = HandEvidence::Kind::Went,
             .card = moved.face,
             .cards = asked.any() ? askedCards(asked) : CardSet{},
             .from = moved.from,
             .to = moved.to});
        if (net && !m_chose)
            add({.kind = HandEvidence::Kind::Lacked, .seat = moved.from.seat, .cards = kCardsOf[asked.fish]});
        if (net && netEnded()) {
            bool drew = false;
            if (next(drew)->phase != Phase::Turn || next(drew)->turn != asked.by)
                addWait(HandEvidence::Kind::Drawn, asked.by);
        }
    }
    void read(const Said& said) {
        if (said.saying != Saying::GoFishing) return;
        const Asked asked = m_view.status.asked;
        add({.kind = HandEvidence::Kind::Lacked, .seat = said.seat, .cards = askedCards(asked)});
        addMiss(HandEvidence::Kind::Miss, asked);
    }
    void read(const SeenMove<Move>& made, const Status& before) {
        const Move& move = made.move;
        switch (move.kind) {
        case MoveKind::Ask:
            return add(
                {.kind = HandEvidence::Kind::Held, .seat = made.seat, .cards = kCardsOf[fishOf(move.card)]});
        case MoveKind::TheNet:
            add({.kind = HandEvidence::Kind::Held, .seat = made.seat, .cards = kCardsOf[move.fish]});
            return addWait(HandEvidence::Kind::Stop, move.target);
        case MoveKind::TheLure:
        case MoveKind::GameWarden:
        case MoveKind::GlassBottomBoat:
            if (before.phase != Phase::Wait) addWait(HandEvidence::Kind::Stop, move.target);
            return;
        case MoveKind::NoFishing: return addMiss(HandEvidence::Kind::NoFishing, before.asked);
        case MoveKind::GoFish:
        case MoveKind::DeadInTheWater:
            if (before.phase == Phase::Turn)
                add({.kind = HandEvidence::Kind::Lacked, .seat = made.seat, .cards = kAllFish});
            return;
        case MoveKind::DeadScubaDiver: {
            CardSet fifth = kCardsOf[move.fish];
            for (std::size_t at = m_at + 1; at < m_seen.size() && as<Moved>(m_seen[at]); ++at)
                fifth.remove(as<Moved>(m_seen[at])->face);
            return add({.kind = HandEvidence::Kind::Lacked, .seat = made.seat, .cards = fifth});
        }
        case MoveKind::Answer:
            if (before.asked.isNet() && m_at + 1 < m_seen.size() && !as<Said>(m_seen[m_at + 1]))
                addWait(HandEvidence::Kind::Give, made.seat, askedCards(before.asked));
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

} // namespace

std::vector<HandEvidence> evidenceOf(const Seen& seen, Seat viewer, bool netEndsTurn) {
    return Reader(seen, viewer, netEndsTurn).evidence;
}

} // namespace tacklebox::testing::twisted

#include "tests/games/rainbowfish/rainbowfish_history_evidence.h"

namespace tacklebox::testing {

using namespace rainbowfish;

namespace {

CardSet everything() {
    return CardSet::range(0, kAllCards);
}

/// Goes through the stream, a move and all that followed it at a time.
class EvidenceReader : public HandEvidence {
  public:
    EvidenceReader(const SeenStream& seen, Seat viewer) : m_seen(seen), m_viewer(viewer) {
        opening = std::get<SeenDeal<RainbowFish>>(seen.front().content()).view;
        m_view = opening;
        std::size_t at = 1;
        at = batch(at, nullptr);
        while (at < m_seen.size())
            at = batch(at + 1, std::get_if<SeenMove<Move>>(&m_seen[at].content()), at);
    }

  private:
    bool isMove(std::size_t at) const { return std::holds_alternative<SeenMove<Move>>(m_seen[at].content()); }
    void add(Seat seat, const Line& line) {
        if (seat != m_viewer) lines[seat].push_back(line);
    }

    /// The events from `at` to the next move, all of them caused by `made` (and by unseen moves).
    std::size_t batch(std::size_t at, const SeenMove<Move>* made, std::size_t moveAt = 0) {
        std::size_t end = at;
        while (end < m_seen.size() && !isMove(end))
            ++end;
        const Status before = m_view.status;
        if (made) before_(*made);
        if (made && mayBeStopped(made->move.kind)) whoCouldStopIt(*made, at, end);
        if (isDownpour(made)) whoHasNothingToGive(made->seat, at, end);
        if (made) RainbowFish::follow(m_view, m_seen[moveAt]);
        m_gave = m_caught = false;
        m_ended = m_waited = m_waitedToLay = false;
        int drawsOfCard = made && made->move.kind == MoveKind::DownpourOne   ? 1
                          : made && made->move.kind == MoveKind::DownpourTwo ? 2
                                                                             : 0;
        drawsOfCard = std::min(drawsOfCard, m_view.hole.size());
        const bool skipped = made && made->move.kind == MoveKind::Skip;
        bool fishing = (drawsOfCard > 0 || skipped || isDownpour(made)) && !m_view.hole.empty();
        Seat lastGiver = kNoSeat;
        const auto closeGiver = [&] {
            if (lastGiver != kNoSeat) add(lastGiver, {Line::HasNone, kNoFace, m_topic});
            lastGiver = kNoSeat;
        };
        for (; at < end; ++at) {
            const auto& content = m_seen[at].content();
            if (const auto* said = std::get_if<Said>(&content)) {
                if (said->saying == Saying::GoFishing || said->saying == Saying::NoneToGive) {
                    add(said->seat, {Line::HasNone, kNoFace, m_topic});
                    fishing = !m_view.hole.empty();
                }
                m_caught |= said->saying == Saying::GotWhatIFishedFor;
            }
            if (const auto* moved = std::get_if<Moved>(&content)) {
                if (moved->from.kind == PlaceKind::Hand) {
                    if (moved->to.kind != PlaceKind::Hand || moved->from.seat != lastGiver) closeGiver();
                    if (moved->to.kind == PlaceKind::Hand) {
                        if (made && made->move.kind == MoveKind::Ask && !m_gave && !m_waited)
                            add(moved->from.seat, {Line::HasNone, kNoFace, kReactions});
                        lastGiver = moved->from.seat;
                        m_gave = true;
                        fishing = false;
                    }
                    add(moved->from.seat, {Line::Lost, moved->face});
                    if (made && moved->to.kind != PlaceKind::Hand) noneBefore(*made, *moved);
                    if (moved->to.kind == PlaceKind::Hand) add(moved->to.seat, {Line::Got, moved->face});
                } else {
                    closeGiver();
                    const bool fished = fishing && moved->to.seat == m_view.status.turn && drawsOfCard == 0;
                    if (drawsOfCard > 0) --drawsOfCard;
                    if (fished) fishing = false;
                    const bool unseen = moved->face == kHidden;
                    if (unseen)
                        add(moved->to.seat,
                            {Line::Drew, kNoFace, fished ? m_topic : CardSet(), int(drawn.size())});
                    else
                        add(moved->to.seat, {Line::Got, moved->face});
                    drawn.push_back(moved->face);
                }
            }
            if (const auto* status = std::get_if<SeenStatus<Status>>(&content)) {
                closeGiver();
                if (status->now.phase == Phase::Wait && status->now.asked != kNoSeat) {
                    m_waited = true;
                    add(status->now.asked, {Line::Has, kNoFace, cardsOfNumber(status->now.number)});
                    add(status->now.asked, {Line::Has, kNoFace, kReactions});
                }
            }
            if (const auto* status = std::get_if<SeenStatus<Status>>(&content))
                turnEnds(made, before, *status);
            RainbowFish::follow(m_view, m_seen[at]);
        }
        closeGiver();
        if (made && !m_ended && mustHaveEnded(*made)) {
            // The turn went on to the same player, or it still waits for one who lays.
            add(m_view.status.turn, {Line::HasNoSet});
        }
        if (made && made->move.kind == MoveKind::Lay && m_view.status.phase == Phase::Wait)
            add(made->seat, {Line::HasSet});
        if (made && made->move.kind == MoveKind::WarMachine && m_view.status.phase == Phase::Wait)
            add(m_view.status.turn, {Line::HasSet});
        return end;
    }

    static bool isDownpour(const SeenMove<Move>* made) {
        return made && (made->move.kind == MoveKind::DownpourOne || made->move.kind == MoveKind::DownpourTwo);
    }
    /// Cards that a move leaves open are taken in deck order.
    void noneBefore(const SeenMove<Move>& made, const Moved& moved) {
        const MoveKind kind = made.move.kind;
        if (made.move.card != kNoFace || made.move.cards.any()) return;
        CardSet open, earlier;
        if (kind == MoveKind::Lay) open = cardsOfNumber(made.move.number);
        if (kind == MoveKind::Reverse) open = kReverses;
        if (kind == MoveKind::Skip) open = kSkips;
        if (kind == MoveKind::DrawTwo) open = kDrawTwos;
        for (const Card card : open)
            if (faceOfCard(card) < moved.face) earlier.add(card);
        if (!earlier.empty()) add(moved.from.seat, {Line::HasNone, kNoFace, earlier});
    }
    static bool mayBeStopped(MoveKind kind) {
        return kind == MoveKind::DrawTwo || kind == MoveKind::WildDrawFour || kind == MoveKind::Allow;
    }
    /// If nobody waits after the card is on the pile, none of those asked in between can hold a War Machine;
    /// else one of them does.
    void whoCouldStopIt(const SeenMove<Move>& made, std::size_t at, std::size_t end) {
        while (at < end && std::holds_alternative<Moved>(m_seen[at].content()) &&
               std::get<Moved>(m_seen[at].content()).to.kind == PlaceKind::Discard)
            ++at;
        const auto* status = at < end ? std::get_if<SeenStatus<Status>>(&m_seen[at].content()) : nullptr;
        const bool waits = status && status->now.phase == Phase::Wait;
        const bool viewerIsAsked = m_viewer != m_view.status.turn && made.move.kind != MoveKind::Allow &&
                                   std::find(m_view.hands[m_viewer].begin(), m_view.hands[m_viewer].end(),
                                             kWarMachine) != m_view.hands[m_viewer].end();
        const Seat until = viewerIsAsked ? m_viewer : m_view.status.turn;
        for (Seat seat = leftOf(made.seat, m_view.match.seats); seat != until && seat != m_view.status.turn;
             seat = leftOf(seat, m_view.match.seats))
            add(seat, {waits ? Line::MayStop : Line::HasNone, kNoFace, kWarMachineCards, stops});
        stops += waits;
    }
    /// Whoever gives nothing to a downpour has nothing to give.
    void whoHasNothingToGive(Seat asker, std::size_t at, std::size_t end) {
        SeatSet givers = SeatSet::of(asker);
        for (; at < end; ++at)
            if (const auto* moved = std::get_if<Moved>(&m_seen[at].content()))
                if (moved->from.kind == PlaceKind::Hand) givers.add(moved->from.seat);
        for (Seat seat = 0; seat < m_view.match.seats; ++seat)
            if (!givers.has(seat)) add(seat, {Line::HasNone, kNoFace, m_topic});
    }
    void before_(const SeenMove<Move>& made) {
        const Move& move = made.move;
        if (move.kind == MoveKind::Ask) m_topic = cardsOfNumber(move.number);
        if (move.color != kNoColor) m_topic = cardsOfColor(move.color);
        if (move.kind == MoveKind::Ask) add(made.seat, {Line::Has, kNoFace, m_topic});
        CardSet numbers;
        for (Number number = 0; number < kNumbers; ++number)
            numbers |= cardsOfNumber(number);
        if (move.kind == MoveKind::Draw)
            add(made.seat, {Line::HasNone, kNoFace, everything() - kReactions - kWarMachineCards});
        if (move.kind == MoveKind::DiscardWild) add(made.seat, {Line::HasNone, kNoFace, numbers});
    }
    /// Misses that end a turn without any event of its own; the last card of the Hole may have been the one
    /// that was fished for.
    bool mustHaveEnded(const SeenMove<Move>& made) const {
        if (made.move.kind != MoveKind::Ask || m_gave || m_caught || m_view.status.phase != Phase::Turn)
            return false;
        return m_view.hole.empty() && !m_waited;
    }
    /// Who had a last chance to lay sets, or had none.
    void turnEnds(const SeenMove<Move>* made, const Status& before, const SeenStatus<Status>& status) {
        if (!made) return;
        const MoveKind kind = made->move.kind;
        const Seat layer = kind == MoveKind::Reverse ? made->seat : before.turn;
        if (status.now.phase == Phase::Wait && status.now.asked == kNoSeat && !mayBeStopped(kind)) {
            m_waitedToLay = m_ended = true;
            add(layer, {Line::HasSet});
        }
        if (status.now.phase != Phase::Turn || status.now.turn == before.turn) return;
        const bool layingMove = kind == MoveKind::Lay || kind == MoveKind::Done;
        if (!m_ended && !layingMove && (kind != MoveKind::WarMachine || made->seat == m_viewer))
            add(layer, {Line::HasNoSet});
        m_ended = true;
    }

    const SeenStream& m_seen;
    Seat m_viewer;
    View m_view;
    CardSet m_topic;
    bool m_gave = false, m_caught = false, m_ended = false, m_waited = false, m_waitedToLay = false;
};

} // namespace

HandEvidence evidenceOf(const SeenStream& seen, Seat viewer) {
    return EvidenceReader(seen, viewer);
}

} // namespace tacklebox::testing

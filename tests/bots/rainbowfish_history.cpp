// A history behind a sampled position of Rainbow Fish: backwards from the position, card by card, to the
// opening; then forwards through the rules, with the moves that nobody else saw.
#include "model/games/rainbowfish/rainbowfish.h"
#include "tests/support/history.h"

#include <cmath>
#include <functional>

namespace tacklebox::testing {

using namespace rainbowfish;

namespace {

using Counts = std::array<std::uint8_t, kColorDeckFaces>;
using Seen = std::vector<SeenEvent<RainbowFish>>;

CardSet everything() {
    return CardSet::range(0, kAllCards);
}
bool isAmong(Face face, CardSet cards) {
    return cards.intersects(cardsOfFace(face));
}

/// One line of what happened to a hand.
struct Line {
    enum Kind { Drew, Got, Lost, Has, HasNone, HasSet, HasNoSet, MayStop } kind;
    Face face = kNoFace; ///< Got, Lost
    CardSet cards;       ///< Has, HasNone; Drew: what it cannot be
    int number = -1;     ///< Drew: which draw from the Hole; MayStop: which occasion
};

/// The lines of each hand, as the rules explain the stream: a move and all that followed it at a time.
class Explained {
  public:
    std::array<std::vector<Line>, kMostPlayers> lines;
    std::vector<Face> drawn; ///< from the Hole, in order; kHidden where unseen
    int stops = 0;           ///< occasions on which somebody of several held a War Machine (MayStop)
    View opening;
    std::vector<Face> laidLater; ///< cards of sets laid in the stream

    Explained(const Seen& seen, Seat viewer) : m_seen(seen), m_viewer(viewer) {
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
        m_gave = false;
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
                if (said->saying == Saying::GoFish || said->saying == Saying::NoneToGive) {
                    add(said->seat, {Line::HasNone, kNoFace, m_topic});
                    fishing = !m_view.hole.empty();
                }
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
                    if (moved->to.kind == PlaceKind::Sets) laidLater.push_back(moved->face);
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
    /// Misses that end a turn without any event of its own.
    bool mustHaveEnded(const SeenMove<Move>& made) const {
        if (made.move.kind != MoveKind::Ask || m_gave || m_view.status.phase != Phase::Turn) return false;
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

    const Seen& m_seen;
    Seat m_viewer;
    View m_view;
    CardSet m_topic;
    bool m_gave = false, m_ended = false, m_waited = false, m_waitedToLay = false;
};

/// Finds for each unseen draw of one hand what it can have been, so that every line is true and the hand is
/// in the end what the world says. The cards drawn unseen are known as a whole: what is there in the end and
/// what left, but for what came seen. Which came when is found by exchanging them until no line is false.
class Rearranged {
  public:
    /// `first` are cards of a hand that was given with the layout, drawn before everything else.
    Rearranged(const std::vector<Line>& lines, const Counts& last, int first)
        : m_lines(lines), m_first(first) {
        std::array<int, kColorDeckFaces> unseen{};
        for (Face face = 0; face < kColorDeckFaces; ++face)
            unseen[face] = last[face];
        for (const Line& line : lines) {
            if (line.kind == Line::Lost) ++unseen[line.face];
            if (line.kind == Line::Got) --unseen[line.face];
        }
        for (Face face = 0; face < kColorDeckFaces; ++face)
            for (int i = 0; i < unseen[face]; ++i)
                m_all.push_back(face);
        m_order = m_all;
        m_cameAt.assign(std::size_t(first), -1);
        for (int at = 0; at < int(lines.size()); ++at)
            if (lines[std::size_t(at)].kind == Line::Drew) m_cameAt.push_back(at);
    }

    /// The faces in the order of their coming; the first of them are the hand given. False if none was found.
    bool solve(int mostStarts, Random& random) {
        constexpr int kTries = 1500;
        constexpr double kSlopes[] = {6, 4, 3};
        for (int start = 0; start < mostStarts; ++start) {
            match(random);
            int wrong = falseLines();
            for (int tries = 0; wrong > 0 && tries < kTries; ++tries) {
                const int size = int(m_order.size());
                if (size < 2) break;
                Face& one = m_order[std::size_t(random.below(size))];
                Face& other = m_order[std::size_t(random.below(size))];
                if (one == other) continue;
                std::swap(one, other);
                const int after = falseLines();
                if (after <= wrong || random.unit() < std::exp(kSlopes[start % 3] * (wrong - after)))
                    wrong = after;
                else
                    std::swap(one, other);
            }
            if (wrong == 0) return true;
        }
        return false;
    }
    const std::vector<Face>& order() const { return m_order; }

  private:
    /// A card that came unseen, and the line at which it left.
    struct Needed {
        Face face;
        int until;
        int before; ///< the line by which it must have come
    };
    std::vector<Needed> needed() const {
        std::vector<Needed> needs;
        std::array<int, kColorDeckFaces> seen{}, gone{};
        for (int at = 0; at < int(m_lines.size()); ++at) {
            const Line& line = m_lines[std::size_t(at)];
            if (line.kind == Line::Got) ++seen[line.face];
            if (line.kind != Line::Lost) continue;
            if (seen[line.face] > 0) {
                --seen[line.face];
                continue;
            }
            needs.push_back({line.face, at, at});
            ++gone[line.face];
        }
        for (const Face face : m_all)
            if (gone[face]-- <= 0) needs.push_back({face, int(m_lines.size()), int(m_lines.size())});
        return needs;
    }
    /// For every line that says that some card was there, one that was: mostly that which leaves soonest.
    void chooseWitnesses(std::vector<Needed>& needs, Random& random) const {
        std::array<int, kColorDeckFaces> seen{};
        for (int at = 0; at < int(m_lines.size()); ++at) {
            const Line& line = m_lines[std::size_t(at)];
            if (line.kind == Line::Got) ++seen[line.face];
            if (line.kind == Line::Lost && seen[line.face] > 0) --seen[line.face];
            if (line.kind != Line::Has) continue;
            bool shown = false;
            for (Face face = 0; face < kColorDeckFaces; ++face)
                shown |= seen[face] > 0 && isAmong(face, line.cards);
            Needed* witness = nullptr;
            int count = 0;
            for (Needed& need : needs) {
                if (shown || need.until <= at || !isAmong(need.face, line.cards)) continue;
                if (need.before <= at) {
                    witness = nullptr;
                    break;
                }
                const bool sooner = !witness || need.until < witness->until;
                if (random.below(4) ? sooner : random.below(++count) == 0) witness = &need;
            }
            if (witness) witness->before = at;
        }
    }
    bool fits(int place, const Needed& need) const {
        const int came = m_cameAt[std::size_t(place)];
        if (came >= need.before) return false;
        if (came >= 0 && isAmong(need.face, m_lines[std::size_t(came)].cards)) return false;
        for (int at = came + 1; at < need.until; ++at)
            if (m_lines[std::size_t(at)].kind == Line::HasNone &&
                isAmong(need.face, m_lines[std::size_t(at)].cards))
                return false;
        return true;
    }
    /// Gives every card a place in the order that it can have had on its own account. Where the witnesses
    /// leave no room for all, some of them are let go.
    void match(Random& random) {
        std::vector<Needed> needs = needed();
        random.shuffle(needs);
        chooseWitnesses(needs, random);
        while (!place(needs, random))
            for (Needed& need : needs)
                if (random.below(3) == 0) need.before = need.until;
    }
    bool place(const std::vector<Needed>& needs, Random& random) {
        std::vector<int> places(m_cameAt.size()), owner(m_cameAt.size(), -1);
        for (int at = 0; at < int(places.size()); ++at)
            places[std::size_t(at)] = at;
        random.shuffle(places);
        std::vector<bool> tried;
        const std::function<bool(int)> seat = [&](int need) {
            for (const int at : places) {
                if (tried[std::size_t(at)] || !fits(at, needs[std::size_t(need)])) continue;
                tried[std::size_t(at)] = true;
                if (owner[std::size_t(at)] >= 0 && !seat(owner[std::size_t(at)])) continue;
                owner[std::size_t(at)] = need;
                return true;
            }
            return false;
        };
        std::vector<int> left;
        bool anyWitness = false;
        for (int need = 0; need < int(needs.size()); ++need) {
            tried.assign(places.size(), false);
            if (!seat(need)) left.push_back(need);
            anyWitness |= needs[std::size_t(need)].before < needs[std::size_t(need)].until;
        }
        if (!left.empty() && anyWitness) return false;
        for (std::size_t at = 0; at < owner.size(); ++at) {
            if (owner[at] < 0) {
                owner[at] = left.back();
                left.pop_back();
            }
            m_order[at] = needs[std::size_t(owner[at])].face;
        }
        return true;
    }

    int falseLines() const {
        std::array<std::int8_t, kColorDeckFaces> hand{};
        std::size_t next = 0;
        for (; next < std::size_t(m_first); ++next)
            ++hand[m_order[next]];
        const auto has = [&](CardSet cards) {
            Face last = kNoFace;
            for (const Card card : cards) {
                const Face face = faceOfCard(card);
                if (face != last && hand[face] > 0) return true;
                last = face;
            }
            return false;
        };
        const auto hasSet = [&] {
            for (Number number = 0; number < kNumbers; ++number) {
                int held = 0;
                for (Color color = 0; color < kColors; ++color)
                    held += std::max<int>(0, hand[numberFace(number, color)]);
                if (held >= kSetSize) return true;
            }
            return false;
        };
        int wrong = 0;
        for (const Line& line : m_lines) {
            switch (line.kind) {
            case Line::Drew:
                wrong += isAmong(m_order[next], line.cards);
                ++hand[m_order[next++]];
                break;
            case Line::Got: ++hand[line.face]; break;
            case Line::Lost: wrong += --hand[line.face] < 0; break;
            case Line::Has: wrong += !has(line.cards); break;
            case Line::HasNone: wrong += has(line.cards); break;
            case Line::HasSet: wrong += !hasSet(); break;
            case Line::HasNoSet: wrong += hasSet(); break;
            case Line::MayStop: break;
            }
        }
        return wrong;
    }

    const std::vector<Line>& m_lines;
    int m_first;
    std::vector<Face> m_all, m_order;
    std::vector<int> m_cameAt; ///< the line at which each place of the order came; -1 for the hand given
};

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

Counts countsOf(CardSet cards) {
    Counts counts{};
    for (const Card card : cards)
        ++counts[faceOfCard(card)];
    return counts;
}

using Orders = std::array<std::vector<Face>, kMostPlayers>;

/// For each occasion on which a card could be stopped, one who held a War Machine then, out of those who held
/// one later.
std::array<std::vector<Line>, kMostPlayers> withStoppers(const Explained& story, const State& world,
                                                         Random& random) {
    auto lines = story.lines;
    for (int stop = 0; stop < story.stops; ++stop) {
        Line* chosen = nullptr;
        int count = 0;
        for (Seat seat = 0; seat < world.match.seats; ++seat) {
            bool later = world.hands[seat].intersects(kWarMachineCards);
            for (auto line = lines[seat].rbegin(); line != lines[seat].rend(); ++line) {
                later |= line->kind == Line::Lost && line->face == kWarMachine;
                if (line->kind == Line::HasNone && isAmong(kWarMachine, line->cards)) later = false;
                if (line->kind == Line::MayStop && line->number == stop && later &&
                    random.below(++count) == 0)
                    chosen = &*line;
            }
        }
        if (chosen) chosen->kind = Line::Has;
    }
    return lines;
}

/// What each hand was given and drew, in order. Nothing found: anything.
Orders solveHands(const Explained& story, Seat viewer, const State& world) {
    Random random(1);
    Orders orders;
    // Who it was that could have stopped a card is guessed, so many short searches are better than a long
    // one.
    const int most = story.stops ? 400 : 1, starts = story.stops ? 12 : 2000;
    for (int tries = 0; tries < most; ++tries) {
        const auto lines = withStoppers(story, world, random);
        bool solved = true;
        for (Seat seat = 0; seat < world.match.seats; ++seat) {
            if (seat == viewer) continue;
            Rearranged search(lines[seat], countsOf(world.hands[seat]), story.opening.hands[seat].size());
            solved &= search.solve(starts, random);
            orders[seat] = search.order();
            if (!solved) break;
        }
        if (solved) break;
    }
    return orders;
}

Layout openingOf(const Explained& story, Seat viewer, const State& world, std::vector<Face>& drawn) {
    Layout layout;
    Pack pack;
    layout.scores = story.opening.match.scores;
    const Orders orders = solveHands(story, viewer, world);
    for (Seat seat = 0; seat < world.match.seats; ++seat) {
        layout.handsGiven |= !story.opening.hands[seat].empty();
        if (seat == viewer) {
            for (const Face face : story.opening.hands[seat])
                layout.hands[seat].add(pack.take(face));
            continue;
        }
        auto next = orders[seat].begin();
        for (int i = 0; i < story.opening.hands[seat].size() && next != orders[seat].end(); ++i)
            layout.hands[seat].add(pack.take(*next++));
        for (const Line& line : story.lines[seat])
            if (line.kind == Line::Drew && next != orders[seat].end())
                drawn[std::size_t(line.number)] = *next++;
    }
    for (int i = story.opening.discard.size() - 1; i >= 0; --i)
        layout.discard.putOnTop(pack.take(story.opening.discard[i]));
    layout.sets = story.opening.sets;
    Counts laid = countsOf(world.laid);
    for (const Face face : story.laidLater)
        --laid[face];
    for (Face face = 0; face < kColorDeckFaces; ++face)
        for (int i = 0; i < laid[face]; ++i)
            layout.laid.add(pack.take(face));
    for (const Card card : world.hole)
        layout.hole.putOnTop(pack.take(faceOfCard(card)));
    for (auto face = drawn.rbegin(); face != drawn.rend(); ++face)
        layout.hole.putOnTop(pack.take(*face == kHidden ? numberFace(0, 0) : *face));
    return layout;
}

/// What a seat does of which the others see nothing.
MoveKind decline(Phase phase) {
    return phase == Phase::Answer  ? MoveKind::Answer
           : phase == Phase::Block ? MoveKind::Allow
                                   : MoveKind::Done;
}

} // namespace

template <>
History<RainbowFish> historyOf<RainbowFish>(const Seen& seen, Seat seat, const State& world) {
    const Explained story(seen, seat);
    std::vector<Face> drawn = story.drawn;
    History<RainbowFish> history;
    history.setup.options = world.options;
    history.setup.seats = world.match.seats;
    history.setup.dealer = world.match.dealer;
    history.setup.chance = ChanceMode::Ask;
    history.setup.layout = openingOf(story, seat, world, drawn);

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

} // namespace tacklebox::testing

// Finds what the cards that came to a hand unseen can have been: backwards from the position, card by card.
#include "tests/games/rainbowfish/rainbowfish_history_evidence.h"

#include <cmath>
#include <functional>

namespace tacklebox::testing {

using namespace rainbowfish;

namespace {

using Counts = std::array<std::uint8_t, kColorDeckFaces>;

bool isAmong(Face face, CardSet cards) {
    return cards.intersects(cardsOfFace(face));
}

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

Counts countsOf(CardSet cards) {
    Counts counts{};
    for (const Card card : cards)
        ++counts[faceOfCard(card)];
    return counts;
}

using Orders = std::array<std::vector<Face>, kMostPlayers>;

/// For each occasion on which a card could be stopped, one who held a War Machine then, out of those who held
/// one later.
std::array<std::vector<Line>, kMostPlayers> withStoppers(const HandEvidence& evidence, const State& world,
                                                         Random& random) {
    auto lines = evidence.lines;
    for (int stop = 0; stop < evidence.stops; ++stop) {
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
Orders solveHands(const HandEvidence& evidence, Seat viewer, const State& world) {
    Random random(1);
    Orders orders;
    // Who it was that could have stopped a card is guessed, so many short searches are better than a long
    // one.
    const int most = evidence.stops ? 400 : 1, starts = evidence.stops ? 12 : 2000;
    for (int tries = 0; tries < most; ++tries) {
        const auto lines = withStoppers(evidence, world, random);
        bool solved = true;
        for (Seat seat = 0; seat < world.match.seats; ++seat) {
            if (seat == viewer) continue;
            Rearranged search(lines[seat], countsOf(world.hands[seat]), evidence.opening.hands[seat].size());
            solved &= search.solve(starts, random);
            orders[seat] = search.order();
            if (!solved) break;
        }
        if (solved) break;
    }
    return orders;
}

} // namespace

std::vector<Face> arrivalsFound(const SeenStream& seen, Seat seat, const State& world) {
    const HandEvidence evidence = evidenceOf(seen, seat);
    const Orders orders = solveHands(evidence, seat, world);
    std::vector<Face> arrivals;
    std::vector<Face> drawn = evidence.drawn;
    for (Seat other = 0; other < world.match.seats; ++other) {
        if (other == seat) continue;
        const int given = evidence.opening.hands[other].size();
        if (int(orders[other].size()) < given) return {};
        auto next = orders[other].begin() + given;
        arrivals.insert(arrivals.end(), orders[other].begin(), next);
        for (const Line& line : evidence.lines[other])
            if (line.kind == Line::Drew && next != orders[other].end())
                drawn[std::size_t(line.number)] = *next++;
    }
    for (std::size_t number = 0; number < drawn.size(); ++number)
        if (evidence.drawn[number] == kHidden) arrivals.push_back(drawn[number]);
    return arrivals;
}

} // namespace tacklebox::testing

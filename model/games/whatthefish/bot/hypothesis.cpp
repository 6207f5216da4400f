#include "model/games/whatthefish/bot/hypothesis.h"

namespace tacklebox::whatthefish {

namespace {

/// A number for the pile of a tag. Tags of a hand may differ only in their piles before the last action.
std::uint8_t placeIn(const Position& position, Tag tag) {
    for (Seat seat = 0; seat < kMostPlayers; ++seat)
        if (position.hands[seat].has(tag)) return seat;
    const auto lies = [tag](const auto& pile) {
        return std::find(pile.begin(), pile.end(), tag) != pile.end();
    };
    if (lies(position.draw)) return kMostPlayers;
    if (lies(position.discard)) return kMostPlayers + 1;
    return kMostPlayers + 2;
}
std::uint8_t placeBefore(const Hypothesis& hypothesis, Tag tag) {
    return hypothesis.shuffled.has(tag) ? kMostPlayers + 3 : placeIn(hypothesis.before, tag);
}

void takeOut(Pile<kDeckSize>& pile, Tag tag) {
    for (int i = 0; i < pile.size(); ++i)
        if (pile[i] == tag) return pile.removeAt(i);
}

constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

/// Assigns a different card to each tag by augmenting paths (bipartite matching).
class Matching {
  public:
    explicit Matching(const Hypothesis& hypothesis) : m_hypothesis(hypothesis) { m_tagOf.fill(kNoCard); }
    bool complete() {
        for (Tag tag = 0; tag < kDeckSize; ++tag) {
            m_tried = {};
            if (!place(tag)) return false;
        }
        return true;
    }

  private:
    bool place(Tag tag) {
        const CardSet free = m_hypothesis.may[tag] - m_taken;
        if (!free.empty()) {
            m_taken.add(free.first());
            m_tagOf[free.first()] = tag;
            return true;
        }
        for (const Card card : m_hypothesis.may[tag]) {
            if (m_tried.has(card)) continue;
            m_tried.add(card);
            if (!place(m_tagOf[card])) continue;
            m_tagOf[card] = tag;
            return true;
        }
        return false;
    }

    const Hypothesis& m_hypothesis;
    CardSet m_taken, m_tried;
    std::array<Tag, kDeckSize> m_tagOf;
};

} // namespace

Hypothesis Hypothesis::opening(const Observation& observation) {
    Hypothesis hypothesis;
    Tag next = 0;
    CardSet unseen = CardSet::range(0, kDeckSize);
    const auto tagFor = [&](Face face) {
        hypothesis.may[next] = {};
        if (face != kHidden) {
            hypothesis.may[next] = CardSet::of((unseen & cardsWithFace(face)).first());
            unseen -= hypothesis.may[next];
        }
        return next++;
    };
    for (Seat seat = 0; seat < observation.match.seats; ++seat)
        for (const Face face : observation.hands[seat])
            hypothesis.now.hands[seat].add(tagFor(face));
    for (int i = observation.piles.draw.size(); i > 0; --i)
        hypothesis.now.draw.add(tagFor(observation.piles.draw[i - 1]));
    for (int i = observation.piles.discard.size(); i > 0; --i)
        hypothesis.now.discard.add(tagFor(observation.piles.discard[i - 1]));
    while (next < kDeckSize) // out of the game
        tagFor(kHidden);
    for (CardSet& cards : hypothesis.may)
        if (cards.empty()) cards = unseen;
    hypothesis.begin();
    return hypothesis;
}

bool Hypothesis::narrow(Tag tag, CardSet cards, Source source) {
    const CardSet left = may[tag] & cards;
    if (left.empty()) return false;
    const bool knownBefore = known(tag);
    if (knownBefore || !(left == may[tag])) evidence[tag] = {source, std::uint8_t(dives)};
    may[tag] = left;
    if (knownBefore || left.size() > 1) return true;
    for (Tag other = 0; other < kDeckSize; ++other)
        if (other != tag && may[other].has(left.first()) &&
            !narrow(other, may[other] - left, Source::Counted))
            return false;
    return true;
}

bool Hypothesis::narrowHand(Seat seat, CardSet cards, Source source) {
    for (const Tag tag : now.hands[seat])
        if (!narrow(tag, cards, source)) return false;
    return true;
}

bool Hypothesis::possible() const {
    return Matching(*this).complete();
}

bool Hypothesis::interchangeable(Card one, Card other) const {
    for (const CardSet cards : may)
        if (cards.has(one) != cards.has(other)) return false;
    return true;
}

void Hypothesis::doubtMoreThan(Seat seat, CardSet kind, int bound, const ByHandDoubt& doubt) {
    constexpr auto kThoughtful = std::size_t(HandDoubt::Thoughtful), kEager = std::size_t(HandDoubt::Eager),
                   kCareless = std::size_t(HandDoubt::Careless);
    const CardSet hand = now.hands[seat];
    for (Hint& old : hints)
        if (old.kind == kind && old.tags.contains(hand) && old.bound <= bound &&
            old.doubt[kThoughtful] <= doubt[kThoughtful] && old.doubt[kEager] <= doubt[kEager]) {
            // Careless players choose independently each time.
            old.doubt[kCareless] *= doubt[kCareless];
            return;
        }
    if (hints.size() == kMostHints) hints.removeAt(0);
    hints.add({seat, hand, kind, bound, doubt});
}

void Hypothesis::begin() {
    before = now;
    shuffled = {};
    played.clear();
    sentBack = {};
}

void Hypothesis::reshuffle() {
    CardSet cards;
    List<Tag, 53> stays;
    for (const Tag tag : now.discard)
        shuffled.add(tag);
    now.discard.clear();
    for (const Tag tag : now.played) {
        if (kProtections.has(card(tag)))
            shuffled.add(tag);
        else
            stays.add(tag);
    }
    now.played = stays;
    for (const Tag tag : shuffled) {
        was[tag] = card(tag);
        cards.add(was[tag]);
        for (Hint& hint : hints) {
            if (hint.tags.has(tag) && hint.kind.has(was[tag])) hint.bound -= valueOf(faceOf(was[tag]));
            hint.tags.remove(tag);
        }
    }
    for (const Tag tag : shuffled) {
        may[tag] = cards;
        now.draw.add(tag);
    }
}

void Hypothesis::undo(Seat player, MoveKind kind, Tag franklin) {
    const Position undone = now;
    now = before;
    for (const Tag tag : shuffled) {
        may[tag] = CardSet::of(was[tag]);
        if (was[tag] == kFranklin) franklin = tag;
    }
    shuffled = {};
    for (CardSet& hand : now.hands)
        hand.remove(franklin);
    takeOut(now.draw, franklin);
    takeOut(now.discard, franklin);
    now.discard.putUnder(franklin);
    for (int i = 0; i < played.size(); ++i) {
        now.hands[player].remove(played[i]);
        now.frozen.add({.card = played[i], .seat = player, .opens = i == 0});
    }
    sentBack = {};
    if (kind == MoveKind::Flush) return;
    for (Seat from = 0; from < kMostPlayers; ++from)
        for (Seat to = 0; to < kMostPlayers; ++to)
            if (from != to) sentBack[from][to] = std::uint8_t((undone.hands[from] & now.hands[to]).size());
}

std::uint64_t Hypothesis::signature() const {
    std::uint64_t sum = 0;
    const auto add = [&](std::uint64_t place, Tag tag) {
        const std::uint64_t meaning = mixed(may[tag].low()) + mixed(may[tag].high() + 1);
        sum += mixed(meaning + 64 * place + placeBefore(*this, tag));
    };
    for (Seat seat = 0; seat < kMostPlayers; ++seat)
        for (const Tag tag : now.hands[seat])
            add(seat, tag);
    for (int i = 0; i < now.draw.size(); ++i)
        add(std::uint64_t(100 + i), now.draw[i]);
    return sum;
}

List<Candidate, 2 * kDeckSize> candidates(const Hypothesis& hypothesis, Seat seat, Face face,
                                          CardSet except) {
    List<Candidate, 2 * kDeckSize> found;
    const CardSet like = cardsWithFace(face);
    CardSet hand = hypothesis.now.hands[seat] - except;
    for (const Tag tag : hand)
        if (hypothesis.known(tag) && like.has(hypothesis.card(tag))) {
            // Two equal cards are interchangeable, unless an undo would separate them.
            bool again = false;
            for (const Candidate& other : found)
                again = again || placeBefore(hypothesis, other.tag) == placeBefore(hypothesis, tag);
            if (!again) found.add({tag, hypothesis.card(tag), 1});
        }
    if (!found.empty() && found.size() == 1) {
        bool apart = false;
        for (const Tag tag : hand)
            apart = apart || (hypothesis.may[tag].intersects(like) &&
                              placeBefore(hypothesis, tag) != placeBefore(hypothesis, found[0].tag));
        if (!apart) return found;
    }
    for (const Tag tag : hand) {
        const CardSet cards = hypothesis.may[tag] & like;
        if (cards.empty() || hypothesis.known(tag)) continue;
        for (const Card card : cards) {
            const Card twin = Card(card ^ 1);
            if (card > twin && cards.has(twin) && hypothesis.interchangeable(card, twin)) continue;
            const int alike = cards.size() == 2 && hypothesis.interchangeable(card, twin) ? 2 : 1;
            Candidate one{tag, card, double(alike) / hypothesis.may[tag].size()};
            bool listed = false;
            for (Candidate& other : found) {
                if (other.card != card || placeBefore(hypothesis, other.tag) != placeBefore(hypothesis, tag))
                    continue;
                const CardSet mine = hypothesis.may[tag], theirs = hypothesis.may[other.tag];
                if (mine.contains(theirs)) {
                    // Removing the other tag leaves every possibility that removing the less restricted one
                    // leaves, so one candidate is enough.
                    if (!hypothesis.known(other.tag)) other.likely += one.likely;
                    listed = true;
                    break;
                }
                if (theirs.contains(mine)) {
                    one.likely += other.likely;
                    other = one;
                    listed = true;
                    break;
                }
            }
            if (!listed) found.add(one);
        }
    }
    return found;
}

void learnHand(const Hypothesis& hypothesis, Seat seat, std::span<const Face> faces, Source source,
               Hypotheses& successors) {
    Hypotheses some = {hypothesis}, next;
    std::vector<CardSet> done(1);
    for (const Face face : faces) {
        next.clear();
        std::vector<CardSet> doneNext;
        for (std::size_t i = 0; i < some.size(); ++i)
            learnCard(some[i], seat, face, source, done[i], next, [&](Hypothesis&, Tag tag) {
                CardSet with = done[i];
                with.add(tag);
                doneNext.push_back(with);
            });
        some.swap(next);
        done.swap(doneNext);
    }
    successors.insert(successors.end(), some.begin(), some.end());
}

void learnTag(const Hypothesis& hypothesis, Tag tag, Face face, Source source, Hypotheses& successors) {
    const CardSet cards = hypothesis.may[tag] & cardsWithFace(face);
    for (const Card card : cards) {
        const Card twin = Card(card ^ 1);
        const bool same = cards.size() == 2 && hypothesis.interchangeable(card, twin);
        if (same && card > twin) continue;
        Hypothesis next = hypothesis;
        next.weight *= double(same ? 2 : 1) / hypothesis.may[tag].size();
        if (next.narrow(tag, CardSet::of(card), source)) successors.push_back(next);
    }
}

} // namespace tacklebox::whatthefish

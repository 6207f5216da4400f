#include "model/games/rainbowfish/bot/handfacts.h"

namespace tacklebox::rainbowfish {

namespace {

/// Calls `visit(topic)` for the topics of a card.
template <class Visit>
void forTopicsOf(Face face, Visit&& visit) {
    if (isBlack(face)) return;
    if (isNumber(face)) visit(int(numberOf(face)));
    visit(kNumbers + colorOf(face));
}

constexpr bool covers(Tally mask, Tally part) {
    return (mask & part) == part;
}

} // namespace

void HandFacts::addEntry(const HandEntry& entry, int turn) {
    switch (entry.kind) {
    case HandEntryKind::Arrives: return arrives(entry.about);
    case HandEntryKind::Takes: return takes(entry.what, turn);
    case HandEntryKind::Gives: return gives(entry.what);
    case HandEntryKind::Lacks: return lacks(entry.about, turn);
    case HandEntryKind::Asks:
    case HandEntryKind::Holds: return holds(entry.about, turn);
    case HandEntryKind::NoSet:
    case HandEntryKind::SomeSet:
    case HandEntryKind::MayStop: return;
    }
}

int HandFacts::sureOf(int topic) const {
    int sum = 0;
    for (Face face = 0; face < kWild; ++face)
        if (m_sure[face] && maskOfTopic(topic).meets(Tally::one(face))) sum += m_sure[face];
    return sum;
}

void HandFacts::arrives(Tally barred) {
    for (int topic = 0; topic < kTopics; ++topic)
        if (!covers(barred, maskOfTopic(topic))) ++m_topics[topic].unseen;
}

void HandFacts::takes(Face face, int turn) {
    ++m_sure[face];
    m_sureTurn[face] = std::uint16_t(turn);
    forTopicsOf(face, [&](int topic) {
        ++m_topics[topic].atLeast;
        m_topics[topic].hadNone = false;
    });
}

void HandFacts::gives(Face face) {
    // Either the visible card or an equal hidden one left, so one fewer is certain.
    if (m_sure[face]) --m_sure[face];
    forTopicsOf(face, [&](int topic) {
        const int one = m_topics[topic].atLeast ? 1 : 0;
        m_topics[topic].atLeast = std::uint8_t(std::max(m_topics[topic].atLeast - one, sureOf(topic)));
    });
}

void HandFacts::lacks(Tally about, int turn) {
    for (int topic = 0; topic < kTopics; ++topic)
        if (covers(about, maskOfTopic(topic)))
            m_topics[topic] = {.hadNone = true, .source = Source::Denied, .turn = std::uint16_t(turn)};
    for (Face face = 0; face < kColorDeckFaces; ++face)
        if (m_sure[face] && about.meets(Tally::one(face))) m_sure[face] = 0;
}

void HandFacts::holds(Tally about, int turn) {
    for (int topic = 0; topic < kTopics; ++topic) {
        if (about != maskOfTopic(topic)) continue;
        Topic& known = m_topics[topic];
        known.atLeast = std::max<std::uint8_t>(known.atLeast, 1);
        known.hadNone = false;
        known.source = Source::Asked;
        known.turn = std::uint16_t(turn);
    }
}

void HandFacts::addFacts(Seat seat, int size, int turn, std::vector<Fact>& facts) const {
    int unknown = size;
    for (Face face = 0; face < kColorDeckFaces; ++face) {
        if (!m_sure[face]) continue;
        unknown -= m_sure[face];
        facts.push_back({.seat = seat,
                         .kind = FactKind::Holds,
                         .source = Source::Moved,
                         .card = face,
                         .count = m_sure[face],
                         .turnsAgo = std::uint16_t(turn - m_sureTurn[face])});
    }
    for (int topic = 0; topic < kTopics; ++topic) {
        const Topic& known = m_topics[topic];
        Fact fact{.seat = seat,
                  .source = known.source,
                  .topic = factTopic(topic),
                  .turnsAgo = std::uint16_t(turn - known.turn)};
        if (known.atLeast > sureOf(topic)) {
            fact.kind = FactKind::HoldsSome;
            facts.push_back(fact);
        } else if (known.hadNone && known.unseen < unknown) {
            fact.kind = FactKind::Lacks;
            fact.count = known.unseen;
            facts.push_back(fact);
        }
    }
}

} // namespace tacklebox::rainbowfish

#include "model/games/rainbowfish/bot/told.h"

namespace tacklebox::rainbowfish {

namespace {

/// Calls `visit(topic)` for the topics that a card belongs to.
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

void Told::hear(const Heard& heard, int turn) {
    switch (heard.kind) {
    case HeardKind::Arrives: return arrives(heard.about);
    case HeardKind::Takes: return takes(heard.what, turn);
    case HeardKind::Gives: return gives(heard.what);
    case HeardKind::Lacks: return lacks(heard.about, turn);
    case HeardKind::Asks:
    case HeardKind::Holds: return holds(heard.about, turn);
    case HeardKind::NoSet:
    case HeardKind::SomeSet:
    case HeardKind::MayStop: return;
    }
}

int Told::sureOf(int topic) const {
    int sum = 0;
    for (Face face = 0; face < kWild; ++face)
        if (m_sure[face] && maskOfTopic(topic).meets(Tally::one(face))) sum += m_sure[face];
    return sum;
}

void Told::arrives(Tally barred) {
    for (int topic = 0; topic < kTopics; ++topic)
        if (!covers(barred, maskOfTopic(topic))) ++m_topics[topic].unseen;
}

void Told::takes(Face face, int turn) {
    ++m_sure[face];
    m_sureTurn[face] = std::uint16_t(turn);
    forTopicsOf(face, [&](int topic) {
        ++m_topics[topic].atLeast;
        m_topics[topic].hadNone = false;
    });
}

void Told::gives(Face face) {
    // Whether it was the card seen to come or another like it: one less is held for certain.
    if (m_sure[face]) --m_sure[face];
    forTopicsOf(face, [&](int topic) {
        const int one = m_topics[topic].atLeast ? 1 : 0;
        m_topics[topic].atLeast = std::uint8_t(std::max(m_topics[topic].atLeast - one, sureOf(topic)));
    });
}

void Told::lacks(Tally about, int turn) {
    for (int topic = 0; topic < kTopics; ++topic)
        if (covers(about, maskOfTopic(topic)))
            m_topics[topic] = {.hadNone = true, .source = Source::Denied, .turn = std::uint16_t(turn)};
    for (Face face = 0; face < kColorDeckFaces; ++face)
        if (m_sure[face] && about.meets(Tally::one(face))) m_sure[face] = 0;
}

void Told::holds(Tally about, int turn) {
    for (int topic = 0; topic < kTopics; ++topic) {
        if (about != maskOfTopic(topic)) continue;
        Topic& told = m_topics[topic];
        told.atLeast = std::max<std::uint8_t>(told.atLeast, 1);
        told.hadNone = false;
        told.source = Source::Asked;
        told.turn = std::uint16_t(turn);
    }
}

void Told::addFacts(Seat seat, int size, int turn, std::vector<Fact>& facts) const {
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
        const Topic& told = m_topics[topic];
        Fact fact{.seat = seat,
                  .source = told.source,
                  .topic = factTopic(topic),
                  .turnsAgo = std::uint16_t(turn - told.turn)};
        if (told.atLeast > sureOf(topic)) {
            fact.kind = FactKind::HoldsSome;
            facts.push_back(fact);
        } else if (told.hadNone && told.unseen < unknown) {
            fact.kind = FactKind::Lacks;
            fact.count = told.unseen;
            facts.push_back(fact);
        }
    }
}

} // namespace tacklebox::rainbowfish

#include "model/games/rainbowfish/bot/policyinput.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

namespace {

void decrementIfPositive(std::uint8_t& count) {
    if (count) --count;
}

} // namespace

void HandMemory::drew(int cards) {
    for (std::uint8_t& count : open)
        count = std::uint8_t(count + cards);
}
void HandMemory::took(Face face) {
    if (isNumber(face)) ++sure[numberOf(face)];
    if (!isBlack(face)) ++sure[kNumbers + colorOf(face)];
}
void HandMemory::gave(Face face) {
    if (isNumber(face)) decrementIfPositive(sure[numberOf(face)]);
    if (!isBlack(face)) decrementIfPositive(sure[kNumbers + colorOf(face)]);
}

Memory remember(std::span<const Fact> facts, std::span<const std::uint8_t> sizes) {
    Memory memory{};
    for (std::size_t seat = 0; seat < sizes.size(); ++seat)
        memory[seat].drew(sizes[seat]);
    for (const Fact& fact : facts) {
        HandMemory& hand = memory[fact.seat];
        if (fact.kind == FactKind::Holds && fact.card != kNoFace) {
            for (int i = 0; i < fact.count; ++i)
                hand.took(fact.card);
            continue;
        }
        const int topic = fact.topic >= kColorTopics ? kNumbers + fact.topic - kColorTopics : fact.topic;
        if (fact.kind == FactKind::Lacks)
            hand.open[std::size_t(topic)] = fact.count; // arrived since then
        else
            ++hand.sure[std::size_t(topic)];
    }
    return memory;
}

int PolicyInput::knownNumberCards(Seat seat) const {
    int sum = 0;
    for (int number = 0; number < kNumbers; ++number)
        sum += (*memory)[seat].sure[std::size_t(number)];
    return sum;
}

void PolicyInput::count(CardSet gone) {
    const CardSet seen = gone | hand;
    for (Number number = 0; number < kNumbers; ++number)
        m_unknown[number] = std::int16_t((cardsOfNumber(number) - seen).size());
    for (Color color = 0; color < kColors; ++color)
        m_unknown[std::size_t(kNumbers + color)] = std::int16_t((cardsOfColor(color) - seen).size());
    m_places.fill(std::int16_t(hole));
    for (Seat seat = 0; seat < seats; ++seat) {
        if (seat == me) continue;
        m_free[seat] = std::int16_t(std::max(0, sizes[seat] - knownNumberCards(seat)));
        for (int topic = 0; topic < kTopics; ++topic) {
            m_unknown[std::size_t(topic)] -= (*memory)[seat].sure[std::size_t(topic)];
            m_places[std::size_t(topic)] += std::int16_t(open(seat, topic));
        }
    }
}

int PolicyInput::open(Seat seat, int topic) const {
    const int free = topic < kNumbers ? m_free[seat] : sizes[seat] - (*memory)[seat].sure[std::size_t(topic)];
    return std::clamp<int>((*memory)[seat].open[std::size_t(topic)], 0, std::max(0, free));
}

double PolicyInput::share(int topic) const {
    const int unknown = m_unknown[std::size_t(topic)], places = m_places[std::size_t(topic)];
    if (unknown <= 0 || places <= 0) return 0;
    return std::min(1.0, double(unknown) / places);
}

double PolicyInput::chance(Seat seat, int topic) const {
    if ((*memory)[seat].sure[std::size_t(topic)]) return 1;
    const double otherTopic = 1 - share(topic);
    double noneOfTopic = 1;
    for (int i = open(seat, topic); i > 0; --i)
        noneOfTopic *= otherTopic;
    return 1 - noneOfTopic;
}

double PolicyInput::expected(Seat seat, int topic) const {
    return (*memory)[seat].sure[std::size_t(topic)] + open(seat, topic) * share(topic);
}

} // namespace tacklebox::rainbowfish

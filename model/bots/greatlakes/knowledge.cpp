#include "model/bots/greatlakes/knowledge.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

CardSet suitSet(int suit) {
    return CardSet::range(packs::faceOf(packs::kAce, packs::Suit(suit)), packs::kRanks);
}

void addFace(CardSet& cards, Face face) {
    if (face < packs::kStandardFaces) cards.add(face);
}

CardSet onView(const FaceList& faces) {
    CardSet cards;
    for (const Face face : faces)
        addFace(cards, face);
    return cards;
}

} // namespace

void Knowledge<GreatLakes>::see(const SeenEvent<GreatLakes>& event) {
    GreatLakes::follow(m_view, event);
    if (const auto* deal = std::get_if<SeenDeal<GreatLakes>>(&event.content())) begin(deal->view);
    if (const auto* shown = std::get_if<Shown>(&event.content())) reveal(shown->seat, shown->face);
}

void Knowledge<GreatLakes>::begin(const View& view) {
    m_rounds.clear();
    m_revealed = SeatSet();
    m_shown = onView(view.lake);
    for (const FaceList& caught : view.caught)
        m_shown |= onView(caught);
}

void Knowledge<GreatLakes>::reveal(Seat seat, Face face) {
    if (m_revealed.empty()) {
        Round round;
        round.cards.fill(kNoCard);
        round.seen = m_shown;
        for (const Face fish : m_view.lake)
            ++round.lake[packs::suitOf(fish)];
        for (Seat other = 0; other < m_view.match.seats; ++other)
            for (const packs::Suit suit : m_view.fished[other])
                round.fished[other] |= std::uint8_t(1u << suit);
        m_rounds.push_back(round);
    }
    m_rounds.back().cards[seat] = face;
    m_shown.add(face);
    m_revealed.add(seat);
    if (m_revealed.size() == m_view.match.seats) m_revealed = SeatSet();
}

CardSet Knowledge<GreatLakes>::unseen() const {
    CardSet known = m_shown;
    if (m_viewer < m_view.match.seats) {
        known |= onView(m_view.hands[m_viewer]);
        addFace(known, m_view.chosen[m_viewer]);
    }
    return CardSet::range(0, kDeckSize) - known;
}

std::optional<int> Knowledge<GreatLakes>::shownAgo(Face face) const {
    for (std::size_t ago = 0; ago < m_rounds.size(); ++ago) {
        const auto& cards = m_rounds[m_rounds.size() - 1 - ago].cards;
        if (std::find(cards.begin(), cards.end(), face) != cards.end()) return int(ago);
    }
    return std::nullopt;
}

std::optional<int> Knowledge<GreatLakes>::suitShownAgo(packs::Suit suit) const {
    std::optional<int> least;
    for (const Card card : suitSet(suit))
        if (const auto ago = shownAgo(card); ago && (!least || *ago < *least)) least = ago;
    return least;
}

std::vector<Fact> Knowledge<GreatLakes>::facts() const {
    std::vector<Fact> facts;
    const CardSet cards = unseen();
    for (Seat seat = 0; seat < m_view.match.seats; ++seat) {
        const int held = m_view.hands[seat].size();
        if (seat == m_viewer || held == 0) continue;
        const int elsewhere = cards.size() - held;
        for (packs::Suit suit = 0; suit < packs::kSuits; ++suit) {
            const int ofSuit = (cards & suitSet(suit)).size();
            Fact fact{.seat = seat, .source = Source::Counted, .topic = suit};
            fact.turnsAgo = std::uint16_t(suitShownAgo(suit).value_or(0));
            if (ofSuit == 0) {
                fact.kind = FactKind::Lacks;
                fact.count = 0;
                facts.push_back(fact);
            } else if (ofSuit > elsewhere) {
                fact.kind = FactKind::Holds;
                fact.count = std::uint8_t(ofSuit - elsewhere);
                facts.push_back(fact);
            }
        }
    }
    return facts;
}

} // namespace tacklebox

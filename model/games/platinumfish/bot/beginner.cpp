#include "model/games/platinumfish/bot/beginner.h"

#include "model/games/platinumfish/bot/words.h"

namespace tacklebox::platinumfish {

using packs::Rank;

namespace {

class Beginner {
  public:
    Beginner(const InformationState<PlatinumFish>& known, const Skill& skill)
        : m_known(known), m_skill(skill), m_own(known.ownRanks()) {
        const int window = skill.memory * known.seats();
        for (Fact& fact : known.facts())
            if (fact.source != Source::Counted && fact.turnsAgo <= window) m_evidence.push_back(fact);
    }

    double valueOf(const Move& move) const {
        switch (move.kind) {
        case MoveKind::TakeDiscard:
        case MoveKind::MatchDiscard: return 2;
        case MoveKind::Take: return hasRank(m_own, move.rank) ? 2 - dearness(move.rank) : dearness(move.rank);
        case MoveKind::Ask: return valueOfAsk(move.target, move.rank);
        case MoveKind::Draw: return 1;
        case MoveKind::Decline:
        case MoveKind::Done:
        case MoveKind::Shuffle: return 0;
        }
        return 0;
    }

    Rationale reasonFor(const Move& move) const {
        Rationale reason{.motive = std::uint8_t(motiveOf(move))};
        if (move.kind == MoveKind::Ask)
            if (const Fact* fact = evidenceOf(move.target, move.rank)) reason.clue = *fact;
        return reason;
    }

  private:
    /// Value of keeping a card of the rank, 0..1: by its height or, if the bot counts cards, first by the
    /// pairs of it that are left.
    double dearness(Rank rank) const {
        const double height = double(rank) / packs::kRanks;
        if (!m_skill.countsCards) return height;
        return (m_known.unseen().ofRank[rank] / 2 + height) / (kCopies / 2 + 1);
    }

    const Fact* evidenceOf(Seat seat, Rank rank) const {
        for (const Fact& fact : m_evidence)
            if (fact.seat == seat && fact.topic == rank) return &fact;
        return nullptr;
    }

    /// Only asks for matches: a known holder first, else the player with the most cards; never what was
    /// denied recently.
    double valueOfAsk(Seat target, Rank rank) const {
        if (!hasRank(m_own, rank)) return -1;
        const Fact* fact = evidenceOf(target, rank);
        if (fact) return fact->kind == FactKind::Holds ? 2 : -1;
        return 0.01 * m_known.observation().hands[target].size() + 0.001 * dearness(rank);
    }

    Motive motiveOf(const Move& move) const {
        switch (move.kind) {
        case MoveKind::TakeDiscard:
        case MoveKind::MatchDiscard: return Motive::SureMatch;
        case MoveKind::Take: return hasRank(m_own, move.rank) ? Motive::SureMatch : Motive::KeepLiked;
        case MoveKind::Ask: return Motive::Ask;
        case MoveKind::Draw: return Motive::Draw;
        case MoveKind::Decline: return Motive::AskNobody;
        case MoveKind::Done: return Motive::LeaveRest;
        case MoveKind::Shuffle: return Motive::None;
        }
        return Motive::None;
    }

    const InformationState<PlatinumFish>& m_known;
    Skill m_skill;
    RankSet m_own;
    std::vector<Fact> m_evidence;
};

} // namespace

std::optional<Choice<PlatinumFish>> beginnersChoice(const InformationState<PlatinumFish>& known,
                                                    std::span<const Move> legal, const Skill& skill) {
    const Beginner beginner(known, skill);
    const Move* best = &legal.front();
    for (const Move& move : legal)
        if (beginner.valueOf(move) > beginner.valueOf(*best)) best = &move;
    return Choice<PlatinumFish>{*best, beginner.reasonFor(*best)};
}

} // namespace tacklebox::platinumfish

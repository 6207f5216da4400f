#include "model/bots/playoutjudge.h"
#include "model/games/whatthefish/bot/bot.h"
#include "model/games/whatthefish/bot/search.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

class JudgePlayouts : public PlayoutsBase<WhatTheFish> {
  public:
    static MatchLength length(const Options& options) { return {.target = options.value[kWins]}; }
    static std::span<const DealFigures> figures() { return {}; }
    static constexpr int kStep = 0; // each deal has one winner, who gets a point
    static constexpr int kPlayoutsPerUnit = 8;

    JudgePlayouts(Seat seat, const Options& options, const KnownLevels& levels)
        : PlayoutsBase(seat, options, levels) {
        m_disabledLog.recording(false);
    }

    void see(const SeenEvent<WhatTheFish>& event) {
        constexpr double kFadePerGame = 0.03;
        if (std::holds_alternative<SeenDeal<WhatTheFish>>(event.content())) m_opponents.fade(kFadePerGame);
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made) { // also by this seat: otherwise it would be the best player in the playouts
            Random random = Random::forStep(kLearningStream, m_movesSeen++);
            learn(m_opponents, m_known, made->seat, made->move, random, m_policy);
        }
        PlayoutsBase::see(event);
    }
    std::vector<Candidate> candidates(std::span<const Move> legal) const {
        PolicyInput input;
        input.seat = self();
        input.status = &m_known.observation().status;
        const Hypothesis& hypothesis = m_known.hypotheses().front(); // all agree on this seat's hand
        for (const Tag tag : hypothesis.now.hands[self()])
            input.hand.add(hypothesis.card(tag));
        std::vector<Candidate> all = PlayoutsBase::candidates(legal);
        for (const PlayedOutMove& candidate : whatthefish::candidates(legal, input))
            if (std::ranges::find(all, Candidate(candidate.move)) == all.end())
                all.emplace_back(candidate.move);
        return all;
    }
    bool ready(const Deadline&) {
        m_determinizer.emplace(m_known, handDoubtsOf(m_opponents));
        return true;
    }
    void nextDeterminization(Random& random) {
        m_determinizer->sample(random, m_determinization);
        m_determinization.options = m_options;
        m_types = m_opponents.sample(random);
    }
    const MatchScore& play(const Candidate& move, std::uint64_t seed) {
        Random random(seed);
        m_playout = m_determinization;
        if (move) makeMove(m_playout, self(), *move, random, m_disabledLog);
        playOn(m_playout, m_types, m_policy, random, m_disabledLog);
        return m_playout.match;
    }

  private:
    static constexpr int kWins = 0; ///< index of the option
    static constexpr std::uint64_t kLearningStream = 0x6c6561726e;

    Opponents m_opponents{kPriorTypes};
    std::uint64_t m_movesSeen = 0;
    TypePolicy m_policy;
    std::optional<Determinizer<WhatTheFish>> m_determinizer;
    whatthefish::SeatTypes m_types{};
    State m_determinization{}, m_playout{};
    EventLog<WhatTheFish> m_disabledLog;
};

} // namespace

template <>
std::unique_ptr<Judge<WhatTheFish>> makeJudge<WhatTheFish>(Seat seat, const Options& options,
                                                           std::uint64_t seed, const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<WhatTheFish, JudgePlayouts>>(seat, options, seed, levels);
}

} // namespace tacklebox

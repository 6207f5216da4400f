#pragma once

#include "app/console/tally.h"
#include "model/host/anybot.h"
#include "model/platform/system.h"

#include <memory>

namespace tacklebox::console {

/// Measures the processor time of each choice that a bot makes between two or more moves.
class TimedBot : public AnyBot {
  public:
    TimedBot(std::unique_ptr<AnyBot> bot, ChoiceTimes& times) : m_bot(std::move(bot)), m_times(times) {}

    void see(const AnySeen& event) override { m_bot->see(event); }
    std::optional<AnyChoice> choose(std::span<const AnyMove> legal, const Thinking& thinking) override {
        const double start = platform::threadMillis();
        auto choice = m_bot->choose(legal, thinking);
        if (legal.size() > 1) m_times.add(platform::threadMillis() - start);
        return choice;
    }

  private:
    std::unique_ptr<AnyBot> m_bot;
    ChoiceTimes& m_times;
};

} // namespace tacklebox::console

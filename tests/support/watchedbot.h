// A bot whose choices and events a test observes.
#pragma once

#include "model/host/host.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tacklebox::testing {

/// Wraps a bot.
template <class G>
class WatchedBot : public Bot<G> {
  public:
    using Move = typename G::Move;
    using OnChoice = std::function<void(const Choice<G>&, std::span<const Move> legal)>;
    using OnEvent = std::function<void(const SeenEvent<G>&)>;

    /// Calls `onChoice` with each choice, and `onEvent` with each event before the bot gets it. Uses `effort`
    /// if given.
    WatchedBot(std::unique_ptr<Bot<G>> bot, OnChoice onChoice, OnEvent onEvent = {},
               std::optional<int> effort = {})
        : m_bot(std::move(bot)), m_onChoice(std::move(onChoice)), m_onEvent(std::move(onEvent)),
          m_effort(effort) {}
    void see(const SeenEvent<G>& event) override {
        if (m_onEvent) m_onEvent(event);
        m_bot->see(event);
    }
    std::optional<Choice<G>> choose(std::span<const Move> legal, Thinking thinking) override {
        if (m_effort) thinking.effort = *m_effort;
        auto choice = m_bot->choose(legal, thinking);
        if (choice) m_onChoice(*choice, legal);
        return choice;
    }

  private:
    std::unique_ptr<Bot<G>> m_bot;
    OnChoice m_onChoice;
    OnEvent m_onEvent;
    std::optional<int> m_effort;
};

/// Plays a match of observed bots of one level: calls `onChoice(seat, choice, legal)` and
/// `onEvent(seat, event)`.
template <class G, class OnChoice, class OnEvent>
void playWatched(Level level, const Setup<G>& setup, const Thinking& thinking, OnChoice onChoice,
                 OnEvent onEvent) {
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        bots.push_back(std::make_unique<WatchedBot<G>>(
            makeBot<G>(level, seat, Random::forStep(setup.seed, seat).next()),
            [&onChoice, seat](const Choice<G>& choice, std::span<const typename G::Move> legal) {
                onChoice(seat, choice, legal);
            },
            [&onEvent, seat](const SeenEvent<G>& event) { onEvent(seat, event); }));
    Host<G> host(setup, std::move(bots));
    while (host.botsMove(thinking)) {
    }
}

} // namespace tacklebox::testing

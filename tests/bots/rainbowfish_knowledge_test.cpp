// What a seat of Rainbow Fish knows: laid-out positions, and bots' games in which nothing known may be false.
#include "model/bots/rainbowfish/knowledge.h"
#include "tests/support/worlds.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::rainbowfish;

namespace {

/// A seat's knowledge, and beside it what its slots really hold.
struct Observer {
    Knowledge<RainbowFish> knowledge;
    Faces truth;
    int heard = 0;

    explicit Observer(Seat viewer) : knowledge(viewer) {}
    void listen(const EventLog<RainbowFish>& log) {
        for (; heard < log.size(); ++heard) {
            const auto event = SeenEvent<RainbowFish>::seenBy(knowledge.viewer(), log, heard);
            if (!event) continue;
            knowledge.see(*event);
            if (const auto* moved = std::get_if<Moved>(&log[heard]))
                if (truth.size() < knowledge.slots().size()) truth.push_back(moved->face);
        }
    }
};

} // namespace

TEST(RainbowFishKnowledge, EveryCourseHoldsForTheTrueCards) {
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Host<RainbowFish> host = mixedTable<RainbowFish>(seed);
        const int seats = host.match().state().match.seats;
        std::vector<Observer> observers;
        for (Seat seat = 0; seat < seats; ++seat)
            observers.emplace_back(seat);
        observers.emplace_back(kNoSeat);
        do {
            for (Observer& observer : observers) {
                observer.listen(host.match().log());
                const Knowledge<RainbowFish>& known = observer.knowledge;
                std::uint32_t stops = 0;
                for (Seat seat = 0; seat < seats; ++seat) {
                    if (seat == known.viewer()) continue;
                    const Replay run = replay<false>(known.course(seat), observer.truth.data());
                    ASSERT_EQ(run.faults, 0)
                        << "seed " << seed << " viewer " << int(known.viewer()) << " seat " << int(seat)
                        << " step " << host.match().steps().size();
                    stops |= run.mayStop;
                }
                ASSERT_EQ(stops, (1u << known.stops()) - 1) << "seed " << seed;
            }
        } while (host.botsMove());
    }
}

#include "model/bots/greatlakes/search.h"

#include "model/bots/greatlakes/odds.h"

namespace tacklebox::greatlakes {

namespace {

/// Fish more than the mean of the others.
double leadOf(const Outline& game, Seat seat) {
    int others = 0;
    for (Seat other = 0; other < game.seats; ++other)
        if (other != seat) others += game.caught[other];
    return game.caught[seat] - double(others) / (game.seats - 1);
}

} // namespace

void Prospect::add(const Outline& ended, Seat seat) {
    lead += leadOf(ended, seat);
    points += ended.caught[seat];
}

void Prospect::average(int times) {
    lead /= std::max(1, times);
    points /= std::max(1, times);
}

std::vector<Prospect> searchChoice(const Knowledge<GreatLakes>& known, Random& random, Budget& budget) {
    const Seat self = known.viewer();
    Worlds<GreatLakes> worlds(known);
    State world;
    std::vector<Prospect> prospects;
    for (const Face face : known.view().hands[self])
        prospects.push_back({.card = face});
    int rounds = 0;
    bool more = true;
    while (more) {
        worlds.sample(random, world);
        const Outline game = outlineOf(world);
        Cards cards;
        for (Seat seat = 0; seat < game.seats; ++seat)
            if (seat != self) cards[seat] = kUsualHabits.draw(Sight(game, seat), random);
        const std::uint64_t luck = random.next();
        for (Prospect& prospect : prospects) {
            if (!budget.spend()) {
                more = false;
                break;
            }
            Outline played = game;
            cards[self] = prospect.card;
            Random same(luck);
            settle(played, reveal(played, cards), kUsualHabits, same);
            playOut(played, kUsualHabits, same);
            prospect.add(played, self);
        }
        rounds += more;
    }
    for (Prospect& prospect : prospects)
        prospect.average(rounds);
    return prospects;
}

KeepProspects searchKeep(const Knowledge<GreatLakes>& known, Random& random, Budget& budget) {
    const Seat self = known.viewer();
    Worlds<GreatLakes> worlds(known);
    State world;
    KeepProspects prospects;
    int rounds = 0;
    for (; budget.spend() && budget.spend(); ++rounds) {
        worlds.sample(random, world);
        const std::uint64_t luck = random.next();
        for (const bool fish : {true, false}) {
            Random same(luck);
            Outline played = afterKeeping(world, self, fish, same);
            playOut(played, kUsualHabits, same);
            (fish ? prospects.fish : prospects.wait).add(played, self);
        }
    }
    prospects.fish.average(rounds);
    prospects.wait.average(rounds);
    return prospects;
}

} // namespace tacklebox::greatlakes

#include "model/engine/chance.h"
#include "model/engine/events.h"

namespace tacklebox {

const char* name(ChanceKind kind) {
    switch (kind) {
    case ChanceKind::None: return "";
    case ChanceKind::Pull: return "pull";
    case ChanceKind::Shuffle: return "shuffle";
    case ChanceKind::Roll: return "roll";
    case ChanceKind::Deal: return "deal";
    }
    return "";
}

const char* name(Saying saying) {
    switch (saying) {
    case Saying::GoFishing: return "go-fish";
    case Saying::DeadInTheWater: return "dead-in-the-water";
    case Saying::BellyUp: return "belly-up";
    case Saying::NoFish: return "no-fish";
    case Saying::NoneToGive: return "none-to-give";
    case Saying::GotWhatIFishedFor: return "got-what-i-fished-for";
    }
    return "";
}

} // namespace tacklebox

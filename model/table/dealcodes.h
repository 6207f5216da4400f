// Deal codes (model/wire/dealcode.h) of tables: what to tell a friend, and the table that a friend has told.
#pragma once

#include "model/engine/match.h"
#include "model/host/erase.h"
#include "model/table/plan.h"
#include "model/wire/dealcode.h"
#include "model/wire/session.h"

#include <QString>

#include <optional>

namespace tacklebox {

/// The code that gives the same cards and chances again; empty if they come from no seed: laid out by hand,
/// or decided from outside.
template <class G>
QString dealCodeOf(const Match<G>& match) {
    const Setup<G>& setup = match.setup();
    if (setup.chance == ChanceMode::Ask) return {};
    Setup<G> drawn = setup;
    drawn.layout = drawnLayout<G>(setup.seed, setup.options, setup.seats);
    if (openingJson(*anyMatch<G>(Match<G>(drawn))) != openingJson(*anyMatch<G>(match))) return {};
    const Deal deal{std::string(G::kId), setup.options, setup.seats, setup.seed, setup.dealer};
    return QString::fromStdString(dealCode(deal));
}

/// The table of a code: its game, options, first dealer and seed, and as many seats as usual players take.
/// Nothing, with a sentence in *fault, if `text` is no deal code.
std::optional<TablePlan> planOfDealCode(const QString& text, QString* fault);

} // namespace tacklebox

// What the next program makes of a match that is kept.
#pragma once

#include "model/store/store.h"
#include "model/table/table.h"

#include <QDebug>

#include <memory>

namespace tacklebox::testing {

/// The table of that match as if this program had been killed now; null if it cannot be opened.
inline std::unique_ptr<Table> afterAKill(Store& store, qint64 match) {
    const auto stored = store.read(match);
    if (!stored) return nullptr;
    const auto resumeState = ResumeState::fromText(stored->resumeState);
    if (!resumeState) return nullptr;
    QString fault;
    auto table = Table::resume(stored->record, *resumeState, &fault);
    if (!table) qWarning() << fault;
    return table;
}

} // namespace tacklebox::testing

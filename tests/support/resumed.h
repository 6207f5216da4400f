// Resuming a stored match.
#pragma once

#include "model/store/store.h"
#include "model/table/table.h"

#include <QDebug>

#include <memory>

namespace tacklebox::testing {

/// Reopens the match's table as after a crash; null if that fails.
inline std::unique_ptr<Table> afterAKill(Store& store, qint64 match) {
    const auto stored = store.read(match);
    if (!stored) return nullptr;
    const auto resumeState = ResumeState::fromText(stored->resumeState);
    if (!resumeState) return nullptr;
    QString error;
    auto table = Table::resume(stored->record, *resumeState, &error);
    if (!table) qWarning() << error;
    return table;
}

} // namespace tacklebox::testing

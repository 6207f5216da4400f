// Stores a table's match step by step, before any of it is shown.
#pragma once

#include "model/store/store.h"

#include <QTimer>

namespace tacklebox {

class Table;

class Journal : public QObject {
    Q_OBJECT

  public:
    /// Stores `table` from now on, as match `match` of the store or, if 0, as a new one. Store and table must
    /// outlive the journal. Tables without people are not stored. For a damaged match
    /// (Table::resumeDamaged()), only the first `damage->validSteps` steps are kept; later ones are replaced.
    /// If the store cannot write now, it does so as soon as it can, even after the journal is destroyed.
    Journal(Store& store, Table& table, qint64 match = 0, const std::optional<Damage>& damage = {});
    /// The match can be resumed later, unless it is finished or was removed.
    ~Journal() override; // NOLINT(bugprone-exception-escape): see the definition

    /// The match's id in the store; 0 if it is not stored (yet).
    qint64 match() const { return m_match; }

  private:
    /// Stores the match as a new one, with all its steps. Returns false if that fails.
    bool begin();
    MatchOpening opening() const;
    /// The table's resume state, adapted to the first `stepsKept` steps.
    QByteArray resumeState(int stepsKept) const;
    /// Reports that the steps from index `first` on are new.
    void keepSteps(int first);
    /// Stores all changes since the last call, if the store can write.
    void keep();
    /// Stores the missing steps, replacing others. Returns false if that fails.
    bool keepRest();
    /// Reopens a match after an undo past its end. Returns false if that cannot be stored.
    bool reopen();
    /// Stores all changes, and the result if the match is over.
    void updateFromTable();

    Store& m_store;
    Table& m_table;
    qint64 m_match;
    bool m_wanted = false; ///< the table is to be stored
    bool m_finished = false;
    int m_stepsKept = 0; ///< number of stored steps, including undone ones that can be redone
    /// The store has later steps that were replaced at the table; the next write removes them.
    bool m_othersBehind = false;
    QByteArray m_resumeState; ///< as last stored
    QDateTime m_begun;
    QTimer m_clock; ///< for live tables, whose window state changes without a step
};

/// The result of a finished match.
MatchResult resultOf(const Table& table);

} // namespace tacklebox

// Keeps one table's match in the store, step by step, before any of it is shown.
#pragma once

#include "model/store/store.h"

#include <QTimer>

namespace tacklebox {

class Table;

class Journal : public QObject {
    Q_OBJECT

  public:
    /// Keeps `table` from now on: as match number `match` of the store, or as a new one if that is 0. Store
    /// and table outlive the journal. A table without persons is not kept. Of a match that goes on after
    /// damage (Table::resumeReadable()) only the first `damage->good` steps are kept as they are; what comes
    /// after them goes. What the store cannot keep now is kept as soon as it can, also after the journal's
    /// end.
    Journal(Store& store, Table& table, qint64 match = 0, const std::optional<Damage>& damage = {});
    /// The match can be gone on with later, unless it is over or has been forgotten.
    ~Journal() override; // NOLINT(bugprone-exception-escape): see there

    /// The match's number in the store; 0 if it is not kept, or not yet.
    qint64 match() const { return m_match; }

  private:
    /// Keeps the table's match as a new one, with all steps so far. False if that cannot be now.
    bool begin();
    MatchOpening opening() const;
    /// The table's resume state as it fits the first `stepsKept` steps.
    QByteArray resumeState(int stepsKept) const;
    /// The steps from number `first` on are new.
    void keepSteps(int first);
    /// Keeps what has changed since it was kept last, if the store can.
    void keep();
    /// Keeps the steps that are not kept, in place of others that are. False if that cannot be now.
    bool keepRest();
    /// A decision was taken back after the end: the match is under way again. False if that cannot be kept.
    bool takeUpAgain();
    /// Keeps the end of the match too, where it has come.
    void follow();

    Store& m_store;
    Table& m_table;
    qint64 m_match;
    bool m_wanted = false; ///< the table is to be kept
    bool m_finished = false;
    int m_stepsKept = 0; ///< those that are taken back and can be made again among them
    /// The store has further steps, which the table's went another way from: they go with the next ones that
    /// can be kept.
    bool m_othersBehind = false;
    QByteArray m_resumeState; ///< as it was kept last
    QDateTime m_begun;
    QTimer m_clock; ///< the window of a live table runs without a step
};

/// What a finished match comes to.
MatchResult resultOf(const Table& table);

} // namespace tacklebox

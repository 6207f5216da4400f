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
    /// and table outlive the journal. A table without persons is not kept.
    Journal(Store& store, Table& table, qint64 match = 0);
    /// The match can be gone on with later, unless it is over or has been forgotten.
    ~Journal() override;

    qint64 match() const { return m_match; }

  private:
    /// Keeps the table's match as a new one, with all steps so far.
    void begin();
    /// The table's situation as it fits the steps that are kept.
    QByteArray situation() const;
    void keepSteps(int first);
    /// A decision was taken back after the end: the match is under way again.
    void takeUpAgain();
    void keepSituation();
    void follow();

    Store& m_store;
    Table& m_table;
    qint64 m_match;
    bool m_finished = false;
    int m_stepsKept = 0;    ///< those that are taken back and can be made again among them
    QByteArray m_situation; ///< as it was kept last
    QTimer m_clock;         ///< the window of a live table runs without a step
};

/// What a finished match comes to.
MatchResult resultOf(const Table& table);

} // namespace tacklebox

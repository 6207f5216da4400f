#pragma once

#include "model/table/replay.h"

#include <QHash>
#include <QPixmap>
#include <QPointer>
#include <QSlider>

#include <limits>
#include <utility>
#include <vector>

namespace tacklebox {

/// "The start", "Move 37 of 212".
QString positionTitle(const Replay& replay, int position);
/// The events of that position before event `last`, in at most `most` sentences; may be empty.
QString positionSentences(const Replay& replay, int position, int most,
                          int last = std::numeric_limits<int>::max());
/// Title and sentences: "Move 37 of 212. Nick asks Ana for the red crab."
QString positionWords(const Replay& replay, int position, int most);

/// A slider for the position in a recorded match, with a mark for each round and a coin for each laid set.
/// Screen readers get the value in words (positionWords()). A press beside the handle moves it there.
class Timeline : public QSlider {
    Q_OBJECT

  public:
    explicit Timeline(QWidget* parent = nullptr);

    /// Sets a table of Replay::open(); may be null.
    void setTable(Table* table);
    /// Reads position and length from the replay.
    void updateFromTable();
    /// The value in words.
    QString words() const;
    QSize minimumSizeHint() const override;

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// The groove, and the width of the handle.
    struct Track {
        QRect groove;
        int handle = 0;
    };
    Track track() const;
    int valueAt(int x) const;
    int xOf(int position) const;
    void showHandleToolTip(QPoint at);
    void paintCoins(QPainter& painter) const;

    QPointer<Table> m_table;
    Replay* m_replay = nullptr;                  ///< of m_table
    mutable QHash<QString, QPixmap> m_marks;     ///< pictures on coins, by file
    std::vector<Replay::LaidSet> m_sets;         ///< that the viewer may know
    std::pair<int, Seat> m_setsFor{-1, kNoSeat}; ///< length and viewer for m_sets
};

} // namespace tacklebox

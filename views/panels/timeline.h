// The timeline of a recorded match as a slider: a place for every move, a mark for every deal, a coin for
// every set that is laid.
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

/// "The beginning", "Move 37 of 212".
QString positionTitle(const Replay& replay, int position);
/// What is told at that position by events before number `last`, in at most `most` sentences; empty where
/// nothing is.
QString positionSentences(const Replay& replay, int position, int most,
                          int last = std::numeric_limits<int>::max());
/// Both: "Move 37 of 212. Nick asks Ana for the red crab."
QString positionWords(const Replay& replay, int position, int most);

/// Its value is the position of the replay. Readers hear the value in words (positionWords()). A press beside
/// the handle brings the handle there.
class Timeline : public QSlider {
    Q_OBJECT

  public:
    explicit Timeline(QWidget* parent = nullptr);

    /// A table that Replay::open() made; null for none.
    void setTable(Table* table);
    /// Takes over the position that is shown, and the length as the viewer knows it.
    void follow();
    /// The value in words.
    QString words() const;
    QSize minimumSizeHint() const override;

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// The groove, and how much of it the handle takes.
    struct Track {
        QRect groove;
        int handle = 0;
    };
    Track track() const;
    int valueAt(int x) const;
    int xOf(int position) const;
    void tellHandle(QPoint at);
    void paintCoins(QPainter& painter) const;

    QPointer<Table> m_table;
    Replay* m_replay = nullptr;                  ///< of that table
    mutable QHash<QString, QPixmap> m_marks;     ///< of coins, by their files
    std::vector<Replay::LaidSet> m_sets;         ///< as the viewer knows them
    std::pair<int, Seat> m_setsFor{-1, kNoSeat}; ///< length and viewer for which these were found
};

} // namespace tacklebox

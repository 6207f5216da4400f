// What has just happened, in two lines with small cards: always to be seen, at every size of the window.
#pragma once

#include "model/table/tablenarrator.h"
#include "views/scene/picture/presenter.h"

#include <QFrame>
#include <QTimer>

#include <functional>
#include <optional>

namespace tacklebox {

class FaceStore;

/// The last sentences of `words` that fit, with "... " where some are left out before them; the last one
/// alone if not even that fits.
QString lastSentences(const QString& words, const std::function<bool(const QString&)>& fits);
/// As many of the first words as `fits` accepts, at least one; what is left out is marked.
QString firstWords(const QString& words, const std::function<bool(const QString&)>& fits);

class TickerBar : public QFrame {
    Q_OBJECT

  public:
    /// `faces` outlives the bar.
    explicit TickerBar(FaceStore& faces, QWidget* parent = nullptr);

    /// Whose table is told of; null for none. It must outlive this or be taken away.
    void setPresenter(Presenter* presenter);
    /// The letters are those of the program, larger by `scale` of the window (1 at 1280x800).
    void setScale(qreal scale);
    /// Tells the events before `number`, which have been seen.
    void showUpTo(int number);
    /// The lines as they stand there, the newest last.
    QStringList lines() const;
    /// Those of them that have room there.
    QStringList shownLines() const;
    /// What the ribbon says. Where two lines have hardly room together, it is not the same.
    void setSaidBeside(const QString& words);
    /// The next event to be seen goes on with the newest line.
    bool goesOn() const { return m_narrator && m_narrator->lineGoesOn(); }
    /// No sentence of what stands there is cut.
    bool showsWholeText() const;

    /// The height with one line alone, where there is no room for two.
    int lowHeight() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// Somebody wants to know more about event `number`.
    void clicked(int number);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void describe();
    /// Where each line lies; nowhere where the newest needs all the room.
    std::vector<QRect> lineRects() const;
    /// The room for that many small cards before the words.
    int widthOf(int faces) const;
    QSize faceSize() const;
    /// A long line is wrapped, then left out in part, rather than written smaller.
    int leastFontPixels() const;
    int lineHeight() const;
    int pad() const;
    /// There is room for one line alone.
    bool isLow() const;
    /// Two lines hardly ever have room together.
    bool isTight() const;
    QFont letters() const;
    /// How a line is written: the letters, and those of its sentences that have room.
    struct Written {
        QRect rect;
        QFont font;
        QString words;
        int faces; ///< small cards before them
        bool fits; ///< else not even the last sentence has room
    };
    Written written(QRect rect, const TableNarrator::Line& line) const;
    /// The same with that many small cards: these give way to words.
    Written written(QRect rect, const TableNarrator::Line& line, int faces) const;
    void paintLine(QPainter& painter, QRect rect, const TableNarrator::Line& line, bool newest);

    FaceStore& m_faces;
    qreal m_scale = 1;
    Presenter* m_presenter = nullptr;
    std::optional<TableNarrator> m_narrator;
    std::vector<TableNarrator::Line> m_lines;
    int m_shownUpTo = 0;
    QString m_saidBeside;
    QTimer m_describes;
};

} // namespace tacklebox

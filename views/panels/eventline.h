#pragma once

#include "model/table/tablenarrator.h"
#include "views/scene/picture/tableobserver.h"

#include <QFrame>
#include <QTimer>

#include <functional>
#include <optional>

class QToolButton;

namespace tacklebox {

class FaceStore;

/// Returns the last sentences of `words` that fit, with an ellipsis in front if some are omitted. Returns at
/// least one sentence.
QString lastSentences(const QString& words, const std::function<bool(const QString&)>& fits);
/// Returns as many of the first words as fit, with an ellipsis if some are omitted. Returns at least one
/// word.
QString firstWords(const QString& words, const std::function<bool(const QString&)>& fits);

/// The event line: the latest events in two lines with small cards, visible at every size of the window. Its
/// button goes back through the last round, one line a press, and then returns to the newest line.
class EventLine : public QFrame, public TableObserver {
    Q_OBJECT

  public:
    /// `faces` must outlive this object.
    explicit EventLine(FaceStore& faces, QWidget* parent = nullptr);

    void setPresenter(Presenter* presenter) override;
    /// Sets the window's scale, 1 at 1280 x 800.
    void setScale(qreal scale);
    /// Shows the events before `number`, which the player has seen.
    void showUpTo(int number) override;
    QToolButton* earlierButton() const { return m_earlier; }
    /// All lines, newest last.
    QStringList lines() const;
    /// The lines that fit.
    QStringList shownLines() const;
    /// Sets the text of the prompt bar. If two lines hardly fit, the newest line is not shown when it is the
    /// same.
    void setPromptText(const QString& words);
    /// True if the next event continues the newest line.
    bool continuesLine() const { return m_narrator && m_narrator->continuesLine(); }
    /// True if no shown sentence is cut.
    bool showsWholeText() const;

    /// The height for a single line.
    int lowHeight() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// A line was clicked: show more about event `number`.
    void clicked(int number);
    void linesChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void describe();
    /// Shows the line before the newest shown one.
    void stepBack();
    /// The number of lines of the last round, in which each player has a turn.
    int linesOfRound() const;
    void takeLines();
    /// Sets the colours and the size of the button.
    void styleButton();
    /// The rectangle of each line; empty if the newest one needs all the room.
    std::vector<QRect> lineRects() const;
    /// The width of that many small cards.
    int widthOf(int faces) const;
    QSize faceSize() const;
    /// The minimum font size. A longer line is wrapped, then shortened.
    int leastFontPixels() const;
    int lineHeight() const;
    int pad() const;
    int buttonWidth() const;
    /// True if there is only room for one line.
    bool isLow() const;
    /// True if two lines hardly fit.
    bool isTight() const;
    QFont lineFont() const;
    /// The layout of a line: font, and the sentences that fit.
    struct Written {
        QRect rect;
        QFont font;
        QString words;
        int faces; ///< number of small cards before the text
        bool fits; ///< false if even the last sentence is cut
    };
    Written written(QRect rect, const TableNarrator::Line& line) const;
    /// With that many small cards, which are dropped in favour of text.
    Written written(QRect rect, const TableNarrator::Line& line, int faces) const;
    void paintLine(QPainter& painter, QRect rect, const TableNarrator::Line& line, bool newest);

    FaceStore& m_faces;
    qreal m_scale = 1;
    Presenter* m_presenter = nullptr;
    std::optional<TableNarrator> m_narrator;
    std::vector<TableNarrator::Line> m_lines;
    QToolButton* m_earlier;
    int m_back = 0; ///< number of newer lines that are skipped
    QString m_promptText;
    QTimer m_describes;
};

} // namespace tacklebox

#pragma once

#include <QLabel>

#include <vector>

namespace tacklebox {

class Overlays;

/// A popup of paper over the table for text that does not fit in the prompt bar. It is near the bar's upper
/// edge, no larger than its text, and hides if it has no room. Clicks pass through to the table.
class HintPopup : public QLabel {
    Q_OBJECT

  public:
    /// `overlays` must outlive this object; null: it is the only thing over the table.
    explicit HintPopup(QWidget* parent = nullptr, Overlays* overlays = nullptr);

    /// Shows `words` with a font of `fontSize` pixels, above all but the pause overlay; hides if empty. If
    /// `least` is smaller than `fontSize`, the popup may use the whole width of the table and a font of at
    /// least `least` and 75% in order to cover less.
    void setWords(const QString& words, qreal fontSize, qreal least = 0);
    /// Places the popup above `row`, which is in the parent's coordinates. `table` is the widest room that it
    /// may use; null: `row`.
    void placeAbove(const QRect& row, const QRect& table = {});

  signals:
    /// The geometry has changed; null: hidden.
    void moved(const QRect& there);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Asks for a place.
    void arrange();
    /// Moves to the place that Overlays has found.
    void moveToPlace();

    Overlays* m_overlays;
    qreal m_fontSize = 16, m_least = 16; ///< preferred and minimum font size in pixels
    qreal m_drawn = 16;                  ///< current font size
    QRect m_row, m_table;
    std::vector<qreal> m_fontSizes; ///< of the requested options
};

} // namespace tacklebox

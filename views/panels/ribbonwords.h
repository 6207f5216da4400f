// What the ribbon says: a title and a second line, as large as they fit.
#pragma once

#include <QLabel>

namespace tacklebox {

/// Two sentences one under the other that share a box of fixed size. Letters become smaller, to a readable
/// least, and lines are broken before anything is left out; what does not fit even then ends in an ellipsis
/// and is whole in the tool tip. The text of the label is both, for screen readers.
class RibbonWords : public QLabel {
    Q_OBJECT

  public:
    explicit RibbonWords(QWidget* parent = nullptr);

    /// The usual sizes of their letters, in pixels.
    void setLetters(qreal title, qreal more);
    void setWords(const QString& title, const QString& more);
    void setColours(QColor title, QColor more);
    QString title() const { return m_title; }
    QString more() const { return m_more; }
    /// The share of the usual letters in which both, or the first line alone, can be read whole in a room of
    /// that size; 0 if in none.
    qreal shareIn(QSize room, bool titleAlone = false) const;
    /// Letters smaller than that share of the usual ones are hard to read beside a game.
    static constexpr qreal kReadable = 0.79;
    /// Whether both can be read whole, in letters not much smaller than usual; or where these are large, in
    /// letters that are still larger than others have them.
    bool readsWell() const;
    /// `more` is the second line, and there is room for it.
    bool shows(const QString& more) const { return m_fits && more == m_more; }
    /// Whether the title at least can be read whole, the second line left out.
    bool titleReadsWell() const { return m_fits || m_titleAlone; }
    /// The letters of the title, in pixels: as usual, or smaller where there is little room, but no smaller
    /// than kLeastTitle.
    qreal titlePixels() const { return titlePixels(m_share); }
    static constexpr qreal kLeastTitle = 14;
    /// How high the usual sizes are, one line each.
    int usualHeight() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// The share from which on letters read well.
    static qreal leastShare();
    void fit();
    qreal titlePixels(qreal share) const;
    QFont titleFont(qreal share) const;

    QString m_title, m_more;
    qreal m_titleLetters = 20, m_moreLetters = 16;
    QColor m_titleColour, m_moreColour;
    qreal m_share = 1; ///< of the usual sizes
    bool m_fits = true, m_titleAlone = false;
};

} // namespace tacklebox

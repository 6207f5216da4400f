#pragma once

#include <QLabel>

namespace tacklebox {

/// Title and second line of the prompt bar, in a box of fixed size. Text that does not fit gets a smaller
/// font and wraps. If the minimum font is still too large, it is elided, and the tool tip has all of it.
/// text() is both lines, for screen readers.
class PromptLabel : public QLabel {
    Q_OBJECT

  public:
    explicit PromptLabel(QWidget* parent = nullptr);

    /// Sets the normal font sizes in pixels.
    void setFontSizes(qreal title, qreal more);
    void setWords(const QString& title, const QString& more);
    void setColours(QColor title, QColor more);
    QString title() const { return m_title; }
    QString more() const { return m_more; }
    /// Returns the largest font factor at which both lines, or the title alone, fit in `room`; 0 if there is
    /// none.
    qreal shareIn(QSize room, bool titleAlone = false) const;
    /// A smaller font factor is hard to read during a game.
    static constexpr qreal kReadable = 0.79;
    /// True if both lines are complete and readable: at least kReadable, or 1.3 times the normal size if the
    /// user has chosen large text.
    bool readsWell() const;
    /// True if `more` is the second line and complete.
    bool shows(const QString& more) const { return m_fits && more == m_more; }
    /// True if at least the title is complete.
    bool titleReadsWell() const { return m_fits || m_titleAlone; }
    /// The current font size of the title in pixels: at least kLeastTitle, unless its normal size is smaller.
    qreal titlePixels() const { return titlePixels(m_share); }
    static constexpr qreal kLeastTitle = 14;
    /// The height of one line each at normal size.
    int usualHeight() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// The minimum factor for readsWell().
    static qreal leastShare();
    void fit();
    qreal titlePixels(qreal share) const;
    QFont titleFont(qreal share) const;

    QString m_title, m_more;
    qreal m_titleFontSize = 20, m_moreFontSize = 16;
    QColor m_titleColour, m_moreColour;
    qreal m_share = 1; ///< current font factor
    bool m_fits = true, m_titleAlone = false;
};

} // namespace tacklebox

// A button that shows its key, for the prompt bar, the curtain and the summaries.
#pragma once

#include "views/theme/widgetrects.h"

#include <QPushButton>

namespace tacklebox {

/// A push button with text and a small key cap beside it. It is gold if it is the default answer. It grows
/// with the font, and its text is never cut off or elided. For touch (theme::touch()) it is higher and shows
/// no key.
class KeyButton : public QPushButton {
    Q_OBJECT

  public:
    /// How prominent the button is when it is not filled.
    enum class Rank : quint8 {
        Plain, ///< paper, with an edge that a press pushes down
        Quiet, ///< in the panel's colour, on a dark background
    };

    /// `key` is only shown; the owner must handle it. Empty for none.
    explicit KeyButton(const QString& words, const QString& key = {}, QWidget* parent = nullptr);

    /// Clicks the first visible of the buttons that shows the pressed key. Returns false if none does.
    static bool press(const QKeyEvent& event, const QList<KeyButton*>& buttons);

    void setWords(const QString& words);
    void setKey(const QString& key);
    /// Reserves room for that key while none is shown, so that nothing moves when it appears.
    void keepRoomFor(const QString& key);
    QString key() const;
    void setDefaultLook(bool hasDefaultLook);
    void setRank(Rank rank);
    /// Shows only icon and key. The text remains the accessible name.
    void setIconAlone(bool alone);
    /// Marks the button as suggested by a hint.
    void setHinted(bool hinted);
    bool hinted() const;
    bool hasDefaultLook() const;
    /// Sets how much of a press-and-hold has passed, 0 to 1; drawn as a growing bar.
    void setHeld(qreal share);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void initStyleOption(QStyleOptionButton* option) const override;
    /// Enter presses the button, as Space does.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    /// Sets a property that StageStyle paints.
    void setLook(const char* property, const QVariant& value);
    /// The visible text.
    QString writing() const;

    /// The inputs of the cached m_size. A row asks for the size repeatedly while it chooses a font.
    struct Measured {
        QFont font;
        QString writing, key;
        qreal unit = 0;
        bool touch = false, icon = false;
        bool operator==(const Measured&) const = default;
    };

    QSize measured(const Measured& asked) const;

    mutable Measured m_measured;
    mutable QSize m_size;
    QString m_roomFor;
    bool m_iconAlone = false;
};

/// A row of buttons that wraps into further rows if it is too narrow.
class ButtonRow : public QWidget {
    Q_OBJECT

  public:
    explicit ButtonRow(QWidget* parent = nullptr);

    /// Sets the widgets, in this order, and takes ownership.
    void setWidgets(const QList<QWidget*>& widgets);
    void setAlignment(Qt::Alignment alignment);

    /// Uses `usual`, or a smaller font if the buttons would need more than `rows` rows at that width. Stops
    /// at leastShare().
    void fitFont(const QFont& usual, int rows, int width);
    /// The width of these widgets side by side.
    static int widthOf(const QList<QWidget*>& widgets);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// The widgets that are not hidden.
    QList<QWidget*> shown() const;
    struct Rows : WidgetRects {
        int count = 0;
    };
    Rows rectsFor(int width) const;
    /// The least share of the font size for fitFont(). It reduces only a font that the user has made
    /// larger, and not below the default size.
    static qreal leastShare();

    QList<QWidget*> m_widgets;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

} // namespace tacklebox

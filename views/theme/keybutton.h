// A button that shows its key, as the prompt ribbon, the curtain and the summaries have them.
#pragma once

#include "views/theme/parts.h"

#include <QPushButton>

namespace tacklebox {

/// A push button with its words and, on a small cap beside them, its key. Filled in gold where it is the
/// default answer. Grows with the font; nothing of it is cut or elided. Where fingers are in use
/// (theme::touch()) it is higher, and shows no key.
class KeyButton : public QPushButton {
    Q_OBJECT

  public:
    /// How much a button asks for the eye where it is not filled.
    enum class Rank : quint8 {
        Plain, ///< paper, with an edge that gives way when it is pressed
        Quiet, ///< in the panel's colour, on dark ground
    };

    /// `key` is only shown: whoever owns the button listens for it. Empty for none.
    explicit KeyButton(const QString& words, const QString& key = {}, QWidget* parent = nullptr);

    void setWords(const QString& words);
    void setKey(const QString& key);
    /// Keeps room for that key while it shows none, so that nothing around it moves when it does.
    void keepRoomFor(const QString& key);
    QString key() const { return m_key; }
    void setFilled(bool filled);
    void setRank(Rank rank);
    /// The icon and the key stand for the words, which are still its name.
    void setIconAlone(bool alone);
    /// A hint proposes it.
    void setHinted(bool hinted);
    bool hinted() const { return m_hinted; }
    bool filled() const { return m_filled; }
    /// How much of a press-and-hold has passed, 0 to 1; drawn as a growing bar.
    void setHeld(qreal share);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    /// Enter presses it as Space does, wherever it stands.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QFont capFont() const;
    theme::ButtonState state() const;
    /// Its words are in the strong weight, as large as the font it has been given.
    QFont strongFont() const;
    int gap() const;
    /// What is written on it.
    QString writing() const;
    int capWidth(const QString& key) const;
    int iconSide() const;
    QSize measure() const;

    /// What its size follows from: a row asks for it again and again until it has found its letters.
    struct Measured {
        QFont font;
        QString writing, key;
        qreal unit = 0;
        bool touch = false, icon = false;
        bool operator==(const Measured&) const = default;
    };

    mutable Measured m_measured;
    mutable QSize m_size;
    QString m_key, m_roomFor;
    Rank m_rank = Rank::Plain;
    bool m_filled = false, m_hinted = false, m_iconAlone = false;
    qreal m_held = 0;
};

/// Buttons side by side that go on in a second row where the width does not hold them.
class ButtonRow : public QWidget {
    Q_OBJECT

  public:
    explicit ButtonRow(QWidget* parent = nullptr);

    /// Takes the widgets' places in this order, and owns them.
    void setWidgets(const QList<QWidget*>& widgets);
    void setAlignment(Qt::Alignment alignment);

    /// Writes in `letters`, or in smaller ones, until so many rows of that width hold all.
    void fitLetters(const QFont& letters, int rows, int width);
    /// How wide these of its widgets are side by side.
    static int widthOf(const QList<QWidget*>& widgets);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// Those that are not hidden: a hidden one takes no room.
    QList<QWidget*> shown() const;
    int arrange(int width, bool move, int* rows = nullptr) const;
    /// Of a person's large letters, where they have no room: what is left is never smaller than without the
    /// wish.
    static qreal leastShare();

    QList<QWidget*> m_widgets;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

} // namespace tacklebox

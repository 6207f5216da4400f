// The frame that all dialogs have: a sheet of paper over the dimmed window, a band in a game's colours at its
// head out of which two of its cards break, what is rare at the left below and what is meant at the right.
#pragma once

#include "views/theme/cardart.h"
#include "views/theme/look.h"

#include <QDialog>
#include <QMessageBox>
#include <QPixmap>
#include <QPointer>

#include <functional>

class QAbstractButton;
class QHBoxLayout;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace tacklebox {

class ButtonRow;

/// Frames any dialog: takes the window manager's frame from it, keeps it in the middle of its parent's window
/// and paints around its content, for which it leaves room by contents margins. Where no compositor may be
/// there to let corners shine through, what lies behind them is painted there, so they are round everywhere.
class StageFrame : public QObject {
    Q_OBJECT

  public:
    explicit StageFrame(QDialog& dialog);

    /// In the band; both go on in a second line where they have to.
    void setHeading(const QString& title, const QString& line = {});
    void setBand(theme::Band band);
    /// Two cards that break out of the band, the first one below the second.
    void setCards(const CardArt& first, const CardArt& second);
    /// The size of the sheet in units of scale 1, as far as the window has room; a height of 0: as high as
    /// its content. Without it the dialog has the size that it gives itself. `heightFor` gives the height of
    /// the dialog's content at a width in pixels, where its layout cannot.
    void setWanted(QSize units, std::function<int(int width)> heightFor = {});
    /// Gives the dialog its size and its place now.
    void fit();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QRectF sheet() const;
    qreal bandHeight() const;
    void leaveRoom();
    void placeInMiddle();
    void dim(bool on);
    void takeBackdrop();
    void paint();
    void paintBand(QPainter& painter, const QRectF& sheet) const;
    QRect room() const;
    int headingLeft() const;

    QDialog& m_dialog;
    QString m_title, m_line;
    theme::Band m_band;
    CardArt m_cards[2];
    QPixmap m_faces[2], m_backdrop;
    QSize m_wanted;
    std::function<int(int)> m_heightFor;
    QAbstractButton* m_close;
    QPointer<QWidget> m_veil;
    bool m_busy = false;
};

/// A dialog in that frame. What body() holds scrolls where the window has no room for it; the buttons below
/// stay.
class StageDialog : public QDialog {
    Q_OBJECT

  public:
    /// `width` and `height` in units of scale 1; 0 for a sheet as high as its content.
    explicit StageDialog(QSize units, QWidget* parent = nullptr);

    StageFrame& frame() { return *m_frame; }

  protected:
    /// The title in the band and of the window.
    void setHeading(const QString& title, const QString& line = {});
    /// What is always seen above the body.
    QVBoxLayout& head() { return *m_head; }
    QVBoxLayout& body() { return *m_body; }
    QScrollArea& area() { return *m_area; }
    /// What is always seen under the body, above the buttons.
    QVBoxLayout& foot() { return *m_foot; }
    /// At the left below.
    void setRare(const QList<QWidget*>& widgets);
    /// At the right below, in this order; what is meant comes last.
    void setButtons(const QList<QWidget*>& buttons);
    /// A push button that shows `key`; it is not the default one.
    static QPushButton* button(const QString& words, const QString& key = {});
    void setVisible(bool visible) override;
    QSize sizeHint() const override;

  private:
    int heightFor(int width);
    void spread();

    QScrollArea* m_area;
    QVBoxLayout *m_head, *m_body, *m_foot;
    QHBoxLayout* m_footRow;
    ButtonRow *m_rare = nullptr, *m_buttons = nullptr;
    StageFrame* m_frame;
};

/// A message in that frame.
class StageMessageBox : public QMessageBox {
    Q_OBJECT

  public:
    StageMessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
                    QWidget* parent);

    /// As QMessageBox has them.
    static void warning(QWidget* parent, const QString& title, const QString& text);
    static StandardButton question(QWidget* parent, const QString& title, const QString& text,
                                   StandardButtons buttons, StandardButton standard);
};

} // namespace tacklebox

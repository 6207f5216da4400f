// The frame that all dialogs have: a sheet of paper over the dimmed window, a band in a game's colours at its
// head out of which two of its cards break.
#pragma once

#include "views/theme/cardart.h"
#include "views/theme/theme.h"

#include <QObject>
#include <QPixmap>
#include <QPointer>

#include <functional>

class QAbstractButton;
class QDialog;

namespace tacklebox {

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

} // namespace tacklebox

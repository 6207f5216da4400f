// The frame of all dialogs: a sheet of paper over the dimmed window, with a band in a game's colours and two
// of its cards at the top.
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

/// Frames a dialog: replaces the window manager's frame, keeps the dialog in the middle of its parent window,
/// and paints around the content, using contents margins. If there may be no compositor, paints the window
/// behind the rounded corners itself.
class StageFrame : public QObject {
    Q_OBJECT

  public:
    explicit StageFrame(QDialog& dialog);

    /// Sets the texts in the band. The second line wraps; a long title becomes smaller.
    void setHeading(const QString& title, const QString& line = {});
    void setBand(theme::Band band);
    /// Sets two cards that extend above the band, the first below the second.
    void setCards(const CardArt& first, const CardArt& second);
    /// Sets the size of the sheet in units of scale 1, limited by the window; a height of 0 means as high as
    /// the content. Without it the dialog keeps its size. `heightFor` returns the height of the content at a
    /// width in pixels, if the layout can't.
    void setWanted(QSize units, std::function<int(int width)> heightFor = {});
    /// Sets size and position now.
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
    QPointer<QWidget> m_dimmer;
    bool m_busy = false;
};

} // namespace tacklebox

// The layer behind the coach's text: darkness, highlights, portrait and bubble.
#pragma once

#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;
namespace theme {
struct Theme;
}

/// Ignores the mouse, so that the table below can be played.
class CoachBackdrop : public QWidget {
    Q_OBJECT

  public:
    /// Distance and radius of the dots, in units of scale 1.
    static constexpr qreal kDotStep = 24, kDot = 6.5;

    CoachBackdrop(FaceStore& faces, QWidget* table);

    /// Opacity of the darkness.
    static qreal darkness(const theme::Theme& look);

    struct Content {
        std::vector<QRectF> said;  ///< text on the table
        std::vector<QRectF> meant; ///< mentioned, but not lit: the bubble's tail avoids them
        std::vector<QRectF> lit;
        QRectF bubble;    ///< null: no bubble
        qreal bottom = 0; ///< of the table; prompt bar and hand are below, where no tail goes
        QRectF portrait;  ///< null: no portrait
        QString name;
        bool dims = true;
        int dot = 0, dotCount = 0; ///< the current dot and the number of dots
        QRectF dots;
        qreal unit = 1;
    };
    void show(const Content& content);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    FaceStore& m_faces;
    Content m_content;
};

} // namespace tacklebox

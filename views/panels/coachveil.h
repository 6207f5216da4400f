// What is drawn behind the coach's words: the dark, what is lit in it, the coach himself and his bubble.
#pragma once

#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;
namespace theme {
struct Theme;
}

/// Takes no clicks: the table below it is played at.
class CoachVeil : public QWidget {
    Q_OBJECT

  public:
    /// From one dot to the next, and the radius of one: units at scale 1.
    static constexpr qreal kDotStep = 24, kDot = 6.5;

    CoachVeil(FaceStore& faces, QWidget* table);

    /// How much of the dark lies over what is not lit.
    static qreal darkness(const theme::Theme& look);

    struct Content {
        std::vector<QRectF> said;  ///< words of the table
        std::vector<QRectF> meant; ///< what is spoken of beside what is lit: the tail does not go over it
        std::vector<QRectF> lit;
        QRectF bubble;    ///< null: nothing is said
        qreal bottom = 0; ///< of the table: below lie the ribbon, over which no tail goes, and the hand
        QRectF portrait;  ///< null: he is not there
        QString name;
        bool dims = true;
        int at = 0, of = 0; ///< the dots
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

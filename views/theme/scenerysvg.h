// Draws sceneries from SVG files.
#pragma once

#include <QRectF>
#include <QString>
#include <QSvgRenderer>

#include <array>
#include <vector>

class QPainter;

namespace tacklebox {

/// A SceneryLayout in units: 1280 x 800 units are the window at scale 1.
struct Stage {
    qreal width = 0;
    qreal horizon = 0; ///< lower edge of the sky
    qreal bottom = 0;  ///< lower edge of the scenery
    QRectF middle;
    std::array<QRectF, 4> coves;
};

/// A file in resources/scenery. The ids of its elements say how they follow the layout of the table: see
/// resources/README.md.
class ScenerySvg {
  public:
    explicit ScenerySvg(const QString& file);
    void paint(QPainter& p, const Stage& stage);

  private:
    struct Part {
        QString id, across, down;
    };
    QSvgRenderer m_svg;
    std::vector<Part> m_parts;
};

} // namespace tacklebox

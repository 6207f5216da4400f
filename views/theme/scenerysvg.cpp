#include "views/theme/scenerysvg.h"

#include "views/theme/facepainting.h"
#include "views/theme/scenery.h"

#include <QPainter>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>

namespace tacklebox {

namespace {

/// Maps a coordinate of the file to one of the stage.
struct Axis {
    qreal scale = 1, shift = 0;

    static Axis between(qreal from, qreal to, qreal newFrom, qreal newTo) {
        const qreal scale = (newTo - newFrom) / (to - from);
        return {scale, newFrom - from * scale};
    }
    /// Moves the point `at` like this, but keeps the size.
    Axis keepingSize(qreal at) const { return {1, scale * at + shift - at}; }
};
/// More than one for elements that are painted several times.
using Axes = std::vector<Axis>;

/// The piles of a dock: between the coves, and on both sides of them as far as the dock extends.
std::vector<qreal> pilesOf(const Stage& stage) {
    const auto& coves = stage.coves;
    if (coves[0].isEmpty()) return {};
    std::vector<qreal> piles{std::max(18.0, coves[0].left() - 34)};
    for (std::size_t i = 0; i + 1 < coves.size(); ++i)
        piles.push_back((coves[i].right() + coves[i + 1].left()) / 2);
    piles.push_back(std::min(stage.width - 18, coves[3].right() + 34));
    const qreal apart = piles[2] - piles[1];
    while (apart > 60 && piles.front() > apart)
        piles.insert(piles.begin(), piles.front() - apart);
    while (apart > 60 && piles.back() < stage.width - apart)
        piles.push_back(piles.back() + apart);
    return piles;
}

} // namespace

ScenerySvg::ScenerySvg(const QString& file) {
    const QByteArray drawing = drawingOf(file);
    m_svg.load(drawing);
    QXmlStreamReader xml(drawing);
    xml.readNextStartElement();
    for (; xml.readNextStartElement(); xml.skipCurrentElement()) {
        const QString id = xml.attributes().value(QLatin1String("id")).toString();
        const QStringList words = id.split(QLatin1Char('-'));
        if (words.size() == 3) m_parts.push_back({id, words[1], words[2]});
    }
}

void ScenerySvg::paint(QPainter& p, const Stage& stage) {
    const QRectF box = m_svg.viewBoxF();
    const Axis wide = Axis::between(0, box.width(), 0, stage.width),
               ground = Axis::between(0, box.bottom(), stage.horizon, stage.bottom);
    const qreal middle = (stage.width - box.width()) / 2;
    std::map<QString, Axes> across{{"left", {{1, 0}}},
                                   {"middle", {{1, middle}}},
                                   {"right", {{1, stage.width - box.width()}}},
                                   {"wide", {wide}}};
    std::map<QString, Axes> down{{"top", {{1, -box.top()}}},
                                 {"sky", {{-stage.horizon / box.top(), stage.horizon}}},
                                 {"horizon", {{1, stage.horizon}}},
                                 {"ground", {ground}},
                                 {"whole", {Axis::between(box.top(), box.bottom(), 0, stage.bottom)}}};
    for (qreal x = middle - std::ceil(middle / box.width()) * box.width(); x < stage.width; x += box.width())
        across["tile"].push_back({1, x});
    for (qreal y = stage.horizon; y < stage.bottom; y += box.bottom())
        down["rows"].push_back({1, y});
    const auto fit = [&](const char* name, const char* anchor, const QRectF& rect) {
        if (rect.isEmpty() || !m_svg.elementExists(QLatin1String(anchor))) return;
        const QRectF from = m_svg.boundsOnElement(QLatin1String(anchor));
        across[name].push_back(Axis::between(from.left(), from.right(), rect.left(), rect.right()));
        down[name].push_back(Axis::between(from.top(), from.bottom(), rect.top(), rect.bottom()));
    };
    fit("pond", "water", stage.middle);
    fit("pan", "pan", panOf(stage.middle));
    for (const QRectF& cove : stage.coves)
        fit("coves", "cove", cove);
    if (m_svg.elementExists(QLatin1String("edge"))) {
        const qreal edge = m_svg.boundsOnElement(QLatin1String("edge")).center().y();
        const qreal at = stage.middle.isEmpty() ? (stage.horizon + stage.bottom) / 2 : stage.middle.bottom();
        down["dock"] = {Axis::between(0, edge, stage.horizon, at)};
        down["lake"] = {Axis::between(edge, box.bottom(), at, stage.bottom)};
        down["edge"] = {{1, at - edge}};
        for (const qreal x : pilesOf(stage))
            across["piles"].push_back({1, x});
    }
    for (const Part& part : m_parts) {
        const QRectF bounds = m_svg.boundsOnElement(part.id);
        across["float"] = {wide.keepingSize(bounds.center().x())};
        down["float"] = {ground.keepingSize(bounds.center().y())};
        const Axes &xs = across[part.across], &ys = down[part.down];
        for (std::size_t i = 0; i < xs.size(); ++i)
            for (std::size_t j = 0; j < ys.size(); ++j) {
                if (part.across == part.down && i != j) continue;
                p.save();
                p.translate(xs[i].shift, ys[j].shift);
                p.scale(xs[i].scale, ys[j].scale);
                m_svg.render(&p, part.id, bounds);
                p.restore();
            }
    }
}

} // namespace tacklebox

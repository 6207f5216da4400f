#include "views/scene/items/memorygrid.h"

#include "views/theme/paintcontext.h"
#include "views/theme/tokens.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kHead = 1.4;         ///< height of the labels of the columns, in cells
constexpr qreal kLeastColumn = 8;    ///< pixels
constexpr qreal kWidestColumn = 2.2; ///< in cells

/// A disc for what the hand has, a cross for what it lacks, a ring for an ask, an arrow for a gift, and a bar
/// for what is closed.
void drawMark(QPainter& p, const QRectF& box, HandMark mark) {
    const qreal side = std::min(box.width(), box.height()), stroke = std::max(1.4, 0.15 * side);
    const QPointF middle = box.center();
    const auto at = [&](qreal x, qreal y) { return middle + QPointF(x * side, y * side); };
    const auto draw = [&](const QColor& line, const QColor& fill) {
        p.setPen(QPen(line, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.setBrush(fill);
    };
    switch (mark) {
    case HandMark::Has:
        draw(tokens::kInk, tokens::kGold);
        return p.drawEllipse(middle, 0.36 * side, 0.36 * side);
    case HandMark::HasNot:
        draw(tokens::kRed, Qt::transparent);
        p.drawLine(at(-0.28, -0.28), at(0.28, 0.28));
        return p.drawLine(at(-0.28, 0.28), at(0.28, -0.28));
    case HandMark::Asked:
        draw(tokens::kTeal, Qt::transparent);
        return p.drawEllipse(middle, 0.3 * side, 0.3 * side);
    case HandMark::Gave: {
        draw(tokens::kLake, tokens::kLake);
        const QPointF arrow[] = {at(-0.26, -0.3), at(0.32, 0), at(-0.26, 0.3)};
        return p.drawPolygon(arrow, 3);
    }
    case HandMark::Closed:
        draw(tokens::kInk, tokens::kWood);
        return p.drawRect(QRectF(at(-0.34, -0.16), at(0.34, 0.16)));
    }
}

void drawLabel(QPainter& p, PaintContext& context, const QRectF& box, const MemoryPicture::Column& column) {
    if (column.suit >= 0) return drawSuitShape(p, box, column.suit);
    if (!column.label.startsWith(u':'))
        return context.text.write(
            p, box, column.label,
            {.scale = 0.85, .bold = true, .colour = tokens::kInk, .align = Qt::AlignCenter});
    const qreal side = std::floor(std::min(box.width(), box.height()));
    const QRectF square(std::round(box.center().x() - side / 2), std::round(box.center().y() - side / 2),
                        side, side);
    const QPixmap drawn = context.faces.seen({.file = column.label}, context.physical(square.size()));
    p.drawPixmap(square, drawn, QRectF(drawn.rect()));
}

void drawPaper(QPainter& p, const PaintContext& context, const QRectF& rect) {
    drawRounded(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), 5 * context.unit, tokens::kPaper,
                QPen(tokens::kInk, 1));
}

/// The marks side by side, each after its label; those without room are left out.
void drawList(QPainter& p, PaintContext& context, const QRectF& room, const MemoryPicture& memory) {
    const qreal side = std::floor(std::min(room.height(), 1.4 * context.text.pixels())) - 2, gap = 0.3 * side;
    const auto widthOf = [&](const MemoryPicture::Column& column) {
        return column.suit >= 0 || column.label.startsWith(u':')
                   ? side
                   : std::ceil(context.text.width(column.label, {.scale = 0.85, .bold = true}));
    };
    std::vector<std::pair<const MemoryPicture::Column*, HandMark>> shown;
    qreal wide = gap;
    bool isCut = false;
    for (const MemoryPicture::Column& column : memory.columns) {
        const auto mark = std::ranges::find_if(column.marks, [](const auto& one) { return one.has_value(); });
        if (mark == column.marks.end()) continue;
        const qreal more = widthOf(column) + 0.7 * side + gap;
        isCut = wide + more + (shown.empty() ? 0 : side) > room.width();
        if (isCut) break;
        wide += more;
        shown.emplace_back(&column, **mark);
    }
    if (shown.empty()) return;
    if (isCut) wide += side;
    const QRectF line(std::round(room.center().x() - wide / 2), room.top(), wide, side + 2);
    drawPaper(p, context, line);
    qreal x = line.left() + gap;
    for (const auto& [column, mark] : shown) {
        const qreal label = widthOf(*column);
        drawLabel(p, context, QRectF(x, line.top() + 1, label, side), *column);
        drawMark(p, QRectF(x + label, line.top() + 1, 0.7 * side, side), mark);
        x += label + 0.7 * side + gap;
    }
    if (isCut)
        context.text.write(p, QRectF(x, line.top(), side, side + 2), QStringLiteral("\u2026"),
                           {.bold = true, .colour = tokens::kInk, .align = Qt::AlignCenter});
}

} // namespace

void drawMemoryGrid(QPainter& p, PaintContext& context, const QRectF& room, const MemoryPicture& memory) {
    if (room.isEmpty()) return;
    const int rows = int(memory.rows.size()), columns = int(memory.columns.size());
    const qreal cell = (room.height() - 2) / (rows + kHead);
    const qreal side = rows > 1 ? 1.3 * cell : 0; // for the colours of the rows
    const qreal wide =
        std::floor(std::min((room.width() - side - 6) / std::max(1, columns), kWidestColumn * cell));
    p.setRenderHint(QPainter::Antialiasing);
    const qreal textWide = context.text.width(QStringLiteral("10"), {.scale = 0.85, .bold = true});
    const bool isText =
        columns > 0 && !memory.columns[0].label.startsWith(u':') && memory.columns[0].suit < 0;
    if (rows == 0 || cell < 0.9 * kLeastColumn || wide < (isText ? textWide : kLeastColumn))
        return drawList(p, context, room, memory);
    const QRectF grid(std::round(room.center().x() - (columns * wide + side) / 2) - 3, room.top(),
                      columns * wide + side + 6, room.height());
    drawPaper(p, context, grid);
    const qreal left = grid.left() + 3 + side, top = grid.top() + kHead * cell;
    for (int row = 0; row < rows; ++row) {
        const QRectF line(grid.left() + 2, top + row * cell, grid.width() - 4, cell);
        if (row % 2 == 0 && rows > 1) p.fillRect(line, faded(tokens::kSand, 0.6));
        drawColourShape(p, QRectF(grid.left() + 3, line.top() + 1, cell - 2, cell - 2),
                        memory.rows[std::size_t(row)]);
    }
    for (int i = 0; i < columns; ++i) {
        const MemoryPicture::Column& column = memory.columns[std::size_t(i)];
        const qreal x = left + i * wide;
        drawLabel(p, context, QRectF(x, grid.top() + 1, wide, kHead * cell - 1), column);
        for (std::size_t row = 0; row < column.marks.size(); ++row)
            if (column.marks[row])
                drawMark(p, QRectF(x, top + qreal(row) * cell, wide, cell), *column.marks[row]);
    }
}

} // namespace tacklebox

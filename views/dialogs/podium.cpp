#include "views/dialogs/podium.h"

#include "views/theme/tokens.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// Milliseconds at normal speed.
constexpr int kDim = 300, kRise = 350, kFall = 300, kHold = 600, kRays = 300, kRead = 500, kBoard = 260;
constexpr qreal kLeastPause = 0.6;
// In units of scale 1.
constexpr qreal kBollard[] = {318, 254, 218}; ///< height by place
constexpr qreal kFaceSize[] = {164, 130, 118};
constexpr qreal kBollardWidth = 156, kBollardGap = 26, kSink = 16;
constexpr qreal kLeastUnit = 0.12;
qreal shareOf(int millis, int from, int length) {
    if (length <= 0) return millis >= from ? 1 : 0;
    return std::clamp(qreal(millis - from) / length, 0.0, 1.0);
}

} // namespace

Podium::Podium(FaceStore& faces, QWidget* parent) : QWidget(parent), m_faces(faces) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &Podium::goOn);
    connect(&m_clock, &QVariantAnimation::finished, this, &Podium::finish);
}

void Podium::set(const QList<Result>& results) {
    m_results = results;
    m_bollards.clear();
    for (const Result& result : results) {
        if (result.place > 3) break;
        if (m_bollards.empty() || m_bollards.front().place != result.place)
            m_bollards.insert(m_bollards.begin(), Bollard{.place = result.place});
        m_bollards.front().players << result;
    }
    place();
}

void Podium::setStage(const QRect& stage, qreal scale) {
    m_stage = stage;
    m_scale = scale;
    place();
}

void Podium::setBoard(const QPixmap& picture, const QRect& rect) {
    m_board = picture;
    m_boardRect = rect;
}

QRectF Podium::faceRect(Seat seat) const {
    for (const Bollard& bollard : m_bollards)
        for (std::size_t i = 0; i < bollard.faces.size(); ++i)
            if (bollard.players[qsizetype(i)].seat == seat) return bollard.faces[i].face;
    return {};
}

void Podium::place() {
    if (m_bollards.empty() || m_stage.isEmpty()) return;
    // From left to right: second, first, third.
    std::vector<Bollard*> order;
    for (Bollard& bollard : m_bollards)
        order.push_back(&bollard);
    std::reverse(order.begin(), order.end()); // first, second, third
    if (order.size() > 1) std::swap(order[0], order[1]);
    const auto widthOf = [](const Bollard& bollard) {
        const qreal face = kFaceSize[bollard.place - 1];
        return std::max(kBollardWidth, qreal(bollard.players.size()) * (face + 8));
    };
    qreal wide = kBollardGap * (qreal(order.size()) - 1) + 24, high = 0;
    for (const Bollard* bollard : order) {
        wide += widthOf(*bollard);
        high = std::max(high, kBollard[bollard->place - 1] + kFaceSize[bollard->place - 1] + 24);
    }
    m_unit = std::max(kLeastUnit, std::min({m_scale, m_stage.width() / wide, m_stage.height() / high}));
    qreal left = m_stage.center().x() - (wide - 24) * m_unit / 2;
    for (Bollard* bollard : order) {
        const qreal width = widthOf(*bollard) * m_unit, height = kBollard[bollard->place - 1] * m_unit;
        const qreal size = kFaceSize[bollard->place - 1] * m_unit;
        bollard->rect = QRectF(left, m_stage.bottom() + 1 - height, width, height);
        left += width + kBollardGap * m_unit;
        bollard->faces.clear();
        const auto count = int(bollard->players.size());
        const qreal step = std::min(size + 8 * m_unit, width / count);
        for (int i = 0; i < count; ++i) {
            const QPointF centre(bollard->rect.center().x() + step * (i - (count - 1) / 2.0),
                                 bollard->rect.top() + kSink * m_unit - size / 2);
            QRectF face(0, 0, size, size);
            face.moveCenter(centre);
            bollard->faces.push_back({.face = face, .room = count > 1 ? step : width + kBollardGap * m_unit});
        }
    }
    renderParts();
    update();
}

void Podium::plan(qreal factor) {
    const auto moving = [factor](int millis) { return int(std::round(millis * factor)); };
    const auto resting = [factor](int millis) {
        return factor <= 0 ? 0 : int(std::round(millis * std::max(kLeastPause, factor)));
    };
    m_times = {};
    m_times.dim = moving(kDim);
    m_times.riseFor = moving(kRise);
    m_times.fallFor = moving(kFall);
    m_times.raysFor = moving(kRays);
    m_times.boardFor = moving(kBoard);
    int at = m_times.dim;
    const std::size_t count = std::min<std::size_t>(3, m_bollards.size());
    for (std::size_t i = 0; i < count; ++i, at += m_times.riseFor)
        m_times.rise[i] = at;
    for (std::size_t i = 0; i < count; ++i, at += m_times.fallFor) {
        if (i + 1 == count) at += resting(kHold);
        m_times.fall[i] = at;
    }
    m_times.landed = m_times.rays = at;
    m_times.board = at + m_times.raysFor + resting(kRead);
    m_times.end = m_times.board + m_times.boardFor;
}

Podium::Progress Podium::progressAt(int millis) const {
    Progress now;
    now.dim = shareOf(millis, 0, m_times.dim);
    for (std::size_t i = 0; i < std::size(now.rise); ++i) {
        now.rise[i] = shareOf(millis, m_times.rise[i], m_times.riseFor);
        now.fall[i] = shareOf(millis, m_times.fall[i], m_times.fallFor);
    }
    now.rays = shareOf(millis, m_times.rays, m_times.raysFor);
    now.board = shareOf(millis, m_times.board, m_times.boardFor);
    return now;
}

void Podium::play(const QPixmap& table, qreal factor, bool reduced) {
    m_clock.stop();
    m_reduced = reduced;
    m_winnerShown = false;
    plan(factor);
    if (m_times.end <= 0) {
        finish();
        return;
    }
    m_table = table;
    setAttribute(Qt::WA_OpaquePaintEvent, !table.isNull());
    m_progress = progressAt(0);
    m_clock.setStartValue(0);
    m_clock.setEndValue(m_times.end);
    m_clock.setDuration(m_times.end);
    m_clock.start();
    update();
}

void Podium::goOn() {
    if (!plays()) return;
    const int millis = m_clock.currentTime();
    const Progress now = progressAt(millis);
    QRectF changed;
    const auto mark = [&](bool other, const QRectF& rect) {
        if (other) changed |= rect;
    };
    mark(now.dim != m_progress.dim, rect());
    mark(now.rays != m_progress.rays, raysRect());
    mark(now.board != m_progress.board, QRectF(m_boardRect).adjusted(-8, -8, 8, 60));
    for (std::size_t i = 0; i < m_bollards.size() && i < std::size(now.rise); ++i) {
        const QRectF& stands = m_bollards[i].rect;
        QRectF column(stands.left(), stands.top() - 0.14 * stands.height(), stands.width(), 0);
        column.setBottom(m_stage.bottom() + 1);
        mark(now.rise[i] != m_progress.rise[i], column.adjusted(-16 * m_unit, -24 * m_unit, 16 * m_unit, 0));
        for (const Bollard::Player& player : m_bollards[i].faces)
            mark(now.fall[i] != m_progress.fall[i] || now.rays != m_progress.rays,
                 player.bounds.adjusted(-4, -player.bounds.height(), 4, 16 * m_unit));
    }
    m_progress = now;
    if (!changed.isEmpty()) update(changed.toAlignedRect());
    if (millis >= m_times.landed && !m_winnerShown) {
        m_winnerShown = true;
        emit winnerShown();
    }
}

void Podium::finish() {
    const bool shown = m_winnerShown;
    stop();
    if (!shown) emit winnerShown();
    emit finished();
}

void Podium::stop() {
    m_clock.stop();
    m_progress = {};
    m_table = {};
    m_winnerShown = true;
    setAttribute(Qt::WA_OpaquePaintEvent, false);
    update();
}

} // namespace tacklebox

#include "moc_podium.cpp"

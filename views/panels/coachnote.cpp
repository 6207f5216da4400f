#include "views/panels/coachnote.h"

#include "views/theme/blit.h"
#include "views/theme/facestore.h"
#include "views/theme/rectangles.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// In units of scale 1.
constexpr qreal kNoteWidth = 400, kNoteFace = 64, kNotePadding = 12, kNoteEdge = 10, kNoteFontSize = 16;
constexpr int kNoteColumns = 13, kNoteRows = 8; ///< number of positions to try
/// Cost of covering an obstacle as far as the bubble can, in units of distance.
constexpr qreal kNoteCovers = 900;
constexpr qreal kNoteHides = 400;    ///< cost of covering a text
constexpr qreal kNoteAnywhere = 0.3; ///< cost of a unit of distance without a subject

} // namespace

CoachNote::CoachNote(FaceStore& faces, QWidget* table) : QWidget(table), m_faces(faces), m_table(table) {
    setObjectName(QStringLiteral("coachNote"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("The coach"));
    table->installEventFilter(this);
    connect(&faces, &FaceStore::ready, this, [this] { update(); });
    hide();
}

qreal CoachNote::unit() const {
    return tokens::tableScaleOf(m_table->width(), m_table->height());
}

QFont CoachNote::noteFont() const {
    QFont font = this->font();
    font.setPixelSize(int(std::round(tokens::fontPixels(kNoteFontSize, unit(), theme::textFactor()))));
    return font;
}

void CoachNote::say(const QString& words, const QRectF& meant, const std::vector<QRectF>& seen,
                    const std::vector<QRectF>& written, qreal bottom) {
    m_words = words;
    m_meant = meant;
    m_seen = seen;
    m_written = written;
    m_bottom = bottom;
    setAccessibleDescription(words);
    place();
    raise();
    show();
    update();
}

void CoachNote::stopSpeaking() {
    hide();
}

QRect CoachNote::wordsIn(int width) const {
    const qreal u = unit();
    const int left = int((kNoteFace + 2 * kNotePadding) * u), padding = int(kNotePadding * u);
    QRect room(left, padding, width - left - padding, 10000);
    return QFontMetrics(noteFont()).boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, m_words);
}

void CoachNote::place() {
    const qreal u = unit(), edge = kNoteEdge * u;
    const int width =
        int(std::min(kNoteWidth * u * std::min(1.5, theme::textFactor()), m_table->width() - 2 * edge));
    const QSize size(width, std::max(int((kNoteFace + 2 * kNotePadding) * u),
                                     wordsIn(width).bottom() + int(kNotePadding * u)));
    const QRectF room(edge, edge, m_table->width() - 2 * edge, m_bottom - 2 * edge);
    const QPointF meant = m_meant.isEmpty() ? QPointF(room.right(), room.bottom()) : m_meant.center();
    const qreal far = m_meant.isEmpty() ? kNoteAnywhere : 1;
    QRectF best;
    qreal least = -1;
    for (int row = 0; row < kNoteRows; ++row)
        for (int column = 0; column < kNoteColumns; ++column) {
            const QRectF at(room.left() + (room.width() - size.width()) * column / (kNoteColumns - 1),
                            room.top() + std::max(0.0, room.height() - size.height()) * row / (kNoteRows - 1),
                            size.width(), size.height());
            qreal cost = far * std::hypot(at.center().x() - meant.x(), at.center().y() - meant.y()) / u;
            for (const QRectF& seen : m_seen)
                if (const qreal hidden = overlap(at, seen); hidden > 0)
                    cost += kNoteCovers * hidden /
                            std::min(at.width() * at.height(), seen.width() * seen.height());
            for (const QRectF& words : m_written)
                if (overlap(at, words) > 0) cost += kNoteHides;
            if (least >= 0 && cost >= least) continue;
            least = cost;
            best = at;
        }
    setGeometry(best.toRect());
}

void CoachNote::paintEvent(QPaintEvent*) {
    const qreal u = unit();
    const theme::Theme& look = theme::currentTheme();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const qreal line = tokens::kBarStroke * u;
    p.setPen(QPen(look.ink, line));
    p.setBrush(look.paper);
    p.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                      tokens::kPanelRadius * u, tokens::kPanelRadius * u);
    const QRectF face(kNotePadding * u, (height() - kNoteFace * u) / 2, kNoteFace * u, kNoteFace * u);
    blit(p, face.topLeft(),
         m_faces.pixmap(
             {.file = QStringLiteral(":/portraits/hal-delighted.svg"), .plate = {}, .plateLine = {}},
             (face.size() * devicePixelRatioF()).toSize()),
         face.size());
    p.setFont(noteFont());
    p.setPen(look.ink);
    QRect words = wordsIn(width());
    words.moveTop((height() - words.height()) / 2);
    words.setRight(width() - int(kNotePadding * u)); // wrap as in wordsIn()
    p.drawText(words, Qt::AlignLeft | Qt::TextWordWrap, m_words);
}

bool CoachNote::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::Resize) stopSpeaking(); // its position is outdated
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_coachnote.cpp"

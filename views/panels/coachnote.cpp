#include "views/panels/coachnote.h"

#include "views/scene/items/overlays.h"
#include "views/theme/blit.h"
#include "views/theme/facestore.h"
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
// Costs of a pixel of distance from the subject, and from the corner where the note is without one.
constexpr qreal kFromSubject = 0.12, kFromCorner = 0.04;

} // namespace

CoachNote::CoachNote(FaceStore& faces, QWidget* table, Overlays& overlays)
    : QWidget(table), m_faces(faces), m_table(table), m_overlays(overlays) {
    setObjectName(QStringLiteral("coachNote"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("The coach"));
    table->installEventFilter(this);
    connect(&faces, &FaceStore::ready, this, [this] { update(); });
    connect(&overlays, &Overlays::placed, this, [this](Overlay overlay) {
        if (overlay == Overlay::CoachNote) moveToPlace();
    });
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

void CoachNote::say(const QString& words, const QRectF& meant, qreal bottom) {
    m_words = words;
    setAccessibleDescription(words);
    const qreal u = unit(), edge = kNoteEdge * u;
    const int width =
        int(std::min(kNoteWidth * u * std::min(1.5, theme::textFactor()), m_table->width() - 2 * edge));
    const QSizeF size(width, std::max(int((kNoteFace + 2 * kNotePadding) * u),
                                      wordsIn(width).bottom() + int(kNotePadding * u)));
    const QRectF room(edge, edge, m_table->width() - 2 * edge, bottom - 2 * edge);
    const bool about = !meant.isEmpty();
    m_overlays.show(Overlay::CoachNote, {.box = {{{size, room}},
                                                 about ? meant : QRectF(room.right(), room.bottom(), 1, 1),
                                                 about ? kFromSubject : kFromCorner}});
}

void CoachNote::moveToPlace() {
    const QRectF rect = m_overlays.placement(Overlay::CoachNote).rect;
    if (rect.isNull()) return hide();
    setGeometry(rect.toRect());
    raise();
    show();
    update();
}

void CoachNote::stopSpeaking() {
    m_overlays.hide(Overlay::CoachNote);
}

QRect CoachNote::wordsIn(int width) const {
    const qreal u = unit();
    const int left = int((kNoteFace + 2 * kNotePadding) * u), padding = int(kNotePadding * u);
    QRect room(left, padding, width - left - padding, 10000);
    return QFontMetrics(noteFont()).boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, m_words);
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
         m_faces.pixmap(portraitArt(QStringLiteral("hal"), QStringLiteral("delighted")),
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

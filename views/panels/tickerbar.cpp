#include "views/panels/tickerbar.h"

#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/theme.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kLines = 2, kMostFaces = 5, kPad = 10;
constexpr qreal kLeastLetters = 13; ///< pixels
constexpr QColor kGround(0x0c, 0x28, 0x31), kOlder(0xb4, 0xc8, 0xca);

} // namespace

TickerBar::TickerBar(FaceStore& faces, QWidget* parent) : QFrame(parent), m_faces(faces) {
    setObjectName(QStringLiteral("ticker"));
    setAccessibleName(tr("What has just happened"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFocusPolicy(Qt::NoFocus);
    connect(&faces, &FaceStore::ready, this, qOverload<>(&QWidget::update));
}

void TickerBar::setPresenter(Presenter* presenter) {
    m_presenter = presenter;
    m_narrator.reset();
    m_lines.clear();
    m_shownUpTo = 0;
    if (presenter) {
        m_narrator.emplace(presenter->table());
        showUpTo(presenter->shownUpTo());
    }
    update();
}

void TickerBar::showUpTo(int number) {
    if (!m_narrator) return;
    m_shownUpTo = number;
    m_narrator->hearBefore(number);
    m_lines = m_narrator->lastLines(kLines);
    setAccessibleDescription(lines().join(QLatin1Char('\n')));
    setToolTip(lines().join(QLatin1Char('\n')));
    update();
}

QStringList TickerBar::lines() const {
    QStringList all;
    for (const TableNarrator::Line& line : m_lines)
        all << line.words;
    return all;
}

void TickerBar::setScale(qreal scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    updateGeometry();
    update();
}

QFont TickerBar::letters() const {
    QFont letters = font();
    const qreal pixels = std::max(theme::fontPixels(*this) * std::max(m_scale, 1.0), kLeastLetters);
    letters.setPixelSize(int(std::round(pixels)));
    return letters;
}

int TickerBar::lineHeight() const {
    return int(std::ceil(QFontMetrics(letters()).height() * 1.3));
}

QSize TickerBar::sizeHint() const {
    return {400, kLines * lineHeight() + kPad};
}

QSize TickerBar::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

QRect TickerBar::lineRect(int number) const {
    return {kPad, kPad / 2 + number * lineHeight(), width() - 2 * kPad, lineHeight()};
}

void TickerBar::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), kGround);
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(letters());
    const int empty = kLines - int(m_lines.size());
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        paintLine(p, lineRect(empty + int(i)), m_lines[i], i + 1 == m_lines.size());
}

void TickerBar::paintLine(QPainter& p, QRect rect, const TableNarrator::Line& line, bool newest) {
    const qreal high = rect.height() - 3, wide = std::round(high * 5 / 7), ratio = devicePixelRatioF();
    qreal left = rect.left();
    std::vector<Face> faces = line.faces;
    faces.resize(std::min<std::size_t>(faces.size(), kMostFaces));
    for (const Face face : faces) {
        const QRectF card(left, rect.top() + 1, wide, high);
        const QPixmap picture =
            m_faces.pixmap(m_presenter->art(face), QSize(qRound(wide * ratio), qRound(high * ratio)));
        p.drawPixmap(card, picture, QRectF(picture.rect()));
        left += wide + 3;
    }
    if (!faces.empty()) left += 5;
    const QRect text(int(left), rect.top(), rect.right() - int(left), rect.height());
    p.setPen(newest ? kPaper : kOlder);
    p.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
               p.fontMetrics().elidedText(line.words, Qt::ElideRight, text.width()));
}

void TickerBar::mouseReleaseEvent(QMouseEvent* event) {
    const int empty = kLines - int(m_lines.size());
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (lineRect(empty + int(i)).contains(event->pos())) emit clicked(m_lines[i].event);
}

void TickerBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("What has just happened"));
        showUpTo(m_shownUpTo);
    }
}

} // namespace tacklebox

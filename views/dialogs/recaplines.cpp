#include "views/dialogs/recaplines.h"

#include "views/theme/facestore.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr qsizetype kMostFaces = 3;
constexpr int kFaceGap = 2;
constexpr int kWords = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

} // namespace

RecapLines::RecapLines(FaceStore& faces, QWidget* parent) : QWidget(parent), m_faces(faces) {
    // QScrollArea respects heightForWidth() only with this policy.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&faces, &FaceStore::ready, this, qOverload<>(&QWidget::update));
}

void RecapLines::setLines(const QList<Line>& lines) {
    m_lines = lines;
    setAccessibleName(words());
    updateGeometry();
    update();
}

QString RecapLines::words() const {
    QStringList all;
    for (const Line& line : m_lines)
        all << line.words;
    return all.join(u'\n');
}

QSize RecapLines::faceSize() const {
    const int high = qRound(fontMetrics().height() * 1.15);
    return {high * 5 / 7, high};
}

int RecapLines::facesWidth() const {
    qsizetype most = 0;
    for (const Line& line : m_lines)
        most = std::max(most, std::min(kMostFaces, line.faces.size()));
    return most == 0 ? 0 : int(most) * (faceSize().width() + kFaceGap) + fontMetrics().averageCharWidth();
}

int RecapLines::lineHeight(const Line& line, int width) const {
    const QRect room(0, 0, std::max(1, width - facesWidth()), 10000);
    const int words = fontMetrics().boundingRect(room, kWords, line.words).height();
    return std::max(words, line.faces.isEmpty() ? 0 : faceSize().height()) + fontMetrics().height() / 5;
}

int RecapLines::heightForWidth(int width) const {
    int high = 0;
    for (const Line& line : m_lines)
        high += lineHeight(line, width);
    return high;
}

QSize RecapLines::sizeHint() const {
    return {width(), heightForWidth(width())};
}

void RecapLines::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    p.setPen(theme::currentTheme().ink);
    p.setFont(font());
    const QSize face = faceSize();
    const int indent = facesWidth();
    int top = 0;
    for (const Line& line : m_lines) {
        const int high = lineHeight(line, width());
        int left = 0;
        for (const CardArt& art : line.faces.mid(0, kMostFaces)) {
            const QPixmap picture = m_faces.pixmap(art, face * devicePixelRatioF());
            const int y = top + (std::min(high, 2 * face.height()) - face.height()) / 2;
            p.drawPixmap(QRectF(left, y, face.width(), face.height()), picture, QRectF(picture.rect()));
            left += face.width() + kFaceGap;
        }
        p.drawText(QRect(indent, top, width() - indent, high), kWords, line.words);
        top += high;
    }
}

} // namespace tacklebox

#include "moc_recaplines.cpp"

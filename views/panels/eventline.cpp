#include "views/panels/eventline.h"

#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/sentences.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtext.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kLines = 2, kMostFaces = 5;
constexpr int kMostBack = 30;                       ///< lines
constexpr qreal kPad = 6, kSide = 10, kButton = 18; ///< units: vertical total, horizontal per side, button
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
constexpr int kOpacity = 190;     ///< opacity of the background, of 255
constexpr qreal kReadable = 0.87; ///< minimum factor on the font: smaller text is hard to read during a game

int mostFaces(const TableNarrator::Line& line) {
    return std::min(kMostFaces, int(line.faces.size()));
}

const QString kLeftOut = QStringLiteral("\u2026 ");

} // namespace

QString lastSentences(const QString& words, const std::function<bool(const QString&)>& fits) {
    QString rest = words;
    while (!fits(rest)) {
        const QString sentences = rest.startsWith(kLeftOut) ? rest.mid(kLeftOut.size()) : rest;
        const qsizetype end = endOfFirstSentence(sentences);
        if (end == sentences.size()) break;
        rest = kLeftOut + sentences.mid(end).trimmed();
    }
    return rest;
}

QString firstWords(const QString& words, const std::function<bool(const QString&)>& fits) {
    QString rest = words;
    while (!fits(rest)) {
        const qsizetype space = rest.lastIndexOf(u' ');
        if (space <= 0) break;
        rest = rest.left(space) + QStringLiteral("\u2026");
    }
    return rest;
}

EventLine::EventLine(FaceStore& faces, QWidget* parent)
    : QFrame(parent), m_faces(faces), m_earlier(new QToolButton(this)) {
    setObjectName(QStringLiteral("eventLine"));
    setAccessibleName(tr("Latest event"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFocusPolicy(Qt::NoFocus);
    m_earlier->setObjectName(QStringLiteral("earlier"));
    m_earlier->setText(QStringLiteral("\u2039"));
    m_earlier->setFocusPolicy(Qt::NoFocus); // a key says the last turn
    m_earlier->setAccessibleName(tr("Last turn"));
    m_earlier->setToolTip(tr("Show the last turn again, one step at a time"));
    connect(m_earlier, &QToolButton::clicked, this, &EventLine::stepBack);
    styleButton();
    m_earlier->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addStretch();
    row->addWidget(m_earlier);
    // Screen readers announce each change, so merge them.
    constexpr int kDescribeMillis = 150;
    m_describes.setSingleShot(true);
    m_describes.setInterval(kDescribeMillis);
    connect(&m_describes, &QTimer::timeout, this, &EventLine::describe);
    connect(&faces, &FaceStore::ready, this, qOverload<>(&QWidget::update));
}

void EventLine::setPresenter(Presenter* presenter) {
    m_presenter = presenter;
    m_narrator.reset();
    m_lines.clear();
    m_earlier->hide();
    m_back = 0;
    if (presenter) m_narrator.emplace(presenter->table());
    update();
}

void EventLine::showUpTo(int number) {
    if (!m_narrator) return;
    m_narrator->processBefore(number);
    m_back = 0;
    takeLines();
    if (!m_describes.isActive()) m_describes.start();
    update();
    emit linesChanged();
}

void EventLine::takeLines() {
    m_lines = m_narrator->lastLines(m_back + kLines);
    m_lines.resize(std::min<std::size_t>(m_lines.size(), kLines)); // the oldest
    m_earlier->setVisible(m_lines.size() > 1);
}

int EventLine::linesOfRound() const {
    const std::vector<TableNarrator::Line> lines = m_narrator->lastLines(kMostBack);
    int count = 0, turns = m_presenter->table().seats();
    for (auto line = lines.rbegin(); line != lines.rend() && turns > 0; ++line, ++count)
        turns -= line->newTurn;
    return count;
}

void EventLine::stepBack() {
    m_back = (m_back + 1) % std::max(1, linesOfRound());
    takeLines();
    describe();
    update();
    emit linesChanged();
}

void EventLine::describe() {
    const QString words = lines().join(QLatin1Char('\n'));
    if (words == accessibleDescription()) return;
    setAccessibleDescription(words);
    setToolTip(words);
}

QStringList EventLine::lines() const {
    QStringList all;
    for (const TableNarrator::Line& line : m_lines)
        all << line.brief;
    return all;
}

QStringList EventLine::shownLines() const {
    QStringList shown;
    const std::vector<QRect> rects = lineRects();
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (!rects[i].isEmpty()) shown << m_lines[i].brief;
    return shown;
}

void EventLine::setPromptText(const QString& words) {
    if (words == m_promptText) return;
    m_promptText = words;
    update();
}

void EventLine::setScale(qreal scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    styleButton();
    updateGeometry();
    update();
}

QFont EventLine::lineFont() const {
    const qreal text = theme::textFactor();
    return theme::textFont(tokens::fontPixels(tokens::kCaption, m_scale, text));
}

int EventLine::leastFontPixels() const {
    return std::max(int(std::ceil(tokens::kLeastFontPixels)),
                    int(std::round(kReadable * lineFont().pixelSize())));
}

bool EventLine::isLow() const {
    return height() < sizeHint().height() - QFontMetrics(lineFont()).height() / 2;
}

bool EventLine::isTight() const {
    constexpr int kWide = 16; // in font sizes
    return isLow() || width() < kWide * lineFont().pixelSize();
}

int EventLine::buttonWidth() const {
    return qRound(kButton * std::max(1.0, m_scale));
}

int EventLine::pad() const {
    return qRound(kPad * std::max(1.0, m_scale));
}

int EventLine::lowHeight() const {
    constexpr int kSpare = 2; // laid-out text may be higher than its font
    const QFontMetrics metrics(lineFont());
    return std::max(metrics.height(), metrics.lineSpacing()) + kSpare + pad();
}

int EventLine::lineHeight() const {
    const int room = std::max(1, height() - pad());
    return isLow() ? room : room / kLines;
}

QSize EventLine::sizeHint() const {
    return {400, kLines * QFontMetrics(lineFont()).height() + pad()};
}

QSize EventLine::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

void EventLine::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::currentTheme();
    QRectF chip(rect());
    QColor background = theme.night;
    p.setPen(Qt::NoPen);
    if (theme.shadows) {
        background.setAlpha(kOpacity);
    } else { // high contrast: outlined
        const qreal half = theme.stroke / 2;
        chip.adjust(half, half, -half, -half);
        p.setPen(QPen(theme.ink, theme.stroke));
    }
    p.setBrush(background);
    p.drawRoundedRect(chip, tokens::kTagRadius, tokens::kTagRadius);
    p.setFont(lineFont());
    const std::vector<QRect> rects = lineRects();
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (!rects[i].isEmpty()) paintLine(p, rects[i], m_lines[i], m_back == 0 && i + 1 == m_lines.size());
}

int EventLine::widthOf(int faces) const {
    return faces == 0 ? 0 : faces * (faceSize().width() + 3) + 5;
}

QSize EventLine::faceSize() const {
    const int high = std::max(1, lineHeight() - 3);
    return {high * 5 / 7, high};
}

std::vector<QRect> EventLine::lineRects() const {
    std::vector<QRect> rects(m_lines.size());
    if (rects.empty()) return rects;
    const int side = qRound(kSide * std::max(1.0, m_scale));
    const int right = m_earlier->isHidden() ? side : buttonWidth();
    const QRect all(side, pad() / 2, width() - side - right, (isLow() ? 1 : kLines) * lineHeight());
    const TableNarrator::Line& newest = m_lines.back();
    const bool isDone = m_presenter && m_presenter->table().waitingFor() == WaitingFor::HideCards;
    if ((isTight() || isDone) && rects.size() > 1 && newest.brief == m_promptText) {
        rects.front() = all; // show the previous line instead
        return rects;
    }
    rects.back() = all;
    QRect upper = all; // for the newest line
    upper.setHeight(mostFaces(newest) > 0 ? lineHeight()
                                          : std::min(lineHeight(), QFontMetrics(lineFont()).height() + 2));
    if (const Written row = written(upper, newest, mostFaces(newest));
        isLow() || !row.fits || row.words != newest.brief)
        return rects; // it is shown in full, and the older one is hidden
    rects.back() = upper;
    if (rects.size() < 2) return rects;
    const QRect rest = all.adjusted(0, upper.height(), 0, 0); // for the previous line
    if (written(rest, m_lines.front()).fits) rects.front() = rest;
    return rects;
}

void EventLine::paintLine(QPainter& p, QRect rect, const TableNarrator::Line& line, bool newest) {
    const Written written = this->written(rect, line);
    const QSize face = faceSize();
    const qreal ratio = devicePixelRatioF();
    int left = rect.left();
    for (int i = 0; i < written.faces; ++i) {
        const QPixmap picture = m_faces.pixmap(m_presenter->art(line.faces[std::size_t(i)]), face * ratio);
        p.drawPixmap(QRectF(left, rect.top() + 1, face.width(), face.height()), picture,
                     QRectF(picture.rect()));
        left += face.width() + 3;
    }
    const theme::Theme& theme = theme::currentTheme();
    p.setPen(newest ? theme.title : theme.shadows ? tokens::kFoam : theme.onNight);
    p.setFont(written.font);
    p.drawText(written.rect, kWrapped, written.words);
}

EventLine::Written EventLine::written(QRect rect, const TableNarrator::Line& line) const {
    for (int faces = mostFaces(line);; --faces)
        if (Written tried = written(rect, line, faces); tried.fits || faces == 0) return tried;
}

EventLine::Written EventLine::written(QRect rect, const TableNarrator::Line& line, int faces) const {
    Written written{.rect = rect.adjusted(widthOf(faces), 0, 0, 0),
                    .font = lineFont(),
                    .words = {},
                    .faces = faces,
                    .fits = true};
    QFont& font = written.font;
    const auto fits = [&](const QString& words) {
        const QSize box = theme::wrappedSize(words, font, written.rect.width());
        return box.height() <= written.rect.height() && box.width() <= written.rect.width();
    };
    while (font.pixelSize() > leastFontPixels() && !fits(line.brief))
        font.setPixelSize(font.pixelSize() - 1);
    // Earlier sentences were shown before, and are in the log.
    written.words = lastSentences(line.brief, fits);
    if (written.words.startsWith(kLeftOut) && fits(written.words.mid(kLeftOut.size())))
        written.words = written.words.mid(kLeftOut.size());
    written.fits = fits(written.words);
    if (!written.fits) written.words = firstWords(written.words, fits);
    return written;
}

bool EventLine::showsWholeText() const {
    const std::vector<QRect> rects = lineRects();
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (!rects[i].isEmpty() && !written(rects[i], m_lines[i]).fits) return false;
    return true;
}

void EventLine::mouseReleaseEvent(QMouseEvent* event) {
    const std::vector<QRect> rects = lineRects();
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (rects[i].contains(event->pos())) emit clicked(m_lines[i].event);
}

void EventLine::styleButton() {
    constexpr qreal kLarge = 1.6; // of the lines' font
    // The program's style is for buttons on paper.
    m_earlier->setStyleSheet(
        QStringLiteral("border: none; color: %1").arg(theme::currentTheme().onNight.name()));
    QFont font = lineFont();
    font.setPixelSize(qRound(kLarge * font.pixelSize()));
    m_earlier->setFont(font);
    m_earlier->setFixedWidth(buttonWidth());
}

void EventLine::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange) styleButton();
    if (event->type() == QEvent::FontChange) updateGeometry();
}

} // namespace tacklebox

#include "moc_eventline.cpp"

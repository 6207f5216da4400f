#include "views/lobby/poster.h"

#include "views/theme/colours.h"
#include "views/theme/facepainting.h"
#include "views/theme/shapes.h"
#include "views/theme/wrappedtext.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kPosterMargin = 11, kForward = 16, kOverHover = 6, kHang = 27, kTagPad = 5.5, kTagNotch = 21,
                kTagEnd = 6, kWordsLeft = 13, kTitle = 20, kMotto = 15, kPlayers = 14, kStatus = 13,
                kSolved = 15, kUsualWidth = 184;
constexpr qreal kPosterShape = 4.0 / 3;
constexpr qreal kMostBand = 0.42; ///< of a poster, for its text

int linesHigh(const QFont& font, const QString& words, qreal width) {
    return theme::wrappedSize(words, font, int(width)).height();
}

int longestWord(const QFont& font, const QString& words) {
    const QFontMetrics metrics(font);
    int longest = 0;
    for (const QString& word : words.split(u' '))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return longest;
}

} // namespace

Poster::Poster(const GameInfo& game, QWidget* parent)
    : QAbstractButton(parent), m_game(game), m_picture(QStringLiteral(":/posters/%1.svg").arg(game.id)),
      m_hasPicture(QFile::exists(QStringLiteral(":/posters/%1.svg").arg(game.id))) {
    setObjectName(game.id);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setText(game.title);
    setAccessibleName(tr("Play %1").arg(game.title));
    setStatus({}, {});
}

void Poster::setChosen(bool chosen) {
    if (chosen == m_chosen) return;
    m_chosen = chosen;
    update();
}

void Poster::setStatus(const QString& line, const QString& whole) {
    m_status = line;
    QStringList facts{whole, m_learned ? tr("Lesson done.", "a game") : QString(),
                      m_solved > 0 ? tr("Puzzles solved: %1 of %2.").arg(m_solved).arg(m_puzzles) : QString(),
                      m_game.line(),
                      tr("%1, about %n minute(s).", "who may play", m_game.minutes).arg(m_game.seatsWords())};
    facts.removeAll(QString());
    setAccessibleDescription(facts.join(u' '));
    setToolTip(facts.join(u'\n'));
    update();
}

void Poster::setLearned(bool learned) {
    if (learned == m_learned) return;
    m_learned = learned;
    update();
}

void Poster::setSolved(int solved, int puzzles) {
    if (solved == m_solved && puzzles == m_puzzles) return;
    m_solved = solved;
    m_puzzles = puzzles;
    update();
}

void Poster::setScale(const LobbyScale& scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    update();
}

QFont Poster::titleFont(const LobbyScale& scale, int width) const {
    const qreal room = width - 2 * scale.px(kWordsLeft) + scale.px(4);
    return theme::fitText(scale.title(kTitle), tokens::kLeastFontPixels,
                          [&](const QFont& font) { return longestWord(font, m_game.shortTitle) <= room; });
}

QStringList Poster::tagLines() const {
    const QString seats =
        m_game.leastSeats == m_game.mostSeats
            ? QString::number(m_game.mostSeats)
            : tr("%1–%2", "players, from and to").arg(m_game.leastSeats).arg(m_game.mostSeats);
    QString players =
        tr("Players %1 · %2 min", "on the tag of a game: \"2–6\", 20").arg(seats).arg(m_game.minutes);
    players.replace(QStringLiteral(" ·"), QStringLiteral("\u00a0·")); // no line begins with it
    return {players, together(m_status)};
}

int Poster::leastWidth(const LobbyScale& scale) const {
    if (m_least.width > 0 && m_least.unit == scale.unit && m_least.text == scale.text &&
        m_least.status == m_status)
        return m_least.width;
    const int title = longestWord(scale.title(kTitle * 0.8), m_game.shortTitle);
    const int motto = longestWord(scale.body(kMotto * 0.8), m_game.motto());
    int tag = 0;
    for (const QString& line : tagLines())
        tag = std::max(tag, longestWord(scale.body(kPlayers, true), line));
    m_least = {scale.unit, scale.text, m_status,
               qRound(std::max<qreal>(std::max(title, motto) + 2 * scale.px(kWordsLeft),
                                      tag + scale.px(kTagNotch + kTagEnd + 8)))};
    return m_least.width;
}

int Poster::fullTagWidth(const LobbyScale& scale) const {
    const QStringList lines = tagLines();
    const int words = std::max(QFontMetrics(scale.body(kPlayers, true)).horizontalAdvance(lines[0]),
                               QFontMetrics(scale.body(kStatus)).horizontalAdvance(lines[1]));
    return words + qRound(scale.px(kTagNotch + kTagEnd + 2));
}

void Poster::setPictureWidth(int width) {
    if (width == m_pictureWidth) return;
    m_pictureWidth = width;
    update();
}

int Poster::tagHeight(const LobbyScale& scale, int width) const {
    const qreal room = width - scale.px(kTagNotch + kTagEnd);
    const QStringList lines = tagLines();
    return linesHigh(scale.body(kPlayers, true), lines[0], room) +
           linesHigh(scale.body(kStatus), lines[1], room) + qRound(2 * scale.px(kTagPad));
}

int Poster::margin(const LobbyScale& scale) {
    return qRound(scale.px(kPosterMargin));
}

int Poster::boardAt(const LobbyScale& scale, int width) {
    return qRound(scale.px(kForward + kPosterMargin) + width * kPosterShape);
}

int Poster::heightFor(const LobbyScale& scale, int width, int tag) {
    return boardAt(scale, width) + qRound(scale.px(kHang)) + tag + qRound(scale.px(5));
}

void Poster::paintPoster(QPainter& p, const QRectF& box) {
    LobbyScale scale = m_scale;
    scale.unit = std::min(scale.unit, box.width() / kUsualWidth); // text and rim scale with the picture
    const qreal corner = scale.px(12);
    p.setPen(Qt::NoPen);
    p.setBrush(faded(tokens::kNight, kShadowStrength));
    p.drawRoundedRect(box.translated(scale.px(5), m_chosen ? scale.px(12) : 0).adjusted(0, scale.px(8), 0, 0),
                      corner, corner);
    if (m_chosen || underMouse() || hasFocus()) {
        const qreal rim = scale.px(m_chosen ? 8 : 4);
        p.setPen(QPen(theme::currentTheme().ink, scale.px(3)));
        p.setBrush(m_chosen ? theme::currentTheme().act : theme::currentTheme().row);
        const qreal round = m_chosen ? corner + scale.px(6) : scale.px(5);
        p.drawRoundedRect(box.adjusted(-rim, -rim, rim, rim), round, round);
        if (hasFocus()) { // a gold and an ink line, as on every button
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(theme::currentTheme().ring, scale.px(3)));
            p.drawRoundedRect(box.adjusted(-rim + scale.px(2.4), -rim + scale.px(2.4), rim - scale.px(2.4),
                                           rim - scale.px(2.4)),
                              corner + scale.px(3), corner + scale.px(3));
        }
    }
    if (m_hasPicture) {
        const QPixmap& picture = m_picture.at(box.size(), devicePixelRatioF(), scale.live);
        p.setRenderHint(QPainter::SmoothPixmapTransform, scale.live);
        p.drawPixmap(box, picture, QRectF(picture.rect()));
    } else {
        paintCards(p, box, corner);
    }
    if (m_learned) paintBadge(p, box);
    if (m_solved > 0) paintSolved(p, box);
    // Title and motto at the bottom of the picture, in as many lines as they need.
    const QFont title = titleFont(scale, qRound(box.width())), motto = scale.body(kMotto);
    const qreal inset = box.width() * kWordsLeft / kUsualWidth, left = box.left() + inset,
                room = box.width() - 2 * inset + scale.px(4);
    const int titleHigh = linesHigh(title, m_game.shortTitle, room);
    int mottoHigh = linesHigh(motto, m_game.motto(), room);
    const qreal bottom = box.bottom() - scale.px(9);
    const auto band = [&] { return mottoHigh + titleHigh + scale.px(13); };
    const bool withMotto = band() < box.height() * kMostBand; // with a large font the picture needs the room
    if (!withMotto) mottoHigh = 0;
    if (band() > scale.px(66)) { // more than the picture's own band
        p.setPen(Qt::NoPen);
        p.setBrush(faded(tokens::kNight, 0.86));
        p.drawRoundedRect(QRectF(box.left() + scale.px(6), bottom - band() + scale.px(4),
                                 box.width() - scale.px(12), band()),
                          scale.px(7), scale.px(7));
    }
    p.setPen(tokens::kPaper);
    p.setFont(title);
    p.drawText(QRectF(left, bottom - mottoHigh - titleHigh, room, titleHigh), Qt::TextWordWrap,
               m_game.shortTitle);
    if (!withMotto) return;
    p.setPen(tokens::kFoam);
    p.setFont(motto);
    p.drawText(QRectF(left, bottom - mottoHigh, room, mottoHigh), Qt::TextWordWrap, m_game.motto());
}

void Poster::paintCards(QPainter& p, const QRectF& box, qreal corner) const {
    p.setPen(QPen(theme::currentTheme().ink, m_scale.px(3)));
    const theme::Band band = theme::bandOf(m_game.background);
    QLinearGradient colours(box.topLeft(), box.bottomLeft());
    colours.setColorAt(0, band.from);
    colours.setColorAt(1, band.to);
    p.setBrush(colours);
    p.drawRoundedRect(box, corner, corner);
    const qreal high = 0.44 * box.height();
    const QSizeF card(high * 5 / 7, high);
    const qreal ratio = devicePixelRatioF();
    for (int i = 0; i < 2; ++i) {
        const QImage face = paintFace(artOfCard(m_game.deck, m_game.headerCards[i]), (card * ratio).toSize(),
                                      theme::displayFamily());
        p.drawImage(QRectF(QPointF(box.center().x() - (i ? 0.35 : 0.65) * card.width(),
                                   box.top() + (i ? 0.14 : 0.08) * box.height()),
                           card),
                    face);
    }
}

void Poster::paintBadge(QPainter& p, const QRectF& box) const {
    const LobbyScale& scale = m_scale;
    const qreal round = scale.px(15), edge = scale.px(7);
    const QPointF middle(box.right() - edge - round, box.top() + edge + round);
    p.setPen(QPen(theme::currentTheme().ink, scale.px(2.6)));
    p.setBrush(theme::currentTheme().act);
    p.drawEllipse(middle, round, round);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(theme::currentTheme().onAct, scale.px(4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(QPolygonF{middle + QPointF(-0.42, 0.02) * round, middle + QPointF(-0.1, 0.36) * round,
                             middle + QPointF(0.45, -0.34) * round});
}

void Poster::paintSolved(QPainter& p, const QRectF& box) const {
    const LobbyScale& scale = m_scale;
    const QFont solvedFont = scale.title(kSolved);
    const QString words = QStringLiteral("? %1/%2").arg(m_solved).arg(m_puzzles);
    const qreal edge = scale.px(7),
                high = std::max(scale.px(30), QFontMetricsF(solvedFont).height() + scale.px(6));
    const QRectF pill(box.left() + edge, box.top() + edge,
                      QFontMetricsF(solvedFont).horizontalAdvance(words) + scale.px(20), high);
    drawRounded(p, pill, high / 2,
                m_solved < m_puzzles ? theme::currentTheme().paper : theme::currentTheme().act,
                QPen(theme::currentTheme().ink, scale.px(2.6)));
    p.setPen(m_solved < m_puzzles ? theme::currentTheme().ink : theme::currentTheme().onAct);
    p.setFont(solvedFont);
    p.drawText(pill, Qt::AlignCenter, words);
}

void Poster::paintTag(QPainter& p, const QRectF& box) {
    const LobbyScale& scale = m_scale;
    p.setPen(QPen(tokens::kPaper, scale.px(2.6)));
    p.drawLine(QPointF(box.center().x(), box.top() - scale.px(20)), QPointF(box.center().x(), box.top()));
    const qreal notch = scale.px(14), half = std::min(scale.px(11), box.height() / 3);
    QPainterPath shape(QPointF(box.left(), box.center().y() - box.height() / 2 + half));
    shape.lineTo(box.left() + notch, box.top());
    shape.lineTo(box.topRight());
    shape.lineTo(box.bottomRight());
    shape.lineTo(box.left() + notch, box.bottom());
    shape.lineTo(box.left(), box.bottom() - half);
    shape.closeSubpath();
    if (theme::currentTheme().shadows)
        p.fillPath(shape.translated(scale.px(3), scale.px(4)), faded(tokens::kNight, kShadowStrength));
    p.setPen(QPen(theme::currentTheme().ink, scale.px(2.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(m_chosen ? theme::currentTheme().row : theme::currentTheme().paper);
    p.drawPath(shape);
    p.setPen(Qt::NoPen);
    p.setBrush(m_chosen ? theme::currentTheme().onRow : theme::currentTheme().ink);
    p.drawEllipse(QPointF(box.left() + notch, box.center().y()), scale.px(3.4), scale.px(3.4));
    QRectF words = box.adjusted(scale.px(kTagNotch), 0, -scale.px(kTagEnd), 0);
    const QStringList lines = tagLines();
    const QFont players = scale.body(kPlayers, true), status = scale.body(kStatus);
    const int first = linesHigh(players, lines[0], words.width()),
              second = linesHigh(status, lines[1], words.width());
    words.setTop(box.center().y() - (first + second) / 2.0);
    p.setPen(m_chosen ? theme::currentTheme().onRow : theme::currentTheme().ink);
    p.setFont(players);
    p.drawText(words, Qt::TextWordWrap, lines[0]);
    words.setTop(words.top() + first);
    p.setPen(m_chosen ? theme::currentTheme().onRow : theme::currentTheme().muted);
    p.setFont(status);
    p.drawText(words, Qt::TextWordWrap | Qt::TextDontClip, lines[1]);
}

void Poster::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int wide = m_pictureWidth, board = boardAt(m_scale, wide);
    const qreal lift = isDown() ? 0 : m_scale.px(m_chosen ? kForward : underMouse() ? kOverHover : 0);
    const qreal high = wide * kPosterShape;
    paintPoster(painter, QRectF((width() - wide) / 2, board - high - lift, wide, high));
    const qreal top = board + m_scale.px(kHang);
    paintTag(painter,
             QRectF(margin(m_scale), top, width() - 2 * margin(m_scale), height() - m_scale.px(5) - top));
}

} // namespace tacklebox

#include "moc_poster.cpp"

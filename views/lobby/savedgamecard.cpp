#include "views/lobby/savedgamecard.h"

#include "views/theme/cardart.h"
#include "views/theme/colours.h"
#include "views/theme/dialogparts.h"
#include "views/theme/parts.h"
#include "views/theme/sentences.h"
#include "views/theme/shapes.h"
#include "views/theme/wrappedtext.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kSlant = 6, kTapeOver = 9, kShadowRoom = 8, kStripHigh = 54, kPaperPad = 9, kWordsGap = 5,
                kCardTitle = 18, kCardLine = 15, kWhen = 13, kResume = 16, kResumeHigh = 36, kFace = 48,
                kBackWide = 30;
constexpr qreal kTurns[] = {-1.2, 0.8, -0.6}; ///< degrees
constexpr QColor kTape(0xf4, 0xe1, 0xa4);
constexpr int kLeastCross = 24; ///< pixels; large enough for fingers

qreal tapeHeight(const LobbyScale& scale) {
    return std::max(scale.px(20), QFontMetricsF(scale.body(kWhen, true)).height() + scale.px(2));
}

/// The height of the tape above the card, large enough to leave the picture of the table free.
qreal tapeOver(const LobbyScale& scale) {
    return std::max(scale.px(kTapeOver), tapeHeight(scale) - scale.px(12));
}

QSizeF resumeSize(const LobbyScale& scale) {
    const QFontMetricsF metrics(scale.body(kResume, true));
    return {metrics.horizontalAdvance(SavedGameCard::tr("Resume")) + scale.px(26),
            std::max(scale.px(kResumeHigh), metrics.height() + scale.px(12))};
}

/// Paints a gold button on a card.
void paintResume(QPainter& p, const QRectF& rect, const LobbyScale& scale, bool over, bool down) {
    const qreal reach = theme::focusReach(scale.unit);
    const theme::ButtonState state{.kind = theme::ButtonKind::Main, .pressed = down, .hovered = over};
    const QRectF face = theme::drawButton(
        p, rect.adjusted(-reach, -reach, reach, reach + scale.px(tokens::kButtonEdge)), state, scale.unit);
    p.setPen(theme::buttonInk(state));
    p.setFont(scale.body(kResume, true));
    p.drawText(face, Qt::AlignCenter, SavedGameCard::tr("Resume"));
}

} // namespace

SavedGameCard::SavedGameCard(QWidget* parent)
    : QAbstractButton(parent), m_cross(new CloseDisc(this, CloseDisc::Kind::Deletes)) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (m_game.free) emit resumeWanted(m_game.match);
    });
    connect(m_cross, &QAbstractButton::clicked, this, [this] { emit giveUpWanted(m_game.match); });
}

void SavedGameCard::setGame(const UnfinishedGame& game, int number) {
    m_number = number;
    if (game == m_game) return;
    m_game = game;
    m_back = SvgPicture(QStringLiteral(":/cards/backs/%1.svg").arg(game.game));
    m_faces.clear();
    for (const QString& face : game.faces)
        m_faces.emplace_back(portraitArt(face).file);
    setText(game.title);
    setCursor(game.free ? Qt::PointingHandCursor : Qt::ArrowCursor);
    m_cross->setVisible(game.free);
    m_cross->setAccessibleName(tr("Delete %1", "a game").arg(game.title));
    m_cross->setToolTip(tr("Delete this game"));
    QStringList lines{game.standing, game.players, tr("Last played %1", "when").arg(game.when), game.trouble};
    lines.removeAll(QString());
    setAccessibleName(game.free && game.trouble.isEmpty() ? tr("Resume %1", "a game").arg(game.title)
                                                          : game.title);
    setAccessibleDescription(
        tr("%1, unfinished: %2", "a game, and how it stands").arg(game.title, inSentences(lines)) +
        (game.free ? u' ' + tr("Press Delete to delete it.") : QString()));
    setToolTip(lines.join(u'\n'));
    update();
}

void SavedGameCard::setScale(const LobbyScale& scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    resizeEvent(nullptr);
    update();
}

int SavedGameCard::leastWidth(const LobbyScale& scale) {
    const QFontMetricsF line(scale.body(kCardLine));
    return qRound(
        std::max(scale.px(230), line.averageCharWidth() * 18 + resumeSize(scale).width() + scale.px(40)));
}

QRectF SavedGameCard::paper() const {
    const LobbyScale& scale = m_scale;
    return QRectF(rect()).adjusted(scale.px(4), tapeOver(scale) + scale.px(kSlant / 2),
                                   -scale.px(kShadowRoom), -scale.px(kShadowRoom + kSlant / 2));
}

QString SavedGameCard::words() const {
    QStringList lines{together(m_game.trouble.isEmpty() ? m_game.standing : m_game.trouble), m_game.others};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

int SavedGameCard::wordsHeight(const LobbyScale& scale, qreal paperWidth) const {
    const QFont title = scale.title(kCardTitle), line = scale.body(kCardLine);
    const bool resume = m_game.free && m_game.trouble.isEmpty();
    const qreal room =
        paperWidth - scale.px(2 * kPaperPad + 6) - (resume ? resumeSize(scale).width() + scale.px(8) : 0);
    const QString words = this->words();
    const int titleHigh = theme::wrappedSize(m_game.title, title, int(room)).height();
    const int lineHigh =
        words.isEmpty() ? QFontMetrics(line).height() : theme::wrappedSize(words, line, int(room)).height();
    return std::max(titleHigh + lineHigh, qRound(resumeSize(scale).height() + scale.px(4)));
}

int SavedGameCard::heightFor(const LobbyScale& scale, int width) const {
    const qreal paperWidth = width - scale.px(4 + kShadowRoom);
    return qRound(tapeOver(scale) + scale.px(kSlant + kShadowRoom + 2 * kPaperPad + kStripHigh + kWordsGap)) +
           wordsHeight(scale, paperWidth);
}

void SavedGameCard::resizeEvent(QResizeEvent*) {
    const int side = std::max(kLeastCross, qRound(m_scale.px(26)));
    const QRectF card = paper();
    m_cross->resize(side, side);
    m_cross->move(QPointF(card.right() - side * 0.72, card.top() - side * 0.28).toPoint());
}

void SavedGameCard::paintEvent(QPaintEvent*) {
    const LobbyScale& scale = m_scale;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF card = paper();
    const bool over = underMouse() && m_game.free, resume = m_game.free && m_game.trouble.isEmpty();
    p.save();
    p.translate(card.center());
    p.rotate(kTurns[std::size_t(m_number) % std::size(kTurns)]);
    p.translate(-card.center());
    drawRounded(p, card.translated(scale.px(4), scale.px(6)), scale.px(8),
                faded(tokens::kNight, kShadowStrength));
    drawRounded(p, card, scale.px(8), over ? theme::currentTheme().field : theme::currentTheme().paper,
                QPen(theme::currentTheme().ink, scale.px(tokens::kBarStroke)));
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(theme::currentTheme().act, scale.px(4)));
        p.drawRoundedRect(card.adjusted(scale.px(3), scale.px(3), -scale.px(3), -scale.px(3)), scale.px(6),
                          scale.px(6));
    }
    // The table.
    const qreal pad = scale.px(kPaperPad);
    const QRectF strip(card.left() + pad, card.top() + pad, card.width() - 2 * pad, scale.px(kStripHigh));
    const qreal ratio = devicePixelRatioF();
    const qreal side = scale.px(kFace);
    QList<QPixmap> faces;
    for (SvgPicture& face : m_faces)
        faces << face.at({side, side}, ratio, scale.live);
    p.setOpacity(m_game.trouble.isEmpty() ? 1 : 0.45);
    paintSnapshot(p, strip, scale.unit, m_game.background, faces,
                  m_back.at({scale.px(kBackWide), scale.px(kBackWide * 1.4)}, ratio, scale.live));
    p.setOpacity(1);
    // Words, and the button beside them.
    QRectF words(strip.left() + scale.px(3), strip.bottom() + scale.px(kWordsGap),
                 strip.width() - scale.px(6),
                 card.bottom() - pad - strip.bottom() - scale.px(kWordsGap) + scale.px(4));
    if (resume) {
        const QSizeF size = resumeSize(scale);
        paintResume(p,
                    QRectF(QPointF(words.right() - size.width(),
                                   words.center().y() - size.height() / 2 - scale.px(2)),
                           size),
                    scale, over, isDown());
        words.setRight(words.right() - size.width() - scale.px(8));
    }
    const QFont title = scale.title(kCardTitle), line = scale.body(kCardLine);
    const int titleHigh =
        QFontMetrics(title)
            .boundingRect(QRect(0, 0, int(words.width()), 10000), Qt::TextWordWrap, m_game.title)
            .height();
    p.setPen(theme::currentTheme().ink);
    p.setFont(title);
    p.drawText(words, Qt::TextWordWrap, m_game.title);
    p.setPen(m_game.trouble.isEmpty() ? theme::currentTheme().muted : theme::currentTheme().minus);
    p.setFont(line);
    p.drawText(words.adjusted(0, titleHigh, 0, scale.px(8)), Qt::TextWordWrap, this->words());
    // The time, on the tape.
    const QFont when = scale.body(kWhen, true);
    const qreal tapeWide = QFontMetricsF(when).horizontalAdvance(m_game.when) + scale.px(22);
    const QRectF tape(card.center().x() - tapeWide / 2, card.top() - tapeOver(scale), tapeWide,
                      tapeHeight(scale));
    QPainterPath torn(tape.topLeft());
    torn.lineTo(tape.topRight() + QPointF(0, scale.px(3)));
    torn.lineTo(tape.bottomRight() - QPointF(scale.px(3), 0));
    torn.lineTo(tape.bottomLeft() + QPointF(scale.px(2), -scale.px(2)));
    torn.closeSubpath();
    p.fillPath(torn.translated(scale.px(1.5), scale.px(2.5)), faded(tokens::kNight, 0.25));
    p.fillPath(torn, kTape);
    p.setPen(tokens::kInk);
    p.setFont(when);
    p.drawText(tape, Qt::AlignCenter, m_game.when);
    p.restore();
}

void SavedGameCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && m_game.free) {
        if (!event->isAutoRepeat()) emit giveUpWanted(m_game.match);
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void SavedGameCard::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_game.free) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const qint64 match = m_game.match;
    menu->addAction(tr("&Resume"), this, [this, match] { emit resumeWanted(match); });
    menu->addAction(tr("&Delete ..."), this, [this, match] { emit giveUpWanted(match); });
    menu->popup(event->reason() == QContextMenuEvent::Keyboard ? mapToGlobal(rect().center())
                                                               : event->globalPos());
}

} // namespace tacklebox

#include "moc_savedgamecard.cpp"

#include "views/dialogs/catchpanel.h"

#include "views/games/games.h"
#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// Factors on the font size.
constexpr qreal kCardHigh = 9.6, kSecondCard = 0.62, kCardTilt = 4, kAir = 0.6;

/// The position of a moment in the match.
QString whenWords(const KeyMoment& moment, int deals, const QString& game) {
    return deals > 1 ? CatchPanel::tr("%1, move %2", "a round or game, and its move")
                           .arg(dealTitle(game, QString::number(moment.deal)))
                           .arg(moment.move)
                     : CatchPanel::tr("Move %1").arg(moment.move);
}

/// How it changed the lead of the player who gained.
QString leadWords(const KeyMoment& moment) {
    const int before = moment.leadBefore, now = moment.leadAfter;
    const auto number = [](int points) { return QLocale().toString(std::abs(points)); };
    if (before == now) return {};
    if (before < 0 && now > 0)
        return CatchPanel::tr("From %1 behind to %2 ahead.", "points").arg(number(before), number(now));
    if (before == 0) return CatchPanel::tr("That broke the tie: %1 ahead.", "points").arg(number(now));
    if (before < 0 && now == 0) return CatchPanel::tr("That tied the score.");
    if (before < 0) return CatchPanel::tr("Behind by %1 before, by %2 now.").arg(number(before), number(now));
    return CatchPanel::tr("Ahead by %1 before, by %2 now.").arg(number(before), number(now));
}

} // namespace

CatchPanel::CatchPanel(FaceStore& faces, QWidget* parent)
    : QWidget(parent), m_faces(faces), m_head(new QLabel(this)), m_when(new QLabel(this)),
      m_headline(new QLabel(this)), m_words(new QLabel(this)), m_turn(new QLabel(this)),
      m_see(new KeyButton(tr("Replay it"), keys::nameOf(keys::Command::WatchReplay), this)),
      m_seeTurn(new KeyButton(tr("See it"), keys::nameOf(keys::Command::TurningPoint), this)),
      m_grid(new QGridLayout(this)), m_cardsRoom(new QSpacerItem(0, 0)) {
    m_headline->setObjectName(QStringLiteral("catchHeadline"));
    m_words->setObjectName(QStringLiteral("catchWords"));
    m_turn->setObjectName(QStringLiteral("turnWords"));
    m_see->setObjectName(QStringLiteral("seeCatch"));
    m_seeTurn->setObjectName(QStringLiteral("seeTurn"));
    for (QLabel* label : {m_head, m_when, m_headline, m_words, m_turn}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_grid->setHorizontalSpacing(0);
    m_grid->addWidget(m_head, 0, 0, 1, 3);
    m_grid->addItem(m_cardsRoom, 1, 0, 5, 1);
    m_grid->addWidget(m_when, 1, 1, 1, 2);
    m_grid->addWidget(m_words, 3, 1, 1, 2);
    m_grid->addWidget(m_turn, 6, 0, 1, 2, Qt::AlignVCenter);
    m_grid->addWidget(m_seeTurn, 6, 2, Qt::AlignVCenter);
    m_grid->setColumnStretch(1, 1);
    m_grid->setRowStretch(5, 1);
    connect(m_see, &QPushButton::clicked, this, [this] {
        if (m_moments.best) emit seeWanted(m_moments.best->event);
    });
    connect(m_seeTurn, &QPushButton::clicked, this, [this] {
        if (m_moments.turningPoint) emit seeWanted(m_moments.turningPoint->event);
    });
}

void CatchPanel::set(const KeyMoments& moments, const QString& game,
                     const std::function<CardArt(Face)>& art) {
    m_moments = moments;
    m_cards.clear();
    if (!any()) return;
    const KeyMoment& best = *moments.best;
    for (const Face face : best.faces)
        m_cards.push_back(art(face));
    const int deals = std::max(best.deal, moments.turningPoint ? moments.turningPoint->deal : 0);
    m_head->setText(moments.bestIsTurningPoint ? tr("The catch that turned the match")
                                               : tr("The catch of the match"));
    m_when->setText(whenWords(best, deals, game));
    m_headline->setText(best.headline);
    QStringList words = best.sentences;
    words << leadWords(best);
    words.removeAll(QString());
    m_words->setText(words.join(u' '));
    if (moments.turningPoint)
        m_turn->setText(
            tr("The turning point: %1 (%2).", "a sentence, and the deal and move of it")
                .arg(moments.turningPoint->headline, whenWords(*moments.turningPoint, deals, game)));
    m_see->setAccessibleDescription(best.headline);
    m_seeTurn->setAccessibleDescription(m_turn->text());
    setAccessibleName(m_head->text());
    setAccessibleDescription(spoken());
}

QString CatchPanel::spoken() const {
    if (!any()) return {};
    QStringList parts{tr("%1: %2.", "a heading, and a headline").arg(m_head->text(), m_headline->text()),
                      m_words->text()};
    if (m_moments.turningPoint) parts << m_turn->text();
    return parts.join(u' ');
}

void CatchPanel::setSizes(qreal scale, qreal fontSize) {
    m_scale = scale;
    m_fontSize = fontSize;
    QFont words = font(), bold = words;
    words.setPixelSize(int(std::round(fontSize)));
    bold.setPixelSize(int(std::round(std::max(tokens::kLeastFontPixels, fontSize * 0.92))));
    bold.setBold(true);
    theme::writeTitle(*m_head, theme::titleFont(fontSize * 1.2));
    theme::writeTitle(*m_headline, theme::titleFont(fontSize * 1.15));
    m_when->setFont(bold);
    for (QWidget* widget : {static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_turn),
                            static_cast<QWidget*>(m_see), static_cast<QWidget*>(m_seeTurn)})
        widget->setFont(words);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme::currentTheme().muted);
    m_when->setPalette(muted);
    const int air = int(std::ceil(fontSize * kAir));
    m_grid->setContentsMargins(0, 2 * air, 0, 0); // leaves room for the separator line
    m_grid->setVerticalSpacing(air / 3);
    m_turn->setContentsMargins(0, 0, air, 0);
    fitCards();
}

void CatchPanel::setDetail(Detail detail) {
    m_detail = any() ? detail : Detail::None;
    const bool shown = m_detail != Detail::None, full = m_detail <= Detail::Words;
    for (QWidget* widget :
         {static_cast<QWidget*>(m_head), static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_see)})
        widget->setVisible(shown);
    m_when->setVisible(full);
    m_words->setVisible(full);
    m_turn->setVisible(full && m_moments.turningPoint.has_value());
    m_seeTurn->setVisible(m_turn->isVisibleTo(this));
    setVisible(shown);
    // The headline shares a line with its button if there is nothing else.
    m_grid->addWidget(m_headline, 2, 1, 1, full ? 2 : 1);
    if (full)
        m_grid->addWidget(m_see, 4, 1, Qt::AlignLeft);
    else
        m_grid->addWidget(m_see, 2, 2, Qt::AlignVCenter);
    fitCards();
}

void CatchPanel::fitCards() {
    const bool shown = m_detail == Detail::All && !m_cards.empty();
    const QSizeF card = shown ? cardSize() : QSizeF(0, 0);
    const qreal wide = card.width() * (m_cards.size() > 1 ? 1 + kSecondCard : 1);
    m_cardsRoom->changeSize(shown ? int(wide + 2.2 * m_fontSize) : 0,
                            shown ? int(card.height() + m_fontSize) : 0, QSizePolicy::Fixed,
                            QSizePolicy::Fixed);
    m_grid->invalidate();
    m_grid->activate();
    update();
}

QSizeF CatchPanel::cardSize() const {
    const qreal high = std::round(m_fontSize * kCardHigh);
    return {std::round(high * 5 / 7), high};
}

int CatchPanel::heightFor(int width) const {
    return m_detail == Detail::None ? 0 : m_grid->totalHeightForWidth(width);
}

void CatchPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const theme::Theme& theme = theme::currentTheme();
    p.setPen(QPen(theme.shadows ? theme::mixed(theme.paperSecond, theme.ink, 0.16) : theme.rule,
                  std::max(1.0, 2 * m_scale)));
    const qreal rule = m_fontSize * kAir;
    p.drawLine(QPointF(0, rule), QPointF(width(), rule));
    if (m_detail != Detail::All) return;
    const QSizeF card = cardSize();
    const QSize pixels = (card * devicePixelRatioF()).toSize();
    qreal left = m_fontSize * 0.7;
    for (std::size_t i = 0; i < m_cards.size(); ++i, left += card.width() * kSecondCard) {
        p.save();
        const qreal top = m_when->geometry().top() + m_fontSize * (i == 0 ? 0.2 : 0.7);
        p.translate(left + card.width() / 2, top + card.height() / 2);
        p.rotate(m_cards.size() > 1 ? (i == 0 ? -kCardTilt : kCardTilt) : -kCardTilt / 2);
        const QRectF rect(QPointF(-card.width() / 2, -card.height() / 2), card);
        const qreal radius = card.width() * 0.07;
        drawRounded(p, rect.translated(3 * m_scale, 4 * m_scale), radius,
                    faded(theme.night, theme.shadows ? 0.35 : 0));
        const QPixmap picture = m_faces.pixmapNow(m_cards[i], pixels);
        p.drawPixmap(rect, picture, QRectF(picture.rect()));
        p.restore();
    }
}

} // namespace tacklebox

#include "moc_catchpanel.cpp"

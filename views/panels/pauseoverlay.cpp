#include "views/panels/pauseoverlay.h"

#include "views/scene/input/tableinput.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/meantkey.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace tacklebox {

namespace {

constexpr float kDarkness = 0.78F;
// In units of scale 1.
constexpr qreal kSign = 178, kWord = 42, kLine = 21, kBetween = 18;

} // namespace

PauseOverlay::PauseOverlay(QWidget* table)
    : QWidget(table), m_word(new QLabel(tr("Paused"), this)), m_line(new QLabel(this)),
      m_row(new ButtonRow(this)), m_goOn(new KeyButton(tr("Resume"), tr("Esc", "the key"), this)),
      m_rules(new KeyButton(tr("Rules"), tr("F1", "the key"), this)),
      m_lobby(new KeyButton(tr("Lobby"), tr("Ctrl+L", "the key"), this)) {
    setObjectName(QStringLiteral("veil"));
    m_goOn->setDefaultLook(true);
    m_lobby->setObjectName(QStringLiteral("pauseLobby"));
    m_row->setWidgets({m_goOn, m_rules, m_lobby});
    m_row->setAlignment(Qt::AlignHCenter);
    setAccessibleName(m_word->text());
    setClockStopped(false);
    for (QLabel* label : {m_word, m_line}) {
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        label->setWordWrap(true);
        label->setStyleSheet( // the overlay is dark in each theme
            QStringLiteral("color: %1; background: transparent").arg(tokens::kPaper.name()));
    }
    connect(m_goOn, &QPushButton::clicked, this, &PauseOverlay::resumeWanted);
    connect(m_rules, &QPushButton::clicked, this, &PauseOverlay::rulesWanted);
    connect(m_lobby, &QPushButton::clicked, this, &PauseOverlay::lobbyWanted);
    table->installEventFilter(this);
    hide();
}

void PauseOverlay::setClockStopped(bool stands) {
    m_line->setText(stands ? tr("The clock is stopped. It restarts after \"Ready, set, go\".")
                           : tr("The game waits for you."));
    setAccessibleDescription(m_line->text());
    if (isVisible()) place();
}

void PauseOverlay::place() {
    const qreal text = theme::textFactor();
    qreal u = tokens::scaleOf(window()->width(), window()->height());
    const int wide = width() - int(32 * u);
    // Centre the content a little above the middle. Shrink it until it fits.
    const auto lay = [&](bool move) {
        m_word->setFont(theme::titleFont(std::max(tokens::kLeastFontPixels, kWord * u)));
        QFont words = font();
        words.setPixelSize(int(std::round(tokens::fontPixels(kLine, u, text))));
        for (QWidget* widget : {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_row)})
            widget->setFont(words);
        const int sign = int(kSign * u), gap = int(kBetween * u);
        const int word = m_word->heightForWidth(wide), line = m_line->heightForWidth(wide),
                  row = m_row->heightForWidth(wide);
        const int high = sign + word + line + row + 3 * gap;
        if (!move) return high;
        int y = std::max(gap / 2, int((height() - high) * 0.42));
        m_sign = QRect((width() - sign) / 2, y, sign, sign);
        y += sign + gap;
        const int left = (width() - wide) / 2;
        m_word->setGeometry(left, y, wide, word);
        y += word + gap / 2;
        m_line->setGeometry(left, y, wide, line);
        y += line + gap;
        m_row->setGeometry(left, y, wide, row);
        return high;
    };
    while (lay(false) > height() - 8 && u > 0.3)
        u -= 0.05;
    lay(true);
    update();
}

void PauseOverlay::showEvent(QShowEvent* event) {
    setGeometry(parentWidget()->rect());
    QWidget::showEvent(event);
    place();
    raise();
    m_goOn->setFocus(Qt::OtherFocusReason);
}

void PauseOverlay::resizeEvent(QResizeEvent*) {
    place();
}

void PauseOverlay::paintEvent(QPaintEvent*) {
    QColor overlay = theme::currentTheme().night;
    overlay.setAlphaF(kDarkness);
    QPainter p(this);
    p.fillRect(rect(), overlay);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF sign(m_sign);
    p.setPen(QPen(tokens::kInk, sign.width() * 0.02));
    p.setBrush(tokens::kPaper);
    p.drawEllipse(sign);
    p.setPen(Qt::NoPen);
    p.setBrush(tokens::kInk);
    const QSizeF bar(sign.width() * 0.155, sign.height() * 0.5);
    for (const qreal side : {-1.0, 1.0}) {
        QRectF rect(QPointF(), bar);
        rect.moveCenter(sign.center() + QPointF(side * sign.width() * 0.14, 0));
        p.drawRoundedRect(rect, bar.width() * 0.22, bar.width() * 0.22);
    }
}

void PauseOverlay::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit resumeWanted();
        return;
    }
    // Keys of the window, and keys that only announce something, still work. The table gets none.
    const bool windows =
        (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0 ||
        (event->key() >= Qt::Key_F1 && event->key() <= Qt::Key_F35);
    const bool tells = TableInput::isReportKey(*event) || meantKey(*event) == u'M';
    event->setAccepted(!windows && !tells);
    if (!windows && !tells && !event->text().isEmpty() && !event->isAutoRepeat()) emit refused();
}

bool PauseOverlay::focusNextPrevChild(bool next) {
    const std::array<QWidget*, 3> buttons{m_goOn, m_rules, m_lobby};
    const auto at = std::find(buttons.begin(), buttons.end(), window()->focusWidget());
    const std::size_t now = at == buttons.end() ? (next ? 2 : 0) : std::size_t(at - buttons.begin());
    buttons[(now + (next ? 1 : 2)) % 3]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void PauseOverlay::mousePressEvent(QMouseEvent* event) {
    event->accept(); // blocks the table
}

bool PauseOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_pauseoverlay.cpp"

#include "views/panels/pauseoverlay.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

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
    : QWidget(table), m_sign(new QSpacerItem(0, 0)), m_word(new QLabel(tr("Paused"), this)),
      m_line(new QLabel(this)), m_row(new ButtonRow(this)),
      m_goOn(new KeyButton(tr("Resume"), keys::nameOf(keys::Command::Resume), this)),
      m_rules(new KeyButton(tr("Rules"), keys::nameOf(keys::Command::Rules), this)),
      m_lobby(new KeyButton(tr("Lobby"), keys::nameOf(keys::Command::ShowLobby), this)) {
    setObjectName(QStringLiteral("pauseOverlay"));
    m_goOn->setDefaultLook(true);
    m_lobby->setObjectName(QStringLiteral("pauseLobby"));
    m_row->setWidgets({m_goOn, m_rules, m_lobby});
    m_row->setAlignment(Qt::AlignHCenter);
    // A little above the middle.
    auto* column = new QVBoxLayout(this);
    column->setSpacing(0);
    column->addStretch(42);
    column->addItem(m_sign);
    column->addWidget(m_word);
    column->addWidget(m_line);
    column->addWidget(m_row);
    column->addStretch(58);
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
    const auto heightWith = [&](qreal scale) {
        m_word->setFont(theme::titleFont(std::max(tokens::kLeastFontPixels, kWord * scale)));
        QFont words = font();
        words.setPixelSize(int(std::round(tokens::fontPixels(kLine, scale, text))));
        m_line->setFont(words);
        m_row->setFont(words);
        const int sign = int(kSign * scale), gap = int(kBetween * scale);
        m_sign->changeSize(sign, sign, QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_word->setContentsMargins(0, gap, 0, gap / 2);
        m_line->setContentsMargins(0, 0, 0, gap);
        layout()->invalidate();
        return layout()->totalHeightForWidth(width()) + gap / 2;
    };
    while (heightWith(u) > height() - 8 && u > 0.3)
        u -= 0.05;
    layout()->activate();
    update();
}

void PauseOverlay::showEvent(QShowEvent* event) {
    resize(parentWidget()->size());
    QWidget::showEvent(event);
    place();
    raise();
    m_goOn->setFocus(Qt::OtherFocusReason);
}

void PauseOverlay::resizeEvent(QResizeEvent*) {
    place();
}

void PauseOverlay::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), faded(theme::currentTheme().night, kDarkness));
    p.setRenderHint(QPainter::Antialiasing);
    QRectF sign(QPointF(0, 0), m_sign->sizeHint());
    sign.moveCenter(QRectF(m_sign->geometry()).center());
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
    const keys::Command command = keys::commandOf(*event, keys::Context::Pause);
    if (command == keys::Command::Resume) return emit resumeWanted();
    // Keys of the window, and keys that only announce something, still work. The table gets none.
    const bool isFree = command != keys::Command::None ||
                        keys::commandOf(*event, keys::Context::Menus) != keys::Command::None ||
                        event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) ||
                        (event->key() >= Qt::Key_F1 && event->key() <= Qt::Key_F35);
    event->setAccepted(!isFree);
    if (!isFree && !event->text().isEmpty() && !event->isAutoRepeat()) emit refused();
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
        resize(parentWidget()->size());
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_pauseoverlay.cpp"

#include "views/panels/pauseveil.h"

#include "views/theme/colours.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kVeil = 170;                        ///< of 255
constexpr qreal kWordShare = 0.11;                ///< of the table's height
constexpr qreal kLeastWord = 40, kMostWord = 160; ///< pixels

} // namespace

PauseVeil::PauseVeil(QWidget* table)
    : QWidget(table), m_word(new QLabel(this)), m_goOn(new KeyButton({}, {}, this)) {
    setObjectName(QStringLiteral("veil"));
    setWords();
    m_word->setAlignment(Qt::AlignCenter);
    m_word->setStyleSheet(QStringLiteral("color: %1").arg(kPaper.name())); // on the veil, whatever the theme
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(m_word);
    layout->addWidget(m_goOn, 0, Qt::AlignHCenter);
    layout->addStretch(1);
    connect(m_goOn, &QPushButton::clicked, this, &PauseVeil::goOnWanted);
    table->installEventFilter(this);
    hide();
}

void PauseVeil::setWords() {
    m_word->setText(tr("Paused"));
    m_goOn->setWords(tr("Go on"));
    m_goOn->setKey(tr("Esc", "the key"));
    setAccessibleName(tr("Paused"));
}

void PauseVeil::showEvent(QShowEvent* event) {
    setGeometry(parentWidget()->rect());
    m_word->setFont(theme::titleFont(std::clamp(kWordShare * height(), kLeastWord, kMostWord)));
    QWidget::showEvent(event);
    raise();
    m_goOn->setFocus(Qt::OtherFocusReason);
}

void PauseVeil::paintEvent(QPaintEvent*) {
    QColor veil = kInk;
    veil.setAlpha(kVeil);
    QPainter(this).fillRect(rect(), veil);
}

void PauseVeil::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit goOnWanted();
        return;
    }
    event->ignore(); // the window's own keys
}

void PauseVeil::mousePressEvent(QMouseEvent* event) {
    event->accept(); // nothing under the veil is meant
}

void PauseVeil::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) setWords();
}

bool PauseVeil::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_pauseveil.cpp"

#include "views/dialogs/tableoverlay.h"

#include "views/dialogs/resultlist.h"
#include "views/dialogs/reviewdialog.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

namespace tacklebox {

TableOverlay::TableOverlay(FaceStore& faces, QWidget* table)
    : QFrame(table), m_faces(faces), m_title(new QLabel(this)), m_line(new QLabel(this)),
      m_more(new QLabel(this)), m_results(new ResultList(faces, this)), m_row(new ButtonRow(this)),
      m_log(new KeyButton(tr("Why did they play that?"), {}, this)),
      m_review(new KeyButton(tr("What could I have done better?"), {}, this)) {
    setFocusPolicy(Qt::StrongFocus);
    connect(m_results, &ResultList::said, this, &TableOverlay::rowWanted);
    m_title->setObjectName(QStringLiteral("title"));
    for (QLabel* label : {m_title, m_line, m_more}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_row->setAlignment(Qt::AlignHCenter);
    m_log->setObjectName(QStringLiteral("talk"));
    m_log->setToolTip(tr("The log, with the bots' reasons"));
    m_log->installEventFilter(this);
    connect(m_log, &QPushButton::clicked, this, &TableOverlay::logWanted);
    m_review->setObjectName(QStringLiteral("review"));
    m_review->setToolTip(tr("Your costliest choices, based on what you could know"));
    m_review->installEventFilter(this);
    connect(m_review, &QPushButton::clicked, this, &TableOverlay::reviewWanted);
    if (table) table->installEventFilter(this);
    hide();
}

void TableOverlay::setTable(Table* table) {
    m_table = table;
    if (!table) hide();
}

void TableOverlay::showEvent(QShowEvent* event) {
    m_shown.begin();
    if (m_table) fill(*m_table);
    m_log->setVisible(m_table && m_table->people() < m_table->seats() &&
                      m_table->tableRules().reasons != ReasonsShown::Never);
    m_review->setVisible(m_table && ReviewDialog::isFor(*m_table));
    m_more->setVisible(!m_more->text().isEmpty());
    QFrame::showEvent(event);
    place();
    raise();
    begin();
}

qreal TableOverlay::scale() const {
    const QWidget* whole = window();
    return tokens::scaleOf(whole->width(), whole->height());
}

qreal TableOverlay::fontSize() const {
    constexpr double kFontSize = 13; // small, since a sheet has many rows
    return tokens::fontPixels(kFontSize, std::max(1.0, scale()), theme::textFactor());
}

bool TableOverlay::graceIsOver() const {
    return !m_shown.runs();
}

void TableOverlay::keyPressEvent(QKeyEvent* event) {
    if (finishAnimation()) { // the key does nothing else
        event->accept();
        return;
    }
    const keys::Command command = keys::commandOf(*event, keys::Context::Summary);
    if (command == keys::Command::Continue && !event->isAutoRepeat() && graceIsOver()) defaultAction();
    // Blocks keys for the table below, except Esc and those that only announce something.
    event->setAccepted(command == keys::Command::Continue ||
                       (command == keys::Command::None && event->key() != Qt::Key_Escape));
}

void TableOverlay::mousePressEvent(QMouseEvent* event) {
    finishAnimation();
    event->accept(); // blocks the table below
}

void TableOverlay::paintPaper(QPainter& painter, const QRectF& rect, qreal scale) {
    const qreal half = std::max(2.0, tokens::kDialogStroke * scale) / 2;
    theme::drawPaper(painter, rect.adjusted(half, half, -half - 4 * scale, -half - 8 * scale), scale);
}

QPalette TableOverlay::onPaper(QPalette palette) {
    const theme::Theme& theme = theme::currentTheme();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, theme.ink);
    palette.setColor(QPalette::Window, theme.paper);
    palette.setColor(QPalette::Button, theme.paperSecond);
    return palette;
}

void TableOverlay::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange) applyTheme();
}

bool TableOverlay::focusNextPrevChild(bool next) {
    QWidget* at = focusWidget();
    for (QWidget* other = at; other;) {
        other = next ? other->nextInFocusChain() : other->previousInFocusChain();
        if (other == at || !isAncestorOf(other)) break;
        if (!other->isVisible() || !other->isEnabled() || !(other->focusPolicy() & Qt::TabFocus)) continue;
        other->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return QFrame::focusNextPrevChild(next);
}

bool TableOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize && isVisible()) place();
    if (qobject_cast<KeyButton*>(watched)) {
        // A press that ends an animation does nothing else.
        if (event->type() == QEvent::MouseButtonPress && finishAnimation()) return true;
        if (event->type() == QEvent::MouseButtonDblClick && !graceIsOver())
            return true; // nor does the rest of a double click
        if (event->type() == QEvent::KeyPress) {
            // A key meant for the table must not press a button that has just appeared.
            const auto& key = static_cast<QKeyEvent&>(*event);
            const bool press = keys::isPress(key);
            if (finishAnimation() && press) return true;
            if (press && (key.isAutoRepeat() || !graceIsOver())) return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_tableoverlay.cpp"

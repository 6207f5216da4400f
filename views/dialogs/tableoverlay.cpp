#include "views/dialogs/tableoverlay.h"

#include "views/panels/scorespanel.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace tacklebox {

namespace {
constexpr int kSheetMargin = 18;
}

TableOverlay::TableOverlay(QWidget* table)
    : QFrame(table), m_title(new QLabel(this)), m_line(new QLabel(this)), m_more(new QLabel(this)),
      m_sheet(new ScoreSheet(this)), m_row(new ButtonRow(this)),
      m_talk(new KeyButton(tr("Why did they move so?"), {}, this)) {
    setFocusPolicy(Qt::StrongFocus);
    m_title->setObjectName(QStringLiteral("title"));
    for (QLabel* label : {m_title, m_line, m_more}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_row->setAlignment(Qt::AlignHCenter);
    m_talk->setObjectName(QStringLiteral("talk"));
    m_talk->setToolTip(tr("The table talk, with the bots' reasons"));
    m_talk->installEventFilter(this);
    connect(m_talk, &QPushButton::clicked, this, &TableOverlay::talkWanted);
    m_sheet->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSheetMargin, kSheetMargin, kSheetMargin, kSheetMargin);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_line);
    layout->addWidget(m_sheet, 1);
    layout->addWidget(m_more);
    layout->addWidget(m_row);
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
    m_talk->setVisible(m_table && m_table->persons() < m_table->seats() &&
                       m_table->tableRules().reasons != ReasonsTold::Never);
    m_more->setVisible(!m_more->text().isEmpty());
    m_title->setFont(theme::titleFont(theme::fontPixels(*this) * 1.9));
    QFrame::showEvent(event);
    place();
    raise();
    if (m_default) m_default->setFocus(Qt::OtherFocusReason);
}

void TableOverlay::place() {
    QWidget* table = parentWidget();
    if (!table) return;
    const QSize room = table->size() - QSize(2 * kSheetMargin, 2 * kSheetMargin);
    const int letters = QFontMetrics(font()).averageCharWidth();
    int width = qBound(letters * 34, m_sheet->sizeHint().width() + 2 * kSheetMargin, letters * 90);
    width = qMax(width, m_row->sizeHint().width() + 2 * kSheetMargin);
    width = qMin(width, room.width());
    // What the layout wants at that width, but the sheet never needs more than its rows.
    int height = 2 * kSheetMargin + 8 * 4 + m_sheet->sizeHint().height() +
                 m_row->heightForWidth(width - 2 * kSheetMargin);
    for (const QLabel* label : {m_title, m_line, m_more})
        if (!label->isHidden()) height += label->heightForWidth(width - 2 * kSheetMargin);
    height = qMin(height, room.height());
    setGeometry((table->width() - width) / 2, (table->height() - height) / 2, width, height);
}

bool TableOverlay::graceIsOver() const {
    return !m_shown.runs();
}

void TableOverlay::keyPressEvent(QKeyEvent* event) {
    const bool onward =
        event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!onward) {
        // What is meant for the table below has no meaning now; only Esc goes through.
        event->setAccepted(event->key() != Qt::Key_Escape);
        return;
    }
    if (!event->isAutoRepeat() && graceIsOver()) goOn();
    event->accept();
}

void TableOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::kInk, 2));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 14, 14);
    painter.setPen(QPen(theme::kGold, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 11, 11);
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
    if (event->type() == QEvent::KeyPress && qobject_cast<KeyButton*>(watched)) {
        // A key that was under way to the table must not press the button that has just come up.
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool press =
            key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (press && (key->isAutoRepeat() || !graceIsOver())) return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tacklebox

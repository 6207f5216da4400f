#include "views/theme/stagedialog.h"

#include "views/theme/boxes.h"
#include "views/theme/keybutton.h"
#include "views/theme/stagestyle.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>

namespace tacklebox {

void openDialog(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    dialog->show();
}

StageDialog::StageDialog(QSize units, QWidget* parent)
    : QDialog(parent), m_area(new QScrollArea), m_head(new QVBoxLayout), m_foot(new QVBoxLayout),
      m_footRow(new QHBoxLayout), m_frame(new StageFrame(*this)) {
    auto* page = new QWidget;
    m_body = new QVBoxLayout(page);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_area->setWidget(page);
    m_area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    auto* column = columnOf({m_head, {m_area, 1}, m_foot, m_footRow}, this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_frame->setWanted(units, [this](int width) { return heightFor(width); });
}

void StageDialog::setHeading(const QString& title, const QString& line) {
    setWindowTitle(title);
    setAccessibleDescription(line);
    m_frame->setHeading(title, line);
}

void StageDialog::setRare(const QList<QWidget*>& widgets) {
    if (!m_rare) {
        m_rare = new ButtonRow;
        m_footRow->insertWidget(0, m_rare, 1);
    }
    m_rare->setWidgets(widgets);
}

void StageDialog::setButtons(const QList<QWidget*>& buttons) {
    if (!m_buttons) {
        m_buttons = new ButtonRow;
        m_buttons->setAlignment(Qt::AlignRight);
        m_footRow->addWidget(m_buttons, m_rare ? 0 : 1);
    }
    m_buttons->setWidgets(buttons);
}

QPushButton* StageDialog::button(const QString& words, const QString& key) {
    auto* button = new QPushButton(words);
    button->setAutoDefault(false);
    button->setProperty(theme::kKeyProperty, key);
    return button;
}

void StageDialog::setMargins() {
    const int across = qRound(22 * theme::scale()), along = qRound(12 * theme::scale());
    m_body->setContentsMargins(across, along, across, along);
    m_head->setContentsMargins(across, m_head->isEmpty() ? 0 : along, across, 0);
    m_foot->setContentsMargins(across, 0, across, 0);
    m_footRow->setContentsMargins(across, along / 2, across, along);
    m_footRow->setSpacing(along);
}

int StageDialog::heightFor(int width) {
    setMargins();
    const auto heightOf = [width](QLayout* layout) {
        layout->invalidate();
        return layout->hasHeightForWidth() ? layout->heightForWidth(width) : layout->sizeHint().height();
    };
    return heightOf(m_head) + heightOf(m_body) + heightOf(m_foot) + heightOf(m_footRow) + 2;
}

void StageDialog::setVisible(bool visible) {
    if (visible && !isVisible()) {
        setMargins();
        m_frame->fit();
    }
    QDialog::setVisible(visible);
}

QSize StageDialog::sizeHint() const {
    // A scroll area alone would ask for little room.
    const QSize page = m_area->widget()->sizeHint();
    const QMargins around = contentsMargins();
    return QDialog::sizeHint().expandedTo(
        {page.width() + around.left() + around.right(), page.height() + around.top() + around.bottom()});
}

StageMessageBox::StageMessageBox(Icon icon, const QString& title, const QString& text,
                                 StandardButtons buttons, QWidget* parent)
    : QMessageBox(icon, title, text, buttons, parent) {
    auto* frame = new StageFrame(*this);
    frame->setHeading(title);
    frame->setBand(theme::counterBand());
    fitWords();
}

void StageMessageBox::fitWords() {
    // QMessageBox wraps its text at a fixed number of pixels, whatever the font.
    constexpr qreal kUsualWords = 460; // units of scale 1, with the icon
    auto* grid = qobject_cast<QGridLayout*>(layout());
    if (!grid || grid->count() == 0) return;
    // After another setText() the layout is new, and has the buttons last.
    m_wide = grid->itemAt(grid->count() - 1)->spacerItem();
    if (!m_wide) {
        m_wide = new QSpacerItem(0, 0);
        grid->addItem(m_wide, grid->rowCount(), 0, 1, grid->columnCount());
    }
    const int beside =
        2 * style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, this); // the icon and gaps
    const int wide =
        qMin(fontMetrics().horizontalAdvance(text()) + beside, qRound(kUsualWords * theme::scale()));
    if (m_wide->sizeHint().width() == wide) return;
    m_wide->changeSize(wide, 0);
    grid->invalidate();
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest)); // QMessageBox has fixed its size
}

void StageMessageBox::fitButtons() {
    // QMessageBox is never wider than 1,000 pixels, whatever the font.
    const int wide = layout()->totalMinimumSize().width();
    if (wide > width()) setFixedSize(wide, layout()->totalHeightForWidth(wide));
}

bool StageMessageBox::event(QEvent* event) {
    const bool done = QMessageBox::event(event);
    if (event->type() == QEvent::LayoutRequest) fitButtons();
    return done;
}

void StageMessageBox::changeEvent(QEvent* event) {
    QMessageBox::changeEvent(event);
    // A box may exist before the window has its final size and scale.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitWords();
}

void StageMessageBox::showEvent(QShowEvent* event) {
    fitWords();
    QMessageBox::showEvent(event);
    fitButtons();
}

void StageMessageBox::warning(QWidget* parent, const QString& title, const QString& text) {
    openDialog(new StageMessageBox(Warning, title, text, Ok, parent));
}

StageMessageBox* StageMessageBox::question(QWidget* parent, const QString& title, const QString& text,
                                           const std::function<void()>& yes) {
    auto* box = new StageMessageBox(Question, title, text, Yes | No, parent);
    box->setDefaultButton(No);
    connect(box, &QDialog::accepted, parent, yes);
    openDialog(box);
    return box;
}

} // namespace tacklebox

#include "moc_stagedialog.cpp"

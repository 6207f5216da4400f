#include "views/dialogs/dealsummary.h"

#include "views/dialogs/resultlist.h"
#include "views/games/games.h"
#include "views/theme/boxes.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/tokens.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kCountUp = 400; ///< milliseconds at normal speed
constexpr qreal kSummaryMargin = 20, kSummarySpacing = 8;

} // namespace

DealSummary::DealSummary(FaceStore& faces, QWidget* table) : TableOverlay(faces, table) {
    setPalette(onPaper(palette()));
    m_default = new KeyButton({}, keys::nameOf(keys::Command::Continue), this);
    m_default->setObjectName(QStringLiteral("nextDeal"));
    m_default->setDefaultLook(true);
    m_default->installEventFilter(this);
    m_row->setWidgets({m_default, m_log, m_review});
    setTabOrder(m_default, m_log);
    setTabOrder(m_log, m_review);
    setTabOrder(m_review, m_results);
    connect(m_default, &QPushButton::clicked, this, &DealSummary::continueWanted);
    columnOf({m_title, m_line, {m_results, 1}, m_more, m_row}, this);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { m_results->setCounted(share.toDouble()); });
}

void DealSummary::applyTheme() {
    setPalette(onPaper(palette()));
}

void DealSummary::fill(const Table& table) {
    const int deals = int(table.deals().size());
    const QString game = table.plan().game;
    m_title->setText(dealTitle(game, QString::number(deals)));
    setAccessibleName(m_title->text());
    m_default->setWords(dealIsGame(game) ? tr("Next game") : tr("Next round"));
    m_line->setText(deals > 0 ? table.endingWords(deals - 1) : QString());
    m_results->set(resultsOfDeal(table, deals - 1), 1, game);
    m_more->setText(targetWords(table.plan()));
    setAccessibleDescription(m_line->text());
}

void DealSummary::begin() {
    m_default->setFocus(Qt::OtherFocusReason);
    const int millis = int(std::round(kCountUp * motionFactor()));
    m_clock.stop();
    m_results->setCounted(millis > 0 ? 0 : 1);
    if (millis <= 0) return;
    m_clock.setDuration(millis);
    m_clock.start();
}

bool DealSummary::finishAnimation() {
    if (m_clock.state() == QAbstractAnimation::Stopped) return false;
    m_clock.stop();
    m_results->setCounted(1);
    return true;
}

void DealSummary::hideEvent(QHideEvent* event) {
    finishAnimation();
    TableOverlay::hideEvent(event);
}

QSize DealSummary::sizeWith(const QFont& words, const QSize& room, bool narrowRows) {
    const qreal unit = scale(), pixels = words.pixelSize();
    for (QWidget* widget : {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_more),
                            static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_results)})
        widget->setFont(words);
    theme::writeTitle(*m_title, theme::titleFont(pixels * 1.7));
    m_results->setFontSize(pixels);
    const int margin = int(kSummaryMargin * unit), spacing = int(kSummarySpacing * unit);
    layout()->setContentsMargins(margin, margin, margin + int(4 * unit), margin + int(8 * unit));
    layout()->setSpacing(spacing);

    const int sides = 2 * margin + int(4 * unit);
    int width = std::max(m_results->sizeHint().width(), m_row->sizeHint().width());
    width = std::clamp(width, int(pixels * 26), int(pixels * 56));
    width = std::max(std::min(width + sides, room.width()), m_results->leastWidth() + sides);
    int height = 2 * margin + int(8 * unit) + m_row->heightForWidth(width - sides) + spacing +
                 m_results->heightFor(narrowRows) + 2;
    for (const QLabel* label : {m_title, m_line, m_more})
        if (!label->isHidden()) height += label->heightForWidth(width - sides) + spacing;
    return {width, height};
}

void DealSummary::place() {
    QWidget* table = parentWidget();
    if (!table) return;
    const int margin = int(kSummaryMargin * scale());
    const QSize room = table->size() - QSize(margin, margin);
    const auto fits = [&](const QSize& size) {
        return size.width() <= room.width() && size.height() <= room.height();
    };
    // First make rows lower, then reduce the font, before rows have to scroll.
    QFont words = font();
    words.setPixelSize(int(std::round(fontSize())));
    QSize size = sizeWith(words, room, false);
    if (!fits(size)) {
        words = theme::fitText(words, tokens::kLeastFontPixels,
                               [&](const QFont& tried) { return fits(sizeWith(tried, room, true)); });
        size = sizeWith(words, room, true);
    }
    resize(size.boundedTo(room));
    move((table->width() - width()) / 2, (table->height() - height()) / 2);
}

void DealSummary::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPaper(painter, rect(), scale());
}

} // namespace tacklebox

#include "moc_dealsummary.cpp"

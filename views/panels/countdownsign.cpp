#include "views/panels/countdownsign.h"

#include "views/theme/fonts.h"
#include "views/theme/paintcontext.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr qreal kHeight = 0.2, kWidth = 0.36, kMiddle = 0.36; ///< as shares of the table

} // namespace

CountdownSign::CountdownSign(QWidget* table) : QWidget(table) {
    setObjectName(QStringLiteral("count"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    table->installEventFilter(this);
    hide();
}

QString CountdownSign::word() const {
    switch (m_step) {
    case CountIn::Step::Ready: return tr("Ready", "the first word of the count before the clock runs");
    case CountIn::Step::Set: return tr("Set", "the second word of the count before the clock runs");
    case CountIn::Step::Go: return tr("Go!", "the last word of the count before the clock runs");
    case CountIn::Step::None: break;
    }
    return {};
}

void CountdownSign::setStep(CountIn::Step step) {
    if (step == m_step) return;
    m_step = step;
    setAccessibleName(word());
    place();
    setVisible(step != CountIn::Step::None);
    raise();
    update();
}

void CountdownSign::place() {
    const QSizeF table = parentWidget()->size();
    QRectF box(0, 0, kWidth * table.width(), kHeight * table.height());
    box.moveCenter({table.width() / 2, kMiddle * table.height()});
    setGeometry(box.toRect());
}

void CountdownSign::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool go = m_step == CountIn::Step::Go;
    const qreal edge = std::max(2.0, height() * 0.03);
    const QRectF sign = QRectF(rect()).adjusted(edge, edge, -edge, -2 * edge);
    const qreal round = sign.height() / 3;
    drawRounded(p, sign.translated(edge / 2, edge), round, tokens::kNight);
    drawRounded(p, sign, round, go ? tokens::kGold : tokens::kPaper);
    strokeRounded(p, sign, round, tokens::kInk, edge);
    p.setPen(tokens::kInk);
    p.setFont(theme::fitText(theme::titleFont(sign.height() * 0.56), 1, word(), 0.9 * sign.width()));
    p.drawText(sign, Qt::AlignCenter, word());
}

bool CountdownSign::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) place();
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_countdownsign.cpp"

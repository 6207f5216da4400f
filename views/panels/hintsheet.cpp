#include "views/panels/hintsheet.h"

#include "views/panels/pauseveil.h"
#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtext.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kSheetPad = 12;
constexpr qreal kWidest = 44; ///< in letters' heights: lines longer than that are hard to follow
constexpr int kSheetFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

HintSheet::HintSheet(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("promptHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setTextFormat(Qt::PlainText);
    hide();
}

void HintSheet::setWords(const QString& words, qreal letters) {
    setText(words);
    m_letters = letters;
    placeAbove(m_row);
    setVisible(!words.isEmpty());
    if (!isVisible()) return;
    raise();
    auto* veil = parentWidget()->findChild<PauseVeil*>(QString(), Qt::FindDirectChildrenOnly);
    if (veil && veil->isVisible()) stackUnder(veil);
}

void HintSheet::placeAbove(const QRect& row) {
    m_row = row;
    if (text().isEmpty() || row.isEmpty()) return;
    const int most = std::min(row.width(), int(kWidest * m_letters));
    const QSize box = theme::wrappedSize(text(), theme::textFont(m_letters), most - 2 * kSheetPad);
    const QSize size(box.width() + 2 * kSheetPad + 2, box.height() + 2 * kSheetPad);
    setGeometry(row.left(), std::max(0, row.top() - size.height()), size.width(), size.height());
    update();
}

bool HintSheet::event(QEvent* event) {
    const bool done = QLabel::event(event);
    if (event->type() == QEvent::Hide)
        emit lies({});
    else if (isVisible() && (event->type() == QEvent::Show || event->type() == QEvent::Move ||
                             event->type() == QEvent::Resize))
        emit lies(geometry());
    return done;
}

void HintSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::currentTheme();
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), tokens::kTagRadius,
                            tokens::kTagRadius);
    painter.setPen(theme.ink);
    painter.setFont(theme::textFont(m_letters));
    painter.drawText(rect().adjusted(kSheetPad, kSheetPad, -kSheetPad, -kSheetPad), kSheetFlags, text());
}

} // namespace tacklebox

#include "moc_hintsheet.cpp"

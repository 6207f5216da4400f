// Layout and painting of the curtain.
#include "views/dialogs/curtain.h"
#include "views/dialogs/curtaincloth.h"
#include "views/dialogs/recaplines.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/parts.h"
#include "views/theme/shapes.h"
#include "views/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace tacklebox {

namespace {

// In units of scale 1.
constexpr qreal kFaceWide = 128, kSheetWide = 620, kWideSheet = 900, kSheetPad = 24, kShowHigh = 52,
                kShowWide = 420, kNameFontSize = 29;
constexpr qreal kSheetEdge = 14, kSheetDrop = 8;      ///< margin around the sheet, and offset of its shadow
constexpr qreal kOverRod = 42;                        ///< maximum overlap of the sheet above the rod
constexpr qreal kUsualRod = 0.67, kHighestRod = 0.42; ///< default and minimum y, as shares of the height
constexpr qreal kLeastFace = 0.5;
constexpr qreal kFaceShares[] = {1, 0.75, kLeastFace}; ///< factors on the portrait's size, tried in order
constexpr qreal kLeastShare = 0.6;                     ///< minimum factor on font sizes
constexpr qreal kMostRecap = 0.2;                      ///< share of the window's height for the recap
constexpr qreal kLeastLines = 3;                       ///< minimum number of visible lines of the recap

} // namespace

qreal Curtain::unit() const {
    return tokens::scaleOf(width(), height());
}

int Curtain::rod() const {
    if (m_whole) return 0;
    const qreal lowest = height() * kUsualRod;
    return int(m_rod > 0 ? std::clamp(qreal(m_rod), height() * kHighestRod, lowest) : lowest);
}

void Curtain::setRod(int y) {
    if (y == m_rod) return;
    m_rod = y;
    if (m_hangs) place();
}

void Curtain::applyTheme() {
    const theme::Theme& theme = theme::currentTheme();
    const auto paint = [](QWidget* widget, const QColor& words) {
        QPalette colours = widget->palette();
        colours.setColor(QPalette::WindowText, words);
        widget->setPalette(colours);
    };
    for (QLabel* label : {m_name, m_why, m_ordersQuestion})
        paint(label, theme.ink);
    paint(m_recapTitle, theme.muted);
    paint(m_muteWhilePassing, theme.onNight); // only the label: the indicator has a background
    paint(m_toCome, theme.onNight);
    m_cloth = {};
}

void Curtain::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::StyleChange && event->type() != QEvent::FontChange) return;
    applyTheme();
    if (m_hangs) place();
}

void Curtain::paintEvent(QPaintEvent* event) {
    const qreal u = unit(), ratio = devicePixelRatioF();
    if (m_cloth.isNull() || m_clothRod != rod() || m_cloth.size() != size() * ratio) {
        m_clothRod = rod();
        m_cloth = clothPicture(size(), m_clothRod, u, ratio);
    }
    QPainter p(this);
    p.drawPixmap(
        event->rect(), m_cloth,
        QRectF(QPointF(event->rect().topLeft()) * ratio, QSizeF(event->rect().size()) * ratio).toRect());
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const QWidget* chip : {static_cast<QWidget*>(m_toCome), static_cast<QWidget*>(m_muteWhilePassing)})
        if (!chip->isHidden()) theme::drawChip(p, chip->geometry(), u);
    theme::drawPaper(p, QRectF(m_sheet), u);
    if (!m_portrait.isEmpty() && !m_face.isEmpty()) {
        const QPixmap face = m_faces.pixmapNow(portraitArt(m_portrait), m_face.size() * ratio);
        p.drawPixmap(QRectF(m_face), face, QRectF(face.rect()));
    }
    if (!m_box.isEmpty()) {
        drawRounded(p, QRectF(m_box), 12 * u, theme::currentTheme().paperSecond,
                    QPen(theme::currentTheme().ink, std::max(1.5, 2 * u)));
    }
}

void Curtain::resizeEvent(QResizeEvent*) {
    place();
}

void Curtain::setFontScale(qreal share) {
    const qreal u = unit() * share, text = theme::textFactor();
    theme::writeTitle(*m_name, theme::titleFont(tokens::fontPixels(kNameFontSize, u, std::min(text, 1.5))));
    m_recapTitle->setFont(theme::textFont(tokens::fontPixels(tokens::kCaption, u, text), true));
    m_toCome->setFont(theme::textFont(tokens::fontPixels(tokens::kCaption, unit(), text), true));
    const QFont body = theme::textFont(tokens::fontPixels(tokens::kBody, u, text));
    for (QWidget* widget :
         {static_cast<QWidget*>(m_why), static_cast<QWidget*>(m_recap), static_cast<QWidget*>(m_pass),
          static_cast<QWidget*>(m_passAll), static_cast<QWidget*>(m_takeBack), static_cast<QWidget*>(m_keep),
          static_cast<QWidget*>(m_ordersQuestion), static_cast<QWidget*>(m_ordersAnswer),
          static_cast<QWidget*>(m_muteWhilePassing), static_cast<QWidget*>(m_pause)})
        widget->setFont(body);
    m_show->setFont(theme::textFont(tokens::fontPixels(tokens::kBody, unit(), text)));
}

int Curtain::fitButtons(int room) {
    // A button that is too wide gets a smaller font before anything else shrinks.
    constexpr qreal kLeastOfButton = 0.78; // minimum factor on the font size
    for (KeyButton* button : {m_pass, m_passAll, m_takeBack, m_keep})
        button->setFont(theme::fitText(m_why->font(), kLeastOfButton * m_why->font().pixelSize(),
                                       [&](const QFont& tried) {
                                           button->setFont(tried);
                                           return button->isHidden() || button->sizeHint().width() <= room;
                                       }));
    QList<QWidget*> shown{m_pass, m_passAll, m_takeBack, m_keep};
    shown.removeIf([](const QWidget* button) { return button->isHidden(); });
    m_buttons->setWidgets(shown);
    return m_buttons->heightForWidth(room);
}

QRect Curtain::showRect() const {
    const qreal u = unit();
    const int pad = int((kSheetEdge + kSheetPad) * u);
    const QSize hint = m_show->sizeHint();
    const QSize size(std::min(std::max(hint.width(), int(kShowWide * u)), width() - 2 * pad),
                     std::max(hint.height(), int(kShowHigh * u)));
    return {QPoint((width() - size.width()) / 2, height() - int(kSheetDrop * u) - pad - size.height()), size};
}

Curtain::SheetLayout Curtain::sheetLayout(int width, int most, bool wide, qreal faceShare) {
    const qreal u = unit();
    const int pad = int(kSheetPad * u), gap = int(10 * u), whole = width - 2 * pad;
    const bool told = !m_recapArea->isHidden(), beside = wide && told;
    // Either two columns, with the recap on the right, or one.
    const int inner = beside ? (whole - 2 * gap) / 2 : whole, right = pad + inner + 2 * gap;
    const int face = std::min(int(kFaceWide * u * faceShare), inner / 3);
    const int words = pad + face + int(18 * u), wordsWide = inner - face - int(18 * u);
    SheetLayout sheet;
    int y = pad;
    QList<QLabel*> labels{m_name, m_why};
    if (!beside) labels << m_recapTitle;
    for (QLabel* label : labels) {
        if (label->isHidden()) continue;
        const int high = label->heightForWidth(wordsWide);
        sheet.add(label, {words, y, wordsWide, high});
        y += high + gap / 2;
    }
    // The portrait's picture has a margin around the porthole.
    const int air = int(face * 0.09);
    sheet.face = QRect(pad - air / 2, pad - air, face, face);
    y = std::max(y, pad + face - air + gap / 2);
    if (told) {
        QPoint at(pad, y);
        int room = int(height() * kMostRecap);
        if (beside) {
            const int title = m_recapTitle->heightForWidth(inner);
            sheet.add(m_recapTitle, {right, pad, inner, title});
            at = {right, pad + title + gap / 2};
            room = std::max(room, most - pad - at.y());
        }
        // The recap takes the remaining room and is scrolled to its end.
        const int inset = int(12 * u), bar = m_recapArea->verticalScrollBar()->sizeHint().width();
        const int needed = m_recap->heightForWidth(inner - 2 * inset - bar) + int(6 * u);
        const int least = int(kLeastLines * m_recap->fontMetrics().lineSpacing());
        sheet.box = QRect(at, QSize(inner, std::min(needed, std::max(least, room - inset)) + inset));
        sheet.add(m_recapArea, sheet.box.adjusted(inset, inset / 2, -inset / 2, -inset / 2));
        if (!beside) y += sheet.box.height() + gap;
    }
    if (!m_ordersAnswer->isHidden()) {
        const int line = int(5 * u), question = m_ordersQuestion->heightForWidth(inner);
        const QSize answer = m_ordersAnswer->sizeHint();
        sheet.add(m_ordersQuestion, {pad, y, inner, question});
        sheet.add(m_ordersAnswer,
                  {pad, y + question + line, std::min(inner, answer.width()), answer.height()});
        y += question + answer.height() + 3 * line;
    }
    const int buttons = fitButtons(inner), room = buttons > 0 ? buttons + gap : 0;
    sheet.end = y + room;
    if (beside) { // centre the buttons in the free room below the text
        sheet.end = std::max(sheet.box.bottom() + 1, sheet.end) + gap;
        y += (sheet.end - y - room) / 2;
    }
    sheet.add(m_buttons, {pad, y, inner, buttons});
    sheet.end += showRect().height() + pad; // at the bottom of the sheet
    return sheet;
}

void Curtain::place() {
    const qreal u = unit(), text = theme::textFactor();
    const int edge = int(kSheetEdge * u), bottom = height() - edge - int(kSheetDrop * u);
    const int usualTop = m_whole ? edge : std::max(edge, rod() - int(kOverRod * u));
    // Keep as much of the table visible as possible: first widen the sheet, then shrink the portrait, then
    // the font. Cover more of the table only if that is not enough.
    SheetLayout sheet;
    int wide = 0;
    bool fits = false;
    const auto tryUnlessFits = [&](qreal faceShare, qreal fontScale) {
        for (const bool beside : {false, true}) {
            if (fits) return;
            setFontScale(fontScale);
            const qreal usual = (beside ? kWideSheet : kSheetWide) * u * std::max(1.0, text * fontScale);
            wide = std::min(width() - 2 * edge, int(usual));
            sheet = sheetLayout(wide, bottom - usualTop, beside, faceShare);
            const int column = (wide - 2 * int(kSheetPad * u) - 2 * int(10 * u)) / 2;
            fits =
                sheet.end <= bottom - usualTop && !(beside && m_buttons->minimumSizeHint().width() > column);
        }
    };
    for (const qreal faceShare : kFaceShares)
        tryUnlessFits(faceShare, 1);
    for (qreal fontScale = 0.95; fontScale >= kLeastShare; fontScale -= 0.05)
        tryUnlessFits(kLeastFace, fontScale);
    const int high = std::min(sheet.end, bottom - edge);
    m_sheet = QRect((width() - wide) / 2, std::max(edge, bottom - high), wide, high);
    sheet.apply(m_sheet.topLeft());
    m_face = sheet.face.translated(m_sheet.topLeft());
    m_box = sheet.box.translated(m_sheet.topLeft());
    m_show->setGeometry(showRect());
    QTimer::singleShot(0, m_recapArea, [area = m_recapArea] {
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    });
    placeBeside();
    update();
}

void Curtain::placeBeside() {
    const qreal u = unit();
    const int edge = int(kSheetEdge * u), bottom = height() - edge, pad = int(10 * u);
    const QSize tick = m_muteWhilePassing->sizeHint() + QSize(2 * pad, 0), pause = m_pause->sizeHint();
    m_muteWhilePassing->setContentsMargins(pad, 0, pad, 0);
    const QFontMetrics metrics(m_toCome->font());
    const QSize chip(metrics.horizontalAdvance(m_toCome->text()) + 2 * pad, metrics.height() + pad / 2);
    // Hide the widgets that the sheet would overlap.
    const auto put = [this](QWidget* widget, QPoint at, QSize size, bool wanted) {
        const QRect rect(at, size);
        widget->setGeometry(rect);
        widget->setVisible(wanted && !rect.intersects(m_sheet));
    };
    put(m_muteWhilePassing, {edge, bottom - tick.height()}, tick, true);
    put(m_pause, {width() - edge - pause.width(), bottom - pause.height()}, pause, true);
    put(m_toCome, {2 * edge, rod() + int(36 * u)}, chip, !m_whole && !m_toCome->text().isEmpty());
}

} // namespace tacklebox

#include "views/theme/stageframe.h"

#include "views/theme/colours.h"
#include "views/theme/dialogparts.h"
#include "views/theme/facepainting.h"
#include "views/theme/fonts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QDialog>
#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QLinearGradient>
#include <QMainWindow>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScopedValueRollback>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kSide = 8, kShadeX = 6, kShadeY = 10; ///< units around the sheet
constexpr qreal kBreakOut = 26;                       ///< how far cards extend above the band
constexpr qreal kCardWidth = 80, kCardStep = 62, kCardsLeft = 26;
constexpr qreal kBand = 92, kPlainBand = 62; ///< with a line below the title, and without
constexpr qreal kTitle = 30, kMostTextInBand = 1.3;
constexpr qreal kCloseSide = 36;

/// True if windows may have transparent corners, because there is always a compositor.
bool compositorIsSure() {
    const QString platform = QGuiApplication::platformName();
    return platform.startsWith(QLatin1String("wayland")) || platform == QLatin1String("cocoa") ||
           platform == QLatin1String("windows");
}

/// The unit in the band. Text there grows less with the user's font size, so that the body has room.
qreal bandUnit() {
    return theme::scale() * std::min(theme::textFactor(), kMostTextInBand);
}

} // namespace

StageFrame::StageFrame(QDialog& dialog)
    : QObject(&dialog), m_dialog(dialog), m_band(theme::bandOf(Background::BackRoom)),
      m_close(new CloseDisc(&dialog)) {
    dialog.setWindowFlags((dialog.windowFlags() & ~Qt::WindowTitleHint) | Qt::FramelessWindowHint |
                          Qt::Dialog);
    if (compositorIsSure()) dialog.setAttribute(Qt::WA_TranslucentBackground);
    dialog.setSizeGripEnabled(false);
    m_close->setAccessibleName(tr("Close"));
    connect(m_close, &QAbstractButton::clicked, &dialog, &QDialog::reject);
    dialog.installEventFilter(this);
    if (QWidget* parent = dialog.parentWidget()) parent->window()->installEventFilter(this);
    leaveRoom();
}

void StageFrame::setHeading(const QString& title, const QString& line) {
    m_title = title;
    m_line = line;
    leaveRoom();
    m_dialog.update();
}

void StageFrame::setBand(theme::Band band) {
    m_band = band;
    m_dialog.update();
}

void StageFrame::setCards(const CardArt& first, const CardArt& second) {
    m_cards[0] = first;
    m_cards[1] = second;
    m_faces[0] = m_faces[1] = QPixmap();
    leaveRoom();
    m_dialog.update();
}

void StageFrame::setWanted(QSize units, std::function<int(int)> heightFor) {
    m_wanted = units;
    m_heightFor = std::move(heightFor);
}

qreal StageFrame::bandHeight() const {
    return std::round((m_line.isEmpty() && m_cards[0].file.isEmpty() ? kPlainBand : kBand) * bandUnit());
}

QRectF StageFrame::sheet() const {
    const qreal unit = theme::scale();
    const qreal top = m_cards[0].file.isEmpty() ? kSide * unit : kBreakOut * bandUnit();
    return QRectF(m_dialog.rect())
        .adjusted(std::round(kSide * unit), std::round(top), -std::round((kSide + kShadeX) * unit),
                  -std::round((kSide / 2 + kShadeY) * unit));
}

void StageFrame::leaveRoom() {
    const qreal unit = theme::scale();
    const QRectF within = sheet();
    const QSizeF size = m_dialog.size();
    const qreal pad = tokens::kDialogStroke * unit;
    const QMargins margins(qRound(within.left() + pad), qRound(within.top() + bandHeight() + pad),
                           qRound(size.width() - within.right() + pad),
                           qRound(size.height() - within.bottom() + pad));
    if (m_dialog.contentsMargins() != margins) m_dialog.setContentsMargins(margins);
    const int side = qRound(kCloseSide * bandUnit());
    m_close->setGeometry(int(within.right()) - side - qRound(16 * bandUnit()),
                         int(within.top() + std::min(34 * bandUnit(), bandHeight() / 2) - side / 2.0), side,
                         side);
    m_close->raise();
}

QRect StageFrame::room() const {
    if (const QWidget* parent = m_dialog.parentWidget()) {
        QWidget* window = parent->window();
        while (window->parentWidget() && qobject_cast<QDialog*>(window))
            window = window->parentWidget()->window(); // if a dialog opened this dialog, use the main window
        QRect rect(window->mapToGlobal(QPoint(0, 0)), window->size());
        // Cards above the band must not cover the menu bar.
        const auto* main = qobject_cast<const QMainWindow*>(window);
        if (main && main->menuWidget() && !m_cards[0].file.isEmpty())
            rect.setTop(rect.top() + main->menuWidget()->height());
        // The window may extend beyond its screen, but window managers do not leave dialogs there.
        const QRect seen = window->screen() ? rect & window->screen()->availableGeometry() : rect;
        return seen.isEmpty() ? rect : seen;
    }
    if (const QScreen* screen = m_dialog.screen()) return screen->availableGeometry();
    return {0, 0, 1280, 800};
}

void StageFrame::fit() {
    if (m_busy) return;
    m_busy = true;
    leaveRoom();
    if (m_wanted.isValid()) {
        const qreal unit = theme::scale();
        const QSize most = room().size() - QSize(qRound(12 * unit), qRound(8 * unit));
        const QSizeF around(2 * kSide + kShadeX, kSide + kBreakOut + kShadeY);
        // A larger font needs more room, as far as there is any.
        const qreal text = theme::textFactor();
        int width = qRound((m_wanted.width() * text + around.width()) * unit);
        width = std::min(width, most.width());
        QSize size(width, 0);
        m_dialog.ensurePolished();
        if (m_wanted.height() > 0) {
            size.setHeight(qRound((m_wanted.height() * text + around.height()) * unit));
        } else if (m_heightFor) {
            const QMargins rim = m_dialog.contentsMargins();
            size.setHeight(m_heightFor(width - rim.left() - rim.right()) + rim.top() + rim.bottom());
        } else if (QLayout* layout = m_dialog.layout()) {
            m_dialog.resize(width, m_dialog.height()); // so that wrapping widgets know their width
            layout->activate();
            size.setHeight(layout->hasHeightForWidth() ? layout->totalHeightForWidth(width)
                                                       : layout->totalSizeHint().height());
        }
        m_dialog.resize(size.boundedTo(most));
    }
    m_busy = false;
    placeInMiddle();
}

void StageFrame::placeInMiddle() {
    if (m_busy) return;
    const QRect around = room();
    const QPoint shade(qRound(kShadeX / 2), 0);
    m_dialog.move(around.center() - QPoint(m_dialog.width() / 2, m_dialog.height() / 2) + shade);
}

void StageFrame::dim(bool on) {
    if (m_dimmer) m_dimmer->deleteLater();
    if (on && m_dialog.parentWidget()) m_dimmer = new ModalDimmer(m_dialog.parentWidget()->window());
}

void StageFrame::takeBackdrop() {
    if (m_busy) return;
    m_backdrop = QPixmap();
    if (compositorIsSure() || !m_dialog.parentWidget()) return;
    // Grabbing a window lays it out, which notifies this object again.
    const QScopedValueRollback<bool> once(m_busy, true);
    QList<QWidget*> windows; // the nearest last
    for (QWidget* widget = m_dialog.parentWidget(); widget; widget = widget->window()->parentWidget())
        windows.prepend(widget->window());
    const qreal ratio = m_dialog.devicePixelRatioF();
    m_backdrop = QPixmap((QSizeF(m_dialog.size()) * ratio).toSize());
    m_backdrop.setDevicePixelRatio(ratio);
    m_backdrop.fill(theme::currentTheme().night);
    QPainter painter(&m_backdrop);
    for (QWidget* window : windows) {
        const QPoint at = window->mapToGlobal(QPoint(0, 0)) - m_dialog.pos();
        const QRect seen = QRect(at, window->size()) & m_dialog.rect();
        if (!seen.isEmpty()) painter.drawPixmap(seen.topLeft(), window->grab(seen.translated(-at)));
    }
}

int StageFrame::headingLeft() const {
    const qreal cards = m_cards[0].file.isEmpty() ? 40 : kCardsLeft + kCardStep + kCardWidth + 34;
    return qRound(cards * bandUnit());
}

void StageFrame::paintBand(QPainter& painter, const QRectF& sheet) const {
    const theme::Theme& l = theme::currentTheme();
    const qreal unit = theme::scale(), high = bandHeight(), radius = tokens::kDialogRadius * unit;
    const qreal bandUnits = bandUnit(), stroke = tokens::kDialogStroke * unit;
    const QRectF band(sheet.left(), sheet.top(), sheet.width(), high);
    QPainterPath rounded;
    rounded.addRoundedRect(sheet, radius, radius);
    painter.save();
    painter.setClipPath(rounded);
    if (l.shadows) {
        QLinearGradient background(band.topLeft(), band.bottomLeft());
        background.setColorAt(0, m_band.from);
        background.setColorAt(1, m_band.to);
        painter.fillRect(band, background);
        // Small waves.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 56), 2.4 * unit, Qt::SolidLine, Qt::RoundCap));
        for (int row = 0; row < 3; ++row) {
            const qreal y = band.top() + high * (0.24 + 0.28 * row);
            for (qreal x = band.left() + band.width() * 0.56 + ((row * 83) % 140) * unit;
                 x < band.right() - 70 * unit; x += 170 * unit) {
                QPainterPath wave(QPointF(x, y));
                wave.quadTo(x + 9 * unit, y - 8 * unit, x + 18 * unit, y);
                wave.quadTo(x + 27 * unit, y + 8 * unit, x + 36 * unit, y);
                wave.quadTo(x + 45 * unit, y - 8 * unit, x + 54 * unit, y);
                painter.drawPath(wave);
            }
        }
    } else {
        painter.fillRect(band, l.night);
    }
    painter.fillRect(QRectF(band.left(), band.bottom() - stroke, band.width(), stroke), l.ink);
    painter.restore();

    const QColor words = l.shadows ? tokens::kPaper : l.onNight;
    const qreal left = sheet.left() + headingLeft(), right = m_close->geometry().left() - 12 * bandUnits;
    const QFont titleFont = theme::fitText(theme::titleFont(kTitle * bandUnits), 16, m_title, right - left);
    // The title is drawn a little lower than its font says: without accents above it seems too high.
    const qreal lowered = 2 * bandUnits, titleHigh = QFontMetrics(titleFont).height() + lowered;
    painter.setPen(words);
    painter.setFont(titleFont);
    if (m_line.isEmpty()) {
        painter.drawText(QRectF(left, band.top() + 3 * bandUnits, right - left, high - stroke),
                         Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | Qt::TextDontClip, m_title);
        return;
    }
    // Use the user's font size, as far as the band has room.
    const auto highIn = [&](const QFont& font) {
        return QFontMetrics(font)
            .boundingRect(QRect(0, 0, int(right - left), 1000), Qt::TextWordWrap, m_line)
            .height();
    };
    const QFont lineFont = theme::fitText(
        theme::textFont(tokens::fontPixels(tokens::kCaption, theme::scale(), theme::textFactor())),
        tokens::kLeastFontPixels,
        [&](const QFont& font) { return titleHigh + highIn(font) <= high - 10 * unit; });
    const qreal lineHigh = highIn(lineFont), both = titleHigh + lineHigh;
    const qreal top = band.top() + std::max(2.0, (high - both) / 2);
    painter.drawText(QRectF(left, top + lowered, right - left, titleHigh - lowered),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, m_title);
    painter.setFont(lineFont);
    painter.drawText(QRectF(left, top + titleHigh, right - left, lineHigh + 2), Qt::TextWordWrap, m_line);
}

void StageFrame::paint() {
    const theme::Theme& l = theme::currentTheme();
    const qreal unit = theme::scale(), radius = tokens::kDialogRadius * unit,
                stroke = tokens::kDialogStroke * unit;
    QPainter painter(&m_dialog);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_backdrop.isNull())
        painter.drawPixmap(0, 0, m_backdrop);
    else if (!compositorIsSure())
        painter.fillRect(m_dialog.rect(), l.night);
    const QRectF page = sheet();
    if (l.shadows) {
        drawRounded(painter, page.translated(kShadeX * unit, kShadeY * unit), radius, faded(l.night, 0.7));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(l.paper);
    const qreal within = stroke / 2; // no paper is visible outside the outline
    painter.drawRoundedRect(page.adjusted(within, within, -within, -within), radius, radius);
    paintBand(painter, page.adjusted(within, within, -within, -within));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(l.ink, stroke));
    painter.drawRoundedRect(page.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2), radius, radius);

    if (m_cards[0].file.isEmpty()) return;
    const qreal bandUnits = bandUnit();
    constexpr qreal kTurns[] = {-6, 5};
    for (int i = 0; i < 2; ++i) {
        const QSizeF size(kCardWidth * bandUnits, kCardWidth * bandUnits * 1.4);
        const QSize physical = (size * m_dialog.devicePixelRatioF()).toSize();
        if (m_faces[i].size() != physical) m_faces[i] = facePicture(m_cards[i], physical);
        painter.save();
        painter.translate(page.left() + (kCardsLeft + i * kCardStep) * bandUnits,
                          page.top() - (kBreakOut - 8 - i * 8) * bandUnits);
        painter.rotate(kTurns[i]);
        if (l.shadows) {
            drawRounded(painter, QRectF(QPointF(3, 5) * bandUnits, size), 6 * bandUnits,
                        faded(l.night, 0.35));
        }
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(QRectF(QPointF(0, 0), size), m_faces[i], QRectF(m_faces[i].rect()));
        painter.restore();
    }
}

bool StageFrame::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &m_dialog) { // the window behind it
        if (m_dialog.isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) {
            fit();
            takeBackdrop();
        }
        return QObject::eventFilter(watched, event);
    }
    switch (event->type()) {
    case QEvent::Show:
        if (event->spontaneous()) break;
        dim(true);
        fit();
        takeBackdrop();
        break;
    case QEvent::Hide:
        if (!event->spontaneous()) dim(false);
        break;
    case QEvent::MouseButtonPress: // the band is the title bar; a program can't move its windows on Wayland
        if (const auto* press = static_cast<QMouseEvent*>(event);
            press->button() == Qt::LeftButton && press->position().y() < sheet().top() + bandHeight())
            return m_dialog.windowHandle() && m_dialog.windowHandle()->startSystemMove();
        break;
    case QEvent::Resize:
        leaveRoom();
        if (m_dialog.isVisible()) {
            placeInMiddle();
            takeBackdrop();
        }
        break;
    case QEvent::Move: // moved by the window manager
        if (m_dialog.isVisible()) takeBackdrop();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        m_faces[0] = m_faces[1] = QPixmap();
        leaveRoom();
        if (m_dialog.isVisible()) fit();
        break;
    case QEvent::WindowTitleChange:
        if (m_title.isEmpty()) m_dialog.update();
        break;
    case QEvent::Paint: paint(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_stageframe.cpp"

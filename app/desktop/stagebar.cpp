#include "app/desktop/stagebar.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/keymap.h"
#include "views/theme/parts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kLeastTitle = 0.7; ///< smallest title, as a share of the bar's font size
constexpr int kEaves = 4;          ///< pixels that letters may extend beyond their width
const QString kBetween = QStringLiteral(" \u00b7 ");

/// A button on the bar with an icon or a word.
class BarButton : public QAbstractButton {
  public:
    enum class Sign : quint8 { Word, Sound, Pause };

    explicit BarButton(Sign sign, QWidget* parent) : QAbstractButton(parent), m_sign(sign) {
        setFocusPolicy(Qt::NoFocus); // the menus and the table have keys for all of them
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    }

    /// The key with the same effect, for display only.
    void setKey(const QString& key) {
        m_key = key;
        updateGeometry();
    }

    QSize sizeHint() const override {
        const qreal unit = theme::unitOf(*this) * tokens::kBody / tokens::kCaption;
        qreal wide = 34 * unit;
        if (m_sign == Sign::Word) wide = QFontMetrics(strong()).horizontalAdvance(text()) + 20 * unit;
        if (!m_key.isEmpty()) wide += theme::capWidth(QFontMetrics(small()), m_key) + 6 * unit;
        return {int(std::ceil(wide)), qRound(tokens::kBarHeight * unit) - 2};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        const theme::Theme& l = theme::currentTheme();
        const qreal unit = theme::unitOf(*this) * tokens::kBody / tokens::kCaption;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor words = l.onNight;
        if (!isEnabled()) words.setAlphaF(0.45F);
        if (isEnabled() && (underMouse() || isDown())) {
            drawRounded(painter, QRectF(rect()).adjusted(0, 3, 0, -4), 6 * unit,
                        l.shadows ? theme::mixed(l.panel, l.onPanel, 0.12) : l.night);
            words = l.title;
        }
        const qreal middle = height() / 2.0;
        qreal x = 8 * unit;
        painter.setPen(words);
        painter.setBrush(words);
        if (m_sign == Sign::Word) {
            painter.setFont(strong());
            const int cap = m_key.isEmpty() ? 0 : theme::capWidth(QFontMetrics(small()), m_key);
            painter.drawText(rect().adjusted(0, 0, -cap, 0), Qt::AlignCenter, text());
        } else if (m_sign == Sign::Pause) {
            painter.setPen(Qt::NoPen);
            if (isChecked()) {
                const QPointF on[] = {{x + 2 * unit, middle - 9 * unit},
                                      {x + 2 * unit, middle + 9 * unit},
                                      {x + 17 * unit, middle}};
                painter.drawPolygon(on, 3);
            } else {
                painter.drawRoundedRect(QRectF(x + 2 * unit, middle - 9 * unit, 5 * unit, 18 * unit), 1.5,
                                        1.5);
                painter.drawRoundedRect(QRectF(x + 11 * unit, middle - 9 * unit, 5 * unit, 18 * unit), 1.5,
                                        1.5);
            }
        } else {
            painter.setPen(Qt::NoPen);
            QPainterPath horn(QPointF(x, middle - 4 * unit));
            for (const QPointF& to :
                 {QPointF(6, -4), QPointF(13, -10), QPointF(13, 10), QPointF(6, 4), QPointF(0, 4)})
                horn.lineTo(x + to.x() * unit, middle + to.y() * unit);
            horn.closeSubpath();
            painter.drawPath(horn);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(words, 2 * unit, Qt::SolidLine, Qt::RoundCap));
            if (isChecked()) {
                for (const qreal reach : {4.0, 8.0}) {
                    const QRectF arc(x + (16 - reach) * unit, middle - (reach + 2) * unit, 2 * reach * unit,
                                     2 * (reach + 2) * unit);
                    painter.drawArc(arc, -45 * 16, 90 * 16);
                }
            } else {
                painter.drawLine(QPointF(x + 17 * unit, middle - 4 * unit),
                                 QPointF(x + 25 * unit, middle + 4 * unit));
                painter.drawLine(QPointF(x + 25 * unit, middle - 4 * unit),
                                 QPointF(x + 17 * unit, middle + 4 * unit));
            }
        }
        if (m_key.isEmpty()) return;
        const QFont keyFont = small();
        const int cap = theme::capWidth(QFontMetrics(keyFont), m_key),
                  high = QFontMetrics(keyFont).height() + 2;
        painter.setFont(keyFont);
        theme::drawCap(painter, QRectF(width() - cap - 2 * unit, std::round(middle - high / 2.0), cap, high),
                       m_key, {.kind = theme::ButtonKind::Quiet, .enabled = true}, unit);
    }

  private:
    QFont strong() const { return theme::textFont(theme::fontPixels(*this), true); }
    QFont small() const {
        return theme::textFont(std::max<qreal>(tokens::kLeastFontPixels, theme::fontPixels(*this) * 0.8),
                               true);
    }

    Sign m_sign;
    QString m_key;
};

} // namespace

class BarButtons : public QWidget {
  public:
    explicit BarButtons(QWidget* parent)
        : QWidget(parent), speed(new BarButton(BarButton::Sign::Word, this)),
          sound(new BarButton(BarButton::Sign::Sound, this)),
          pause(new BarButton(BarButton::Sign::Pause, this)),
          skip(new BarButton(BarButton::Sign::Word, this)),
          leave(new BarButton(BarButton::Sign::Word, this)) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 10, 2);
        row->setSpacing(4);
        for (QAbstractButton* button : {skip, leave, speed, sound, pause})
            row->addWidget(button);
        for (QAbstractButton* button : {pause, leave})
            static_cast<BarButton*>(button)->setKey(keys::nameOf(keys::Command::Back));
        static_cast<BarButton*>(skip)->setKey(keys::nameOf(keys::Command::SkipPart));
        sound->setCheckable(true);
        pause->setCheckable(true);
        for (QWidget* button : {pause, skip, leave})
            button->hide(); // until something is played
        skip->setObjectName(QStringLiteral("skipPart"));
        leave->setObjectName(QStringLiteral("leaveLesson"));
        speed->setObjectName(QStringLiteral("barSpeed"));
        sound->setObjectName(QStringLiteral("barSound"));
        pause->setObjectName(QStringLiteral("barPause"));
    }

    QAbstractButton *speed, *sound, *pause, *skip, *leave;
};

StageBar::StageBar(QWidget* parent) : QMenuBar(parent), m_buttons(new BarButtons(this)) {
    m_buttons->speed->setAccessibleName(tr("Speed of the cards"));
    m_buttons->speed->setToolTip(tr("Speed of the cards"));
    m_buttons->sound->setAccessibleName(tr("Sounds"));
    m_buttons->pause->setAccessibleName(tr("Pause"));
    setNativeMenuBar(false); // a native menu bar would show nothing but the menus
    setCornerWidget(m_buttons, Qt::TopRightCorner);
    connect(m_buttons->sound, &QAbstractButton::clicked, this, &StageBar::soundWanted);
    connect(m_buttons->pause, &QAbstractButton::clicked, this, &StageBar::pauseWanted);
    connect(m_buttons->leave, &QAbstractButton::clicked, this, &StageBar::leaveWanted);
    connect(m_buttons->skip, &QAbstractButton::clicked, this, &StageBar::skipWanted);
    setPlaying(false, false);
    fit();
}

QMenuBar* StageBar::menusOf(QMainWindow& window, StageBar& bar) {
    auto* ofSystem = new QMenuBar(&window);
    if (ofSystem->isNativeMenuBar()) return ofSystem;
    delete ofSystem;
    return &bar;
}

void StageBar::setTitle(const QString& title) {
    m_title = title;
    update();
}

void StageBar::showSettings(const Settings& settings) {
    const double speed = settings.motion.pace == Pace::Off ? 0 : 1 / factor(settings.motion.pace);
    m_buttons->speed->setText(settings.motion.pace == Pace::Off
                                  ? tr("no motion")
                                  //: how fast cards move: "1x"
                                  : tr("%1x").arg(locale().toString(std::round(speed * 10) / 10)));
    m_buttons->sound->setChecked(settings.sounds.on);
    m_buttons->sound->setToolTip(settings.sounds.on ? tr("Sounds are on (M)") : tr("Sounds are off (M)"));
    m_buttons->speed->updateGeometry();
    giveRoom();
}

/// Updates the width of the corner widget, which QMenuBar reads only when it is set. This closes an open
/// menu.
void StageBar::giveRoom() {
    m_buttons->adjustSize();
    setCornerWidget(m_buttons, Qt::TopRightCorner);
}

void StageBar::setPlaying(bool playing, bool paused) {
    m_buttons->pause->setChecked(paused);
    m_buttons->pause->setToolTip(paused ? tr("Resume (Esc)") : tr("Pause (Esc)"));
    if (m_buttons->pause->isHidden() != playing) return;
    m_buttons->pause->setVisible(playing);
    giveRoom();
}

void StageBar::setLeaveActions(const QString& leave, const QString& skip) {
    m_buttons->leave->setText(leave);
    m_buttons->skip->setText(skip);
    for (QAbstractButton* button : {m_buttons->leave, m_buttons->skip}) {
        button->setVisible(!button->text().isEmpty());
        button->updateGeometry();
    }
    giveRoom();
}

void StageBar::setPaces(QMenu* paces) {
    disconnect(m_buttons->speed, nullptr, this, nullptr);
    connect(m_buttons->speed, &QAbstractButton::clicked, this, [this, paces] {
        paces->popup(m_buttons->speed->mapToGlobal(QPoint(0, m_buttons->speed->height())));
    });
}

void StageBar::fit() {
    const qreal unit = theme::unitOf(*this) * tokens::kBody / tokens::kCaption;
    const int high = std::max(qRound(tokens::kBarHeight * unit), fontMetrics().height() + 10);
    m_buttons->setFixedHeight(high);
    setMinimumHeight(high);
    giveRoom();
}

void StageBar::changeEvent(QEvent* event) {
    QMenuBar::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

void StageBar::resizeEvent(QResizeEvent* event) {
    QMenuBar::resizeEvent(event);
    update();
}

void StageBar::paintEvent(QPaintEvent* event) {
    QMenuBar::paintEvent(event);
    const theme::Theme& l = theme::currentTheme();
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 2, width(), 2), faded(l.act, 0.55));
    if (m_title.isEmpty()) return;
    int free = 0; // right edge of the last menu
    for (const QAction* action : actions())
        free = std::max(free, actionGeometry(const_cast<QAction*>(action)).right());
    const int pad = fontMetrics().averageCharWidth() * 2, most = m_buttons->x() - pad;
    // If the title is too wide, first make it smaller, then drop its last parts.
    QString title = m_title;
    const int usual = qRound(theme::fontPixels(*this)), span = most - free - pad - kEaves;
    const auto fits = [&](const QFont& font) { return QFontMetrics(font).horizontalAdvance(title) <= span; };
    const QFont font = theme::fitText(theme::titleFont(usual),
                                      std::max<qreal>(tokens::kLeastFontPixels, usual * kLeastTitle), fits);
    while (!fits(font) && title.lastIndexOf(kBetween) > 0)
        title.truncate(title.lastIndexOf(kBetween));
    m_shown = title;
    painter.setFont(font);
    const QFontMetrics metrics(painter.font());
    const int wide = metrics.horizontalAdvance(title);
    int left = (width() - wide) / 2;
    if (left < free + pad || left + wide > most)
        left = std::max(free + pad, most - wide - kEaves); // as close to the middle as possible
    const QRect room(left, 1, std::min(wide + kEaves, most - left), height() - 2);
    if (room.width() < 6 * metrics.averageCharWidth()) return;
    painter.setPen(l.title);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(title, Qt::ElideRight, room.width()));
}

} // namespace tacklebox

#include "moc_stagebar.cpp"

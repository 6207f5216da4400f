#include "views/theme/theme.h"

#include "views/theme/fonts.h"
#include "views/theme/stagestyle.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QIcon>
#include <QPalette>
#include <QToolTip>

#include <array>

namespace tacklebox::theme {

namespace {

const QColor kBlack(0, 0, 0), kWhite(255, 255, 255), kSignal(0xff, 0xe1, 0x00),
    kFaintOnBlack(0xbd, 0xbd, 0xbd);

struct Now {
    Choice choice;
    double scale = 1;
    bool applied = false, touch = false;
};
/// One per program, like its font and palette.
Now& now() {
    static Now value;
    return value;
}

QPalette paletteOf(const Theme& theme) {
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor& colour, const QColor& disabled) {
        p.setColor(QPalette::Active, role, colour);
        p.setColor(QPalette::Inactive, role, colour);
        p.setColor(QPalette::Disabled, role, disabled);
    };
    set(QPalette::Window, theme.paper, theme.paper);
    set(QPalette::WindowText, theme.ink, theme.onOff);
    set(QPalette::Base, theme.paper, theme.paper);
    set(QPalette::AlternateBase, theme.paperSecond, theme.paperSecond);
    set(QPalette::Text, theme.ink, theme.onOff);
    set(QPalette::PlaceholderText, theme.hint, theme.onOff);
    set(QPalette::Button, theme.paper, theme.off);
    set(QPalette::ButtonText, theme.ink, theme.onOff);
    set(QPalette::BrightText, theme.onDanger, theme.onOff);
    set(QPalette::Highlight, theme.row, theme.off);
    set(QPalette::HighlightedText, theme.onRow, theme.onOff);
    set(QPalette::ToolTipBase, theme.night, theme.night);
    set(QPalette::ToolTipText, theme.onNight, theme.onNight);
    set(QPalette::Link, theme.filled, theme.onOff);
    set(QPalette::LinkVisited, theme.filled, theme.onOff);
    set(QPalette::Light, theme.paper, theme.paper);
    set(QPalette::Midlight, theme.paperSecond, theme.paperSecond);
    set(QPalette::Mid, theme.rule, theme.rule);
    set(QPalette::Dark, theme.muted, theme.muted);
    set(QPalette::Shadow, theme.night, theme.night);
    return p;
}

QPalette barPalette(const Theme& theme) {
    QPalette p = paletteOf(theme);
    for (const QPalette::ColorRole background : {QPalette::Window, QPalette::Base, QPalette::Button})
        p.setColor(background, theme.night);
    for (const QPalette::ColorRole words : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(words, theme.onNight);
        p.setColor(QPalette::Disabled, words, kFaintOnBlack);
    }
    return p;
}

void applyFonts() {
    const auto pixels = [](double size) { return tokens::fontPixels(size, now().scale, now().choice.text); };
    const QFont font = textFont(pixels(tokens::kBody));
    if (QApplication::font() == font) return;
    QApplication::setFont(font); // resets the fonts of classes
    const QFont strong = textFont(pixels(tokens::kBody), true);
    for (const char* strongly : {"QAbstractButton", "QTabBar", "QComboBox"})
        QApplication::setFont(strong, strongly);
    QApplication::setFont(textFont(pixels(tokens::kCaption), true), "QHeaderView");
    for (const char* menu : {"QMenuBar", "QMenu"})
        QApplication::setFont(textFont(pixels(tokens::kCaption)), menu);
    QToolTip::setFont(textFont(pixels(tokens::kCaption)));
}

void tellEverybody() {
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent changed(QEvent::StyleChange);
        QApplication::sendEvent(widget, &changed);
    }
}

} // namespace

QColor mixed(const QColor& from, const QColor& to, qreal share) {
    const auto part = [share](float a, float b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

const Theme& standardTheme() {
    static const Theme theme{.ink = tokens::kInk,
                             .muted = tokens::kMuted,
                             .paper = tokens::kPaper,
                             .paperSecond = tokens::kPaperSecond,
                             .onInk = tokens::kPaper,
                             .field = tokens::kField,
                             .hint = QColor(0x5c, 0x66, 0x70),
                             .night = tokens::kNight,
                             .onNight = tokens::kPaper,
                             .title = tokens::kGoldLight,
                             .panel = tokens::kPanel,
                             .onPanel = tokens::kPaper,
                             .act = tokens::kGold,
                             .onAct = tokens::kInk,
                             .row = tokens::kGoldLight,
                             .onRow = tokens::kInk,
                             .off = QColor(0xe4, 0xdd, 0xcb),
                             .onOff = tokens::kOff,
                             .filled = tokens::kTeal,
                             .groove = tokens::kRule,
                             .rule = tokens::kRule,
                             .minus = tokens::kRed,
                             .danger = tokens::kKill,
                             .onDanger = tokens::kField,
                             .ring = tokens::kGoldLight,
                             .ringBackground = tokens::kInk};
    return theme;
}

const Theme& highContrastTheme() {
    static const Theme theme{.ink = kWhite,
                             .muted = kWhite,
                             .paper = kBlack,
                             .paperSecond = kBlack,
                             .onInk = kBlack,
                             .field = kBlack,
                             .hint = kFaintOnBlack,
                             .night = kBlack,
                             .onNight = kWhite,
                             .title = kSignal,
                             .panel = kBlack,
                             .onPanel = kWhite,
                             .act = kSignal,
                             .onAct = kBlack,
                             .row = kSignal,
                             .onRow = kBlack,
                             .off = kBlack,
                             .onOff = kFaintOnBlack,
                             .filled = kSignal,
                             .groove = kBlack,
                             .rule = kWhite,
                             .minus = kWhite,
                             .danger = kWhite,
                             .onDanger = kBlack,
                             .ring = kSignal,
                             .ringBackground = kBlack,
                             .shadows = false};
    return theme;
}

QString deckStyleKey(DeckStyle deck) {
    return QLatin1String(deck.largeIndex ? "large" : "") + QLatin1String(deck.fourColours ? "four" : "");
}

DeckStyle deckStyleOf(const QString& deckStyle) {
    return {.largeIndex = deckStyle.contains(QLatin1String("large")),
            .fourColours = deckStyle.contains(QLatin1String("four"))};
}

QColor suitColour(int suit, DeckStyle deck) {
    // Close to the colours in the files, but different enough for all kinds of colour vision.
    switch (suit) {
    case 1: return deck.fourColours ? QColor(0xce, 0x1d, 0x47) : QColor(0xc2, 0x24, 0x40);
    case 2: return deck.fourColours ? QColor(0x0e, 0x5f, 0xc7) : QColor(0xc2, 0x24, 0x40);
    case 3: return deck.fourColours ? QColor(0x13, 0x5f, 0x1a) : tokens::kInk;
    default: return tokens::kInk;
    }
}

QColor meaningColour(int colour) {
    static const std::array<QColor, 5> kColours{QColor(0xD0, 0x38, 0x52), QColor(0xF1, 0xD2, 0x32),
                                                QColor(0x06, 0x69, 0x27), QColor(0x3C, 0x89, 0xDC),
                                                QColor(0x8B, 0x20, 0xA6)};
    return colour >= 0 && colour < int(kColours.size()) ? kColours[std::size_t(colour)] : QColor();
}

Band bandOf(Background background) {
    switch (background) {
    case Background::BackRoom: break;
    case Background::HarbourMouth: return {QColor(0x4a, 0x2c, 0x7a), QColor(0x15, 0x2c, 0x5c)};
    case Background::Ice: return {QColor(0x4f, 0x6f, 0x8c), QColor(0x2f, 0x4a, 0x66)};
    case Background::Beach: return {QColor(0x2e, 0x63, 0xb4), QColor(0x19, 0x3c, 0x76)};
    case Background::Dock: return {QColor(0xa3, 0x4e, 0x22), QColor(0x5c, 0x2c, 0x17)};
    case Background::LilyPond: return {QColor(0xb9, 0x4a, 0x57), QColor(0x7a, 0x31, 0x42)};
    }
    return {QColor(0x2a, 0x7a, 0x77), QColor(0x12, 0x50, 0x5c)};
}

Band counterBand() {
    return {tokens::kWood, tokens::kWoodDark};
}

const Choice& choice() {
    return now().choice;
}

const Theme& currentTheme() {
    return now().choice.scenery == Scenery::HighContrast ? highContrastTheme() : standardTheme();
}

double textFactor() {
    return now().choice.text;
}

double scale() {
    return now().scale;
}

void use(const Choice& choice) {
    const bool first = !now().applied, colours = first || choice.scenery != now().choice.scenery,
               deckChanged = colours || choice.deck != now().choice.deck,
               larger = choice.text != now().choice.text;
    now().choice = choice;
    now().applied = true;
    if (first) QApplication::setStyle(new StageStyle);
    if (colours) {
        const Theme& current = currentTheme();
        QApplication::setPalette(paletteOf(current));
        for (const char* bar : {"QMenuBar", "QMenu"})
            QApplication::setPalette(barPalette(current), bar);
        QToolTip::setPalette(barPalette(current));
    }
    applyFonts();
    // Tell all widgets: another scenery may have the same palette, and widgets with a custom font do not
    // follow the application's font.
    if ((deckChanged || larger) && !first) tellEverybody();
}

void useScale(double scale) {
    if (scale == now().scale) return;
    now().scale = scale;
    if (now().applied) applyFonts();
}

bool touch() {
    return now().touch;
}

void useTouch(bool on) {
    if (on == now().touch) return;
    now().touch = on;
    tellEverybody();
}

double buttonHeight() {
    return now().touch ? tokens::kTouchHeight : tokens::kButtonHeight;
}

bool systemWantsContrast() {
    if (QIcon::themeName().startsWith(QLatin1String("HighContrast"), Qt::CaseInsensitive)) return true;
    const QPalette colours = QApplication::palette();
    const QColor background = colours.color(QPalette::Window).toRgb(),
                 words = colours.color(QPalette::WindowText).toRgb();
    return background == kBlack && words == kWhite && colours.color(QPalette::Button).toRgb() == kBlack;
}

} // namespace tacklebox::theme

#include "views/theme/look.h"

#include "views/theme/fonts.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"
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
    bool dressed = false;
};
/// One a program, as its font and palette are.
Now& now() {
    static Now value;
    return value;
}

QPalette paletteOf(const Look& look) {
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor& colour, const QColor& disabled) {
        p.setColor(QPalette::Active, role, colour);
        p.setColor(QPalette::Inactive, role, colour);
        p.setColor(QPalette::Disabled, role, disabled);
    };
    set(QPalette::Window, look.paper, look.paper);
    set(QPalette::WindowText, look.ink, look.onOff);
    set(QPalette::Base, look.paper, look.paper);
    set(QPalette::AlternateBase, look.paperSecond, look.paperSecond);
    set(QPalette::Text, look.ink, look.onOff);
    set(QPalette::PlaceholderText, look.hint, look.onOff);
    set(QPalette::Button, look.paper, look.off);
    set(QPalette::ButtonText, look.ink, look.onOff);
    set(QPalette::BrightText, look.onDanger, look.onOff);
    set(QPalette::Highlight, look.row, look.off);
    set(QPalette::HighlightedText, look.onRow, look.onOff);
    set(QPalette::ToolTipBase, look.night, look.night);
    set(QPalette::ToolTipText, look.onNight, look.onNight);
    set(QPalette::Link, look.filled, look.onOff);
    set(QPalette::LinkVisited, look.filled, look.onOff);
    set(QPalette::Light, look.paper, look.paper);
    set(QPalette::Midlight, look.paperSecond, look.paperSecond);
    set(QPalette::Mid, look.rule, look.rule);
    set(QPalette::Dark, look.muted, look.muted);
    set(QPalette::Shadow, look.night, look.night);
    return p;
}

QPalette barPalette(const Look& look) {
    QPalette p = paletteOf(look);
    for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base, QPalette::Button})
        p.setColor(ground, look.night);
    for (const QPalette::ColorRole words : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(words, look.onNight);
        p.setColor(QPalette::Disabled, words, kFaintOnBlack);
    }
    return p;
}

void dressFonts() {
    const auto pixels = [](double size) { return tokens::letters(size, now().scale, now().choice.text); };
    const QFont font = textFont(pixels(tokens::kBody));
    if (QApplication::font() == font) return;
    QApplication::setFont(font); // forgets those of classes
    const QFont strong = textFont(pixels(tokens::kBody), true);
    for (const char* strongly : {"QAbstractButton", "QTabBar", "QComboBox"})
        QApplication::setFont(strong, strongly);
    QApplication::setFont(textFont(pixels(tokens::kCaption), true), "QHeaderView");
    for (const char* menu : {"QMenuBar", "QMenu"})
        QApplication::setFont(textFont(pixels(tokens::kCaption)), menu);
    QToolTip::setFont(textFont(pixels(tokens::kCaption)));
}

} // namespace

const Look& standardLook() {
    using namespace tokens;
    static const Look look{.ink = kInk,
                           .muted = kMuted,
                           .paper = kPaper,
                           .paperSecond = kPaperSecond,
                           .onInk = kPaper,
                           .field = kField,
                           .hint = QColor(0x5c, 0x66, 0x70),
                           .night = kNight,
                           .onNight = kPaper,
                           .title = kGoldLight,
                           .panel = kPanel,
                           .onPanel = kPaper,
                           .act = kGold,
                           .onAct = kInk,
                           .row = kGoldLight,
                           .onRow = kInk,
                           .off = QColor(0xe4, 0xdd, 0xcb),
                           .onOff = kOff,
                           .filled = kTeal,
                           .groove = kRule,
                           .rule = kRule,
                           .minus = kRed,
                           .danger = kKill,
                           .onDanger = kField,
                           .ring = kGoldLight,
                           .ringGround = kInk};
    return look;
}

const Look& highContrastLook() {
    static const Look look{.ink = kWhite,
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
                           .ringGround = kBlack,
                           .shadows = false};
    return look;
}

QString dressOf(DeckLook deck) {
    return QLatin1String(deck.largeIndex ? "large" : "") + QLatin1String(deck.fourColours ? "four" : "");
}

DeckLook deckOfDress(const QString& dress) {
    return {.largeIndex = dress.contains(QLatin1String("large")),
            .fourColours = dress.contains(QLatin1String("four"))};
}

QColor suitColour(int suit, DeckLook deck) {
    // Near what stands in the files, and so far apart that no eye takes one for another.
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

Band bandOf(const QString& place) {
    struct Row {
        const char* place;
        Band band;
    };
    static const Row kRows[] = {{"pond", {QColor(0xb9, 0x4a, 0x57), QColor(0x7a, 0x31, 0x42)}},
                                {"shop", {QColor(0x2a, 0x7a, 0x77), QColor(0x12, 0x50, 0x5c)}},
                                {"harbour", {QColor(0x4a, 0x2c, 0x7a), QColor(0x15, 0x2c, 0x5c)}},
                                {"ice", {QColor(0x4f, 0x6f, 0x8c), QColor(0x2f, 0x4a, 0x66)}},
                                {"beach", {QColor(0x2e, 0x63, 0xb4), QColor(0x19, 0x3c, 0x76)}},
                                {"dock", {QColor(0xa3, 0x4e, 0x22), QColor(0x5c, 0x2c, 0x17)}},
                                {"counter", {tokens::kWood, tokens::kWoodDark}}};
    for (const Row& row : kRows)
        if (place == QLatin1String(row.place)) return row.band;
    return kRows[1].band;
}

const Choice& choice() {
    return now().choice;
}

const Look& look() {
    return now().choice.scenery == Scenery::HighContrast ? highContrastLook() : standardLook();
}

double textFactor() {
    return now().choice.text;
}

double scale() {
    return now().scale;
}

void use(const Choice& choice) {
    const bool first = !now().dressed, colours = first || choice.scenery != now().choice.scenery,
               drawn = colours || choice.deck != now().choice.deck;
    now().choice = choice;
    now().dressed = true;
    if (first) QApplication::setStyle(new StageStyle);
    if (colours) {
        const Look& current = look();
        QApplication::setPalette(paletteOf(current));
        for (const char* bar : {"QMenuBar", "QMenu"})
            QApplication::setPalette(barPalette(current), bar);
        QToolTip::setPalette(barPalette(current));
    }
    dressFonts();
    // The palette may be the same for another scenery, so nobody would hear of it.
    if (drawn && !first)
        for (QWidget* widget : QApplication::allWidgets()) {
            QEvent changed(QEvent::StyleChange);
            QApplication::sendEvent(widget, &changed);
        }
}

void useScale(double scale) {
    if (scale == now().scale) return;
    now().scale = scale;
    if (now().dressed) dressFonts();
}

bool systemWantsContrast() {
    if (QIcon::themeName().startsWith(QLatin1String("HighContrast"), Qt::CaseInsensitive)) return true;
    const QPalette colours = QApplication::palette();
    const QColor ground = colours.color(QPalette::Window).toRgb(),
                 words = colours.color(QPalette::WindowText).toRgb();
    return ground == kBlack && words == kWhite && colours.color(QPalette::Button).toRgb() == kBlack;
}

} // namespace tacklebox::theme

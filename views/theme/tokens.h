// The stage's colours, sizes of letters and distances at scale 1, a window of 1280 x 800.
#pragma once

#include <QColor>

#include <algorithm>

namespace tacklebox::tokens {

inline constexpr QColor kInk(0x16, 0x28, 0x3a);   ///< outlines, text on paper and gold
inline constexpr QColor kNight(0x0d, 0x1b, 0x29); ///< bar, chips under captions, veils, hard shadows
inline constexpr QColor kPanel(0x1b, 0x33, 0x48); ///< the ribbon while others play, quiet buttons
inline constexpr QColor kPaper(0xff, 0xfb, 0xf1); ///< ribbon, dialogs, tags
inline constexpr QColor kPaperSecond(0xf4, 0xe9, 0xd2);
inline constexpr QColor kSand(0xe3, 0xd6, 0xbd);  ///< a button that cannot be pressed
inline constexpr QColor kMuted(0x4a, 0x5a, 0x68); ///< text of second rank on paper
inline constexpr QColor kGold(0xf2, 0xb9, 0x0f);  ///< what may be pressed, who is to act, counts and points
inline constexpr QColor kGoldLight(0xff, 0xe0, 0x7a); ///< the row in focus, a hit
inline constexpr QColor kFoam(0xdd, 0xf3, 0xf1);      ///< captions on night chips
inline constexpr QColor kMiss(0xbf, 0xe3, 0xf2);      ///< the bubble of a miss
inline constexpr QColor kRed(0xc6, 0x38, 0x2b);       ///< minus
inline constexpr QColor kKill(0xb3, 0x24, 0x3f);      ///< danger
inline constexpr QColor kWood(0x8a, 0x55, 0x30);      ///< rail, shelf
inline constexpr QColor kWoodLight(0xb9, 0x81, 0x4c);
inline constexpr QColor kWoodDark(0x4b, 0x2a, 0x13);
inline constexpr QColor kLake(0x1b, 0x56, 0x88);  ///< water, "into the lake"
inline constexpr QColor kTeal(0x1c, 0x5d, 0x6b);  ///< the filled part of a slider, what is drawn on paper
inline constexpr QColor kRule(0xd9, 0xcb, 0xaa);  ///< thin lines on paper, the empty part of a slider
inline constexpr QColor kField(0xff, 0xff, 0xff); ///< what is typed into
inline constexpr QColor kOff(0x4a, 0x55, 0x60);   ///< words of what cannot be pressed, on sand

/// Sizes of letters in pixels at scale 1.
inline constexpr double kKeyCap = 12, kCaption = 15, kBody = 16, kName = 17, kBubble = 18, kRibbonTitle = 20,
                        kHeading = 26, kScreenTitle = 40;
inline constexpr double kLeastFontPixels = 11; ///< pixels; nothing is written smaller

inline constexpr double kGap = 8, kWideGap = 16, kMargin = 16, kWideMargin = 28;
inline constexpr double kRibbonHeight = 58;
inline constexpr double kButtonHeight = 40, kTouchHeight = 48, kButtonEdge = 4, kButtonRoundness = 0.28;
inline constexpr double kBarHeight = 34, kRowHeight = 44, kTick = 26, kKnob = 28, kGroove = 10,
                        kDrawerWidth = 320;
inline constexpr double kCapRadius = 5, kFieldRadius = 9, kTagRadius = 8, kPanelRadius = 16,
                        kDialogRadius = 22;
inline constexpr double kThinStroke = 2.4, kRibbonStroke = 2.8, kDialogStroke = 3.4, kSceneryStroke = 4;

/// By how much everything is larger than at 1280 x 800 in a window of this size in pixels; 0.75 to 3.
constexpr double scaleOf(double width, double height) {
    return std::clamp(std::min(width / 1280, height / 800), 0.75, 3.0);
}

/// The same for the view of a table, which the window's bar leaves: 766 high at scale 1. Lists beside it make
/// it narrower before anything on it becomes smaller.
constexpr double tableScaleOf(double width, double height) {
    return std::clamp(std::min(width / 1000, height / 766), 0.75, 3.0);
}

/// Pixels of a font that is `size` at scale 1; `text` is the person's factor, 1 to 2.
constexpr double fontPixels(double size, double scale, double text = 1) {
    return std::max(kLeastFontPixels, size * scale * text);
}

} // namespace tacklebox::tokens

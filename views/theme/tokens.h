// Colours, font sizes and distances at scale 1, which is a window of 1280 x 800.
#pragma once

#include <QColor>

#include <algorithm>

namespace tacklebox::tokens {

inline constexpr QColor kInk(0x16, 0x28, 0x3a);   ///< outlines, text on paper and gold
inline constexpr QColor kNight(0x0d, 0x1b, 0x29); ///< bar, chips under captions, dimming, hard shadows
inline constexpr QColor kPanel(0x1b, 0x33, 0x48); ///< the prompt bar while others play, quiet buttons
inline constexpr QColor kPaper(0xff, 0xfb, 0xf1); ///< prompt bar, dialogs, tags
inline constexpr QColor kPaperSecond(0xf4, 0xe9, 0xd2);
inline constexpr QColor kSand(0xe3, 0xd6, 0xbd);  ///< disabled buttons
inline constexpr QColor kMuted(0x4a, 0x5a, 0x68); ///< secondary text on paper
inline constexpr QColor kGold(0xf2, 0xb9, 0x0f);  ///< buttons to press, the player on turn, counts and points
inline constexpr QColor kGoldLight(0xff, 0xe0, 0x7a); ///< the row in focus, a hit
inline constexpr QColor kFoam(0xdd, 0xf3, 0xf1);      ///< captions on night chips
inline constexpr QColor kMiss(0xbf, 0xe3, 0xf2);      ///< the bubble of a miss
inline constexpr QColor kRed(0xc6, 0x38, 0x2b);       ///< negative numbers
inline constexpr QColor kKill(0xb3, 0x24, 0x3f);      ///< danger
inline constexpr QColor kWood(0x8a, 0x55, 0x30);      ///< rail, shelf
inline constexpr QColor kWoodLight(0xb9, 0x81, 0x4c);
inline constexpr QColor kWoodDark(0x4b, 0x2a, 0x13);
inline constexpr QColor kLake(0x1b, 0x56, 0x88);  ///< water, "into the lake"
inline constexpr QColor kTeal(0x1c, 0x5d, 0x6b);  ///< the filled part of a slider, drawings on paper
inline constexpr QColor kRule(0xd9, 0xcb, 0xaa);  ///< thin lines on paper, the empty part of a slider
inline constexpr QColor kField(0xff, 0xff, 0xff); ///< input fields
inline constexpr QColor kOff(0x4a, 0x55, 0x60);   ///< text of disabled buttons, on sand

/// Font sizes in pixels at scale 1.
inline constexpr double kKeyCap = 12, kCaption = 15, kBody = 16, kName = 17, kBubble = 18,
                        kPromptBarTitle = 20, kHeading = 26, kScreenTitle = 40;
inline constexpr double kLeastFontPixels = 11; ///< pixels; no text is smaller

inline constexpr double kGap = 8, kMargin = 16;
inline constexpr double kPromptBarHeight = 58;
inline constexpr double kButtonHeight = 40, kTouchHeight = 48, kButtonEdge = 4, kButtonRoundness = 0.28;
inline constexpr double kBarHeight = 34, kRowHeight = 44, kTick = 26, kKnob = 28, kGroove = 10;
inline constexpr double kCapRadius = 5, kFieldRadius = 9, kTagRadius = 8, kPanelRadius = 16,
                        kDialogRadius = 22;
inline constexpr double kThinStroke = 2.4, kBarStroke = 2.8, kDialogStroke = 3.4, kSceneryStroke = 4;

/// The scale of a window of that size in pixels: 1 at 1280 x 800; at least 0.75, at most 3.
constexpr double scaleOf(double width, double height) {
    return std::clamp(std::min(width / 1280, height / 800), 0.75, 3.0);
}

/// The scale of a table's view, which is 766 pixels high at scale 1, below the bar of the window. Lists
/// beside the table make the view narrower before they make it smaller.
constexpr double tableScaleOf(double width, double height) {
    return std::clamp(std::min(width / 1000, height / 766), 0.75, 3.0);
}

/// The pixels of a font with that `size` at scale 1; `text` is the user's factor, 1 to 2.
constexpr double fontPixels(double size, double scale, double text = 1) {
    return std::max(kLeastFontPixels, size * scale * text);
}

} // namespace tacklebox::tokens

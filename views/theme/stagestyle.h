// The appearance of Qt's widgets: buttons, fields, lists, menus, tabs, sliders and boxes in the colours of
// currentTheme() and the sizes of tokens.h, which grow with the widget's font. Labels show plain text.
#pragma once

#include <QProxyStyle>

namespace tacklebox::theme {

/// Property of buttons with a destructive action.
inline constexpr const char* kDangerProperty = "stageDanger";
/// Property of buttons that are gold like the default button.
inline constexpr const char* kMainProperty = "stageMain";
/// Property of buttons in the panel's colour, on a dark background.
inline constexpr const char* kQuietProperty = "stageQuiet";
/// Property (a string) of push buttons that show a key in a cap. The owner must handle the key.
inline constexpr const char* kKeyProperty = "stageKey";
/// Property of push buttons that a hint suggests.
inline constexpr const char* kHintedProperty = "stageHinted";
/// Property of push buttons: how much of a press-and-hold has passed, 0 to 1; drawn as a growing bar.
inline constexpr const char* kHeldProperty = "stageHeld";

inline constexpr int kMenuPad = 12; ///< units beside the text of a menu

class StageStyle : public QProxyStyle {
    Q_OBJECT

  public:
    StageStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;
    QPixmap standardPixmap(StandardPixmap icon, const QStyleOption* option,
                           const QWidget* widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

  private:
    void drawPushButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    void drawTickBox(ControlElement element, const QStyleOption& option, QPainter& painter,
                     const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawSpinBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawSlider(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawMenuItem(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    void drawTab(ControlElement element, const QStyleOption& option, QPainter& painter,
                 const QWidget* widget) const;
};

} // namespace tacklebox::theme

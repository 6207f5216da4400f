// Box layouts as lists of their parts.
#pragma once

#include <QBoxLayout>

#include <initializer_list>

namespace tacklebox {

/// A widget, layout or stretch in a box layout.
struct BoxPart {
    enum Stretch : quint8 { Room };

    BoxPart(QWidget* part, int share = 0, Qt::Alignment place = {})
        : widget(part), stretch(share), alignment(place) {}
    BoxPart(QLayout* part, int share = 0) : layout(part), stretch(share) {}
    BoxPart(Stretch) : stretch(1) {}

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0;
    Qt::Alignment alignment;
};

/// Takes all room that is left.
inline constexpr BoxPart::Stretch kRoom = BoxPart::Room;

/// Adds the parts to that box and returns it.
template <class Box>
Box* filled(Box* box, std::initializer_list<BoxPart> parts) {
    for (const BoxPart& part : parts) {
        if (part.widget)
            box->addWidget(part.widget, part.stretch, part.alignment);
        else if (part.layout)
            box->addLayout(part.layout, part.stretch);
        else
            box->addStretch(part.stretch);
    }
    return box;
}
/// A row and a column of these parts, as the layout of `widget` if there is one.
inline QHBoxLayout* rowOf(std::initializer_list<BoxPart> parts, QWidget* widget = nullptr) {
    return filled(widget ? new QHBoxLayout(widget) : new QHBoxLayout, parts);
}
inline QVBoxLayout* columnOf(std::initializer_list<BoxPart> parts, QWidget* widget = nullptr) {
    return filled(widget ? new QVBoxLayout(widget) : new QVBoxLayout, parts);
}

} // namespace tacklebox

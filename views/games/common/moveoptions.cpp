#include "views/games/common/moveoptions.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(OptionMenu)
};

/// Returns the letter of a colour in the user's language: R, Y, G, B or P.
QString colourKey(OptionColour colour) {
    switch (colour) {
    case OptionColour::Red: return Say::tr("R", "key for red");
    case OptionColour::Yellow: return Say::tr("Y", "key for yellow");
    case OptionColour::Green: return Say::tr("G", "key for green");
    case OptionColour::Blue: return Say::tr("B", "key for blue");
    case OptionColour::Purple: return Say::tr("P", "key for purple");
    }
    return {};
}

} // namespace

QString colourWords(OptionColour colour) {
    switch (colour) {
    case OptionColour::Red: return Say::tr("red");
    case OptionColour::Yellow: return Say::tr("yellow");
    case OptionColour::Green: return Say::tr("green");
    case OptionColour::Blue: return Say::tr("blue");
    case OptionColour::Purple: return Say::tr("purple");
    }
    return {};
}

MoveOption colourOption(OptionColour colour, bool held) {
    return {.kind = MoveOption::Kind::Colour,
            .id = int(colour),
            .words = colourWords(colour),
            .key = colourKey(colour),
            .held = held};
}

MoveOption rankOption(int rank, const QString& words, bool held) {
    static const QStringList labels{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
    const QString label = labels.value(rank);
    return {.kind = MoveOption::Kind::Rank,
            .id = rank,
            .words = words,
            .label = label,
            .key = label == QLatin1String("10") ? QStringLiteral("0") : label,
            .held = held};
}

MoveOption fishOption(int fish, const QString& words) {
    return {.kind = MoveOption::Kind::Fish, .id = fish, .words = words, .label = words};
}

MoveOption faceOption(Face face, const QString& words, const QString& label, bool held) {
    return {.kind = MoveOption::Kind::OneFace, .id = face, .words = words, .label = label, .held = held};
}

MoveOption playerOption(Seat seat, const QString& name, int panel) {
    return {.kind = MoveOption::Kind::Player,
            .id = seat,
            .words = name,
            .label = name,
            .key = QString::number(panel)};
}

MoveOption wordsOption(int id, const QString& words, const QString& key) {
    return {.kind = MoveOption::Kind::Words, .id = id, .words = words, .label = words, .key = key};
}

} // namespace tacklebox

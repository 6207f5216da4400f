#include "views/games/common/moveoptions.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Petals {
    Q_DECLARE_TR_FUNCTIONS(Petals)
};

} // namespace

QString colourWords(PetalColour colour) {
    switch (colour) {
    case PetalColour::Red: return Petals::tr("red");
    case PetalColour::Yellow: return Petals::tr("yellow");
    case PetalColour::Green: return Petals::tr("green");
    case PetalColour::Blue: return Petals::tr("blue");
    case PetalColour::Purple: return Petals::tr("purple");
    }
    return {};
}

QString colourKey(PetalColour colour) {
    switch (colour) {
    case PetalColour::Red: return Petals::tr("R", "key for red");
    case PetalColour::Yellow: return Petals::tr("Y", "key for yellow");
    case PetalColour::Green: return Petals::tr("G", "key for green");
    case PetalColour::Blue: return Petals::tr("B", "key for blue");
    case PetalColour::Purple: return Petals::tr("P", "key for purple");
    }
    return {};
}

Petal colourPetal(PetalColour colour, bool held) {
    return {.kind = Petal::Kind::Colour,
            .id = int(colour),
            .words = colourWords(colour),
            .key = colourKey(colour),
            .held = held};
}

Petal rankPetal(int rank, const QString& words, bool held) {
    static const QStringList labels{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
    const QString label = labels.value(rank);
    return {.kind = Petal::Kind::Rank,
            .id = rank,
            .words = words,
            .label = label,
            .key = label == QLatin1String("10") ? QStringLiteral("0") : label,
            .held = held};
}

Petal numberPetal(int number, const QString& words, bool held) {
    const QString digit = QString::number(number);
    return {.kind = Petal::Kind::Number,
            .id = number,
            .words = words,
            .label = digit,
            .key = digit,
            .held = held};
}

Petal fishPetal(int fish, const QString& words) {
    return {.kind = Petal::Kind::Fish, .id = fish, .words = words, .label = words};
}

Petal facePetal(Face face, const QString& words, const QString& label, bool held) {
    return {.kind = Petal::Kind::OneFace, .id = face, .words = words, .label = label, .held = held};
}

Petal playerPetal(Seat seat, const QString& name, int panel) {
    return {
        .kind = Petal::Kind::Player, .id = seat, .words = name, .label = name, .key = QString::number(panel)};
}

Petal wordsPetal(int id, const QString& words, const QString& key) {
    return {.kind = Petal::Kind::Words, .id = id, .words = words, .label = words, .key = key};
}

} // namespace tacklebox

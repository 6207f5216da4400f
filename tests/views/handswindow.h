// A window with a HandsTable and a simulated user.
#pragma once

#include "tests/support/blankface.h"
#include "tests/support/eventloop.h"
#include "tests/support/usewindow.h"
#include "tests/views/handstable.h"
#include "tests/views/tableperson.h"
#include "views/games/common/gesturelist.h"
#include "views/scene/input/cardinspector.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/theme/facestore.h"

#include <QVBoxLayout>

namespace tacklebox::testing {

inline constexpr const char* kColourWords[] = {"red", "yellow", "green", "blue", "purple"};

inline QString keyOfColour(int id) {
    return QStringLiteral("RYGBP").mid(id, 1);
}

inline MoveOption colour(int id) {
    return {MoveOption::Kind::Colour, id,     QString::fromLatin1(kColourWords[id]), {},
            keyOfColour(id),          id == 0};
}

/// A window with a table of one person and bots.
struct HandsWindow {
    explicit HandsWindow(int bots, Tempo tempo = Tempo::RoundTheTable)
        : table(bots, tempo), view(faces), person(view) {
        window.resize(1000, 700);
        auto* column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(&view);
        auto made = std::make_unique<HandsPresenter>(table);
        presenter = made.get();
        view.setMotion({Pace::Off, false});
        view.setPresenter(std::move(made));
        QObject::connect(&view, &TableView::messageWanted, &view,
                         [this](const QString& words) { hints.append(words); });
        showActive(window);
        view.setFocus();
        untilIdle();
    }
    ~HandsWindow() { view.setParent(nullptr); }

    const CardInspector* inspector() {
        for (QGraphicsItem* item : view.tableScene().items())
            if (const auto* found = dynamic_cast<CardInspector*>(item)) return found;
        return nullptr;
    }
    bool looksCloser() { return inspector() && inspector()->isOpen(); }

    /// Ask any opponent for any fish of the hand in any colour; go fish from the pond or with F.
    void offerAsks() {
        std::vector<Gesture> gestures;
        QStringList words;
        for (int seat = 1; seat < table.seats(); ++seat)
            for (int fish = 0; fish < 3; ++fish)
                for (int id = 0; id < 5; ++id) {
                    Gesture gesture;
                    gesture.choice = int(words.size());
                    gesture.source = ofGroup(handOf(0), fish);
                    gesture.target = atSeat(Seat(seat));
                    gesture.option = colour(id);
                    gestures.push_back(gesture);
                    words << QStringLiteral("ask %1 for the %2 fish %3")
                                 .arg(seat)
                                 .arg(kColourWords[id])
                                 .arg(fish);
                }
        Gesture fish;
        fish.choice = int(words.size());
        fish.target = atZone({PileKind::Pond});
        fish.button = Button{QStringLiteral("Go fish"), QStringLiteral("F"), true, {}};
        gestures.push_back(fish);
        words << QStringLiteral("go fish");
        presenter->offer(std::move(gestures), words);
    }
    /// Ask any opponent for any of six colours of a fish.
    void offerCharts() {
        std::vector<Gesture> gestures;
        QStringList words;
        for (int seat = 1; seat < table.seats(); ++seat)
            for (int fish = 0; fish < 3; ++fish)
                for (int id = 0; id < 6; ++id) {
                    Gesture gesture;
                    gesture.choice = int(words.size());
                    gesture.source = ofGroup(handOf(0), fish);
                    gesture.target = atSeat(Seat(seat));
                    gesture.option =
                        MoveOption{.id = id, .words = QString::number(id), .key = keyOfColour(id)};
                    gesture.option->kind = MoveOption::Kind::Colour;
                    gestures.push_back(gesture);
                    words << QStringLiteral("chart %1 %2 %3").arg(seat).arg(fish).arg(id);
                }
        presenter->offer(std::move(gestures), words);
    }
    /// Ask any opponent, without a card, for any of seven words.
    void offerWords() {
        std::vector<Gesture> gestures;
        QStringList words;
        for (int seat = 1; seat < table.seats(); ++seat)
            for (int id = 0; id < 7; ++id) {
                Gesture gesture;
                gesture.choice = int(words.size());
                gesture.target = atSeat(Seat(seat));
                gesture.option =
                    MoveOption{MoveOption::Kind::Rank, id, QString::number(id + 2), {}, {}, false};
                gestures.push_back(gesture);
                words << QStringLiteral("ask %1 for %2").arg(seat).arg(id + 2);
            }
        presenter->offer(std::move(gestures), words);
    }
    /// Ask any opponent for any fish of the hand; card 4 may also be laid, by double click too.
    void offerPlainAsks() {
        std::vector<Gesture> gestures;
        QStringList words;
        for (int seat = 1; seat < table.seats(); ++seat)
            for (int fish = 0; fish < 2; ++fish) {
                Gesture gesture;
                gesture.choice = int(words.size());
                gesture.source = ofGroup(handOf(0), fish);
                gesture.target = atSeat(Seat(seat));
                gestures.push_back(gesture);
                words << QStringLiteral("ask %1 for fish %2").arg(seat).arg(fish);
            }
        Gesture lay;
        lay.choice = int(words.size());
        lay.source = oneCard(handOf(0), 4, 2);
        lay.target = atZone({PileKind::Sets, 0});
        lay.obvious = true;
        gestures.push_back(lay);
        words << QStringLiteral("lay card 4");
        presenter->offer(std::move(gestures), words);
    }
    /// Play 1 and 2 together, or 3 alone.
    void offerSelections() {
        std::vector<Gesture> gestures;
        Gesture both;
        both.source.kind = MoveSource::Kind::Selection;
        both.source.place = handOf(0);
        both.source.cards = {1, 2};
        both.target = atZone({PileKind::Sets, 0});
        gestures.push_back(both);
        Gesture one = both;
        one.choice = 1;
        one.source.cards = {3};
        gestures.push_back(one);
        presenter->offer(std::move(gestures), {QStringLiteral("play 1 and 2"), QStringLiteral("play 3")});
    }

    QPoint card(int face) const { return person.at(QStringLiteral("card %1").arg(face)); }
    QPoint seat(int number) const {
        return person.at(table.plan().seats[number].name + QStringLiteral(", 3 cards"));
    }
    QPoint pond() const { return person.at(QStringLiteral("The pond")); }
    QPoint option(const char* word, int seat) const {
        return person.at(person.find([&](QAccessibleInterface& thing) {
            const QString name = thing.text(QAccessible::Name);
            return name.startsWith(QLatin1String(word)) && name.endsWith(table.plan().seats[seat].name);
        }));
    }
    /// A free point of the table.
    QPoint felt() const {
        const TableScene& scene = view.tableScene();
        for (qreal y = 20; y < scene.height(); y += 7)
            for (qreal x = 20; x < scene.width(); x += 7)
                if (!scene.seatAt({x, y}, 30) && !scene.placeAt({x, y}, 10) &&
                    view.input().options().at({x, y}) < 0)
                    return person.scene({x, y});
        return {};
    }
    QStringList played() const { return table.playedWords; }
    CardRef spotOf(int index) const { return {handOf(0), index}; }

    FaceStore faces{blankFace};
    HandsTable table;
    QWidget window;
    TableView view;
    HandsPresenter* presenter = nullptr;
    Person person;
    QStringList hints;
};

} // namespace tacklebox::testing

// A table without rules that can offer every kind of gesture, for tests of input.
#pragma once

#include "tests/views/faketable.h"
#include "tests/views/scenefakes.h"

#include "model/table/gameclock.h"

namespace tacklebox::testing {

class HandsTable : public FakeTable {
  public:
    explicit HandsTable(int bots, Tempo tempo = Tempo::RoundTheTable)
        : FakeTable([&] {
              TablePlan plan = planFor(QStringLiteral("hands"), 1, bots);
              plan.tempo = tempo;
              return plan;
          }()) {}
    bool play(int choice, qint64 pressedAt) override {
        pressedTimes.append(pressedAt);
        return FakeTable::play(choice, pressedAt);
    }
    void handOnTable(bool on) override { hands.append(on); }

    QList<qint64> pressedTimes;
    QList<bool> hands;
};

/// Hand: fish 0 (cards 0 1), fish 1 (cards 2 3), fish 2 (card 4); a pond, a lake of three cards, own sets.
class HandsPresenter : public FakePresenter {
  public:
    explicit HandsPresenter(HandsTable& table) {
        m_table = &table;
        const auto zone = [this](PileId place, Arrangement arrangement, const QString& called,
                                 const std::vector<Face>& faces) {
            ZonePicture made;
            made.place = place;
            made.arrangement = arrangement;
            made.name = called;
            for (const Face face : faces) {
                CardPicture card;
                card.face = face;
                card.group = face == kHidden ? 0 : face / 2;
                made.cards.push_back(card);
            }
            shown.zones.push_back(made);
        };
        for (int seat = 1; seat < table.seats(); ++seat) {
            SeatPicture panel;
            panel.seat = Seat(seat);
            panel.number = seat;
            panel.name = table.plan().seats[seat].name;
            panel.accessibleText = QStringLiteral("%1, 3 cards").arg(panel.name);
            shown.seats.push_back(panel);
            zone(handOf(Seat(seat)), Arrangement::Backs, panel.name + QStringLiteral("'s hand"),
                 {kHidden, kHidden, kHidden});
        }
        zone({PileKind::Pond}, Arrangement::Pile, QStringLiteral("The pond"),
             {kHidden, kHidden, kHidden, kHidden});
        zone({PileKind::Lake}, Arrangement::Row, QStringLiteral("The lake"), {50, 51, 52});
        zone({PileKind::Sets, 0}, Arrangement::Row, QStringLiteral("Your sets"), {});
        zone(handOf(0), Arrangement::Hand, QStringLiteral("Your hand"), {0, 1, 2, 3, 4});
    }

    TablePicture picture() const override { return shown; }
    TableLayout layout(QSizeF size, const TablePicture& picture) const override {
        TableLayout layout = fakeLayout(size, picture);
        for (const auto& [place, box] : moved)
            layout.zones[place] = box;
        if (withFaces)
            for (const SeatPicture& seat : picture.seats) {
                const QRectF& panel = layout.seats[seat.seat];
                layout.portraits[seat.seat] = QRectF(panel.left() + 4, panel.top(), 70, 70);
                layout.tags[seat.seat] = QRectF(panel.left(), panel.top() + 60, panel.width(), 22);
                layout.chips[seat.seat] = QRectF(panel.left(), panel.top() + 86, panel.width(), 24);
            }
        return layout;
    }
    QString accessibleText(const ZonePicture& zone, int index) const override {
        return !cardFacts.isEmpty() ? cardFacts
                                    : QStringLiteral("card %1").arg(int(zone.cards[size_t(index)].face));
    }
    QString playWords(PileId, Face) const override { return plays; }
    QString rulesAnchor(Face face) const override { return QStringLiteral("hands#card-%1").arg(int(face)); }
    std::vector<Gesture> gestures() const override { return offered; }
    QString refusalText(const MoveSource&, const MoveTarget& target) const override {
        ++asked;
        return target.kind == MoveTarget::Kind::Zone && target.place.kind == PileKind::Lake
                   ? QStringLiteral("The lake is closed.")
                   : QString();
    }
    Prompt prompt() const override {
        return {QStringLiteral("Ask for a card."), QStringLiteral("Or fish."), true};
    }
    QString selectionWords(const std::vector<Face>& faces) const override {
        return QStringLiteral("%1 chosen").arg(faces.size());
    }

    /// Offers these gestures; the choice of a gesture is its index in `words`.
    void offer(std::vector<Gesture> gestures, const QStringList& words) {
        offered.clear();
        static_cast<HandsTable*>(m_table)->offer(words);
        offered = std::move(gestures);
        for (Gesture& gesture : offered)
            gesture.choice = m_table->choices()[size_t(gesture.choice)].id;
        emit m_table->waitingForChanged();
    }

    TablePicture shown;
    QString cardFacts; ///< of every card; empty: its number
    /// Zones at other positions than in fakeLayout().
    std::vector<std::pair<PileId, TableLayout::ZoneBox>> moved;
    QString plays;          ///< effect of each card now
    bool withFaces = false; ///< players have a face, a tag and a chip
    std::vector<Gesture> offered;
    mutable int asked = 0;
};

} // namespace tacklebox::testing

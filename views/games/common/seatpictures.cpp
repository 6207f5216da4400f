#include "views/games/common/seatpictures.h"

#include "model/engine/matchwords.h"
#include "model/table/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacklebox {

namespace {

struct Tables {
    Q_DECLARE_TR_FUNCTIONS(Tables)
};

} // namespace

std::vector<Seat> opponentsOf(Seat me, int seats) {
    std::vector<Seat> opponents;
    const bool sits = me < seats;
    Seat seat = sits ? leftOf(me, seats) : Seat(0);
    for (int left = sits ? seats - 1 : seats; left > 0; --left, seat = leftOf(seat, seats))
        opponents.push_back(seat);
    return opponents;
}

QString nameOf(const Table& table, Seat seat) {
    if (seat >= table.plan().seats.size()) return {};
    return table.plan().seats[seat].name;
}

QString portraitOf(const Table& table, Seat seat) {
    return portraitOf(table.plan().seats, seat);
}

QString portraitOf(const QList<SeatPlan>& seats, Seat seat) {
    // The face that is chosen, or that belongs to a bot's name.
    const auto known = [&](Seat one) {
        const QString face =
            seats[one].face.isEmpty() && !seats[one].person ? seats[one].name : seats[one].face;
        const auto at = std::find_if(regulars().cbegin(), regulars().cend(), [&face](const QString& regular) {
            return regular.compare(face, Qt::CaseInsensitive) == 0;
        });
        return at == regulars().cend() ? -1 : at - regulars().cbegin();
    };
    const QString guest = QStringLiteral("guest");
    if (seat >= seats.size()) return guest;
    if (known(seat) >= 0) return regulars()[known(seat)].toLower();
    if (seats[seat].person) { // further persons have floats of other colours
        int number = 1;
        for (Seat other = 0; other < seat; ++other)
            number += seats[other].person && known(other) < 0;
        return number == 1 ? guest : guest + QString::number(number);
    }
    // A bot with a name of its own has the face of a regular who is not at the table.
    QStringList free = regulars();
    for (Seat other = 0; other < seats.size(); ++other)
        if (known(other) >= 0) free.removeOne(regulars()[known(other)]);
    int before = 0;
    for (Seat other = 0; other < seat; ++other)
        before += !seats[other].person && known(other) < 0;
    return before < free.size() ? free[before].toLower() : guest;
}

QString titleOf(const Table& table, Seat seat) {
    return asSentence(table.names().to(table.spokenTo()).title(seat));
}

QString handTitle(const Table& table, Seat seat) {
    return asSentence(table.names()
                          .to(table.spokenTo())
                          .say({seat}, {QT_TRANSLATE_NOOP("Words", "%1's hand"),
                                        QT_TRANSLATE_NOOP("Words", "your hand")}));
}

SeatPicture seatPicture(const Table& table, const SeatFacts& facts) {
    SeatPicture picture;
    picture.seat = facts.seat;
    picture.name = titleOf(table, facts.seat);
    picture.portrait = portraitOf(table, facts.seat);
    picture.points = facts.points;
    picture.note = facts.note;
    picture.bot = facts.seat < table.plan().seats.size() && !table.plan().seats[facts.seat].person;
    picture.inTurn = facts.inTurn;
    picture.waiting = facts.waiting;
    picture.asked = facts.asked;
    picture.out = facts.out;

    //: What a screen reader says of a player: name and number of cards in hand
    QStringList parts{Tables::tr("%1, %n card(s)", nullptr, facts.cards).arg(picture.name)};
    for (const QString& part : {facts.points, facts.note})
        if (!part.isEmpty()) parts << part;
    if (facts.inTurn) parts << Tables::tr("in turn");
    if (facts.waiting && !facts.inTurn) parts << Tables::tr("is to decide");
    if (facts.out) parts << Tables::tr("is out");
    picture.accessibleText = parts.join(QStringLiteral(", "));
    return picture;
}

ZonePicture backsOf(const Table& table, Seat seat, const FaceList& hand) {
    ZonePicture zone{
        .place = handOf(seat), .arrangement = Arrangement::Backs, .name = handTitle(table, seat)};
    if (table.facing() == kEverybody) {
        zone.arrangement = Arrangement::Row;
        zone.showsCount = false;
    }
    for (const Face face : hand)
        zone.cards.push_back({.face = face});
    return zone;
}

ZonePicture pileOf(Place place, const QString& name, const FaceList& cards) {
    ZonePicture zone{.place = place, .arrangement = Arrangement::Pile, .name = name};
    for (const Face face : cards)
        zone.cards.push_back({.face = face});
    return zone;
}

TableFrame frameOf(const Table& table, QSizeF size, qreal setsHeight, const ZonePicture* hand) {
    if (!hand) return table.isReplay() ? TableFrame::forWatchers(size) : TableFrame::of(size, setsHeight);
    std::vector<int> groups;
    for (const CardPicture& card : hand->cards)
        groups.push_back(card.group);
    std::sort(groups.begin(), groups.end());
    const auto different = std::unique(groups.begin(), groups.end()) - groups.begin();
    return TableFrame::of(size, setsHeight, int(hand->cards.size()), int(different));
}

namespace {

QString matchOverWords(const Table& table) {
    const SeatSet winners = table.score().winners;
    if (winners.empty()) return Tables::tr("The match is over.");
    return asSentence(winnersWords({winners}, table.names().to(table.spokenTo())));
}

} // namespace

std::optional<Prompt> promptForOthers(const Table& table) {
    switch (table.due()) {
    case Due::Person: return std::nullopt;
    case Due::Bot: {
        // Also while a bot decides in secret: then it is another's turn, and that may be his who looks.
        const QString name = nameOf(table, table.dueSeat());
        if (name.isEmpty() || table.dueSeat() == table.spokenTo())
            return Prompt{.words = Tables::tr("One moment ..."), .waits = true};
        return Prompt{
            .words = Tables::tr("%1 is thinking ...").arg(name), .waits = true, .thinker = table.dueSeat()};
    }
    case Due::HandOver:
        return Prompt{.words = Tables::tr("Pass the rod to %1.").arg(nameOf(table, table.dueSeat()))};
    case Due::NextDeal: return Prompt{.words = Tables::tr("This deal is over.")};
    case Due::Over: return Prompt{.words = matchOverWords(table)};
    }
    return std::nullopt;
}

} // namespace tacklebox

#include "views/games/common/seatpictures.h"

#include "model/engine/matchwords.h"
#include "model/table/handover.h"
#include "model/table/words.h"
#include "views/theme/numbers.h"

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
    // The chosen face, or the one that belongs to a bot's name.
    const auto known = [&](Seat one) {
        const QString face =
            seats[one].face.isEmpty() && !seats[one].person ? seats[one].name : seats[one].face;
        const auto at = std::find_if(regulars().cbegin(), regulars().cend(), [&face](const QString& regular) {
            return regular.compare(face, Qt::CaseInsensitive) == 0;
        });
        return at == regulars().cend() ? -1 : at - regulars().cbegin();
    };
    QString guest = QStringLiteral("guest");
    if (seat >= seats.size()) return guest;
    if (known(seat) >= 0) return regulars()[known(seat)].toLower();
    if (seats[seat].person) { // further people have floats of other colours
        int number = 1;
        for (Seat other = 0; other < seat; ++other)
            number += seats[other].person && known(other) < 0;
        return number == 1 ? guest : guest + QString::number(number);
    }
    // A bot with another name gets the face of a regular who is not at the table.
    QStringList free = regulars();
    for (Seat other = 0; other < seats.size(); ++other)
        if (known(other) >= 0) free.removeOne(regulars()[known(other)]);
    int before = 0;
    for (Seat other = 0; other < seat; ++other)
        before += !seats[other].person && known(other) < 0;
    return before < free.size() ? free[before].toLower() : guest;
}

namespace {

QString levelWords(Level level) {
    switch (level) {
    case Level::Minnow: return Tables::tr("Minnow", "how well a bot plays");
    case Level::Perch: return Tables::tr("Perch", "how well a bot plays");
    case Level::Pike: return Tables::tr("Pike", "how well a bot plays");
    case Level::Shark: return Tables::tr("Shark", "how well a bot plays");
    case Level::Random: break;
    }
    return Tables::tr("plays at random");
}

/// Returns the character of a regular in a few words; empty for people.
QString natureOf(const QString& portrait) {
    static constexpr struct {
        const char *who, *nature;
    } kNatures[] = {{"ada", QT_TRANSLATE_NOOP("Tables", "Counts everything, gloats by raising a brow.")},
                    {"ben", QT_TRANSLATE_NOOP("Tables", "Slow and solid, sleeps through bad news.")},
                    {"cleo", QT_TRANSLATE_NOOP("Tables", "A charming thief.")},
                    {"dan", QT_TRANSLATE_NOOP("Tables", "Laughs first, forgives at once.")},
                    {"eve", QT_TRANSLATE_NOOP("Tables", "Soft-spoken, lets you come closer.")},
                    {"finn", QT_TRANSLATE_NOOP("Tables", "A newcomer who asks for everything.")},
                    {"gus", QT_TRANSLATE_NOOP("Tables", "Loud and shameless.")},
                    {"hal", QT_TRANSLATE_NOOP("Tables", "Old school, forgets no debt.")}};
    for (const auto& [who, nature] : kNatures)
        if (portrait == QLatin1String(who)) return Tables::tr(nature);
    return {};
}

} // namespace

QString pointsWords(int points) {
    // Negative numbers have no plural forms.
    const QString words = Tables::tr("%n point(s)", nullptr, std::abs(points));
    return points < 0 ? QChar(u'\u2212') + words : words;
}

QString matchPointsWords(int points) {
    return Tables::tr("match %1").arg(points);
}

QString scoreOf(int total, int now) {
    if (total == 0) return theme::withMinus(QString::number(now));
    const QString all = theme::withMinus(QString::number(total)),
                  added = theme::withMinus(QString::number(now));
    return now == 0 ? all : now < 0 ? all + added : all + u'+' + added;
}

int numberOf(const Table& table, Seat seat) {
    const Seat only = onlyPersonOf(table.plan().seats);
    return only == kNoSeat ? seat + 1 : (seat - only + table.seats()) % table.seats();
}

QString titleOf(const Table& table, Seat seat) {
    return asSentence(table.names().to(table.spokenTo()).title(seat));
}

QString handTitle(const Table& table, Seat seat) {
    return asSentence(table.names()
                          .to(table.spokenTo())
                          .phrase({seat}, {QT_TRANSLATE_NOOP("Words", "%1's hand"),
                                           QT_TRANSLATE_NOOP("Words", "your hand")}));
}

SeatPicture seatPicture(const Table& table, const SeatFacts& facts) {
    SeatPicture picture;
    picture.seat = facts.seat;
    picture.number = numberOf(table, facts.seat);
    picture.name = titleOf(table, facts.seat);
    picture.portrait = portraitOf(table, facts.seat);
    picture.points = facts.points;
    picture.score = facts.score;
    picture.note = facts.note;
    picture.bot = facts.seat < table.plan().seats.size() && !table.plan().seats[facts.seat].person;
    picture.inTurn = facts.inTurn;
    picture.mustAct = facts.mustAct;
    picture.asked = facts.asked;
    picture.out = facts.out;

    //: For screen readers: a player, and the number of cards in hand
    QStringList parts{Tables::tr("%1, %n card(s)", nullptr, facts.cards).arg(picture.name)};
    QString askedBy;
    if (facts.askedBy != kNoSeat) {
        askedBy = asSentence(table.names()
                                 .to(table.spokenTo())
                                 .phrase({facts.askedBy},
                                         {QT_TRANSLATE_NOOP("Words", "last asked for %2, by %1"),
                                          QT_TRANSLATE_NOOP("Words", "last asked for %2, by you")},
                                         {facts.askedFor}));
        if (picture.note.isEmpty() && facts.asked)
            //: On the chip of the player who was asked last: asker and subject. "Ada: sevens?"
            picture.note = Tables::tr("%1: %2?").arg(titleOf(table, facts.askedBy), inWords(facts.askedFor));
    }
    for (const QString& part : {facts.points, facts.note, askedBy})
        if (!part.isEmpty() && !part.startsWith(QStringLiteral("0 "))) parts << part;
    if (facts.inTurn && table.game().hasTurns)
        parts << inWords(table.names()
                             .to(table.spokenTo())
                             .phrase({facts.seat}, {QT_TRANSLATE_NOOP("Words", "%1's turn"),
                                                    QT_TRANSLATE_NOOP("Words", "your turn")}));
    if (facts.mustAct && !facts.inTurn) parts << Tables::tr("is deciding");
    if (facts.out) parts << Tables::tr("is out");
    picture.accessibleText = parts.join(QStringLiteral(", "));

    QStringList lines{picture.name};
    if (picture.bot) {
        lines.front() = QStringLiteral("%1 \u00b7 %2")
                            .arg(picture.name, levelWords(table.plan().seats[facts.seat].level));
        if (const QString nature = natureOf(picture.portrait); !nature.isEmpty()) lines << nature;
    }
    QStringList held{Tables::tr("%n card(s)", "in a hand", facts.cards)};
    if (!facts.points.isEmpty()) held << facts.points;
    lines << held.join(QStringLiteral(", "));
    if (!askedBy.isEmpty()) lines << askedBy;
    lines << facts.known;
    picture.tip = lines.join(QLatin1Char('\n'));
    return picture;
}

ZonePicture backsOf(const Table& table, Seat seat, const FaceList& hand) {
    ZonePicture zone{
        .place = handOf(seat), .arrangement = Arrangement::Backs, .name = handTitle(table, seat)};
    if (table.viewer() == kOmniscient) {
        zone.arrangement = Arrangement::Row;
        zone.showsCount = false;
    }
    zone.cards = cardsOf(hand);
    return zone;
}

ZonePicture pileOf(PileId place, const QString& name, const FaceList& cards) {
    return {.place = place, .arrangement = Arrangement::Pile, .name = name, .cards = cardsOf(cards)};
}

TableFrame frameOf(const Table& table, QSizeF size, const TablePicture& picture,
                   TableFrame::Requirements requirements) {
    requirements.opponents = int(picture.seats.size());
    for (const SeatPicture& seat : picture.seats)
        if (seat.memory) requirements.memoryRows = int(seat.memory->rows.size());
    requirements.person = picture.own.seat != kNoSeat;
    requirements.handsOpen = !requirements.person && table.isReplay();
    return TableFrame::of(size, requirements);
}

namespace {

QString matchOverWords(const Table& table) {
    const SeatSet winners = table.score().winners;
    if (winners.empty()) return Tables::tr("The match is over.");
    return asSentence(winnersWords({winners}, table.names().to(table.spokenTo())));
}

} // namespace

QString asksAgainWords(const Table& table, Seat seat) {
    return Tables::tr("%1 asks again.").arg(nameOf(table, seat));
}

std::optional<Prompt> promptForOthers(const Table& table) {
    switch (table.waitingFor()) {
    case WaitingFor::Person: return std::nullopt;
    case WaitingFor::Bot: {
        if (table.hold() && !table.choices().empty())
            return Prompt{.words = Tables::tr("The others are on hold."),
                          .more = Tables::tr("You may act. Press Hold again to let the bots continue."),
                          .waitsForThinker = true};
        // Also for a bot that decides in secret: then another player is to act, possibly the viewer.
        const QString name = nameOf(table, table.seatToAct());
        if (name.isEmpty() || table.seatToAct() == table.spokenTo())
            return Prompt{.words = Tables::tr("One moment ..."), .waitsForThinker = true};
        return Prompt{.words = Tables::tr("%1 is thinking ...").arg(name),
                      .waitsForThinker = true,
                      .thinker = table.seatToAct()};
    }
    case WaitingFor::HideCards:
        return Prompt{
            .words = outcome(table), .more = Tables::tr("Press Done to hide your cards."), .forYou = true};
    case WaitingFor::HandOver:
        return Prompt{.words = Tables::tr("Pass the rod to %1.").arg(nameOf(table, table.seatToAct()))};
    case WaitingFor::NextDeal:
        return Prompt{.words = table.game().dealIsGame ? Tables::tr("This game is over.")
                                                       : Tables::tr("This round is over.")};
    case WaitingFor::Over: return Prompt{.words = matchOverWords(table)};
    }
    return std::nullopt;
}

} // namespace tacklebox

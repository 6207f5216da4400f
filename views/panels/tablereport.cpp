#include "views/panels/tablereport.h"

#include "model/table/tablenarrator.h"
#include "model/table/words.h"
#include "views/games/games.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/sentences.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace tacklebox {

namespace {

struct TableReport {
    Q_DECLARE_TR_FUNCTIONS(TableReport)
};

constexpr int kNamed = 6; ///< maximum number of cards to list by name, except in the own hand

QString finished(const QString& sentence) {
    return withFullStop(capitalized(sentence));
}

/// Lists the visible cards. Equal cards are listed once with their number.
QString cardList(const Table& table, const ZonePicture& zone) {
    QStringList words;
    QMap<QString, int> many;
    for (const CardPicture& card : zone.cards) {
        if (card.dashed || card.face >= kNoFace) continue;
        const QString word = table.cardWords(card.face);
        if (many[word]++ == 0) words << word;
    }
    for (QString& word : words)
        if (many[word] > 1)
            word =
                TableReport::tr("%1, %n time(s)", "a card of which there are several", many[word]).arg(word);
    return words.join(QStringLiteral(", "));
}

int cardsIn(const ZonePicture& zone) {
    return int(std::count_if(zone.cards.begin(), zone.cards.end(),
                             [](const CardPicture& card) { return !card.dashed; }));
}

/// The names of the sets, "Whales, Sharks"; empty if one of them has no name.
QString setList(const ZonePicture& zone) {
    QStringList sets;
    for (const GroupPicture& group : zone.groups) {
        if (group.name.isEmpty()) return {};
        sets << group.name;
    }
    return sets.join(QStringLiteral(", "));
}

QString placeState(const Table& table, const ZonePicture& zone, bool own) {
    const int cards = cardsIn(zone);
    if (cards == 0 && own) return TableReport::tr("%1: empty").arg(zone.name);
    if (cards == 0) return isPile(zone.arrangement) ? zone.emptyWords : QString();
    if (const QString sets = setList(zone); !sets.isEmpty())
        return TableReport::tr("%1: %2", "a place, and its cards").arg(zone.name, sets);
    QString counted = TableReport::tr("%1: %n card(s)", nullptr, cards).arg(zone.name);
    const QString list = cardList(table, zone);
    if (list.isEmpty() || isPile(zone.arrangement) || (!own && cards > kNamed)) return counted;
    return TableReport::tr("%1: %2", "a place, and its cards").arg(counted, list);
}

QString joined(const std::vector<TableNarrator::Line>& lines) {
    QStringList words;
    for (const TableNarrator::Line& line : lines)
        words << line.words;
    return words.join(u' ');
}

TableNarrator narratorOf(Presenter& presenter) {
    TableNarrator narrator(presenter.table());
    narrator.processBefore(presenter.shownUpTo());
    return narrator;
}

} // namespace

QString tableState(Presenter& presenter) {
    const Table& table = presenter.table();
    const TablePicture picture = presenter.picture();
    const Seat me = table.viewer();
    QStringList sentences;
    if (table.paused()) sentences << TableInput::pausedWords();
    if (table.isAllShown()) { // otherwise it would reveal events that are not shown yet
        const Prompt prompt = presenter.prompt();
        sentences << prompt.words << prompt.more;
    }
    if (me != kNoSeat && picture.own.seat == me) sentences << picture.own.accessibleText;
    for (const ZonePicture& zone : picture.zones)
        if (zone.place.seat == me) sentences << placeState(table, zone, zone.place == handOf(me));
    for (const SeatPicture& seat : picture.seats) {
        sentences << seat.accessibleText;
        for (const ZonePicture& zone : picture.zones)
            if (zone.place.seat == seat.seat && zone.place != handOf(seat.seat))
                sentences << placeState(table, zone, false);
    }
    for (const ZonePicture& zone : picture.zones)
        if (zone.place.seat == kNoSeat) sentences << placeState(table, zone, false);
    for (QString& sentence : sentences)
        sentence = finished(sentence);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString dealState(Presenter& presenter) {
    const TablePicture picture = presenter.picture();
    const Seat me = presenter.table().viewer();
    const ZonePicture* hand = me == kNoSeat ? nullptr : picture.zone(handOf(me));
    QStringList parts;
    if (presenter.table().score().round == 1) parts << finished(targetWords(presenter.table().plan()));
    if (hand) parts << finished(placeState(presenter.table(), *hand, true));
    return parts.join(u' ');
}

QString lastTurn(Presenter& presenter) {
    const QString words = joined(narratorOf(presenter).lastTurn());
    return words.isEmpty() ? TableReport::tr("Nothing has happened yet.") : words;
}

QString lastAsks(Presenter& presenter) {
    const QString words = joined(narratorOf(presenter).lastAsks());
    return words.isEmpty() ? TableReport::tr("Nobody has asked for anything yet.") : words;
}

} // namespace tacklebox

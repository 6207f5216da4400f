// The parts of Table about the match as a whole: scores, endings, asks in a row and the record.
#include "model/table/table.h"

#include "model/table/dealcodes.h"
#include "model/table/words.h"
#include "model/wire/record.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

QByteArray line(const Json& json) {
    return QByteArray::fromStdString(json.dump());
}

} // namespace

MatchScore Table::score() const {
    if (events() == match().events()) return match().score();
    // A replay has not reached the end of its match.
    return game().scoreOf(match().observationBefore(kNoSeat, events()));
}

std::vector<Scored> Table::deals() const {
    std::vector<Scored> deals;
    for (int number = 0; number < events(); ++number)
        if (match().kind(number) == EventKind::Scored)
            deals.push_back(std::get<Scored>(match().event(number)));
    return deals;
}

QString Table::endingWords(int deal) const {
    const std::vector<Scored> all = deals();
    if (deal < 0 || deal >= int(all.size())) return {};
    return asSentence(game().endingWords(all[std::size_t(deal)], names()));
}

std::vector<int> Table::laidPoints(int deal) const {
    return pointsWhenScored(deal, game().laidPoints);
}

std::vector<int> Table::laidPointsSoFar() const {
    if (score().over || m_waitingFor == WaitingFor::NextDeal) return {};
    const AnyObservation now = observation();
    std::vector<int> points;
    for (int seat = 0; seat < seats(); ++seat)
        points.push_back(game().laidPoints(now, Seat(seat)));
    const bool any = std::any_of(points.begin(), points.end(), [](int laid) { return laid != 0; });
    return any ? points : std::vector<int>();
}

std::vector<int> Table::specialPoints(int deal) const {
    return pointsWhenScored(deal, game().specialPoints);
}

std::vector<int> Table::pointsWhenScored(int deal,
                                         int (*points)(const AnyObservation& observation, Seat seat)) const {
    std::vector<int> all;
    for (int number = 0, scored = 0; number < events(); ++number)
        if (match().kind(number) == EventKind::Scored && scored++ == deal) {
            const AnyObservation atEnd = match().observationBefore(kNoSeat, number);
            for (Seat seat = 0; seat < seats(); ++seat)
                all.push_back(points(atEnd, seat));
        }
    return all;
}

QByteArray Table::record() const {
    Json record = recordJson(match());
    record["app"] = {{"uuid", m_uuid.toString(QUuid::WithoutBraces).toStdString()}};
    return QByteArray::fromStdString(record.dump(1)) + '\n';
}

QString Table::dealCode() const {
    return dealCodeOf(match());
}

QStringList Table::endings() const {
    QStringList endings;
    for (const Scored& deal : deals())
        endings << QString::fromUtf8(QByteArrayView(game().endings[deal.ending]));
    return endings;
}

int Table::longestChain(Seat seat) const {
    int longest = 0, chain = 0;
    Seat turn = kNoSeat;
    for (int number = 0; number < match().events(); ++number) {
        const EventKind kind = match().kind(number);
        if (kind != EventKind::Status && kind != EventKind::Move) continue;
        const EventContent event = match().event(number);
        if (const auto* changed = std::get_if<AnyStatusChange>(&event);
            changed && std::exchange(turn, changed->turn) != turn)
            chain = 0;
        if (const auto* made = std::get_if<AnyMoveMade>(&event);
            made && made->seat == seat && game().asks(made->move) != kNoSeat)
            longest = std::max(longest, ++chain);
    }
    return longest;
}

QByteArray Table::opening() const {
    return line(openingJson(match()));
}

int Table::steps() const {
    return match().steps();
}

QByteArray Table::step(int number) const {
    return line(stepJson(match(), number));
}

} // namespace tacklebox

#include "model/table/resumestate.h"

#include "model/engine/namearray.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tacklebox {

namespace {

// Values have names in files, so that a later version may put them in another order.
constexpr const char* kRules[] = {"ask", "always", "only-if-i-lose", "never"};
static_assert(namesEvery<StandingOrder::Rule>(kRules));
constexpr const char* kWindowRules[] = {"ask", "pass-until-change", "pass-unless-fish-of"};
static_assert(namesEvery<WindowOrder::Rule>(kWindowRules));
constexpr const char* kTempos[] = {"round", "live"};
static_assert(namesEvery<Tempo>(kTempos));

template <class E, std::size_t N>
QString nameOf(E value, const char* const (&names)[N]) {
    return QLatin1String(names[std::size_t(value)]);
}
template <class E, std::size_t N>
E named(const QJsonValue& value, const char* const (&names)[N], E standard) {
    for (std::size_t i = 0; i < N; ++i)
        if (value.toString() == QLatin1String(names[i])) return E(i);
    return standard;
}

Seat seatOf(const QJsonValue& value) {
    const int seat = value.toInt(-1);
    return seat >= 0 && seat < kMostSeats ? Seat(seat) : kNoSeat;
}

} // namespace

QByteArray ResumeState::toText() const {
    QJsonArray seatList, orderList, windowList, seenList, helpList;
    for (const SeatPlan& seat : seats)
        seatList.append(QJsonObject{{"name", seat.name},
                                    {"person", seat.person},
                                    {"level", QString::fromUtf8(name(seat.level).data())}});
    for (auto order = orders.begin(); order != orders.end(); ++order)
        orderList.append(QJsonObject{
            {"for", order.key()}, {"rule", nameOf(order->rule, kRules)}, {"number", order->onlyForNumber}});
    for (qsizetype seat = 0; seat < seats.size() && seat < kMostSeats; ++seat) {
        const WindowOrder& order = windowOrders[std::size_t(seat)];
        windowList.append(QJsonObject{{"rule", nameOf(order.rule, kWindowRules)},
                                      {"seat", order.seat == kNoSeat ? -1 : int(order.seat)}});
        seenList.append(seenUpTo[std::size_t(seat)]);
        helpList.append(helpUsed[std::size_t(seat)]);
    }
    const QJsonObject helped{
        {"hints", help.hints}, {"takenBack", help.takenBack}, {"minds", help.knowledgeShown}};
    QJsonArray scores;
    for (const int score : progress.scores)
        scores.append(score);
    QJsonObject object{{"seats", seatList},
                       {"tempo", nameOf(tempo, kTempos)},
                       {"whatIf", whatIf},
                       {"orders", orderList},
                       {"windowOrders", windowList},
                       {"seen", seenList},
                       {"dealsShown", dealsShown},
                       {"windowLeft", windowLeft},
                       {"strictAsk", QString::fromUtf8(strictAsk)},
                       {"undone", undone},
                       {"help", helped},
                       {"helpUsed", helpList},
                       {"progress", QJsonObject{{"deal", progress.deal}, {"scores", scores}}}};
    if (damage) object["damage"] = QJsonObject{{"good", damage->good}, {"of", damage->of}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<ResumeState> ResumeState::fromText(const QByteArray& text) {
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject()) return std::nullopt;
    const QJsonObject object = document.object();
    ResumeState resumeState;
    for (const auto& value : object["seats"].toArray()) {
        const QJsonObject seat = value.toObject();
        const bool person = seat["person"].toBool();
        const QString kept = seat["name"].toString().left(40);
        resumeState.seats.append({person ? personNameOf(kept) : kept, person,
                                  levelNamed(seat["level"].toString().toStdString()).value_or(Level::Perch)});
    }
    resumeState.tempo = named(object["tempo"], kTempos, Tempo::RoundTheTable);
    for (const auto& value : object["orders"].toArray()) {
        const QJsonObject order = value.toObject();
        resumeState.orders.insert(
            order["for"].toString(),
            {named(order["rule"], kRules, StandingOrder::Rule::OnlyIfILose), order["number"].toInt(-1)});
    }
    resumeState.whatIf = object["whatIf"].toBool();
    const QJsonArray windowList = object["windowOrders"].toArray(), seenList = object["seen"].toArray(),
                     helpList = object["helpUsed"].toArray();
    for (qsizetype seat = 0; seat < kMostSeats; ++seat) {
        const QJsonObject window = windowList[seat].toObject();
        resumeState.windowOrders[std::size_t(seat)] = {
            named(window["rule"], kWindowRules, WindowOrder::Rule::AskMe), seatOf(window["seat"])};
        resumeState.seenUpTo[std::size_t(seat)] = seenList[seat].toInt();
        resumeState.helpUsed[std::size_t(seat)] = helpList[seat].toInt();
    }
    resumeState.dealsShown = object["dealsShown"].toInt(1);
    resumeState.windowLeft = object["windowLeft"].toInt(-1);
    resumeState.strictAsk = object["strictAsk"].toString().toUtf8();
    resumeState.undone = object["undone"].toInt();
    const QJsonObject helped = object["help"].toObject();
    resumeState.help = {helped["hints"].toInt(), helped["takenBack"].toInt(), helped["minds"].toBool()};
    const QJsonObject progress = object["progress"].toObject();
    resumeState.progress.deal = progress["deal"].toInt();
    const QJsonArray scores = progress["scores"].toArray();
    for (qsizetype seat = 0; seat < qMin<qsizetype>(scores.size(), kMostSeats); ++seat)
        resumeState.progress.scores.append(scores[seat].toInt());
    if (object["damage"].isObject()) {
        const QJsonObject damage = object["damage"].toObject();
        resumeState.damage = {damage["good"].toInt(-1), damage["of"].toInt()};
    }
    return resumeState;
}

} // namespace tacklebox

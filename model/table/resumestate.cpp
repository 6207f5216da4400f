#include "model/table/resumestate.h"

#include "model/engine/namearray.h"
#include "model/json/json.h"

namespace tacklebox {

namespace {

// Values are stored by name, so that a later version may reorder them.
constexpr const char* kRules[] = {"ask", "always", "only-if-i-lose", "never"};
static_assert(namesEvery<StandingOrder::Rule>(kRules));
constexpr const char* kWindowRules[] = {"ask", "pass-until-change", "pass-unless-fish-of"};
static_assert(namesEvery<WindowOrder::Rule>(kWindowRules));
constexpr const char* kTempos[] = {"round", "live"};
static_assert(namesEvery<Tempo>(kTempos));

template <class E, std::size_t N>
const char* nameOf(E value, const char* const (&names)[N]) {
    return names[std::size_t(value)];
}

// Reads as much as possible: missing or invalid values become defaults.

/// A field of an object, or an item of a list; null if absent.
const Json& field(const Json& object, const char* name) {
    static const Json kNone;
    const auto found = object.find(name);
    return found == object.end() ? kNone : *found;
}
const Json& item(const Json& list, std::size_t at) {
    static const Json kNone;
    return list.is_array() && at < list.size() ? list[at] : kNone;
}
int number(const Json& value, int standard = 0) {
    if (!value.is_number_integer()) return standard;
    const auto number = value.get<std::int64_t>();
    return number == int(number) ? int(number) : standard;
}
bool flag(const Json& value) {
    return value.is_boolean() && value.get<bool>();
}
QString text(const Json& value) {
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string&>()) : QString();
}
template <class E, std::size_t N>
E named(const Json& value, const char* const (&names)[N], E standard) {
    for (std::size_t i = 0; i < N; ++i)
        if (value == names[i]) return E(i);
    return standard;
}
Seat seatOf(const Json& value) {
    const int seat = number(value, -1);
    return seat >= 0 && seat < kMostSeats ? Seat(seat) : kNoSeat;
}

} // namespace

QByteArray ResumeState::toText() const {
    Json seatList = Json::array(), orderList = Json::array(), windowList = Json::array(),
         seenList = Json::array(), helpList = Json::array(), scoreList = Json::array();
    for (const SeatPlan& seat : seats)
        seatList.push_back(
            {{"name", seat.name.toStdString()}, {"person", seat.person}, {"level", name(seat.level)}});
    for (auto order = orders.begin(); order != orders.end(); ++order)
        orderList.push_back({{"for", order.key().toStdString()},
                             {"rule", nameOf(order->rule, kRules)},
                             {"number", order->onlyForNumber}});
    for (qsizetype seat = 0; seat < seats.size() && seat < kMostSeats; ++seat) {
        const WindowOrder& order = windowOrders[std::size_t(seat)];
        windowList.push_back({{"rule", nameOf(order.rule, kWindowRules)},
                              {"seat", order.seat == kNoSeat ? -1 : int(order.seat)}});
        seenList.push_back(seenUpTo[std::size_t(seat)]);
        helpList.push_back(helpUsed[std::size_t(seat)]);
    }
    for (const int score : progress.scores)
        scoreList.push_back(score);
    Json object = {
        {"seats", seatList},
        {"tempo", nameOf(tempo, kTempos)},
        {"whatIf", whatIf},
        {"orders", orderList},
        {"windowOrders", windowList},
        {"seen", seenList},
        {"dealsShown", dealsShown},
        {"windowLeft", windowLeft},
        {"strictAsk", deferredAsk.toStdString()},
        {"undone", undone},
        {"help", {{"hints", help.hints}, {"takenBack", help.takenBack}, {"minds", help.knowledgeShown}}},
        {"helpUsed", helpList},
        {"progress", {{"deal", progress.deal}, {"scores", scoreList}}}};
    if (late) object["late"] = *late;
    if (damage) object["damage"] = {{"good", damage->validSteps}, {"of", damage->storedSteps}};
    return QByteArray::fromStdString(object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::optional<ResumeState> ResumeState::fromText(const QByteArray& kept) {
    Json object;
    try {
        object = parseJson(std::string_view(kept.constData(), std::size_t(kept.size())));
    } catch (const WireError&) {
        return std::nullopt;
    }
    if (!object.is_object()) return std::nullopt;
    ResumeState resumeState;
    const Json &seatList = field(object, "seats"), &orderList = field(object, "orders");
    for (std::size_t at = 0; seatList.is_array() && at < seatList.size(); ++at) {
        const bool person = flag(field(seatList[at], "person"));
        const QString name = text(field(seatList[at], "name")).left(40);
        const QString level = text(field(seatList[at], "level"));
        resumeState.seats.append({person ? personNameOf(name) : name, person,
                                  levelNamed(level.toStdString()).value_or(Level::Perch)});
    }
    resumeState.tempo = named(field(object, "tempo"), kTempos, Tempo::RoundTheTable);
    for (std::size_t at = 0; orderList.is_array() && at < orderList.size(); ++at)
        resumeState.orders.insert(text(field(orderList[at], "for")),
                                  {named(field(orderList[at], "rule"), kRules, StandingOrder::Rule::Never),
                                   number(field(orderList[at], "number"), -1)});
    resumeState.whatIf = flag(field(object, "whatIf"));
    for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
        const Json& window = item(field(object, "windowOrders"), seat);
        resumeState.windowOrders[seat] = {
            named(field(window, "rule"), kWindowRules, WindowOrder::Rule::AskMe),
            seatOf(field(window, "seat"))};
        resumeState.seenUpTo[seat] = number(item(field(object, "seen"), seat));
        resumeState.helpUsed[seat] = number(item(field(object, "helpUsed"), seat));
    }
    resumeState.dealsShown = number(field(object, "dealsShown"), 1);
    resumeState.windowLeft = number(field(object, "windowLeft"), -1);
    if (const Json& late = field(object, "late"); late.is_array()) {
        resumeState.late.emplace();
        for (const Json& event : late)
            resumeState.late->insert(number(event, -1));
    }
    resumeState.deferredAsk = text(field(object, "strictAsk")).toUtf8();
    resumeState.undone = number(field(object, "undone"));
    const Json& helped = field(object, "help");
    resumeState.help = {number(field(helped, "hints")), number(field(helped, "takenBack")),
                        flag(field(helped, "minds"))};
    const Json& progress = field(object, "progress");
    resumeState.progress.deal = number(field(progress, "deal"));
    const Json& scores = field(progress, "scores");
    for (std::size_t seat = 0; scores.is_array() && seat < std::min<std::size_t>(scores.size(), kMostSeats);
         ++seat)
        resumeState.progress.scores.append(number(scores[seat]));
    if (const Json& damage = field(object, "damage"); damage.is_object())
        resumeState.damage = {number(field(damage, "good"), -1), number(field(damage, "of"))};
    return resumeState;
}

} // namespace tacklebox

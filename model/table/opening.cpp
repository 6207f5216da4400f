// Functions that open a table: for a new match (TablePlan), a record or a stored match.
#include "model/table/livetable.h"
#include "model/table/replay.h"
#include "model/wire/record.h"
#include "model/wire/session.h"

#include <algorithm>
#include <random>

namespace tacklebox {

namespace {

/// Validates seats, dealer and options of a plan. Returns a message for the user, empty if they are valid.
QString planError(const TablePlan& plan, const AnyGame& game) {
    const int seats = int(plan.seats.size());
    if (seats < game.leastSeats || seats > game.mostSeats)
        return Table::tr("%1 needs %2 to %3 seats, not %4.")
            .arg(QString::fromUtf8(game.title), QString::number(game.leastSeats),
                 QString::number(game.mostSeats), QString::number(seats));
    if (plan.dealer && *plan.dealer >= seats) return Table::tr("The dealer must sit at the table.");
    for (std::size_t i = 0; i < game.options.size(); ++i) {
        const OptionSpec& option = game.options[i];
        if (plan.options.value[i] < option.least || plan.options.value[i] > option.most)
            return Table::tr("The option \"%1\" goes from %2 to %3, not %4.")
                .arg(QString::fromUtf8(option.name), QString::number(option.least),
                     QString::number(option.most), QString::number(plan.options.value[i]));
    }
    return {};
}

/// The same for the plan's tempo.
QString tempoError(const TablePlan& plan, const AnyGame& game) {
    if (plan.tempo != Tempo::Live) return {};
    if (!game.live) return Table::tr("%1 can't be played live.").arg(QString::fromUtf8(game.title));
    const auto people =
        std::count_if(plan.seats.begin(), plan.seats.end(), [](const SeatPlan& seat) { return seat.person; });
    if (people > 1) return Table::tr("Only one player can play live.");
    return {};
}

/// A table that continues this match according to the plan.
std::unique_ptr<MatchTable> makeTable(TablePlan plan, std::unique_ptr<AnyMatch> match) {
    plan.game = QString::fromUtf8(match->game().id);
    plan.dealer = match->setup().dealer;
    plan.options = match->setup().options;
    plan.seed = match->setup().seed;
    if (plan.tempo == Tempo::Live) return std::make_unique<LiveTable>(plan, std::move(match));
    return std::make_unique<MatchTable>(plan, std::move(match));
}

std::unique_ptr<Table> startedTable(TablePlan plan, std::unique_ptr<AnyMatch> match) {
    auto table = makeTable(std::move(plan), std::move(match));
    table->start();
    return table;
}

std::unique_ptr<Table> resumedTable(TablePlan plan, std::unique_ptr<AnyMatch> match,
                                    const ResumeState& resumeState) {
    auto table = makeTable(std::move(plan), std::move(match));
    table->startFrom(resumeState);
    return table;
}

/// The match's UUID from its record. For a record without one (from an older version or another program), a
/// UUID derived from its content.
QUuid uuidOf(const Json& record, const AnyMatch& match) {
    if (const auto app = record.find("app"); app != record.end() && app->is_object())
        if (const auto stored = app->find("uuid"); stored != app->end() && stored->is_string()) {
            const QUuid uuid(QString::fromStdString(stored->get<std::string>()));
            if (!uuid.isNull()) return uuid;
        }
    return QUuid::createUuidV5(QUuid(), QByteArray::fromStdString(recordJson(match).dump()));
}

/// Reads the match of a record and sets the plan's seats and *uuid. Null with *error if the record is
/// unreadable or does not fit the plan.
std::unique_ptr<AnyMatch> readRecord(const QByteArray& record, TablePlan& plan, QUuid* uuid, QString* error) {
    QString ignored;
    QString& why = error ? *error : ignored;
    why.clear();
    Json json;
    try {
        json = parseJson(std::string_view(record.constData(), std::size_t(record.size())));
    } catch (const WireError&) {
        why = Table::tr("This file is damaged or isn't a recorded game.");
        return nullptr;
    }
    try {
        const std::unique_ptr<Session> session = loadSession(json);
        if (plan.seats.isEmpty()) plan.seats = usualSeats(session->seats());
        if (plan.seats.size() != session->seats()) {
            why = Table::tr("The recorded match has %n seat(s), but this table has %1.", nullptr,
                            session->seats())
                      .arg(plan.seats.size());
            return nullptr;
        }
        why = tempoError(plan, session->match().game());
        *uuid = uuidOf(json, session->match());
        return why.isEmpty() ? session->match().copy() : nullptr;
    } catch (const WireError& exception) {
        why = Table::tr("This match can't be continued. %1").arg(QString::fromStdString(exception.text()));
    }
    return nullptr;
}

} // namespace

std::unique_ptr<Table> Table::open(const TablePlan& plan, QString* error) {
    QString ignored;
    QString& why = error ? *error : ignored;
    why.clear();
    const AnyGame* game = gameNamed(plan.game.toStdString());
    if (!game) {
        why = tr("There's no game called \"%1\".").arg(plan.game);
        return nullptr;
    }
    why = planError(plan, *game);
    if (why.isEmpty()) why = tempoError(plan, *game);
    if (!why.isEmpty()) return nullptr;
    AnySetup setup;
    setup.options = plan.options;
    setup.seats = int(plan.seats.size());
    if (plan.seed) {
        setup.seed = *plan.seed;
    } else {
        std::random_device device;
        constexpr int kBits = 40; // makes deal codes of four groups of letters (dealcode.h)
        setup.seed = (quint64(device()) << 32 | device()) >> (64 - kBits);
    }
    setup.dealer = plan.dealer.value_or(drawnDealer(setup.seed, setup.seats));
    setup.layout = game->drawnLayout(setup.seed, setup.options, setup.seats);
    return startedTable(plan, game->begin(setup));
}

std::unique_ptr<Table> Table::openRecord(const QByteArray& record, TablePlan plan, QString* error) {
    QUuid uuid;
    auto match = readRecord(record, plan, &uuid, error);
    if (!match) return nullptr;
    auto table = startedTable(plan, std::move(match));
    if (!plan.whatIf) table->setUuid(uuid); // an experiment is a separate match
    return table;
}

std::unique_ptr<Table> Replay::open(const QByteArray& record, const QList<SeatPlan>& seats, Seat viewer,
                                    QString* error) {
    TablePlan plan;
    plan.seats = seats;
    QUuid uuid;
    auto match = readRecord(record, plan, &uuid, error);
    if (!match) return nullptr;
    plan.game = QString::fromUtf8(match->game().id);
    plan.dealer = match->setup().dealer;
    plan.options = match->setup().options;
    plan.seed = match->setup().seed;
    auto replay = std::unique_ptr<Replay>(new Replay(plan, std::move(match)));
    replay->setUuid(uuid);
    if (!replay->setPointOfView(viewer)) replay->setPointOfView(kNoSeat);
    return replay;
}

std::unique_ptr<Table> Table::resume(const QByteArray& record, const ResumeState& resumeState,
                                     QString* error) {
    TablePlan plan;
    plan.seats = resumeState.seats;
    plan.tempo = resumeState.tempo;
    plan.whatIf = resumeState.whatIf;
    QUuid uuid;
    auto match = readRecord(record, plan, &uuid, error);
    if (!match) return nullptr;
    auto table = resumedTable(std::move(plan), std::move(match), resumeState);
    table->setUuid(uuid);
    return table;
}

std::unique_ptr<Table> Table::resumeDamaged(const QByteArray& opening, const QList<QByteArray>& steps,
                                            ResumeState resumeState, Damage* damage) {
    const auto read = [](const QByteArray& text) {
        return parseJson(std::string_view(text.constData(), std::size_t(text.size())));
    };
    *damage = {-1, int(steps.size())};
    try {
        Json record = read(opening);
        if (!record.is_object()) return nullptr;
        Json& list = record["steps"] = Json::array();
        try {
            for (const QByteArray& step : steps)
                list.push_back(read(step));
        } catch (const WireError&) { // later steps cannot be valid
        }
        ReadableRecord readable = loadReadable(record);
        const bool complete = readable.error.empty() && readable.steps == damage->storedSteps;
        if (resumeState.undone > 0 && !complete) {
            // Steps that were undone must not be replayed.
            const int notUndone = std::max(0, damage->storedSteps - resumeState.undone);
            while (int(list.size()) > std::min(notUndone, readable.steps))
                list.erase(list.size() - 1);
            readable = loadReadable(record);
        }
        if (!complete) {
            resumeState.undone = 0;
            resumeState.deferredAsk.clear();
            resumeState.windowLeft = -1;
        }
        damage->validSteps = readable.steps;
        const Session& session = *readable.session;
        TablePlan plan;
        plan.seats =
            resumeState.seats.size() == session.seats() ? resumeState.seats : usualSeats(session.seats());
        plan.tempo = resumeState.tempo;
        if (!tempoError(plan, session.match().game()).isEmpty()) plan.tempo = Tempo::RoundTheTable;
        plan.whatIf = resumeState.whatIf;
        auto table = resumedTable(std::move(plan), session.match().copy(), resumeState);
        table->setUuid(uuidOf(record, session.match()));
        return table;
    } catch (const WireError&) {
        return nullptr;
    }
}

} // namespace tacklebox

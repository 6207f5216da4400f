#include "model/table/table.h"

#include "model/games/games.h"
#include "model/table/gameclock.h"
#include "model/table/gamemanners.h"
#include "model/table/replay.h"
#include "model/wire/session.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <random>

namespace tacklebox {

namespace {

QString orderKey(Seat seat, const QString& card) {
    return QString::number(seat) + u'/' + card;
}

/// Why a plan cannot be played, or an empty text.
template <class G>
QString faultOf(const TablePlan& plan) {
    const int seats = int(plan.seats.size());
    const QString title = QString::fromUtf8(G::kTitle.data(), qsizetype(G::kTitle.size()));
    if (seats < G::kLeastSeats || seats > G::kMostSeats)
        return Table::tr("%1 is for %2 to %3 seats, not %4.")
            .arg(title, QString::number(G::kLeastSeats), QString::number(G::kMostSeats),
                 QString::number(seats));
    if (plan.dealer && *plan.dealer >= seats) return Table::tr("The dealer must sit at the table.");
    const std::span<const OptionSpec> specs = G::kOptions;
    for (std::size_t i = 0; i < specs.size(); ++i)
        if (plan.options.value[i] < specs[i].least || plan.options.value[i] > specs[i].most)
            return Table::tr("The option \"%1\" goes from %2 to %3, not %4.")
                .arg(QString::fromUtf8(specs[i].name.data(), qsizetype(specs[i].name.size())),
                     QString::number(specs[i].least), QString::number(specs[i].most),
                     QString::number(plan.options.value[i]));
    return {};
}

QString tempoFault(const TablePlan& plan) {
    if (plan.tempo != Tempo::Live) return {};
    if (plan.game != QLatin1String(WhatTheFish::kId.data(), qsizetype(WhatTheFish::kId.size())))
        return Table::tr("Only What the Fish! can be played against the clock.");
    int persons = 0;
    for (const SeatPlan& seat : plan.seats)
        persons += seat.person;
    if (persons > 1) return Table::tr("Only one person can play against the clock.");
    return {};
}

} // namespace

Table::Table(TablePlan plan) : m_plan(std::move(plan)), m_clock(std::make_unique<GameClock>()) {}
Table::~Table() = default;

std::unique_ptr<Table> Table::open(const TablePlan& plan, QString* fault) {
    QString ignored;
    QString& why = fault ? *fault : ignored;
    why.clear();
    std::unique_ptr<Table> table;
    const bool known = withGame(plan.game.toStdString(), [&]<class G>() {
        why = faultOf<G>(plan);
        if (why.isEmpty()) why = tempoFault(plan);
        if (!why.isEmpty()) return;
        TablePlan whole = plan;
        if (!whole.seed) {
            std::random_device device;
            constexpr int kBits = 40; // deal codes of four groups
            whole.seed = (quint64(device()) << 32 | device()) >> (64 - kBits);
        }
        if (!whole.dealer) whole.dealer = drawnDealer(*whole.seed, int(whole.seats.size()));
        table = TableMaker<G>::begin(whole);
    });
    if (!known) why = tr("There is no game \"%1\".").arg(plan.game);
    return table;
}

/// Reads a record and makes a table of it; the plan's seats are filled in.
template <class Make>
std::unique_ptr<Table> Table::fromRecord(const QByteArray& record, TablePlan plan, QString* fault,
                                         Make make) {
    QString ignored;
    QString& why = fault ? *fault : ignored;
    why.clear();
    Json json;
    try {
        json = parseJson(std::string_view(record.constData(), std::size_t(record.size())));
    } catch (const WireError&) {
        why = Table::tr("This file is damaged, or it is no recorded game at all.");
        return nullptr;
    }
    try {
        const std::unique_ptr<Session> session = loadSession(json);
        const std::string game(session->game());
        plan.game = QString::fromStdString(game);
        if (plan.seats.isEmpty()) plan.seats = usualSeats(session->seats());
        if (plan.seats.size() != session->seats()) {
            why = Table::tr("The recorded match has %n seat(s), and this table has %1.", nullptr,
                            session->seats())
                      .arg(plan.seats.size());
            return nullptr;
        }
        why = tempoFault(plan);
        if (!why.isEmpty()) return nullptr;
        plan.seed = session->seed();
        std::unique_ptr<Table> table;
        withGame(game, [&]<class G>() { table = make.template operator()<G>(plan, *session); });
        return table;
    } catch (const WireError& error) {
        why = Table::tr("This file is no match that can be continued. %1")
                  .arg(QString::fromStdString(error.text()));
    }
    return nullptr;
}

std::unique_ptr<Table> Table::openRecord(const QByteArray& record, TablePlan plan, QString* fault) {
    return fromRecord(record, std::move(plan), fault, []<class G>(const TablePlan& whole, Session& session) {
        return TableMaker<G>::resume(whole, session);
    });
}

std::unique_ptr<Table> Replay::open(const QByteArray& record, const QList<SeatPlan>& seats, Seat viewer,
                                    QString* fault) {
    TablePlan plan;
    plan.seats = seats;
    auto table =
        Table::fromRecord(record, plan, fault, []<class G>(const TablePlan& whole, Session& session) {
            return TableMaker<G>::replay(whole, session);
        });
    if (table && !of(table.get())->look(viewer)) of(table.get())->look(kNoSeat);
    return table;
}

Replay* Replay::of(Table* table) {
    return dynamic_cast<Replay*>(table);
}

std::unique_ptr<Table> Table::resume(const QByteArray& record, const Situation& situation, QString* fault) {
    TablePlan plan;
    plan.seats = situation.seats;
    plan.tempo = situation.tempo;
    plan.whatIf = situation.whatIf;
    auto table = openRecord(record, plan, fault);
    if (!table) return nullptr;
    table->restore(situation);
    table->goOn();
    return table;
}

std::unique_ptr<Table> Table::resumeReadable(const QByteArray& opening, const QList<QByteArray>& steps,
                                             Situation situation, Damage* damage) {
    const auto read = [](const QByteArray& text) {
        return parseJson(std::string_view(text.constData(), std::size_t(text.size())));
    };
    *damage = {-1, int(steps.size())};
    std::unique_ptr<Table> table;
    try {
        Json record = read(opening);
        if (!record.is_object()) return nullptr;
        Json& list = record["steps"] = Json::array();
        try {
            for (const QByteArray& step : steps)
                list.push_back(read(step));
        } catch (const WireError&) { // what comes after it cannot be good either
        }
        ReadableRecord readable = loadReadable(record);
        const bool whole = readable.fault.empty() && readable.steps == damage->of;
        if (situation.undone > 0 && !whole) {
            // What had been taken back is not made again by going on.
            const int stand = std::max(0, damage->of - situation.undone);
            while (int(list.size()) > std::min(stand, readable.steps))
                list.erase(list.size() - 1);
            readable = loadReadable(record);
        }
        if (!whole) {
            situation.undone = 0;
            situation.strictAsk.clear();
            situation.windowLeft = -1;
        }
        damage->good = readable.steps;
        Session& session = *readable.session;
        const std::string game(session.game());
        TablePlan plan;
        plan.game = QString::fromStdString(game);
        plan.seats =
            situation.seats.size() == session.seats() ? situation.seats : usualSeats(session.seats());
        plan.tempo = situation.tempo;
        if (!tempoFault(plan).isEmpty()) plan.tempo = Tempo::RoundTheTable;
        plan.whatIf = situation.whatIf;
        plan.seed = session.seed();
        withGame(game, [&]<class G>() { table = TableMaker<G>::resume(plan, session); });
        table->restore(situation);
        table->goOn();
    } catch (const WireError&) {
        return nullptr;
    }
    return table;
}

Situation Table::situation() const {
    Situation situation;
    situation.seats = m_plan.seats;
    situation.tempo = m_plan.tempo;
    situation.whatIf = m_plan.whatIf;
    situation.orders = m_orders;
    situation.windowOrders = m_windowOrders;
    situation.seenUpTo = m_seenUpTo;
    if (m_facing != kNoSeat) situation.seenUpTo[m_facing] = events(); // he sees what is on the screen
    situation.help = m_help;
    situation.helpUsed = m_helpUsed;
    const MatchScore& shown = score();
    situation.progress.deal = shown.round;
    for (int seat = 0; seat < seats(); ++seat)
        situation.progress.scores.append(shown.scores[std::size_t(seat)]);
    describe(situation);
    return situation;
}

void Table::restore(const Situation& situation) {
    m_orders = situation.orders;
    m_windowOrders = situation.windowOrders;
    m_seenUpTo = situation.seenUpTo;
    m_help = situation.help;
    m_helpUsed = situation.helpUsed;
}

void Table::noteHint(Seat seat) {
    ++m_helpUsed[seat];
    ++m_help.hints;
    emit situationChanged();
}

int Table::persons() const {
    int persons = 0;
    for (const SeatPlan& seat : m_plan.seats)
        persons += seat.person;
    return persons;
}

Seat Table::onlyPerson() const {
    return onlyPersonOf(m_plan.seats);
}

Names Table::names() const {
    Names names;
    for (const SeatPlan& seat : m_plan.seats)
        names.bySeat.push_back(seat.name.toStdString());
    names.you = calledYou();
    return names;
}

Seat Table::spokenTo() const {
    return isReplay() ? calledYou() : m_facing;
}

QString Table::reasonFor(int) const {
    return {};
}

std::vector<HeardFact> Table::heard(int) const {
    return {};
}

void Table::face(Seat seat, int seenSoFar) {
    if (seat == m_facing) return;
    if (m_facing != kNoSeat) m_seenUpTo[m_facing] = seenSoFar;
    m_facing = seat;
    emit facingChanged();
}

void Table::reveal(Seat seat) {
    if (m_due != Due::HandOver || seat != m_dueSeat) return;
    m_facing = seat;
    facingWasChanged();
}

void Table::cover() {
    if (alone() || m_facing == kNoSeat) return;
    m_seenUpTo[m_facing] = events();
    m_facing = kNoSeat;
    facingWasChanged();
}

void Table::carryOn() {
    if (m_due != Due::NextDeal) return;
    beginNextDeal();
    emit situationChanged();
}

void Table::setHold(bool hold) {
    if (hold == m_hold) return;
    m_hold = hold;
    emit holdChanged(hold);
    goOn();
}

void Table::setPaused(bool paused) {
    if (paused == m_paused) return;
    m_paused = paused;
    const quint64 pause = ++m_pauses;
    m_countsIn = !paused && m_plan.tempo == Tempo::Live && m_manners.countInMillis > 0;
    if (m_countsIn)
        QTimer::singleShot(m_manners.countInMillis, this, [this, pause] {
            if (pause != m_pauses) return;
            m_countsIn = false;
            m_clock->setPaused(clockStands());
            goOn();
        });
    m_clock->setPaused(clockStands());
    emit pausedChanged(paused);
    goOn();
}

QStringList Table::recap(Seat seat) const {
    QStringList sentences;
    if (seat >= seats()) return sentences;
    for (int number = m_seenUpTo[seat]; number < events(); ++number)
        if (const QString words = publicSentence(number); !words.isEmpty()) sentences << words;
    return sentences;
}

void Table::setWatched(bool watched) {
    m_watched = watched;
    shownChanged();
}

void Table::shown(int number) {
    if (number <= m_shown) return;
    m_shown = number;
    shownChanged();
}

void Table::setManners(const Manners& manners) {
    if (manners == m_manners) return;
    const bool boardOn = m_manners.knownCards == KnownCards::Off && manners.knownCards != KnownCards::Off;
    const bool reasonsOn = !tellsReasonsAtOnce(m_manners) && tellsReasonsAtOnce(manners);
    m_manners = manners;
    for (Seat seat = 0; seat < seats(); ++seat)
        if (isPerson(seat)) m_helpUsed[seat] += int(boardOn) + int(reasonsOn);
    m_help.minds = m_help.minds || boardOn || reasonsOn;
    if (boardOn || reasonsOn) emit situationChanged();
    m_clock->setRate(manners.clockRate);
    emit mannersChanged();
    goOn();
}

StandingOrder Table::order(Seat seat, const QString& card) const {
    StandingOrder unsaid;
    if (alone()) unsaid.rule = StandingOrder::Rule::AskMe; // alone against bots a person is asked
    return m_orders.value(orderKey(seat, card), unsaid);
}

void Table::setOrder(Seat seat, const QString& card, const StandingOrder& order) {
    m_orders.insert(orderKey(seat, card), order);
    emit situationChanged();
    goOn();
}

WindowOrder Table::windowOrder(Seat seat) const {
    return seat < seats() ? m_windowOrders[seat] : WindowOrder{};
}

void Table::setWindowOrder(Seat seat, const WindowOrder& order) {
    if (seat >= seats()) return;
    m_windowOrders[seat] = order;
    emit situationChanged();
    goOn();
}

} // namespace tacklebox

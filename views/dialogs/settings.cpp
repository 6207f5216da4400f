#include "views/dialogs/settings.h"

#include "model/engine/namearray.h"
#include "views/panels/gameinfo.h"

#include <QApplication>
#include <QFont>
#include <QSettings>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(NewTable)
};

// In files the values have names, so that a later version may put them in another order.
constexpr const char* kPaces[] = {"slow", "normal", "fast", "turbo", "off"};
static_assert(namesEvery<Pace>(kPaces));
constexpr const char* kAnnounced[] = {"all", "mine", "nothing"};
static_assert(namesEvery<Announced>(kAnnounced));
constexpr const char* kReasons[] = {"never", "after", "at-once"};
static_assert(namesEvery<ReasonsTold>(kReasons));
constexpr const char* kKnownCards[] = {"off", "last-turns", "all"};
static_assert(namesEvery<KnownCards>(kKnownCards));
constexpr const char* kTempos[] = {"round", "live"};
static_assert(namesEvery<Tempo>(kTempos));

constexpr const char* kLanguages[] = {"system", "en", "de"};

template <class E, std::size_t N>
std::optional<E> named(const QVariant& value, const char* const (&names)[N]) {
    for (std::size_t i = 0; i < N; ++i)
        if (value.toString() == QLatin1String(names[i])) return E(i);
    return std::nullopt;
}

/// The value if it is a number within bounds.
std::optional<int> number(const QVariant& value, int least, int most) {
    bool ok = false;
    const int read = value.toInt(&ok);
    return ok && read >= least && read <= most ? std::optional(read) : std::nullopt;
}

std::optional<bool> flag(const QVariant& value) {
    const QString text = value.toString();
    if (text == QLatin1String("true")) return true;
    if (text == QLatin1String("false")) return false;
    return std::nullopt;
}

QString key(const char* name) {
    return QLatin1String(name);
}

/// Reads value by value, and notes what is there but means nothing.
class Reader {
  public:
    Reader(const QSettings& store, QStringList* strange) : m_store(store), m_strange(strange) {}

    template <class E, std::size_t N>
    E named(const char* name, const char* const (&names)[N], E standard) const {
        return known(name, tacklebox::named<E>(m_store.value(key(name)), names), standard);
    }
    int number(const char* name, int least, int most, int standard) const {
        return known(name, tacklebox::number(m_store.value(key(name)), least, most), standard);
    }
    bool flag(const char* name, bool standard) const {
        return known(name, tacklebox::flag(m_store.value(key(name))), standard);
    }

  private:
    template <class T>
    T known(const char* name, std::optional<T> value, T standard) const {
        if (!value && m_strange && m_store.contains(key(name))) m_strange->append(key(name));
        return value.value_or(standard);
    }

    const QSettings& m_store;
    QStringList* m_strange;
};

} // namespace

Settings Settings::load(const QSettings& store, QStringList* strange) {
    Settings s;
    const Reader reader(store, strange);
    s.motion.pace = reader.named("motion/pace", kPaces, s.motion.pace);
    s.motion.reduced = reader.flag("motion/reduced", s.motion.reduced);
    s.sounds = reader.flag("sounds/on", s.sounds);
    s.volume = reader.number("sounds/volume", 0, 100, s.volume);
    s.soundsOffWhilePassing = reader.flag("sounds/offWhilePassing", s.soundsOffWhilePassing);
    s.textPercent = reader.number("look/textPercent", 100, 200, s.textPercent);
    s.language = QLatin1String(kLanguages[reader.named("look/language", kLanguages, 0)]);
    s.announcements = reader.named("reader/announced", kAnnounced, s.announcements);
    s.confirmAsks = reader.flag("hands/confirmAsks", s.confirmAsks);
    s.singleKeys = reader.flag("hands/singleKeys", s.singleKeys);
    s.onePress = reader.flag("hands/onePress", s.onePress);
    Manners& m = s.manners;
    m.layForMe = reader.flag("manners/layForMe", m.layForMe);
    m.answerForMe = reader.flag("manners/answerForMe", m.answerForMe);
    m.skipEmptyWindows = reader.flag("manners/skipEmptyWindows", m.skipEmptyWindows);
    m.strictSecrecy = reader.flag("manners/strictSecrecy", m.strictSecrecy);
    m.reasons = reader.named("help/reasons", kReasons, m.reasons);
    m.knownCards = reader.named("help/knownCards", kKnownCards, m.knownCards);
    m.pauseMillis = reader.number("manners/pauseMillis", 0, 5000, m.pauseMillis);
    m.windowMillis = reader.number("manners/windowMillis", 0, 60000, m.windowMillis);
    m.clockRate = reader.number("manners/clockPercent", 25, 200, int(m.clockRate * 100)) / 100.0;
    return s;
}

void Settings::save(QSettings& store) const {
    if (load(store) == *this && store.contains(key("motion/pace"))) return;
    const auto write = [&store](const char* name, const auto& value) { store.setValue(key(name), value); };
    const auto writeFlag = [&store](const char* name, bool on) {
        store.setValue(key(name), on ? QStringLiteral("true") : QStringLiteral("false"));
    };
    write("motion/pace", QLatin1String(kPaces[int(motion.pace)]));
    writeFlag("motion/reduced", motion.reduced);
    writeFlag("sounds/on", sounds);
    write("sounds/volume", volume);
    writeFlag("sounds/offWhilePassing", soundsOffWhilePassing);
    write("look/textPercent", textPercent);
    write("look/language", language);
    write("reader/announced", QLatin1String(kAnnounced[int(announcements)]));
    writeFlag("hands/confirmAsks", confirmAsks);
    writeFlag("hands/singleKeys", singleKeys);
    writeFlag("hands/onePress", onePress);
    writeFlag("manners/layForMe", manners.layForMe);
    writeFlag("manners/answerForMe", manners.answerForMe);
    writeFlag("manners/skipEmptyWindows", manners.skipEmptyWindows);
    writeFlag("manners/strictSecrecy", manners.strictSecrecy);
    write("help/reasons", QLatin1String(kReasons[int(manners.reasons)]));
    write("help/knownCards", QLatin1String(kKnownCards[int(manners.knownCards)]));
    write("manners/pauseMillis", manners.pauseMillis);
    write("manners/windowMillis", manners.windowMillis);
    write("manners/clockPercent", qRound(manners.clockRate * 100));
}

void useTextSize(int percent) {
    static const QFont usual = QApplication::font();
    QFont font = usual;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(usual.pointSizeF() * percent / 100);
    else
        font.setPixelSize(qRound(usual.pixelSize() * percent / 100.0));
    if (QApplication::font() != font) QApplication::setFont(font);
}

TablePlan firstPlan(const QString& game) {
    TablePlan plan;
    plan.game = game;
    const GameInfo* info = gameInfo(game);
    if (!info) return plan;
    plan.options = standardOptions(info->options);
    plan.seats = usualSeats(qBound(info->leastSeats, 4, info->mostSeats));
    return plan;
}

std::optional<TablePlan> lastPlan(const QSettings& store, const QString& game) {
    const GameInfo* info = gameInfo(game);
    if (!info) return std::nullopt;
    const QString at = QStringLiteral("tables/") + game + u'/';
    const int seats =
        number(store.value(at + QStringLiteral("seats")), info->leastSeats, info->mostSeats).value_or(0);
    if (seats == 0) return std::nullopt;
    TablePlan plan;
    plan.game = game;
    for (int i = 0; i < seats; ++i) {
        const QString of = at + QStringLiteral("seat%1/").arg(i);
        SeatPlan seat;
        seat.name = store.value(of + QStringLiteral("name")).toString().left(40);
        seat.person = flag(store.value(of + QStringLiteral("person"))).value_or(false);
        seat.level = levelNamed(store.value(of + QStringLiteral("level")).toString().toStdString())
                         .value_or(Level::Perch);
        if (seat.name.isEmpty()) return std::nullopt; // half a table is none
        if (seat.person) seat.name = personNameOf(seat.name);
        plan.seats.append(seat);
    }
    for (std::size_t i = 0; i < info->options.size(); ++i) {
        const OptionSpec& option = info->options[i];
        const QVariant saved =
            store.value(at + QStringLiteral("option-") +
                        QString::fromLatin1(option.name.data(), qsizetype(option.name.size())));
        plan.options.value[i] =
            std::int16_t(number(saved, option.least, option.most).value_or(option.standard));
    }
    const int dealer =
        number(store.value(at + QStringLiteral("dealer")), 0, int(plan.seats.size()) - 1).value_or(-1);
    if (dealer >= 0) plan.dealer = Seat(dealer);
    plan.tempo =
        named<Tempo>(store.value(at + QStringLiteral("tempo")), kTempos).value_or(Tempo::RoundTheTable);
    int persons = 0;
    for (const SeatPlan& seat : plan.seats)
        persons += seat.person;
    if (persons != 1 || game != u"what-the-fish") plan.tempo = Tempo::RoundTheTable;
    return plan;
}

void savePlan(QSettings& store, const TablePlan& plan) {
    const GameInfo* info = gameInfo(plan.game);
    if (!info) return;
    const QString at = QStringLiteral("tables/") + plan.game;
    store.remove(at);
    store.beginGroup(at);
    store.setValue(QStringLiteral("seats"), int(plan.seats.size()));
    for (int i = 0; i < plan.seats.size(); ++i) {
        const SeatPlan& seat = plan.seats[i];
        const QString of = QStringLiteral("seat%1/").arg(i);
        store.setValue(of + QStringLiteral("name"), seat.name);
        store.setValue(of + QStringLiteral("person"),
                       seat.person ? QStringLiteral("true") : QStringLiteral("false"));
        const std::string_view level = name(seat.level);
        store.setValue(of + QStringLiteral("level"),
                       QString::fromLatin1(level.data(), qsizetype(level.size())));
    }
    for (std::size_t i = 0; i < info->options.size(); ++i) {
        const std::string_view option = info->options[i].name;
        store.setValue(QStringLiteral("option-") +
                           QString::fromLatin1(option.data(), qsizetype(option.size())),
                       int(plan.options.value[i]));
    }
    if (plan.dealer) store.setValue(QStringLiteral("dealer"), int(*plan.dealer));
    store.setValue(QStringLiteral("tempo"), QLatin1String(kTempos[int(plan.tempo)]));
    store.endGroup(); // a seed is for one match and not kept
}

} // namespace tacklebox

#include "views/settings/settings.h"

#include "model/engine/namearray.h"
#include "views/settings/values.h"
#include "views/theme/theme.h"

#include <QSettings>

#include <algorithm>
#include <array>

namespace tacklebox {

namespace {

// Files store enum values by name, so that a later version may reorder them.
constexpr const char* kPaces[] = {"slow", "normal", "fast", "turbo", "off"};
static_assert(namesEvery<Pace>(kPaces));
constexpr const char* kAnnounced[] = {"all", "short", "mine", "nothing"};
static_assert(namesEvery<Announced>(kAnnounced));
constexpr const char* kReasons[] = {"never", "after", "at-once"};
static_assert(namesEvery<ReasonsTold>(kReasons));
constexpr const char* kKnownCards[] = {"off", "last-turns", "all"};
static_assert(namesEvery<KnownCards>(kKnownCards));

constexpr const char* kContrasts[] = {"system", "on", "off"};
static_assert(namesEvery<Contrast>(kContrasts));

constexpr const char* kLanguages[] = {"system", "en", "de"};

QString key(const char* name) {
    return QLatin1String(name);
}

/// Reads single values, and collects the names of invalid ones.
class Reader {
  public:
    Reader(const QSettings& store, QStringList* strange) : m_store(store), m_strange(strange) {}

    template <class E, std::size_t N>
    E named(const char* name, const char* const (&names)[N], E standard) const {
        return known(name, valueNamed<E>(m_store.value(key(name)), names), standard);
    }
    int number(const char* name, int least, int most, int standard) const {
        return known(name, numberWithin(m_store.value(key(name)), least, most), standard);
    }
    bool flag(const char* name, bool standard) const {
        return known(name, flagOf(m_store.value(key(name))), standard);
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

double factor(Pace pace) {
    constexpr std::array kFactors{1.5, 1.0, 0.6, 0.25, 0.0};
    return kFactors[std::size_t(pace)];
}

double Settings::clockRate() const {
    constexpr std::array kFirst{0.5, 0.5, 0.75};
    const bool first = !clockChosen && liveMatches >= 0 && liveMatches < int(kFirst.size());
    return first ? std::min(kFirst[std::size_t(liveMatches)], tableRules.clockRate) : tableRules.clockRate;
}

double Settings::patience() const {
    constexpr std::array kFirst{3.0, 3.0, 2.0};
    const bool isFirst = roundMatches >= 0 && roundMatches < int(kFirst.size());
    return isFirst && tableRules.pauseMillis == TableRules().pauseMillis ? kFirst[std::size_t(roundMatches)]
                                                                         : 1.0;
}

Settings Settings::load(const QSettings& store, QStringList* strange) {
    Settings s;
    const Reader reader(store, strange);
    s.motion.pace = reader.named("motion/pace", kPaces, s.motion.pace);
    s.motion.reduced = reader.flag("motion/reduced", s.motion.reduced);
    s.sounds.on = reader.flag("sounds/on", s.sounds.on);
    s.sounds.table = reader.number("sounds/table", 0, 100, s.sounds.table);
    s.sounds.motifs = reader.number("sounds/motifs", 0, 100, s.sounds.motifs);
    s.sounds.harbour = reader.number("sounds/harbour", 0, 100, s.sounds.harbour);
    s.soundsOffWhilePassing = reader.flag("sounds/offWhilePassing", s.soundsOffWhilePassing);
    s.appearance.textPercent = reader.number("look/textPercent", 100, 200, s.appearance.textPercent);
    s.appearance.contrast = reader.named("look/contrast", kContrasts, s.appearance.contrast);
    s.appearance.scenery = reader.flag("look/scenery", s.appearance.scenery);
    s.appearance.largeIndex = reader.flag("look/largeIndex", s.appearance.largeIndex);
    s.appearance.fourColours = reader.flag("look/fourColours", s.appearance.fourColours);
    s.botTalk = reader.flag("look/botTalk", s.botTalk);
    s.language = QLatin1String(kLanguages[reader.named("look/language", kLanguages, 0)]);
    s.announcements = reader.named("reader/announced", kAnnounced, s.announcements);
    s.confirmAsks = reader.flag("hands/confirmAsks", s.confirmAsks);
    s.singleKeys = reader.flag("hands/singleKeys", s.singleKeys);
    s.buttonsLeft = reader.flag("hands/buttonsLeft", s.buttonsLeft);
    s.onePress = reader.flag("hands/onePress", s.onePress);
    s.hideCardsAfter = reader.number("hands/hideCardsAfter", 0, 60, s.hideCardsAfter);
    TableRules& m = s.tableRules;
    m.layForMe = reader.flag("manners/layForMe", m.layForMe);
    m.answerForMe = reader.flag("manners/answerForMe", m.answerForMe);
    m.askOnlyIfItHelps = reader.flag("manners/askOnlyIfItHelps", m.askOnlyIfItHelps);
    m.skipEmptyWindows = reader.flag("manners/skipEmptyWindows", m.skipEmptyWindows);
    m.strictSecrecy = reader.flag("manners/strictSecrecy", m.strictSecrecy);
    m.reasons = reader.named("help/reasons", kReasons, m.reasons);
    m.knownCards = reader.named("help/knownCards", kKnownCards, m.knownCards);
    m.pauseMillis = reader.number("manners/pauseMillis", 0, 5000, m.pauseMillis);
    m.windowMillis = reader.number("manners/windowMillis", 0, 60000, m.windowMillis);
    m.clockRate = reader.number("manners/clockPercent", 25, 200, int(m.clockRate * 100)) / 100.0;
    s.liveMatches = reader.number("manners/liveMatches", 0, 1000, s.liveMatches);
    s.roundMatches = reader.number("manners/roundMatches", 0, 1000, s.roundMatches);
    s.clockChosen = reader.flag("manners/clockChosen", s.clockChosen || m.clockRate != 1);
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
    writeFlag("sounds/on", sounds.on);
    write("sounds/table", sounds.table);
    write("sounds/motifs", sounds.motifs);
    write("sounds/harbour", sounds.harbour);
    writeFlag("sounds/offWhilePassing", soundsOffWhilePassing);
    write("look/textPercent", appearance.textPercent);
    write("look/contrast", QLatin1String(kContrasts[int(appearance.contrast)]));
    writeFlag("look/scenery", appearance.scenery);
    writeFlag("look/largeIndex", appearance.largeIndex);
    writeFlag("look/fourColours", appearance.fourColours);
    writeFlag("look/botTalk", botTalk);
    write("look/language", language);
    write("reader/announced", QLatin1String(kAnnounced[int(announcements)]));
    writeFlag("hands/confirmAsks", confirmAsks);
    writeFlag("hands/singleKeys", singleKeys);
    writeFlag("hands/buttonsLeft", buttonsLeft);
    writeFlag("hands/onePress", onePress);
    write("hands/hideCardsAfter", hideCardsAfter);
    writeFlag("manners/layForMe", tableRules.layForMe);
    writeFlag("manners/answerForMe", tableRules.answerForMe);
    writeFlag("manners/askOnlyIfItHelps", tableRules.askOnlyIfItHelps);
    writeFlag("manners/skipEmptyWindows", tableRules.skipEmptyWindows);
    writeFlag("manners/strictSecrecy", tableRules.strictSecrecy);
    write("help/reasons", QLatin1String(kReasons[int(tableRules.reasons)]));
    write("help/knownCards", QLatin1String(kKnownCards[int(tableRules.knownCards)]));
    write("manners/pauseMillis", tableRules.pauseMillis);
    write("manners/windowMillis", tableRules.windowMillis);
    write("manners/clockPercent", qRound(tableRules.clockRate * 100));
    write("manners/liveMatches", liveMatches);
    write("manners/roundMatches", roundMatches);
    writeFlag("manners/clockChosen", clockChosen);
}

void useAppearance(const AppearanceSettings& look) {
    static const bool system = theme::systemWantsContrast(); // before the program sets its own palette
    const bool contrast = look.contrast == Contrast::On || (look.contrast == Contrast::System && system);
    theme::use({.scenery = contrast       ? theme::Scenery::HighContrast
                           : look.scenery ? theme::Scenery::Standard
                                          : theme::Scenery::Off,
                .deck = {.largeIndex = look.largeIndex, .fourColours = look.fourColours},
                .text = std::clamp(look.textPercent, 100, 200) / 100.0});
}

void useTextSize(int percent) {
    theme::Choice choice = theme::choice();
    choice.text = std::clamp(percent, 100, 200) / 100.0;
    theme::use(choice);
}

} // namespace tacklebox

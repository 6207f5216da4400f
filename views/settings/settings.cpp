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
static_assert(namesEvery<ReasonsShown>(kReasons));
constexpr const char* kKnownCards[] = {"off", "asked", "follows"};
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
    Reader(const QSettings& store, QStringList* invalid) : m_store(store), m_invalid(invalid) {}

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
        if (!value && m_invalid && m_store.contains(key(name))) m_invalid->append(key(name));
        return value.value_or(standard);
    }

    const QSettings& m_store;
    QStringList* m_invalid;
};

QMap<QString, QVariant> valuesOf(const Settings& s) {
    const auto flag = [](bool on) { return on ? QStringLiteral("true") : QStringLiteral("false"); };
    return {
        {key("motion/pace"), QLatin1String(kPaces[int(s.motion.pace)])},
        {key("motion/reduced"), flag(s.motion.reduced)},
        {key("sounds/on"), flag(s.sounds.on)},
        {key("sounds/table"), s.sounds.table},
        {key("sounds/motifs"), s.sounds.motifs},
        {key("sounds/harbour"), s.sounds.ambience},
        {key("sounds/offWhilePassing"), flag(s.soundsOffWhilePassing)},
        {key("look/textPercent"), s.appearance.textPercent},
        {key("look/contrast"), QLatin1String(kContrasts[int(s.appearance.contrast)])},
        {key("look/scenery"), flag(s.appearance.scenery)},
        {key("look/largeIndex"), flag(s.appearance.largeIndex)},
        {key("look/fourColours"), flag(s.appearance.fourColours)},
        {key("look/botTalk"), flag(s.botTalk)},
        {key("look/quietTable"), flag(s.quietTable)},
        {key("look/language"), s.language},
        {key("reader/announced"), QLatin1String(kAnnounced[int(s.announcements)])},
        {key("hands/actsForMe"), flag(s.actsForMe)},
        {key("hands/confirmAsks"), flag(s.confirmAsks)},
        {key("hands/singleKeys"), flag(s.singleKeys)},
        {key("hands/buttonsLeft"), flag(s.buttonsLeft)},
        {key("hands/onePress"), flag(s.onePress)},
        {key("hands/hideCardsAfter"), s.hideCardsAfter},
        {key("manners/layForMe"), flag(s.tableRules.layForMe)},
        {key("manners/answerForMe"), flag(s.tableRules.answerForMe)},
        {key("manners/askOnlyIfItHelps"), flag(s.tableRules.askOnlyIfItHelps)},
        {key("manners/skipEmptyWindows"), flag(s.tableRules.skipEmptyWindows)},
        {key("manners/strictSecrecy"), flag(s.tableRules.strictSecrecy)},
        {key("help/reasons"), QLatin1String(kReasons[int(s.tableRules.reasons)])},
        {key("help/knownCards"), QLatin1String(kKnownCards[int(s.tableRules.knownCards)])},
        {key("manners/pauseMillis"), s.tableRules.pauseMillis},
        {key("manners/windowMillis"), s.tableRules.windowMillis},
        {key("manners/clockPercent"), qRound(s.tableRules.clockRate * 100)},
        {key("manners/liveMatches"), s.liveMatches},
        {key("manners/roundMatches"), s.roundMatches},
        {key("manners/clockChosen"), flag(s.clockChosen)},
    };
}

} // namespace

double factor(Pace pace) {
    constexpr std::array kFactors{1.5, 1.0, 0.6, 0.25, 0.0};
    return kFactors[std::size_t(pace)];
}

double Settings::clockRate() const {
    constexpr std::array kFirst{0.5, 0.5, 0.75};
    const bool gentle =
        !clockChosen && tableRules.clockRate == 1 && liveMatches >= 0 && liveMatches < int(kFirst.size());
    return gentle ? kFirst[std::size_t(liveMatches)] : tableRules.clockRate;
}

double Settings::pauseFactor() const {
    constexpr std::array kFirst{3.0, 3.0, 2.0};
    const bool isFirst = roundMatches >= 0 && roundMatches < int(kFirst.size());
    return isFirst && tableRules.pauseMillis == TableRules().pauseMillis ? kFirst[std::size_t(roundMatches)]
                                                                         : 1.0;
}

Settings Settings::load(const QSettings& store, QStringList* invalid) {
    Settings s;
    const Reader reader(store, invalid);
    s.motion.pace = reader.named("motion/pace", kPaces, s.motion.pace);
    s.motion.reduced = reader.flag("motion/reduced", s.motion.reduced);
    s.sounds.on = reader.flag("sounds/on", s.sounds.on);
    s.sounds.table = reader.number("sounds/table", 0, 100, s.sounds.table);
    s.sounds.motifs = reader.number("sounds/motifs", 0, 100, s.sounds.motifs);
    s.sounds.ambience = reader.number("sounds/harbour", 0, 100, s.sounds.ambience);
    s.soundsOffWhilePassing = reader.flag("sounds/offWhilePassing", s.soundsOffWhilePassing);
    s.appearance.textPercent = reader.number("look/textPercent", 100, 200, s.appearance.textPercent);
    s.appearance.contrast = reader.named("look/contrast", kContrasts, s.appearance.contrast);
    s.appearance.scenery = reader.flag("look/scenery", s.appearance.scenery);
    s.appearance.largeIndex = reader.flag("look/largeIndex", s.appearance.largeIndex);
    s.appearance.fourColours = reader.flag("look/fourColours", s.appearance.fourColours);
    s.botTalk = reader.flag("look/botTalk", s.botTalk);
    s.quietTable = reader.flag("look/quietTable", s.quietTable);
    s.language = QLatin1String(kLanguages[reader.named("look/language", kLanguages, 0)]);
    s.announcements = reader.named("reader/announced", kAnnounced, s.announcements);
    s.actsForMe = reader.flag("hands/actsForMe", s.actsForMe);
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
    s.clockChosen = reader.flag("manners/clockChosen", s.clockChosen);
    return s;
}

void Settings::save(QSettings& store) const {
    // Only what changed, so that two windows keep each other's changes.
    const auto now = valuesOf(*this), before = valuesOf(load(store));
    for (auto value = now.cbegin(); value != now.cend(); ++value)
        if (before[value.key()] != *value) store.setValue(value.key(), *value);
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

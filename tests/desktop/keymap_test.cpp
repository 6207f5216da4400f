// The key map: no two keys that work together are the same, and every key reaches its command on every
// layout.
#include "app/desktop/language.h"
#include "model/games/every/json.h"
#include "tests/support/environment.h"
#include "tests/support/keyboardlayouts.h"
#include "tests/support/qttest.h"
#include "tests/views/playedtable.h"
#include "views/theme/keymap.h"

#include <QMetaEnum>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr keys::Context kContexts[] = {
    keys::Context::Table,    keys::Context::Lesson, keys::Context::Replay,   keys::Context::Puzzle,
    keys::Context::Lobby,    keys::Context::Pause,  keys::Context::Curtain,  keys::Context::Summary,
    keys::Context::MatchEnd, keys::Context::Dialog, keys::Context::FirstTime};

QString titleOf(keys::Command command) {
    return QString::fromLatin1(QMetaEnum::fromType<keys::Command>().valueToKey(int(command)));
}

/// Keys and what they do; a key that does two things is a clash. A button and an option may make one choice.
class KeysInUse {
  public:
    void add(const QString& key, const QString& does, int choice = -1) {
        const auto [there, isNew] = m_does.try_emplace(key, does, choice);
        const auto& [other, otherChoice] = there->second;
        if (!isNew && other != does && (choice < 0 || otherChoice != choice))
            m_clashes.insert(key + QStringLiteral(": ") + other + QStringLiteral(" / ") + does);
    }
    QString clashes() const { return QStringList(m_clashes.cbegin(), m_clashes.cend()).join(u'\n'); }

  private:
    std::map<QString, std::pair<QString, int>> m_does;
    QSet<QString> m_clashes;
};

void addContext(KeysInUse& used, keys::Context context) {
    for (const keys::Binding& binding : keys::bindings()) {
        if (!binding.contexts.testFlag(context)) continue;
        for (const QString& key : keys::namesOf(binding))
            used.add(key, titleOf(binding.command));
        for (const QKeySequence& key : QKeySequence::keyBindings(binding.standard))
            used.add(key.toString(), titleOf(binding.command));
    }
}

bool isLetter(const QString& key) {
    return key.size() == 1 && key[0].isLetter();
}

/// The letters that always work at a table.
KeysInUse lettersOfTheTable() {
    KeysInUse letters;
    for (const keys::Binding& binding : keys::bindings())
        if (binding.keys.meaning && binding.contexts & (keys::Context::Table | keys::Context::Menus))
            letters.add(keys::namesOf(binding).front(), titleOf(binding.command));
    return letters;
}

/// Clashes at one question between letters of the table, of buttons and of the options of one target. Digits
/// are left out: earlier choices decide whether one means a player or an option.
QString clashesAt(const std::vector<Gesture>& gestures, KeysInUse common) {
    for (const Gesture& gesture : gestures)
        if (gesture.button && gesture.source.kind != MoveSource::Kind::Selection &&
            isLetter(gesture.button->key))
            common.add(gesture.button->key, gesture.button->words, gesture.choice);
    QStringList clashes{common.clashes()};
    for (const Gesture& from : gestures) {
        if (!from.option) continue;
        KeysInUse used = common;
        for (const Gesture& gesture : gestures)
            if (gesture.option && gesture.source == from.source && gesture.target == from.target &&
                isLetter(gesture.option->key))
                used.add(gesture.option->key, gesture.option->words, gesture.choice);
        clashes << used.clashes();
    }
    clashes.removeAll(QString());
    clashes.removeDuplicates();
    return clashes.join(u'\n');
}

template <class G>
QString clashesInGames() {
    const int games = moreAsShipped(24, 8);
    const KeysInUse letters = lettersOfTheTable();
    QStringList clashes;
    for (int game = 0; game < games; ++game) {
        Random random = Random::forStep(std::uint64_t(game), 5);
        Options options = standardOptions(G::kOptions);
        if constexpr (std::is_same_v<G, RainbowFish>)
            options.value[0] = std::int16_t(game % 3); // the cards in use
        PlayedTable<G> table(std::uint64_t(game) + 1, std::min(G::kMostSeats, G::kLeastSeats + game % 4), 0,
                             options);
        for (int step = 0; step < 300 && !table.played().over(); ++step) {
            const SeatSet waiting = G::playersToAct(table.played().state());
            for (const Seat seat : waiting) {
                table.setViewer(seat);
                if (!table.choices().empty()) clashes << clashesAt(makePresenter(table)->gestures(), letters);
            }
            table.setViewer(waiting.first());
            const auto& choices = table.choices();
            if (choices.empty()) break;
            const int choice = choices[std::size_t(random.below(int(choices.size())))].id;
            table.move(table.viewer(), table.chosen(choice));
        }
        clashes.removeAll(QString());
        clashes.removeDuplicates();
    }
    return clashes.join(u'\n');
}

} // namespace

class KeyMapTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { m_language.use(QStringLiteral("en")); }

    void noKeyTwiceInAContext_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }
    void noKeyTwiceInAContext() {
        QFETCH(QString, language);
        m_language.use(language);
        for (const keys::Context context : kContexts) {
            KeysInUse used;
            addContext(used, context);
            if (context != keys::Context::Dialog && context != keys::Context::FirstTime)
                addContext(used, keys::Context::Menus);
            QCOMPARE(used.clashes(), QString());
        }
    }

    void noLetterTwiceAtATable_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const char* language : {"en", "de"})
            forEachGame([&]<class G>() {
                QTest::addRow("%s/%s", language, G::kId.data())
                    << QString::fromLatin1(language) << QString::fromLatin1(G::kId.data());
            });
    }
    void noLetterTwiceAtATable() {
        QFETCH(QString, language);
        QFETCH(QString, game);
        m_language.use(language);
        QString clashes;
        withGame(game.toStdString(), [&]<class G>() { clashes = clashesInGames<G>(); });
        QCOMPARE(clashes, QString());
    }

    void everyLetterAndDigitOnEveryLayout_data() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
        QSKIP("The scan codes are those of X11.");
#endif
        QTest::addColumn<int>("layout");
        for (int i = 0; i < int(keyboardLayouts().size()); ++i)
            QTest::newRow(keyboardLayouts()[std::size_t(i)].name) << i;
    }
    void everyLetterAndDigitOnEveryLayout() {
        QFETCH(int, layout);
        int tried = 0;
        for (const char* language : {"en", "de"}) {
            m_language.use(QString::fromLatin1(language));
            for (const keys::Binding& binding : keys::bindings())
                for (const QString& key : keys::namesOf(binding)) {
                    if (key.size() != 1 || !key[0].isLetterOrNumber()) continue;
                    const QKeyEvent press = keyPress(keyboardLayouts()[std::size_t(layout)], key[0]);
                    for (const keys::Context context : kContexts)
                        if (binding.contexts.testFlag(context))
                            QVERIFY2(keys::commandOf(press, context) == binding.command, qPrintable(key));
                    ++tried;
                }
        }
        QVERIFY(tried > 50);
    }

    /// Signs, and keys of the number block without digits.
    void otherKeys() {
        const auto command = [](Qt::Key key, Qt::KeyboardModifiers held, const QString& text,
                                keys::Context context) {
            return keys::commandOf(QKeyEvent(QEvent::KeyPress, key, held, text), context);
        };
        using enum keys::Command;
        QCOMPARE(command(Qt::Key_Plus, Qt::KeypadModifier, "+", keys::Context::Replay), Faster);
        QCOMPARE(command(Qt::Key_Plus, Qt::ShiftModifier, "+", keys::Context::Replay), Faster);
        QCOMPARE(command(Qt::Key_Minus, Qt::KeypadModifier, "-", keys::Context::Replay), Slower);
        QCOMPARE(command(Qt::Key_Enter, Qt::KeypadModifier, "\r", keys::Context::Table), UseCard);
        QCOMPARE(command(Qt::Key_Return, {}, "\r", keys::Context::Table), UseCard);
        QCOMPARE(command(Qt::Key_End, Qt::KeypadModifier, {}, keys::Context::Replay), ToEnd);
        QCOMPARE(command(Qt::Key_Space, Qt::ControlModifier, " ", keys::Context::Table), MarkCard);
        QCOMPARE(command(Qt::Key_Space, Qt::AltModifier, " ", keys::Context::Table), None);
        QCOMPARE(command(Qt::Key_H, Qt::ControlModifier, "\b", keys::Context::Table), None);
        QCOMPARE(command(Qt::Key_Question, Qt::ShiftModifier, "?", keys::Context::Table), CardRules);
    }

    /// Without letters, digits and signs still work.
    void lettersCanBeSwitchedOff() {
        const auto on = qScopeGuard([] { keys::setLetters(true); });
        keys::setLetters(false);
        const KeyboardLayout& us = keyboardLayouts().front();
        QCOMPARE(keys::commandOf(keyPress(us, u'H'), keys::Context::Table), keys::Command::None);
        QCOMPARE(keys::commandOf(keyPress(us, u'2'), keys::Context::Table), keys::Command::Player);
        QVERIFY(!keys::isOn(QStringLiteral("H")) && keys::isOn(QStringLiteral("2")));
    }

  private:
    Language m_language{*qApp};
};

TACKLEBOX_QTEST(KeyMapTest)
#include "keymap_test.moc"

// The keys named in the rules pages do what the pages say: presses each <kbd title="..."> at a real table of
// that game, in that language. Also checks the key tables in docs/playing.md.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/games/every/json.h"
#include "tests/support/gameids.h"
#include "tests/support/keyboardlayouts.h"
#include "tests/support/qttest.h"
#include "tests/views/playedtable.h"
#include "views/games/games.h"
#include "views/scene/input/cardinspector.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/tableview.h"
#include "views/theme/facestore.h"
#include "views/theme/keymap.h"

#include <QAction>
#include <QMenuBar>
#include <QMetaEnum>

#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

struct NamedKey {
    QString does, key;
    bool operator<(const NamedKey& other) const {
        return std::tie(does, key) < std::tie(other.does, other.key);
    }
};

/// The keys of a page, or of the section at that anchor.
QList<NamedKey> keysOf(const QString& language, const QString& game, const QString& anchor = {}) {
    QFile file(QStringLiteral(":/rules/%1/%2.html").arg(language, game));
    if (!file.open(QIODevice::ReadOnly)) return {};
    static const QRegularExpression kKey(QStringLiteral("<kbd title=\"([^\"]+)\">([^<]+)</kbd>"));
    QList<NamedKey> keys;
    QString page = QString::fromUtf8(file.readAll());
    if (!anchor.isEmpty())
        page = page.section(QStringLiteral("<a name=\"%1\">").arg(anchor), 1)
                   .section(QStringLiteral("</table>"), 0, 0);
    auto found = kKey.globalMatch(page);
    while (found.hasNext()) {
        const auto key = found.next();
        keys.append({key.captured(1), key.captured(2).simplified()});
    }
    return keys;
}

/// The key sequence for the page's name of a key.
std::optional<QKeySequence> sequenceOf(const QString& name) {
    static const QHash<QString, QString> kNames = {{"Space", "Space"},
                                                   {"Leertaste", "Space"},
                                                   {"Enter", "Return"},
                                                   {"Eingabetaste", "Return"},
                                                   {"Esc", "Esc"},
                                                   {"End", "End"},
                                                   {"Ende", "End"},
                                                   {"Ctrl+Z", "Ctrl+Z"},
                                                   {"Strg+Z", "Ctrl+Z"},
                                                   {"arrow keys", "Right"},
                                                   {"Pfeiltasten", "Right"},
                                                   {"up and down", "Down"},
                                                   {"auf und ab", "Down"},
                                                   {"?", "?"},
                                                   {"Left", "Left"},
                                                   {"Pfeil links", "Left"},
                                                   {"Right", "Right"},
                                                   {"Pfeil rechts", "Right"},
                                                   {"Up", "Up"},
                                                   {"Pfeil auf", "Up"},
                                                   {"Down", "Down"},
                                                   {"Pfeil ab", "Down"},
                                                   {"Home", "Home"},
                                                   {"Pos1", "Home"},
                                                   {"Insert", "Ins"},
                                                   {"Einfg", "Ins"},
                                                   {"Backspace", "Backspace"},
                                                   {"Rücktaste", "Backspace"},
                                                   {"Delete", "Del"},
                                                   {"Entf", "Del"}};
    if (kNames.contains(name)) return QKeySequence(kNames[name]);
    const QString plain = QString(name).replace(QStringLiteral("Strg"), QStringLiteral("Ctrl"));
    static const QRegularExpression kPlain(QStringLiteral("^(Alt\\+|Ctrl\\+(Shift\\+)?)?([A-Z0-9]|F\\d+)$"));
    if (kPlain.match(plain).hasMatch()) return QKeySequence(plain);
    return std::nullopt;
}

/// The command of a key of the table that KeyCheck presses; other names on the Keyboard page are commands.
QString commandNamed(const QString& does) {
    static const QHash<QString, QString> kCommands = {
        {"arrows", "MoveFocus"}, {"enter:lay", "UseCard"},  {"space", "PressDefault"},
        {"seat", "Player"},      {"look", "Inspect"},       {"rules", "CardRules"},
        {"state", "TableState"}, {"last-turn", "LastTurn"}, {"last-asks", "LastAsks"},
        {"hold", "Hold"},        {"pause", "Back"},         {"colour", {}}};
    return kCommands.value(does, does);
}

/// A table that remembers its last move.
template <class G>
class WatchedTable : public PlayedTable<G> {
  public:
    using PlayedTable<G>::PlayedTable;
    bool play(int choice, qint64 at) override { return playMove(this->moveOf(choice), at); }
    bool playMove(const AnyMove& move, qint64 at) override {
        const Json json = anyGame<G>().moveJson(move);
        made = QString::fromStdString(json.at("kind"));
        asked = json.contains("target") ? int(json.at("target")) : -1;
        return PlayedTable<G>::playMove(move, at);
    }
    QString made; ///< the kind of the last move made through the view, as in the protocol
    int asked = -1;
};

template <class G>
QString kindOf(const PlayedTable<G>& table, int choice) {
    return QString::fromStdString(Codec<G>::move(table.chosen(choice)).at("kind"));
}

/// One game, one language: tries the keys at questions of random games until each has worked.
template <class G>
class KeyCheck {
  public:
    explicit KeyCheck(const QList<NamedKey>& keys, const KeyboardLayout& layout = keyboardLayouts().front())
        : m_left(keys.begin(), keys.end()), m_layout(layout) {}

    /// Returns the untried keys, or an error.
    QString run() {
        for (quint64 seed = 1; seed <= 60 && !m_left.empty() && m_error.isEmpty(); ++seed)
            playOne(seed);
        if (!m_error.isEmpty()) return m_error;
        QStringList left;
        for (const NamedKey& key : m_left)
            left << key.does + u'=' + key.key;
        return left.isEmpty() ? QString() : "does not do what the page says: " + left.join(u' ');
    }

  private:
    void playOne(quint64 seed) {
        const int seats = std::max(3, G::kLeastSeats);
        Options options = standardOptions(G::kOptions);
        if constexpr (std::is_same_v<G, RainbowFish>) options.value[0] = 2; // all special cards
        m_table = std::make_unique<WatchedTable<G>>(seed, seats, 0, options);
        Random random = Random::forStep(seed, 33);
        for (int step = 0; step < 220 && !m_left.empty() && m_error.isEmpty() && !m_table->played().over();
             ++step) {
            const SeatSet waiting = G::playersToAct(m_table->played().state());
            const Seat mover = waiting.first();
            for (const Seat seat : waiting) {
                m_table->setViewer(seat);
                if (!m_table->choices().empty()) tryKeys();
                if (!waiting.has(seat) || m_table->played().over()) break;
                if (G::playersToAct(m_table->played().state()) != waiting) break; // a key has made a move
            }
            if (m_table->played().over()) return;
            const SeatSet now = G::playersToAct(m_table->played().state());
            m_table->setViewer(now.has(mover) ? mover : now.first());
            const auto& choices = m_table->choices();
            if (choices.empty()) return;
            const auto pick = std::size_t(random.below(int(choices.size())));
            m_table->move(m_table->viewer(), m_table->chosen(choices[pick].id));
        }
    }

    /// Whether this key could act at a question with these gestures. Saves time: a table is laid out only if
    /// some key could.
    bool mayDo(const std::vector<Gesture>& gestures, const NamedKey& key) const {
        const auto any = [&](const auto& fits) {
            return std::any_of(gestures.begin(), gestures.end(), fits);
        };
        const auto isKind = [&](const Gesture& gesture, const QString& kind) {
            return gesture.choice < 1'000'000'000 && kindOf(*m_table, gesture.choice) == kind;
        };
        if (key.does == u"space")
            return any([](const Gesture& gesture) { return gesture.button && gesture.button->isDefault; });
        if (key.does == u"colour" || key.does == u"rank")
            return any(
                [&](const Gesture& gesture) { return gesture.option && gesture.option->key == key.key; });
        if (key.does == u"seat" || key.does == u"enter:ask")
            return any([&](const Gesture& gesture) { return isKind(gesture, QStringLiteral("ask")); });
        static const QStringList kEverywhere = {"hold",  "pause", "state",  "last-turn", "last-asks",
                                                "rules", "look",  "arrows", "end"};
        const QString kind = key.does.startsWith(u"enter:") ? key.does.mid(6) : key.does;
        return kEverywhere.contains(kind) ||
               any([&](const Gesture& gesture) { return isKind(gesture, kind); });
    }

    /// Tries every key whose move is possible at this question, until one has made a move.
    void tryKeys() {
        const std::vector<Gesture> offered = makePresenter(*m_table)->gestures();
        if (std::none_of(m_left.begin(), m_left.end(),
                         [&](const NamedKey& key) { return mayDo(offered, key) || !sequenceOf(key.key); }))
            return;
        TableView view(m_faces);
        view.resize(1240, 732);
        view.setMotion({Pace::Off, false});
        view.input().setClock([millis = qint64(0)]() mutable { return millis += 1000; });
        view.setPresenter(makePresenter(*m_table));
        view.show();
        const std::vector<Gesture> gestures = view.presenter()->gestures();
        for (auto key = m_left.begin(); key != m_left.end(); ++key) {
            const auto sequence = sequenceOf(key->key);
            if (!sequence) {
                m_error = "no key is called " + key->key;
                return;
            }
            const int before = m_table->events();
            const auto same = [&] { return m_table->events() == before; };
            const bool mine = general(view, gestures, *key, *sequence) ||
                              (same() && ofButton(view, gestures, *key, *sequence)) ||
                              (same() && ofCard(view, gestures, *key, *sequence));
            if (mine) m_left.erase(key);
            // A move was made: the gestures above are outdated.
            if (mine || !same()) return;
        }
    }

    void press(TableView& view, const QKeySequence& key) const {
        const QKeyCombination one = key[0];
        const QChar named(static_cast<char16_t>(one.key() < 0x80 ? one.key() : 0));
        if (!named.isLetterOrNumber() || one.keyboardModifiers())
            return QTest::keyClick(&view, one.key(), one.keyboardModifiers());
        QKeyEvent event = keyPress(m_layout, named);
        QCoreApplication::sendEvent(&view, &event);
    }
    static const CardInspector* look(const TableView& view) {
        for (const QGraphicsItem* item : view.scene()->items())
            if (const auto* look = dynamic_cast<const CardInspector*>(item)) return look;
        return nullptr;
    }
    static std::optional<CardRef> spotOf(const TableView& view, const MoveSource& source) {
        const ZonePicture* zone = view.tableScene().picture().zone(source.place);
        for (int i = 0; zone && i < int(zone->cards.size()); ++i) {
            const CardPicture& card = zone->cards[std::size_t(i)];
            if (source.kind == MoveSource::Kind::OneCard   ? card.face == source.face
                : source.kind == MoveSource::Kind::OfGroup ? card.group == source.group
                                                           : source.kind == MoveSource::Kind::Selection &&
                                                                 source.cards == std::vector<Face>{card.face})
                return CardRef{source.place, i};
        }
        return std::nullopt;
    }

    /// Tries keys that belong to no particular move. Returns true if the key was tried and worked.
    bool general(TableView& view, const std::vector<Gesture>& gestures, const NamedKey& key,
                 const QKeySequence& seq) {
        TableInput& input = view.input();
        if (key.does == u"hold" || key.does == u"pause") {
            const QSignalSpy hold(&input, &TableInput::holdWanted), pause(&view, &TableView::pauseWanted);
            press(view, seq);
            return (key.does == u"hold" ? hold : pause).size() == 1;
        }
        for (const auto& [does, wanted] : {std::pair(u"state", &TableInput::stateWanted),
                                           std::pair(u"last-turn", &TableInput::lastTurnWanted),
                                           std::pair(u"last-asks", &TableInput::lastAsksWanted)}) {
            if (key.does != does) continue;
            const QSignalSpy spy(&input, wanted);
            press(view, seq);
            return spy.size() == 1;
        }
        if (key.does == u"rules" || key.does == u"look") {
            const ZonePicture* hand = view.tableScene().picture().zone(handOf(m_table->viewer()));
            if (!hand || hand->cards.empty()) return false;
            input.focusCard({hand->place, 0});
            QSignalSpy asked(&view.input(), &TableInput::rulesWanted);
            if (key.does == u"rules") {
                QTest::keyClick(&view, '?');
                return asked.size() == 1;
            }
            press(view, seq);
            return look(view) && look(view)->isOpen();
        }
        if (key.does == u"space") {
            for (const Gesture& gesture : input.buttons())
                if (gesture.button->isDefault) {
                    const QString kind = kindOf(*m_table, gesture.choice);
                    m_table->made.clear();
                    press(view, seq);
                    if (m_table->made != kind)
                        m_error = "Space made " + m_table->made + " instead of " + kind;
                    return m_error.isEmpty();
                }
            return false;
        }
        if (key.does == u"arrows" || key.does == u"end") {
            const ZonePicture* hand = view.tableScene().picture().zone(handOf(m_table->viewer()));
            if (!hand || hand->cards.size() < 3) return false;
            const int last = int(hand->cards.size()) - 1;
            const bool rows = seq == QKeySequence(Qt::Key_Down);
            if (rows && hand->cards.front().group == hand->cards.back().group) return false;
            input.focusCard({hand->place, 0});
            press(view, seq);
            const auto at = input.highlights().focusedCard;
            if (!at || at->place != hand->place) return false;
            if (key.does == u"end") return at->index == last;
            return rows ? hand->cards[std::size_t(at->index)].group != hand->cards.front().group
                        : at->index == 1;
        }
        if (key.does == u"colour" || key.does == u"rank") {
            for (const Gesture& gesture : gestures)
                if (gesture.option && gesture.target.kind == MoveTarget::Kind::Player &&
                    gesture.option->kind ==
                        (key.does == u"colour" ? MoveOption::Kind::Colour : MoveOption::Kind::Rank) &&
                    gesture.option->key == key.key)
                    return pressesOption(view, gesture, seq);
            return false;
        }
        if (key.does == u"seat") return pressesSeat(view, gestures, key.key.toInt(), seq);
        if (key.does == u"enter:ask") return asksAgain(view, gestures, seq);
        return false;
    }

    /// An option's key, then the player's number: makes exactly that ask.
    bool pressesOption(TableView& view, const Gesture& gesture, const QKeySequence& seq) {
        if (gesture.source.kind != MoveSource::Kind::Nothing) {
            const auto spot = spotOf(view, gesture.source);
            if (!spot) return false;
            view.input().focusCard(*spot);
            QTest::keyClick(&view, Qt::Key_Insert);
        }
        m_table->made.clear();
        press(view, seq);
        if (m_table->made.isEmpty()) QTest::keyClick(&view, char('0' + numberOf(view, gesture.target.seat)));
        if (m_table->made == u"ask" && m_table->asked != gesture.target.seat)
            m_error = "an option asked another player";
        return m_table->made == u"ask";
    }
    /// The digit of a player.
    static int numberOf(const TableView& view, Seat seat) {
        for (const SeatPicture& there : view.tableScene().picture().seats)
            if (there.seat == seat) return there.number;
        return 0;
    }

    /// On a card of the hand, the number asks that player or opens their options.
    bool pressesSeat(TableView& view, const std::vector<Gesture>& gestures, int number,
                     const QKeySequence& seq) {
        const auto& seats = view.tableScene().picture().seats;
        if (number < 1 || number > int(seats.size())) return false;
        for (const Gesture& gesture : gestures) {
            if (gesture.source.kind == MoveSource::Kind::Nothing ||
                gesture.target.kind != MoveTarget::Kind::Player || kindOf(*m_table, gesture.choice) != u"ask")
                continue;
            const auto spot = spotOf(view, gesture.source);
            if (!spot) continue;
            view.input().focusCard({spot->place, spot->index > 0 ? spot->index - 1 : 1});
            press(view, QKeySequence(spot->index > 0 ? Qt::Key_Right : Qt::Key_Left)); // move the focus there
            m_table->made.clear();
            const Seat wanted = seats[std::size_t(number - 1)].seat;
            press(view, seq);
            if (m_table->made.isEmpty() && gesture.option)
                QTest::keyClick(&view, gesture.option->key.at(0).toLatin1());
            return m_table->made == u"ask" && m_table->asked == wanted;
        }
        return false;
    }

    /// A fish, a colour and Enter, after an ask in the same turn: asks the same player.
    bool asksAgain(TableView& view, const std::vector<Gesture>& gestures, const QKeySequence& seq) {
        if (!pressesSeat(view, gestures, 2, QKeySequence(Qt::Key_2))) return false;
        const int asked = m_table->asked;
        const Seat asker = m_table->viewer();
        const auto answer = [&](const QString& kind) {
            const SeatSet waiting = G::playersToAct(m_table->played().state());
            m_table->setViewer(waiting.first());
            for (const TableChoice& choice : m_table->choices())
                if (kindOf(*m_table, choice.id) == kind)
                    return m_table->move(m_table->viewer(), m_table->chosen(choice.id));
            return false;
        };
        answer(QStringLiteral("answer"));
        m_table->setViewer(asker);
        view.input().refresh();
        emit m_table->waitingForChanged();
        for (const Gesture& gesture : view.presenter()->gestures()) {
            if (gesture.source.kind != MoveSource::Kind::OfGroup || !gesture.option ||
                kindOf(*m_table, gesture.choice) != u"ask")
                continue;
            const auto spot = spotOf(view, gesture.source);
            if (!spot) return false;
            view.input().focusCard(*spot);
            QTest::keyClick(&view, Qt::Key_Insert);
            m_table->made.clear();
            QTest::keyClick(&view, gesture.option->key.at(0).toLatin1());
            press(view, seq);
            return m_table->made == u"ask" && m_table->asked == asked;
        }
        return false;
    }

    /// The key of a move that has a button.
    bool ofButton(TableView& view, const std::vector<Gesture>& gestures, const NamedKey& key,
                  const QKeySequence& seq) {
        bool there = false;
        for (const Gesture& gesture : gestures)
            there = there || (gesture.button && gesture.source.kind != MoveSource::Kind::Selection &&
                              gesture.choice < 1'000'000'000 && kindOf(*m_table, gesture.choice) == key.does);
        if (!there) return false;
        m_table->made.clear();
        press(view, seq);
        if (m_table->made != key.does)
            m_error =
                QStringLiteral("%1 made \"%2\" where the page says %3").arg(key.key, m_table->made, key.does);
        return m_error.isEmpty();
    }

    /// "enter:dive": Enter on a card that makes that move.
    bool ofCard(TableView& view, const std::vector<Gesture>& gestures, const NamedKey& key,
                const QKeySequence& seq) {
        if (!key.does.startsWith(u"enter:")) return false;
        for (const Gesture& gesture : gestures) {
            if (!gesture.obvious || gesture.choice >= 1'000'000'000 ||
                kindOf(*m_table, gesture.choice) != key.does.mid(6))
                continue;
            const auto spot = spotOf(view, gesture.source);
            if (!spot) continue;
            view.input().focusCard(*spot);
            m_table->made.clear();
            press(view, seq);
            if (m_table->made != key.does.mid(6)) m_error = key.key + " made " + m_table->made;
            return m_error.isEmpty();
        }
        return false;
    }

    std::set<NamedKey> m_left;
    const KeyboardLayout& m_layout;
    QString m_error;
    FaceStore m_faces;
    std::unique_ptr<WatchedTable<G>> m_table;
};

} // namespace

class RuleKeysTest : public QObject {
    Q_OBJECT

  private slots:
    void everyKeyOfEveryPage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const char* language : {"en", "de"})
            for (const AnyGame* game : finishedGames())
                QTest::addRow("%s/%s", language, game->id.data())
                    << QString::fromLatin1(language) << QString::fromLatin1(game->id.data());
    }
    void everyKeyOfEveryPage() {
        QFETCH(QString, language);
        QFETCH(QString, game);
        Language words(*qApp);
        words.use(language);
        QList<NamedKey> table, window;
        for (const NamedKey& key : keysOf(language, game))
            (isOfWindow(key.does) ? window : table).append(key);
        QVERIFY(table.size() >= 3 && !window.isEmpty());
        QString error;
        withGame(game.toStdString(), [&]<class G>() { error = KeyCheck<G>(table).run(); });
        QVERIFY2(error.isEmpty(), qPrintable(error));

        MainWindow mainWindow(words, MainWindow::Memory::None);
        for (const NamedKey& key : window) {
            const auto sequence = sequenceOf(key.key);
            QVERIFY2(sequence, qPrintable(key.key));
            if (key.does == u"enter:list") continue; // moveslist_test plays from the list
            QString text;
            for (const QAction* action : mainWindow.findChildren<QAction*>())
                if (action->shortcut() == *sequence) text = action->text();
            const QString wanted = key.does == u"moves"    ? MainWindow::tr("&Moves you can make")
                                   : key.does == u"orders" ? MainWindow::tr("Standing &orders")
                                                           : MainWindow::tr("&Undo");
            QVERIFY2(text == wanted, qPrintable(key.key + u' ' + text));
        }
        words.use(QStringLiteral("en"));
    }

    /// The page names each key of the key map, with its key, in its section. Keys of menus are those of an
    /// action.
    void theKeyboardPageIsTheKeyMap_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }
    void theKeyboardPageIsTheKeyMap() {
        QFETCH(QString, language);
        Language words(*qApp);
        words.use(language);
        const auto english = qScopeGuard([&] { words.use(QStringLiteral("en")); });
        MainWindow window(words, MainWindow::Memory::None);
        QSet<QString> actions;
        for (const QAction* action : window.menuBar()->findChildren<QAction*>())
            for (const QKeySequence& key : action->shortcuts())
                actions.insert(key.toString());
        const std::pair<keys::Context, const char*> sections[] = {
            {keys::Context::Table, "table"},    {keys::Context::Menus, "menus"},
            {keys::Context::Lesson, "lesson"},  {keys::Context::Replay, "replay"},
            {keys::Context::Puzzle, "puzzles"}, {keys::Context::Lobby, "lobby"}};
        const auto command = QMetaEnum::fromType<keys::Command>();
        for (const auto& [context, anchor] : sections) {
            QHash<QString, QString> onPage; // the key of each command
            for (const NamedKey& key : keysOf(language, QStringLiteral("keyboard"), QLatin1String(anchor)))
                onPage.insert(commandNamed(key.does), key.key);
            for (const keys::Binding& binding : keys::bindings()) {
                const QList<QKeySequence> sequences = keys::sequencesOf(binding.command);
                if (!binding.contexts.testFlag(context)) continue;
                const bool isMenu = context == keys::Context::Menus && !binding.keys.meaning;
                if (isMenu && !sequences.isEmpty())
                    QVERIFY2(actions.contains(sequences.front().toString()),
                             qPrintable(sequences.front().toString()));
                for (const QKeySequence& sequence : sequences)
                    actions.remove(sequence.toString());
                // The keys of these differ between systems.
                if (binding.command == keys::Command::Quit || binding.command == keys::Command::Settings)
                    continue;
                const QString name = QString::fromLatin1(command.valueToKey(int(binding.command)));
                // The letter for the sounds is listed with those of the table.
                const QString key = binding.command == keys::Command::Sounds ? keys::nameOf(binding.command)
                                                                             : onPage.value(name);
                QVERIFY2(sequenceOf(key) && sequences.contains(*sequenceOf(key)),
                         qPrintable(name + u' ' + key));
                onPage.remove(name);
            }
            onPage.remove(QString()); // colours
            if (context == keys::Context::Table) onPage.remove(QStringLiteral("Sounds"));
            QCOMPARE(onPage.keys().join(u' '), QString());
        }
        QCOMPARE(QStringList(actions.cbegin(), actions.cend()).join(u' '), QString());
    }

    /// On every layout.
    void everyKeyOfTheTable_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("layout");
        for (const char* language : {"en", "de"})
            for (int i = 0; i < int(keyboardLayouts().size()); ++i)
                QTest::addRow("%s, %s", language, keyboardLayouts()[std::size_t(i)].name)
                    << QString::fromLatin1(language) << i;
    }
    void everyKeyOfTheTable() {
        QFETCH(QString, language);
        QFETCH(int, layout);
        Language words(*qApp);
        words.use(language);
        const auto english = qScopeGuard([&] { words.use(QStringLiteral("en")); });
        QList<NamedKey> atTable;
        for (const NamedKey& key : keysOf(language, QStringLiteral("keyboard"), QStringLiteral("table")))
            if (key.does[0].isLower()) atTable << key; // the others: input_test, page_test
        QVERIFY(atTable.size() > 10);
        const QString error = KeyCheck<TwistedFish>(atTable, keyboardLayouts()[std::size_t(layout)]).run();
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }

    void everyKeyOfTheReadme() {
        // The text in the first column of the table, and the effect of each key in that row: at the table, or
        // an action of the window.
        struct Row {
            const char* what;
            QList<NamedKey> keys;
            QStringList others = {}; ///< tested elsewhere: moveslist_test, replaypage_test
        };
        const QList<Row> rows = {
            {"ask for a card",
             {{"arrows", "arrow keys"},
              {"seat", "1"},
              {"colour", "R"},
              {"colour", "Y"},
              {"colour", "G"},
              {"colour", "B"},
              {"colour", "P"}},
             {"7"}},
            {"make the obvious move", {{"enter:lay", "Enter"}}},
            {"draw, go fish", {{"go-fish", "F"}}},
            {"continue", {{"space", "Space"}}},
            {"see what a card does", {{"rules", "?"}}},
            {"look closer", {{"look", "I"}}},
            {"pick from all moves", {{"&Moves you can make", "F6"}}, {"Enter"}},
            {"get a hint", {{"H&int", "F2"}}},
            {"undo, redo", {{"&Undo", "Ctrl+Z"}, {"&Redo", "Ctrl+Shift+Z"}}},
            {"hear the table, the last turn, who asked for what",
             {{"state", "S"}, {"last-turn", "L"}, {"last-asks", "W"}}},
            {"hold the bots, pause", {{"hold", "H"}, {"pause", "Esc"}}},
            {"read the rules", {{"&Rules of this game", "F1"}}},
            {"take a lesson",
             {{"The &coach's last tip", "F3"}},
             {"Space", "F4", "F5"}}, // lessonguide_test, lessonends_test
            {"watch a game again", {{"Games pla&yed ...", "Ctrl+G"}}, {"Space", "Home", "End"}},
            {"solve puzzles", {{"Puzzl&es ...", "Ctrl+U"}}, {"1", "5", "Enter"}}, // puzzlepage_test
            {"see your tasks and stars", {{"Harbour ch&art ...", "Ctrl+R"}}},
            {"see your statistics", {{"Statisti&cs ...", "Ctrl+T"}}},
            {"play the same cards as a friend", {{"&Deal codes ...", "Ctrl+D"}}},
        };
        const QStringList elsewhere = {// Tested in promptbar_test, panels_test, dialogs_test,
                                       // moveslist_test, page_test and lobby_test.
                                       "give another answer",
                                       "switch the sounds off or on",
                                       "review a round",
                                       "see why a bot moved",
                                       "resume a game",
                                       "play today's deal",
                                       "see your days and streak of today's deals",
                                       "see the last turn again",
                                       "roll the dice"}; // byhand_test
        QFile page(QFINDTESTDATA("../../docs/playing.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QStringList said;
        QHash<QString, QString> cells;
        for (const QString& line : QString::fromUtf8(page.readAll()).split(u'\n')) {
            const QStringList columns = line.split(QStringLiteral(" | "));
            if (columns.size() != 3 || !line.startsWith(u'|')) continue;
            const QString what = columns[0].mid(2).trimmed();
            if (said.isEmpty() && columns[2] != u"keys |") continue; // a different table
            if (!what.startsWith(QStringLiteral("---"))) said << what;
            cells.insert(what, columns[2] + columns[1]);
            if (what == rows.back().what) break;
        }
        QVERIFY(said.size() > 10);
        MainWindow window(m_language, MainWindow::Memory::None);
        QList<NamedKey> atTable;
        QStringList known = elsewhere;
        known << QStringLiteral("to"); // the heading
        for (const Row& row : rows) {
            known << QLatin1String(row.what);
            const QString cell = cells.value(QLatin1String(row.what));
            static const QRegularExpression kWord(QStringLiteral("`([^`]+)`"));
            QStringList names;
            for (auto found = kWord.globalMatch(cell); found.hasNext();)
                names += found.next().captured(1).split(u' ');
            for (const QString& name : std::as_const(names))
                QVERIFY2(row.others.contains(name) ||
                             std::any_of(row.keys.cbegin(), row.keys.cend(),
                                         [&](const NamedKey& key) { return key.key == name; }),
                         qPrintable(QLatin1String(row.what) + u' ' + name));
            for (const NamedKey& key : row.keys) {
                QVERIFY2(names.contains(key.key) || cell.contains(key.does),
                         qPrintable(QLatin1String(row.what) + u' ' + key.key));
                const auto sequence = sequenceOf(key.key);
                QString action;
                for (const QAction* one : window.findChildren<QAction*>())
                    if (sequence && one->shortcuts().contains(*sequence)) action = one->text();
                for (const QAction* menu : window.menuBar()->actions())
                    if (sequence && QKeySequence::mnemonic(menu->text()) == *sequence) action = menu->text();
                if (key.does.contains(u'&'))
                    QCOMPARE(action, key.does);
                else
                    atTable << key;
            }
        }
        QCOMPARE(QSet<QString>(said.cbegin(), said.cend()) - QSet<QString>(known.cbegin(), known.cend()),
                 QSet<QString>());
        const QString error = KeyCheck<TwistedFish>(atTable).run();
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }

  private:
    Language m_language{*qApp};

    static bool isOfWindow(const QString& does) {
        return does == u"moves" || does == u"orders" || does == u"take-back" || does == u"enter:list";
    }
};

TACKLEBOX_QTEST(RuleKeysTest)
#include "rulekeys_test.moc"

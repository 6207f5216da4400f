// The amount of speech for each decision, and that every decision is announced with its question.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/engine/random.h"
#include "model/table/table.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "views/dialogs/lastplans.h"
#include "views/panels/announcer.h"

using namespace tacklebox;

namespace {

/// A match of a random player against two bots, and all announcements to that player.
struct HeardMatch {
    explicit HeardMatch(const QString& game, Tempo tempo = Tempo::RoundTheTable)
        : language(*qApp), window(language, MainWindow::Memory::None) {
        TablePlan plan = firstPlan(game);
        plan.seats = readSeats(QStringLiteral("you:Ana,perch:Ada,perch:Ben"), &error);
        plan.tempo = tempo;
        plan.seed = 7;
        Settings settings;
        settings.announcements = Announced::Full;
        settings.motion.pace = Pace::Off;
        settings.tableRules.pauseMillis = 0;
        window.show();
        window.openTable(plan, &error);
        window.tablePage().useSettings(settings);
        announcer()->clock().setManual();
        QObject::connect(announcer(), &Announcer::announced, &window,
                         [this](const QString& words) { announced << words; });
    }
    Table& table() { return *window.tablePage().table(); }
    Announcer* announcer() { return window.tablePage().findChild<Announcer*>(); }
    Presenter& presenter() { return *window.tablePage().view().presenter(); }

    /// Plays `decisions` decisions; calls `look` with the announcements before each.
    template <class Look>
    void play(int decisions, Look&& look) {
        const auto isDue = [this] {
            return table().waitingFor() == WaitingFor::NextDeal || table().waitingFor() == WaitingFor::Over ||
                   (table().waitingFor() == WaitingFor::Person && window.tablePage().caughtUp());
        };
        for (int made = 0; made < decisions;) {
            QVERIFY(QTest::qWaitFor(isDue, 20'000));
            if (table().waitingFor() == WaitingFor::Over) return;
            if (table().waitingFor() == WaitingFor::NextDeal) {
                table().continueMatch();
                continue;
            }
            testing::untilIdle();
            announcer()->clock().advance(20'000);
            testing::untilIdle();
            look(std::exchange(announced, {}).join(u' '));
            const auto& choices = table().choices();
            QVERIFY(table().play(choices[std::size_t(random.below(int(choices.size())))].id));
            ++made;
        }
    }

    QString error;
    Language language;
    MainWindow window;
    QStringList announced;
    Random random{7};
};

} // namespace

class SpokenWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void fewWordsAreSpokenForEachDecision_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("most");
        QTest::newRow("Go Fish") << "go-fish" << 55;
        QTest::newRow("The Great Lakes") << "great-lakes" << 45;
        QTest::newRow("Platinum Fish") << "platinum-fish" << 35;
        QTest::newRow("Rainbow Fish") << "rainbow-fish" << 60;
        QTest::newRow("Twisted Fish") << "twisted-fish" << 80;
    }
    void fewWordsAreSpokenForEachDecision() {
        QFETCH(QString, game);
        QFETCH(int, most);
        HeardMatch match(game);
        qsizetype words = 0, decisions = 0;
        match.play(40, [&](const QString& heard) {
            words += heard.split(u' ', Qt::SkipEmptyParts).size();
            ++decisions;
            if (qEnvironmentVariableIsSet("TACKLEBOX_TRANSCRIPT")) qInfo().noquote() << heard;
        });
        QVERIFY(decisions > 15);
        const QString each = QStringLiteral("%1 words for %2 decisions").arg(words).arg(decisions);
        qInfo().noquote() << each;
        QVERIFY2(words <= most * decisions, qPrintable(each));
    }

    /// Each decision comes after its question, with its numbers and keys.
    void eachDecisionOfWhatTheFishIsAsked() {
        HeardMatch match(QStringLiteral("what-the-fish"));
        int decisions = 0;
        match.play(30, [&](const QString& heard) {
            ++decisions;
            const Prompt prompt = match.presenter().prompt();
            QVERIFY2(prompt.forYou && heard.contains(prompt.words) && heard.contains(prompt.more),
                     qPrintable(heard + u'|' + prompt.words + u' ' + prompt.more));
            if (qEnvironmentVariableIsSet("TACKLEBOX_TRANSCRIPT")) qInfo().noquote() << heard;
            for (const Gesture& gesture : match.presenter().gestures())
                if (gesture.button && gesture.source.kind == MoveSource::Kind::Nothing &&
                    !gesture.button->key.isEmpty())
                    QVERIFY2(heard.contains(gesture.button->key + QStringLiteral(": ")),
                             qPrintable(heard + u'|' + gesture.button->key));
        });
        QVERIFY(decisions > 4);
    }

    /// Against the clock, too, each new question is announced.
    void aLiveQuestionOfWhatTheFishIsAsked() {
        HeardMatch match(QStringLiteral("what-the-fish"), Tempo::Live);
        match.table().clock().setManual();
        match.table().countIn().clock().setManual();
        QVERIFY(QTest::qWaitFor([&match] { return match.window.tablePage().caughtUp(); }, 20'000));
        QString question;
        int asked = 0;
        constexpr int kMost = 3000, kStep = 100; // milliseconds
        for (int step = 0; step < kMost && asked < 5; ++step) {
            match.table().countIn().clock().advance(kStep);
            match.table().clock().advance(kStep);
            testing::untilIdle();
            match.announcer()->clock().advance(20'000);
            testing::untilIdle();
            const QString heard = std::exchange(match.announced, {}).join(u' ');
            const Prompt prompt = match.presenter().prompt();
            if (!prompt.forYou || prompt.words == question) continue;
            question = prompt.words;
            QVERIFY2(heard.contains(question), qPrintable(heard + u'|' + question));
            ++asked;
        }
        QVERIFY(asked > 2);
    }
};

TACKLEBOX_QTEST(SpokenWordsTest)
#include "spokenwords_test.moc"

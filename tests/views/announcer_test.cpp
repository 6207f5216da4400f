// Announcements for a screen reader in random games of every game, with slow and fast players.
#include "model/engine/random.h"
#include "model/table/tablenarrator.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"
#include "views/panels/announcer.h"

#include <algorithm>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QString kQuestion = QStringLiteral("What do you do?");

/// An announcement, and the number of events reported before it.
struct Utterance {
    QString words;
    int told = 0;
};

/// A game and all its announcements.
struct Listening {
    std::unique_ptr<Table> table;
    int begin = 0; ///< the first reported event
    std::vector<Utterance> announced;
    int questions = 0;
};

/// Plays at random. After each event and question up to `most` milliseconds pass.
Listening listenTo(const QString& game, quint64 seed, int most) {
    Listening heard;
    heard.table = openQuick(planOf(game, 1, 2, seed, Level::Minnow));
    Table& table = *heard.table;
    Announcer announcer;
    announcer.setLevel(Announced::Full);
    announcer.setTable(&table);
    announcer.clock().setManual();
    announcer.clock().advance(10 * Announcer::kKeepTextMillis); // announcements before the observer connects
    int told = heard.begin = table.events();
    QObject::connect(&announcer, &Announcer::announced, &announcer, [&](const QString& words) {
        heard.announced.push_back({words, told});
    });
    Random random(seed);
    const auto pass = [&] { announcer.clock().advance(random.below(most + 1)); };
    constexpr int kMoves = 60;
    for (int moves = 0; moves < kMoves && untilWaitingFor(table); ++moves) {
        while (told < table.events()) {
            announcer.eventShown(told++);
            pass();
        }
        if (table.waitingFor() == WaitingFor::Over) break;
        if (table.waitingFor() == WaitingFor::NextDeal) {
            table.continueMatch();
            continue;
        }
        if (table.choices().empty()) break;
        ++heard.questions;
        announcer.setQuestion(kQuestion);
        pass();
        if (!playAny(table, random)) break;
        announcer.setQuestion({});
    }
    while (told < table.events())
        announcer.eventShown(told++);
    announcer.clock().advance(10 * Announcer::kKeepTextMillis);
    return heard;
}

} // namespace

class AnnouncerTest : public QObject {
    Q_OBJECT

  private slots:
    void everythingIsAnnouncedOnceAndInItsOrder_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("most");
        for (const QString& game : kGames) {
            QTest::addRow("%s, at once", qPrintable(game)) << game << 0;
            QTest::addRow("%s, hurried", qPrintable(game)) << game << 300;
            QTest::addRow("%s, slow", qPrintable(game)) << game << 4000;
        }
    }
    void everythingIsAnnouncedOnceAndInItsOrder() {
        QFETCH(QString, game);
        QFETCH(int, most);
        int questions = 0, asked = 0;
        for (quint64 seed = 1; seed <= 3; ++seed) {
            const Listening heard = listenTo(game, seed, most);
            QVERIFY(heard.announced.size() > 2);
            asked += heard.questions;
            // The sentences of a narrator that is queried at the same times.
            TableNarrator narrator(*heard.table, TableNarrator::Begins::WithTheMatch);
            narrator.processBefore(heard.begin);
            narrator.skipNews(heard.begin);
            for (const Utterance& one : heard.announced) {
                QStringList words;
                narrator.processBefore(one.told);
                words << narrator.news();
                if (one.words.endsWith(kQuestion)) {
                    words << kQuestion; // last, after the events before it
                    ++questions;
                }
                QCOMPARE(one.words, words.join(u' '));
            }
            narrator.processBefore(heard.table->events());
            QVERIFY(narrator.news().empty()); // no news is left
        }
        QVERIFY(asked > 6);
        QVERIFY2(most < 4000 ? questions <= asked : questions > asked / 2,
                 qPrintable(QStringLiteral("%1 of %2 questions").arg(questions).arg(asked)));
    }

    // A hand is shown card by card, and a new one drawn: one sentence each, however slowly the events come.
    void aFlushIsAnnouncedInWholeSentences() {
        const auto table = laidTable(
            QStringLiteral("what-the-fish"), 1, 1, 1,
            "{'hands':[['kill-3','kill-4','kill-5','kill-6','kill-7','kill-8','kill-9'],['fish-2']],"
            "'draw':['fish-1','kill-2','kill-10','kill-11','kill-12','fish-4','fish-5','fish-6','fish-7',"
            "'fish-8'],'rest':'out'}");
        QVERIFY(table && untilWaitingFor(*table));
        Announcer announcer;
        announcer.setLevel(Announced::Full);
        announcer.setTable(table.get());
        announcer.clock().setManual();
        announcer.clock().advance(10 * Announcer::kKeepTextMillis);
        QStringList heard;
        connect(&announcer, &Announcer::announced, this, [&](const QString& words) { heard << words; });
        const int first = table->events();
        QVERIFY(playWords(*table, QStringLiteral("Flush the hand")));
        const int last = table->events();
        for (int number = first; number < last; ++number) {
            announcer.eventShown(number);
            announcer.clock().advance(200);
        }
        announcer.clock().advance(10 * Announcer::kKeepTextMillis);
        TableNarrator narrator(*table);
        narrator.processBefore(last);
        const QStringList sentences = narrator.sentences(first, last);
        QVERIFY(sentences.size() >= 3);
        QCOMPARE(heard.join(u' '), sentences.join(u' '));
    }

    void questionsDoNotRepeatTheNews_data() {
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("said");
        QTest::newRow("the same") << "Go fish! Ada asks you for sevens."
                                  << "You have one. G: Give it.";
        QTest::newRow("another ask") << "Ada goes again and asks you for sevens."
                                     << "You have one. G: Give it.";
        QTest::newRow("somebody else") << "Ada goes again and asks Ben for sevens."
                                       << "Ada asks you for sevens. You have one. G: Give it.";
    }
    void questionsDoNotRepeatTheNews() {
        QFETCH(QString, told);
        QFETCH(QString, said);
        const QString question = QStringLiteral("Ada asks you for sevens. You have one. G: Give it.");
        Announcer announcer;
        announcer.clock().setManual();
        QSignalSpy heard(&announcer, &Announcer::announced);
        announcer.announce(told);
        announcer.setQuestion(question); // at the same time
        announcer.clock().advance(10 * Announcer::kKeepTextMillis);
        QCOMPARE(heard.last()[0].toString(), QString(told + u' ' + said));
        announcer.announce(told);
        announcer.clock().advance(10 * Announcer::kKeepTextMillis);
        announcer.setQuestion(question); // a little later
        announcer.clock().advance(10 * Announcer::kKeepTextMillis);
        QCOMPARE(heard.last()[0].toString(), said);
        // A question alone is announced although its words are news.
        announcer.announce(QStringLiteral("Ada asks you for sevens."));
        announcer.setQuestion(QStringLiteral("Ada asks you for sevens."));
        announcer.clock().advance(10 * Announcer::kKeepTextMillis);
        QCOMPARE(heard.last()[0].toString(),
                 QStringLiteral("Ada asks you for sevens. Ada asks you for sevens."));
    }

    // The full stop of a title does not end a sentence.
    void questionsWithATitleDoNotRepeatTheNews() {
        Announcer announcer;
        announcer.clock().setManual();
        QSignalSpy heard(&announcer, &Announcer::announced);
        announcer.announce(QStringLiteral("Go fish! Ada sends Mrs. Crabite to you."));
        announcer.setQuestion(QStringLiteral("Ada sends Mrs. Crabite to you. Act, or pass?"));
        announcer.clock().advance(10 * Announcer::kKeepTextMillis);
        QCOMPARE(heard.last()[0].toString(),
                 QStringLiteral("Go fish! Ada sends Mrs. Crabite to you. Act, or pass?"));
    }
};

TACKLEBOX_QTEST(AnnouncerTest)
#include "announcer_test.moc"

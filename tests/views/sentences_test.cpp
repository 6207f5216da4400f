// Finds the ends of sentences, and ends none twice.
#include "views/theme/sentences.h"

#include "tests/support/qttest.h"

using namespace tacklebox;

class SentencesTest : public QObject {
    Q_OBJECT

  private slots:
    void theFirstEndsAtItsMark_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("rest");
        QTest::newRow("one") << "Ada draws 2.5 cards."
                             << "";
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("a stop") << "Ada goes fishing."
                                << " Your turn.";
        QTest::newRow("a question") << "Any kings?"
                                    << " Go fish!";
        QTest::newRow("a quotation") << "Ben asks: \u201cAny kings?\u201d"
                                     << " Go fish!";
        QTest::newRow("Mrs.") << "You look with Mrs. Crabite."
                              << " Your turn.";
        QTest::newRow("Dr.") << "It is the turn of Dr. Fish."
                             << " Wait.";
    }
    void theFirstEndsAtItsMark() {
        QFETCH(QString, first);
        QFETCH(QString, rest);
        QCOMPARE(endOfFirstSentence(first + rest), first.size());
    }

    void eachEndsOnce() {
        QCOMPARE(withFullStop(QStringLiteral("The two of clubs")), QStringLiteral("The two of clubs."));
        for (const QString& ended :
             {QStringLiteral("The two of clubs. You hold 1 of the twos."), QStringLiteral("What the Fish!"),
              QStringLiteral("Which one?"), QStringLiteral("He says \u201cNo.\u201d"),
              QStringLiteral("Give up ..."), QString()})
            QCOMPARE(withFullStop(ended), ended);
        QCOMPARE(inSentences({QStringLiteral("Learn What the Fish!"), QString(), QStringLiteral("Part 2"),
                              QStringLiteral("Go on.")}),
                 QStringLiteral("Learn What the Fish! Part 2. Go on."));
    }
};

TACKLEBOX_QTEST(SentencesTest)
#include "sentences_test.moc"

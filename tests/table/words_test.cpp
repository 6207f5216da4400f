// Translations of the model's phrases.
#include "model/table/words.h"
#include "tests/support/qttest.h"

using namespace tacklebox;

namespace {

/// A translator that reverses the arguments and has a plural form for two.
class Backwards : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int count) const override {
        if (QByteArray(context) != "Words") return {};
        const QByteArray text(source);
        if (text == "%1 gives %2") return QStringLiteral("%2 ist von %1");
        if (text == "the eel") return QStringLiteral("der Aal");
        if (text == "%n cards for %1")
            return count == 2 ? QStringLiteral("ein Paar für %1") : QStringLiteral("%1: %n");
        return {};
    }
};

Phrase cards(int count) {
    return Phrase::counted(count, "%n card for %1", "%n cards for %1", {Phrase::verbatim("Ann")});
}

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

  private slots:
    void englishIsTheSource() {
        const Phrase phrase("%1 gives %2", {Phrase::verbatim("Ann"), Phrase("the eel")});
        QCOMPARE(inWords(phrase), QString("Ann gives the eel"));
        QCOMPARE(inWords(Phrase("the eel")), QString("the eel"));
        QCOMPARE(asSentence(Phrase("the eel")), QString("The eel"));
        QCOMPARE(asSentence(Phrase("%1 gives %2", {Phrase::verbatim("änne"), Phrase("the eel")})),
                 QString("Änne gives the eel"));
        QCOMPARE(asSentence(Phrase::sentences(Phrase("the eel bites."),
                                              Phrase("%1 runs.", {Phrase::verbatim("änne")}))),
                 QString("The eel bites. Änne runs."));
        QVERIFY(inWords(Phrase()).isEmpty());
        QVERIFY(asSentence(Phrase()).isEmpty());
    }

    void countedPhrases() {
        QCOMPARE(inWords(cards(1)), QString("1 card for Ann"));
        QCOMPARE(inWords(cards(0)), QString("0 cards for Ann"));
        QCOMPARE(inWords(cards(12)), QString("12 cards for Ann"));
        // Phrases that differ only for one.
        constexpr const char* kMany = "%n cards for %1";
        for (const char* one : {"the last card for %1", "%n card more for %1"}) {
            const QString wanted = QString::fromLatin1(one).replace("%n", "1").replace("%1", "Ann");
            QCOMPARE(inWords(Phrase::counted(1, one, kMany, {Phrase::verbatim("Ann")})), wanted);
        }
    }

    void argumentsAreNeverReadAsPatterns() {
        const Phrase phrase("%1 gives %2", {Phrase::verbatim("%2 100%"), Phrase::verbatim("%1 %n")});
        QCOMPARE(inWords(phrase), QString("%2 100% gives %1 %n"));
        QCOMPARE(inWords(Phrase("50% of %9", {Phrase("the eel")})), QString("50% of "));
        // There is no line break before the percent sign.
        QCOMPARE(inWords(Phrase("A hit is %1 % likely.", {Phrase::verbatim("30")})),
                 QStringLiteral("A hit is 30\u00a0% likely."));
    }

    void translatedPatternByPattern() {
        Backwards language;
        QVERIFY(QCoreApplication::installTranslator(&language));
        QCOMPARE(asSentence(Phrase("%1 gives %2", {Phrase::verbatim("Ann"), Phrase("the eel")})),
                 QString("Der Aal ist von Ann"));
        QCOMPARE(inWords(cards(1)), QString("Ann: 1"));
        QCOMPARE(inWords(cards(2)), QString("ein Paar für Ann"));
        QCOMPARE(inWords(cards(3)), QString("Ann: 3"));
        QCoreApplication::removeTranslator(&language);
    }
};

TACKLEBOX_QTEST(WordsTest)
#include "words_test.moc"

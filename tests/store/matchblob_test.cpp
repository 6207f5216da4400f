// The encoding of a match's texts in the database.
#include "model/store/matchblob.h"
#include "tests/support/qttest.h"

using namespace tacklebox;

class MatchBlobTest : public QObject {
    Q_OBJECT

  private slots:
    void unscramblesScrambledText() {
        for (const QByteArray& text :
             {QByteArray(), QByteArray("{}"), QByteArray("\x01\x02"), QByteArray(100'000, 'x')}) {
            const QByteArray value = scrambled(text);
            QCOMPARE(unscrambled(value), text);
            QCOMPARE(value.size(), text.size() + 5);
        }
    }

    void scrambledTextHidesWords() {
        const QByteArray text = "{\"seat\":0,\"move\":{\"kind\":\"choose\",\"card\":\"5C\"}}";
        for (int i = 0; i < 50; ++i)
            for (const char* word : {"seat", "move", "5C", "choose", "{\""})
                QVERIFY(!scrambled(text).mid(5).contains(word) || qstrlen(word) < 3);
        QVERIFY(scrambled(text) != scrambled(text)); // equal steps look different
    }

    void readsPlainTextOfOlderVersions() {
        for (const QByteArray& text :
             {QByteArray(), QByteArray("{}"), QByteArray("{\"seat\":1}"), QByteArray("x")})
            QCOMPARE(unscrambled(text), text);
    }

    void scramblingNeverChanges() {
        // 0x01, then 1, then "{}" encoded by hand: xorshift32 from 1 gives 270369 (0x00042021), 67634689
        // (0x04080601).
        QCOMPARE(unscrambled(QByteArray::fromHex("0100000001") + char('{' ^ 0x21) + char('}' ^ 0x01)),
                 QByteArray("{}"));
    }

    void blobHoldsAllTexts() {
        MatchTexts texts{"{\"format\":1}", "{}", {}};
        QCOMPARE(textsOf(blobOf(texts)), texts);
        for (int i = 0; i < 1000; ++i)
            texts.steps.append("{\"seat\":" + QByteArray::number(i) + "}");
        texts.steps.append(QByteArray());
        const QByteArray blob = blobOf(texts);
        QCOMPARE(textsOf(blob), texts);
        QVERIFY(blob.size() < 4000);
    }

    void rejectsDamagedBlob() {
        MatchTexts texts{"{\"format\":1}", "{}", {"{\"seat\":1}", "{\"seat\":2}"}};
        const QByteArray blob = blobOf(texts);
        QVERIFY(!textsOf({}));
        QVERIFY(!textsOf("TBM1"));
        QVERIFY(!textsOf("TBM1" + qCompress("3:{},")));
        QVERIFY(!textsOf("TBM1" + qCompress("2:{},2:{},99999999999999999999:{},")));
        QVERIFY(!textsOf("TBM1" + qCompress("2:{},2:{},2:{}")));
        for (int length = 0; length < blob.size(); ++length)
            QVERIFY(!textsOf(blob.left(length)));
        for (int at = 0; at < blob.size(); ++at)
            for (int bit = 0; bit < 8; ++bit) {
                QByteArray damaged = blob;
                damaged[at] = char(damaged[at] ^ (1 << bit));
                const auto read = textsOf(damaged);
                QVERIFY(!read || *read == texts); // zlib ignores some bits
            }
    }
};

TACKLEBOX_QTEST(MatchBlobTest)
#include "matchblob_test.moc"

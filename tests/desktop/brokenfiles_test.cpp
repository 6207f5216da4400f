// A thousand broken record files: each gets a clear message, and neither the file nor the running game
// changes.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/engine/random.h"
#include "model/table/table.h"
#include "tests/support/gameids.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/lastplans.h"

#ifndef _WIN32
#include <sys/stat.h>
#endif

using namespace tacklebox;

namespace {

constexpr int kBrokenFiles = 1000;

/// A record of a match after up to 39 random moves.
QByteArray soundRecord(const QString& game, quint64 seed) {
    TablePlan plan = firstPlan(game);
    for (SeatPlan& seat : plan.seats)
        seat.person = true;
    plan.seed = seed;
    QString error;
    const auto table = Table::open(plan, &error);
    if (!table) return {};
    Random random(seed);
    for (int moves = random.below(40); moves > 0; --moves) {
        if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
        if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
        if (table->waitingFor() != WaitingFor::Person || !testing::playAny(*table, random)) break;
    }
    return table->record();
}

/// Changes or removes a random value in the document.
QJsonValue spoiled(const QJsonValue& value, Random& random) {
    if (value.isObject() && !value.toObject().isEmpty() && random.below(8)) {
        QJsonObject object = value.toObject();
        const QString key = object.keys().at(random.below(int(object.size())));
        if (random.below(6) == 0) {
            const QJsonValue kept = object.take(key);
            if (random.below(2)) object[key + u'x'] = kept;
        } else {
            object[key] = spoiled(object[key], random);
        }
        return object;
    }
    if (value.isArray() && !value.toArray().isEmpty() && random.below(8)) {
        QJsonArray array = value.toArray();
        const int at = random.below(int(array.size()));
        switch (random.below(6)) {
        case 0: array.removeAt(at); break;
        case 1: array.insert(at, array[at]); break;
        case 2: {
            const QJsonValue other = array[random.below(int(array.size()))];
            array[at] = other;
            break;
        }
        default: array[at] = spoiled(array[at], random); break;
        }
        return array;
    }
    switch (random.below(9)) {
    case 0: return QJsonValue::Null;
    case 1: return true;
    case 2: return -1;
    case 3: return 1e300;
    case 4: return 0.5;
    case 5: return QStringLiteral("fly");
    case 6: return QString(3000, u'ä');
    case 7: return QJsonArray{1, QStringLiteral("two"), QJsonArray{}};
    default: return QJsonObject{{QStringLiteral("kind"), QStringLiteral("fly")}};
    }
}

QByteArray broken(const QByteArray& sound, Random& random) {
    QByteArray bytes = sound;
    const auto anywhere = [&] { return random.below(int(bytes.size())); };
    switch (random.below(8)) {
    case 0: return bytes.left(anywhere());
    case 1: return bytes.mid(anywhere());
    case 2: bytes[anywhere()] = char(random.below(256)); return bytes;
    case 3: return bytes.insert(anywhere(), QByteArray(1 + random.below(50), char(random.below(256))));
    case 4: { // half of one file and half of another
        const int at = anywhere();
        return bytes.left(at) + bytes.mid(anywhere());
    }
    default: {
        QJsonValue record = QJsonDocument::fromJson(sound).object();
        for (int times = 1 + random.below(3); times > 0; --times)
            record = spoiled(record, random);
        return record.isObject()  ? QJsonDocument(record.toObject()).toJson(QJsonDocument::Compact)
               : record.isArray() ? QJsonDocument(record.toArray()).toJson(QJsonDocument::Compact)
                                  : QByteArray("0");
    }
    }
}

/// Whether the message is a full sentence of readable length that names the file and has no parser terms.
bool clear(const QString& message, const QString& file) {
    if (message.size() < 20 + file.size() || message.size() > 400) return false;
    if (!message.contains(file) || !message.endsWith(u'.')) return false;
    for (const char* word : {"exception", "json", "std::", "assert", "nullptr", "parse_error"})
        if (message.contains(QLatin1String(word), Qt::CaseInsensitive)) return false;
    return true;
}

} // namespace

class BrokenFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void eachIsReportedAndChangesNothing() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        QString error;
        QVERIFY2(window.openTable(firstPlan(QStringLiteral("rainbow-fish")), &error), qPrintable(error));
        Table* table = window.tablePage().table();
        table->setPaused(true);
        const QByteArray before = table->record();

        QList<QByteArray> sound;
        for (const std::string_view game : testing::gameIds())
            for (quint64 seed = 1; seed <= 4; ++seed)
                sound.append(soundRecord(QLatin1String(game.data()), seed));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.tacklebox"));
        Random random(1);
        int refused = 0, unharmed = 0;
        for (int number = 0; refused < kBrokenFiles; ++number) {
            QVERIFY(number < 2 * kBrokenFiles);
            const QByteArray bytes =
                number == 0 ? QByteArray() : broken(sound[number % sound.size()], random);
            {
                QFile file(path);
                QVERIFY(file.open(QIODevice::WriteOnly));
                QCOMPARE(file.write(bytes), bytes.size());
            }
            error.clear();
            if (Table::openRecord(bytes, {}, &error)) {
                ++unharmed; // the change had no effect, for example in white space or an unknown field
                continue;
            }
            error.clear();
            QVERIFY(!window.openFile(path, std::nullopt, &error));
            QVERIFY2(clear(error, QStringLiteral("broken.tacklebox")),
                     qPrintable(error + QStringLiteral("\n") + QString::fromUtf8(bytes.left(2000))));
            ++refused;
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), bytes);
            QCOMPARE(window.tablePage().table(), table);
        }
        QCOMPARE(table->record(), before);
        QVERIFY2(unharmed < refused / 2, "too few of the files are broken to mean anything");
    }

    void foldersAndMissingFilesAreReported() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        QTemporaryDir folder;
        QString error;
        QVERIFY(!window.openFile(folder.path(), std::nullopt, &error));
        QVERIFY(!error.isEmpty());
        error.clear();
        QVERIFY(!window.openFile(folder.filePath(QStringLiteral("missing.tacklebox")), std::nullopt, &error));
        QVERIFY(error.contains(QStringLiteral("missing.tacklebox")));
        QVERIFY(!window.tablePage().table());
    }

    void endlessAndHugeFilesAreRefusedAtOnce() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        QTemporaryDir folder;
        const auto written = [&](const char* name, const QByteArray& bytes, int times) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (file.open(QIODevice::WriteOnly))
                while (times-- > 0)
                    file.write(bytes);
            return file.fileName();
        };
        QByteArray fields = "{\"format\":1";
        for (int number = 0; number < 200'000; ++number)
            fields += ",\"k" + QByteArray::number(number) + "\":0";
        QMap<QString, QString> files = {
            {written("empty", {}, 1), QStringLiteral("is empty")},
            {written("large", QByteArray(1 << 20, '['), 100), QStringLiteral("too large")},
            {written("fields", fields + "}", 1), QStringLiteral("damaged")},
            {written("deep", QByteArray(1 << 20, '['), 4), QStringLiteral("damaged")},
            {folder.path(), QStringLiteral("is a folder")},
        };
#ifndef _WIN32
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        files[pipe] = files[QStringLiteral("/dev/zero")] = QStringLiteral("pipe or a device");
#endif
        for (auto file = files.begin(); file != files.end(); ++file) {
            QString error;
            QVERIFY(!window.openFile(file.key(), std::nullopt, &error));
            QVERIFY2(error.contains(file.value()), qPrintable(file.key() + QStringLiteral(": ") + error));
        }
        QVERIFY(!window.tablePage().table());
    }
};

TACKLEBOX_QTEST(BrokenFilesTest)
#include "brokenfiles_test.moc"

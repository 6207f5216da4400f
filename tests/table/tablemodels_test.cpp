// The item models follow a table through whole matches.
#include "model/table/tablemodels.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

#include <QAbstractItemModelTester>

using namespace tacklebox;
using namespace tacklebox::testing;

class TableModelsTest : public QObject {
    Q_OBJECT

  private slots:
    void followWholeMatches_data();
    void followWholeMatches();
    void aCoveredHandIsTurnedOver();
};

void TableModelsTest::followWholeMatches_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("persons");
    for (const QString& game : kGames)
        for (const int persons : {1, 2})
            QTest::addRow("%s %d", qPrintable(game), persons) << game << persons;
}

void TableModelsTest::followWholeMatches() {
    QFETCH(QString, game);
    QFETCH(int, persons);
    const auto failing = QAbstractItemModelTester::FailureReportingMode::QtTest;
    auto table = openQuick(planOf(game, persons, 2, 4));
    std::vector<std::unique_ptr<CardsModel>> cards;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (const PlaceCards& place : table->places()) {
        cards.push_back(std::make_unique<CardsModel>(table.get(), place.place));
        testers.push_back(std::make_unique<QAbstractItemModelTester>(cards.back().get(), failing));
    }
    ChoicesModel choices(table.get());
    QAbstractItemModelTester choicesTester(&choices, failing);
    // The list of a view that relies on row signals only.
    QStringList listed;
    for (int row = 0; row < choices.rowCount(); ++row)
        listed << choices.index(row).data().toString();
    connect(&choices, &QAbstractItemModel::rowsInserted, this, [&](const QModelIndex&, int first, int last) {
        for (int row = first; row <= last; ++row)
            listed.insert(row, choices.index(row).data().toString());
    });
    connect(&choices, &QAbstractItemModel::rowsRemoved, this,
            [&](const QModelIndex&, int first, int last) { listed.remove(first, last - first + 1); });

    QVERIFY(playOut(*table, 9, [&] {
        const auto places = table->places();
        QCOMPARE(places.size(), cards.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(cards[i]->rowCount(), places[i].faces.size());
            for (int row = 0; row < cards[i]->rowCount(); ++row) {
                const QModelIndex card = cards[i]->index(row);
                QCOMPARE(card.data(CardsModel::FaceRole).toInt(), int(places[i].faces[row]));
                QCOMPARE(card.data(CardsModel::HiddenRole).toBool(), places[i].faces[row] == kHidden);
                QVERIFY(!card.data().toString().isEmpty());
            }
        }
        QCOMPARE(choices.rowCount(), int(table->choices().size()));
        for (int row = 0; row < choices.rowCount(); ++row) {
            QCOMPARE(choices.index(row).data().toString(), table->choices()[std::size_t(row)].words);
            QCOMPARE(choices.index(row).data(ChoicesModel::ChoiceRole).toInt(),
                     table->choices()[std::size_t(row)].id);
            QCOMPARE(listed[row], table->choices()[std::size_t(row)].words);
        }
        QCOMPARE(listed.size(), qsizetype(choices.rowCount()));
    }));
}

void TableModelsTest::aCoveredHandIsTurnedOver() {
    auto table = openQuick(planOf("rainbow-fish", 2, 1, 6));
    QVERIFY(untilDue(*table));
    QCOMPARE(table->due(), Due::HandOver);
    const Seat seat = table->dueSeat();
    CardsModel hand(table.get(), handOf(seat));
    QSignalSpy turned(&hand, &QAbstractItemModel::dataChanged);
    QCOMPARE(hand.index(0).data(CardsModel::HiddenRole).toBool(), true);
    table->reveal(seat);
    QCOMPARE(hand.index(0).data(CardsModel::HiddenRole).toBool(), false);
    QVERIFY(!turned.isEmpty());
    table->cover();
    for (int row = 0; row < hand.rowCount(); ++row)
        QCOMPARE(hand.index(row).data().toString(), QString("a card"));
}

TACKLEBOX_QTEST(TableModelsTest)
#include "tablemodels_test.moc"

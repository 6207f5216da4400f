// The memory aid: the marks of each game, what they tell in words, and that they follow from public events.
#include "model/games/every/json.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/support/swappedrecord.h"
#include "tests/table/tablesupport.h"
#include "tests/views/playedtable.h"
#include "views/games/common/memoryaid.h"
#include "views/games/games.h"

#include <QTest>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

using Mark = std::optional<HandMark>;

/// A table of a match with the memory aid, seen by seat 0.
class AidedTable : public DrivenTable, public TableThoughts {
  public:
    AidedTable(const Table& like, std::unique_ptr<AnyMatch> played, KnownCards level = KnownCards::Follows)
        : DrivenTable(like.plan(), std::move(played), 0) {
        setThoughts(this);
        TableRules rules;
        rules.knownCards = level;
        setTableRules(rules);
    }
    QString reasonFor(int) const override { return {}; }
    std::vector<HandFact> publicFacts(int number) const override { return m_known.before(match(), number); }
    std::vector<SeatPicture> seatPictures() { return makePresenter(*this)->picture().seats; }

  private:
    mutable PublicInformationState m_known;
};

/// Plays `moves` random moves, or fewer if the match ends.
template <class G>
void playAtRandom(PlayedTable<G>& table, int moves, Random& random) {
    for (int move = 0; move < moves && !table.played().over(); ++move) {
        table.setViewer(G::playersToAct(table.played().state()).first());
        const auto& choices = table.choices();
        if (choices.empty()) return;
        table.move(table.viewer(), table.chosen(choices[std::size_t(random.below(int(choices.size())))].id));
    }
}

template <class G>
std::vector<MemoryPicture> memoriesOf(const Table& like, const Match<G>& match) {
    AidedTable table(like, anyMatch<G>(Match<G>(match)));
    std::vector<MemoryPicture> memories;
    for (const SeatPicture& seat : table.seatPictures())
        memories.push_back(seat.memory.value());
    return memories;
}

int marksIn(const MemoryPicture& memory) {
    int count = 0;
    for (const MemoryPicture::Column& column : memory.columns)
        count += int(std::ranges::count_if(column.marks, &Mark::has_value));
    return count;
}

/// Compares the memory aids of matches that seat 0 cannot tell apart. Returns what is wrong.
template <class G>
QString differenceAfterSwaps() {
    const int wanted = int(fromEnvironment("TACKLEBOX_SWAPS", 60));
    int compared = 0, marks = 0;
    for (std::uint64_t seed = 1; compared < wanted && seed < 400; ++seed) {
        Random random = Random::forStep(seed, 7);
        PlayedTable<G> table(seed, std::min(G::kMostSeats, G::kLeastSeats + 1), 0,
                             standardOptions(G::kOptions));
        playAtRandom(table, 5 + random.below(40), random);
        const Match<G>& match = table.played();
        const auto seen = eventsSeenBy(Seat(0), match.log());
        for (int i = 0; i < 6; ++i) {
            const auto [one, other] = pairToSwap<G>(match.state(), 0, random);
            if (one == kNoCard || G::faceOf(one) == G::faceOf(other)) continue;
            const auto swapped = SwappedRecord<G>(match, one, other).indistinguishableFrom(seen, 0);
            if (!swapped) continue;
            const auto memories = memoriesOf(table, match);
            if (memories != memoriesOf(table, *swapped)) return QStringLiteral("seed %1").arg(seed);
            for (const MemoryPicture& memory : memories)
                marks += marksIn(memory);
            ++compared;
        }
    }
    if (compared < wanted) return QStringLiteral("only %1 swaps").arg(compared);
    return marks > 0 ? QString() : QStringLiteral("no marks");
}

/// Every fact about a hand is where its game says, and the last one prevails.
template <class G>
QString wrongMark(Random& random, int moves) {
    PlayedTable<G> table(random.next(), std::min(G::kMostSeats, 4), 0, standardOptions(G::kOptions));
    playAtRandom(table, moves, random);
    AidedTable aided(table, anyMatch<G>(Match<G>(table.played())));
    for (const SeatPicture& seat : aided.seatPictures()) {
        if (!seat.memory) return QStringLiteral("no memory aid");
        for (const HandFact& fact : aided.publicFacts(aided.events())) {
            if (fact.seat != seat.seat || fact.mark == HandMark::Asked || fact.mark == HandMark::Gave)
                continue;
            if (!seat.memory->words.join(u' ').contains(fact.subject) || !seat.tip.contains(fact.subject))
                return fact.subject + QStringLiteral(" is not in the words");
        }
        for (const MemoryPicture::Column& column : seat.memory->columns)
            if (column.marks.size() != std::max<std::size_t>(1, seat.memory->rows.size()))
                return QStringLiteral("a column has no mark for each row");
    }
    return {};
}

SeatPicture seatWith(KnownCards level, const std::vector<HandFact>& facts) {
    SeatPicture seat{.seat = 1, .tip = QStringLiteral("Ben")};
    addMemory(seat, level, facts,
              memoryColumns({QStringLiteral("A"), QStringLiteral("2"), QStringLiteral("3")}),
              [](const HandFact& fact) { return std::pair(fact.topic < 3 ? int(fact.topic) : -1, 0); });
    return seat;
}

std::vector<Mark> firstRow(const MemoryPicture& memory) {
    std::vector<Mark> row;
    for (const MemoryPicture::Column& column : memory.columns)
        row.push_back(column.marks.front());
    return row;
}

void addGames() {
    QTest::addColumn<QString>("game");
    for (const QString& game : kGames)
        QTest::newRow(qPrintable(game)) << game;
}

} // namespace

class MemoryAidTest : public QObject {
    Q_OBJECT

    /// Seat 1 has asked for aces and twos and given threes away; the twos are certain, and it drew a reef.
    const std::vector<HandFact> m_facts{
        {.seat = 1, .mark = HandMark::Asked, .topic = 0, .subject = QStringLiteral("aces")},
        {.seat = 1, .mark = HandMark::Asked, .topic = 1, .subject = QStringLiteral("twos")},
        {.seat = 1, .mark = HandMark::Gave, .topic = 2, .subject = QStringLiteral("threes")},
        {.seat = 2, .mark = HandMark::Asked, .topic = 2, .subject = QStringLiteral("threes")},
        {.seat = 1, .mark = HandMark::Has, .topic = 1, .subject = QStringLiteral("twos")},
        {.seat = 1, .mark = HandMark::HasNot, .topic = 2, .subject = QStringLiteral("threes")},
        {.seat = 1, .mark = HandMark::Has, .card = 9, .subject = QStringLiteral("the reef")}};

  private slots:
    void whatWasAsked() {
        const SeatPicture seat = seatWith(KnownCards::Asked, m_facts);
        QVERIFY(firstRow(*seat.memory) ==
                (std::vector<Mark>{HandMark::Asked, HandMark::Asked, HandMark::Gave}));
        QCOMPARE(seat.memory->words, (QStringList{"asked for: aces, twos", "gave away: threes"}));
        QCOMPARE(seat.tip, QStringLiteral("Ben\nasked for: aces, twos (ring)\ngave away: threes (arrow)"));
    }

    void whatFollowsPrevails() {
        const SeatPicture seat = seatWith(KnownCards::Follows, m_facts);
        QVERIFY(firstRow(*seat.memory) ==
                (std::vector<Mark>{HandMark::Asked, HandMark::Has, HandMark::HasNot}));
        QCOMPARE(seat.memory->words,
                 (QStringList{"surely has: twos, the reef", "surely hasn't: threes", "asked for: aces"}));
    }

    void aListNamesItsCards() {
        SeatPicture seat{.seat = 1};
        addMemory(seat, KnownCards::Follows, m_facts, {}, [](const HandFact&) { return std::pair(-1, 0); });
        QStringList labels;
        for (const MemoryPicture::Column& column : seat.memory->columns)
            labels << column.label;
        QCOMPARE(labels, (QStringList{"aces", "twos", "threes", "the reef"}));
    }

    void everyFactIsTold_data() { addGames(); }
    void everyFactIsTold() {
        QFETCH(QString, game);
        Random random(11);
        for (const int moves : {0, 12, 40, 90}) {
            QString wrong;
            withGame(game.toStdString(), [&]<class G>() { wrong = wrongMark<G>(random, moves); });
            QCOMPARE(wrong, QString());
        }
    }

    /// A grid has the same columns from the first event on.
    void eachGameHasItsColumns() {
        const auto shape = []<class G>() {
            PlayedTable<G> table(3, 3, 0, standardOptions(G::kOptions));
            const MemoryPicture memory = memoriesOf(table, table.played()).front();
            return std::pair(int(memory.columns.size()), int(memory.rows.size()));
        };
        const auto expected = std::map<QString, std::pair<int, int>>{
            {"twisted-fish", {13, 6}}, {"rainbow-fish", {10, 1}}, {"platinum-fish", {13, 1}},
            {"great-lakes", {4, 1}},   {"what-the-fish", {0, 0}}, {"go-fish", {13, 1}}};
        for (const auto& [game, columnsAndRows] : expected)
            withGame(game.toStdString(), [&, wanted = columnsAndRows]<class G>() {
                QVERIFY2(shape.template operator()<G>() == wanted, G::kId.data());
            });
    }

    void fishedOutSuitsAreClosed() {
        int closed = 0;
        for (std::uint64_t seed = 1; seed < 8; ++seed) {
            PlayedTable<GreatLakes> table(seed, 3, 0, standardOptions(GreatLakes::kOptions));
            Random random(seed);
            playAtRandom(table, 30, random);
            table.setViewer(0);
            const auto fished = table.observation().fished;
            const auto memories = memoriesOf(table, table.played());
            for (Seat seat = 1; seat < 3; ++seat)
                for (packs::Suit suit = 0; suit < packs::kSuits; ++suit) {
                    const bool isClosed = firstRow(memories[seat - 1u])[suit] == HandMark::Closed;
                    QCOMPARE(isClosed, std::ranges::count(fished[seat], suit) > 0);
                    closed += isClosed;
                }
        }
        QVERIFY(closed > 0);
    }

    void offShowsNothing() {
        PlayedTable<GreatLakes> table(1, 3, 0, standardOptions(GreatLakes::kOptions));
        AidedTable off(table, anyMatch<GreatLakes>(Match<GreatLakes>(table.played())), KnownCards::Off);
        for (const SeatPicture& seat : off.seatPictures())
            QVERIFY(!seat.memory);
    }

    void hiddenCardsDoNotMatter_data() { addGames(); }
    void hiddenCardsDoNotMatter() {
        QFETCH(QString, game);
        QString wrong;
        withGame(game.toStdString(), [&]<class G>() { wrong = differenceAfterSwaps<G>(); });
        QCOMPARE(wrong, QString());
    }
};

TACKLEBOX_QTEST(MemoryAidTest)
#include "memoryaid_test.moc"

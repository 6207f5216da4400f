// The stated effect of each card in hand, in every game, fits the possible moves.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/picture/presenter.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

bool usesCard(const Gesture& gesture, const ZonePicture& hand, const CardPicture& card) {
    const MoveSource& source = gesture.source;
    if (source.kind == MoveSource::Kind::OneCard)
        return source.place == hand.place && source.face == card.face;
    if (source.kind == MoveSource::Kind::OfGroup)
        return source.place == hand.place && source.group == card.group;
    return source.kind == MoveSource::Kind::Selection &&
           std::find(source.cards.begin(), source.cards.end(), card.face) != source.cards.end();
}

} // namespace

class PlayWordsTest : public QObject {
    Q_OBJECT

    QTranslator m_english, m_german;

  private slots:
    void initTestCase() {
        QVERIFY(m_english.load(QStringLiteral(":/translations/tacklebox_en")));
        QVERIFY(m_german.load(QStringLiteral(":/translations/tacklebox_de")));
    }
    void playableCardsStateTheirEffect_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("german");
        for (const QString& game : kGames)
            for (const bool german : {false, true})
                QTest::addRow("%s, %s", qPrintable(game), german ? "de" : "en") << game << german;
    }
    void playableCardsStateTheirEffect() {
        QFETCH(QString, game);
        QFETCH(bool, german);
        QCoreApplication::installTranslator(german ? &m_german : &m_english);
        const auto restore =
            qScopeGuard([&] { QCoreApplication::removeTranslator(german ? &m_german : &m_english); });
        const QString now = german ? QStringLiteral("Jetzt: ") : QStringLiteral("Now: ");
        int playable = 0, idle = 0;
        for (const quint64 seed : {2, 5, 9}) {
            const auto table = openQuick(planOf(game, 1, 2, seed, Level::Minnow));
            QVERIFY(table);
            Random random(seed);
            for (int moves = 0;
                 moves < 50 && untilWaitingFor(*table) && table->waitingFor() != WaitingFor::Over; ++moves) {
                if (table->waitingFor() == WaitingFor::NextDeal) {
                    table->continueMatch();
                    continue;
                }
                const auto presenter = makePresenter(*table);
                presenter->restart(table->events());
                const TablePicture picture = presenter->picture();
                const ZonePicture* hand = picture.zone(handOf(table->viewer()));
                QVERIFY(hand);
                const std::vector<Gesture> gestures = presenter->gestures();
                const bool byButton =
                    std::any_of(gestures.begin(), gestures.end(),
                                [](const Gesture& gesture) { return gesture.button.has_value(); });
                for (int i = 0; i < int(hand->cards.size()); ++i) {
                    const CardPicture& card = hand->cards[std::size_t(i)];
                    const QString words = presenter->playWords(*hand, i);
                    const bool can =
                        std::any_of(gestures.begin(), gestures.end(),
                                    [&](const Gesture& gesture) { return usesCard(gesture, *hand, card); });
                    const QByteArray what = (table->cardWords(card.face) + u'|' + words).toUtf8();
                    QVERIFY2(!words.contains(u'%') && !words.contains(QStringLiteral("(s)")),
                             what.constData());
                    QVERIFY2(words.isEmpty() || words.endsWith(u'.'), what.constData());
                    QVERIFY2(!can || !words.isEmpty(), what.constData());
                    if (!can && !byButton) QVERIFY2(!words.startsWith(now), what.constData());
                    playable += can && words.startsWith(now);
                    idle += !can;
                }
                // Cards of others and unknown cards have no stated effect.
                for (const ZonePicture& zone : picture.zones)
                    if (zone.place.seat != table->viewer())
                        for (int i = 0; i < int(zone.cards.size()); ++i)
                            QCOMPARE(presenter->playWords(zone, i), QString());
                const auto& choices = table->choices();
                if (choices.empty() ||
                    !table->play(choices[std::size_t(random.below(int(choices.size())))].id))
                    break;
            }
        }
        QVERIFY2(playable > 15 || game == u"platinum-fish" || !isFinished(game),
                 qPrintable(QString::number(playable)));
        QVERIFY(playable + idle > 50);
    }
};

TACKLEBOX_QTEST(PlayWordsTest)
#include "playwords_test.moc"

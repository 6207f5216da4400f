// Every sound is heard at its occasion, once: held against whole games of all five, event by event.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

#include "model/games/games.h"
#include "model/table/gametable.h"
#include "views/sounds/sounds.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

template <class G>
QString soundOfMove(const typename G::Move& move) {
    if constexpr (std::is_same_v<G, WhatTheFish>) {
        if (move.kind == whatthefish::MoveKind::Kill) return QStringLiteral("wave-attack");
        if (move.kind == whatthefish::MoveKind::Protect) return QStringLiteral("wave-protect");
    } else if constexpr (std::is_same_v<G, TwistedFish>) {
        using twistedfish::MoveKind;
        if (move.kind == MoveKind::Ask || move.kind == MoveKind::TheNet || move.kind == MoveKind::TheLure)
            return QStringLiteral("ask");
    } else if constexpr (std::is_same_v<G, RainbowFish>) {
        using rainbowfish::MoveKind;
        if (move.kind == MoveKind::Ask || move.kind == MoveKind::Wild || move.kind == MoveKind::Name)
            return QStringLiteral("ask");
    } else if constexpr (std::is_same_v<G, PlatinumFish>) {
        if (move.kind == platinumfish::MoveKind::Ask) return QStringLiteral("ask");
    } else if constexpr (std::is_same_v<G, GoFish>) {
        if (move.kind == gofish::MoveKind::Ask) return QStringLiteral("ask");
    }
    return {};
}

/// The move lays a set, a basket: several cards, one sound.
template <class G>
bool laysSet(const typename G::Move& move) {
    if constexpr (std::is_same_v<G, TwistedFish>)
        return move.kind == twistedfish::MoveKind::Lay || move.kind == twistedfish::MoveKind::DeadScubaDiver;
    else if constexpr (std::is_same_v<G, RainbowFish>)
        return move.kind == rainbowfish::MoveKind::Lay;
    else
        return false;
}

/// What is heard of a finished match; its faults as failures.
template <class G>
QMap<QString, int> heardOf(const QString& game, int seed) {
    QMap<QString, int> heard;
    auto table = openQuick(planOf(game, 0, 3, quint64(seed)));
    if (!playOut(*table, 3)) {
        QTest::qFail("the match does not end", __FILE__, __LINE__);
        return heard;
    }
    const GameTable<G> typed(*table);
    SoundScript script;
    const auto fails = [&](int number, const QString& what) {
        QTest::qFail(qPrintable(QStringLiteral("%1, event %2: %3").arg(game).arg(number).arg(what)), __FILE__,
                     __LINE__);
    };
    bool dealing = false;
    int sets = -1; // since a move that lays one; -1: there was none
    for (int number = 0; number < table->events(); ++number) {
        const auto event = table->event(number);
        const auto seen = typed.seen(number);
        if (!event || !seen) continue;
        const auto after = table->event(number + 1);
        const bool last = after && std::holds_alternative<Over>(after->what);
        const QString name = script.next(*event, last, gameInfo(game));
        if (!name.isEmpty()) ++heard[name];
        if (const auto* made = std::get_if<SeenMove<typename G::Move>>(&seen->content())) {
            if (sets >= 0 && sets != 1) fails(number, QStringLiteral("%1 sounds for one set").arg(sets));
            sets = laysSet<G>(made->move) ? 0 : -1;
            dealing = false;
            if (name != soundOfMove<G>(made->move)) fails(number, "a move sounds like " + name);
        } else if (const auto* said = std::get_if<Said>(&seen->content())) {
            if ((said->saying == Saying::GoFishing) != (name == u"go-fish") && name != u"set" &&
                name != u"go-fish")
                fails(number, "a saying sounds like " + name);
            if (said->saying == Saying::GoFishing && name != u"go-fish")
                fails(number, "Go fish! sounds like " + name);
            if (sets >= 0) sets = sets == 1 ? -1 : sets;
        } else if (std::holds_alternative<SeenDeal<G>>(seen->content())) {
            dealing = true;
            if (name != u"deal") fails(number, "a deal sounds like " + name);
        } else if (const auto* moved = std::get_if<Moved>(&seen->content())) {
            if (dealing && !name.isEmpty()) fails(number, "a card that is dealt sounds like " + name);
            if (name == u"set" && sets >= 0) ++sets;
            if (moved->to.kind == PlaceKind::Swim &&
                (name == u"splash") != (whatthefish::kindOf(moved->face) == whatthefish::CardKind::Fish))
                if (!name.isEmpty()) fails(number, "a card of a swim sounds like " + name);
        } else if (std::holds_alternative<Rolled>(seen->content())) {
            if (name != u"dice") fails(number, "dice sound like " + name);
        } else if (std::holds_alternative<Scored>(seen->content())) {
            if (name != (last ? QString() : QStringLiteral("set")))
                fails(number, "the end of a deal sounds like " + name);
            if (sets == 1) sets = -1;
        }
    }
    if (heard[QStringLiteral("win")] != 1)
        fails(table->events(), "the match ends with another number of fanfares");
    return heard;
}

} // namespace

class SoundScriptTest : public QObject {
    Q_OBJECT

  private slots:
    void everySoundHasItsOccasionOnce() {
        QMap<QString, int> heard;
        forEachGame([&]<class G>() {
            const auto of = heardOf<G>(QString::fromLatin1(G::kId.data()), 17);
            for (auto at = of.begin(); at != of.end(); ++at)
                heard[at.key()] += at.value();
        });
        for (const char* name : {"ask", "card-flip", "card-slide", "deal", "dice", "go-fish", "set", "splash",
                                 "wave-attack", "wave-protect", "win"})
            QVERIFY2(heard.take(QString::fromLatin1(name)) > 0, name);
        QVERIFY2(heard.isEmpty(), qPrintable(heard.keys().join(u' '))); // "turn" and "refuse" are no events
    }

    /// A set of five, a deal of many, a reveal of three: one sound each.
    void manyCardsAreOneOccasion() {
        SoundScript script;
        const auto next = [&](TableEvent::What what) {
            return script.next({.number = 0, .what = what, .sentence = {}});
        };
        const Place hand{PlaceKind::Hand, 1}, baskets{PlaceKind::Baskets, 1}, pond{PlaceKind::Pond};
        QCOMPARE(next(DealEvent{}), QStringLiteral("deal"));
        for (Face face = 0; face < 5; ++face)
            QCOMPARE(next(Moved{face, pond, hand}), QString());
        QCOMPARE(next(MoveEvent{1, Act::Asks}), QStringLiteral("ask"));
        QCOMPARE(next(Said{2, Saying::GoFishing}), QStringLiteral("go-fish"));
        QCOMPARE(next(Moved{7, pond, hand}), QStringLiteral("splash"));
        QCOMPARE(next(MoveEvent{1, Act::Other}), QString());
        for (Face face = 0; face < 5; ++face)
            QCOMPARE(next(Moved{face, hand, baskets}), face == 0 ? QStringLiteral("set") : QString());
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(next(Shown{seat, 9}), seat == 0 ? QStringLiteral("card-flip") : QString());
        QCOMPARE(next(Rolled{1, {3, 4}}), QStringLiteral("dice"));
        QCOMPARE(next(Rolled{2, {3, 4}}), QStringLiteral("dice")); // another one's dice
    }

    void everySoundHasAFile() {
        for (const char* name : {"ask", "card-flip", "card-slide", "deal", "dice", "go-fish", "refuse", "set",
                                 "splash", "turn", "wave-attack", "wave-protect", "win"})
            QVERIFY2(QFile::exists(QStringLiteral(":/sounds/%1.wav").arg(QString::fromLatin1(name))), name);
    }

    void mutedIsSilent() {
        Sounds sounds;
        QSignalSpy played(&sounds, &Sounds::played);
        sounds.play(QStringLiteral("turn"));
        QCOMPARE(played.size(), 1);
        sounds.setMuted(true);
        sounds.play(QStringLiteral("refuse"));
        sounds.setMuted(false);
        sounds.setVolume(0);
        sounds.play(QStringLiteral("refuse"));
        QCOMPARE(played.size(), 1);
    }
};

TACKLEBOX_QTEST(SoundScriptTest)
#include "soundscript_test.moc"

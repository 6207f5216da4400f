// Every event has its sound exactly once: checked with whole matches of all games, event by event.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

#include "model/games/games.h"
#include "model/table/gametable.h"
#include "views/games/games.h"
#include "views/sounds/cues.h"
#include "views/sounds/sounds.h"
#include "views/sounds/soundscript.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The sound of a move itself; "ask" for any ask.
template <class G>
QString soundOfMove(const typename G::Move& move) {
    if constexpr (std::is_same_v<G, WhatTheFish>) {
        using whatthefish::MoveKind;
        if (move.kind == MoveKind::Kill) return QStringLiteral("wave-attack");
        if (move.kind == MoveKind::Protect) return QStringLiteral("wave-protect");
        if (move.kind == MoveKind::BenFranklin) return QStringLiteral("reverse-whirl");
        if (move.kind >= MoveKind::MuggerCroc) return QStringLiteral("special-enter");
    } else if constexpr (std::is_same_v<G, TwistedFish>) {
        using twistedfish::MoveKind;
        switch (move.kind) {
        case MoveKind::Ask: return QStringLiteral("ask");
        case MoveKind::TheNet:
        case MoveKind::TheLure:
        case MoveKind::GlassBottomBoat:
        case MoveKind::DeadScubaDiver:
        case MoveKind::TwoFistedFisherman: return QStringLiteral("special-enter");
        case MoveKind::GameWarden: return QStringLiteral("reverse-whirl");
        case MoveKind::NoFishing: return QStringLiteral("anchor");
        case MoveKind::DivineIntervention: return QStringLiteral("divine-stop");
        default: break;
        }
    } else if constexpr (std::is_same_v<G, RainbowFish>) {
        using rainbowfish::MoveKind;
        switch (move.kind) {
        case MoveKind::Ask:
        case MoveKind::Name: return QStringLiteral("ask");
        case MoveKind::Wild: return QStringLiteral("wave-protect");
        case MoveKind::DrawTwo:
        case MoveKind::WildDrawFour: return QStringLiteral("special-enter");
        case MoveKind::DownpourOne:
        case MoveKind::DownpourTwo: return QStringLiteral("downpour");
        case MoveKind::Reverse: return QStringLiteral("reverse-whirl");
        case MoveKind::Skip: return QStringLiteral("anchor");
        case MoveKind::WarMachine: return QStringLiteral("card-place");
        default: break;
        }
    } else if constexpr (std::is_same_v<G, PlatinumFish>) {
        if (move.kind == platinumfish::MoveKind::Ask) return QStringLiteral("ask");
        if (move.kind == platinumfish::MoveKind::Take) return QStringLiteral("reel");
    } else if constexpr (std::is_same_v<G, GreatLakes>) {
        if (move.kind == greatlakes::MoveKind::FishOut) return QStringLiteral("haul");
    } else if constexpr (std::is_same_v<G, GoFish>) {
        if (move.kind == gofish::MoveKind::Ask) return QStringLiteral("ask");
    }
    return {};
}

/// Whether the move lays a set or a basket: several cards, one sound.
template <class G>
bool laysSet(const typename G::Move& move) {
    if constexpr (std::is_same_v<G, TwistedFish>)
        return move.kind == twistedfish::MoveKind::Lay || move.kind == twistedfish::MoveKind::DeadScubaDiver;
    else if constexpr (std::is_same_v<G, RainbowFish>)
        return move.kind == rainbowfish::MoveKind::Lay;
    else
        return false;
}

/// "hit-3" is a "hit".
QString withoutStep(const QString& cue) {
    const CueStep step = cueNamed(cue);
    return step.cue ? QString::fromLatin1(step.cue->name) : cue;
}

/// Counts the sounds of a finished match, and reports errors.
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
    const GameInfo* info = gameInfo(game);
    bool dealing = false;
    int sets = -1; // since the last move that lays one; -1 before any
    for (int number = 0; number < table->events(); ++number) {
        const auto event = table->event(number);
        const auto seen = typed.seen(number);
        if (!event || !seen) continue;
        const auto after = table->event(number + 1);
        const bool last = after && std::holds_alternative<Over>(after->what);
        const QString own = info->cue ? info->cue(*table, number) : QString();
        const SoundCue now = script.next(*event, own, last, 0);
        if (!now.cue.isEmpty() && !cueNamed(now.cue).cue) fails(number, now.cue + " is no sound");
        const QString name = withoutStep(now.cue);
        if (!name.isEmpty()) ++heard[name];
        if (const auto* made = std::get_if<SeenMove<typename G::Move>>(&seen->content())) {
            if (sets >= 0 && sets != 1) fails(number, QStringLiteral("%1 sounds for one set").arg(sets));
            sets = laysSet<G>(made->move) ? 0 : -1;
            dealing = false;
            if (name != soundOfMove<G>(made->move)) fails(number, "a move sounds like " + name);
        } else if (const auto* said = std::get_if<Said>(&seen->content())) {
            const QString wanted = said->saying == Saying::GotWhatIFishedFor ? QStringLiteral("set")
                                   : said->saying == Saying::BellyUp         ? QStringLiteral("caught")
                                                                             : QStringLiteral("miss");
            if (name != wanted) fails(number, "a saying sounds like " + name);
            if (sets >= 0) sets = sets == 1 ? -1 : sets;
        } else if (std::holds_alternative<SeenDeal<G>>(seen->content())) {
            dealing = true;
            if (name != u"shuffle") fails(number, "a deal sounds like " + name);
        } else if (const auto* moved = std::get_if<Moved>(&seen->content())) {
            if (dealing && name != (moved->to.kind == PileKind::Hand ? QStringLiteral("deal") : QString()))
                fails(number, "a card that is dealt sounds like " + name);
            if (name == u"set" && sets >= 0) ++sets;
            if (moved->to.kind == PileKind::Swim && !name.isEmpty() &&
                (name == u"splash") != (whatthefish::kindOf(moved->face) == whatthefish::CardKind::Fish))
                fails(number, "a card of a swim sounds like " + name);
        } else if (std::holds_alternative<Rolled>(seen->content())) {
            if (name != u"dice") fails(number, "dice sound like " + name);
        } else if (std::holds_alternative<Scored>(seen->content())) {
            if (last ? !name.isEmpty() : name != u"end-of-hand" && name != u"escape")
                fails(number, "the end of a deal sounds like " + name);
            if (sets == 1) sets = -1;
        }
    }
    if (heard[QStringLiteral("victory")] + heard[QStringLiteral("defeat")] != 1)
        fails(table->events(), "the match ends with another number of fanfares");
    return heard;
}

} // namespace

class SoundScriptTest : public QObject {
    Q_OBJECT

  private slots:
    void everyEventHasItsSoundOnce() {
        QMap<QString, int> heard;
        forEachGame([&]<class G>() {
            const auto of = heardOf<G>(QString::fromLatin1(G::kId.data()), 17);
            for (auto at = of.begin(); at != of.end(); ++at)
                heard[at.key()] += at.value();
        });
        for (const char* name :
             {"ask", "hit", "miss", "splash", "set", "deal", "shuffle", "card-slide", "card-place", "dice",
              "reveal", "haul", "wave-attack", "wave-protect", "caught", "end-of-hand", "special-enter"})
            QVERIFY2(heard.value(QString::fromLatin1(name)) > 0, name);
    }

    /// A set of five and a reveal of three make one sound each; every dealt card makes its own.
    void manyCardsMakeOneSound() {
        SoundScript script;
        const auto next = [&](TableEvent::What what) { return script.next({.number = 0, .what = what}).cue; };
        const PileId hand{PileKind::Hand, 1}, baskets{PileKind::Baskets, 1}, pond{PileKind::Pond};
        QCOMPARE(next(DealEvent{}), QStringLiteral("shuffle"));
        for (Face face = 0; face < 5; ++face)
            QCOMPARE(next(Moved{face, pond, hand}), QStringLiteral("deal"));
        QCOMPARE(next(MoveEvent{1, Act::Asks}), QStringLiteral("ask-2")); // the pitch identifies the asker
        QCOMPARE(next(Said{2, Saying::GoFishing}), QStringLiteral("miss"));
        QCOMPARE(next(Moved{7, pond, hand}),
                 QStringLiteral("card-slide")); // the splash of the miss has been played
        QCOMPARE(next(MoveEvent{1, Act::Other}), QString());
        for (Face face = 0; face < 5; ++face)
            QCOMPARE(next(Moved{face, hand, baskets}), face == 0 ? QStringLiteral("set") : QString());
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(next(Shown{seat, 9}), seat == 0 ? QStringLiteral("card-flip") : QString());
        QCOMPARE(next(Rolled{1, {3, 4}}), QStringLiteral("dice"));
        QCOMPARE(next(Rolled{2, {3, 4}}), QStringLiteral("dice")); // another player's dice
    }

    /// Each hit of an asker is a step higher, up to the fourth; a miss or another asker starts over.
    void hitsRiseInPitch() {
        SoundScript script;
        const auto next = [&](TableEvent::What what) { return script.next({.number = 0, .what = what}).cue; };
        const PileId one{PileKind::Hand, 1}, two{PileKind::Hand, 2};
        const auto hit = [&](Seat asker, PileId from, PileId to) {
            next(MoveEvent{asker, Act::Asks});
            QString cue = next(Moved{3, from, to});
            // The other cards of a hit make no sound.
            if (!next(Moved{4, from, to}).isEmpty()) return QStringLiteral("twice");
            return cue;
        };
        for (const char* cue : {"hit-1", "hit-2", "hit-3", "hit-4", "hit-4"})
            QCOMPARE(hit(1, two, one), QString::fromLatin1(cue));
        QCOMPARE(hit(2, one, two), QStringLiteral("hit-1"));
        QCOMPARE(hit(2, one, two), QStringLiteral("hit-2"));
        next(MoveEvent{2, Act::Asks});
        next(Said{1, Saying::GoFishing});
        QCOMPARE(hit(2, one, two), QStringLiteral("hit-1"));
    }

    void aLossSoundsLower() {
        const TableEvent gift{.number = 0, .what = Moved{3, handOf(1), handOf(2)}};
        QCOMPARE(SoundScript().next(gift, {}, false, 0).pitch, 1.0);
        QCOMPARE(SoundScript().next(gift, {}, false, 2).pitch, 1.0);
        QVERIFY(SoundScript().next(gift, {}, false, 1).pitch < 1);
    }

    void theFinalSoundIsTheViewersResult() {
        const TableEvent over{.number = 0, .what = Over{.winners = SeatSet::of(1)}};
        QCOMPARE(SoundScript().next(over, {}, false, 1).cue, QStringLiteral("victory"));
        QCOMPARE(SoundScript().next(over, {}, false, 0).cue, QStringLiteral("defeat"));
        QCOMPARE(SoundScript().next(over, {}, false, kNoSeat).cue, QStringLiteral("victory"));
    }

    void mutedIsSilent() {
        Sounds sounds;
        QSignalSpy played(&sounds, &Sounds::played);
        sounds.play(QStringLiteral("your-turn"));
        QCOMPARE(played.size(), 1);
        sounds.setMuted(true); // as while the curtain hangs
        sounds.play(QStringLiteral("refuse"));
        QCOMPARE(played.size(), 1);
        sounds.setMuted(false);
        sounds.setVolumes({.on = false});
        sounds.play(QStringLiteral("refuse"));
        QCOMPARE(played.size(), 1);
        sounds.setVolumes({.on = true, .table = 0});
        sounds.play(QStringLiteral("refuse"));
        QCOMPARE(played.size(), 1);
        sounds.play(QStringLiteral("hit-1")); // of another group
        QCOMPARE(played.size(), 2);
        sounds.play(QStringLiteral("no-such-sound"));
        QCOMPARE(played.size(), 2);
    }

    void soundsOfAKindAreAtLeast40MillisecondsApart() {
        Sounds sounds;
        qint64 now = 1000;
        sounds.setClock([&now] { return now; });
        QSignalSpy played(&sounds, &Sounds::played);
        sounds.play(QStringLiteral("deal"));
        sounds.play(QStringLiteral("deal"));
        QCOMPARE(played.size(), 1);
        sounds.play(QStringLiteral("splash")); // of another kind
        QCOMPARE(played.size(), 2);
        now += 39;
        sounds.play(QStringLiteral("deal"));
        QCOMPARE(played.size(), 2);
        now += 1;
        sounds.play(QStringLiteral("deal"));
        QCOMPARE(played.size(), 3);
    }

    /// Every second at first, later every 0.7 s and every 0.5 s; none without a window.
    void theClockTicksFasterTowardsTheEnd() {
        Sounds sounds;
        qint64 now = 0;
        sounds.setClock([&now] { return now; });
        QSignalSpy played(&sounds, &Sounds::played);
        QStringList ticks;
        for (; now <= 6000; now += 100)
            sounds.setTension(double(now) / 6000);
        for (const auto& tick : played)
            ticks << tick[0].toString();
        QCOMPARE(ticks.count(QStringLiteral("danger-tick-1")), 1);
        QVERIFY(ticks.count(QStringLiteral("danger-tick-2")) >= 2);
        QVERIFY(ticks.count(QStringLiteral("danger-tick-3")) >= 3);
        QCOMPARE(std::is_sorted(ticks.begin(), ticks.end()), true);
        played.clear();
        for (; now <= 9000; now += 100)
            sounds.setTension(-1);
        QCOMPARE(played.size(), 0);
    }

    void soundsComeFromTheDirectionOfTheSeat() {
        Sounds sounds;
        const auto table = openQuick(planOf(QStringLiteral("great-lakes"), 1, 3, 5));
        QVERIFY(table);
        const Seat you = table->viewer();
        QCOMPARE(sounds.panOf(*table, kNoSeat), 0.0);
        QCOMPARE(sounds.panOf(*table, you), 0.0);
        double before = -1;
        for (Seat seat = you + 1; seat < 4; ++seat) { // clockwise from the left
            QVERIFY(sounds.panOf(*table, seat) > before);
            before = sounds.panOf(*table, seat);
        }
        sounds.setSeating([](Seat seat) { return seat == 1 ? 0.75 : 1; });
        QVERIFY(qFuzzyCompare(sounds.panOf(*table, 1), 0.3));
        QVERIFY(qFuzzyCompare(sounds.panOf(*table, 2), 0.6)); // never in one ear only
    }

    // The notes of a catch rise within what the mixer can play.
    void pointsAreCountedInRisingNotes() {
        double before = 0;
        for (int note = 0; note < 8; ++note) {
            const SoundCue heard = SoundScript::ofPoints(2, note);
            QVERIFY(heard.pitch > before && heard.pitch <= 4);
            QVERIFY(cueNamed(heard.cue).cue);
            QCOMPARE(heard.at, 2);
            before = heard.pitch;
        }
    }

    void noTakeIsPlayedTwiceInARow() {
        Takes takes(3);
        for (const Cue& cue : cues())
            for (int step = 0; step < cue.steps; ++step) {
                QSet<int> heard;
                int last = -1;
                for (int i = 0; i < 60; ++i) {
                    const int take = takes.next({&cue, step});
                    QVERIFY2(take >= 0 && take < cue.takes && (take != last || cue.takes == 1), cue.name);
                    heard.insert(last = take);
                }
                QCOMPARE(int(heard.size()), cue.takes);
            }
    }
};

TACKLEBOX_QTEST(SoundScriptTest)
#include "soundscript_test.moc"

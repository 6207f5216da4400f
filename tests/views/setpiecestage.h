// A table just before an effect, found in random games.
#pragma once

#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/items/propitems.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/ticker.h"
#include "views/scene/motion/director.h"
#include "views/theme/facestore.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

namespace tacklebox::testing {

/// A table with a scene and a director; the test advances the clock.
struct SetPieceStage {
    SetPieceStage(FaceStore& faces, const QString& game, int seats, quint64 seed, QSizeF size = {1280, 732},
                  int bots = 0)
        : table(openQuick(plan(game, seats, seed, bots))), scene(faces), director(scene),
          presenter(makePresenter(*table)), random(seed) {
        scene.ticker().setManual();
        scene.setSceneRect(QRectF(QPointF(0, 0), size));
        director.setSize(size, 1);
        director.setRibbonHeight(58);
        table->setWatched(true);
        // At a table with several people, players react by standing orders.
        for (Seat seat = 0; seat < seats; ++seat)
            for (const char* card : {"reverse", "skip", "war-machine", "no-fishing", "divine-intervention"})
                table->setOrder(seat, QLatin1String(card), {.rule = StandingOrder::Rule::Always});
        if (seed % 2)
            for (Seat seat = 0; seat < seats; ++seat)
                table->setOrder(seat, QStringLiteral("reverse"), {.rule = StandingOrder::Rule::Never});
        QObject::connect(&director, &Director::showing, &scene,
                         [this](int number) { told.push_back(number); });
        QObject::connect(table.get(), &Table::happened, &scene, [this](int from, int last) {
            if (found || !piecesIn(from, last).contains(wanted)) return;
            found = true;
            covered = false;
            first = from;
            told.clear();
        });
        QObject::connect(table.get(), &Table::viewerChanged, &scene, [this] { covered = true; });
    }
    ~SetPieceStage() { director.setPresenter(nullptr); }

    /// From now on events are shown.
    void watch() {
        watched = true;
        presenter->restart(table->events());
        director.setPresenter(presenter.get());
    }

    static TablePlan plan(const QString& game, int seats, quint64 seed, int bots) {
        TablePlan plan = planOf(game, seats - bots, bots, seed);
        if (game == QLatin1String("rainbow-fish"))
            plan.options.value[0] = 1 + int(seed % 2); // with all special cards
        return plan;
    }
    /// Plays and shows another move of any player. Returns false if there is none.
    bool move() {
        for (int i = 0; i < 40 && table->waitingFor() != WaitingFor::Person && !found; ++i) {
            director.hurry();
            if (table->waitingFor() == WaitingFor::HideCards) table->cover();
            if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
            if (table->waitingFor() == WaitingFor::NextDeal || table->waitingFor() == WaitingFor::Over)
                return false;
            lineBefore = scene.line();
            untilWaitingFor(*table, 1000);
        }
        if (found) return true;
        if (table->waitingFor() != WaitingFor::Person || table->choices().empty()) return false;
        director.hurry();
        if (found) return true;
        lineBefore = scene.line();
        return playAny(*table, random);
    }
    /// Advances until that effect is being played. Returns the number of its event, or -1 if there is none.
    int untilPlayed(SetPiece piece) {
        const auto reader = makePresenter(*table);
        reader->restart(first);
        while (reader->shownUpTo() < table->events() && reader->staging().piece != piece)
            reader->advance();
        if (reader->shownUpTo() == table->events()) return -1;
        while (presenter->shownUpTo() <= reader->shownUpTo() && !director.idle())
            scene.ticker().advance(1);
        return reader->shownUpTo();
    }
    /// The effects among these events, by a separate presenter.
    std::set<SetPiece> piecesIn(int from, int last) const {
        std::set<SetPiece> pieces;
        const auto reader = makePresenter(*table);
        for (reader->restart(from); reader->shownUpTo() < last; reader->advance())
            if (table->event(reader->shownUpTo())) pieces.insert(reader->staging().piece);
        return pieces;
    }
    /// Rectangles of the cards, zone by zone.
    std::vector<QRectF> cardRects() const {
        std::vector<QRectF> rects;
        for (const ZonePicture& zone : scene.picture().zones)
            for (int k = 0; k < int(zone.cards.size()); ++k)
                rects.push_back(scene.cardRect({zone.place, k}));
        return rects;
    }
    int dark() const { return count<VeilItem>(); }
    int props() const { return count<PropItem>(); }
    int coins() const { return count<CoinItem>(); }
    template <class Item>
    int count() const {
        int items = 0;
        for (const QGraphicsItem* item : scene.items())
            items += dynamic_cast<const Item*>(item) != nullptr && item->isVisible();
        return items;
    }

    std::unique_ptr<Table> table;
    TableScene scene;
    Director director;
    std::unique_ptr<Presenter> presenter;
    Random random;
    SetPiece wanted = SetPiece::None;
    bool watched = false;
    bool covered = false;               ///< the viewer has changed: no effect is played
    bool found = false;                 ///< the effect is among the last events, none of them shown yet
    int first = 0;                      ///< first of these events
    std::optional<CastLine> lineBefore; ///< the fishing line before them
    std::vector<int> told;              ///< reported ones among them
};

/// An effect of a game, and its name in the tests.
struct WantedPiece {
    const char* game;
    SetPiece piece;
    const char* name;
};
inline constexpr WantedPiece kWantedPieces[] = {
    {"great-lakes", SetPiece::Reveal, "lakes-reveal"},
    {"great-lakes", SetPiece::Haul, "lakes-haul"},
    {"twisted-fish", SetPiece::Enter, "twisted-zinger"},
    {"twisted-fish", SetPiece::Stop, "twisted-divine"},
    {"twisted-fish", SetPiece::Gather, "twisted-basket"},
    {"twisted-fish", SetPiece::Skip, "twisted-no-fishing"},
    {"what-the-fish", SetPiece::Enter, "wtf-card"},
    {"rainbow-fish", SetPiece::Reverse, "rainbow-reverse"},
    {"rainbow-fish", SetPiece::Skip, "rainbow-skip"},
    {"rainbow-fish", SetPiece::Colour, "rainbow-wild"},
    {"rainbow-fish", SetPiece::Pour, "rainbow-downpour"},
    {"rainbow-fish", SetPiece::Stop, "rainbow-block"},
    {"rainbow-fish", SetPiece::Gather, "rainbow-set"},
    {"platinum-fish", SetPiece::Search, "platinum-search"},
    {"platinum-fish", SetPiece::Gather, "platinum-pair"},
    {"platinum-fish", SetPiece::Call, "platinum-shuffle"},
    {"go-fish", SetPiece::Gather, "gofish-book"},
};

/// The game with such an effect, and the first event of the move that causes it.
struct FoundPiece {
    quint64 seed;
    int event;
};

/// Finds the (`skip` + 1)th occurrence of `wanted` at unwatched tables.
inline std::optional<FoundPiece> findPiece(FaceStore& faces, const WantedPiece& wanted, int skip, int seats) {
    constexpr quint64 kMostGames = 120;
    constexpr int kMostMoves = 400;
    for (quint64 seed = 1; seed < kMostGames; ++seed) {
        SetPieceStage stage(faces, QLatin1String(wanted.game), seats, seed);
        stage.wanted = wanted.piece;
        for (int moves = 0; moves < kMostMoves && stage.move(); ++moves) {
            if (stage.found && !stage.covered && skip-- == 0) return FoundPiece{seed, stage.first};
            stage.found = false;
        }
    }
    return std::nullopt;
}

/// A table just after the move that causes `wanted`; none of its events has been shown.
inline std::unique_ptr<SetPieceStage> stageOf(FaceStore& faces, const WantedPiece& wanted,
                                              QSizeF size = {1280, 732}, int skip = 0, int seats = 4) {
    constexpr int kSeenBefore = 15; ///< events
    static std::map<std::tuple<QString, int, int>, std::optional<FoundPiece>> foundBefore;
    auto [known, isNew] = foundBefore.try_emplace({QLatin1String(wanted.name), skip, seats});
    if (isNew) known->second = findPiece(faces, wanted, skip, seats);
    if (!known->second) return nullptr;
    const auto [seed, event] = *known->second;
    auto stage = std::make_unique<SetPieceStage>(faces, QLatin1String(wanted.game), seats, seed, size);
    stage->wanted = wanted.piece;
    while (true) {
        if (!stage->watched && stage->table->events() >= event - kSeenBefore) stage->watch();
        if (!stage->move()) return nullptr;
        if (stage->found && !stage->covered && stage->first == event) return stage;
        stage->found = false;
    }
}

} // namespace tacklebox::testing

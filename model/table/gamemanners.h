// What is particular to each game at a table: reaction cards and orders for them, what is done for a person
// without asking him, where its cards lie, and how its deals end.
#pragma once

#include "model/table/gametable.h"

#include <functional>

namespace tacklebox {

/// What a table knows of a seat's wishes when an order is looked for.
struct Wishes {
    std::function<StandingOrder(const QString& card)> order;
    WindowOrder window;
};

/// Specialised for each game, in model/table/<game>table.cpp.
template <class G>
struct GameManners {
    using State = typename G::State;
    using Move = typename G::Move;

    static QList<ReactionCard> reactionCards();
    /// What the orders of `seat` say to the decision before it, of the moves `legal`; nothing where they say
    /// nothing, or *ask me*.
    static std::optional<Move> byOrder(const State& state, Seat seat, std::span<const Move> legal,
                                       const Wishes& wishes);
    /// True if the move lays a set that its holder could keep back.
    static bool isLay(const Move& move);
    /// True if a decision with this single legal move needs no question. `alone`: one person against bots,
    /// whose pauses give nothing away.
    static bool answersItself(const State& state, Seat seat, const Move& only, const Manners& manners,
                              bool alone);
    /// True if all persons may see what is decided, and no hand needs to be seen for it.
    static bool isOpenDecision(const State& state);
    /// True if the move names another seat whose answer strict secrecy asks for itself.
    static Seat asks(const Move& move);
    /// What the move is to those who hear it.
    static Act act(const Move& move);
    static std::vector<PlaceCards> places(const typename G::View& view);
    /// How a deal ended, in a sentence told to names.you.
    static QString endingWords(const Scored& scored, const Names& names);
    /// What lies before `seat` in the deal that is played, in points (where sets have none, in sets), before
    /// it is counted; 0 where a game counts at once.
    static int laidPoints(const typename G::View& view, Seat seat);
};

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    QList<ReactionCard> GameManners<G>::reactionCards();                                                     \
    template <>                                                                                              \
    std::optional<G::Move> GameManners<G>::byOrder(const G::State& state, Seat seat,                         \
                                                   std::span<const G::Move> legal, const Wishes& wishes);    \
    template <>                                                                                              \
    bool GameManners<G>::isLay(const G::Move& move);                                                         \
    template <>                                                                                              \
    bool GameManners<G>::answersItself(const G::State& state, Seat seat, const G::Move& only,                \
                                       const Manners& manners, bool alone);                                  \
    template <>                                                                                              \
    bool GameManners<G>::isOpenDecision(const G::State& state);                                              \
    template <>                                                                                              \
    Seat GameManners<G>::asks(const G::Move& move);                                                          \
    template <>                                                                                              \
    Act GameManners<G>::act(const G::Move& move);                                                            \
    template <>                                                                                              \
    std::vector<PlaceCards> GameManners<G>::places(const G::View& view);                                     \
    template <>                                                                                              \
    QString GameManners<G>::endingWords(const Scored& scored, const Names& names);                           \
    template <>                                                                                              \
    int GameManners<G>::laidPoints(const G::View& view, Seat seat);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

/// The table of a game, instantiated in model/table/<game>table.cpp.
template <class G>
struct TableMaker {
    static std::unique_ptr<Table> begin(const TablePlan& plan);
    /// Goes on with a match that has been read from a record.
    static std::unique_ptr<Table> resume(const TablePlan& plan, class Session& session);
    /// To look at such a match (replay.h).
    static std::unique_ptr<Table> replay(const TablePlan& plan, class Session& session);
};

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    std::unique_ptr<Table> TableMaker<G>::begin(const TablePlan& plan);                                      \
    template <>                                                                                              \
    std::unique_ptr<Table> TableMaker<G>::resume(const TablePlan& plan, Session& session);                   \
    template <>                                                                                              \
    std::unique_ptr<Table> TableMaker<G>::replay(const TablePlan& plan, Session& session);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

} // namespace tacklebox

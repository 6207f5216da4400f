#include "model/table/replaytable.h"

namespace tacklebox {

using namespace greatlakes;

template <>
QList<ReactionCard> GameManners<GreatLakes>::reactionCards() {
    return {};
}

template <>
std::optional<Move> GameManners<GreatLakes>::byOrder(const State&, Seat, std::span<const Move>,
                                                     const Wishes&) {
    return std::nullopt;
}

template <>
bool GameManners<GreatLakes>::isLay(const Move&) {
    return false;
}

/// Everybody knows who holds one card alone, so that its choice needs no look.
template <>
bool GameManners<GreatLakes>::answersItself(const State&, Seat, const Move& only,
                                            const tacklebox::Manners& manners, bool) {
    return manners.answerForMe && only.kind == MoveKind::Choose;
}

/// G-12: to keep or to stock is decided in public, with cards that all see.
template <>
bool GameManners<GreatLakes>::isOpenDecision(const State& state) {
    return state.status.phase == Phase::Keep;
}

template <>
Seat GameManners<GreatLakes>::asks(const Move&) {
    return kNoSeat;
}

template <>
Act GameManners<GreatLakes>::act(const Move&) {
    return Act::Other;
}

template <>
std::vector<PlaceCards> GameManners<GreatLakes>::places(const View& view) {
    std::vector<PlaceCards> places;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        places.push_back(placed(PlaceKind::Hand, seat, view.hands[seat]));
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        FaceList chosen, kept;
        if (view.chosen[seat] != kNoFace) chosen.add(view.chosen[seat]);
        if (view.kept[seat] != kNoFace) kept.add(view.kept[seat]);
        places.push_back(placed(PlaceKind::Chosen, seat, chosen));
        places.push_back(placed(PlaceKind::Kept, seat, kept));
        places.push_back(placed(PlaceKind::Caught, seat, view.caught[seat]));
    }
    places.push_back(placed(PlaceKind::Lake, kNoSeat, view.lake));
    return places;
}

template <>
QString GameManners<GreatLakes>::endingWords(const Scored&, const Names&) {
    return asSentence(QT_TRANSLATE_NOOP("Words", "All cards have been played."));
}

template <>
int GameManners<GreatLakes>::laidPoints(const View&, Seat) {
    return 0;
}

template <>
std::unique_ptr<Table> TableMaker<GreatLakes>::begin(const TablePlan& plan) {
    return beginTable<GreatLakes>(plan);
}
template <>
std::unique_ptr<Table> TableMaker<GreatLakes>::resume(const TablePlan& plan, Session& session) {
    return resumeTable<GreatLakes>(plan, session);
}
template <>
std::unique_ptr<Table> TableMaker<GreatLakes>::replay(const TablePlan& plan, Session& session) {
    return resumeTable<GreatLakes, ReplayTable<GreatLakes>>(plan, session);
}

} // namespace tacklebox

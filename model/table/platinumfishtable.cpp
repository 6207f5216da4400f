#include "model/table/replaytable.h"

namespace tacklebox {

using namespace platinumfish;

template <>
QList<ReactionCard> GameManners<PlatinumFish>::reactionCards() {
    return {};
}

template <>
std::optional<Move> GameManners<PlatinumFish>::byOrder(const State&, Seat, std::span<const Move>,
                                                       const Wishes&) {
    return std::nullopt;
}

template <>
bool GameManners<PlatinumFish>::isLay(const Move&) {
    return false; // matches are laid by the rules
}

template <>
bool GameManners<PlatinumFish>::answersItself(const State&, Seat, const Move& only, const Manners& manners,
                                              bool) {
    return manners.answerForMe && only.kind == MoveKind::Done;
}

template <>
bool GameManners<PlatinumFish>::isOpenDecision(const State&) {
    return false;
}

template <>
Seat GameManners<PlatinumFish>::asks(const Move&) {
    return kNoSeat; // nobody can react to an ask
}

template <>
Act GameManners<PlatinumFish>::act(const Move& move) {
    return move.kind == MoveKind::Ask ? Act::Asks : Act::Other;
}

template <>
std::vector<PlaceCards> GameManners<PlatinumFish>::places(const View& view) {
    std::vector<PlaceCards> places;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        places.push_back(placed(PlaceKind::Hand, seat, view.hands[seat]));
    for (Seat seat = 0; seat < view.match.seats; ++seat) {
        // A match is told by its rank: two cards of it lie there.
        FaceList matches;
        for (const packs::Rank rank : view.matches[seat])
            for (int half = 0; half < 2; ++half)
                matches.add(packs::faceOf(rank, packs::Suit(half)));
        places.push_back(placed(PlaceKind::Matches, seat, matches));
    }
    places.push_back(placed(PlaceKind::Deck, kNoSeat, view.deck));
    places.push_back(placed(PlaceKind::Discard, kNoSeat, view.discard));
    return places;
}

template <>
QString GameManners<PlatinumFish>::endingWords(const Scored&, const Names&) {
    return asSentence(QT_TRANSLATE_NOOP("Words", "The last card has left the deck."));
}

template <>
int GameManners<PlatinumFish>::laidPoints(const View& view, Seat seat) {
    return int(view.matches[seat].size());
}

template <>
std::unique_ptr<Table> TableMaker<PlatinumFish>::begin(const TablePlan& plan) {
    return beginTable<PlatinumFish>(plan);
}
template <>
std::unique_ptr<Table> TableMaker<PlatinumFish>::resume(const TablePlan& plan, Session& session) {
    return resumeTable<PlatinumFish>(plan, session);
}
template <>
std::unique_ptr<Table> TableMaker<PlatinumFish>::replay(const TablePlan& plan, Session& session) {
    return resumeTable<PlatinumFish, ReplayTable<PlatinumFish>>(plan, session);
}

} // namespace tacklebox

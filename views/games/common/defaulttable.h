// The table of a game that has no views of its own: all of it follows from the game's places, words and
// moves.
#pragma once

#include "views/games/common/gameinfo.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/presenterof.h"

#include <algorithm>

namespace tacklebox {

/// The card in the file of that name, of the game's own deck or the standard one; no card gives the back.
CardArt defaultArt(const QString& game, Face face, std::string_view name);
/// The zone of a pile of any kind but a hand: a pile of cards laid or to be drawn, a row of others.
ZonePicture defaultZone(PileId pile, const QString& name, const FaceList& faces);
/// Hands as usual, what else belongs to a seat beside its face, and the places of the table side by side.
TableLayout defaultLayout(const Table& table, Seat me, QSizeF size, const TablePicture& picture);
/// "Your turn."; what the move does if it is the only one.
Prompt turnPrompt(const Table& table);
QString hiddenCardWords();

/// - A move of a card in the own hand is made by dragging it, or choosing it and then the target.
/// - A move at another player (`move.target`) ends, or begins, at that player.
/// - Moves that would be made alike differ by an option; all other moves are buttons. Single moves are
/// buttons as well.
template <class G>
class DefaultPresenter : public PresenterOf<G> {
  public:
    using Move = typename G::Move;
    using PresenterOf<G>::PresenterOf;

    TablePicture picture() const override {
        const int seats = this->shown().match.seats;
        const Seat me = this->me();
        const std::vector<PileCards> piles = TableTraits<G>::piles(this->shown());
        TablePicture picture;
        for (const Seat seat : opponentsOf(me, seats))
            picture.seats.push_back(panelOf(seat));
        if (me < seats) picture.own = panelOf(me);
        for (const PileCards& one : piles)
            if (one.pile != handOf(me)) picture.zones.push_back(zoneOf(one));
        for (const PileCards& one : piles) // the hand comes last in the order of focus
            if (one.pile == handOf(me)) picture.zones.push_back(zoneOf(one));
        return picture;
    }
    TableLayout layout(QSizeF size, const TablePicture& picture) const override {
        return defaultLayout(this->game(), this->me(), size, picture);
    }
    EffectSpec effectSpec() const override {
        for (const PileCards& one : TableTraits<G>::piles(this->shown()))
            if (isLaid(one.pile.kind))
                if (const auto spec = this->laying(one.pile.kind)) return *spec;
        return {};
    }

    QString accessibleText(const ZonePicture& zone, int index) const override {
        if (index < 0 || index >= int(zone.cards.size())) return zone.name;
        const Face face = zone.cards[std::size_t(index)].face;
        return isKnown(face) ? asLabel(Words<G>::card(face)) : hiddenCardWords();
    }
    QString rulesAnchor(Face) const override { return QString::fromLatin1(G::kId); }

    std::vector<Gesture> gestures() const override {
        GestureList gestures;
        const auto& choices = this->game().choices();
        QString keys;
        for (const TableChoice& choice : choices) {
            const Move move = this->game().moveOf(choice);
            Gesture gesture{.choice = choice.id, .source = sourceOf(move), .target = targetOf(move)};
            const auto isAlike = [&](const TableChoice& other) {
                const Move another = this->game().moveOf(other);
                return sourceOf(another) == gesture.source && targetOf(another) == gesture.target;
            };
            const QString words = asLabel(Words<G>::move(move, this->names()));
            const bool isByHand = gesture.source.kind != MoveSource::Kind::Nothing ||
                                  gesture.target.kind != MoveTarget::Kind::Nowhere;
            if (!isByHand || choices.size() == 1)
                gesture.button =
                    Button{.words = words, .key = freeKey(words, keys), .isDefault = choices.size() == 1};
            else if (std::ranges::count_if(choices, isAlike) > 1)
                gesture.option = MoveOption{.id = choice.id, .words = words, .label = words};
            gesture.obvious = gesture.source.kind != MoveSource::Kind::Nothing &&
                              gesture.target.kind == MoveTarget::Kind::Nowhere && !gesture.option;
            gestures.add(gesture);
        }
        return gestures.take();
    }
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override {
        const auto& choices = this->game().choices();
        Move move = choices.empty() ? Move{} : this->game().moveOf(choices.front());
        if constexpr (requires { move.target; })
            if (target.kind == MoveTarget::Kind::Player) move.target = target.seat;
        if constexpr (requires { Face(move.card); })
            if (source.kind == MoveSource::Kind::OneCard) move.card = source.face;
        return this->game().refusalText(move);
    }
    Prompt prompt() const override {
        if (const auto prompt = this->othersPrompt()) return *prompt;
        return turnPrompt(this->game());
    }

  protected:
    /// What its moves do; nothing for cards that are not played themselves.
    QString playWords(PileId place, Face face) const override {
        QStringList lines;
        for (const Move& move : this->legalMoves())
            if (const MoveSource source = sourceOf(move); source.place == place && source.face == face)
                lines << asSentence(Words<G>::move(move, this->names()));
        return lines.join(QStringLiteral("; "));
    }

  private:
    SeatPicture panelOf(Seat seat) const {
        const auto& view = this->shown();
        const int laid = this->isCounted() ? 0 : TableTraits<G>::laidPoints(view, seat);
        const int total = view.match.scores[seat];
        SeatFacts facts{.seat = seat,
                        .cards = handIn(view, seat).size(),
                        .points = pointsWords(total + laid),
                        .score = scoreOf(total, laid),
                        .note = {},
                        .known = {}};
        facts.inTurn = view.status.turn == seat;
        facts.mustAct = view.status.playersToAct.has(seat);
        this->lastAsk().mark(facts, view.status.turn);
        return this->panelWith(facts);
    }
    ZonePicture zoneOf(const PileCards& one) const {
        const Seat seat = one.pile.seat;
        if (one.pile.kind != PileKind::Hand)
            return defaultZone(one.pile, asSentence(pileWords(one.pile, this->names())), one.faces);
        if (seat != this->me()) return backsOf(this->game(), seat, one.faces);
        return ownHand(this->game(), seat, one.faces, [](Face) { return 0; });
    }

    MoveSource sourceOf([[maybe_unused]] const Move& move) const {
        if constexpr (requires { Face(move.card); }) {
            const Seat me = this->game().viewer();
            if (me < this->game().seats() && isKnown(move.card))
                for (const Face face : handIn(this->game().observation(), me))
                    if (face == move.card) return oneCard(handOf(me), face);
        }
        return {};
    }
    MoveTarget targetOf([[maybe_unused]] const Move& move) const {
        if constexpr (requires { Seat(move.target); })
            if (move.target < this->game().seats() && move.target != this->game().viewer())
                return atSeat(move.target);
        return {};
    }
    /// The first letter of the words that is not one of `taken`, to which it is added.
    static QString freeKey(const QString& words, QString& taken) {
        for (const QChar letter : words.toUpper())
            if (letter >= u'A' && letter <= u'Z' && !taken.contains(letter)) {
                taken += letter;
                return letter;
            }
        return {};
    }
};

/// The GameInfo of such a game.
template <class G>
GameInfo defaultGameInfo() {
    auto info = newGameInfo<G, DefaultPresenter<G>>();
    info.art = [](Face face) {
        return defaultArt(QString::fromLatin1(G::kId), face,
                          face < G::kFaces ? G::faceName(face) : std::string_view());
    };
    const auto deck = G::deck(standardOptions(G::kOptions));
    info.deck = info.art(G::faceOf(deck.front())).file.section(u'/', 2, 2);
    info.headerCards[0] = QString::fromLatin1(G::faceName(G::faceOf(deck.front())));
    info.headerCards[1] = QString::fromLatin1(G::faceName(G::faceOf(deck.back())));
    return info;
}

} // namespace tacklebox

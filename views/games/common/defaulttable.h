// The table of a game that has no views of its own: all of it follows from the game's places, words and
// moves.
#pragma once

#include "model/engine/places.h"
#include "views/games/common/gameinfo.h"
#include "views/games/common/memoryaid.h"
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

/// The zone of a seat's laid sets, without any.
ZonePicture coinsOf(PileId pile, const QString& name);
/// Adds a set with its coin.
template <class Faces>
void addCoin(ZonePicture& zone, const Faces& faces, const QString& name, const QString& mark) {
    for (const Face face : faces)
        zone.cards.push_back({.face = face, .group = int(zone.groups.size())});
    zone.groups.push_back({.name = name, .mark = mark});
}

/// The usual table. A game overrides what is its own.
/// - A move of a card in the own hand is made by dragging it, or choosing it and then the target.
/// - A move at another player (`move.target`) ends, or begins, at that player.
/// - Moves that would be made alike differ by an option; all other moves are buttons. Single moves are
/// buttons as well.
template <class G, class Memory = NoMemory>
class DefaultPresenter : public PresenterOf<G, Memory> {
  public:
    using Move = typename G::Move;
    using PresenterOf<G, Memory>::PresenterOf;

    TablePicture picture() const final {
        const int seats = this->shown().match.seats;
        const Seat me = this->me();
        const std::vector<PileCards> piles = TableTraits<G>::piles(this->shown());
        TablePicture picture;
        const auto addZones = [&](auto&& belongs) {
            for (const PileCards& one : piles)
                if (belongs(one.pile)) picture.zones.push_back(zoneOf(one));
        };
        const KnownCards level = this->game().table().tableRules().knownCards;
        const std::vector<HandFact> facts =
            level == KnownCards::Off ? std::vector<HandFact>() : memoryFacts();
        for (const Seat seat : opponentsOf(me, seats)) {
            picture.seats.push_back(panelOf(seat));
            if (level != KnownCards::Off)
                addMemory(picture.seats.back(), level, facts, memoryGrid(),
                          [this](const HandFact& fact) { return memoryCell(fact); });
            addZones([seat](PileId pile) { return pile.seat == seat; });
        }
        addZones([](PileId pile) { return pile.seat == kNoSeat; });
        if (me < seats) {
            picture.own = panelOf(me);
            addZones([me](PileId pile) { return pile.seat == me && pile != handOf(me); });
            addZones([me](PileId pile) { return pile == handOf(me); });
        }
        addMore(picture);
        return picture;
    }
    TableLayout layout(QSizeF size, const TablePicture& picture) const override {
        return defaultLayout(this->game(), this->me(), size, picture);
    }
    EffectSpec effectSpec() const override {
        for (const PileCards& one : TableTraits<G>::piles(this->shown()))
            if (isLaid(one.pile.kind))
                if (auto spec = this->laying(one.pile.kind)) {
                    this->weigh(*spec, spec->points > 0 ? spec->points : 1);
                    return *spec;
                }
        return {};
    }

    QString accessibleText(const ZonePicture& zone, int index) const final {
        if (index < 0 || index >= int(zone.cards.size())) return zone.name;
        const CardPicture& card = zone.cards[std::size_t(index)];
        return isKnown(card.face) ? cardText(zone, card, asLabel(Words<G>::card(card.face))) : hiddenText();
    }
    QString rulesAnchor(Face) const override { return QString::fromLatin1(G::kId); }

    std::vector<Gesture> gestures() const override {
        const auto& choices = this->game().choices();
        QString keys;
        return this->gesturesOf([&](GestureList& gestures, const Move& move) {
            Gesture gesture{.choice = gestures.choice, .source = sourceOf(move), .target = targetOf(move)};
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
                gesture.option = MoveOption{.id = gesture.choice, .words = words, .label = words};
            gesture.obvious = gesture.source.kind != MoveSource::Kind::Nothing &&
                              gesture.target.kind == MoveTarget::Kind::Nowhere && !gesture.option;
            gestures.add(gesture);
        });
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

    /// The group of a card in a hand: groups are adjacent, in the order of their numbers.
    virtual int groupOf(Face) const { return 0; }
    virtual SeatPicture panelOf(Seat seat) const { return this->panelWith(factsOf(seat)); }
    virtual SeatFacts factsOf(Seat seat) const {
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
        return facts;
    }
    /// The same with the points of the deal, of which `laid` are on the table; the tooltip has those of the
    /// match.
    SeatFacts factsOf(Seat seat, int laid) const {
        SeatFacts facts = DefaultPresenter::factsOf(seat);
        const MatchScore& match = this->shown().match;
        facts.points = pointsWords(this->isCounted() ? match.last.points[seat] : laid);
        facts.score = scoreOf(match.scores[seat], this->isCounted() ? 0 : laid);
        if (match.scores[seat] != 0) facts.known << matchPointsWords(match.scores[seat]);
        return facts;
    }
    /// The memory aid of a seat without marks; by default a list.
    virtual MemoryPicture memoryGrid() const { return {}; }
    /// The column and row of a fact in it; column -1: words only.
    virtual std::pair<int, int> memoryCell(const HandFact& fact) const {
        return {fact.topic == Fact::kNoTopic ? -1 : fact.topic, 0};
    }
    virtual std::vector<HandFact> memoryFacts() const { return this->publicFacts(); }
    virtual ZonePicture zoneOf(const PileCards& one) const {
        const Seat seat = one.pile.seat;
        if (one.pile.kind != PileKind::Hand)
            return defaultZone(one.pile, asSentence(pileWords(one.pile, this->names())), one.faces);
        if (seat != this->me()) return backsOf(this->game(), seat, one.faces);
        ZonePicture hand{.place = one.pile, .arrangement = Arrangement::Hand};
        hand.name = handTitle(this->game(), seat);
        for (const Face face : one.faces)
            hand.cards.push_back({.face = face, .group = groupOf(face)});
        std::ranges::stable_sort(hand.cards, {}, &CardPicture::group);
        return hand;
    }
    /// Adds notes, and whatever is no pile.
    virtual void addMore(TablePicture&) const {}
    /// The text for screen readers about a card that can be seen; `name` is its name.
    virtual QString cardText(const ZonePicture&, const CardPicture&, const QString& name) const {
        return name;
    }

    virtual QString hiddenText() const { return hiddenCardWords(); }

    /// Returns the card of the viewer's hand that `source` means, one of them, or kNoFace.
    Face heldCard(const MoveSource& source) const {
        const Seat mine = this->game().viewer();
        if (mine >= this->game().seats() || source.place != handOf(mine)) return kNoFace;
        Face card = source.face;
        const FaceList hand = handIn(this->game().observation(), mine);
        for (const Face face : hand)
            if (source.kind == MoveSource::Kind::OfGroup && isKnown(face) && groupOf(face) == source.group)
                card = face;
        return card;
    }

  private:
    MoveSource sourceOf([[maybe_unused]] const Move& move) const {
        if constexpr (requires { Face(move.card); }) {
            const Seat me = this->game().viewer();
            if (me >= this->game().seats() || !isKnown(move.card)) return {};
            const FaceList hand = handIn(this->game().observation(), me);
            for (const Face face : hand)
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

/// The art of a card of game G: a picture of that name in its own deck or the standard one.
template <class G>
CardArt defaultArt(Face face) {
    return defaultArt(QString::fromLatin1(G::kId), face,
                      face < G::kFaces ? G::faceName(face) : std::string_view());
}

/// The GameInfo of a game with presenter P, as far as it follows from the rules.
template <class G, class P = DefaultPresenter<G>>
GameInfo defaultGameInfo() {
    GameInfo info;
    info.id = QString::fromLatin1(G::kId);
    info.title = QString::fromLatin1(G::kTitle);
    info.shortTitle = info.title;
    info.leastSeats = G::kLeastSeats;
    info.mostSeats = G::kMostSeats;
    info.options = G::kOptions;
    info.endings = G::kEndings;
    info.line = info.motto = [] { return QString(); };
    info.option = [](std::string_view) { return OptionInfo(); };
    info.target = [](const Options&) { return QString(); };
    info.endingTitle = [](int ending) { return headingOf(G::kEndings[ending]); };
    info.present = [](Table& table) -> std::unique_ptr<Presenter> {
        return GameTable<G>::isOf(table) ? std::make_unique<P>(GameTable<G>(table)) : nullptr;
    };
    info.art = defaultArt<G>;
    const auto deck = G::deck(standardOptions(G::kOptions));
    info.deck = info.art(G::faceOf(deck.front())).file.section(u'/', 2, 2);
    info.headerCards[0] = QString::fromLatin1(G::faceName(G::faceOf(deck.front())));
    info.headerCards[1] = QString::fromLatin1(G::faceName(G::faceOf(deck.back())));
    return info;
}

} // namespace tacklebox

#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

namespace {

/// The colours of the engine are the first four of the options.
OptionColour optionColour(Color color) {
    return OptionColour(color);
}

} // namespace

namespace {

/// Collects the gestures of a position.
class RainbowGestures : public GestureList {
    Q_DECLARE_TR_FUNCTIONS(RainbowGestures)

  public:
    explicit RainbowGestures(const Observation& now) : m_now(now), m_me(now.viewer) {}

    void addMove(int choice, const Move& move);
    /// Counts all moves, and the sets that can be laid: the button of a single one need not name it.
    void count(const Move& move) {
        m_lays += move.kind == MoveKind::Lay;
        ++m_moves;
    }

  private:
    MoveSource card(Face face) const { return oneCard(handOf(m_me), face, groupOf(face)); }
    MoveSource numbers(Number number) const { return ofGroup(handOf(m_me), number); }
    void addLay(int choice, Number number);
    void addReaction(int choice, const Move& move);

    const Observation& m_now;
    Seat m_me;
    /// Returns true if there is only one move.
    bool alone() const { return m_moves == 1; }

    int m_lays = 0, m_moves = 0;
    bool m_layHasKey = false, m_reverseHasKey = false, m_skipHasKey = false;
};

void RainbowGestures::addLay(int choice, Number number) {
    addObvious(choice, numbers(number), atZone(setsOf(m_me)));
    const QString text =
        m_lays == 1 ? tr("Lay down") : tr("Lay down the %1").arg(inWords(numbersWords(number)));
    addButton(choice, text, m_layHasKey ? QString() : tr("D", "key for lay down"),
              tr("Lays four cards of the number as a set."));
    m_layHasKey = true;
}

/// Reverse and Skip act on the asker. Their colours do not matter, so there is one button for each.
void RainbowGestures::addReaction(int choice, const Move& move) {
    const bool reverse = move.kind == MoveKind::Reverse;
    bool& hasKey = reverse ? m_reverseHasKey : m_skipHasKey;
    if (move.card == kNoFace) {
        addButton(choice, reverse ? tr("Reverse: take theirs") : tr("Skip: keep yours"), {}, {});
        return;
    }
    addAtOnce(choice, card(move.card), atSeat(m_now.status.turn));
    add(choice, card(move.card), atZone(kDiscard)); // the pile where it ends up
    if (hasKey) return;
    hasKey = true;
    if (reverse)
        addButton(choice, tr("Reverse: take theirs"), tr("V", "key for playing a Reverse"),
                  tr("You take all their cards of that number instead."));
    else
        addButton(choice, tr("Skip: keep yours"), tr("K", "key for playing a Skip"),
                  m_now.hole.empty() ? tr("You keep your cards; the hole is empty.")
                                     : tr("You keep your cards, and they go fishing."));
}

void RainbowGestures::addMove(int choice, const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask: add(choice, numbers(move.number), atSeat(move.target)); return;
    case MoveKind::Lay: return addLay(choice, move.number);
    case MoveKind::DrawTwo: return addAtOnce(choice, card(move.card), atZone(kHole));
    case MoveKind::Wild:
        add(choice, card(kWild), atSeat(move.target), colourOption(optionColour(move.color)));
        return;
    case MoveKind::WildDrawFour: return addAtOnce(choice, card(kWildDrawFour), atZone(kHole));
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo:
        add(choice, card(move.kind == MoveKind::DownpourOne ? kDownpourOne : kDownpourTwo), atZone(kHole),
            colourOption(optionColour(move.color)));
        return;
    case MoveKind::Draw:
        add(choice, {}, atZone(kHole));
        return addButton(choice, tr("Draw a card"), tr("F", "key for going fishing"),
                         tr("None of your cards can be played; your turn ends."), alone());
    case MoveKind::LaySpecial:
        add(choice, {}, atZone(setsOf(m_me)));
        return addButton(choice, tr("Lay the Special Set (+%1)").arg(pointsFor(kSpecialSet)),
                         tr("D", "key for lay down"),
                         tr("Your whole hand of special cards counts as one set, and you're out."), alone());
    case MoveKind::DiscardWild: return addAtOnce(choice, card(move.card), atZone(kDiscard));
    case MoveKind::Name: add(choice, {}, atSeat(move.target), colourOption(optionColour(move.color))); return;
    case MoveKind::Answer:
        add(choice, numbers(m_now.status.number), atSeat(m_now.status.turn)).obvious = alone();
        return addButton(choice, tr("Give your %1").arg(inWords(numbersWords(m_now.status.number))),
                         tr("G", "key for answering an ask"), tr("They get all of them."), alone());
    case MoveKind::Reverse:
    case MoveKind::Skip: return addReaction(choice, move);
    case MoveKind::WarMachine:
        addAtOnce(choice, card(kWarMachine), atZone(kDiscard));
        return addButton(choice, tr("War Machine"), tr("Z", "key for a special card"),
                         tr("The card has no effect, its player's turn ends, and you draw its cards."));
    case MoveKind::Allow:
        return addButton(choice, tr("Let it pass"), tr("O", "key for letting it pass"),
                         tr("You keep your War Machine for another time."), alone());
    case MoveKind::Done:
        return addButton(choice, tr("Done"), tr("E", "key for ending the turn"), tr("Lays nothing more."),
                         alone());
    }
}

} // namespace

std::vector<Gesture> RainbowFishPresenter::gestures() const {
    const Observation now = game().observation();
    RainbowGestures gestures(now);
    std::vector<Move> moves;
    for (const TableChoice& choice : game().choices()) {
        moves.push_back(game().moveOf(choice));
        gestures.count(moves.back());
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
        gestures.addMove(game().choices()[i].id, moves[i]);
    return gestures.take();
}

QString RainbowFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Observation now = game().observation();
    const auto reason = [this](const Move& move) { return game().refusalText(move); };
    const bool player = target.kind == MoveTarget::Kind::Player;
    const auto atZoneOf = [&](PileId place) {
        return target.kind == MoveTarget::Kind::Zone && target.place == place;
    };

    if (source.kind == MoveSource::Kind::Nothing) {
        if (atZoneOf(kHole)) return reason({MoveKind::Draw});
        if (player && now.status.phase == Phase::NameColor)
            return reason({.kind = MoveKind::Name, .target = target.seat, .color = 0});
        return {};
    }
    Face face = source.kind == MoveSource::Kind::OneCard ? source.face : kNoFace;
    if (source.kind == MoveSource::Kind::OfGroup)
        for (const Face held : ownHandOf(now))
            if (isKnown(held) && groupOf(held) == source.group) face = held;
    if (!isKnown(face) || !(source.place == handOf(now.viewer))) return {};

    if (isNumber(face)) {
        if (player) return reason({.kind = MoveKind::Ask, .target = target.seat, .number = numberOf(face)});
        if (atZoneOf(kHole) || atZoneOf(kDiscard))
            return tr("Use number cards to ask and to make sets of four.");
        return reason({.kind = MoveKind::Lay, .number = numberOf(face)});
    }
    if (takesByColor(face) && atZoneOf(kDiscard))
        return reason({.kind = MoveKind::DiscardWild, .card = face});
    if (isSkip(face)) return reason({.kind = MoveKind::Skip, .card = face});
    if (isReverse(face)) return reason({.kind = MoveKind::Reverse, .card = face});
    if (isDrawTwo(face)) return reason({.kind = MoveKind::DrawTwo, .card = face});
    switch (face) {
    case kWild: {
        const std::vector<Seat> others = opponentsOf(now.viewer, now.match.seats);
        const QString why =
            reason({.kind = MoveKind::Wild, .target = player ? target.seat : others.front(), .color = 0});
        return why.isEmpty() && !player ? tr("Aim it at a player, and name a colour.") : why;
    }
    case kWildDrawFour: return reason({MoveKind::WildDrawFour});
    case kDownpourOne: return reason({.kind = MoveKind::DownpourOne, .color = 0});
    case kDownpourTwo: return reason({.kind = MoveKind::DownpourTwo, .color = 0});
    default: return reason({MoveKind::WarMachine});
    }
}

} // namespace tacklebox

#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

namespace {

MoveSource cardInHand(Seat seat, Face face) {
    return oneCard(handOf(seat), face, groupOf(face));
}

MoveSource fishInHand(Seat seat, Fish fish) {
    return ofGroup(handOf(seat), fish);
}

} // namespace

namespace {

/// Collects the gestures of a position.
class TwistedGestures : public GestureList {
    Q_DECLARE_TR_FUNCTIONS(TwistedGestures)

  public:
    TwistedGestures(const Observation& now) : m_now(now), m_me(now.viewer), m_hand(ownHandOf(now)) {}

    void addMove(int choice, const Move& move);
    /// Counts all moves, the fish that the Diver can complete, and the baskets that can be laid: a single one
    /// needs no choice.
    void count(const Move& move) {
        m_divers += move.kind == MoveKind::DeadScubaDiver;
        m_lays += move.kind == MoveKind::Lay;
        ++m_moves;
        m_ends += move.kind == MoveKind::GoFish || move.kind == MoveKind::DeadInTheWater;
    }

  private:
    void addAsk(int choice, const Move& move);
    void addLay(int choice, Fish fish);
    void addDiver(int choice, Fish fish);
    void addDivine(int choice, bool keep);
    void addAnswer(int choice);

    const Observation& m_now;
    Seat m_me;
    FaceList m_hand;
    /// Returns true if there is only one move.
    bool alone() const { return m_moves == 1; }

    int m_divers = 0, m_lays = 0, m_moves = 0;
    int m_ends = 0; ///< ways to end a turn without an ask
    bool m_layHasKey = false;
};

void TwistedGestures::addAsk(int choice, const Move& move) {
    const bool held = holds(m_hand, move.card);
    MoveOption option = colourOption(optionColour(colourOf(move.card)), held);
    if (held) option.remark = tr("yours: a bluff");
    add(choice, fishInHand(m_me, fishOf(move.card)), atSeat(move.target), option);
}

void TwistedGestures::addLay(int choice, Fish fish) {
    addObvious(choice, fishInHand(m_me, fish), atZone(basketsOf(m_me)));
    const QString text = m_lays == 1 ? tr("Lay down") : tr("Lay down: %1").arg(twistedFishKind(fish));
    addButton(choice, text, m_layHasKey ? QString() : tr("D", "key for lay down"),
              tr("Lays all five colours as a basket."));
    m_layHasKey = true;
}

void TwistedGestures::addDiver(int choice, Fish fish) {
    const MoveSource diver = cardInHand(m_me, kDeadScubaDiver);
    if (m_divers == 1)
        addObvious(choice, diver, atZone(basketsOf(m_me)));
    else
        add(choice, diver, atZone(basketsOf(m_me)), fishOption(fish, twistedFishKind(fish)));
}

void TwistedGestures::addDivine(int choice, bool keep) {
    const QString zinger = inWords(cardWords(m_now.status.aimed.zinger));
    const QString text = keep ? tr("Stop it and take it") : tr("Stop it and discard it");
    const QString why = keep ? tr("Divine Intervention: you take %1 into your hand.").arg(zinger)
                             : tr("Divine Intervention: %1 goes to the Zingers played.").arg(zinger);
    const QString key = keep ? tr("Z", "key for a Zinger") : tr("X", "key for discarding");
    add(choice, cardInHand(m_me, kDivineIntervention), atZone(kDiscard), wordsOption(keep, text, key));
    addButton(choice, text, key, why);
}

void TwistedGestures::addAnswer(int choice) {
    const Asked& asked = m_now.status.asked;
    const bool has = asked.isNet() ? countOf(m_hand, asked.fish) > 0 : holds(m_hand, asked.card);
    if (!has) {
        add(choice, {}, atSeat(asked.by));
        return addButton(choice, tr("Say \"Go fish\""), tr("G", "key for answering an ask"),
                         tr("You don't have it."), true);
    }
    const MoveSource wanted = asked.isNet() ? fishInHand(m_me, asked.fish) : cardInHand(m_me, asked.card);
    add(choice, wanted, atSeat(asked.by)).obvious = alone();
    addButton(choice, tr("Hand it over"), tr("G", "key for answering an ask"),
              tr("You have it and hand it over."), alone());
}

void TwistedGestures::addMove(int choice, const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask: return addAsk(choice, move);
    case MoveKind::Lay: return addLay(choice, move.fish);
    case MoveKind::AddSixth: {
        // The card that the Diver replaces.
        for (const Face face : m_hand)
            if (groupOf(face) == move.fish)
                addObvious(choice, cardInHand(m_me, face), atZone(basketsOf(m_me)));
        return addButton(choice, tr("Add the fifth colour"), tr("A", "key for adding a card to a basket"),
                         tr("Takes the place of the Dead Scuba Diver."));
    }
    case MoveKind::TheNet:
        add(choice, cardInHand(m_me, kTheNet), atSeat(move.target),
            fishOption(move.fish, twistedFishKind(move.fish)));
        return;
    case MoveKind::TheLure:
        add(choice, cardInHand(m_me, kTheLure), atSeat(move.target),
            faceOption(move.card, inWords(cardWords(move.card)), twistedFishTitle(move.card),
                       holds(m_hand, move.card)));
        return;
    case MoveKind::Unload:
        add(choice, cardInHand(m_me, kDivineIntervention), atZone(kDiscard));
        return addButton(choice, tr("Unload Divine Intervention"), tr("U", "key for unloading a Zinger"),
                         tr("You discard it, and your turn ends."));
    case MoveKind::GoFish:
        add(choice, {}, atZone(kPond));
        return addButton(choice, tr("Go fish"), tr("F", "key for going fishing"),
                         tr("You draw a card from the pond."), m_ends == m_moves);
    case MoveKind::DeadInTheWater:
        return addButton(choice, tr("Dead in the water"), tr("F", "key for going fishing"),
                         tr("You have no fish to ask for, so you pass."), alone());
    case MoveKind::GameWarden: add(choice, cardInHand(m_me, kGameWarden), atSeat(move.target)); return;
    case MoveKind::GlassBottomBoat:
        add(choice, cardInHand(m_me, kGlassBottomBoat), atSeat(move.target));
        return;
    case MoveKind::DeadScubaDiver: return addDiver(choice, move.fish);
    case MoveKind::DivineIntervention: return addDivine(choice, move.keep);
    case MoveKind::Allow:
        return addButton(choice, tr("Let it happen"), tr("O", "key for letting it happen"),
                         tr("You keep Divine Intervention for another time."), alone());
    case MoveKind::Answer: return addAnswer(choice);
    case MoveKind::NoFishing:
        addAtOnce(choice, cardInHand(m_me, kNoFishing), atZone(kDiscard));
        return addButton(choice, tr("No Fishing"), tr("Z", "key for a Zinger"),
                         tr("The ask is a miss, and nobody learns what you hold."));
    case MoveKind::Give:
        addObvious(choice, cardInHand(m_me, move.card), atSeat(m_now.status.asked.by));
        return;
    case MoveKind::TwoFistedFisherman:
        addAtOnce(choice, cardInHand(m_me, kTwoFistedFisherman), atZone(kDiscard));
        return addButton(choice, tr("Ask again: Two Fisted"), tr("Z", "key for a Zinger"),
                         tr("You play Two Fisted Fisherman and ask once more before you draw."));
    case MoveKind::EndTurn:
        return addButton(choice, tr("End your turn"), tr("E", "key for ending the turn"), {}, alone());
    }
}

} // namespace

std::vector<Gesture> TwistedFishPresenter::gestures() const {
    const Observation now = game().observation();
    TwistedGestures gestures(now);
    std::vector<Move> moves;
    for (const TableChoice& choice : game().choices()) {
        moves.push_back(game().moveOf(choice));
        gestures.count(moves.back());
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
        gestures.addMove(game().choices()[i].id, moves[i]);
    return gestures.take();
}

QString TwistedFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Observation now = game().observation();
    const FaceList hand = ownHandOf(now);
    const auto reason = [this](const Move& move) { return game().refusalText(move); };

    Face face = source.kind == MoveSource::Kind::OneCard ? source.face : kNoFace;
    if (source.kind == MoveSource::Kind::OfGroup)
        for (const Face held : hand)
            if (groupOf(held) == source.group) face = held;
    if (source.kind == MoveSource::Kind::Nothing) {
        if (target.kind == MoveTarget::Kind::Zone && target.place == kPond) return reason({MoveKind::GoFish});
        return {};
    }
    if (face >= kDeckSize || !(source.place == handOf(now.viewer))) return {};

    const bool player = target.kind == MoveTarget::Kind::Player;
    if (isFish(face)) {
        const Fish fish = fishOf(face);
        if (player && now.status.phase == Phase::Give) return reason({.kind = MoveKind::Give, .card = face});
        if (player) return reason({MoveKind::Ask, target.seat, face});
        if (target.kind == MoveTarget::Kind::Zone && target.place == kPond)
            return tr("Fish stay in your hand: ask someone for another of the same kind.");
        for (const Basket& basket : now.baskets)
            if (basket.diver && basket.owner == now.viewer && basket.fish == fish)
                return reason({.kind = MoveKind::AddSixth, .fish = fish});
        return reason({.kind = MoveKind::Lay, .fish = fish});
    }
    switch (face) {
    case kGameWarden:
    case kGlassBottomBoat:
        if (!player) return tr("Aim it at a player.");
        return reason({face == kGameWarden ? MoveKind::GameWarden : MoveKind::GlassBottomBoat, target.seat});
    case kDeadScubaDiver: {
        Fish most = fishOf(0);
        for (Fish fish = 0; fish < kFishes; ++fish)
            if (countOf(hand, fish) < kColours &&
                (countOf(hand, fish) > countOf(hand, most) || countOf(hand, most) == kColours))
                most = fish;
        if (QString why = reason({.kind = MoveKind::DeadScubaDiver, .fish = most}); !why.isEmpty())
            return why;
        return tr("The Dead Scuba Diver joins four colours of a fish in a basket of your own.");
    }
    case kTheNet: {
        Move net{.kind = MoveKind::TheNet,
                 .target = player ? target.seat : opponentsOf(now.viewer, now.match.seats).front(),
                 .fish = 0};
        for (const Face held : hand)
            if (isFish(held)) net.fish = fishOf(held);
        if (QString why = reason(net); !why.isEmpty() || player) return why;
        return tr("Aim it at a player.");
    }
    case kTheLure: {
        Move lure{MoveKind::TheLure, player ? target.seat : opponentsOf(now.viewer, now.match.seats).front(),
                  0};
        for (Card card = 0; card < kFishCards; ++card)
            if (std::none_of(now.baskets.begin(), now.baskets.end(),
                             [card](const Basket& basket) { return basket.cards().has(card); }))
                lure.card = card;
        if (QString why = reason(lure); !why.isEmpty() || player) return why;
        return tr("Aim it at a player.");
    }
    case kNoFishing: return reason({MoveKind::NoFishing});
    case kTwoFistedFisherman: return reason({MoveKind::TwoFistedFisherman});
    default: // Divine Intervention: unloaded on your turn before an ask, else a reaction
        if (now.status.phase == Phase::Turn && now.status.turn == now.viewer)
            return reason({MoveKind::Unload});
        return reason({.kind = MoveKind::DivineIntervention, .keep = true});
    }
}

} // namespace tacklebox

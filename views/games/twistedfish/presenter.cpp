#include "views/games/twistedfish/presenter.h"

#include "model/games/twistedfish/words.h"
#include "model/table/gamemanners.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/tableframe.h"
#include "views/games/twistedfish/cards.h"

#include <algorithm>

namespace tacklebox {

using namespace twistedfish;

namespace {

constexpr Place kPond{PlaceKind::Pond};
constexpr Place kDiscard{PlaceKind::Discard};
constexpr qreal kSetsHeight = 76, kSetsNoteWidth = 116; ///< in units
constexpr qreal kSmallCard = 0.42;                      ///< a laid or hidden card, of one in hand (ux.md 1.1)
constexpr int kAskNote = 1, kOwnNote = 3;

constexpr Place basketsOf(Seat seat) {
    return {PlaceKind::Baskets, seat};
}

/// Fish lie by kind, each Zinger by itself at the right end.
int groupOf(Face face) {
    if (face >= kDeckSize) return 0;
    return isFish(face) ? fishOf(face) : kFishes + face - kFishCards;
}

/// The colours of the engine's deck order.
PetalColour petalColour(int colour) {
    constexpr PetalColour kColour[kColours] = {PetalColour::Red, PetalColour::Green, PetalColour::Blue,
                                               PetalColour::Yellow, PetalColour::Purple};
    return kColour[colour];
}

bool holds(const FaceList& hand, Face face) {
    return std::find(hand.begin(), hand.end(), face) != hand.end();
}
int countOf(const FaceList& hand, Fish fish) {
    return int(std::count_if(hand.begin(), hand.end(), [fish](Face face) {
        return face < kDeckSize && isFish(face) && fishOf(face) == fish;
    }));
}
bool holdsFish(const FaceList& hand) {
    return std::any_of(hand.begin(), hand.end(), [](Face face) { return face < kDeckSize && isFish(face); });
}

QString words(const Phrase& phrase) {
    return inWords(phrase);
}

/// The hand of the player at the screen; empty while nobody is.
FaceList ownHandOf(const View& view) {
    return view.viewer < view.match.seats ? view.hands[view.viewer] : FaceList{};
}

Grip cardInHand(Seat seat, Face face) {
    return oneCard(handOf(seat), face, groupOf(face));
}
Grip fishInHand(Seat seat, Fish fish) {
    return ofGroup(handOf(seat), fish);
}

} // namespace

TwistedFishPresenter::TwistedFishPresenter(GameTable<TwistedFish>& table) : PresenterOf(table) {
    m_lastAsk.find(table, shownUpTo(), me());
}

void TwistedFishPresenter::restart(int number) {
    PresenterOf::restart(number);
    m_lastAsk.find(game(), number, me());
}

void TwistedFishPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) m_lastAsk.follow(*event, me());
    PresenterOf::advance();
}

// ---- the picture ----

ZonePicture TwistedFishPresenter::handZone(Seat seat) const {
    if (seat == me()) return ownHand(game(), seat, shown().hands[seat], groupOf);
    return backsOf(game(), seat, shown().hands[seat]);
}

ZonePicture TwistedFishPresenter::basketsZone(Seat seat) const {
    const bool own = seat == me();
    ZonePicture zone{.place = basketsOf(seat),
                     .spread = Spread::Sets,
                     .name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the baskets of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your baskets")})};
    int group = 0;
    for (const Basket& basket : shown().baskets) {
        if (basket.owner != seat) continue;
        for (int colour = 0; colour < kColours; ++colour) {
            const bool lies = basket.colours >> colour & 1;
            if (!lies && !basket.diver) continue;
            zone.cards.push_back({.face = cardOf(basket.fish, colour), .group = group, .dashed = !lies});
        }
        if (basket.diver) zone.cards.push_back({.face = kDeadScubaDiver, .group = group});
        ++group;
    }
    if (own) zone.emptyWords = tr("Five of a fish make a basket");
    return zone;
}

TablePicture TwistedFishPresenter::picture() const {
    const View& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        SeatFacts facts{.seat = seat,
                        .cards = view.hands[seat].size(),
                        .points =
                            tr("%n point(s)", nullptr, GameManners<TwistedFish>::laidPoints(view, seat)),
                        .note = {}};
        if (const int total = view.match.scores[seat]; total != 0) facts.note = tr("match %1").arg(total);
        facts.inTurn = view.status.turn == seat;
        facts.waiting = view.status.waiting.has(seat) && view.status.phase != Phase::Over;
        facts.asked = seat == m_lastAsk.target();
        picture.seats.push_back(seatPicture(game(), facts));
        picture.zones.push_back(handZone(seat));
        picture.zones.push_back(basketsZone(seat));
    }
    picture.zones.push_back(pileOf(kPond, tr("The pond"), view.pond));
    picture.zones.back().emptyWords = tr("The pond is empty");

    ZonePicture played{.place = kDiscard, .spread = Spread::Row, .name = tr("Zingers played")};
    for (int i = view.discard.size(); i > 0; --i) // the newest on the right
        played.cards.push_back({.face = view.discard[i - 1]});
    played.title = played.name;
    played.showsCount = false;
    picture.zones.push_back(played);

    if (me() < view.match.seats) {
        picture.zones.push_back(basketsZone(me()));
        const QString whose = basketsZone(me()).name;
        const int points = GameManners<TwistedFish>::laidPoints(view, me());
        QString own = tr("%1: %n point(s)", "your baskets", points).arg(whose);
        if (const int total = view.match.scores[me()]; total != 0)
            own = tr("%1: %n point(s), match %2", "your baskets", points).arg(whose).arg(total);
        picture.notes.push_back({.id = kOwnNote, .kind = NotePicture::Kind::Text, .text = own});
        picture.zones.push_back(handZone(me()));
    }

    const Asked& asked = view.status.asked;
    if (asked.any()) {
        QString text;
        if (asked.isNet())
            //: for a fish: "Nick to Susan: any whale"
            text = say({asked.by, asked.target},
                       {QT_TRANSLATE_NOOP("Words", "%1 to %2: any %3"),
                        QT_TRANSLATE_NOOP("Words", "you to %2: any %3"),
                        QT_TRANSLATE_NOOP("Words", "%1 to you: any %3")},
                       {fishWords(asked.fish)});
        else
            //: for a card: "Nick to Susan: the red whale?"
            text = say({asked.by, asked.target},
                       {QT_TRANSLATE_NOOP("Words", "%1 to %2: %3?"),
                        QT_TRANSLATE_NOOP("Words", "you to %2: %3?"),
                        QT_TRANSLATE_NOOP("Words", "%1 to you: %3?")},
                       {cardWords(asked.card)});
        picture.notes.push_back({.id = kAskNote, .kind = NotePicture::Kind::Text, .text = text});
    }
    return picture;
}

TableLayout TwistedFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const ZonePicture* hand = picture.zone(handOf(me()));
    const Frame frame = frameOf(game(), size, kSetsHeight, hand);
    TableLayout layout;
    layout.unit = frame.unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Pond;

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    const int lines = frame.panelLines(picture.seats);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        const Frame::PanelParts parts = frame.parts(panels[i], 0.5, lines);
        layout.seats[seat] = panels[i];
        layout.zones[handOf(seat)] = {parts.backs,
                                      std::min(parts.backs.height(), kSmallCard * frame.handHeight)};
        layout.zones[basketsOf(seat)] = {parts.laid,
                                         std::min(parts.laid.height(), kSmallCard * frame.handHeight)};
    }

    const QRectF& middle = frame.middle;
    const qreal waterWidth = std::min(middle.width() * 0.4, middle.height() * 2.4);
    layout.water = QRectF(middle.center().x() - waterWidth / 2, middle.top(), waterWidth, middle.height());
    const qreal pondCard = std::floor(std::min(middle.height() * 0.62, frame.handHeight * 0.85));
    const QSizeF pond(std::min(waterWidth, pondCard * 1.3), std::min(middle.height(), pondCard * 1.35));
    layout.zones[kPond] = {QRectF(middle.center().x() - pond.width() / 2,
                                  middle.center().y() - pond.height() / 2, pond.width(), pond.height()),
                           pondCard};
    const qreal side = (middle.width() - waterWidth) / 2 - frame.gap;
    const qreal playedCard = std::floor(std::min(middle.height() * 0.6, frame.handHeight * 0.7));
    const qreal played = std::min(middle.height(), playedCard + 40 * std::max(1.0, frame.unit));
    layout.zones[kDiscard] = {QRectF(middle.right() - side, middle.center().y() - played / 2, side, played),
                              playedCard};
    layout.notes[kAskNote] =
        QRectF(middle.left(), middle.top(), side, std::min(middle.height(), 64 * frame.unit));
    layout.bubbles = middle;

    if (hand) {
        QRectF note = frame.sets, sets = frame.sets;
        note.setWidth(std::round(std::max(96.0, kSetsNoteWidth * frame.unit)));
        sets.setLeft(note.right() + frame.gap);
        layout.notes[kOwnNote] = note;
        layout.zones[basketsOf(me())] = {sets, sets.height()};
        layout.zones[handOf(me())] = {frame.hand, frame.handHeight};
    }
    return layout;
}

// ---- cards ----

CardArt TwistedFishPresenter::art(Face face) const {
    return twistedFishArt(face);
}

QString TwistedFishPresenter::ears(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (card.face >= kDeckSize) return tr("A hidden card.");
    const QString name = asSentence(cardWords(card.face));
    if (card.dashed) return tr("%1 is missing here.").arg(name);
    if (!isFish(card.face)) {
        if (zone.spread != Spread::Hand) return tr("%1.").arg(name);
        return tr("%1. A Zinger; still in hand at the end it costs %n point(s).", nullptr, kZingerCost)
            .arg(name);
    }
    const int value = valueOf(fishOf(card.face));
    if (zone.spread != Spread::Hand) return tr("%1. %n point(s).", nullptr, value).arg(name);
    const auto held = std::count_if(zone.cards.begin(), zone.cards.end(),
                                    [&](const CardPicture& other) { return other.group == card.group; });
    const QString form = me() == you() ? tr("%1. %n point(s). You hold %2 of 5.", nullptr, value)
                                       : tr("%1. %n point(s). %2 of 5 in this hand.", nullptr, value);
    return form.arg(name).arg(held);
}

QString TwistedFishPresenter::rulesAnchor(Face face) const {
    if (face >= kDeckSize) return QStringLiteral("twisted-fish");
    if (isFish(face)) return QStringLiteral("twisted-fish#card-fish");
    const std::string_view name = cardName(face);
    return QStringLiteral("twisted-fish#card-") + QLatin1String(name.data(), qsizetype(name.size()));
}

// ---- what can be done ----

namespace {

/// Gathers the gestures of all choices of one moment.
class TwistedGestures : public GestureList {
    Q_DECLARE_TR_FUNCTIONS(TwistedGestures)

  public:
    TwistedGestures(const View& now) : m_now(now), m_me(now.viewer), m_hand(ownHandOf(now)) {}

    void addMove(int choice, const Move& move);
    /// How many fish the Diver could be laid with, and how many baskets be laid: with one only, there is
    /// nothing to choose.
    void count(const Move& move) {
        m_divers += move.kind == MoveKind::DeadScubaDiver;
        m_lays += move.kind == MoveKind::Lay;
        ++m_moves;
        m_ends += move.kind == MoveKind::GoFish || move.kind == MoveKind::DeadInTheWater;
    }

  private:
    void addLay(int choice, Fish fish);
    void addDiver(int choice, Fish fish);
    void addDivine(int choice, bool keep);
    void addAnswer(int choice);

    const View& m_now;
    Seat m_me;
    FaceList m_hand;
    /// That move is all that can be done.
    bool alone() const { return m_moves == 1; }

    int m_divers = 0, m_lays = 0, m_moves = 0;
    int m_ends = 0; ///< ways to end a turn without an ask
    bool m_layHasKey = false;
};

void TwistedGestures::addLay(int choice, Fish fish) {
    addObvious(choice, fishInHand(m_me, fish), atZone(basketsOf(m_me)));
    const QString text = m_lays == 1 ? tr("Lay down") : tr("Lay down: %1").arg(twistedFishKind(fish));
    addButton(choice, text, m_layHasKey ? QString() : tr("D", "key for lay down"),
              tr("Lays all five colours as a basket."));
    m_layHasKey = true;
}

void TwistedGestures::addDiver(int choice, Fish fish) {
    const Grip diver = cardInHand(m_me, kDeadScubaDiver);
    if (m_divers == 1)
        addObvious(choice, diver, atZone(basketsOf(m_me)));
    else
        add(choice, diver, atZone(basketsOf(m_me)), fishPetal(fish, twistedFishKind(fish)));
}

void TwistedGestures::addDivine(int choice, bool keep) {
    const QString zinger = words(cardWords(m_now.status.aimed.zinger));
    const QString text = keep ? tr("Stop it and take it") : tr("Stop it and discard it");
    const QString why = keep ? tr("Divine Intervention: you take %1 into your hand.").arg(zinger)
                             : tr("Divine Intervention: %1 goes to the Zingers played.").arg(zinger);
    const QString key = keep ? tr("Z", "key for a Zinger") : tr("X", "key for discarding");
    add(choice, cardInHand(m_me, kDivineIntervention), atZone(kDiscard), wordsPetal(keep, text, key));
    addButton(choice, text, key, why);
}

void TwistedGestures::addAnswer(int choice) {
    const Asked& asked = m_now.status.asked;
    const bool has = asked.isNet() ? countOf(m_hand, asked.fish) > 0 : holds(m_hand, asked.card);
    if (!has) {
        add(choice, {}, atSeat(asked.by));
        return addButton(choice, tr("Say \"Go fish\""), tr("G", "key for answering an ask"),
                         tr("You do not have it."), true);
    }
    const Grip wanted = asked.isNet() ? fishInHand(m_me, asked.fish) : cardInHand(m_me, asked.card);
    add(choice, wanted, atSeat(asked.by)).obvious = alone();
    addButton(choice, tr("Hand it over"), tr("G", "key for answering an ask"),
              tr("You have it, and give it."), alone());
}

void TwistedGestures::addMove(int choice, const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask:
        add(choice, fishInHand(m_me, fishOf(move.card)), atSeat(move.target),
            colourPetal(petalColour(colourOf(move.card)), holds(m_hand, move.card)));
        return;
    case MoveKind::Lay: return addLay(choice, move.fish);
    case MoveKind::AddSixth: {
        // The card that the Diver stands for.
        for (const Face face : m_hand)
            if (groupOf(face) == move.fish)
                addObvious(choice, cardInHand(m_me, face), atZone(basketsOf(m_me)));
        return addButton(choice, tr("Add the fifth colour"), tr("A", "key for adding a card to a basket"),
                         tr("Takes the place of the Dead Scuba Diver."));
    }
    case MoveKind::TheNet:
        add(choice, cardInHand(m_me, kTheNet), atSeat(move.target),
            fishPetal(move.fish, twistedFishKind(move.fish)));
        return;
    case MoveKind::TheLure:
        add(choice, cardInHand(m_me, kTheLure), atSeat(move.target),
            facePetal(move.card, words(cardWords(move.card)), twistedFishTitle(move.card),
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
        return addButton(choice, tr("Dead in the water"), tr("W", "key for saying dead in the water"),
                         tr("You have no fish to ask with, and pass."), alone());
    case MoveKind::GameWarden: add(choice, cardInHand(m_me, kGameWarden), atSeat(move.target)); return;
    case MoveKind::GlassBottomBoat:
        add(choice, cardInHand(m_me, kGlassBottomBoat), atSeat(move.target));
        return;
    case MoveKind::DeadScubaDiver: return addDiver(choice, move.fish);
    case MoveKind::DivineIntervention: return addDivine(choice, move.keep);
    case MoveKind::Allow:
        return addButton(choice, tr("Let it happen"), tr("L", "key for letting it happen"),
                         tr("You keep Divine Intervention for another time."), alone());
    case MoveKind::Answer: return addAnswer(choice);
    case MoveKind::NoFishing:
        addObvious(choice, cardInHand(m_me, kNoFishing), atZone(kDiscard));
        return addButton(choice, tr("No Fishing"), tr("Z", "key for a Zinger"),
                         tr("The ask is a miss, and nobody learns what you hold."));
    case MoveKind::Give:
        addObvious(choice, cardInHand(m_me, move.card), atSeat(m_now.status.asked.by));
        return;
    case MoveKind::TwoFistedFisherman:
        addObvious(choice, cardInHand(m_me, kTwoFistedFisherman), atZone(kDiscard));
        return addButton(choice, tr("Ask again: Two Fisted"), tr("Z", "key for a Zinger"),
                         tr("You play Two Fisted Fisherman and ask once more before you draw."));
    case MoveKind::EndTurn:
        return addButton(choice, tr("End your turn"), tr("E", "key for ending the turn"), {}, alone());
    }
}

} // namespace

std::vector<Gesture> TwistedFishPresenter::gestures() const {
    const View now = game().view();
    TwistedGestures gestures(now);
    std::vector<Move> moves;
    for (const TableChoice& choice : game().choices()) {
        moves.push_back(game().moveOf(choice.id));
        gestures.count(moves.back());
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
        gestures.addMove(game().choices()[i].id, moves[i]);
    return gestures.take();
}

QString TwistedFishPresenter::whyNot(const Grip& grip, const Aim& aim) const {
    const View now = game().view();
    const FaceList hand = ownHandOf(now);
    const auto reason = [this](const Move& move) { return game().whyNot(move); };

    Face face = grip.kind == Grip::Kind::OneCard ? grip.face : kNoFace;
    if (grip.kind == Grip::Kind::OfGroup)
        for (const Face held : hand)
            if (groupOf(held) == grip.group) face = held;
    if (grip.kind == Grip::Kind::Nothing) {
        if (aim.kind == Aim::Kind::Zone && aim.place == kPond) return reason({MoveKind::GoFish});
        return {};
    }
    if (face >= kDeckSize || !(grip.place == handOf(now.viewer))) return {};

    const bool player = aim.kind == Aim::Kind::Player;
    if (isFish(face)) {
        const Fish fish = fishOf(face);
        if (player && now.status.phase == Phase::Give) return reason({.kind = MoveKind::Give, .card = face});
        if (player) return reason({MoveKind::Ask, aim.seat, face});
        if (aim.kind == Aim::Kind::Zone && aim.place == kPond)
            return tr("Fish in your hand stay there: ask somebody for one of the same kind.");
        for (const Basket& basket : now.baskets)
            if (basket.diver && basket.owner == now.viewer && basket.fish == fish)
                return reason({.kind = MoveKind::AddSixth, .fish = fish});
        return reason({.kind = MoveKind::Lay, .fish = fish});
    }
    switch (face) {
    case kGameWarden:
    case kGlassBottomBoat:
        if (!player) return tr("Aim it at a player.");
        return reason({face == kGameWarden ? MoveKind::GameWarden : MoveKind::GlassBottomBoat, aim.seat});
    case kDeadScubaDiver: {
        Fish most = fishOf(0);
        for (Fish fish = 0; fish < kFishes; ++fish)
            if (countOf(hand, fish) < kColours &&
                (countOf(hand, fish) > countOf(hand, most) || countOf(hand, most) == kColours))
                most = fish;
        if (QString why = reason({.kind = MoveKind::DeadScubaDiver, .fish = most}); !why.isEmpty())
            return why;
        return tr("The Dead Scuba Diver goes with four of a fish into your own baskets.");
    }
    case kTheNet: {
        Move net{.kind = MoveKind::TheNet,
                 .target = player ? aim.seat : opponentsOf(now.viewer, now.match.seats).front(),
                 .fish = 0};
        for (const Face held : hand)
            if (isFish(held)) net.fish = fishOf(held);
        if (QString why = reason(net); !why.isEmpty() || player) return why;
        return tr("Aim it at a player.");
    }
    case kTheLure: {
        Move lure{MoveKind::TheLure, player ? aim.seat : opponentsOf(now.viewer, now.match.seats).front(), 0};
        for (Card card = 0; card < kFishCards; ++card)
            if (std::none_of(now.baskets.begin(), now.baskets.end(),
                             [card](const Basket& basket) { return basket.cards().has(card); }))
                lure.card = card;
        if (QString why = reason(lure); !why.isEmpty() || player) return why;
        return tr("Aim it at a player.");
    }
    case kNoFishing: return reason({MoveKind::NoFishing});
    case kTwoFistedFisherman: return reason({MoveKind::TwoFistedFisherman});
    default: // Divine Intervention: unloaded in one's own turn before an ask, else a reaction
        if (now.status.phase == Phase::Turn && now.status.turn == now.viewer)
            return reason({MoveKind::Unload});
        return reason({.kind = MoveKind::DivineIntervention, .keep = true});
    }
}

// ---- prompts ----

QString TwistedFishPresenter::readyZingers() const {
    std::vector<Phrase> zingers;
    const auto ready = [&](MoveKind kind, Card card) {
        for (const TableChoice& choice : game().choices())
            if (game().moveOf(choice.id).kind == kind) return zingers.push_back(cardWords(card));
    };
    ready(MoveKind::GameWarden, kGameWarden);
    ready(MoveKind::GlassBottomBoat, kGlassBottomBoat);
    ready(MoveKind::DeadScubaDiver, kDeadScubaDiver);
    if (zingers.empty()) return {};
    return tr("You may play %1 now.").arg(words(Phrase::listed(zingers)));
}

Prompt TwistedFishPresenter::prompt() const {
    if (auto prompt = promptForOthers(game())) {
        if (game().due() == tacklebox::Due::Bot) prompt->more = readyZingers();
        return *prompt;
    }
    const View now = game().view();
    Prompt prompt = ownPrompt(now);
    prompt.forYou = true;
    return prompt;
}

Prompt TwistedFishPresenter::ownPrompt(const View& now) const {
    const Status& status = now.status;
    switch (status.phase) {
    case Phase::Turn:
        if (status.turn != now.viewer)
            return {.words = tr("It is the turn of %1.").arg(nameOf(game(), status.turn)),
                    .more = readyZingers()};
        return turnPrompt(now);
    case Phase::Zinger:
        return {.words = tr("%1 aims %2 at you. Stop it with Divine Intervention?")
                             .arg(nameOf(game(), status.aimed.by), words(cardWords(status.aimed.zinger))),
                .more = {}};
    case Phase::Answer: return answerPrompt(now);
    case Phase::Give:
        return {.words = tr("Give %1 which %2?")
                             .arg(nameOf(game(), status.asked.by), words(fishWords(status.asked.fish))),
                .more = tr("The Net takes one card of that fish; you choose which.")};
    case Phase::Miss:
        return {.words = tr("Go fish, or play Two Fisted Fisherman?"),
                .more = tr("%1 did not give you a card.").arg(nameOf(game(), status.asked.target))};
    case Phase::Again:
        return {.words = tr("Ask once more: Two Fisted Fisherman."),
                .more = tr("Choose a fish in your hand, then a player and a colour.")};
    case Phase::Drawn:
        return {.words = tr("Your turn is ending. Anything left to lay or to play?"), .more = readyZingers()};
    case Phase::Over:
    case Phase::Wait: break;
    }
    return {.words = tr("One moment ..."), .more = {}};
}

Prompt TwistedFishPresenter::turnPrompt(const View& now) const {
    if (holdsFish(ownHandOf(now)))
        return {.words = tr("Your turn. Ask for which fish?"),
                .more = tr("Choose a fish in your hand, then a player and a colour.")};
    if (!now.pond.empty())
        return {.words = tr("You hold no fish. Go fish, or say \"dead in the water\"?"),
                .more = tr("Fishing ends your turn.")};
    return {.words = tr("You hold no fish, and the pond is empty: you are dead in the water."),
            .more = readyZingers()};
}

Prompt TwistedFishPresenter::answerPrompt(const View& now) const {
    const Asked& asked = now.status.asked;
    const QString by = nameOf(game(), asked.by);
    const FaceList hand = ownHandOf(now);
    if (asked.isNet()) {
        const int held = countOf(hand, asked.fish);
        return {.words = tr("%1 casts the Net for any %2 of yours.").arg(by, words(fishWords(asked.fish))),
                .more = held ? tr("You hold %n of them.", nullptr, held) : tr("You hold none.")};
    }
    return {.words = tr("%1 asks you for %2.").arg(by, words(cardWords(asked.card))),
            .more = holds(hand, asked.card) ? tr("You have it.") : tr("You do not have it.")};
}

QString TwistedFishPresenter::selectionWords(const std::vector<Face>& faces) const {
    if (faces.size() != 1 || faces.front() >= kDeckSize || !isFish(faces.front())) return {};
    return tr("Ask for which %1?").arg(words(fishWords(fishOf(faces.front()))));
}

} // namespace tacklebox

#include "views/games/rainbowfish/presenter.h"

#include "model/games/rainbowfish/words.h"
#include "model/table/gamemanners.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/seatpictures.h"
#include "views/games/common/tableframe.h"
#include "views/games/rainbowfish/cards.h"

#include <algorithm>

namespace tacklebox {

using namespace rainbowfish;

namespace {

constexpr Place kHole{PlaceKind::Hole};
constexpr Place kDiscard{PlaceKind::Discard};
constexpr qreal kSetsHeight = 76, kSetsNoteWidth = 116; ///< in units
constexpr qreal kSmallCard = 0.42;                      ///< a laid or hidden card, of one in hand (ux.md 1.1)
constexpr int kAskNote = 1, kAskedNote = 2, kOwnNote = 3;

constexpr Place setsOf(Seat seat) {
    return {PlaceKind::Sets, seat};
}

/// Numbers lie by themselves, then the special cards by kind.
int groupOf(Face face) {
    if (face >= kColorDeckFaces) return 0;
    if (isNumber(face)) return numberOf(face);
    if (isSkip(face)) return kNumbers;
    if (isReverse(face)) return kNumbers + 1;
    if (isDrawTwo(face)) return kNumbers + 2;
    return kNumbers + 3 + (face - kWild);
}

bool known(Face face) {
    return face < kColorDeckFaces;
}
int countOf(const FaceList& hand, Number number) {
    return int(std::count_if(hand.begin(), hand.end(), [number](Face face) {
        return known(face) && isNumber(face) && numberOf(face) == number;
    }));
}
bool holdsNumbers(const FaceList& hand) {
    return std::any_of(hand.begin(), hand.end(), [](Face face) { return known(face) && isNumber(face); });
}

/// The colours of the engine are the first four of the petals.
PetalColour petalColour(Color color) {
    return PetalColour(color);
}

QString words(const Phrase& phrase) {
    return inWords(phrase);
}

/// The hand of the player at the screen; empty while nobody is.
FaceList ownHandOf(const View& view) {
    return view.viewer < view.match.seats ? view.hands[view.viewer] : FaceList{};
}

/// Nobody can aim at him: no card, and none to draw.
bool isOut(const View& view, Seat seat) {
    return view.hands[seat].empty() && view.hole.empty();
}

} // namespace

RainbowFishPresenter::RainbowFishPresenter(GameTable<RainbowFish>& table) : PresenterOf(table) {
    findWhatHappened();
}

// ---- what the view does not keep ----

void RainbowFishPresenter::follow(const SeenEvent<RainbowFish>& event) {
    m_lastAsk.follow(event, me());
    if (const auto* deal = std::get_if<SeenDeal<RainbowFish>>(&event.content())) {
        m_askedFor.fill(kNoNumber);
        m_laid.clear();
        for (const LaidSet& set : deal->view.sets) { // only a laid-out deal begins with sets
            Laid laid{set.seat, set.number, {}};
            for (Color color = 0; color < kColors && set.number < kNumbers; ++color)
                laid.faces.push_back(numberFace(set.number, color));
            m_laid.push_back(laid);
        }
    } else if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
        if (made->move.kind == MoveKind::Ask) m_askedFor[made->seat] = made->move.number;
        if (made->move.kind == MoveKind::Lay) m_laid.push_back({made->seat, made->move.number, {}});
        if (made->move.kind == MoveKind::LaySpecial) m_laid.push_back({made->seat, kSpecialSet, {}});
    } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
        if (moved->to.kind == PlaceKind::Sets && !m_laid.empty()) m_laid.back().faces.push_back(moved->face);
    }
}

void RainbowFishPresenter::findWhatHappened() {
    m_laid.clear();
    m_askedFor.fill(kNoNumber);
    int first = shownUpTo();
    while (first > 0) {
        const auto event = game().seen(--first);
        if (event && std::holds_alternative<SeenDeal<RainbowFish>>(event->content())) break;
    }
    for (; first < shownUpTo(); ++first)
        if (const auto event = game().seen(first)) follow(*event);
}

void RainbowFishPresenter::restart(int number) {
    PresenterOf::restart(number);
    findWhatHappened();
}

void RainbowFishPresenter::advance() {
    if (const auto event = game().seen(shownUpTo())) follow(*event);
    PresenterOf::advance();
}

// ---- the picture ----

ZonePicture RainbowFishPresenter::handZone() const {
    FaceList hand = shown().hands[me()];
    std::stable_sort(hand.begin(), hand.end(), [](Face a, Face b) { return groupOf(a) < groupOf(b); });
    ZonePicture zone = ownHand(game(), me(), hand, groupOf);
    int held = 0;
    for (std::size_t i = 0; i < zone.cards.size(); ++i) {
        CardPicture& card = zone.cards[i];
        held = i > 0 && zone.cards[i - 1].group == card.group ? held + 1 : 1;
        // a set is four cards exactly.
        if (held > kSetSize && card.group < kNumbers)
            card.tag = tr("over", "left over: a card in hand beyond a set of four; very short");
    }
    return zone;
}

ZonePicture RainbowFishPresenter::setsZone(Seat seat) const {
    const bool own = seat == me();
    ZonePicture zone{.place = setsOf(seat),
                     .spread = Spread::Sets,
                     .name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the sets of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your sets")})};
    int group = 0;
    for (const Laid& laid : m_laid) {
        if (laid.seat != seat) continue;
        for (const Face face : laid.faces)
            zone.cards.push_back({.face = face, .group = group});
        ++group;
    }
    if (own) zone.emptyWords = tr("Four of a number make a set");
    return zone;
}

void RainbowFishPresenter::addNotes(TablePicture& picture) const {
    const View& view = shown();
    if (view.status.asked != kNoSeat && view.status.number < kNumbers) {
        //: "Nick to Susan: fives?"
        const QString text =
            say({view.status.turn, view.status.asked},
                {QT_TRANSLATE_NOOP("Words", "%1 to %2: %3?"), QT_TRANSLATE_NOOP("Words", "you to %2: %3?"),
                 QT_TRANSLATE_NOOP("Words", "%1 to you: %3?")},
                {numbersWords(view.status.number)});
        picture.notes.push_back({.id = kAskNote, .kind = NotePicture::Kind::Text, .text = text});
    }
    QStringList asked;
    for (const Seat seat : opponentsOf(me(), view.match.seats))
        if (m_askedFor[seat] < kNumbers)
            asked << tr("%1: %2", "a player and the number he asked for")
                         .arg(titleOf(game(), seat))
                         .arg(m_askedFor[seat]);
    if (!asked.isEmpty())
        picture.notes.push_back({.id = kAskedNote,
                                 .kind = NotePicture::Kind::Text,
                                 .text = tr("Last asks: %1").arg(asked.join(QStringLiteral(", ")))});
}

TablePicture RainbowFishPresenter::picture() const {
    const View& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        SeatFacts facts{.seat = seat,
                        .cards = view.hands[seat].size(),
                        .points =
                            tr("%n point(s)", nullptr, GameManners<RainbowFish>::laidPoints(view, seat)),
                        .note = {}};
        if (const int total = view.match.scores[seat]; total != 0) facts.note = tr("match %1").arg(total);
        facts.inTurn = view.status.turn == seat;
        facts.waiting =
            view.status.waiting.has(seat) || (view.status.phase == Phase::Wait && view.status.asked == seat);
        facts.asked = seat == m_lastAsk.target();
        facts.out = isOut(view, seat);
        picture.seats.push_back(seatPicture(game(), facts));
        picture.zones.push_back(backsOf(game(), seat, view.hands[seat]));
        picture.zones.push_back(setsZone(seat));
    }
    picture.zones.push_back(pileOf(kHole, tr("The Fishing Hole"), view.hole));
    picture.zones.back().emptyWords = tr("The Fishing Hole is empty");
    picture.zones.push_back(pileOf(kDiscard, tr("Special cards played"), view.discard));
    picture.zones.back().title = tr("Specials played");

    if (me() < view.match.seats) {
        picture.zones.push_back(setsZone(me()));
        const int points = GameManners<RainbowFish>::laidPoints(view, me());
        QString own = tr("%1: %n point(s)", "your sets", points).arg(setsZone(me()).name);
        if (const int total = view.match.scores[me()]; total != 0)
            own = tr("%1: %n point(s), match %2", "your sets", points).arg(setsZone(me()).name).arg(total);
        picture.notes.push_back({.id = kOwnNote, .kind = NotePicture::Kind::Text, .text = own});
        picture.zones.push_back(handZone());
    }
    addNotes(picture);
    return picture;
}

TableLayout RainbowFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const ZonePicture* hand = picture.zone(handOf(me()));
    const Frame frame = frameOf(game(), size, kSetsHeight, hand);
    TableLayout layout;
    layout.unit = frame.unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Pond;

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    const qreal small = kSmallCard * frame.handHeight;
    const int lines = frame.panelLines(picture.seats);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        const Frame::PanelParts parts = frame.parts(panels[i], 0.5, lines);
        layout.seats[seat] = panels[i];
        layout.zones[handOf(seat)] = {parts.backs, std::min(parts.backs.height(), small)};
        layout.zones[setsOf(seat)] = {parts.laid, std::min(parts.laid.height(), small)};
    }

    const QRectF& middle = frame.middle;
    const qreal waterWidth = std::min(middle.width() * 0.4, middle.height() * 2.4);
    layout.water = QRectF(middle.center().x() - waterWidth / 2, middle.top(), waterWidth, middle.height());
    const qreal pileCard = std::floor(std::min(middle.height() * 0.62, frame.handHeight * 0.85));
    const QSizeF pile(std::min(waterWidth, pileCard * 1.3), std::min(middle.height(), pileCard * 1.35));
    layout.zones[kHole] = {QRectF(middle.center().x() - pile.width() / 2,
                                  middle.center().y() - pile.height() / 2, pile.width(), pile.height()),
                           pileCard};
    const qreal side = (middle.width() - waterWidth) / 2 - frame.gap;
    const qreal discardWidth = std::min(side, pileCard * 1.3);
    layout.zones[kDiscard] = {QRectF(layout.water.right() + frame.gap,
                                     middle.center().y() - pile.height() / 2, discardWidth, pile.height()),
                              pileCard};
    const qreal line = std::floor(std::min(64 * frame.unit, (middle.height() - frame.gap) / 2));
    layout.notes[kAskNote] = QRectF(middle.left(), middle.top(), side, line);
    layout.notes[kAskedNote] = QRectF(middle.left(), middle.bottom() - line, side, line);
    layout.bubbles = middle;

    if (hand) {
        QRectF note = frame.sets, sets = frame.sets;
        note.setWidth(std::round(std::max(96.0, kSetsNoteWidth * frame.unit)));
        sets.setLeft(note.right() + frame.gap);
        layout.notes[kOwnNote] = note;
        layout.zones[setsOf(me())] = {sets, sets.height()};
        layout.zones[handOf(me())] = {frame.hand, frame.handHeight};
    }
    return layout;
}

// ---- cards ----

CardArt RainbowFishPresenter::art(Face face) const {
    return rainbowFishArt(face);
}

QString RainbowFishPresenter::ears(const ZonePicture& zone, int index) const {
    if (index < 0 || index >= int(zone.cards.size())) return zone.name;
    const CardPicture& card = zone.cards[std::size_t(index)];
    if (!known(card.face)) return tr("A hidden card.");
    const QString name = asSentence(cardWords(card.face));
    if (zone.spread != Spread::Hand) return tr("%1.").arg(name);
    if (!isNumber(card.face)) return tr("%1. A special card.").arg(name);
    const auto held = std::count_if(zone.cards.begin(), zone.cards.end(),
                                    [&](const CardPicture& other) { return other.group == card.group; });
    //: %1 the card, %3 its number in the plural: "The red 5. You hold 2 of the fives."
    const QString form =
        me() == you() ? tr("%1. You hold %2 of the %3.") : tr("%1. %2 of the %3 in this hand.");
    QString ears = form.arg(name).arg(held).arg(words(numbersWords(numberOf(card.face))));
    if (!card.tag.isEmpty()) ears += QLatin1Char(' ') + tr("This one is left over from a set of four.");
    return ears;
}

QString RainbowFishPresenter::rulesAnchor(Face face) const {
    if (!known(face)) return QStringLiteral("rainbow-fish");
    const char* card = "number";
    if (isSkip(face)) card = "skip";
    if (isReverse(face)) card = "reverse";
    if (isDrawTwo(face)) card = "draw-2";
    switch (face) {
    case kWild: card = "wild"; break;
    case kWildDrawFour: card = "wild-draw-4"; break;
    case kDownpourOne: card = "downpour-1"; break;
    case kDownpourTwo: card = "downpour-2"; break;
    case kWarMachine: card = "war-machine"; break;
    default: break;
    }
    return QStringLiteral("rainbow-fish#card-") + QLatin1String(card);
}

// ---- what can be done ----

namespace {

/// Gathers the gestures of all choices of one moment.
class RainbowGestures : public GestureList {
    Q_DECLARE_TR_FUNCTIONS(RainbowGestures)

  public:
    explicit RainbowGestures(const View& now) : m_now(now), m_me(now.viewer) {}

    void addMove(int choice, const Move& move);
    /// How many sets could be laid: with one only, its button need not say which. And how many moves there
    /// are in all.
    void count(const Move& move) {
        m_lays += move.kind == MoveKind::Lay;
        ++m_moves;
    }

  private:
    Grip card(Face face) const { return oneCard(handOf(m_me), face, groupOf(face)); }
    Grip numbers(Number number) const { return ofGroup(handOf(m_me), number); }
    void addLay(int choice, Number number);
    void addReaction(int choice, const Move& move);

    const View& m_now;
    Seat m_me;
    /// That move is all that can be done.
    bool alone() const { return m_moves == 1; }

    int m_lays = 0, m_moves = 0;
    bool m_layHasKey = false, m_reverseHasKey = false, m_skipHasKey = false;
};

void RainbowGestures::addLay(int choice, Number number) {
    addObvious(choice, numbers(number), atZone(setsOf(m_me)));
    const QString text =
        m_lays == 1 ? tr("Lay down") : tr("Lay down the %1").arg(words(numbersWords(number)));
    addButton(choice, text, m_layHasKey ? QString() : tr("D", "key for lay down"),
              tr("Lays four cards of the number as a set."));
    m_layHasKey = true;
}

/// Reverse and Skip: their colours do not matter, so one button each is enough.
void RainbowGestures::addReaction(int choice, const Move& move) {
    const bool reverse = move.kind == MoveKind::Reverse;
    bool& hasKey = reverse ? m_reverseHasKey : m_skipHasKey;
    if (move.card == kNoFace) {
        addButton(choice, reverse ? tr("Reverse: take theirs") : tr("Skip: keep yours"), {}, {});
        return;
    }
    addObvious(choice, card(move.card), reverse ? atSeat(m_now.status.turn) : atZone(kDiscard));
    if (hasKey) return;
    hasKey = true;
    if (reverse)
        addButton(choice, tr("Reverse: take theirs"), tr("V", "key for playing a Reverse"),
                  tr("You take all their cards of that number instead."));
    else
        addButton(choice, tr("Skip: keep yours"), tr("K", "key for playing a Skip"),
                  tr("You keep your cards, and they go fishing."));
}

void RainbowGestures::addMove(int choice, const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask: add(choice, numbers(move.number), atSeat(move.target)); return;
    case MoveKind::Lay: return addLay(choice, move.number);
    case MoveKind::DrawTwo: return addObvious(choice, card(move.card), atZone(kHole));
    case MoveKind::Wild:
        add(choice, card(kWild), atSeat(move.target), colourPetal(petalColour(move.color)));
        return;
    case MoveKind::WildDrawFour: return addObvious(choice, card(kWildDrawFour), atZone(kHole));
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo:
        add(choice, card(move.kind == MoveKind::DownpourOne ? kDownpourOne : kDownpourTwo), atZone(kHole),
            colourPetal(petalColour(move.color)));
        return;
    case MoveKind::Draw:
        add(choice, {}, atZone(kHole));
        return addButton(choice, tr("Draw a card"), tr("F", "key for going fishing"),
                         tr("None of your cards can be played; your turn ends."), alone());
    case MoveKind::LaySpecial:
        add(choice, {}, atZone(setsOf(m_me)));
        return addButton(
            choice, tr("Lay the Special Set (+%1)").arg(pointsFor(kSpecialSet)), tr("D", "key for lay down"),
            tr("Your whole hand of special cards counts as one set; you are out then."), alone());
    case MoveKind::DiscardWild: return addObvious(choice, card(move.card), atZone(kDiscard));
    case MoveKind::Name: add(choice, {}, atSeat(move.target), colourPetal(petalColour(move.color))); return;
    case MoveKind::Answer:
        add(choice, numbers(m_now.status.number), atSeat(m_now.status.turn)).obvious = alone();
        return addButton(choice, tr("Give your %1").arg(words(numbersWords(m_now.status.number))),
                         tr("G", "key for answering an ask"), tr("They get all of them."), alone());
    case MoveKind::Reverse:
    case MoveKind::Skip: return addReaction(choice, move);
    case MoveKind::WarMachine:
        addObvious(choice, card(kWarMachine), atZone(kDiscard));
        return addButton(choice, tr("War Machine"), tr("Z", "key for a special card"),
                         tr("The card has no effect, its player's turn ends, and you draw its cards."));
    case MoveKind::Allow:
        return addButton(choice, tr("Let it pass"), tr("L", "key for letting it pass"),
                         tr("You keep your War Machine for another time."), alone());
    case MoveKind::Done:
        return addButton(choice, tr("Done"), tr("E", "key for ending the turn"), tr("Lays nothing more."),
                         alone());
    }
}

} // namespace

std::vector<Gesture> RainbowFishPresenter::gestures() const {
    const View now = game().view();
    RainbowGestures gestures(now);
    std::vector<Move> moves;
    for (const TableChoice& choice : game().choices()) {
        moves.push_back(game().moveOf(choice.id));
        gestures.count(moves.back());
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
        gestures.addMove(game().choices()[i].id, moves[i]);
    return gestures.take();
}

QString RainbowFishPresenter::whyNot(const Grip& grip, const Aim& aim) const {
    const View now = game().view();
    const auto reason = [this](const Move& move) { return game().whyNot(move); };
    const bool player = aim.kind == Aim::Kind::Player;
    const auto atZoneOf = [&](Place place) { return aim.kind == Aim::Kind::Zone && aim.place == place; };

    if (grip.kind == Grip::Kind::Nothing) {
        if (atZoneOf(kHole)) return reason({MoveKind::Draw});
        if (player && now.status.phase == Phase::NameColor)
            return reason({.kind = MoveKind::Name, .target = aim.seat, .color = 0});
        return {};
    }
    Face face = grip.kind == Grip::Kind::OneCard ? grip.face : kNoFace;
    if (grip.kind == Grip::Kind::OfGroup)
        for (const Face held : ownHandOf(now))
            if (known(held) && groupOf(held) == grip.group) face = held;
    if (!known(face) || !(grip.place == handOf(now.viewer))) return {};

    if (isNumber(face)) {
        if (player) return reason({.kind = MoveKind::Ask, .target = aim.seat, .number = numberOf(face)});
        if (atZoneOf(kHole) || atZoneOf(kDiscard))
            return tr("Number cards are for asking, and for sets of four.");
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
            reason({.kind = MoveKind::Wild, .target = player ? aim.seat : others.front(), .color = 0});
        return why.isEmpty() && !player ? tr("Aim it at a player, and name a colour.") : why;
    }
    case kWildDrawFour: return reason({MoveKind::WildDrawFour});
    case kDownpourOne: return reason({.kind = MoveKind::DownpourOne, .color = 0});
    case kDownpourTwo: return reason({.kind = MoveKind::DownpourTwo, .color = 0});
    default: return reason({MoveKind::WarMachine});
    }
}

// ---- prompts ----

Prompt RainbowFishPresenter::prompt() const {
    if (const auto prompt = promptForOthers(game())) return *prompt;
    Prompt prompt = ownPrompt(game().view());
    prompt.forYou = true;
    return prompt;
}

Prompt RainbowFishPresenter::ownPrompt(const View& now) const {
    const QString turn = nameOf(game(), now.status.turn);
    switch (now.status.phase) {
    case Phase::Turn: return turnPrompt(now);
    case Phase::NameColor:
        return {.words = tr("Wild Draw 4: which colour, from whom?"),
                .more = tr("Choose a colour at a player, who gives you all cards of it.")};
    case Phase::Answer: {
        const int held = countOf(ownHandOf(now), now.status.number);
        return {.words = tr("%1 asks you for %2.").arg(turn, words(numbersWords(now.status.number))),
                .more = tr("You hold %n of them.", nullptr, held)};
    }
    case Phase::Block: {
        const Face played = now.discard.empty() ? kHidden : now.discard[0];
        return {.words =
                    tr("%1 plays %2. Stop it with your War Machine?").arg(turn, words(cardWords(played))),
                .more = {}};
    }
    case Phase::Lay:
        return {.words = tr("Lay a set before the turn passes?"),
                .more = tr("You may also keep it for later.")};
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {.words = tr("One moment ..."), .more = {}};
}

Prompt RainbowFishPresenter::turnPrompt(const View& now) const {
    if (holdsNumbers(ownHandOf(now)))
        return {.words = tr("Your turn. Ask for which number?"),
                .more = tr("Choose a number in your hand, then a player.")};
    for (const TableChoice& choice : game().choices()) {
        switch (game().moveOf(choice.id).kind) {
        case MoveKind::Draw:
            return {.words = tr("None of your cards can be played: draw one."),
                    .more = tr("Your turn ends with it.")};
        case MoveKind::LaySpecial:
            return {.words = tr("Only special cards are left: lay them as a Special Set."), .more = {}};
        case MoveKind::DiscardWild:
            return {.words = tr("Nobody else holds a card: throw away a wild card."), .more = {}};
        default: break;
        }
    }
    return {.words = tr("You hold special cards only: play one."), .more = {}};
}

QString RainbowFishPresenter::selectionWords(const std::vector<Face>& faces) const {
    if (faces.size() != 1 || !known(faces.front()) || !isNumber(faces.front())) return {};
    return tr("Ask whom for %1?").arg(words(numbersWords(numberOf(faces.front()))));
}

} // namespace tacklebox

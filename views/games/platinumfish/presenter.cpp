// The table of Platinum Fish: deck and discard pile, the steps of a turn, two dice and the ranks that they
// name, pairs in front of their owners. Rules: platinum-fish.md.
#include "model/games/platinumfish/platinumfish.h"
#include "model/games/platinumfish/tabletraits.h"
#include "model/games/platinumfish/words.h"
#include "views/games/common/defaulttable.h"
#include "views/games/common/moveoptions.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/standardpack.h"

#include <QCoreApplication>

namespace tacklebox {

template <>
GameInfo gameInfoOf<PlatinumFish>();

namespace {

using namespace platinumfish;
using namespace rectangles;
using packs::Rank;

constexpr PileId kDeck{PileKind::Deck}, kDiscard{PileKind::Discard};

/// The place beside the dice where the options open: the ranks that may be taken.
constexpr PileId kRolled{PileKind::Chosen};

// Ids of notes.
constexpr int kSteps = 3, kFirstStep = 1, kFirstDie = 10, kFirstRank = 20, kFirstRankWord = 30, kSumNote = 40;

/// Two sixes name four ranks: six, jack, queen and king.
constexpr int kMostRolled = 4;

RankSet ranksHeld(const FaceList& hand) {
    RankSet ranks = 0;
    for (const Face face : hand)
        if (face < packs::kStandardFaces) ranks = RankSet(ranks | rankBit(packs::rankOf(face)));
    return ranks;
}

std::vector<Rank> listOf(RankSet ranks) {
    std::vector<Rank> list;
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (hasRank(ranks, rank)) list.push_back(rank);
    return list;
}

/// "sevens"
QString ranksName(Rank rank) {
    return inWords(packs::ranksWords(rank));
}

/// Returns true if the top of the discard pile pairs with a card of that hand (P-06).
bool topMatches(const Observation& view, Seat seat) {
    return seat < view.match.seats && !view.discard.empty() &&
           hasRank(ranksHeld(view.hands[seat]), packs::rankOf(view.discard[0]));
}

bool choosesRank(const Observation& view) {
    const Status& status = view.status;
    return status.phase == Phase::Take && status.turn == view.viewer && status.choices != 0;
}

/// Returns true while hands are dealt: no turn has begun, and no card has been turned up (P-05).
bool isDealing(const Observation& view) {
    return view.discard.empty() && view.status.phase == Phase::Draw && view.status.playersToAct.empty();
}

/// Returns true if a hand is empty and its player gets a new one (P-17).
bool isOutOfCards(const Observation& view) {
    return std::any_of(view.hands.begin(), view.hands.begin() + view.match.seats,
                       [](const FaceList& hand) { return hand.empty(); });
}

/// The cards of the pairs: an observation keeps only their ranks.
struct Memory {
    std::array<std::vector<Face>, kMostPlayers> laid;

    void follow(const Observation& view, const SeenEvent<PlatinumFish>& event) {
        if (std::holds_alternative<SeenDeal<PlatinumFish>>(event.content())) {
            for (Seat seat = 0; seat < kMostPlayers; ++seat) {
                laid[seat].clear();
                for (const Rank rank : view.matches[seat])
                    for (const packs::Suit suit :
                         {packs::Suit(0), packs::Suit(1)}) // suits never matter (P-03)
                        laid[seat].push_back(packs::faceOf(rank, suit));
            }
        } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
            if (moved->to.kind == PileKind::Matches) laid[moved->to.seat].push_back(moved->face);
        }
    }
};

class PlatinumFishPresenter : public DefaultPresenter<PlatinumFish, Memory> {
    Q_DECLARE_TR_FUNCTIONS(PlatinumFishPresenter)

  public:
    using DefaultPresenter::DefaultPresenter;

    TableLayout layout(QSizeF size, const TablePicture& picture) const override;
    EffectSpec effectSpec() const override;
    std::vector<int> diceNotes() const override { return {kFirstDie, kFirstDie + 1}; }
    /// Dice, their sum, and the ranks that they name.
    bool isOfRoll(const NotePicture& note) const override { return note.id >= kFirstDie; }
    QString rulesAnchor(Face) const override { return QStringLiteral("platinum-fish#card-any"); }

    /// Default buttons: the discard that pairs, else the draw; and the rank that was rolled, if there is only
    /// one. Asking nobody and leaving cards of the discard pile only if nothing else is possible.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;

  protected:
    int groupOf(Face face) const override { return face < packs::kStandardFaces ? packs::rankOf(face) : 0; }
    MemoryPicture memoryGrid() const override { return memoryColumns(rankLabels()); }
    SeatFacts factsOf(Seat seat) const override;
    ZonePicture zoneOf(const PileCards& one) const override;
    void addMore(TablePicture& picture) const override;
    QString cardText(const ZonePicture& zone, const CardPicture& card, const QString& name) const override {
        if (zone.place == kDiscard && &card == &zone.cards.front() && !zone.caption.isEmpty())
            return name + QStringLiteral(". ") + zone.caption;
        if (zone.place == handOf(me()) && !shown().discard.empty() &&
            packs::rankOf(shown().discard[0]) == packs::rankOf(card.face))
            return tr("%1, pairs with the discard pile", "a card").arg(name);
        return name;
    }
    QString hiddenText() const override { return tr("A card, face down."); }
    QString playWords(PileId place, Face face) const override;

  private:
    /// The prompt for a player who must draw, for the first time in their turn or `again` after a pair.
    Prompt drawPrompt(const Observation& view, bool again) const;
    /// Returns true if the player on turn continues after a pair.
    bool drawsAgain(Seat turn) const {
        return hasMovedThisTurn(turn, [](const Move& move) {
            return move.kind == MoveKind::Draw || move.kind == MoveKind::TakeDiscard;
        });
    }
    /// "6, J or K"
    static QString choiceOf(QStringList ranks) {
        const QString last = ranks.takeLast();
        return ranks.isEmpty() ? last
                               : tr("%1 or %2", "ranks").arg(ranks.join(tr(", ", "between ranks")), last);
    }
    EffectSpec shuffleEffect() const;
    bool isSearched() const;
    /// Describes what pairs with the viewer's hand on the discard pile.
    QString discardWords(const Observation& view) const;
};

TableLayout PlatinumFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr QSizeF kHole{380, 172};                       // units
    constexpr qreal kPileCard = 136, kDie = 64, kTile = 54; // units
    const TableFrame frame = frameOf(game(), size, picture);
    const qreal unit = frame.unit, gap = std::round(8 * unit);
    TableLayout layout = frame.layout(picture.seats, me(), PileKind::Matches);
    layout.background = Background::Ice;

    // The hole with the deck is in the middle, the dice are on the ice to the left, and the discard pile is
    // to the right.
    const QRectF& middle = frame.middle;
    const qreal share =
        std::min({std::max(unit, 0.55 * middle.height() / kHole.height()),
                  (middle.height() - 40 * unit) / kHole.height(), 0.4 * middle.width() / kHole.width()});
    const QSizeF hole(std::round(kHole.width() * share), std::round(kHole.height() * share));
    layout.water = around(middle.center(), hole);
    const qreal card = std::floor(std::min(kPileCard * unit, 0.76 * hole.height()));
    const QSizeF pile(std::round(card * 5 / 7 + 0.5 * card), std::round(card * 1.12));
    layout.zones[kDeck] = {around(middle.center(), pile), card};
    const QRectF right(QPointF(layout.water.right() + gap, middle.top()), middle.bottomRight());
    const qreal line = std::round(1.5 * 15 * unit * frame.text);
    const qreal discard = std::min(kPileCard * unit, middle.height() - 2 * line - 2 * gap);
    const QSizeF heap(std::round(std::min(right.width(), 200 * unit)),
                      std::round(discard + 2 * line + 2 * gap));
    layout.zones[kDiscard] = {around({right.center().x(), middle.center().y()}, heap), std::floor(discard)};

    const QRectF left(middle.topLeft(), QPointF(layout.water.left() - 2 * gap, middle.bottom()));
    const qreal wide = std::min(left.width(), 330 * unit * frame.text);
    const QRectF board(std::round(left.center().x() - wide / 2), left.top(), wide, left.height());
    const qreal step = std::min(line, 0.22 * board.height());
    // The steps are at the bottom, because the bubbles of the players above need the room over the dice.
    const qreal search = frame.text > 1 ? 4 : 3; // its words are the longest
    std::vector<qreal> shares{2, search, 2};
    // In a narrow place the current step gets most of the width, and the others show only their number.
    constexpr qreal kNarrow = 190; // units
    if (board.width() < kNarrow * unit * frame.text)
        for (const NotePicture& note : picture.notes)
            if (note.active && note.id >= kFirstStep && note.id < kFirstStep + kSteps) {
                shares.assign(std::size_t(kSteps), step + gap / 2);
                shares[std::size_t(note.id - kFirstStep)] =
                    std::max(step, board.width() - (kSteps - 1) * (step + gap));
            }
    const auto steps =
        across(QRectF(board.left(), board.bottom() - step, board.width(), step), shares, gap / 2);
    for (int k = 0; k < kSteps; ++k)
        layout.notes[kFirstStep + k] = steps[std::size_t(k)];
    const auto rows = down(board.adjusted(0, step + gap, 0, -step - gap / 2),
                           {kDie + 8, 1.35 * line / unit, kTile + 24}, gap / 2);
    const qreal die = std::round(std::min(kDie * unit, rows[0].height()));
    for (int k = 0; k < 2; ++k)
        layout.notes[kFirstDie + k] = QRectF(std::round(board.center().x() + (k == 0 ? -die - gap : gap)),
                                             std::round(rows[0].center().y() - die / 2), die, die);
    layout.notes[kSumNote] = rows[1];

    int rolled = 0; // number of ranks that the dice name
    for (const NotePicture& note : picture.notes)
        rolled += note.id >= kFirstRank && note.id < kFirstRank + kMostRolled;
    const auto lines = down(rows[2], {kTile, 24}, gap / 2);
    if (rolled > 0) {
        const auto ranks = across(rows[2], std::vector<qreal>(std::size_t(rolled), 1), gap / 2);
        for (int i = 0; i < rolled; ++i) {
            const auto parts = down(ranks[std::size_t(i)], {kTile, 24}, gap / 2);
            const qreal side = std::round(std::min({parts[0].width(), parts[0].height(), kTile * unit}));
            layout.notes[kFirstRank + i] = QRectF(std::round(parts[0].center().x() - side / 2),
                                                  std::round(parts[0].bottom() - side), side, side);
            layout.notes[kFirstRankWord + i] = parts[1];
        }
    }
    if (picture.zone(kRolled)) {
        const qreal tiles = std::min(lines[0].width(), kMostRolled * (kTile + 8) * unit);
        layout.zones[kRolled] = {
            QRectF(std::round(lines[0].center().x() - tiles / 2), lines[0].top(), tiles, lines[0].height()),
            lines[0].height()};
        layout.notes[kFirstRankWord] = lines[1];
    }
    layout.bubbles =
        QRectF(QPointF(layout.water.left(), middle.top()), QPointF(layout.water.right(), middle.bottom()));
    return layout;
}

// ---- the picture ----

SeatFacts PlatinumFishPresenter::factsOf(Seat seat) const {
    const Observation& view = shown();
    const Status& status = view.status;
    const int pairs = view.matches[seat].size();
    SeatFacts facts = DefaultPresenter::factsOf(seat);
    facts.points = tr("pairs %1").arg(pairs);
    facts.score = QString::number(pairs);
    facts.inTurn &= !isDealing(view);
    facts.mustAct &= status.phase != Phase::Draw || status.turn == seat;
    if (lastAsk().isAnswered()) facts.asked = false; // now only the asker acts (P-16)
    if (status.refillSeat == seat)
        facts.note = tr("pairs a new hand");
    else if (facts.inTurn && status.phase == Phase::Take)
        facts.note = tr("searches the deck");
    else if (facts.inTurn && status.phase == Phase::Ask)
        facts.note = tr("may ask anyone");
    else if (facts.inTurn && status.phase == Phase::Draw && status.playersToAct.has(seat))
        facts.note = tr("to draw");
    return facts;
}

ZonePicture PlatinumFishPresenter::zoneOf(const PileCards& one) const {
    const Observation& view = shown();
    const Seat seat = one.pile.seat;
    ZonePicture zone = DefaultPresenter::zoneOf(one);
    if (one.pile == kDeck) zone.title = tr("Deck");
    if (one.pile == kDiscard) {
        zone.title = tr("Discard");
        if (!view.discard.empty() && me() < view.match.seats && view.status.phase != Phase::Over)
            zone.caption = discardWords(view);
    }
    if (one.pile.kind != PileKind::Matches) return zone;
    zone = coinsOf(one.pile, say({seat}, {QT_TRANSLATE_NOOP("Words", "the pairs of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your pairs")}));
    const std::vector<Face>& laid = memory().laid[seat];
    for (std::size_t i = 0; i < laid.size(); i += 2) // the second card of the last pair may be on its way
        addCoin(zone, std::span(laid).subspan(i, std::min<std::size_t>(2, laid.size() - i)),
                asSentence(packs::ranksWords(packs::rankOf(laid[i]))), rankLabel(packs::rankOf(laid[i])));
    return zone;
}

QString PlatinumFishPresenter::discardWords(const Observation& view) const {
    const QString rank = rankLabel(packs::rankOf(view.discard[0]));
    // With a new hand any card of the pile may be paired, else only the top one (P-06, P-18).
    const bool any = view.status.phase == Phase::Refill && view.status.refillSeat == me() &&
                     view.options.value[kDiscardAfterRefill] == kAnyDiscard;
    const RankSet held = ranksHeld(view.hands[me()]);
    const auto pairing = std::count_if(view.discard.begin(), view.discard.end(),
                                       [held](Face face) { return hasRank(held, packs::rankOf(face)); });
    if (any && pairing > (topMatches(view, me()) ? 1 : 0))
        return tr("%n card(s) pair", nullptr, int(pairing));
    if (!topMatches(view, me())) return tr("%1: no pair", "the rank of the top card").arg(rank);
    return me() == you() ? tr("%1 pairs with your %1", "a rank").arg(rank)
                         : tr("%1 makes a pair", "a rank").arg(rank);
}

void PlatinumFishPresenter::addMore(TablePicture& picture) const {
    const Status& status = shown().status;
    if (choosesRank(shown()))
        picture.zones.insert(std::ranges::find(picture.zones, kDiscard, &ZonePicture::place),
                             {.place = kRolled,
                              .arrangement = Arrangement::Row,
                              .name = tr("The ranks you may take"),
                              .showsCount = false});
    using Kind = NotePicture::Kind;
    const bool two = status.dice[0] && status.dice[1]; // of a turn; a new hand has one die
    const bool draws = status.phase == Phase::Draw && status.playersToAct.has(status.turn) && !two;
    // The roll of a turn, not the roll for a new hand.
    const bool rolls = status.phase == Phase::Draw && status.playersToAct.empty() && !isDealing(shown()) &&
                       status.dice[0] == 0 && !isOutOfCards(shown());
    const QString steps[kSteps] = {tr("1  Draw"), tr("2  Roll and search"), tr("3  Ask")};
    const bool active[kSteps] = {draws, status.phase == Phase::Take || rolls, status.phase == Phase::Ask};
    for (int step = 0; step < kSteps; ++step)
        picture.notes.push_back(
            {.id = kFirstStep + step, .kind = Kind::Step, .text = steps[step], .active = active[step]});

    for (int die = 0; die < 2; ++die)
        if (status.dice[std::size_t(die)])
            picture.notes.push_back(
                {.id = kFirstDie + die, .kind = Kind::Die, .value = status.dice[std::size_t(die)]});
    if (!two) return;

    const int a = status.dice[0], b = status.dice[1];
    QString sum = tr("%1 + %2 = %3", "two dice and their sum").arg(a).arg(b).arg(a + b);
    if (a + b >= 11) // P-10
        sum += QLatin1Char('\n') + (a + b == 12 ? tr("12: J, Q or K") : tr("11: J"));
    picture.notes.push_back({.id = kSumNote, .kind = Kind::Caption, .text = sum});
    // Only the player on turn knows what the deck has of these ranks.
    if (choosesRank(shown())) {
        // The ranks are options, even a single one, so that the user can click what is highlighted.
        QStringList gone;
        for (const Rank rank : listOf(ranksRolled(a, b)))
            if (!hasRank(status.choices, rank)) gone << rankLabel(rank);
        if (!gone.isEmpty())
            picture.notes.push_back(
                {.id = kFirstRankWord,
                 .kind = Kind::Caption,
                 .text = tr("none left: %1", "ranks").arg(gone.join(tr(", ", "between ranks")))});
        return;
    }
    int at = 0;
    for (const Rank rank : listOf(ranksRolled(a, b))) {
        picture.notes.push_back({.id = kFirstRank + at, .kind = Kind::Tile, .text = rankLabel(rank)});
        if (status.phase == Phase::Ask) // then the deck has none of these ranks
            picture.notes.push_back(
                {.id = kFirstRankWord + at, .kind = Kind::Caption, .text = tr("none left")});
        ++at;
    }
}

// ---- effects ----

/// The call for a shuffle: its effect, and the player who wants it, are shown at the deck.
EffectSpec PlatinumFishPresenter::shuffleEffect() const {
    const int first = shownUpTo();
    const auto event = first < game().events() ? game().seen(first) : nullptr;
    const auto* made = event ? std::get_if<SeenMove<Move>>(&event->content()) : nullptr;
    if (!made || made->move.kind != MoveKind::Shuffle) return {};
    EffectSpec call{.kind = EffectKind::Call, .until = first + 1, .seat = made->seat};
    for (int number = first + 1; number < game().events(); ++number) {
        const auto next = game().seen(number);
        if (next && std::holds_alternative<SeenMove<Move>>(next->content())) break;
        if (next && std::holds_alternative<SeenShuffle>(next->content())) {
            call.until = number + 1;
            break;
        }
    }
    call.title = tr("The deck is shuffled");
    call.line =
        say({made->seat}, {QT_TRANSLATE_NOOP("Words", "%1 wants other cards on top, after the search."),
                           QT_TRANSLATE_NOOP("Words", "You want other cards on top, after the search.")});
    return call;
}

/// Returns true if the next card is the one that was searched for, not one for a new hand, which follows a
/// roll (P-17).
bool PlatinumFishPresenter::isSearched() const {
    for (int number = shownUpTo() - 1; number >= 0; --number) {
        const auto event = game().seen(number);
        if (!event) continue;
        if (const auto* made = std::get_if<SeenMove<Move>>(&event->content()))
            return made->move.kind == MoveKind::Take;
        if (std::holds_alternative<Rolled>(event->content()) ||
            std::holds_alternative<Moved>(event->content()))
            return false;
    }
    return false;
}

EffectSpec PlatinumFishPresenter::effectSpec() const {
    if (auto pairs = laying(PileKind::Matches)) {
        const int first = firstCard();
        const auto moved = movedAt(first);
        const int count = (pairs->until - first) / 2;
        pairs->points = count;
        if (count > 1)
            pairs->title = tr("%n pairs!", nullptr, count);
        else if (moved->face < packs::kStandardFaces)
            pairs->title = tr("%1!", "\"Sevens!\": a pair")
                               .arg(asSentence(packs::ranksWords(packs::rankOf(moved->face))));
        constexpr int kManyPairs = 3;
        weigh(*pairs, kManyPairs);
        return *pairs;
    }
    if (EffectSpec called = shuffleEffect(); called.kind != EffectKind::None) return called;
    const auto moved = movedAt(shownUpTo());
    if (!moved || moved->from.kind != PileKind::Deck || moved->to.kind != PileKind::Hand ||
        moved->face >= packs::kStandardFaces)
        return {};
    if (!isSearched()) return {};
    EffectSpec search{.kind = EffectKind::Search, .seat = moved->to.seat};
    search.title = asSentence(packs::cardWords(moved->face));
    const auto next = movedAt(shownUpTo() + 1); // pairs are laid at once
    const bool pairs = next && next->from == moved->to && next->to.kind == PileKind::Matches;
    const bool last = shown().deck.size() == 1; // P-23
    search.line = pairs && last ? tr("It makes a pair, and the deck is empty: that ends the round.")
                  : pairs       ? tr("It makes a pair.")
                  : last        ? tr("It was the deck's last card: that ends the round.")
                                : tr("No pair: that ends the turn.");
    return search;
}

// ---- moves ----

std::vector<Gesture> PlatinumFishPresenter::gestures() const {
    const Seat mine = game().viewer();
    if (game().choices().empty() || mine >= game().seats()) return {};
    const Observation view = game().observation();
    const RankSet held = ranksHeld(view.hands[mine]);
    const auto ofRank = [mine](Rank rank) { return ofGroup(handOf(mine), rank); };
    const auto option = [held](Rank rank) { return rankOption(rank, ranksName(rank), hasRank(held, rank)); };
    // The number of cards of each rank on the discard pile that can be paired. A single one needs no option.
    std::array<int, packs::kRanks> matchesOf{};
    int takes = 0;
    bool discardPairs = false;
    const bool alone = game().choices().size() == 1;
    for (const Move& move : legalMoves()) {
        takes += move.kind == MoveKind::Take;
        discardPairs = discardPairs || move.kind == MoveKind::TakeDiscard;
        if (move.kind == MoveKind::MatchDiscard) ++matchesOf[packs::rankOf(move.card)];
    }

    return gesturesOf([&](GestureList& gestures, const Move& move) {
        switch (move.kind) {
        case MoveKind::Draw:
            gestures.add({}, atZone(kDeck)).button =
                Button{tr("Draw"), tr("F", "key: draw from the deck"), !discardPairs,
                       tr("Draw from the deck. If the card pairs, you go again.")};
            break;
        case MoveKind::TakeDiscard: {
            const Rank rank = packs::rankOf(view.discard[0]);
            gestures.add({}, atZone(kDiscard)).button =
                Button{tr("Take the %1", "a rank, from the discard pile").arg(rankLabel(rank)),
                       tr("T", "key: take the discard"), true, tr("It pairs with the one in your hand.")};
            gestures.addObvious(ofRank(rank), atZone(kDiscard));
            break;
        }
        case MoveKind::Shuffle:
            gestures.addButton(tr("Shuffle!"), tr("X", "key: call for a shuffle"),
                               tr("The deck was searched: you may have it shuffled."));
            break;
        case MoveKind::Take: {
            if (takes == 1) gestures.add({}, atZone(kDeck));
            Gesture& take = gestures.add({}, atZone(kRolled), option(move.rank));
            take.button = Button{hasRank(held, move.rank)
                                     ? tr("Take %1 (pair)", "a rank, from the deck").arg(rankLabel(move.rank))
                                     : tr("Take %1", "a rank, from the deck").arg(rankLabel(move.rank)),
                                 rankOption(move.rank, {}).key, takes == 1,
                                 tr("The copy nearest the top of the deck.")};
            break;
        }
        case MoveKind::Ask:
            gestures.add({}, atSeat(move.target), option(move.rank));
            if (hasRank(held, move.rank)) gestures.add(ofRank(move.rank), atSeat(move.target));
            break;
        case MoveKind::Decline:
            gestures.addButton(tr("Ask nobody"), tr("N", "key: ask nobody"), tr("Your turn ends."), alone);
            break;
        case MoveKind::MatchDiscard: {
            const Rank rank = packs::rankOf(move.card);
            const MoveOption card =
                faceOption(move.card, inWords(packs::cardWords(move.card)),
                           rankLabel(rank) + suitSign(packs::suitOf(move.card)), hasRank(held, rank));
            gestures.add({}, atZone(kDiscard), card);
            Gesture& byCard = gestures.add(ofRank(rank), atZone(kDiscard));
            if (matchesOf[rank] > 1)
                byCard.option = card;
            else
                byCard.obvious = true;
            break;
        }
        case MoveKind::Done:
            gestures.addButton(tr("Leave the rest"), tr("N", "key: leave the discard pile"),
                               tr("Pair nothing more from the discard pile."), alone);
            break;
        }
    });
}

QString PlatinumFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const Observation view = game().observation();
    Rank rank = kNoRank;
    if (source.face < packs::kStandardFaces)
        rank = packs::rankOf(source.face);
    else if (source.kind == MoveSource::Kind::OfGroup && source.group >= 0 && source.group < packs::kRanks)
        rank = Rank(source.group);
    if (target.kind == MoveTarget::Kind::Player)
        return game().refusalText(
            {.kind = MoveKind::Ask, .target = target.seat, .rank = rank == kNoRank ? packs::kAce : rank});
    if (target.kind != MoveTarget::Kind::Zone) return {};
    if (target.place == kDeck || target.place == kRolled) { // moves there need no card
        const bool takes = view.status.phase == Phase::Take && rank != kNoRank;
        QString why = takes ? game().refusalText({.kind = MoveKind::Take, .rank = rank})
                            : game().refusalText({.kind = MoveKind::Draw});
        if (!why.isEmpty() || rank == kNoRank) return why;
        return takes ? tr("Choose the %1 among the ranks, and the pair is laid for you.", "a rank")
                           .arg(rankLabel(rank))
                     : tr("You don't need a card to draw: click the deck or press %1.", "a key")
                           .arg(tr("F", "key: draw from the deck"));
    }
    if (target.place == kDiscard) {
        QString why = view.status.phase == Phase::Refill && !view.discard.empty()
                          ? game().refusalText({.kind = MoveKind::MatchDiscard, .card = view.discard[0]})
                          : game().refusalText({.kind = MoveKind::TakeDiscard});
        if (!why.isEmpty() || rank == kNoRank || view.discard.empty()) return why;
        if (view.status.phase == Phase::Refill)
            return tr("There is no %1 on the discard pile.", "a rank").arg(rankLabel(rank));
        return tr("Only the %1 pairs with the discard pile.", "a rank")
            .arg(rankLabel(packs::rankOf(view.discard[0])));
    }
    if (target.place.kind == PileKind::Matches)
        return tr("Pairs are laid for you as soon as you hold two of a rank.");
    return {};
}

Prompt PlatinumFishPresenter::drawPrompt(const Observation& view, bool again) const {
    if (topMatches(view, view.viewer)) {
        const QString take = again ? tr("Draw again, or take the %1 that pairs with yours.", "a rank")
                                   : tr("Your turn. Draw, or take the %1 that pairs with yours.", "a rank");
        const bool isLast = view.hands[view.viewer].size() == 1; // P-17: with a new hand the turn is over
        return {take.arg(rankLabel(packs::rankOf(view.discard[0]))),
                isLast ? tr("That pair uses your last card: you get a new hand, and your turn ends.")
                       : tr("After a pair you draw again."),
                true};
    }
    const bool shuffled =
        hasMovedThisTurn(view.viewer, [](const Move& move) { return move.kind == MoveKind::Shuffle; });
    return {again      ? tr("Draw again.")
            : shuffled ? tr("Now draw.")
                       : tr("Your turn."),
            tr("Draw from the deck. Without a pair you roll the dice."), true};
}

Prompt PlatinumFishPresenter::prompt() const {
    const Observation view = game().observation();
    const Status& status = view.status;
    const Seat mine = game().viewer();
    const bool mayShuffle = !game().choices().empty() && status.phase == Phase::Draw && status.turn != mine;
    if (auto others = promptForOthers(game())) {
        if (others->waitsForThinker && status.phase == Phase::Draw && others->thinker != kNoSeat &&
            others->thinker != status.turn) { // it is not their turn
            others->words = say({status.turn}, {QT_TRANSLATE_NOOP("Words", "%1 draws next."),
                                                QT_TRANSLATE_NOOP("Words", "You draw next.")});
            others->more = tr("%1 may call for a shuffle first.").arg(nameOf(game(), others->thinker));
        } else if (others->thinker != kNoSeat && status.phase == Phase::Draw && drawsAgain(status.turn)) {
            others->more = tr("%1 draws again.").arg(nameOf(game(), status.turn));
        }
        if (mayShuffle) others->more = tr("The deck was searched: you may call for a shuffle.");
        return *others;
    }
    switch (status.phase) {
    case Phase::Draw:
        if (mayShuffle)
            return {tr("%1 draws next. Call for a shuffle?").arg(nameOf(game(), status.turn)),
                    tr("The deck was searched: you may have it shuffled once."), true};
        if (status.turn != mine) break;
        return drawPrompt(view, drawsAgain(mine));
    case Phase::Take: {
        const FaceList& hand = view.hands[mine];
        QStringList ranks, pairs;
        for (const Rank rank : listOf(status.choices)) {
            ranks << rankLabel(rank);
            if (std::any_of(hand.begin(), hand.end(),
                            [rank](Face face) { return face != kHidden && packs::rankOf(face) == rank; }))
                pairs << rankLabel(rank);
        }
        const QString take = tr("Take one: %1.", "ranks").arg(choiceOf(ranks)); // after the roll
        const QString help = tr("Without a pair it stays in your hand.");
        if (pairs.isEmpty()) return {take, help, true};
        return {tr("%1 would make a pair. %2", "ranks, and the question").arg(choiceOf(pairs), take), help,
                true};
    }
    case Phase::Ask:
        return {tr("The deck has none of these. Ask anyone for a card, or nobody."),
                tr("Choose a player and a rank."), true};
    case Phase::Refill: {
        QStringList ranks;
        for (const Move& move : legalMoves())
            if (move.kind == MoveKind::MatchDiscard) ranks << rankLabel(packs::rankOf(move.card));
        ranks.removeDuplicates();
        if (ranks.isEmpty()) return {tr("You have a new hand."), {}, true};
        return {tr("Your %1 pairs with a discard.", "ranks").arg(choiceOf(ranks)),
                tr("Choose a card to take its pair, or leave the rest."), true};
    }
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {tr("One moment ..."), {}, false};
}

QString PlatinumFishPresenter::playWords(PileId place, Face face) const {
    const Seat mine = game().viewer();
    if (face >= packs::kStandardFaces || place != handOf(mine)) return {};
    const Observation now = game().observation();
    const Rank rank = packs::rankOf(face);
    const QString ranks = inWords(packs::ranksWords(rank));
    for (const Move& move : legalMoves()) {
        const bool top = move.kind == MoveKind::TakeDiscard && packs::rankOf(now.discard[0]) == rank;
        if (top || (move.kind == MoveKind::MatchDiscard && packs::rankOf(move.card) == rank))
            return tr("Now: it makes a pair with a card of the discard pile.");
        if (move.kind == MoveKind::Take && move.rank == rank)
            return tr("Now: take one of the %1 from the deck to make a pair.").arg(ranks);
        if (move.kind == MoveKind::Ask && move.rank == rank)
            return tr("Now: ask a player for one of the %1.").arg(ranks);
    }
    return tr("It waits for another of the %1; pairs are laid for you.").arg(ranks);
}

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "discardAfterRefill")
        return {.title = Say::tr("Discards after a new hand"),
                .line = Say::tr("Which discards you may pair with a new hand."),
                .choices = {Say::tr("any that make a pair"), Say::tr("only the top one, again and again")}};
    return {};
}

QString target(const Options&) {
    return Say::tr("One round: most pairs wins.");
}

/// Sounds of a search through the deck, of cards from the deck (which is in a hole in the ice), and of pairs.
QString cue(Table& table, int number) {
    const auto seen = GameTable<PlatinumFish>(table).seen(number);
    if (!seen) return {};
    if (const auto* made = std::get_if<SeenMove<platinumfish::Move>>(&seen->content()))
        return made->move.kind == platinumfish::MoveKind::Take ? QStringLiteral("reel") : QString();
    const auto* moved = std::get_if<Moved>(&seen->content());
    if (!moved) return {};
    if (moved->from.kind == PileKind::Deck) return QStringLiteral("splash");
    return moved->to.kind == PileKind::Matches ? QStringLiteral("coin-1") : QString();
}

} // namespace

template <>
GameInfo gameInfoOf<PlatinumFish>() {
    auto info = defaultGameInfo<PlatinumFish, PlatinumFishPresenter>();
    info.line = [] { return Say::tr("Make pairs from two packs, and roll the dice to search the deck."); };
    info.motto = [] { return Say::tr("Pairs and dice"); };
    info.minutes = 15;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int) { return Say::tr("Deck empty"); }; // the only one
    info.coinMark = [](Face face) { return rankLabel(packs::rankOf(face)); };
    info.headerCards[0] = QStringLiteral("JS");
    info.headerCards[1] = QStringLiteral("JD");
    info.cue = cue;
    info.background = Background::Ice;
    return info;
}

} // namespace tacklebox

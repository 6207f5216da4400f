// Go Fish at the table: hand grouped by rank, books in front of their owners, the pond in the middle. Rules:
// go-fish.md.
#include "model/games/gofish/gofish.h"
#include "model/games/gofish/tabletraits.h"
#include "model/games/gofish/words.h"
#include "views/games/common/defaulttable.h"
#include "views/games/common/pondlayout.h"
#include "views/games/common/standardpack.h"
#include "views/theme/lily.h"

#include <QCoreApplication>

#include <cmath>

namespace tacklebox {

template <>
GameInfo gameInfoOf<GoFish>();

namespace {

using namespace gofish;

constexpr PileId kPond{PileKind::Pond};
constexpr int kBudNote = 1; ///< the id of the first rank's bud; the others follow

/// "sevens".
QString ranks(Rank rank) {
    return inWords(packs::ranksWords(rank));
}

struct Memory {
    std::array<Rank, kMostSeats> askedFor; ///< the last rank that each seat asked for
    CardSet inBooks; ///< arrived cards; an observation has a book as soon as its first card moves

    Memory() { askedFor.fill(kNoRank); }
    void follow(const Observation& view, const SeenEvent<GoFish>& event) {
        if (std::holds_alternative<SeenDeal<GoFish>>(event.content())) {
            *this = {};
            for (const Book& book : view.books) // only a hand-made position begins with books
                inBooks |= cardsOfRank(book.rank);
        } else if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
            askedFor[made->seat] = made->move.rank;
        } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
            if (moved->to.kind == PileKind::Books) inBooks.add(moved->face);
        }
    }
};

class GoFishPresenter : public DefaultPresenter<GoFish, Memory> {
    Q_DECLARE_TR_FUNCTIONS(GoFishPresenter)

  public:
    using DefaultPresenter::DefaultPresenter;

    TableLayout layout(QSizeF size, const TablePicture& picture) const override {
        constexpr qreal kDriftCard = 92, kWater = 232; // units
        TableLayout layout = pondLayout(game(), me(), size, picture,
                                        {.pile = kPond,
                                         .laid = PileKind::Books,
                                         .background = Background::LilyPond,
                                         .water = {714, kWater}})
                                 .layout;
        const QRectF& water = layout.water;
        const std::vector<QPointF> buds = budsAlong(water, packs::kRanks);
        const qreal half = budRadius(water, packs::kRanks, layout.unit) * kBudBox / 2;
        for (Rank rank = 0; rank < packs::kRanks; ++rank)
            layout.notes[kBudNote + rank] =
                QRectF(buds[rank] - QPointF(half, half), QSizeF(2 * half, 2 * half));
        const QSizeF drift(0.72 * water.width(), 0.68 * water.height());
        layout.zones[kPond] = {QRectF(QPointF(std::round(water.center().x() - drift.width() / 2),
                                              std::round(water.top() + 0.06 * water.height())),
                                      drift),
                               std::floor(kDriftCard * water.height() / kWater)};
        return layout;
    }
    EffectSpec effectSpec() const override {
        EffectSpec book = DefaultPresenter::effectSpec();
        const auto moved = movedAt(firstCard());
        if (book.kind != EffectKind::None && isKnown(moved->face))
            book.title = tr("%1!", "\"Sevens!\": a book")
                             .arg(asSentence(packs::ranksWords(packs::rankOf(moved->face))));
        return book;
    }
    QString rulesAnchor(Face face) const override {
        return isKnown(face) ? QStringLiteral("go-fish#card-any") : QStringLiteral("go-fish");
    }

    /// There is no default button and no obvious move: an ask is the only move, and the player must choose
    /// it.
    std::vector<Gesture> gestures() const override {
        return gesturesOf([this](GestureList& gestures, const Move& move) {
            gestures.add(ofGroup(handOf(game().viewer()), move.rank), atSeat(move.target));
        });
    }
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override {
        if (source.kind == MoveSource::Kind::Nothing) {
            if (target == atZone(kPond)) return tr("You go fishing when the player you ask has none.");
            if (target.kind == MoveTarget::Kind::Player) return tr("First choose a rank in your hand.");
            return {};
        }
        const Face face = heldCard(source);
        if (!isKnown(face)) return {};
        if (target.kind == MoveTarget::Kind::Player)
            return game().refusalText({.target = target.seat, .rank = packs::rankOf(face)});
        if (target == atZone({PileKind::Books, game().viewer()}))
            return tr("Books are laid for you as soon as you hold four of a rank.");
        return tr("To ask, drop a card on a player.");
    }
    Prompt prompt() const override {
        if (const auto prompt = othersPrompt()) return *prompt;
        return {.words = asksAgain(me()) ? tr("Ask again.") : tr("Your turn."),
                .more = tr("Choose a card, then a player."),
                .forYou = true};
    }
    /// "Who do you ask for sevens?" when a rank is chosen.
    QString selectionWords(const std::vector<Face>& faces) const override {
        if (faces.size() != 1 || !isKnown(faces.front())) return {};
        return tr("Who do you ask for %1?").arg(ranks(packs::rankOf(faces.front())));
    }

  protected:
    int groupOf(Face face) const override { return isKnown(face) ? packs::rankOf(face) : 0; }
    MemoryPicture memoryGrid() const override { return memoryColumns(rankLabels()); }
    SeatFacts factsOf(Seat seat) const override {
        const Observation& view = shown();
        const int books = TableTraits<GoFish>::laidPoints(view, seat);
        SeatFacts facts = DefaultPresenter::factsOf(seat, books);
        facts.points = tr("%n book(s)", nullptr, books);
        if (const Rank rank = memory().askedFor[seat]; rank != kNoRank)
            facts.known << tr("Last asked for: %1").arg(ranks(rank));
        const bool dealt = !view.books.empty() ||
                           std::ranges::any_of(view.hands, [](const auto& hand) { return !hand.empty(); });
        if (dealt && view.hands[seat].empty()) { // F-03: nobody may ask them
            // F-07: the player on turn draws a card now, the others when their turn comes.
            facts.out = view.pond.empty() || view.options.value[kEnd] == kFirstOut;
            if (!facts.out && !facts.inTurn && seat != me()) facts.note = tr("has no cards");
        }
        return facts;
    }
    ZonePicture zoneOf(const PileCards& one) const override {
        ZonePicture zone = DefaultPresenter::zoneOf(one);
        if (one.pile == kPond) {
            zone.arrangement = Arrangement::Adrift;
            zone.emptyWords = tr("The pond is empty");
        }
        if (one.pile.kind != PileKind::Books) return zone;
        const Seat seat = one.pile.seat;
        zone = coinsOf(one.pile, say({seat}, {QT_TRANSLATE_NOOP("Words", "the books of %1"),
                                              QT_TRANSLATE_NOOP("Words", "your books")}));
        for (const Book& book : shown().books)
            if (book.seat == seat)
                addCoin(zone, cardsOfRank(book.rank) & memory().inBooks,
                        asSentence(packs::ranksWords(book.rank)), rankLabel(book.rank));
        return zone;
    }
    /// Adds a bud for each rank. The buds of laid books are open.
    void addMore(TablePicture& picture) const override {
        for (Rank rank = 0; rank < packs::kRanks; ++rank)
            picture.notes.push_back({.id = kBudNote + rank,
                                     .kind = NotePicture::Kind::Bud,
                                     .text = rankLabel(rank),
                                     .active = std::ranges::count(shown().books, rank, &Book::rank) > 0});
    }
    QString cardText(const ZonePicture& zone, const CardPicture& card, const QString& name) const override {
        if (zone.arrangement != Arrangement::Hand) return name;
        const auto held = std::ranges::count(zone.cards, card.group, &CardPicture::group);
        if (held == 1) return tr("%1, the only one", "a card, and no other of its rank").arg(name);
        //: A card and its rank in the plural: "five of hearts, one of 2 fives"
        return tr("%1, one of %2 %3").arg(name).arg(held).arg(ranks(packs::rankOf(card.face)));
    }
    QString playWords(PileId place, Face face) const override {
        const Seat mine = game().viewer();
        if (!isKnown(face) || place != handOf(mine)) return {};
        const Rank rank = packs::rankOf(face);
        if (!std::ranges::count(legalMoves(), rank, &Move::rank))
            return game().refusalText({.target = opponentsOf(mine, game().seats()).front(), .rank = rank});
        const auto held = std::ranges::count_if(game().observation().hands[mine], [rank](Face other) {
            return isKnown(other) && packs::rankOf(other) == rank;
        });
        return tr("Now: ask for %1; %n more make(s) a book.", nullptr, packs::kSuits - int(held))
            .arg(ranks(rank));
    }
};

/// Texts of its options and endings.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "lucky")
        return {.title = Say::tr("Lucky catch"),
                .line = Say::tr("Draw the rank you asked for and you go again.")};
    if (name == "end")
        return {.title = Say::tr("The game ends"),
                .line = Say::tr("When the last book is laid, or when someone runs out of cards. Either way, "
                                "most books wins."),
                .choices = {Say::tr("with the last book"), Say::tr("when someone is out")}};
    if (name == "games")
        return {.title = Say::tr("Games in the match"),
                .line = Say::tr("Points are added up over this many games.")};
    return {};
}

QString target(const Options& options) {
    const int games = valueOf<GoFish>(options, "games");
    return games == 1 ? Say::tr("One game: most books wins.")
                      : Say::tr("%n games: most books wins.", nullptr, games);
}

constexpr const char* kEndingTitles[] = {QT_TRANSLATE_NOOP("GameInfo", "All books laid"),
                                         QT_TRANSLATE_NOOP("GameInfo", "Nobody left to ask"),
                                         QT_TRANSLATE_NOOP("GameInfo", "Someone is out"),
                                         QT_TRANSLATE_NOOP("GameInfo", "Forty turns, no card moved")};

} // namespace

template <>
GameInfo gameInfoOf<GoFish>() {
    auto info = defaultGameInfo<GoFish, GoFishPresenter>();
    info.line = [] { return Say::tr("Ask for a rank you hold; four of a rank are a book."); };
    info.motto = [] { return Say::tr("Where it all began"); };
    info.minutes = 10;
    info.isForBeginners = true;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int ending) { return Say::tr(kEndingTitles[ending]); };
    info.coinMark = [](Face face) { return rankLabel(packs::rankOf(face)); };
    info.headerCards[0] = QStringLiteral("QH");
    info.headerCards[1] = QStringLiteral("7D");
    info.background = Background::LilyPond;
    return info;
}

} // namespace tacklebox

// A table played by a test: a match of any game without bots, people or clocks, seen from one seat; and
// checks for every presenter at every step.
#pragma once

#include "model/games/words.h"
#include "model/host/matchadapter.h"
#include "model/table/words.h"
#include "tests/support/drawnsetup.h"
#include "tests/views/driventable.h"
#include "views/games/games.h"
#include "views/scene/picture/presenter.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace tacklebox::testing {

/// The table of a game with that game's types.
template <class G>
class PlayedTable : public DrivenTable {
  public:
    using Observation = typename G::Observation;
    using Move = typename G::Move;

    PlayedTable(std::uint64_t seed, int seats, Seat viewer, const Options& options)
        : PlayedTable(drawnSetup<G>(seed, seats, options), viewer) {}
    /// A match from a laid-out position.
    PlayedTable(const Setup<G>& setup, Seat viewer)
        : DrivenTable(plan(setup.seats, viewer, setup.options, setup.seed), anyMatch<G>(Match<G>(setup)),
                      viewer) {}

    const Match<G>& played() const { return matchOf<G>(match()); }
    bool move(Seat seat, const Move& move) { return DrivenTable::move(seat, AnyMove(move)); }

    /// The move of a choice, the observation of viewer(), and event `number` as that seat sees it, with the
    /// game's types.
    Move chosen(int choice) const { return moveOf(choice).template as<Move>(); }
    Observation observation() const { return Table::observation().template as<Observation>(); }
    std::optional<SeenEvent<G>> seen(int number) const {
        const auto event = Table::seen(number);
        if (!event) return std::nullopt;
        return event->template as<G>();
    }

  private:
    static TablePlan plan(int seats, Seat viewer, const Options& options, std::uint64_t seed) {
        TablePlan plan;
        plan.game = QString::fromLatin1(G::kId.data());
        for (int seat = 0; seat < seats; ++seat)
            plan.seats.push_back({QStringLiteral("Seat %1").arg(seat), seat == viewer, Level::Perch});
        plan.options = options;
        plan.seed = seed;
        return plan;
    }
};

/// All piles of an observation with their cards, in any order.
using FacesByPile = std::vector<std::pair<PileId, std::vector<Face>>>;

template <class Faces>
std::vector<Face> listed(const Faces& faces) {
    return {faces.begin(), faces.end()};
}

inline QString describe(PileId place) {
    return QString::fromStdString(name(place));
}

/// Maps a face to a representative of the faces that an observation does not distinguish.
using Alike = std::function<Face(PileId, Face)>;

/// Every card of every pile is in the picture once, with its visible face, and there are no other cards.
inline QString wrongCards(const TablePicture& picture, FacesByPile expected, const Alike& alike) {
    for (const ZonePicture& zone : picture.zones) {
        std::vector<Face> drawn;
        for (const CardPicture& card : zone.cards) {
            if (card.dashed) continue;
            drawn.push_back(alike ? alike(zone.place, card.face) : card.face);
            if (!zone.groups.empty() && !isPile(zone.arrangement) && card.face != kHidden &&
                (card.group < 0 || card.group >= int(zone.groups.size())))
                return describe(zone.place) + " has a card in no group";
        }
        const auto at = std::find_if(expected.begin(), expected.end(),
                                     [&](const auto& place) { return place.first == zone.place; });
        if (at == expected.end() && zone.cards.empty()) continue; // an empty target
        if (at == expected.end()) return describe(zone.place) + " is drawn twice, or is no place of the game";
        std::sort(drawn.begin(), drawn.end());
        std::sort(at->second.begin(), at->second.end());
        if (drawn != at->second)
            return QStringLiteral("%1 shows %2 cards, not the %3 there are")
                .arg(describe(zone.place))
                .arg(drawn.size())
                .arg(at->second.size());
        expected.erase(at);
    }
    for (const auto& [place, faces] : expected)
        if (!faces.empty()) return describe(place) + " is not drawn";
    return {};
}

/// Whether the pile is on the table in front of its player rather than beside the face.
inline bool isInFront(PileId place) {
    return place.kind == PileKind::Chosen || place.kind == PileKind::Kept;
}

/// Zones, notes and panels are inside the view; zones and notes do not overlap; a panel contains exactly the
/// zones of its seat, except those in front of it.
inline QString wrongLayout(QSizeF size, const TablePicture& picture, const TableLayout& layout) {
    const QRectF view(QPointF(0, 0), size);
    std::vector<std::pair<std::pair<PileId, int>, QRectF>> boxes;
    const auto called = [](const std::pair<PileId, int>& box) {
        return box.second < 0 ? describe(box.first) : QStringLiteral("note %1").arg(box.second);
    };
    for (const auto& [place, box] : layout.zones) {
        if (box.rect.width() < 8 || box.rect.height() < 8 || box.cardHeight <= 0)
            return describe(place) + " has no room";
        boxes.push_back({{place, -1}, box.rect});
    }
    for (const NotePicture& note : picture.notes) {
        const auto at = layout.notes.find(note.id);
        if (at == layout.notes.end()) continue;
        if (at->second.width() < 4 || at->second.height() < 4)
            return QStringLiteral("note %1 has no room").arg(note.id);
        boxes.push_back({{PileId{}, note.id}, at->second});
    }
    std::vector<int> ids;
    for (const NotePicture& note : picture.notes)
        ids.push_back(note.id);
    std::sort(ids.begin(), ids.end());
    if (std::adjacent_find(ids.begin(), ids.end()) != ids.end())
        return QStringLiteral("a note's number is not its own");
    for (const auto& [box, rect] : boxes)
        if (rect.intersects(layout.promptBar)) return called(box) + " lies under the prompt bar";
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!view.adjusted(-0.5, -0.5, 0.5, 0.5).contains(boxes[i].second))
            return called(boxes[i].first) + " leaves the view";
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF common = boxes[i].second & boxes[k].second;
            if (common.width() > 0.5 && common.height() > 0.5)
                return called(boxes[i].first) + " lies on " + called(boxes[k].first);
        }
    }
    for (const SeatPicture& seat : picture.seats) {
        const QRectF panel = layout.seats[seat.seat];
        if (panel.isEmpty() || !view.contains(panel))
            return QStringLiteral("seat %1 has no panel").arg(seat.seat);
        for (const SeatPicture& other : picture.seats)
            if (other.seat != seat.seat && panel.intersects(layout.seats[other.seat]))
                return QStringLiteral("panels overlap");
        for (const auto& [place, box] : layout.zones)
            if (place.seat == seat.seat && !isInFront(place) ? !panel.contains(box.rect)
                                                             : panel.intersects(box.rect))
                return describe(place) + QStringLiteral(" and the panel of seat %1").arg(seat.seat);
    }
    for (const ZonePicture& zone : picture.zones)
        if (!zone.cards.empty() && !layout.zones.contains(zone.place))
            return describe(zone.place) + " has cards and no box";
    return {};
}

/// Whether two gestures are made the same way; then they must be the same choice.
inline bool sameHand(const Gesture& a, const Gesture& b) {
    return a.source == b.source && a.target == b.target && a.option == b.option;
}
/// A hash: equal for equal gestures, and rarely for others.
inline int handNumber(const Gesture& gesture) {
    return gesture.source.face + 256 * (gesture.target.seat + 1) +
           4096 * (gesture.option ? gesture.option->id + 1 : 0);
}

/// The cards of a zone that can be picked up.
struct Takeable {
    explicit Takeable(const ZonePicture& zone) {
        for (const CardPicture& card : zone.cards) {
            faces.push_back(card.face);
            groups.insert(card.group);
        }
        std::sort(faces.begin(), faces.end());
    }
    std::vector<Face> faces; ///< sorted
    std::set<int> groups;
};

/// Every choice has a gesture, each gesture has a choice, and no two choices have the same gesture. Sources
/// exist and targets are laid out. Choices from `firstUnlisted` on are the presenter's own.
inline QString wrongGestures(const Presenter& presenter, Table& table, const TablePicture& picture,
                             int firstUnlisted = 1'000'000'000) {
    const std::vector<Gesture> gestures = presenter.gestures();
    std::set<int> made, choices;
    for (const Gesture& gesture : gestures)
        made.insert(gesture.choice);
    for (const TableChoice& choice : table.choices()) {
        choices.insert(choice.id);
        if (!made.contains(choice.id))
            return "no gesture: " +
                   asSentence(table.observation().game().moveWords(choice.move, table.names()));
    }
    int isDefault = 0;
    QStringList keys;
    std::multimap<int, const Gesture*> byHand;
    std::map<PileId, Takeable, PileOrder> takeable;
    for (const Gesture& gesture : gestures) {
        if (gesture.choice < firstUnlisted && !choices.contains(gesture.choice))
            return QStringLiteral("a gesture of no choice");
        if (gesture.button && gesture.source.kind != MoveSource::Kind::Selection) {
            isDefault += gesture.button->isDefault;
            if (keys.contains(gesture.button->key) && !gesture.button->key.isEmpty())
                return "two buttons on " + gesture.button->key;
            keys << gesture.button->key;
        }
        if (gesture.source.kind != MoveSource::Kind::Nothing ||
            gesture.target.kind != MoveTarget::Kind::Nowhere) {
            const int number = handNumber(gesture);
            const auto [first, last] = byHand.equal_range(number);
            for (auto other = first; other != last; ++other)
                if (other->second->choice != gesture.choice && sameHand(*other->second, gesture))
                    return QStringLiteral("choices %1 and %2 are made alike")
                        .arg(other->second->choice)
                        .arg(gesture.choice);
            byHand.emplace(number, &gesture);
        } else if (!gesture.button) {
            return QStringLiteral("a gesture that nobody can make");
        }
        std::vector<Face> wanted = gesture.source.cards;
        if (gesture.source.kind == MoveSource::Kind::OneCard) wanted = {gesture.source.face};
        if (!std::is_sorted(wanted.begin(), wanted.end())) return QStringLiteral("a selection is not sorted");
        if (gesture.source.kind == MoveSource::Kind::Nothing) continue;
        const PileId place = gesture.source.place;
        auto at = takeable.find(place);
        if (at == takeable.end()) {
            const ZonePicture* zone = picture.zone(place);
            if (!zone) return "no source at " + describe(place);
            at = takeable.emplace(place, *zone).first;
        }
        const Takeable& there = at->second;
        if (!std::includes(there.faces.begin(), there.faces.end(), wanted.begin(), wanted.end()))
            return "a card of the source is not at " + describe(place);
        if (gesture.source.kind == MoveSource::Kind::OfGroup && !there.groups.contains(gesture.source.group))
            return "no card of the group is at " + describe(place);
    }
    return isDefault > 1 ? QStringLiteral("several default buttons") : QString();
}

/// No accessible name contains a face-down card.
inline QString wrongAccessibleText(const Presenter& presenter, Table& table, const TablePicture& picture,
                                   int faces) {
    QSet<QString> told; // texts that have been compared with all card names already
    QStringList names;
    for (Face face = 0; face < faces; ++face)
        names << table.cardWords(face);
    for (const ZonePicture& zone : picture.zones) {
        if (zone.name.isEmpty()) return describe(zone.place) + " has no name";
        for (std::size_t i = 0; i < zone.cards.size(); ++i) {
            const QString words = presenter.accessibleText(zone, int(i));
            if (words.isEmpty()) return describe(zone.place) + " has a card without words";
            if (zone.cards[i].face != kHidden || told.contains(words)) continue;
            told << words;
            for (const QString& name : names)
                if (words.contains(name, Qt::CaseInsensitive))
                    return describe(zone.place) + " tells a card: " + words;
        }
    }
    for (const SeatPicture& seat : picture.seats)
        if (seat.name.isEmpty() || seat.accessibleText.isEmpty())
            return QStringLiteral("a panel without words");
    return {};
}

inline constexpr QSizeF kSizes[] = {{640, 420},   {700, 420},   {960, 540},   {1024, 572},
                                    {1240, 732},  {640, 900},   {1640, 1012}, {2240, 1372},
                                    {3520, 2092}, {3840, 2160}, {2560, 600}};

/// Plays random matches of G, one a seed, from changing seats and sometimes from none, and makes all checks
/// above at every step. `pilesOf` returns the piles of an observation; `pick` chooses the next move.
template <class G>
void playAndHold(int matches, int mostSteps, const std::vector<Options>& variants,
                 const std::function<FacesByPile(const typename G::Observation&)>& pilesOf,
                 const std::function<int(const typename G::State&, Seat, const MoveList<typename G::Move>&,
                                         Random&)>& pick,
                 const Alike& alike = {}) {
    for (int number = 0; number < matches; ++number) {
        const int kinds = G::kMostSeats - G::kLeastSeats + 1;
        const int seats = G::kLeastSeats + number % kinds;
        const int from = (number / kinds) % (seats + 1);
        const Seat viewer = from == seats ? kNoSeat : Seat(from);
        PlayedTable<G> table(std::uint64_t(number) + 1, seats, viewer,
                             variants[std::size_t(number) % variants.size()]);
        const QByteArray where =
            QStringLiteral("seed %1, seat %2 of %3").arg(number + 1).arg(viewer).arg(seats).toUtf8();
        const std::unique_ptr<Presenter> presenter = makePresenter(table);
        presenter->restart(0);
        typename G::Observation fold;
        Random random = Random::forStep(std::uint64_t(number), 77);
        MoveList<typename G::Move> moves;
        int shown = 0;
        std::size_t dealt = 0; // cards at the table
        for (int step = 0; step < mostSteps; ++step) {
            for (; shown < table.events(); ++shown) {
                presenter->advance();
                if (const auto event = table.seen(shown)) G::applyEvent(fold, *event);
                if (shown == 0) continue;
                const TablePicture picture = presenter->picture();
                std::size_t cards = 0, there = 0;
                for (const ZonePicture& zone : picture.zones)
                    cards += std::size_t(std::count_if(zone.cards.begin(), zone.cards.end(),
                                                       [](const CardPicture& card) { return !card.dashed; }));
                for (const auto& [place, faces] : pilesOf(fold))
                    there += faces.size();
                if (dealt == 0) dealt = there;
                // After an undo the observation may have moved the cards back before they go one by one.
                QVERIFY2(cards == there || cards == dealt, where);
                if (shown % 3) continue;
                const QSizeF size = kSizes[std::size_t(random.below(std::size(kSizes)))];
                const qreal promptBar = shown % 2 == 0 || viewer == kNoSeat ? 0 : 58;
                TableLayout laid = presenter->layout(size, picture);
                const QSizeF whole = size + QSizeF(0, promptBar);
                if (promptBar > 0) addPromptBar(laid, whole, promptBar);
                const QString layout = wrongLayout(whole, picture, laid);
                QVERIFY2(layout.isEmpty(),
                         where + ": " + layout.toUtf8() +
                             QStringLiteral(" at %1x%2").arg(size.width()).arg(size.height()).toUtf8());
            }
            QVERIFY2(presenter->agrees(), where);
            const TablePicture picture = presenter->picture();
            for (const QString& wrong : {wrongCards(picture, pilesOf(table.observation()), alike),
                                         wrongGestures(*presenter, table, picture),
                                         wrongAccessibleText(*presenter, table, picture, G::kFaces)})
                QVERIFY2(wrong.isEmpty(), where + ": " + wrong.toUtf8());
            const Prompt prompt = presenter->prompt();
            QVERIFY2(!prompt.words.isEmpty(), where);
            QVERIFY2(prompt.forYou || table.choices().empty() || table.waitingFor() != WaitingFor::Person ||
                         G::playersToAct(table.played().state()).size() > 1,
                     where + ": " + prompt.words.toUtf8());
            if (step % 23 == 0) {
                const std::unique_ptr<Presenter> late = makePresenter(table);
                late->restart(random.below(table.events()) + 1);
                while (late->shownUpTo() < table.events())
                    late->advance();
                QVERIFY2(late->agrees() && late->picture() == picture,
                         where + ": shown from the middle, it differs");
            }
            if (table.played().over()) break;
            std::vector<Seat> waiting;
            for (const Seat seat : G::playersToAct(table.played().state()))
                waiting.push_back(seat);
            const Seat seat = waiting[std::size_t(random.below(int(waiting.size())))];
            moves.clear();
            G::legalMoves(table.played().state(), seat, moves);
            QVERIFY2(table.move(seat, moves[pick(table.played().state(), seat, moves, random)]), where);
        }
    }
}

} // namespace tacklebox::testing

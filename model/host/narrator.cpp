#include "model/host/narrator.h"

#include <algorithm>
#include <string_view>
#include <type_traits>
#include <utility>

namespace tacklebox {

namespace {

/// Joins two sentences with the same pattern whose parts differ only in the last: one sentence with a list of
/// the last parts. Returns an empty phrase for other sentences. `alone` also allows sentences whose only part
/// is the thing and not its owner.
Phrase listedTogether(const Phrase& first, const Phrase& second, bool alone) {
    if (!first.pattern() || !second.pattern() || first.patternForMany() || second.patternForMany()) return {};
    if (std::string_view(first.pattern()) != second.pattern() ||
        first.parts().size() != second.parts().size() || first.parts().size() < (alone ? 1U : 2U))
        return {};
    std::vector<Phrase> parts = first.parts();
    for (std::size_t i = 0; i + 1 < parts.size(); ++i)
        if (parts[i].english() != second.parts()[i].english()) return {};
    // The list so far is a list already: "a and b" becomes "a, b and c".
    std::vector<Phrase> items;
    const Phrase* list = &parts.back();
    while (list->pattern() && (std::string_view(list->pattern()) == "%1 and %2" ||
                               std::string_view(list->pattern()) == "%1, %2")) {
        items.push_back(list->parts()[1]);
        list = list->parts().data();
    }
    items.push_back(*list);
    std::reverse(items.begin(), items.end());
    items.push_back(second.parts().back());
    if (items.size() == 2 && items[0].english() == items[1].english()) { // of two packs
        parts.back() = Phrase(QT_TRANSLATE_NOOP("Words", "%1 twice"), {items[0]});
        return Phrase(first.pattern(), std::move(parts));
    }
    parts.back() = Phrase::listed(items);
    return Phrase(first.pattern(), std::move(parts));
}

/// The sentence about both; about one of them where they say the same: "Ada pairs aces and tens."
Phrase briefTogether(const Phrase& first, const Phrase& second) {
    if (first.empty() || first.english() == second.english()) return second;
    const Phrase* last = first.parts().empty() ? nullptr : &first.parts().back();
    if (last && last->parts().size() == 2) last = &last->parts().back();
    if (last && !second.parts().empty() && last->english() == second.parts().back().english()) return first;
    const Phrase together = listedTogether(first, second, false);
    return together.empty() ? first : together;
}

NarrationKind kindOf(Saying saying) {
    switch (saying) {
    case Saying::GoFishing:
    case Saying::NoneToGive:
    case Saying::NoFish: return NarrationKind::Refused;
    case Saying::BellyUp: return NarrationKind::Died;
    case Saying::GotWhatIFishedFor: return NarrationKind::Caught;
    case Saying::DeadInTheWater: break;
    }
    return NarrationKind::Quiet;
}

struct NarrationContext {
    const AnyGame& game;
    NarrationItem& item;

    void operator()(const DealBegun&) const { item.kind = NarrationKind::Deal; }
    void operator()(const AnyMoveMade& made) const {
        item.actor = made.seat;
        item.question = game.question(made.move);
        item.other = item.question.target;
        item.kind = item.other != kNoSeat ? NarrationKind::Asked : kindOf(made.move);
    }
    void operator()(const Moved& moved) const {
        item.actor = moved.to.seat;
        if (moved.to.kind == PileKind::Hand && !isSetAside(moved.from.kind)) {
            item.kind = moved.from.kind == PileKind::Hand ? NarrationKind::Got : NarrationKind::Drew;
            item.other = moved.from.seat;
            item.pile = moved.from.kind;
            item.faces = {moved.face};
        } else {
            item.kind = isLaid(moved.to.kind) ? NarrationKind::Laid : NarrationKind::CardMoved;
            if (item.actor == kNoSeat) item.actor = moved.from.seat;
        }
    }
    void operator()(const AnyStatusChange&) const {}
    void operator()(const Said& said) const {
        item.kind = tacklebox::kindOf(said.saying);
        item.sendsFishing = said.saying == Saying::GoFishing;
        item.actor = said.seat;
    }
    void operator()(const Peeked& peeked) const {
        item.kind = NarrationKind::Peeked;
        item.actor = peeked.by;
        item.other = peeked.owner;
    }
    void operator()(const Shown& shown) const {
        item.kind = NarrationKind::Shown;
        item.actor = shown.seat;
    }
    void operator()(const Rolled& rolled) const {
        item.kind = NarrationKind::Rolled;
        item.actor = rolled.seat;
    }
    void operator()(const PileShuffled&) const { item.kind = NarrationKind::Shuffled; }
    void operator()(const Scored&) const { item.kind = NarrationKind::Score; }
    void operator()(const Over&) const { item.kind = NarrationKind::Over; }

  private:
    NarrationKind kindOf(const AnyMove& move) const {
        if (game.isLay(move)) return NarrationKind::Laid;
        switch (game.act(move)) {
        case Act::Attacks: return NarrationKind::Attacked;
        case Act::Protects: return NarrationKind::Protected;
        case Act::Answers: return NarrationKind::Stopped;
        default: return NarrationKind::Played;
        }
    }
};

/// The default speech bubble of an item.
Phrase usualWords(const NarrationItem& item, const Names& names) {
    switch (item.kind) {
    case NarrationKind::Asked:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, any %2?"),
                      {names.of(item.other), item.question.subject});
    case NarrationKind::Refused:
        return item.sendsFishing ? QT_TRANSLATE_NOOP("Words", "Go fish!")
                                 : QT_TRANSLATE_NOOP("Words", "I have none.");
    case NarrationKind::Caught: return QT_TRANSLATE_NOOP("Words", "Just what I fished for!");
    case NarrationKind::Died: return QT_TRANSLATE_NOOP("Words", "Belly up.");
    default: return {};
    }
}

} // namespace

NarrationItem Narrator::itemOf(const AnySeen& event, const EventContent& content) {
    NarrationItem item;
    std::visit(NarrationContext{*m_game, item}, content);
    item.words = m_game->eventWords(event, m_names);
    item.brief = m_game->briefWords(event, m_names);
    const Names toAll = m_names.to(kNoSeat);
    item.aloud = m_game->aloud(event, toAll);
    if (item.aloud.empty()) item.aloud = usualWords(item, toAll);
    if (const auto* moved = std::get_if<Moved>(&content); moved && m_context.mover != kNoSeat) {
        Phrase outcome = m_game->outcomeWords(m_context.mover, m_context.move, *moved, m_names);
        if (!outcome.empty()) item.words = std::move(outcome);
        if (item.actor == kNoSeat) item.actor = m_context.mover;
    }
    if (const auto* shown = std::get_if<Shown>(&content); shown && shown->seat == m_context.mover) {
        Phrase outcome = m_game->shownWords(m_context.move, *shown, m_names);
        if (!outcome.empty()) item.words = std::move(outcome);
    }
    if (const auto* moved = std::get_if<Moved>(&content);
        moved && moved->from.kind == PileKind::Hand && m_context.held[moved->from.seat] == 1) {
        Phrase last = m_game->lastCardWords(*moved, m_names);
        if (!last.empty()) item.words = std::move(last);
    }
    if (const auto* over = std::get_if<Over>(&content); over && m_context.scored)
        item.brief = m_game->matchEndWords(*m_context.scored, *over, m_names);
    if (const auto* scored = std::get_if<Scored>(&content)) m_context.scored = *scored;
    const auto* status = std::get_if<AnyStatusChange>(&content);
    if (status && m_game->hasTurns && status->turn != m_context.turn && status->turn != kNoSeat) {
        item.kind = NarrationKind::Turn;
        item.actor = status->turn;
        item.other = m_context.turn;
    }
    if (status) m_context.turn = status->turn;
    return item;
}

/// Sets the words for a player who passes while all may act at once.
void Narrator::formatPass(NarrationItem& item, const AnyMoveMade& made, std::optional<bool> late) {
    const bool passes = made.move == m_game->passMove(), isLate = late.value_or(false);
    const bool wasUp = std::exchange(m_context.timeIsUp, isLate);
    if (isLate && passes) {
        item.words = wasUp ? Phrase() : Phrase(QT_TRANSLATE_NOOP("Words", "Time is up."));
        item.aloud = {};
        if (wasUp) item.kind = NarrationKind::Quiet;
    } else if (isLate) {
        item.words = m_game->tooLateWords(made.seat, m_names);
    } else if (passes && made.seat == m_context.contestant) {
        item.words = {}; // the owner's pass changes nothing
        item.aloud = m_game->passAloud();
    } else if (passes && !late) { // passed, or too slow: the record does not say
        item.words = m_names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 plays nothing."),
                                    QT_TRANSLATE_NOOP("Words", "You play nothing."));
    } else if (passes && m_tracker && m_names.isYou(made.seat)) {
        Phrase reason = m_game->onlyPassWords(m_tracker->observation());
        if (!reason.empty()) item.words = std::move(reason);
    }
    if (passes && !late) item.aloud = {};
}

/// Updates the sizes of hands and stock, and the last move.
void Narrator::count(const AnySeen& event, const EventContent& content) {
    if (std::holds_alternative<DealBegun>(content)) {
        m_tracker = m_game->tracker(event.viewer());
        m_tracker->see(event);
        const AnyObservation observation = m_tracker->observation();
        m_context.seats = m_game->scoreOf(observation).seats;
        for (Seat seat = 0; seat < m_context.seats; ++seat)
            m_context.held[seat] = int(m_game->handOf(observation, seat).size());
        m_context.inStock.reset();
        for (const PileCards& pile : m_game->piles(observation))
            if (m_game->outlastsStock && isDrawnFrom(pile.pile.kind)) {
                m_context.stock = pile.pile;
                m_context.inStock = int(pile.faces.size());
            }
        m_context.emptied = m_context.reportedEmpty = {};
        m_context.mover = m_context.turn = kNoSeat;
        m_context.ask = {};
        m_context.contestant = kNoSeat;
        m_context.contested = 0;
    } else if (const auto* made = std::get_if<AnyMoveMade>(&content)) {
        m_context.move = made->move;
        m_context.mover = made->seat;
        if (m_context.turn == kNoSeat && m_game->act(m_context.move) != Act::Answers)
            m_context.turn = m_context.mover;
    } else if (std::holds_alternative<Scored>(content)) {
        m_context.reportedEmpty = m_context.emptied; // the result implies it
    } else if (const auto* moved = std::get_if<Moved>(&content)) {
        if (m_context.inStock)
            *m_context.inStock += int(moved->to == m_context.stock) - int(moved->from == m_context.stock);
        if (isContested(moved->to.kind) && m_context.contested++ == 0)
            m_context.contestant = moved->from.seat;
        if (isContested(moved->from.kind) && --m_context.contested == 0) m_context.contestant = kNoSeat;
        if (moved->from.kind == PileKind::Hand && --m_context.held[moved->from.seat] == 0)
            m_context.emptied.add(moved->from.seat);
        if (moved->to.kind == PileKind::Hand && m_context.held[moved->to.seat]++ == 0) {
            m_context.emptied.remove(moved->to.seat);
            m_context.reportedEmpty.remove(moved->to.seat);
        }
    }
}

/// Adds the hands that are still empty to `item`.
void Narrator::noteEmptyHands(NarrationItem& item) {
    if (!m_game->hasTurns) return;
    for (const Seat seat : m_context.emptied)
        if (!m_context.reportedEmpty.has(seat)) item.emptied.add(seat);
    m_context.reportedEmpty = m_context.emptied;
}

/// Merges `item` into the previous item if they belong together. Returns true if it did.
bool Narrator::joins(NarrationItem& item, bool card) {
    if (m_items.empty()) return false;
    // Cards of a deal always join the deal.
    if (item.kind == NarrationKind::Drew && m_items.back().kind == NarrationKind::Deal) return true;
    if (m_context.cut && (!item.words.empty() || !item.aloud.empty() || !item.faces.empty() ||
                          item.kind == NarrationKind::Turn))
        return false;
    NarrationItem& before = m_items.back();
    const bool same = before.kind == item.kind && before.actor == item.actor && before.other == item.other;
    switch (item.kind) {
    case NarrationKind::Quiet: return item.words.empty();
    case NarrationKind::Drew:
    case NarrationKind::Got:
        if (!same || before.pile != item.pile) return false;
        before.faces.insert(before.faces.end(), item.faces.begin(), item.faces.end());
        return true;
    case NarrationKind::Laid:
        if (before.actor == item.actor && card && !item.brief.empty())
            before.brief = briefTogether(before.brief, item.brief);
        if (before.kind == NarrationKind::Played && before.actor == item.actor && card) {
            if (before.words.empty()) { // laying is the only effect of the move
                before.kind = NarrationKind::Laid;
                before.words = item.words;
            }
            return before.words.empty() || item.words.empty() || before.kind == NarrationKind::Laid;
        }
        if (before.kind != NarrationKind::Laid || before.actor != item.actor || !card) return false;
        if (before.aloud.empty()) before.aloud = item.aloud;
        if (item.words.empty()) return true;
        if (before.words.empty()) {
            before.words = item.words;
            return true;
        }
        break;
    case NarrationKind::Peeked:
    case NarrationKind::Shown:
    case NarrationKind::CardMoved: break;
    case NarrationKind::Asked:
    case NarrationKind::Refused:
    case NarrationKind::Caught:
    case NarrationKind::Died:
    case NarrationKind::Turn: return false; // said or shown, also where no sentence is needed
    default: return item.words.empty() && item.aloud.empty();
    }
    if (item.words.empty() && item.kind != NarrationKind::Laid) return true; // the move before has said it
    if (!same) return false;
    const Phrase together = listedTogether(before.words, item.words, item.kind == NarrationKind::CardMoved);
    if (together.empty()) return false;
    before.words = together;
    return true;
}

/// Adds to the sets that the event completes what all sets of the player count.
void Narrator::countSets(const AnySeen& event, NarrationItem& item) {
    if (!m_tracker) return;
    const bool laid = item.kind == NarrationKind::Laid && item.actor != kNoSeat;
    const int before = laid ? m_game->laidPoints(m_tracker->observation(), item.actor) : 0;
    m_tracker->see(event);
    if (!laid) return;
    const int now = m_game->laidPoints(m_tracker->observation(), item.actor);
    if (now <= before) return;
    item.total = now;
    item.before = before;
}

/// Updates the state of the turn by the item, and completes the item from it.
void Narrator::resolve(NarrationItem& item) {
    switch (item.kind) {
    case NarrationKind::Asked: m_context.ask = {.by = item.actor, .of = item.other}; break;
    case NarrationKind::Got:
        if (m_context.ask.by == kNoSeat) break;
        if (item.actor == m_context.ask.by && item.other == m_context.ask.of) {
            if (m_context.ask.result == Result::Open)
                item.aloud = QT_TRANSLATE_NOOP("Words", "Here you are.");
            m_context.ask.result = Result::Hit;
        }
        break;
    case NarrationKind::Refused:
        m_context.ask.result = Result::Missed;
        item.stockIsEmpty = m_context.inStock == 0;
        break;
    case NarrationKind::Caught: m_context.ask = {}; break;
    case NarrationKind::Stopped:
        if (m_context.ask.by != kNoSeat) m_context.ask.result = Result::Missed;
        break;
    case NarrationKind::Played:
        if (m_context.ask.result != Result::Missed) m_context.ask = {};
        break;
    case NarrationKind::Turn: resolveTurn(item); break;
    default: break;
    }
}

void Narrator::addEvent(const AnySeen& event, std::optional<bool> late) {
    const EventContent content = event.content();
    NarrationItem item = itemOf(event, content);
    if (const auto* made = std::get_if<AnyMoveMade>(&content); made && m_game->live)
        formatPass(item, *made, late);
    const auto* moved = std::get_if<Moved>(&content);
    item.fromEmptyHand = m_game->hasTurns && item.kind == NarrationKind::Drew &&
                         m_context.emptied.has(item.actor) && !m_context.reportedEmpty.has(item.actor);
    const bool hadStock = m_context.inStock.value_or(0) > 0;
    if (!std::holds_alternative<DealBegun>(content)) countSets(event, item);
    count(event, content);
    if (moved && hadStock && *m_context.inStock == 0) item.emptiedStock = pileWords(m_context.stock, m_names);
    const std::size_t number = m_context.events++;
    if (!moved && !m_context.cut && !m_items.empty()) noteEmptyHands(m_items.back());
    if (joins(item, moved)) {
        if (!item.emptiedStock.empty()) m_items.back().emptiedStock = std::move(item.emptiedStock);
        if (item.total > 0) {
            if (m_items.back().total == 0) m_items.back().before = item.before;
            m_items.back().total = item.total;
        }
        if (item.kind == NarrationKind::Got) m_items.back().left = m_context.held[item.other];
        m_items.back().last = m_context.events;
        m_context.movedSilently = m_context.movedSilently || std::holds_alternative<AnyMoveMade>(content);
        return;
    }
    resolve(item);
    if (item.kind == NarrationKind::Got) item.left = m_context.held[item.other];
    if (!moved && m_context.cut) noteEmptyHands(item);
    if (item.kind == NarrationKind::Turn) {
        item.words = turnWords(item);
        item.why = whyTurn(item);
    }
    item.ofMove = std::exchange(m_context.movedSilently, false) &&
                  (item.kind == NarrationKind::Drew || item.kind == NarrationKind::CardMoved);
    item.ofDeal = m_context.mover == kNoSeat;
    item.first = number;
    item.last = m_context.events;
    m_context.cut = false;
    m_items.push_back(std::move(item));
}

std::vector<NarrationItem> Narrator::lastWith(const AnySeen& event) const {
    if (m_items.empty()) return {};
    Narrator further(*m_game, m_names);
    further.m_context = m_context;
    further.m_items = {m_items.back()};
    further.addEvent(event);
    return std::move(further.m_items);
}

} // namespace tacklebox

#include "model/host/narrator.h"

#include <algorithm>
#include <string_view>
#include <type_traits>
#include <utility>

namespace tacklebox {

namespace {

/// The sentence about several things of which each had one: the same pattern and the same parts, and their
/// last parts in a row. Empty if they are not such. `alone`: of what has one part, that is the thing and not
/// who has it.
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

BeatKind kindOf(Saying saying) {
    switch (saying) {
    case Saying::GoFishing:
    case Saying::NoneToGive:
    case Saying::NoFish: return BeatKind::Refused;
    case Saying::BellyUp: return BeatKind::Died;
    case Saying::GotWhatIFishedFor: return BeatKind::Caught;
    case Saying::DeadInTheWater: break;
    }
    return BeatKind::Quiet;
}

struct Hearing {
    const AnyGame& game;
    Beat& beat;

    void operator()(const DealBegun&) const { beat.kind = BeatKind::Deal; }
    void operator()(const AnyMoveMade& made) const {
        beat.who = made.seat;
        beat.question = game.question(made.move);
        beat.whom = beat.question.target;
        beat.kind = beat.whom != kNoSeat ? BeatKind::Asked : kindOf(made.move);
    }
    void operator()(const Moved& moved) const {
        beat.who = moved.to.seat;
        if (moved.to.kind == PileKind::Hand && !isSetAside(moved.from.kind)) {
            beat.kind = moved.from.kind == PileKind::Hand ? BeatKind::Got : BeatKind::Drew;
            beat.whom = moved.from.seat;
            beat.pile = moved.from.kind;
            beat.faces = {moved.face};
        } else {
            beat.kind = isLaid(moved.to.kind) ? BeatKind::Laid : BeatKind::CardMoved;
            if (beat.who == kNoSeat) beat.who = moved.from.seat;
        }
    }
    void operator()(const AnyStatusChange&) const {}
    void operator()(const Said& said) const {
        beat.kind = tacklebox::kindOf(said.saying);
        beat.sendsFishing = said.saying == Saying::GoFishing;
        beat.who = said.seat;
    }
    void operator()(const Peeked& peeked) const {
        beat.kind = BeatKind::Peeked;
        beat.who = peeked.by;
        beat.whom = peeked.owner;
    }
    void operator()(const Shown& shown) const {
        beat.kind = BeatKind::Shown;
        beat.who = shown.seat;
    }
    void operator()(const Rolled& rolled) const {
        beat.kind = BeatKind::Rolled;
        beat.who = rolled.seat;
    }
    void operator()(const PileShuffled&) const { beat.kind = BeatKind::Shuffled; }
    void operator()(const Scored&) const { beat.kind = BeatKind::Score; }
    void operator()(const Over&) const { beat.kind = BeatKind::Over; }

  private:
    BeatKind kindOf(const AnyMove& move) const {
        if (game.isLay(move)) return BeatKind::Laid;
        switch (game.act(move)) {
        case Act::Attacks: return BeatKind::Attacked;
        case Act::Protects: return BeatKind::Protected;
        case Act::Answers: return BeatKind::Stopped;
        default: return BeatKind::Played;
        }
    }
};

/// What is said aloud where the game has no words of its own for it.
Phrase usualWords(const Beat& beat, const Names& names) {
    switch (beat.kind) {
    case BeatKind::Asked:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, any %2?"),
                      {names.of(beat.whom), beat.question.subject});
    case BeatKind::Refused:
        return beat.sendsFishing ? QT_TRANSLATE_NOOP("Words", "Go fish!")
                                 : QT_TRANSLATE_NOOP("Words", "I have none.");
    case BeatKind::Caught: return QT_TRANSLATE_NOOP("Words", "Just what I fished for!");
    case BeatKind::Died: return QT_TRANSLATE_NOOP("Words", "Belly up.");
    default: return {};
    }
}

} // namespace

Beat Narrator::beatOf(const AnySeen& event, const EventContent& content) {
    Beat beat;
    std::visit(Hearing{*m_game, beat}, content);
    beat.words = m_game->eventWords(event, m_names);
    beat.brief = m_game->briefWords(event, m_names);
    const Names toAll = m_names.to(kNoSeat);
    beat.aloud = m_game->aloud(event, toAll);
    if (beat.aloud.empty()) beat.aloud = usualWords(beat, toAll);
    if (const auto* moved = std::get_if<Moved>(&content); moved && m_context.mover != kNoSeat) {
        Phrase outcome = m_game->outcomeWords(m_context.mover, m_context.move, *moved, m_names);
        if (!outcome.empty()) beat.words = std::move(outcome);
        if (beat.who == kNoSeat) beat.who = m_context.mover;
    }
    if (const auto* shown = std::get_if<Shown>(&content); shown && shown->seat == m_context.mover) {
        Phrase outcome = m_game->shownWords(m_context.move, *shown, m_names);
        if (!outcome.empty()) beat.words = std::move(outcome);
    }
    if (const auto* moved = std::get_if<Moved>(&content);
        moved && moved->from.kind == PileKind::Hand && m_context.held[moved->from.seat] == 1) {
        Phrase last = m_game->lastCardWords(*moved, m_names);
        if (!last.empty()) beat.words = std::move(last);
    }
    const auto* status = std::get_if<AnyStatusChange>(&content);
    if (status && m_game->hasTurns && status->turn != m_context.turn && status->turn != kNoSeat) {
        beat.kind = BeatKind::Turn;
        beat.who = status->turn;
        beat.whom = m_context.turn;
    }
    if (status) m_context.turn = status->turn;
    return beat;
}

/// Where all may act at once: what is told of one who does not.
void Narrator::tellWaiting(Beat& beat, const AnyMoveMade& made, std::optional<bool> late) {
    const bool passes = made.move == m_game->passMove(), isLate = late.value_or(false);
    const bool told = std::exchange(m_context.timeIsUp, isLate);
    if (isLate && passes) {
        beat.words = told ? Phrase() : Phrase(QT_TRANSLATE_NOOP("Words", "Time is up."));
        beat.aloud = {};
        if (told) beat.kind = BeatKind::Quiet;
    } else if (isLate) {
        beat.words = m_game->tooLateWords(made.seat, m_names);
    } else if (passes && made.seat == m_context.contestant) {
        beat.words = {}; // the fish swims on all the same
        beat.aloud = m_game->letsBeAloud();
    } else if (passes && !late) { // he may have passed, or have been too slow
        beat.words = m_names.say({made.seat}, {QT_TRANSLATE_NOOP("Words", "%1 plays nothing."),
                                               QT_TRANSLATE_NOOP("Words", "You play nothing.")});
    }
    if (passes && !late) beat.aloud = {};
}

/// Keeps count of the hands, and of what was moved last.
void Narrator::count(const AnySeen& event, const EventContent& content) {
    if (std::holds_alternative<DealBegun>(content)) {
        m_follower = m_game->follower(event.viewer());
        m_follower->see(event);
        const AnyObservation observation = m_follower->observation();
        m_context.seats = m_game->scoreOf(observation).seats;
        for (Seat seat = 0; seat < m_context.seats; ++seat)
            m_context.held[seat] = int(m_game->handOf(observation, seat).size());
        m_context.inStock.reset();
        for (const PileCards& pile : m_game->piles(observation))
            if (m_game->outlastsStock && isDrawnFrom(pile.pile.kind)) {
                m_context.stock = pile.pile;
                m_context.inStock = int(pile.faces.size());
            }
        m_context.emptied = m_context.toldEmpty = {};
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
        m_context.toldEmpty = m_context.emptied; // what the deal came to tells it
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
            m_context.toldEmpty.remove(moved->to.seat);
        }
    }
}

/// A hand that was not filled again before the game went on is told to be empty, with `beat`.
void Narrator::noteEmptyHands(Beat& beat) {
    if (!m_game->hasTurns) return;
    for (const Seat seat : m_context.emptied)
        if (!m_context.toldEmpty.has(seat)) beat.emptied.add(seat);
    m_context.toldEmpty = m_context.emptied;
}

/// True if the event that `beat` tells belongs to the beat before it; it is put into that.
bool Narrator::joins(Beat& beat, bool card) {
    if (m_beats.empty()) return false;
    // The cards of a deal are not told one by one, whenever what is new is asked for.
    if (beat.kind == BeatKind::Drew && m_beats.back().kind == BeatKind::Deal) return true;
    if (m_context.cut &&
        (!beat.words.empty() || !beat.aloud.empty() || !beat.faces.empty() || beat.kind == BeatKind::Turn))
        return false;
    Beat& before = m_beats.back();
    const bool same = before.kind == beat.kind && before.who == beat.who && before.whom == beat.whom;
    switch (beat.kind) {
    case BeatKind::Quiet: return beat.words.empty();
    case BeatKind::Drew:
    case BeatKind::Got:
        if (!same || before.pile != beat.pile) return false;
        before.faces.insert(before.faces.end(), beat.faces.begin(), beat.faces.end());
        return true;
    case BeatKind::Laid:
        if (before.who == beat.who && card && !beat.brief.empty())
            before.brief = briefTogether(before.brief, beat.brief);
        if (before.kind == BeatKind::Played && before.who == beat.who && card) {
            if (before.words.empty()) { // what is laid is all that the move does
                before.kind = BeatKind::Laid;
                before.words = beat.words;
            }
            return before.words.empty() || beat.words.empty() || before.kind == BeatKind::Laid;
        }
        if (before.kind != BeatKind::Laid || before.who != beat.who || !card) return false;
        if (before.aloud.empty()) before.aloud = beat.aloud;
        if (beat.words.empty()) return true;
        if (before.words.empty()) {
            before.words = beat.words;
            return true;
        }
        break;
    case BeatKind::Peeked:
    case BeatKind::Shown:
    case BeatKind::CardMoved: break;
    case BeatKind::Asked:
    case BeatKind::Refused:
    case BeatKind::Caught:
    case BeatKind::Died:
    case BeatKind::Turn: return false; // said or shown, also where no sentence is needed
    default: return beat.words.empty() && beat.aloud.empty();
    }
    if (beat.words.empty() && beat.kind != BeatKind::Laid) return true; // the move before has told it
    if (!same) return false;
    const Phrase together = listedTogether(before.words, beat.words, beat.kind == BeatKind::CardMoved);
    if (together.empty()) return false;
    before.words = together;
    return true;
}

/// Adds to the sets that the event completes what all sets of the player count, from the second set on.
void Narrator::countSets(const AnySeen& event, Beat& beat) {
    if (!m_follower) return;
    const bool laid = beat.kind == BeatKind::Laid && beat.who != kNoSeat;
    const int before = laid ? m_game->laidPoints(m_follower->observation(), beat.who) : 0;
    m_follower->see(event);
    if (!laid) return;
    const int now = m_game->laidPoints(m_follower->observation(), beat.who);
    if (before > 0 && now > before) beat.total = now;
}

/// What the beat does to the course of the turn, and what that makes of it.
void Narrator::settle(Beat& beat) {
    switch (beat.kind) {
    case BeatKind::Asked: m_context.ask = {.by = beat.who, .of = beat.whom}; break;
    case BeatKind::Got:
        if (m_context.ask.by == kNoSeat) break;
        if (beat.who == m_context.ask.by && beat.whom == m_context.ask.of) {
            if (m_context.ask.result == Result::Open)
                beat.aloud = QT_TRANSLATE_NOOP("Words", "Here you are.");
            m_context.ask.result = Result::Hit;
        }
        break;
    case BeatKind::Refused:
        m_context.ask.result = Result::Missed;
        beat.stockIsEmpty = m_context.inStock == 0;
        break;
    case BeatKind::Caught: m_context.ask = {}; break;
    case BeatKind::Stopped:
        if (m_context.ask.by != kNoSeat) m_context.ask.result = Result::Missed;
        break;
    case BeatKind::Played:
        if (m_context.ask.result != Result::Missed) m_context.ask = {};
        break;
    case BeatKind::Turn: settleTurn(beat); break;
    default: break;
    }
}

void Narrator::hear(const AnySeen& event, std::optional<bool> late) {
    const EventContent content = event.content();
    Beat beat = beatOf(event, content);
    if (const auto* made = std::get_if<AnyMoveMade>(&content); made && m_game->live)
        tellWaiting(beat, *made, late);
    const auto* moved = std::get_if<Moved>(&content);
    beat.fromEmptyHand = m_game->hasTurns && beat.kind == BeatKind::Drew && m_context.emptied.has(beat.who) &&
                         !m_context.toldEmpty.has(beat.who);
    const bool hadStock = m_context.inStock.value_or(0) > 0;
    if (!std::holds_alternative<DealBegun>(content)) countSets(event, beat);
    count(event, content);
    if (moved && hadStock && *m_context.inStock == 0) beat.emptiedStock = pileWords(m_context.stock, m_names);
    const std::size_t number = m_context.events++;
    if (!moved && !m_context.cut && !m_beats.empty()) noteEmptyHands(m_beats.back());
    if (joins(beat, moved)) {
        if (!beat.emptiedStock.empty()) m_beats.back().emptiedStock = std::move(beat.emptiedStock);
        if (beat.total > 0) m_beats.back().total = beat.total;
        if (beat.kind == BeatKind::Got) m_beats.back().left = m_context.held[beat.whom];
        m_beats.back().last = m_context.events;
        m_context.movedSilently = m_context.movedSilently || std::holds_alternative<AnyMoveMade>(content);
        return;
    }
    settle(beat);
    if (beat.kind == BeatKind::Got) beat.left = m_context.held[beat.whom];
    if (!moved && m_context.cut) noteEmptyHands(beat);
    if (beat.kind == BeatKind::Turn) {
        beat.words = turnWords(beat);
        beat.why = whyTurn(beat);
    }
    beat.ofMove = std::exchange(m_context.movedSilently, false) &&
                  (beat.kind == BeatKind::Drew || beat.kind == BeatKind::CardMoved);
    beat.ofDeal = m_context.mover == kNoSeat;
    beat.first = number;
    beat.last = m_context.events;
    m_context.cut = false;
    m_beats.push_back(std::move(beat));
}

std::vector<Beat> Narrator::lastWith(const AnySeen& event) const {
    if (m_beats.empty()) return {};
    Narrator further(*m_game, m_names);
    further.m_context = m_context;
    further.m_beats = {m_beats.back()};
    further.hear(event);
    return std::move(further.m_beats);
}

} // namespace tacklebox

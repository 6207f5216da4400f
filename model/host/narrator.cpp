#include "model/host/narrator.h"

#include <algorithm>
#include <string_view>
#include <type_traits>

namespace tacklebox {

namespace {

bool allKnown(const Beat& beat) {
    return std::none_of(beat.faces.begin(), beat.faces.end(), [](Face face) { return face == kHidden; });
}

/// The sentence about several things of which each had one: the same pattern and the same parts, and their
/// last parts in a row. Empty if they are not such.
Phrase listedTogether(const Phrase& first, const Phrase& second) {
    if (!first.pattern() || !second.pattern() || first.patternForMany() || second.patternForMany()) return {};
    if (std::string_view(first.pattern()) != second.pattern() ||
        first.parts().size() != second.parts().size() || first.parts().size() < 2)
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
    parts.back() = Phrase::listed(items);
    return Phrase(first.pattern(), std::move(parts));
}

Phrase cardsWords(const AnyGame& game, const Beat& beat) {
    std::vector<Phrase> cards;
    for (const Face face : beat.faces)
        cards.push_back(game.cardWords(face));
    return Phrase::listed(cards);
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
        if (moved.to.kind == PlaceKind::Hand && moved.from.kind != PlaceKind::Frozen) {
            beat.kind = moved.from.kind == PlaceKind::Hand ? BeatKind::Got : BeatKind::Drew;
            beat.whom = moved.from.seat;
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

Phrase turnWords(const Beat& beat, const Names& names) {
    if (beat.missed)
        return names.say({beat.who},
                         {QT_TRANSLATE_NOOP("Words", "Nothing was caught: now it is %1's turn."),
                          QT_TRANSLATE_NOOP("Words", "Nothing was caught: now it is your turn.")});
    return names.say({beat.who}, {QT_TRANSLATE_NOOP("Words", "Now it is %1's turn."),
                                  QT_TRANSLATE_NOOP("Words", "Now it is your turn.")});
}

} // namespace

Phrase Beat::bubble(const Names& names) const {
    switch (kind) {
    case BeatKind::Asked:
        return Phrase(question.ofOneCard ? QT_TRANSLATE_NOOP("Words", "Have you got %1, %2?")
                                         : QT_TRANSLATE_NOOP("Words", "Any %1, %2?"),
                      {question.subject, names.of(whom)});
    case BeatKind::Refused:
        return sendsFishing ? QT_TRANSLATE_NOOP("Words", "Go fish!") : QT_TRANSLATE_NOOP("Words", "I have none.");
    case BeatKind::Caught: return QT_TRANSLATE_NOOP("Words", "Just what I fished for!");
    case BeatKind::Died: return QT_TRANSLATE_NOOP("Words", "Belly up.");
    case BeatKind::Protected: return QT_TRANSLATE_NOOP("Words", "Not with me!");
    default: return {};
    }
}

Beat Narrator::heard(const AnySeen& event) {
    Beat beat;
    const EventContent content = event.content();
    std::visit(Hearing{*m_game, beat}, content);
    beat.words = m_game->eventWords(event, m_names);
    const auto* status = std::get_if<AnyStatusChange>(&content);
    if (status && m_game->hasTurns && status->turn != m_turn) {
        m_turn = status->turn;
        if (m_turn != kNoSeat) {
            beat.kind = BeatKind::Turn;
            beat.who = m_turn;
        }
    }
    return beat;
}

/// True if the event that `beat` tells belongs to the beat before it; it is put into that.
bool Narrator::joins(const Beat& beat, bool card) {
    if (m_beats.empty()) return false;
    Beat& before = m_beats.back();
    const bool same = before.kind == beat.kind && before.who == beat.who && before.whom == beat.whom;
    switch (beat.kind) {
    case BeatKind::Quiet: return beat.words.empty();
    case BeatKind::Drew:
        if (before.kind == BeatKind::Deal) return true;
        [[fallthrough]];
    case BeatKind::Got:
        if (same) before.faces.insert(before.faces.end(), beat.faces.begin(), beat.faces.end());
        return same;
    case BeatKind::Laid:
        if (before.kind != BeatKind::Laid || before.who != beat.who || !card) return false;
        if (beat.words.empty()) return true;
        if (before.words.empty()) {
            before.words = beat.words;
            return true;
        }
        break;
    case BeatKind::Peeked:
    case BeatKind::Shown:
    case BeatKind::CardMoved: break;
    case BeatKind::Refused:
    case BeatKind::Caught:
    case BeatKind::Died:
    case BeatKind::Turn: return false; // said or shown, also where no sentence is needed
    default: return beat.words.empty();
    }
    if (beat.words.empty() && beat.kind != BeatKind::Laid) return true; // the move before has told it
    if (!same) return false;
    const Phrase together = listedTogether(before.words, beat.words);
    if (together.empty()) return false;
    before.words = together;
    return true;
}

/// Why the turn went on or ended, from the beats before.
void Narrator::settle(Beat& beat) {
    if (beat.kind != BeatKind::Asked && beat.kind != BeatKind::Turn) return;
    Beat found;
    bool hit = false, missed = false;
    for (auto before = m_beats.rbegin(); before != m_beats.rend(); ++before) {
        if (before->kind == BeatKind::Turn || before->kind == BeatKind::Deal) break;
        if (before->kind == BeatKind::Refused) missed = true;
        if (before->kind == BeatKind::Caught) missed = false;
        if (before->kind == BeatKind::Caught || before->kind == BeatKind::Played) break;
        if (before->kind == BeatKind::Got) {
            found = *before;
            hit = true;
        }
        if (before->kind == BeatKind::Asked) {
            hit = hit && found.who == before->who && found.whom == before->whom && beat.who == before->who;
            beat.goesOn = hit && !missed && beat.kind == BeatKind::Asked;
            beat.missed = missed && beat.kind == BeatKind::Turn && beat.who != before->who;
            return;
        }
    }
}

void Narrator::hear(const AnySeen& event) {
    Beat beat = heard(event);
    const EventContent content = event.content();
    const bool card = std::holds_alternative<Moved>(content);
    const std::size_t number = m_events++;
    if (joins(beat, card)) {
        m_beats.back().last = m_events;
        return;
    }
    settle(beat);
    if (beat.kind == BeatKind::Turn) beat.words = turnWords(beat, m_names);
    beat.first = number;
    beat.last = m_events;
    m_beats.push_back(std::move(beat));
}

namespace {

/// Makes sentences of a run of beats; each beat is in one of them.
struct Telling {
    const AnyGame& game;
    std::span<const Beat> beats;
    const Names& names;
    std::size_t at = 0;

    Phrase next() {
        const Beat& beat = beats[at++];
        switch (beat.kind) {
        case BeatKind::Asked: return asked(beat);
        case BeatKind::Drew: return drew(beat);
        case BeatKind::Got: return got(beat);
        default: return beat.words;
        }
    }

  private:
    const Beat* coming(BeatKind kind, Seat who) const {
        return at < beats.size() && beats[at].kind == kind && beats[at].who == who ? &beats[at] : nullptr;
    }

    Phrase asked(const Beat& beat) {
        const Beat* const gift = coming(BeatKind::Got, beat.who);
        if (gift && gift->whom == beat.whom) {
            ++at;
            return hit(beat, *gift);
        }
        if (coming(BeatKind::Refused, beat.whom)) {
            ++at;
            return missed(beat);
        }
        if (!beat.goesOn) return beat.words;
        return names.say({beat.who, beat.whom},
                         {QT_TRANSLATE_NOOP("Words", "That was a hit, so %1 goes on and asks %2 for %3."),
                          QT_TRANSLATE_NOOP("Words", "That was a hit, so you go on and ask %2 for %3."),
                          QT_TRANSLATE_NOOP("Words", "That was a hit, so %1 goes on and asks you for %3.")},
                         {beat.question.subject});
    }
    Phrase hit(const Beat& ask, const Beat& gift) const {
        if (ask.question.ofOneCard || !allKnown(gift)) {
            if (ask.goesOn)
                return names.say(
                    {ask.who, ask.whom},
                    {QT_TRANSLATE_NOOP("Words", "%1 goes on, asks %2 for %3 and gets what was asked for."),
                     QT_TRANSLATE_NOOP("Words", "You go on, ask %2 for %3 and get what you asked for."),
                     QT_TRANSLATE_NOOP("Words", "%1 goes on, asks you for %3 and gets what was asked for.")},
                    {ask.question.subject});
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets what was asked for."),
                              QT_TRANSLATE_NOOP("Words", "You ask %2 for %3 and get what you asked for."),
                              QT_TRANSLATE_NOOP("Words", "%1 asks you for %3 and gets what was asked for.")},
                             {ask.question.subject});
        }
        const std::vector<Phrase> more = {ask.question.subject, cardsWords(game, gift)};
        if (ask.goesOn)
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 goes on, asks %2 for %3 and gets %4."),
                              QT_TRANSLATE_NOOP("Words", "You go on, ask %2 for %3 and get %4."),
                              QT_TRANSLATE_NOOP("Words", "%1 goes on, asks you for %3 and gets %4.")},
                             more);
        return names.say({ask.who, ask.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets %4."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3 and get %4."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3 and gets %4.")},
                         more);
    }
    Phrase missed(const Beat& ask) const {
        if (ask.goesOn)
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 goes on and asks %2 for %3: %2 has none."),
                              QT_TRANSLATE_NOOP("Words", "You go on and ask %2 for %3: %2 has none."),
                              QT_TRANSLATE_NOOP("Words", "%1 goes on and asks you for %3: you have none.")},
                             {ask.question.subject});
        return names.say({ask.who, ask.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: %2 has none."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: %2 has none."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: you have none.")},
                         {ask.question.subject});
    }
    Phrase drew(const Beat& beat) {
        const int count = int(beat.faces.size());
        const Beat* const gift = coming(BeatKind::Got, beat.who);
        if (gift && allKnown(*gift)) {
            ++at;
            return names.sayCounted(
                count, {beat.who, gift->whom},
                {{QT_TRANSLATE_NOOP("Words", "%1 draws a card, then gets %3 from %2."),
                  QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards, then gets %3 from %2.")},
                 {QT_TRANSLATE_NOOP("Words", "You draw a card, then get %3 from %2."),
                  QT_TRANSLATE_N_NOOP("Words", "You draw %n cards, then get %3 from %2.")},
                 {QT_TRANSLATE_NOOP("Words", "%1 draws a card, then gets %3 from you."),
                  QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards, then gets %3 from you.")}},
                {cardsWords(game, *gift)});
        }
        if (count == 1 && !beat.words.empty()) return beat.words; // it says from where
        if (allKnown(beat))
            return names.say(
                {beat.who},
                {QT_TRANSLATE_NOOP("Words", "%1 draws %2."), QT_TRANSLATE_NOOP("Words", "You draw %2.")},
                {cardsWords(game, beat)});
        return names.sayCounted(count, {beat.who},
                                {{QT_TRANSLATE_NOOP("Words", "%1 draws a card."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards.")},
                                 {QT_TRANSLATE_NOOP("Words", "You draw a card."),
                                  QT_TRANSLATE_N_NOOP("Words", "You draw %n cards.")}});
    }
    Phrase got(const Beat& beat) const {
        if (allKnown(beat))
            return names.say({beat.who, beat.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 gets %3 from %2."),
                              QT_TRANSLATE_NOOP("Words", "You get %3 from %2."),
                              QT_TRANSLATE_NOOP("Words", "%1 gets %3 from you.")},
                             {cardsWords(game, beat)});
        return names.sayCounted(int(beat.faces.size()), {beat.who, beat.whom},
                                {{QT_TRANSLATE_NOOP("Words", "%1 gets a card from %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 gets %n cards from %2.")},
                                 {QT_TRANSLATE_NOOP("Words", "You get a card from %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "You get %n cards from %2.")},
                                 {QT_TRANSLATE_NOOP("Words", "%1 gets a card from you."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 gets %n cards from you.")}});
    }
};

} // namespace

std::vector<Phrase> narrated(const AnyGame& game, std::span<const Beat> beats, const Names& names) {
    std::vector<Phrase> sentences;
    Telling telling{game, beats, names};
    std::string before;
    int again = 0;
    const auto repeat = [&] {
        if (again)
            sentences.push_back(Phrase::counted(again, QT_TRANSLATE_NOOP("Words", "And once more."),
                                                QT_TRANSLATE_N_NOOP("Words", "And %n times more.")));
        again = 0;
    };
    while (telling.at < beats.size()) {
        const Phrase sentence = telling.next();
        if (sentence.empty()) continue;
        std::string text = sentence.english();
        if (text == before) {
            ++again;
            continue;
        }
        repeat();
        before = std::move(text);
        sentences.push_back(sentence);
    }
    repeat();
    return sentences;
}

} // namespace tacklebox

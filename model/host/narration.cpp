#include "model/host/narration.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tacklebox {

namespace {

bool allKnown(const Beat& beat) {
    return std::none_of(beat.faces.begin(), beat.faces.end(), [](Face face) { return face == kHidden; });
}

Phrase cardsWords(const AnyGame& game, const Beat& beat) {
    std::vector<Phrase> cards;
    std::vector<Face> told;
    for (const Face face : beat.faces) {
        if (std::find(told.begin(), told.end(), face) != told.end()) continue;
        told.push_back(face);
        const auto same = std::count(beat.faces.begin(), beat.faces.end(), face);
        Phrase card = game.cardWords(face);
        if (same == 2)
            cards.emplace_back(QT_TRANSLATE_NOOP("Words", "two copies of %1"), std::vector{std::move(card)});
        else
            cards.insert(cards.end(), std::size_t(same), card);
    }
    return Phrase::listed(cards);
}

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
        case BeatKind::Refused:
            if (beat.sendsFishing) return QT_TRANSLATE_NOOP("Words", "Go fish!");
            return beat.words;
        default: return beat.words;
        }
    }

  private:
    const Beat* coming(BeatKind kind, Seat who) const {
        return at < beats.size() && beats[at].kind == kind && beats[at].who == who ? &beats[at] : nullptr;
    }

    /// The gifts that come now to `who`, one after another.
    std::vector<const Beat*> gifts(Seat who) {
        std::vector<const Beat*> found;
        while (const Beat* const gift = coming(BeatKind::Got, who)) {
            if (!allKnown(*gift)) break;
            found.push_back(gift);
            ++at;
        }
        return found;
    }
    /// "the blue 4 from Ben and the red 2 from you"
    Phrase giftsWords(const std::vector<const Beat*>& all) const {
        std::vector<Phrase> words;
        for (const Beat* const gift : all)
            words.push_back(names.say(
                {gift->whom},
                {QT_TRANSLATE_NOOP("Words", "%2 from %1"), QT_TRANSLATE_NOOP("Words", "%2 from you")},
                {cardsWords(game, *gift)}));
        return Phrase::listed(words);
    }

    Phrase asked(const Beat& beat) {
        if (beat.question.ownSentence) return beat.words;
        const Beat* const gift = coming(BeatKind::Got, beat.who);
        if (gift && gift->whom == beat.whom && (beat.question.ofOneCard() || allKnown(*gift))) {
            ++at;
            return hit(beat, *gift);
        }
        if (const Beat* const refusal = coming(BeatKind::Refused, beat.whom)) {
            ++at;
            return missed(beat, *refusal);
        }
        if (!beat.goesOn) return beat.words;
        return names.say({beat.who, beat.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 goes on and asks %2 for %3."),
                          QT_TRANSLATE_NOOP("Words", "You go on and ask %2 for %3."),
                          QT_TRANSLATE_NOOP("Words", "%1 goes on and asks you for %3.")},
                         {beat.question.subject});
    }
    Phrase hit(const Beat& ask, const Beat& gift) const {
        if (ask.question.ofOneCard()) {
            if (ask.goesOn)
                return names.say({ask.who, ask.whom},
                                 {QT_TRANSLATE_NOOP("Words", "%1 goes on, asks %2 for %3 and gets it."),
                                  QT_TRANSLATE_NOOP("Words", "You go on, ask %2 for %3 and get it."),
                                  QT_TRANSLATE_NOOP("Words", "%1 goes on, asks you for %3 and gets it.")},
                                 {ask.question.subject});
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets it."),
                              QT_TRANSLATE_NOOP("Words", "You ask %2 for %3 and get it."),
                              QT_TRANSLATE_NOOP("Words", "%1 asks you for %3 and gets it.")},
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
    Phrase missed(const Beat& ask, const Beat& refusal) const {
        if (refusal.sendsFishing) {
            if (ask.goesOn)
                return names.say({ask.who, ask.whom},
                                 {QT_TRANSLATE_NOOP("Words", "%1 goes on and asks %2 for %3. Go fish!"),
                                  QT_TRANSLATE_NOOP("Words", "You go on and ask %2 for %3. Go fish!"),
                                  QT_TRANSLATE_NOOP("Words", "%1 goes on and asks you for %3. Go fish!")},
                                 {ask.question.subject});
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3. Go fish!"),
                              QT_TRANSLATE_NOOP("Words", "You ask %2 for %3. Go fish!"),
                              QT_TRANSLATE_NOOP("Words", "%1 asks you for %3. Go fish!")},
                             {ask.question.subject});
        }
        return names.say({ask.who, ask.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: none there."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: none there."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: you have none.")},
                         {ask.question.subject});
    }
    Phrase drew(const Beat& beat) {
        const int count = int(beat.faces.size());
        const bool known = allKnown(beat);
        if (beat.pile == PlaceKind::Discard && beat.words.empty()) return {}; // the move has told it
        if (beat.fromEmptyHand) {
            if (known)
                return names.say({beat.who},
                                 {QT_TRANSLATE_NOOP("Words", "%1 has no cards left and draws %2."),
                                  QT_TRANSLATE_NOOP("Words", "You have no cards left and draw %2.")},
                                 {cardsWords(game, beat)});
            return names.sayCounted(count, {beat.who},
                                    {{QT_TRANSLATE_NOOP("Words", "%1 has no cards left and draws one."),
                                      QT_TRANSLATE_N_NOOP("Words", "%1 has no cards left and draws %n.")},
                                     {QT_TRANSLATE_NOOP("Words", "You have no cards left and draw one."),
                                      QT_TRANSLATE_N_NOOP("Words", "You have no cards left and draw %n.")}});
        }
        if (beat.instead) return drewInstead(beat, known);
        if (!known)
            if (const auto all = gifts(beat.who); !all.empty())
                return names.sayCounted(count, {beat.who},
                                        {{QT_TRANSLATE_NOOP("Words", "%1 draws a card, then gets %2."),
                                          QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards, then gets %2.")},
                                         {QT_TRANSLATE_NOOP("Words", "You draw a card, then get %2."),
                                          QT_TRANSLATE_N_NOOP("Words", "You draw %n cards, then get %2.")}},
                                        {giftsWords(all)});
        if (count == 1 && !beat.words.empty()) return beat.words; // it says from where
        constexpr int kMostNamed = 5;                             // longer lists are read in the hand
        if (known && count <= kMostNamed)
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
    Phrase drewInstead(const Beat& beat, bool known) const {
        if (known)
            return names.say({beat.who},
                             {QT_TRANSLATE_NOOP("Words", "Instead, %1 draws %2."),
                              QT_TRANSLATE_NOOP("Words", "Instead, you draw %2.")},
                             {cardsWords(game, beat)});
        return names.sayCounted(int(beat.faces.size()), {beat.who},
                                {{QT_TRANSLATE_NOOP("Words", "Instead, %1 draws a card."),
                                  QT_TRANSLATE_N_NOOP("Words", "Instead, %1 draws %n cards.")},
                                 {QT_TRANSLATE_NOOP("Words", "Instead, you draw a card."),
                                  QT_TRANSLATE_N_NOOP("Words", "Instead, you draw %n cards.")}});
    }
    Phrase got(const Beat& beat) {
        if (beat.instead && allKnown(beat))
            return names.say({beat.who, beat.whom},
                             {QT_TRANSLATE_NOOP("Words", "Instead, %1 gets %3 from %2."),
                              QT_TRANSLATE_NOOP("Words", "Instead, you get %3 from %2."),
                              QT_TRANSLATE_NOOP("Words", "Instead, %1 gets %3 from you.")},
                             {cardsWords(game, beat)});
        if (allKnown(beat)) {
            --at;
            return names.say(
                {beat.who},
                {QT_TRANSLATE_NOOP("Words", "%1 gets %2."), QT_TRANSLATE_NOOP("Words", "You get %2.")},
                {giftsWords(gifts(beat.who))});
        }
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

std::vector<Beat> worthTelling(std::span<const Beat> beats) {
    std::vector<Beat> told;
    std::copy_if(beats.begin(), beats.end(), std::back_inserter(told), [](const Beat& beat) {
        return beat.kind != BeatKind::Turn || beat.reason != TurnReason::Usual || !beat.emptied.empty();
    });
    return told;
}

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
    const auto tell = [&](const Phrase& sentence) {
        if (sentence.empty()) return;
        std::string text = sentence.english();
        if (text == before) {
            ++again;
            return;
        }
        repeat();
        before = std::move(text);
        sentences.push_back(sentence);
    };
    while (telling.at < beats.size()) {
        const std::size_t first = telling.at;
        Phrase sentence = telling.next();
        // A roll for a new hand and the next turn come of the empty hand; else that comes of what is told.
        const bool follows = beats[first].kind == BeatKind::Rolled || beats[first].kind == BeatKind::Turn;
        if (!follows) tell(sentence);
        for (std::size_t i = first; i < telling.at; ++i)
            for (const Seat seat : beats[i].emptied)
                tell(names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 has no cards left."),
                                        QT_TRANSLATE_NOOP("Words", "You have no cards left.")}));
        // Why the turn passes on may say it.
        const auto told = std::any_of(beats.begin() + std::ptrdiff_t(first), beats.end(),
                                      [](const Beat& beat) { return beat.reason == TurnReason::EmptyStock; });
        for (std::size_t i = first; i < telling.at && !told; ++i)
            if (!beats[i].emptiedStock.empty())
                tell(Phrase(QT_TRANSLATE_NOOP("Words", "%1 is empty."), {beats[i].emptiedStock}));
        if (follows) tell(sentence);
    }
    repeat();
    return sentences;
}

namespace {

Phrase fromGiver(Seat giver, int cards, const Names& names) {
    return names.sayCounted(
        cards, {giver},
        {{QT_TRANSLATE_NOOP("Words", "a card from %1"), QT_TRANSLATE_N_NOOP("Words", "%n cards from %1")},
         {QT_TRANSLATE_NOOP("Words", "a card from you"), QT_TRANSLATE_N_NOOP("Words", "%n cards from you")}});
}

bool endsTurn(BeatKind kind) {
    return kind == BeatKind::Turn || kind == BeatKind::Score || kind == BeatKind::Over;
}

} // namespace

Phrase turnSummary(const AnyGame& game, Seat who, std::span<const Beat> beats, const Names& names) {
    std::array<int, kMostSeats> given{}, taken{};
    int drawn = 0, laid = 0;
    for (const Beat& beat : beats) {
        const int cards = int(beat.faces.size());
        if (beat.kind == BeatKind::Got && beat.who == who) given[beat.whom] += cards;
        if (beat.kind == BeatKind::Got && beat.whom == who) taken[beat.who] += cards;
        if (beat.kind == BeatKind::Drew && beat.who == who) drawn += cards;
        if (beat.kind == BeatKind::Laid && beat.who == who) ++laid;
    }
    std::vector<Phrase> parts;
    for (Seat seat = 0; seat < kMostSeats; ++seat)
        if (given[seat] > 0) parts.push_back(fromGiver(seat, given[seat], names));
    if (drawn > 0)
        parts.push_back(Phrase::counted(drawn, QT_TRANSLATE_NOOP("Words", "a card drawn"),
                                        QT_TRANSLATE_N_NOOP("Words", "%n cards drawn")));
    for (Seat seat = 0; seat < kMostSeats; ++seat)
        if (taken[seat] > 0)
            parts.push_back(names.sayCounted(taken[seat], {seat},
                                             {{QT_TRANSLATE_NOOP("Words", "a card lost to %1"),
                                               QT_TRANSLATE_N_NOOP("Words", "%n cards lost to %1")},
                                              {QT_TRANSLATE_NOOP("Words", "a card lost to you"),
                                               QT_TRANSLATE_N_NOOP("Words", "%n cards lost to you")}}));
    if (laid > 0) parts.push_back(game.laidWords(laid));
    if (parts.empty() && (beats.empty() || !endsTurn(beats.back().kind))) return {};
    if (parts.empty()) parts.emplace_back(QT_TRANSLATE_NOOP("Words", "nothing caught"));
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1: %2."), {names.title(who), Phrase::listed(parts)});
}

} // namespace tacklebox

#include "model/host/narration.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tacklebox {

namespace {

bool allKnown(const Beat& beat) {
    return std::none_of(beat.faces.begin(), beat.faces.end(), [](Face face) { return face == kHidden; });
}

/// The cards in a row, those of which there are two first.
Phrase cardsWords(const AnyGame& game, const std::vector<Face>& faces) {
    std::vector<Phrase> doubles, cards;
    std::vector<Face> told;
    for (const Face face : faces) {
        if (std::find(told.begin(), told.end(), face) != told.end()) continue;
        told.push_back(face);
        const auto same = std::count(faces.begin(), faces.end(), face);
        Phrase card = game.cardWords(face);
        if (same == 2)
            doubles.emplace_back(QT_TRANSLATE_NOOP("Words", "%1 twice"), std::vector{std::move(card)});
        else
            cards.insert(cards.end(), std::size_t(same), card);
    }
    doubles.insert(doubles.end(), cards.begin(), cards.end());
    return Phrase::listed(doubles);
}

/// Makes sentences of a run of beats; each beat is in one of them.
struct SentenceBuilder {
    const AnyGame& game;
    std::span<const Beat> beats;
    const Names& names;
    Wording wording = Wording::Log;
    std::size_t at = 0;

    Phrase next() {
        const Beat& beat = beats[at++];
        switch (beat.kind) {
        case BeatKind::Asked: return wording == Wording::Log ? asked(beat) : askedBriefly(beat);
        case BeatKind::Drew: return drew(beat);
        case BeatKind::Got: return got(beat);
        case BeatKind::Refused:
            if (beat.sendsFishing) return QT_TRANSLATE_NOOP("Words", "Go fish!");
            return beat.words;
        case BeatKind::Turn: return wording == Wording::Log || !names.isYou(beat.who) ? beat.words : beat.why;
        default: return wording == Wording::Log || beat.brief.empty() ? beat.words : beat.brief;
        }
    }

    /// What the listener still holds, if the beats from `first` on that were just told took many cards; else
    /// 0.
    int leftAfterLoss(std::size_t first) const {
        constexpr std::size_t kMany = 3;
        std::size_t lost = 0;
        int left = 0;
        for (std::size_t i = first; i < at; ++i)
            if (beats[i].kind == BeatKind::Got && names.isYou(beats[i].whom)) {
                lost += beats[i].faces.size();
                left = beats[i].left;
            }
        return wording != Wording::Log && lost >= kMany ? left : 0;
    }

  private:
    const Beat* coming(BeatKind kind, Seat who) const {
        return at < beats.size() && beats[at].kind == kind && beats[at].who == who ? &beats[at] : nullptr;
    }

    /// Cards that change hands between these two, which may be none.
    Phrase cards(const std::vector<Face>& faces, Seat one, Seat other) const {
        constexpr std::size_t kNamed = 2;
        const bool concerned = names.isYou(one) || names.isYou(other);
        const bool brief = wording == Wording::Line || (wording == Wording::Brief && !concerned);
        if (brief && faces.size() > kNamed)
            return Phrase::counted(int(faces.size()), QT_TRANSLATE_NOOP("Words", "%n card"),
                                   QT_TRANSLATE_N_NOOP("Words", "%n cards"));
        return cardsWords(game, faces);
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
                {cards(gift->faces, gift->who, gift->whom)}));
        return Phrase::listed(words);
    }

    // ---- the log ----

    Phrase asked(const Beat& beat) {
        if (beat.question.ownSentence) return beat.words;
        const Beat* const gift = coming(BeatKind::Got, beat.who);
        if (gift && gift->whom == beat.whom && (beat.question.ofOneCard() || allKnown(*gift))) {
            ++at;
            return hit(beat, *gift);
        }
        const Beat* const refusal = coming(BeatKind::Refused, beat.whom);
        if (!refusal) return beat.words;
        ++at;
        return refusal->sendsFishing ? names.say({beat.who, beat.whom},
                                                 {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3. Go fish!"),
                                                  QT_TRANSLATE_NOOP("Words", "You ask %2 for %3. Go fish!"),
                                                  QT_TRANSLATE_NOOP("Words", "%1 asks you for %3. Go fish!")},
                                                 {beat.question.subject})
                                     : asksInVain(beat);
    }
    Phrase hit(const Beat& ask, const Beat& gift) const {
        if (ask.question.ofOneCard()) return asksForOne(ask);
        return names.say({ask.who, ask.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets %4."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3 and get %4."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3 and gets %4.")},
                         {ask.question.subject, cardsWords(game, gift.faces)});
    }
    Phrase asksForOne(const Beat& ask) const {
        return names.say({ask.who, ask.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets it."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3 and get it."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3 and gets it.")},
                         {ask.question.subject});
    }
    Phrase asksInVain(const Beat& ask) const {
        return names.say({ask.who, ask.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: no."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: no."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: no.")},
                         {ask.question.subject});
    }

    // ---- for the ear and the news line ----

    /// The listener's own ask is not repeated, only what comes of it.
    Phrase askedBriefly(const Beat& ask) {
        const bool own = names.isYou(ask.who);
        if (ask.question.ownSentence) return own && wording != Wording::Line ? Phrase() : ask.words;
        const Beat* const gift = coming(BeatKind::Got, ask.who);
        if (gift && gift->whom == ask.whom && (ask.question.ofOneCard() || allKnown(*gift))) {
            ++at;
            return hitBriefly(ask, *gift);
        }
        if (const Beat* const refusal = coming(BeatKind::Refused, ask.whom)) {
            ++at;
            return refusal->sendsFishing ? goesFishing(ask, *refusal) : asksInVain(ask);
        }
        return own && wording != Wording::Line ? Phrase() : ask.words;
    }
    Phrase hitBriefly(const Beat& ask, const Beat& gift) {
        std::vector<Face> faces = gift.faces;
        if (ask.question.ofOneCard()) { // hits in a row are one sentence
            faces = {ask.question.card};
            while (at + 1 < beats.size() && isHitOf(ask, beats[at], beats[at + 1])) {
                faces.push_back(beats[at].question.card);
                at += 2;
            }
            if (faces.size() == 1 && !names.isYou(ask.who)) return asksForOne(ask);
        }
        const int count = int(faces.size());
        if (names.isYou(ask.who))
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 gives you %2."),
                          {names.of(ask.whom), cards(faces, ask.who, ask.whom)});
        if (ask.question.ofOneCard())
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 takes %3 from %2."),
                              QT_TRANSLATE_NOOP("Words", "You take %3 from %2."),
                              QT_TRANSLATE_NOOP("Words", "%1 takes %3 from you.")},
                             {cards(faces, ask.who, ask.whom)});
        if (names.isYou(ask.whom) && count == 2)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 asks you for %2 and takes both."),
                          {names.of(ask.who), ask.question.subject});
        if (names.isYou(ask.whom))
            return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "%1 asks you for %2 and takes one."),
                                   QT_TRANSLATE_N_NOOP("Words", "%1 asks you for %2 and takes all %n."),
                                   {names.of(ask.who), ask.question.subject});
        return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets one."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 asks %2 for %3 and gets %n."),
                               {names.of(ask.who), names.of(ask.whom), ask.question.subject});
    }
    /// Whether the next two beats are a hit of the same player at the same one.
    static bool isHitOf(const Beat& ask, const Beat& again, const Beat& gift) {
        return again.kind == BeatKind::Asked && again.who == ask.who && again.whom == ask.whom &&
               again.question.ofOneCard() && !again.question.ownSentence && gift.kind == BeatKind::Got &&
               gift.who == ask.who && gift.whom == ask.whom;
    }
    Phrase goesFishing(const Beat& ask, const Beat& refusal) {
        const bool own = names.isYou(ask.who);
        const Beat* drawn = coming(BeatKind::Drew, ask.who);
        if (drawn && (drawn->fromEmptyHand || (own && !allKnown(*drawn)))) drawn = nullptr;
        if (drawn) ++at;
        const bool caught = drawn && allKnown(*drawn) && coming(BeatKind::Caught, ask.who);
        if (caught) ++at;
        if (own && drawn)
            return Phrase(caught ? QT_TRANSLATE_NOOP("Words", "Go fish: you draw %1, a hit!")
                                 : QT_TRANSLATE_NOOP("Words", "Go fish: you draw %1."),
                          {cardsWords(game, drawn->faces)});
        if (refusal.stockIsEmpty)
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: none, and nothing to fish."),
                              QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: none, and nothing to fish."),
                              QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: none, and nothing to fish.")},
                             {ask.question.subject});
        if (own) return QT_TRANSLATE_NOOP("Words", "Go fish!");
        if (caught)
            return names.say({ask.who, ask.whom},
                             {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: go fish, a hit!"),
                              QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: go fish, a hit!"),
                              QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: go fish, a hit!")},
                             {ask.question.subject});
        return names.say({ask.who, ask.whom},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: go fish."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: go fish."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: go fish.")},
                         {ask.question.subject});
    }

    // ---- cards that come ----

    Phrase drew(const Beat& beat) {
        const int count = int(beat.faces.size());
        const bool known = allKnown(beat);
        if (beat.pile == PileKind::Discard && beat.words.empty()) return {}; // the move has told it
        if (beat.fromEmptyHand) {
            if (known)
                return names.say({beat.who},
                                 {QT_TRANSLATE_NOOP("Words", "%1 is out of cards and draws %2."),
                                  QT_TRANSLATE_NOOP("Words", "You are out of cards and draw %2.")},
                                 {cardsWords(game, beat.faces)});
            return names.sayCounted(count, {beat.who},
                                    {{QT_TRANSLATE_NOOP("Words", "%1 is out of cards and draws one."),
                                      QT_TRANSLATE_N_NOOP("Words", "%1 is out of cards and draws %n.")},
                                     {QT_TRANSLATE_NOOP("Words", "You are out of cards and draw one."),
                                      QT_TRANSLATE_N_NOOP("Words", "You are out of cards and draw %n.")}});
        }
        if (!known)
            if (const auto all = gifts(beat.who); !all.empty())
                return names.sayCounted(count, {beat.who},
                                        {{QT_TRANSLATE_NOOP("Words", "%1 draws a card, then gets %2."),
                                          QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards, then gets %2.")},
                                         {QT_TRANSLATE_NOOP("Words", "You draw a card, then get %2."),
                                          QT_TRANSLATE_N_NOOP("Words", "You draw %n cards, then get %2.")}},
                                        {giftsWords(all)});
        if (wording != Wording::Log && !known && at > 1 && beats[at - 2].kind == BeatKind::Rolled &&
            beats[at - 2].who == beat.who)
            return {};                                            // as many as were rolled
        if (count == 1 && !beat.words.empty()) return beat.words; // it says from where
        constexpr int kMostNamed = 6;                             // longer lists are read in the hand
        if (known && count <= kMostNamed)
            return names.say(
                {beat.who},
                {QT_TRANSLATE_NOOP("Words", "%1 draws %2."), QT_TRANSLATE_NOOP("Words", "You draw %2.")},
                {cards(beat.faces, beat.who, kNoSeat)});
        return names.sayCounted(count, {beat.who},
                                {{QT_TRANSLATE_NOOP("Words", "%1 draws a card."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards.")},
                                 {QT_TRANSLATE_NOOP("Words", "You draw a card."),
                                  QT_TRANSLATE_N_NOOP("Words", "You draw %n cards.")}});
    }
    Phrase got(const Beat& beat) {
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
    std::vector<Beat> value;
    std::copy_if(beats.begin(), beats.end(), std::back_inserter(value), [](const Beat& beat) {
        return beat.kind != BeatKind::Turn || beat.reason != TurnReason::Usual || !beat.emptied.empty();
    });
    return value;
}

std::vector<Told> told(const AnyGame& game, std::span<const Beat> beats, const Names& names,
                       Wording wording) {
    std::vector<Told> sentences;
    SentenceBuilder builder{game, beats, names, wording};
    std::string before;
    int again = 0;
    const auto repeat = [&] {
        if (again)
            sentences.push_back({Phrase::counted(again, QT_TRANSLATE_NOOP("Words", "And once more."),
                                                 QT_TRANSLATE_N_NOOP("Words", "And %n times more."))});
        again = 0;
    };
    int total = 0; // of the sets of `owner`, said once for all that are laid in a row
    Seat owner = kNoSeat;
    const auto tellTotal = [&] {
        if (total > 0)
            sentences.push_back({names.say({owner},
                                           {QT_TRANSLATE_NOOP("Words", "%1 now has %2."),
                                            QT_TRANSLATE_NOOP("Words", "You now have %2.")},
                                           {Phrase::number(total)}),
                                 owner});
        total = 0;
    };
    const auto tell = [&](const Phrase& sentence, Seat subject) {
        if (sentence.empty()) return;
        if (subject != owner) tellTotal();
        std::string text = sentence.english();
        if (text == before) {
            ++again;
            return;
        }
        repeat();
        before = std::move(text);
        sentences.push_back({sentence, subject});
    };
    while (builder.at < beats.size()) {
        const std::size_t first = builder.at;
        const Phrase sentence = builder.next();
        const Beat& beat = beats[first];
        // A roll for a new hand and the next turn come of the empty hand; else that comes of what is told.
        const bool follows = beat.kind == BeatKind::Rolled || beat.kind == BeatKind::Turn;
        const Seat subject = beat.kind == BeatKind::Turn ? kNoSeat : beat.who;
        if (!follows) tell(sentence, subject);
        if (wording == Wording::Spoken || wording == Wording::Brief)
            for (std::size_t i = first; i < builder.at; ++i)
                if (beats[i].total > 0) { // after the first set
                    total = beats[i].total;
                    owner = subject;
                }
        if (const int left = builder.leftAfterLoss(first); left > 0 && wording != Wording::Line)
            tell(Phrase::counted(left, QT_TRANSLATE_NOOP("Words", "You have %n card left."),
                                 QT_TRANSLATE_N_NOOP("Words", "You have %n cards left.")),
                 kNoSeat);
        // Why the turn passes on may say it.
        const auto said = std::any_of(beats.begin() + std::ptrdiff_t(first), beats.end(),
                                      [](const Beat& one) { return one.reason == TurnReason::EmptyStock; });
        for (std::size_t i = first; i < builder.at; ++i)
            for (const Seat seat : beats[i].emptied)
                tell(names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 is out of cards."),
                                        QT_TRANSLATE_NOOP("Words", "You are out of cards.")}),
                     kNoSeat);
        for (std::size_t i = first; i < builder.at && !said; ++i)
            if (!beats[i].emptiedStock.empty())
                tell(Phrase(QT_TRANSLATE_NOOP("Words", "%1 is empty."), {beats[i].emptiedStock}), kNoSeat);
        if (follows) tell(sentence, subject);
    }
    repeat();
    tellTotal();
    return sentences;
}

std::vector<Phrase> narrated(const AnyGame& game, std::span<const Beat> beats, const Names& names) {
    std::vector<Phrase> sentences;
    for (Told& sentence : told(game, beats, names, Wording::Log))
        sentences.push_back(std::move(sentence.words));
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

#include "model/host/narration.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tacklebox {

namespace {

bool allKnown(const NarrationItem& item) {
    return std::none_of(item.faces.begin(), item.faces.end(), [](Face face) { return face == kHidden; });
}

/// A list of the cards; two with the same face come first, as "the red 4 twice".
Phrase cardsWords(const AnyGame& game, const std::vector<Face>& faces) {
    std::vector<Phrase> doubles, cards;
    std::vector<Face> listed;
    for (const Face face : faces) {
        if (std::find(listed.begin(), listed.end(), face) != listed.end()) continue;
        listed.push_back(face);
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

/// True if `owner` lays a set in these items before any other action; cards that come to `owner` do not
/// count.
bool laysMoreSets(std::span<const NarrationItem> items, Seat owner) {
    for (const NarrationItem& item : items) {
        if (item.actor != owner) return false;
        if (item.kind == NarrationKind::Laid) return true;
        if (item.kind != NarrationKind::Drew && item.kind != NarrationKind::CardMoved) return false;
    }
    return false;
}

/// Makes the sentences of consecutive items. Each item is in exactly one sentence.
struct SentenceBuilder {
    const AnyGame& game;
    std::span<const NarrationItem> items;
    const Names& names;
    Wording wording = Wording::Log;
    std::size_t at = 0; ///< the next item

    Phrase next() {
        const NarrationItem& item = items[at++];
        switch (item.kind) {
        case NarrationKind::Asked: return wording == Wording::Log ? asked(item) : askedBriefly(item);
        case NarrationKind::Drew: return drew(item);
        case NarrationKind::Got: return got(item);
        case NarrationKind::Refused:
            if (item.sendsFishing) return QT_TRANSLATE_NOOP("Words", "Go fish!");
            return item.words;
        case NarrationKind::Turn:
            return wording == Wording::Log || !names.isYou(item.actor) ? item.words : item.why;
        case NarrationKind::Score:
            if (const NarrationItem* const over = nextIf(NarrationKind::Over, kNoSeat);
                over && wording != Wording::Log && !over->brief.empty()) {
                ++at;
                return over->brief;
            }
            return item.words;
        case NarrationKind::Over: return item.words;
        default: return wording == Wording::Log || item.brief.empty() ? item.words : item.brief;
        }
    }

    /// The number of cards left to the listener, if the items from `first` to before `at` took at least kMany
    /// of the listener's cards; else 0.
    int leftAfterLoss(std::size_t first) const {
        constexpr std::size_t kMany = 3;
        std::size_t lost = 0;
        int left = 0;
        for (std::size_t i = first; i < at; ++i)
            if (items[i].kind == NarrationKind::Got && names.isYou(items[i].other)) {
                lost += items[i].faces.size();
                left = items[i].left;
            }
        return lost >= kMany ? left : 0;
    }

  private:
    /// The next item if it is of this kind and by this player; else null.
    const NarrationItem* nextIf(NarrationKind kind, Seat actor) const {
        return at < items.size() && items[at].kind == kind && items[at].actor == actor ? &items[at] : nullptr;
    }

    /// The cards that move between `one` and `other` (kNoSeat for a pile).
    Phrase cards(const std::vector<Face>& faces, Seat one, Seat other) const {
        constexpr std::size_t kNamed = 2;
        const bool concerned = names.isYou(one) || names.isYou(other);
        const bool brief = wording == Wording::Line || (wording == Wording::Brief && !concerned);
        if (brief && faces.size() > kNamed)
            return Phrase::counted(int(faces.size()), QT_TRANSLATE_NOOP("Words", "%n card"),
                                   QT_TRANSLATE_N_NOOP("Words", "%n cards"));
        return cardsWords(game, faces);
    }

    /// Takes the next items that give known cards to `actor`.
    std::vector<const NarrationItem*> gifts(Seat actor) {
        std::vector<const NarrationItem*> found;
        while (const NarrationItem* const gift = nextIf(NarrationKind::Got, actor)) {
            if (!allKnown(*gift)) break;
            found.push_back(gift);
            ++at;
        }
        return found;
    }
    /// "the blue 4 from Ben and the red 2 from you"
    Phrase giftsWords(const std::vector<const NarrationItem*>& all) const {
        std::vector<Phrase> words;
        for (const NarrationItem* const gift : all)
            words.push_back(names.phrase(gift->other, QT_TRANSLATE_NOOP("Words", "%2 from %1"),
                                         QT_TRANSLATE_NOOP("Words", "%2 from you"),
                                         {cards(gift->faces, gift->actor, gift->other)}));
        return Phrase::listed(words);
    }

    // ---- the log ----

    Phrase asked(const NarrationItem& item) {
        if (item.question.ownSentence) return item.words;
        const NarrationItem* const gift = nextIf(NarrationKind::Got, item.actor);
        if (gift && gift->other == item.other && (item.question.ofOneCard() || allKnown(*gift))) {
            ++at;
            return hit(item, *gift);
        }
        const NarrationItem* const refusal = nextIf(NarrationKind::Refused, item.other);
        if (!refusal) return item.words;
        ++at;
        return refusal->sendsFishing
                   ? names.phrase({item.actor, item.other},
                                  {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3. Go fish!"),
                                   QT_TRANSLATE_NOOP("Words", "You ask %2 for %3. Go fish!"),
                                   QT_TRANSLATE_NOOP("Words", "%1 asks you for %3. Go fish!")},
                                  {item.question.subject})
                   : missed(item);
    }
    Phrase hit(const NarrationItem& ask, const NarrationItem& gift) const {
        if (ask.question.ofOneCard()) return hitOnOneCard(ask);
        return names.phrase({ask.actor, ask.other},
                            {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets %4."),
                             QT_TRANSLATE_NOOP("Words", "You ask %2 for %3 and get %4."),
                             QT_TRANSLATE_NOOP("Words", "%1 asks you for %3 and gets %4.")},
                            {ask.question.subject, cardsWords(game, gift.faces)});
    }
    Phrase hitOnOneCard(const NarrationItem& ask) const {
        return names.phrase({ask.actor, ask.other},
                            {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and gets it."),
                             QT_TRANSLATE_NOOP("Words", "You ask %2 for %3 and get it."),
                             QT_TRANSLATE_NOOP("Words", "%1 asks you for %3 and gets it.")},
                            {ask.question.subject});
    }
    Phrase missed(const NarrationItem& ask) const {
        return names.phrase({ask.actor, ask.other},
                            {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: no."),
                             QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: no."),
                             QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: no.")},
                            {ask.question.subject});
    }

    // ---- speech and the news line ----

    /// Of the listener's own ask, speech reports only the result.
    Phrase askedBriefly(const NarrationItem& ask) {
        const bool own = names.isYou(ask.actor);
        if (ask.question.ownSentence) return own && wording != Wording::Line ? Phrase() : ask.words;
        const NarrationItem* const gift = nextIf(NarrationKind::Got, ask.actor);
        if (gift && gift->other == ask.other && (ask.question.ofOneCard() || allKnown(*gift))) {
            ++at;
            return hitBriefly(ask, *gift);
        }
        if (const NarrationItem* const refusal = nextIf(NarrationKind::Refused, ask.other)) {
            ++at;
            return refusal->sendsFishing ? goesFishing(ask, *refusal) : missed(ask);
        }
        return own && wording != Wording::Line ? Phrase() : ask.words;
    }
    Phrase hitBriefly(const NarrationItem& ask, const NarrationItem& gift) {
        std::vector<Face> faces = gift.faces;
        if (ask.question.ofOneCard()) { // hits in a row are one sentence
            faces = {ask.question.card};
            while (at + 1 < items.size() && isHitOf(ask, items[at], items[at + 1])) {
                faces.push_back(items[at].question.card);
                at += 2;
            }
            const bool shows = names.isYou(ask.other) && wording == Wording::Line;
            if (faces.size() == 1 && !names.isYou(ask.actor) && !shows) return hitOnOneCard(ask);
        }
        const int count = int(faces.size());
        if (names.isYou(ask.actor))
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 gives you %2."),
                          {names.of(ask.other), cards(faces, ask.actor, ask.other)});
        const bool loss = names.isYou(ask.other), shows = loss && wording == Wording::Line;
        if (ask.question.ofOneCard() || (shows && count == 1))
            return takes(ask.actor, ask.other, cards(faces, ask.actor, ask.other));
        if (shows)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 takes %2 %3 from you."),
                          {names.of(ask.actor), Phrase::number(count), ask.question.subject});
        if (loss && count == 2)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 asks you for %2 and takes both."),
                          {names.of(ask.actor), ask.question.subject});
        if (loss)
            return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "%1 asks you for %2 and takes one."),
                                   QT_TRANSLATE_N_NOOP("Words", "%1 asks you for %2 and takes all %n."),
                                   {names.of(ask.actor), ask.question.subject});
        return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3 and takes one."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 asks %2 for %3 and takes %n."),
                               {names.of(ask.actor), names.of(ask.other), ask.question.subject});
    }
    Phrase takes(Seat taker, Seat giver, Phrase what) const {
        return names.phrase({taker, giver},
                            {QT_TRANSLATE_NOOP("Words", "%1 takes %3 from %2."),
                             QT_TRANSLATE_NOOP("Words", "You take %3 from %2."),
                             QT_TRANSLATE_NOOP("Words", "%1 takes %3 from you.")},
                            {std::move(what)});
    }
    /// True if `again` and `gift` are another hit by the same player on the same opponent.
    static bool isHitOf(const NarrationItem& ask, const NarrationItem& again, const NarrationItem& gift) {
        return again.kind == NarrationKind::Asked && again.actor == ask.actor && again.other == ask.other &&
               again.question.ofOneCard() && !again.question.ownSentence && gift.kind == NarrationKind::Got &&
               gift.actor == ask.actor && gift.other == ask.other;
    }
    Phrase goesFishing(const NarrationItem& ask, const NarrationItem& refusal) {
        const bool own = names.isYou(ask.actor);
        const NarrationItem* drawn = nextIf(NarrationKind::Drew, ask.actor);
        if (drawn && (drawn->fromEmptyHand || (own && !allKnown(*drawn))))
            drawn = nullptr; // has its own sentence
        if (drawn) ++at;
        const bool caught = drawn && allKnown(*drawn) && nextIf(NarrationKind::Caught, ask.actor);
        if (caught) ++at;
        // Skip the event that shows the card: the ask has named it.
        if (caught && ask.question.ofOneCard() && nextIf(NarrationKind::Shown, ask.actor)) ++at;
        if (own && drawn)
            return Phrase(caught ? QT_TRANSLATE_NOOP("Words", "Go fish: you draw %1. It's a hit!")
                                 : QT_TRANSLATE_NOOP("Words", "Go fish: you draw %1."),
                          {cardsWords(game, drawn->faces)});
        if (refusal.stockIsEmpty)
            return names.phrase(
                {ask.actor, ask.other},
                {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: none, and nothing to fish."),
                 QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: none, and nothing to fish."),
                 QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: none, and nothing to fish.")},
                {ask.question.subject});
        if (own) return QT_TRANSLATE_NOOP("Words", "Go fish!");
        if (caught)
            return names.phrase({ask.actor, ask.other},
                                {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: go fish, and it's a hit!"),
                                 QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: go fish, and it's a hit!"),
                                 QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: go fish, and it's a hit!")},
                                {ask.question.subject});
        return names.phrase({ask.actor, ask.other},
                            {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3: go fish."),
                             QT_TRANSLATE_NOOP("Words", "You ask %2 for %3: go fish."),
                             QT_TRANSLATE_NOOP("Words", "%1 asks you for %3: go fish.")},
                            {ask.question.subject});
    }

    // ---- cards that come ----

    Phrase drew(const NarrationItem& item) {
        const int count = int(item.faces.size());
        const bool known = allKnown(item);
        if (item.pile == PileKind::Discard && item.words.empty()) return {}; // the move was reported already
        if (item.fromEmptyHand) {
            if (known)
                return names.phrase(item.actor,
                                    QT_TRANSLATE_NOOP("Words", "%1 is out of cards and draws %2."),
                                    QT_TRANSLATE_NOOP("Words", "You are out of cards and draw %2."),
                                    {cardsWords(game, item.faces)});
            return names.counted(count, {item.actor},
                                 {{QT_TRANSLATE_NOOP("Words", "%1 is out of cards and draws one."),
                                   QT_TRANSLATE_N_NOOP("Words", "%1 is out of cards and draws %n.")},
                                  {QT_TRANSLATE_NOOP("Words", "You are out of cards and draw one."),
                                   QT_TRANSLATE_N_NOOP("Words", "You are out of cards and draw %n.")}});
        }
        if (!known)
            if (const auto all = gifts(item.actor); !all.empty())
                return names.counted(count, {item.actor},
                                     {{QT_TRANSLATE_NOOP("Words", "%1 draws a card, then gets %2."),
                                       QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards, then gets %2.")},
                                      {QT_TRANSLATE_NOOP("Words", "You draw a card, then get %2."),
                                       QT_TRANSLATE_N_NOOP("Words", "You draw %n cards, then get %2.")}},
                                     {giftsWords(all)});
        if (wording != Wording::Log && !known && at > 1 && items[at - 2].kind == NarrationKind::Rolled &&
            items[at - 2].actor == item.actor)
            return {};                                            // the roll has already said how many
        if (count == 1 && !item.words.empty()) return item.words; // it names the source
        constexpr int kMostNamed = 6;                             // more cards are only counted
        if (known && count <= kMostNamed)
            return names.phrase(item.actor, QT_TRANSLATE_NOOP("Words", "%1 draws %2."),
                                QT_TRANSLATE_NOOP("Words", "You draw %2."),
                                {cards(item.faces, item.actor, kNoSeat)});
        return names.counted(count, {item.actor},
                             {{QT_TRANSLATE_NOOP("Words", "%1 draws a card."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 draws %n cards.")},
                              {QT_TRANSLATE_NOOP("Words", "You draw a card."),
                               QT_TRANSLATE_N_NOOP("Words", "You draw %n cards.")}});
    }
    Phrase got(const NarrationItem& item) {
        if (allKnown(item)) {
            --at;
            const auto all = gifts(item.actor);
            if (all.size() == 1 && names.isYou(item.other))
                return takes(item.actor, item.other, cards(item.faces, item.actor, item.other));
            return names.phrase(item.actor, QT_TRANSLATE_NOOP("Words", "%1 gets %2."),
                                QT_TRANSLATE_NOOP("Words", "You get %2."), {giftsWords(all)});
        }
        return names.counted(int(item.faces.size()), {item.actor, item.other},
                             {{QT_TRANSLATE_NOOP("Words", "%1 gets a card from %2."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 gets %n cards from %2.")},
                              {QT_TRANSLATE_NOOP("Words", "You get a card from %2."),
                               QT_TRANSLATE_N_NOOP("Words", "You get %n cards from %2.")},
                              {QT_TRANSLATE_NOOP("Words", "%1 takes a card from you."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 takes %n cards from you.")}});
    }
};

} // namespace

std::vector<NarrationItem> worthReporting(std::span<const NarrationItem> items) {
    std::vector<NarrationItem> reported;
    std::copy_if(items.begin(), items.end(), std::back_inserter(reported), [](const NarrationItem& item) {
        return item.kind != NarrationKind::Turn || item.reason != TurnReason::Usual || !item.emptied.empty();
    });
    return reported;
}

std::vector<Sentence> sentencesOf(const AnyGame& game, std::span<const NarrationItem> items,
                                  const Names& names, Wording wording) {
    std::vector<Sentence> sentences;
    SentenceBuilder builder{game, items, names, wording};
    std::string previous;
    int repetitions = 0; // of the previous sentence
    const auto appendRepetitions = [&] {
        if (repetitions)
            sentences.push_back({Phrase::counted(repetitions, QT_TRANSLATE_NOOP("Words", "And once more."),
                                                 QT_TRANSLATE_N_NOOP("Words", "And %n times more."))});
        repetitions = 0;
    };
    int total = 0; // points of the sets of `owner`, reported once for all sets laid in a row
    Seat owner = kNoSeat;
    const auto appendTotal = [&] {
        if (total > 0)
            sentences.push_back(
                {Phrase(QT_TRANSLATE_NOOP("Words", "That makes %1."), {Phrase::number(total)}), owner});
        total = 0;
    };
    const auto append = [&](const Phrase& sentence, Seat subject) {
        if (sentence.empty()) return;
        std::string text = sentence.english();
        if (text == previous) {
            ++repetitions;
            return;
        }
        appendRepetitions();
        previous = std::move(text);
        sentences.push_back({sentence, subject});
    };
    while (builder.at < items.size()) {
        const std::size_t first = builder.at;
        const Phrase sentence = builder.next();
        const NarrationItem& item = items[first];
        // "Out of cards" comes before a roll or a turn, which it causes, and after other items, which cause
        // it.
        const bool afterEmptyHand = item.kind == NarrationKind::Rolled || item.kind == NarrationKind::Turn;
        const Seat subject = item.kind == NarrationKind::Turn ? kNoSeat : item.actor;
        if (!laysMoreSets(items.subspan(first), owner)) appendTotal();
        if (!afterEmptyHand) append(sentence, subject);
        const bool spoken = wording == Wording::Spoken || wording == Wording::Brief;
        for (std::size_t i = first; spoken && i < builder.at; ++i)
            if (items[i].before > 0 || (items[i].total > 1 && !items[i].brief.empty())) {
                total = items[i].total;
                owner = subject;
            }
        if (const int left = builder.leftAfterLoss(first); spoken && left > 0)
            append(Phrase::counted(left, QT_TRANSLATE_NOOP("Words", "You have %n card left."),
                                   QT_TRANSLATE_N_NOOP("Words", "You have %n cards left.")),
                   kNoSeat);
        // The reason for the next turn may already say that the stock is empty.
        const bool saysStockIsEmpty =
            std::any_of(items.begin() + std::ptrdiff_t(first), items.end(),
                        [](const NarrationItem& one) { return one.reason == TurnReason::EmptyStock; });
        if (std::any_of(items.begin() + std::ptrdiff_t(first), items.begin() + std::ptrdiff_t(builder.at),
                        [](const NarrationItem& one) { return !one.emptied.empty(); }))
            appendTotal();
        for (std::size_t i = first; i < builder.at; ++i)
            for (const Seat seat : items[i].emptied)
                append(names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 is out of cards."),
                                    QT_TRANSLATE_NOOP("Words", "You are out of cards.")),
                       kNoSeat);
        for (std::size_t i = first; i < builder.at && !saysStockIsEmpty; ++i)
            if (!items[i].emptiedStock.empty())
                append(Phrase(QT_TRANSLATE_NOOP("Words", "%1 is empty."), {items[i].emptiedStock}), kNoSeat);
        if (afterEmptyHand) append(sentence, subject);
    }
    appendRepetitions();
    appendTotal();
    return sentences;
}

std::vector<Phrase> logSentences(const AnyGame& game, std::span<const NarrationItem> items,
                                 const Names& names) {
    std::vector<Phrase> sentences;
    for (Sentence& sentence : sentencesOf(game, items, names, Wording::Log))
        sentences.push_back(std::move(sentence.words));
    return sentences;
}

namespace {

Phrase cardsFrom(Seat giver, int cards, const Names& names) {
    return names.counted(
        cards, {giver},
        {{QT_TRANSLATE_NOOP("Words", "a card from %1"), QT_TRANSLATE_N_NOOP("Words", "%n cards from %1")},
         {QT_TRANSLATE_NOOP("Words", "a card from you"), QT_TRANSLATE_N_NOOP("Words", "%n cards from you")}});
}

bool endsTurn(NarrationKind kind) {
    return kind == NarrationKind::Turn || kind == NarrationKind::Score || kind == NarrationKind::Over;
}

} // namespace

Phrase turnSummary(const AnyGame& game, Seat actor, std::span<const NarrationItem> items,
                   const Names& names) {
    std::array<int, kMostSeats> gotFrom{}, lostTo{};
    int drawn = 0, laid = 0;
    for (const NarrationItem& item : items) {
        const int cards = int(item.faces.size());
        if (item.kind == NarrationKind::Got && item.actor == actor) gotFrom[item.other] += cards;
        if (item.kind == NarrationKind::Got && item.other == actor) lostTo[item.actor] += cards;
        if (item.kind == NarrationKind::Drew && item.actor == actor) drawn += cards;
        if (item.kind == NarrationKind::Laid && item.actor == actor) ++laid;
    }
    std::vector<Phrase> parts;
    for (Seat seat = 0; seat < kMostSeats; ++seat)
        if (gotFrom[seat] > 0) parts.push_back(cardsFrom(seat, gotFrom[seat], names));
    if (drawn > 0)
        parts.push_back(Phrase::counted(drawn, QT_TRANSLATE_NOOP("Words", "a card drawn"),
                                        QT_TRANSLATE_N_NOOP("Words", "%n cards drawn")));
    for (Seat seat = 0; seat < kMostSeats; ++seat)
        if (lostTo[seat] > 0)
            parts.push_back(names.counted(lostTo[seat], {seat},
                                          {{QT_TRANSLATE_NOOP("Words", "a card lost to %1"),
                                            QT_TRANSLATE_N_NOOP("Words", "%n cards lost to %1")},
                                           {QT_TRANSLATE_NOOP("Words", "a card lost to you"),
                                            QT_TRANSLATE_N_NOOP("Words", "%n cards lost to you")}}));
    if (laid > 0) parts.push_back(game.laidWords(laid));
    if (parts.empty() && (items.empty() || !endsTurn(items.back().kind))) return {};
    if (parts.empty()) parts.emplace_back(QT_TRANSLATE_NOOP("Words", "nothing caught"));
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1: %2."), {names.title(actor), Phrase::listed(parts)});
}

} // namespace tacklebox

#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

namespace {

/// Sorts cards by suit and rank, hidden ones last.
std::vector<CardPicture> bySuit(FaceList faces) {
    std::sort(faces.begin(), faces.end());
    std::vector<CardPicture> cards = cardsOf(faces);
    for (CardPicture& card : cards)
        if (card.face != kHidden) card.group = packs::suitOf(card.face);
    return cards;
}

} // namespace

Face GreatLakesPresenter::chosenBy(Seat seat) const {
    return shown().chosen[seat] == kNoFace || m_turnedUp[seat] == kNoFace ? shown().chosen[seat]
                                                                          : m_turnedUp[seat];
}

/// Returns true if the cards of the round are turned up and the next decision is not known yet.
bool GreatLakesPresenter::isTurnedUp() const {
    return shown().status.phase == Phase::Choose && !m_revealed.empty();
}

bool GreatLakesPresenter::isChoosing() const {
    return shown().status.phase == Phase::Choose && m_revealed.empty();
}

/// Returns true for the highest card of its suit, once all cards of the round are turned up (G-07).
bool GreatLakesPresenter::winsSuit(Face face) const {
    if (m_revealed.size() < shown().match.seats) return false;
    for (const Card other : m_revealed)
        if (packs::suitOf(other) == packs::suitOf(face) &&
            valueInRound(other, m_revealed) > valueInRound(face, m_revealed))
            return false;
    return true;
}

CardPicture GreatLakesPresenter::roundCard(Face face) const {
    CardPicture card{.face = face};
    if (face == kHidden || !m_revealed.has(face)) return card;
    card.group = packs::suitOf(face);
    card.marked = winsSuit(face);
    if (packs::rankOf(face) == packs::kAce && valueInRound(face, m_revealed) > packs::kRanks)
        card.tag = QStringLiteral("14");
    return card;
}

SeatPicture GreatLakesPresenter::panelOf(Seat seat) const {
    const Observation& view = shown();
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .points = pointsWords(view.match.scores[seat]),
                    .score = scoreOf(view.match.scores[seat], isCounted() ? 0 : view.caught[seat].size()),
                    .note = {},
                    .known = {tr("caught %1").arg(view.caught[seat].size())},
                    .inTurn = view.status.turn == seat,
                    .mustAct = view.status.playersToAct.has(seat) && !isTurnedUp()};
    if (isChoosing() && view.chosen[seat] != kNoFace)
        facts.note = tr("has chosen");
    else if (isChoosing() && facts.mustAct)
        facts.note = tr("is choosing");
    else if (facts.inTurn)
        facts.note = tr("is deciding");
    QStringList spent;
    for (const Suit suit : view.fished[seat])
        spent << suitName(suit);
    if (!spent.isEmpty())
        facts.known << tr("bright coins: fished out %1").arg(spent.join(tr(", ", "between suits")));
    SeatPicture panel = panelWith(facts);
    if (!spent.isEmpty())
        panel.accessibleText += tr(", has fished out %1").arg(spent.join(tr(", ", "between suits")));
    return panel;
}

ZonePicture GreatLakesPresenter::handZone(Seat seat) const {
    const FaceList& hand = shown().hands[seat];
    if (seat != me()) return backsOf(game(), seat, hand);
    return ownHand(game(), seat, hand, [](Face face) { return int(packs::suitOf(face)); });
}

ZonePicture GreatLakesPresenter::lakeZone() const {
    const Observation& view = shown();
    ZonePicture zone;
    zone.place = kLake;
    zone.arrangement = Arrangement::Coves;
    zone.name = tr("The lake");
    zone.cards = bySuit(view.lake);
    for (Suit suit = 0; suit < packs::kSuits; ++suit) {
        const QString name = asSentence(packs::suitWords(suit));
        const bool isFished = me() < view.match.seats && hasFished(view, me(), suit);
        zone.groups.push_back(
            {.title = name,
             .note = tr("%n in the lake", "cards of a suit", inLake(view, suit)),
             .crossed = isFished,
             .name = isFished ? tr("%1, which you have fished out", "a suit of the lake").arg(name) : name,
             .suit = int(suit)});
        if (isFished)
            zone.tip =
                tr("Crossed out: the suits you have fished out in this game.\nIf you win one again, the card "
                   "goes straight into the lake.\nThe others may still fish it out.");
    }
    return zone;
}

void GreatLakesPresenter::addSeatZones(TablePicture& picture, Seat seat) const {
    const Observation& view = shown();
    const bool mine = seat == me();
    picture.zones.push_back(handZone(seat));

    ZonePicture chosen;
    chosen.place = chosenOf(seat);
    chosen.name = say(
        {seat}, {QT_TRANSLATE_NOOP("Words", "the choice of %1"), QT_TRANSLATE_NOOP("Words", "your choice")});
    const Face face = chosenBy(seat);
    if (mine && (isChoosing() || face != kNoFace)) chosen.title = chosen.name;
    // Do not ask for a card after the reveal, when the viewer's card has just left.
    if (mine && isChoosing() && face == kNoFace) chosen.emptyWords = tr("drop a card");
    if (face != kNoFace) chosen.cards.push_back(roundCard(face));
    picture.zones.push_back(chosen);

    ZonePicture kept;
    kept.place = keptOf(seat);
    kept.name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the card that %1 keeps"),
                             QT_TRANSLATE_NOOP("Words", "the card you keep")});
    if (mine && view.kept[seat] != kNoFace) // only after all have seen which cards are the highest
        kept.title =
            say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 keeps"), QT_TRANSLATE_NOOP("Words", "you keep")});
    if (view.kept[seat] != kNoFace) kept.cards.push_back(roundCard(view.kept[seat]));
    for (CardPicture& card : kept.cards)
        card.marked = true; // G-07: only the highest of a suit is kept
    picture.zones.push_back(kept);

    ZonePicture caught;
    caught.place = caughtOf(seat);
    caught.arrangement = Arrangement::Pile;
    caught.showsCount = mine;
    caught.name =
        say({seat}, {QT_TRANSLATE_NOOP("Words", "%1's catch"), QT_TRANSLATE_NOOP("Words", "your catch")});
    if (mine) caught.title = tr("Catch", "what the one at the screen has caught; short");
    caught.cards = cardsOf(view.caught[seat]);
    std::reverse(caught.cards.begin(), caught.cards.end()); // the newest on top
    picture.zones.push_back(caught);
}

void GreatLakesPresenter::addNotes(TablePicture& picture) const {
    const Observation& view = shown();
    using Kind = NotePicture::Kind;
    for (Seat seat = 0; seat < view.match.seats; ++seat)
        for (Suit suit = 0; suit < packs::kSuits; ++suit) {
            const bool fished = hasFished(view, seat, suit);
            const std::vector<Phrase> which{packs::suitWords(suit)};
            const QString tip =
                fished ? say({seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 has fished out %2 in this game."),
                              QT_TRANSLATE_NOOP("Words", "You have fished out %2 in this game.")},
                             which)
                       : say({seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 may still fish out %2 in this game."),
                              QT_TRANSLATE_NOOP("Words", "You may still fish out %2 in this game.")},
                             which);
            picture.notes.push_back({.id = badgeNote(seat, suit),
                                     .kind = Kind::Suit,
                                     .text = suitSign(suit),
                                     .value = int(suit),
                                     .active = fished,
                                     .tip = tip});
        }
    const int rounds = kDeckSize / view.match.seats;
    const int left =
        m_revealed.empty() ? view.hands[0].size() + (view.chosen[0] != kNoFace) : view.hands[0].size() + 1;
    QString round = tr("Round %1 of %2").arg(std::clamp(rounds - left + 1, 1, rounds)).arg(rounds);
    if (view.match.round > 1) round = tr("Game %1").arg(view.match.round) + QStringLiteral(" · ") + round;
    picture.notes.push_back({.id = kRoundNote, .kind = Kind::Caption, .text = round, .active = true});
    const int target = game().plan().options.value[0];
    picture.notes.push_back({.id = kScoreNote, .kind = Kind::Caption, .text = tr("Target %1").arg(target)});
}

TablePicture GreatLakesPresenter::picture() const {
    const int seats = shown().match.seats;
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), seats)) {
        picture.seats.push_back(panelOf(seat));
        addSeatZones(picture, seat);
    }
    picture.zones.push_back(lakeZone());
    if (me() < seats) {
        picture.own = panelOf(me());
        addSeatZones(picture, me());
    }
    addNotes(picture);
    return picture;
}

} // namespace tacklebox

// Artificial table pictures with all kinds of zones, seats and notes.
#pragma once

#include "views/scene/picture/presenter.h"

#include <QFileInfo>

namespace tacklebox::testing {

/// Missing card files get the fall-back card.
inline CardArt fakeArt(Face face) {
    static const char* const kSuits = "SHDC";
    static const char* const kRanks[] = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
    const QByteArray samples = qgetenv("TACKLEBOX_SAMPLE_CARDS");
    if (!samples.isEmpty()) {
        const QString folder = QString::fromLocal8Bit(samples) + QLatin1Char('/');
        if (face == kHidden) return {folder + QStringLiteral("back.svg"), {}, {}};
        switch (face % 3) {
        case 0: return {folder + QStringLiteral("twisted-hammerhead-purple.svg"), {}, {}};
        case 1: return {folder + QStringLiteral("rainbow-7-red.svg"), {}, {}};
        default: return {folder + QStringLiteral("standard-king-spades.svg"), {}, {}};
        }
    }
    if (face == kHidden) return {QStringLiteral(":/cards/backs/great-lakes.svg"), {}, {}};
    return {QStringLiteral(":/cards/standard/%1%2.svg")
                .arg(QLatin1String(kRanks[face % 13]))
                .arg(QLatin1Char(kSuits[face / 13 % 4])),
            {},
            {}};
}

/// Knows the card art only.
class FakePresenter : public Presenter {
  public:
    Table& table() override { return *m_table; }
    void restart(int number) override { m_shownUpTo = number; }
    void advance() override { ++m_shownUpTo; }
    TablePicture picture() const override { return {}; }
    bool agrees() const override { return true; }
    TableLayout layout(QSizeF, const TablePicture&) const override { return {}; }
    CardArt art(Face face) const override { return fakeArt(face); }
    QString accessibleText(const ZonePicture&, int) const override { return {}; }
    QString rulesAnchor(Face) const override { return {}; }
    std::vector<Gesture> gestures() const override { return {}; }
    QString refusalText(const MoveSource&, const MoveTarget&) const override { return {}; }
    Prompt prompt() const override { return {}; }

  protected:
    Table* m_table = nullptr;
};

inline std::vector<CardPicture> cardsOf(int count, int first, int perGroup, bool hidden = false) {
    std::vector<CardPicture> cards;
    for (int i = 0; i < count; ++i) {
        CardPicture card;
        card.face = hidden ? kHidden : Face((first + i) % 52);
        card.group = perGroup > 0 ? i / perGroup : 0;
        cards.push_back(card);
    }
    return cards;
}

/// A table of `seats` with `hand` cards in the hand of seat 0.
inline TablePicture fakePicture(int seats, int hand) {
    static const char* const kNames[] = {"you",  "Nick", "Susan",       "Ditmar",
                                         "Pike", "Carp", "Bartholomea", "Dace"};
    TablePicture picture;
    for (int seat = 1; seat < seats; ++seat) {
        SeatPicture panel;
        panel.seat = Seat(seat);
        panel.number = seat;
        panel.name = QLatin1String(kNames[seat]);
        panel.points = QStringLiteral("%1 pts").arg(25 * seat);
        panel.bot = seat > 2;
        panel.inTurn = seat == 2;
        panel.mustAct = seat == 1;
        panel.asked = seat == 3;
        panel.out = seat == 5;
        if (seat == 2) panel.note = QStringLiteral("thinking ...");
        picture.seats.push_back(panel);
        ZonePicture backs;
        backs.place = handOf(Seat(seat));
        backs.arrangement = Arrangement::Backs;
        backs.cards = cardsOf(3 + 2 * seat, 0, 0, true);
        picture.zones.push_back(backs);
        ZonePicture sets;
        sets.place = {PileKind::Sets, Seat(seat)};
        sets.arrangement = Arrangement::Row;
        sets.cards = cardsOf(seat % 3 * 4, seat * 7, 4);
        picture.zones.push_back(sets);
    }
    ZonePicture pond;
    pond.place = {PileKind::Pond, kNoSeat};
    pond.arrangement = Arrangement::Pile;
    pond.caption = QStringLiteral("the pond");
    pond.cards = cardsOf(21, 0, 0, true);
    picture.zones.push_back(pond);
    ZonePicture discard;
    discard.place = {PileKind::Discard, kNoSeat};
    discard.arrangement = Arrangement::Row;
    discard.title = QStringLiteral("Zingers played");
    discard.cards = cardsOf(3, 30, 1);
    discard.cards[1].marked = true;
    discard.cards[2].frozen = true;
    picture.zones.push_back(discard);
    ZonePicture chosen;
    chosen.place = {PileKind::Chosen, 0};
    chosen.arrangement = Arrangement::Row;
    chosen.title = QStringLiteral("Your choice");
    chosen.emptyWords = QStringLiteral("drop a card");
    picture.zones.push_back(chosen);
    ZonePicture lake;
    lake.place = {PileKind::Lake, kNoSeat};
    lake.arrangement = Arrangement::Coves;
    lake.cards = cardsOf(13, 0, 4);
    lake.groups = {{QStringLiteral("Spades"), QStringLiteral("4"), false},
                   {QStringLiteral("Hearts"), QStringLiteral("4"), true},
                   {QStringLiteral("Diamonds"), QStringLiteral("4"), false},
                   {QStringLiteral("Clubs"), QStringLiteral("1"), false}};
    picture.zones.push_back(lake);
    ZonePicture sets;
    sets.place = {PileKind::Sets, 0};
    sets.arrangement = Arrangement::Row;
    sets.title = QStringLiteral("Your baskets");
    sets.cards = cardsOf(14, 5, 5);
    sets.cards[2].dashed = true;
    sets.cards[13].tag = QStringLiteral("1 left");
    picture.zones.push_back(sets);
    ZonePicture own;
    own.place = handOf(0);
    own.arrangement = Arrangement::Hand;
    own.cards = cardsOf(hand, 0, 4);
    picture.zones.push_back(own);
    using Kind = NotePicture::Kind;
    picture.notes = {{.id = 1, .kind = Kind::Step, .text = QStringLiteral("1 Draw")},
                     {.id = 2, .kind = Kind::Step, .text = QStringLiteral("2 Roll"), .active = true},
                     {.id = 3, .kind = Kind::Die, .value = 3},
                     {.id = 4, .kind = Kind::Die, .value = 6, .active = true},
                     {.id = 8, .text = QStringLiteral("round 5 of 13")}};
    return picture;
}

inline TableLayout fakeLayout(QSizeF size, const TablePicture& picture,
                              Background background = Background::BackRoom) {
    TableLayout layout;
    const qreal s = std::clamp(std::min(size.width() / 1280, size.height() / 690), 0.72, 3.0);
    layout.unit = s;
    layout.handHeight = std::floor(164 * s);
    layout.background = background;
    const qreal pad = std::round(12 * s), width = size.width() - 2 * pad;
    const int n = int(picture.seats.size());
    const qreal stripHigh = std::round(128 * s), gap = std::round(8 * s);
    const qreal panelWide = std::floor((width - (n - 1) * gap) / std::max(1, n));
    for (int i = 0; i < n; ++i) {
        const QRectF panel(pad + i * (panelWide + gap), pad, panelWide, stripHigh);
        layout.seats[picture.seats[std::size_t(i)].seat] = panel;
        const Seat seat = picture.seats[std::size_t(i)].seat;
        const QRectF inner = panel.adjusted(8 * s, 22 * s, -8 * s, -6 * s);
        layout.zones[handOf(seat)] = {QRectF(inner.left(), inner.top(), inner.width(), 54 * s), 54 * s};
        layout.zones[{PileKind::Sets, seat}] = {
            QRectF(inner.left(), inner.top() + 58 * s, inner.width(), inner.height() - 58 * s), 40 * s};
    }
    const QRectF hand(pad, size.height() - pad - 190 * s, width, 190 * s);
    layout.zones[handOf(0)] = {hand, 164 * s};
    const QRectF middle(pad, pad + stripHigh + 18 * s, width, hand.top() - pad - stripHigh - 30 * s);
    layout.water =
        QRectF(middle.left() + middle.width() * 0.34, middle.top(), middle.width() * 0.26, middle.height());
    layout.bubbles = middle;
    layout.zones[{PileKind::Pond, kNoSeat}] = {layout.water.adjusted(40 * s, 20 * s, -40 * s, -12 * s),
                                               130 * s};
    const qreal half = middle.height() / 2;
    layout.zones[{PileKind::Lake, kNoSeat}] = {
        QRectF(middle.left() + 6, middle.top(), middle.width() * 0.31, middle.height()), 120 * s};
    const qreal right = middle.left() + middle.width() * 0.63;
    const qreal third = (middle.right() - right) / 3 - 16 * s;
    layout.zones[{PileKind::Discard, kNoSeat}] = {QRectF(right, middle.top() + 4, third, half - 14 * s),
                                                  100 * s};
    layout.zones[{PileKind::Chosen, 0}] = {
        QRectF(right + third + 24 * s, middle.top() + 4, third, half - 14 * s), 100 * s};
    layout.zones[{PileKind::Sets, 0}] = {
        QRectF(right, middle.top() + half + 6 * s, middle.right() - right - 8, half - 10 * s), 110 * s};
    const QRectF corner(right + 2 * third + 52 * s, middle.top(), third - 8 * s, half - 8 * s);
    const qreal row = corner.height() / 4;
    layout.notes[1] = QRectF(corner.left(), corner.top(), corner.width() / 2 - 2, row - 4);
    layout.notes[2] = QRectF(corner.center().x() + 2, corner.top(), corner.width() / 2 - 2, row - 4);
    layout.notes[3] = QRectF(corner.left(), corner.top() + row, row * 1.2, row * 1.2);
    layout.notes[4] = QRectF(corner.left() + row * 1.4, corner.top() + row, row * 1.2, row * 1.2);
    layout.notes[6] = QRectF(corner.left() + row * 2.8, corner.top() + row, row * 0.8, row * 0.8);
    layout.notes[7] = QRectF(corner.left() + row * 3.7, corner.top() + row, row * 0.8, row * 0.8);
    layout.notes[5] = QRectF(corner.left(), corner.top() + 2.3 * row, corner.width(), row * 0.7);
    layout.notes[8] = QRectF(corner.left(), corner.top() + 3.1 * row, corner.width(), row * 0.8);
    return layout;
}

} // namespace tacklebox::testing

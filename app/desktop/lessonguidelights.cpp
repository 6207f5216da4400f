// Rectangles to highlight and to keep free while the coach speaks.
#include "app/desktop/lessonguide.h"
#include "app/desktop/tablepage.h"
#include "views/games/games.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/picture/laidouttable.h"

#include <QRegularExpression>

#include <algorithm>

namespace tacklebox {

namespace {

/// A pile that takes a larger share of the table is not highlighted as a whole.
constexpr qreal kLargePart = 0.15;
/// The part of a player's tag below the portrait, as a share of its height; and the overlap that counts as
/// most of a rectangle.
constexpr qreal kTagPart = 0.16, kMostOf = 0.8;

/// A card's rectangle; that of its coin with the points if it is in a laid set.
QRectF rectOfCard(const TableScene& scene, PileId place, int index) {
    const QRectF card = scene.cardRect({place, index});
    if (const ZoneGeometry* zone = scene.laidOut().zone(place))
        for (const QRectF& coin : zone->coins)
            if (coin.contains(card.center())) return coin;
    return card;
}

/// The union of the pile's cards; the whole zone if it has none, is a single stack or is divided into coves.
QRectF rectOfPile(const TableScene& scene, PileId place) {
    const ZonePicture* zone = scene.picture().zone(place);
    QRectF cards;
    if (zone && !isPile(zone->arrangement) && zone->arrangement != Arrangement::Coves)
        for (int index = 0; index < int(zone->cards.size()); ++index)
            cards = cards.united(rectOfCard(scene, place, index));
    return cards.isEmpty() ? scene.zoneRect(place) : cards;
}

/// The drop target for a card: the zone, or in a large zone its cards, or its centre with the text there.
QRectF rectOfTarget(const TableScene& scene, PileId place) {
    const QRectF zone = scene.zoneRect(place), table = scene.sceneRect();
    if (zone.width() * zone.height() < kLargePart * table.width() * table.height()) return zone;
    const ZonePicture* picture = scene.picture().zone(place);
    if (picture && !picture->cards.empty()) return rectOfPile(scene, place);
    QRectF middle(0, 0, zone.height() * 0.45, zone.height() * 0.62);
    middle.moveCenter(zone.center());
    for (const TableScene::ZoneWords& words : scene.zoneWords())
        if (words.rect.intersects(middle) && zone.contains(words.rect.center()))
            middle = middle.united(words.rect);
    return middle;
}

/// The player's portrait and the tag across its lower edge.
QRectF rectOfPlayer(const TableScene& scene, Seat seat) {
    const QRectF face = scene.layout().portraits[seat];
    return face.isEmpty() ? scene.seatRect(seat) : face.adjusted(0, 0, 0, face.height() * kTagPart);
}

/// True if the text has the name as a whole word, with or without an s. Does not match parts of a hyphenated
/// name ("Herz-Zehn").
bool contains(const QString& words, const QString& name) {
    if (name.isEmpty()) return false;
    const QRegularExpression whole(
        QStringLiteral("(?<![\\w-])%1s?(?![\\w-])").arg(QRegularExpression::escape(name)),
        QRegularExpression::UseUnicodePropertiesOption);
    return words.contains(whole);
}

/// Adds a rectangle to the highlights, or merges it with one if one of the two lies mostly within the other.
void addLight(std::vector<QRectF>& lit, const QRectF& rect) {
    const auto area = [](const QRectF& of) { return of.width() * of.height(); };
    for (QRectF& other : lit) {
        if (area(other.intersected(rect)) < kMostOf * std::min(area(other), area(rect))) continue;
        other = other.united(rect);
        return;
    }
    lit.push_back(rect);
}

} // namespace

std::vector<QRectF> LessonGuide::contested() const {
    const TableScene& scene = m_page.view().tableScene();
    std::vector<QRectF> cards;
    for (const ZonePicture& zone : scene.picture().zones)
        if (isContested(zone.place.kind) && !zone.cards.empty())
            cards.push_back(rectOfPile(scene, zone.place));
    return cards;
}

std::vector<QRectF> LessonGuide::nextTargets() const {
    const TableInput& input = m_page.view().input();
    const TableScene& scene = m_page.view().tableScene();
    std::vector<QRectF> pressed = input.options().rects();
    if (input.highlights().raised.empty()) return pressed;
    for (const Seat seat : input.highlights().seats)
        pressed.push_back(rectOfPlayer(scene, seat));
    for (const PileId place : input.highlights().places)
        pressed.push_back(rectOfTarget(scene, place));
    return pressed;
}

std::vector<QRectF> LessonGuide::protectedRects() const {
    std::vector<QRectF> free = nextTargets();
    if (m_live || m_finished || !m_table->now() || !m_page.view().input().highlights().raised.empty())
        return free;
    for (const QRectF& beside : highlightRects(m_table->comment().beside, -1))
        free.push_back(beside);
    return free;
}

std::vector<QRectF> LessonGuide::namedIn(const QString& words) const {
    const auto isNamed = [&](const QString& name) { return contains(words, name); };
    const TableScene& scene = m_page.view().tableScene();
    std::vector<QRectF> named;
    for (const SeatPicture& seat : scene.picture().seats)
        if (isNamed(seat.name)) named.push_back(rectOfPlayer(scene, seat.seat));
    for (const TableScene::ZoneWords& title : scene.zoneWords())
        if (isNamed(title.words)) named.push_back(title.rect);
    return named;
}

std::vector<QRectF> LessonGuide::cardsNamedIn(const QString& words) const {
    static const QRegularExpression kArticle(QStringLiteral("^[Tt]he "));
    const TableScene& scene = m_page.view().tableScene();
    std::vector<QRectF> named;
    for (const ZonePicture& zone : scene.picture().zones)
        for (int index = 0; index < int(zone.cards.size()); ++index) {
            const Face face = zone.cards[std::size_t(index)].face;
            if (face == kHidden) continue;
            QString name = m_page.table()->cardWords(face);
            name.remove(kArticle);
            const QRectF card = scene.cardRect({zone.place, index});
            if (!card.isEmpty() && contains(words, name)) named.push_back(card);
        }
    return named;
}

QRectF LessonGuide::promptBar() const {
    return m_page.view().tableScene().layout().promptBar;
}

std::vector<QRectF> LessonGuide::highlightRects(const Anchor& anchor, int choice) const {
    const TableScene& scene = m_page.view().tableScene();
    const TablePicture& picture = scene.picture();
    std::vector<QRectF> lit;
    const auto add = [&](const QRectF& rect) {
        if (!rect.isEmpty()) addLight(lit, rect);
    };
    const auto addCards = [&](PileId place, const auto& isMeant) {
        const ZonePicture* zone = picture.zone(place);
        if (!zone) return;
        for (int index = 0; index < int(zone->cards.size()); ++index) {
            if (!isMeant(zone->cards[std::size_t(index)])) continue;
            isPile(zone->arrangement) ? add(scene.zoneRect(place)) : add(rectOfCard(scene, place, index));
        }
    };
    switch (anchor.kind) {
    case Anchor::Kind::Nothing: break;
    case Anchor::Kind::Cards:
        addCards(anchor.pile, [&](const CardPicture& card) {
            return std::ranges::find(anchor.faces, card.face) != anchor.faces.end();
        });
        break;
    case Anchor::Kind::Pile: add(rectOfPile(scene, anchor.pile)); break;
    case Anchor::Kind::Player: add(rectOfPlayer(scene, anchor.seat)); break;
    case Anchor::Kind::PromptBar: add(m_page.promptBarRect()); break;
    }
    Presenter* presenter = m_page.view().presenter();
    if (choice < 0 || !presenter) return lit;
    const std::vector<Gesture> gestures = presenter->gestures();
    const Gesture* gesture = taughtGesture(gestures, choice, inputMethod());
    if (!gesture) return lit;
    const MoveSource& source = gesture->source;
    const bool cardIsMeant = anchor.kind == Anchor::Kind::Cards && anchor.pile == source.place;
    if (source.kind == MoveSource::Kind::OneCard && !cardIsMeant)
        addCards(source.place, [&](const CardPicture& card) { return card.face == source.face; });
    if (source.kind == MoveSource::Kind::OfGroup && !cardIsMeant)
        addCards(source.place, [&](const CardPicture& card) { return card.group == source.group; });
    if (source.kind == MoveSource::Kind::Selection && !cardIsMeant)
        addCards(source.place, [&](const CardPicture& card) {
            return std::ranges::find(source.cards, card.face) != source.cards.end();
        });
    if (gesture->target.kind == MoveTarget::Kind::Player) add(rectOfPlayer(scene, gesture->target.seat));
    if (gesture->target.kind == MoveTarget::Kind::Zone) add(rectOfTarget(scene, gesture->target.place));
    if (gesture->button) add(m_page.promptBarRect());
    return lit;
}

} // namespace tacklebox

#include "views/panels/handwords.h"

#include "model/table/words.h"
#include "views/scene/input/optionitem.h"
#include "views/theme/keymap.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacklebox {

namespace {

struct HandWords {
    Q_DECLARE_TR_FUNCTIONS(HandWords)

  public:
    /// Selects the text for an input method.
    static QString by(InputMethod inputMethod, const QString& mouse, const QString& touch,
                      const QString& keys) {
        return inputMethod == InputMethod::Mouse ? mouse : inputMethod == InputMethod::Touch ? touch : keys;
    }

    static QString ofButton(const Gesture& gesture, InputMethod inputMethod) {
        const QString& words = gesture.button->words;
        const QString key =
            gesture.button->key.isEmpty() ? keys::nameOf(keys::Command::PressDefault) : gesture.button->key;
        if (gesture.source.kind == MoveSource::Kind::Selection)
            return by(inputMethod, tr("Click each lit card, then \"%1\".").arg(words),
                      tr("Tap each lit card, then \"%1\".").arg(words),
                      tr("Go to each lit card with the arrow keys and take it with Enter, then press %2 for "
                         "\"%1\".")
                          .arg(words, key));
        return by(inputMethod, tr("Click \"%1\".").arg(words), tr("Tap \"%1\".").arg(words),
                  tr("Press %2 for \"%1\".").arg(words, key));
    }

    /// True if any card of a group will do.
    static bool isOneOfSeveral(const Gesture& gesture) {
        return gesture.source.kind == MoveSource::Kind::OfGroup;
    }
    /// Replaces a group of one card by that card.
    static Gesture ofOneCard(const Gesture& gesture, const TablePicture& picture) {
        Gesture taught = gesture;
        const ZonePicture* zone = picture.zone(gesture.source.place);
        if (!isOneOfSeveral(gesture) || !zone ||
            std::ranges::count(zone->cards, gesture.source.group, &CardPicture::group) != 1)
            return taught;
        taught.source.kind = MoveSource::Kind::OneCard;
        taught.source.face = std::ranges::find(zone->cards, gesture.source.group, &CardPicture::group)->face;
        return taught;
    }

    static QString atSeat(const Gesture& gesture, const QString& who, int number, InputMethod inputMethod) {
        if (isOneOfSeveral(gesture))
            return by(inputMethod, tr("Click a lit card, then %1; or drag it there.").arg(who),
                      tr("Tap a lit card, then %1; or drag it there.").arg(who),
                      tr("Go to a lit card with the arrow keys and press Enter, then press %2 for %1.")
                          .arg(who, QString::number(number)));
        return by(inputMethod, tr("Click the lit card, then %1; or drag it there.").arg(who),
                  tr("Tap the lit card, then %1; or drag it there.").arg(who),
                  tr("Go to the lit card with the arrow keys and press Enter, then press %2 for %1.")
                      .arg(who, QString::number(number)));
    }

    /// Fills `byKey` with the option's text and key, or `byName` with its text if it has no key. They are the
    /// last placeholders.
    static QString choosing(const MoveOption& option, const QString& byName, const QString& byKey) {
        const QString key = option.key;
        return key.isEmpty() ? byName.arg(option.words) : byKey.arg(option.words, key);
    }

    static QString atSeatWith(const Gesture& gesture, const QString& who, int number,
                              InputMethod inputMethod) {
        const QString& option = gesture.option->words;
        if (isOneOfSeveral(gesture))
            return by(inputMethod, tr("Click a lit card, then \"%2\" beside %1.").arg(who, option),
                      tr("Tap a lit card, then \"%2\" beside %1.").arg(who, option),
                      choosing(*gesture.option,
                               tr("Go to a lit card with the arrow keys and press Enter, press %2 for %1, "
                                  "then choose: %3.",
                                  "a player, the key, an option")
                                   .arg(who, QString::number(number)),
                               tr("Go to a lit card with the arrow keys and press Enter, press %2 for %1, "
                                  "then %4 for %3.",
                                  "a player, the key, an option, its key")
                                   .arg(who, QString::number(number))));
        return by(
            inputMethod, tr("Click the lit card, then \"%2\" beside %1.").arg(who, option),
            tr("Tap the lit card, then \"%2\" beside %1.").arg(who, option),
            choosing(
                *gesture.option,
                tr("Go to the lit card with the arrow keys and press Enter, press %2 for %1, then choose: "
                   "%3.",
                   "a player, the key, an option")
                    .arg(who, QString::number(number)),
                tr("Go to the lit card with the arrow keys and press Enter, press %2 for %1, then %4 for %3.",
                   "a player, the key, an option, its key")
                    .arg(who, QString::number(number))));
    }

    static bool isOf(const MoveSource& source, const CardPicture& card) {
        switch (source.kind) {
        case MoveSource::Kind::OneCard: return card.face == source.face;
        case MoveSource::Kind::OfGroup: return card.group == source.group;
        case MoveSource::Kind::Selection:
            return std::ranges::find(source.cards, card.face) != source.cards.end();
        case MoveSource::Kind::Nothing: break;
        }
        return false;
    }

    /// True if cards are held and all of them belong to the gesture's source.
    static bool beginsWith(const Gesture& gesture, const std::vector<CardRef>& held,
                           const TablePicture& picture) {
        return !held.empty() && std::ranges::all_of(held, [&](const CardRef& spot) {
            const ZonePicture* zone = picture.zone(spot.place);
            if (!zone || spot.place != gesture.source.place || spot.index >= int(zone->cards.size()))
                return false;
            return isOf(gesture.source, zone->cards[std::size_t(spot.index)]);
        });
    }

    /// With keys, names the lit cards, for users who cannot see the highlight.
    static QString named(const QString& words, const Gesture& gesture, InputMethod inputMethod,
                         Presenter& presenter, const TablePicture& picture) {
        const ZonePicture* zone = picture.zone(gesture.source.place);
        if (inputMethod != InputMethod::Keys || !zone) return words;
        std::vector<Phrase> lit;
        for (const CardPicture& card : zone->cards)
            if (isOf(gesture.source, card) && card.face != kHidden)
                lit.push_back(presenter.table().game().cardWords(card.face));
        if (lit.empty()) return words;
        return tr("Choose %1. %2", "a card or several, and a sentence")
            .arg(inWords(Phrase::oneOf(lit)), words);
    }

    static QString ofPlayer(const QString& who, int number, InputMethod inputMethod) {
        return by(inputMethod, tr("Click %1.").arg(who), tr("Tap %1.").arg(who),
                  tr("Press %2 for %1.").arg(who, QString::number(number)));
    }

    static QString ofPlayerWith(const QString& who, const MoveOption& option, int number,
                                InputMethod inputMethod) {
        return by(inputMethod, tr("Click %1, then: %2.").arg(who, option.words),
                  tr("Tap %1, then: %2.").arg(who, option.words), pressing(who, option, number));
    }

    static QString pressing(const QString& who, const MoveOption& option, int number) {
        return choosing(option,
                        tr("Press %2 for %1, then choose: %3.", "a player, the key, an option")
                            .arg(who, QString::number(number)),
                        tr("Press %2 for %1, then %4 for %3.", "a player, the key, an option, its key")
                            .arg(who, QString::number(number)));
    }

    static QString beside(const QString& who, const MoveOption& option, int number, InputMethod inputMethod) {
        return by(inputMethod, tr("Click \"%2\" beside %1.").arg(who, option.words),
                  tr("Tap \"%2\" beside %1.").arg(who, option.words), pressing(who, option, number));
    }

    /// The rest of a gesture whose card is taken.
    static QString afterCard(const Gesture& gesture, InputMethod inputMethod) {
        if (!gesture.option) return ofPlace(gesture, inputMethod);
        return by(inputMethod, tr("Click \"%1\".").arg(gesture.option->words),
                  tr("Tap \"%1\".").arg(gesture.option->words),
                  choosing(*gesture.option, tr("Then choose: %1.", "an option"),
                           tr("Then %2 for %1.", "an option, and its key")));
    }

    static QString ofCard(const Gesture& gesture, InputMethod inputMethod) {
        if (gesture.target.kind == MoveTarget::Kind::Zone && isOneOfSeveral(gesture))
            return by(
                inputMethod, tr("Drag a lit card to the lit place, or click both."),
                tr("Drag a lit card to the lit place, or tap both."),
                tr("Go to a lit card with the arrow keys and press Enter, then go to the lit place with "
                   "Tab and press Enter."));
        if (gesture.target.kind == MoveTarget::Kind::Zone)
            return by(
                inputMethod, tr("Drag the lit card to the lit place, or click both."),
                tr("Drag the lit card to the lit place, or tap both."),
                tr("Go to the lit card with the arrow keys and press Enter, then go to the lit place with "
                   "Tab and press Enter."));
        if (gesture.option)
            return by(inputMethod, tr("Click the lit card, then: %1.").arg(gesture.option->words),
                      tr("Tap the lit card, then: %1.").arg(gesture.option->words),
                      choosing(*gesture.option,
                               tr("Go to the lit card with the arrow keys and press Enter, then choose: %1.",
                                  "an option"),
                               tr("Go to the lit card with the arrow keys and press Enter, then %2 for %1.",
                                  "an option, and its key")));
        return by(inputMethod, tr("Double-click the lit card."), tr("Tap the lit card twice."),
                  enterOnCard());
    }

    /// Enter makes the obvious move of a card at once, whatever its target.
    static QString enterOnCard() { return tr("Go to the lit card with the arrow keys and press Enter."); }

    static QString ofPlace(const Gesture& gesture, InputMethod inputMethod) {
        if (gesture.option)
            return by(
                inputMethod, tr("Click the lit place, then: %1.").arg(gesture.option->words),
                tr("Tap the lit place, then: %1.").arg(gesture.option->words),
                choosing(*gesture.option,
                         tr("Go to the lit place with Tab and press Enter, then choose: %1.", "an option"),
                         tr("Go to the lit place with Tab and press Enter, then %2 for %1.",
                            "an option, and its key")));
        return by(inputMethod, tr("Click the lit place."), tr("Tap the lit place."),
                  tr("Go to the lit place with Tab and press Enter."));
    }
};

} // namespace

const Gesture* taughtGesture(const std::vector<Gesture>& gestures, int choice, InputMethod inputMethod) {
    const Gesture* best = nullptr;
    const auto rank = [inputMethod](const Gesture& gesture) {
        const bool alone = gesture.source.kind == MoveSource::Kind::Nothing;
        if (gesture.button && alone) return inputMethod == InputMethod::Keys ? 0 : 2;
        if (gesture.button) return 3; // it needs selected cards first
        return alone ? 4 : 1;
    };
    for (const Gesture& gesture : gestures)
        if (gesture.choice == choice && (!best || rank(gesture) < rank(*best))) best = &gesture;
    return best;
}

namespace {

/// `names`: with keys, name the lit cards.
QString wordsOf(Presenter& presenter, int choice, InputMethod inputMethod, const std::vector<CardRef>& held,
                bool names) {
    const std::vector<Gesture> gestures = presenter.gestures();
    const Gesture* found = taughtGesture(gestures, choice, inputMethod);
    if (!found) return {};
    const TablePicture picture = presenter.picture();
    const Gesture taught = HandWords::ofOneCard(*found, picture);
    const Gesture* gesture = &taught;
    const auto named = [&](const QString& words) {
        return names ? HandWords::named(words, taught, inputMethod, presenter, picture) : words;
    };
    if (gesture->button) return named(HandWords::ofButton(*gesture, inputMethod));
    if (inputMethod == InputMethod::Keys && gesture->obvious &&
        gesture->source.kind != MoveSource::Kind::Nothing)
        return named(HandWords::enterOnCard());
    if (gesture->source.kind == MoveSource::Kind::Nothing && gesture->target.kind != MoveTarget::Kind::Player)
        return HandWords::ofPlace(*gesture, inputMethod);
    const bool isHeld = HandWords::beginsWith(*found, held, picture);
    if (gesture->target.kind != MoveTarget::Kind::Player) {
        const bool hasNext = gesture->target.kind == MoveTarget::Kind::Zone || gesture->option;
        return isHeld && hasNext ? HandWords::afterCard(*gesture, inputMethod)
                                 : named(HandWords::ofCard(*gesture, inputMethod));
    }
    const auto seat = std::ranges::find(picture.seats, gesture->target.seat, &SeatPicture::seat);
    if (seat == picture.seats.end()) return {};
    const int number = int(seat - picture.seats.begin()) + 1;
    if (isHeld && gesture->option)
        return HandWords::beside(seat->name, *gesture->option, number, inputMethod);
    if (gesture->source.kind == MoveSource::Kind::Nothing || isHeld) {
        if (gesture->option)
            return HandWords::ofPlayerWith(seat->name, *gesture->option, number, inputMethod);
        return HandWords::ofPlayer(seat->name, number, inputMethod);
    }
    if (gesture->option) return named(HandWords::atSeatWith(*gesture, seat->name, number, inputMethod));
    return named(HandWords::atSeat(*gesture, seat->name, number, inputMethod));
}

} // namespace

QString handWords(Presenter& presenter, int choice, InputMethod inputMethod,
                  const std::vector<CardRef>& held) {
    return wordsOf(presenter, choice, inputMethod, held, true);
}

bool isTakenFor(Presenter& presenter, int choice, const std::vector<CardRef>& held) {
    const TablePicture picture = presenter.picture();
    return std::ranges::any_of(presenter.gestures(), [&](const Gesture& gesture) {
        return gesture.choice == choice && HandWords::beginsWith(gesture, held, picture);
    });
}

QString handWordsOfAll(Presenter& presenter, int choice, const std::vector<CardRef>& held) {
    const QString mouse = wordsOf(presenter, choice, InputMethod::Mouse, held, false),
                  keys = wordsOf(presenter, choice, InputMethod::Keys, held, false);
    if (mouse.isEmpty() || keys.isEmpty()) return mouse + keys;
    return HandWords::tr("%1 By keys: %2", "two sentences: how a move is made by mouse, and by keys")
        .arg(mouse, keys);
}

} // namespace tacklebox

// Translatable sentences: a pattern and its arguments.
#pragma once

#include "model/engine/seats.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Qt's marker of texts for its translation tools, defined here because the model does not depend on Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
// Qt's marker of texts with plural forms, for the plural pattern of Phrase::counted().
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

namespace tacklebox {

/// A sentence or a part of one: an English pattern with placeholders %1 to %9 (and %n for a count), and the
/// phrases that fill them. Every pattern is marked QT_TRANSLATE_NOOP("Words", ...), so views translate each
/// pattern; the console and the line protocol use english(). Use Names::phrase() for sentences about players.
class Phrase {
  public:
    Phrase() = default;
    /// A translatable pattern and the arguments for %1, %2 ...
    Phrase(const char* pattern, std::vector<Phrase> parts = {})
        : m_pattern(pattern), m_parts(std::move(parts)) {}
    /// A pattern with plural forms: `one` for 1, `many` for other numbers; %n is the number.
    static Phrase counted(int count, const char* one, const char* many, std::vector<Phrase> parts = {});
    /// Text that is never translated, such as a player's name or a number.
    static Phrase verbatim(std::string text);
    static Phrase number(int value) { return verbatim(std::to_string(value)); }
    /// Joins two sentences; either may be empty.
    static Phrase sentences(const Phrase& first, const Phrase& second);
    /// Joins phrases to "a, b and c".
    static Phrase listed(const std::vector<Phrase>& phrases);
    /// Joins alternatives to "a, b or c".
    static Phrase oneOf(const std::vector<Phrase>& phrases);

    bool empty() const { return !m_pattern && m_verbatim.empty(); }
    const char* pattern() const { return m_pattern; }     ///< null for verbatim text
    const char* patternForMany() const { return m_many; } ///< null unless counted
    int count() const { return m_count; }
    /// True if the two parts are whole sentences, each beginning with a capital letter.
    bool isTwoSentences() const { return m_sentences; }
    const std::vector<Phrase>& parts() const { return m_parts; }
    const std::string& text() const { return m_verbatim; } ///< verbatim text, else empty

    /// True if both consist of the same patterns (compared by address) and arguments.
    bool operator==(const Phrase&) const = default;

    /// The phrase in English. Does not capitalize the first letter.
    std::string english() const;

  private:
    const char* m_pattern = nullptr;
    const char* m_many = nullptr;
    int m_count = 0;
    bool m_sentences = false;
    std::vector<Phrase> m_parts;
    std::string m_verbatim;
};

/// A pattern with plural forms: `one` for 1, `many` for other numbers.
struct PluralForms {
    const char* one;
    const char* many;
};

/// The players' names by seat, and the viewer who is addressed as "you".
///
/// Verbs and cases depend on who is addressed ("You ask Ben for fives.", "Ben asks you for fives."), and
/// differently in every language. So sentences about players are never assembled from a name and a verb
/// phrase: they have a complete pattern for each perspective, and phrase() picks one:
///
///     names.phrase({asker, asked}, {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3."),
///                                QT_TRANSLATE_NOOP("Words", "You ask %2 for %3."),
///                                QT_TRANSLATE_NOOP("Words", "%1 asks you for %3.")}, {number})
///
/// The first form is for viewers that the sentence does not mention, form k for the k-th player. %1, %2 ...
/// are the players, followed by the other parts; a form omits the %k that is "you". A missing form does not
/// compile.
struct Names {
    std::vector<std::string> bySeat;
    Seat you = kNoSeat; ///< the viewer; kNoSeat addresses nobody (shared screen, line protocol)

    /// The name of a seat, even the viewer's; "player 3" if it has no name. Use it in sentences that are
    /// never about the viewer, or where the name itself is needed.
    Phrase of(Seat seat) const;
    /// The name, or "you" for the viewer. For headings and lists without a verb.
    Phrase title(Seat seat) const;
    bool isYou(Seat seat) const { return seat != kNoSeat && seat == you; }
    /// The same names for another viewer.
    Names to(Seat viewer) const { return {bySeat, viewer}; }

    /// The sentence about a player: `theirs` for other viewers, `yours` for the player.
    Phrase phrase(Seat player, const char* theirs, const char* yours, std::vector<Phrase> parts = {}) const {
        return Phrase(isYou(player) ? yours : theirs, withNames(&player, 1, std::move(parts)));
    }
    /// The sentence about several players in the form for the viewer. If the viewer is several of them, the
    /// first one counts.
    template <std::size_t Players, std::size_t Forms>
    Phrase
    phrase(const Seat (&players)[Players], const char* const (&forms)[Forms],
           std::vector<Phrase> parts = {}) const { // NOLINT(performance-unnecessary-value-param): moved
        static_assert(Forms == Players + 1,
                      "one form for other viewers, and one for each player as the viewer");
        return Phrase(forms[formIndex(players, Players)], withNames(players, Players, std::move(parts)));
    }
    /// The same for a sentence with plural forms (Phrase::counted()).
    template <std::size_t Players, std::size_t Forms>
    Phrase counted(int count, const Seat (&players)[Players], const PluralForms (&forms)[Forms],
                   std::vector<Phrase> parts = {}) const { // NOLINT(performance-unnecessary-value-param)
        static_assert(Forms == Players + 1,
                      "one form for other viewers, and one for each player as the viewer");
        const PluralForms& form = forms[formIndex(players, Players)];
        return Phrase::counted(count, form.one, form.many, withNames(players, Players, std::move(parts)));
    }

  private:
    /// The index of the form for the viewer: k if the k-th player is the viewer, 0 if none is.
    std::size_t formIndex(const Seat* players, std::size_t count) const;
    /// The players' names, followed by `parts`.
    std::vector<Phrase> withNames(const Seat* players, std::size_t count, std::vector<Phrase> parts) const;
};

} // namespace tacklebox

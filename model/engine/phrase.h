// Sentences for people, kept as a pattern and what fills it, so that they can be translated at the border.
#pragma once

#include "model/engine/seats.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Marks a pattern for the translation tools, exactly as Qt does; the model itself knows no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
// The same for the pattern for many of a counted phrase: a message with plural forms.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

namespace tacklebox {

/// A sentence or a part of one: an English pattern with places %1 %2 ... %9 (and %n for the count), and the
/// phrases that fill them. Every pattern is marked QT_TRANSLATE_NOOP("Words", ...), so a view can translate
/// pattern by pattern; english() serves the console and the line protocol. Sentences about players are made
/// by Names::say().
class Phrase {
  public:
    Phrase() = default;
    /// A pattern to be translated, with what fills %1, %2 ...
    Phrase(const char* pattern, std::vector<Phrase> parts = {})
        : m_pattern(pattern), m_parts(std::move(parts)) {}
    /// A pattern that depends on a number: `one` for 1, `many` for all others; %n is the number itself.
    static Phrase counted(int count, const char* one, const char* many, std::vector<Phrase> parts = {});
    /// Text that is never translated: a player's name, a number.
    static Phrase verbatim(std::string text);
    static Phrase number(int value) { return verbatim(std::to_string(value)); }
    /// Two sentences, one after the other; either may be empty.
    static Phrase sentences(const Phrase& first, const Phrase& second);
    /// Several phrases in a row, "a, b and c"; the words between them are patterns of their own.
    static Phrase listed(const std::vector<Phrase>& phrases);
    /// The same of what one is chosen from: "a, b or c".
    static Phrase oneOf(const std::vector<Phrase>& phrases);

    bool empty() const { return !m_pattern && m_verbatim.empty(); }
    const char* pattern() const { return m_pattern; }     ///< null for verbatim text
    const char* patternForMany() const { return m_many; } ///< null unless counted
    int count() const { return m_count; }
    /// Whether the two parts are sentences, each of which begins with a capital letter.
    bool isSentences() const { return m_sentences; }
    const std::vector<Phrase>& parts() const { return m_parts; }
    const std::string& text() const { return m_verbatim; }

    /// True if both are made of the same patterns, not if they only read alike.
    bool operator==(const Phrase&) const = default;

    /// The phrase in English, its first letter as the pattern has it.
    std::string english() const;

  private:
    const char* m_pattern = nullptr;
    const char* m_many = nullptr;
    int m_count = 0;
    bool m_sentences = false;
    std::vector<Phrase> m_parts;
    std::string m_verbatim;
};

/// A pattern that depends on a number: `one` for 1, `many` for all others.
struct NumberForms {
    const char* one;
    const char* many;
};

/// To whom something is told, and what the players are called: their names, by seat, and the seat of the one
/// who listens.
///
/// He who listens is spoken to: "You ask Ben for fives.", "Ben asks you for fives.", "your hand". Verbs and
/// cases bend with that, and differently in every language, so a sentence about players is never glued from a
/// name and a rest: it has a whole pattern for each way in which it can be told, and say() picks one:
///
///     names.say({asker, asked}, {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3."),
///                                QT_TRANSLATE_NOOP("Words", "You ask %2 for %3."),
///                                QT_TRANSLATE_NOOP("Words", "%1 asks you for %3.")}, {number})
///
/// The first form is for listeners whom the sentence does not mention, form k for the one who is its k-th
/// player. %1, %2 ... are the players, then come the other parts; a form leaves out the %k that is "you". A
/// missing form does not compile.
///
/// The perspective is a value like any other: the same event is told to each listener by giving say() the
/// Names with his seat as `you`; with kNoSeat everybody is called by his name (several persons share the
/// screen, the line protocol).
struct Names {
    std::vector<std::string> bySeat;
    Seat you = kNoSeat; ///< who is addressed as "you"; kNoSeat: nobody

    /// The name of a seat, "player 3" where none was given; also of the one who is addressed. For sentences
    /// in which he cannot be meant, and where a name itself is wanted.
    Phrase of(Seat seat) const;
    /// "you" or the name, for headings and in lists, where it is no part of a sentence with a verb.
    Phrase title(Seat seat) const;
    bool isYou(Seat seat) const { return seat != kNoSeat && seat == you; }
    /// The same names, told to another.
    Names to(Seat listener) const { return {bySeat, listener}; }

    /// The sentence about these players in the form for the listener. If he is several of them, the form of
    /// the first is taken.
    template <std::size_t Players, std::size_t Forms>
    Phrase
    say(const Seat (&players)[Players], const char* const (&forms)[Forms],
        std::vector<Phrase> parts = {}) const { // NOLINT(performance-unnecessary-value-param): moved on
        static_assert(Forms == Players + 1, "one form that names all, and one for each player who is you");
        return Phrase(forms[placeOfYou(players, Players)], partsOf(players, Players, std::move(parts)));
    }
    /// The same of a sentence that depends on a number (Phrase::counted()).
    template <std::size_t Players, std::size_t Forms>
    Phrase sayCounted(int count, const Seat (&players)[Players], const NumberForms (&forms)[Forms],
                      std::vector<Phrase> parts = {}) const { // NOLINT(performance-unnecessary-value-param)
        static_assert(Forms == Players + 1, "one form that names all, and one for each player who is you");
        const NumberForms& form = forms[placeOfYou(players, Players)];
        return Phrase::counted(count, form.one, form.many, partsOf(players, Players, std::move(parts)));
    }

  private:
    /// 1 if the first of the players is addressed, and so on; 0 if none is.
    std::size_t placeOfYou(const Seat* players, std::size_t count) const;
    std::vector<Phrase> partsOf(const Seat* players, std::size_t count, std::vector<Phrase> more) const;
};

} // namespace tacklebox

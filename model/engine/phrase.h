// Sentences for people, kept as a pattern and what fills it, so that they can be translated at the border.
#pragma once

#include "model/engine/seats.h"

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
/// pattern by pattern; english() serves the console and the line protocol.
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
    /// Several phrases in a row, "a, b and c"; the words between them are patterns of their own.
    static Phrase listed(const std::vector<Phrase>& phrases);

    bool empty() const { return !m_pattern && m_verbatim.empty(); }
    const char* pattern() const { return m_pattern; }     ///< null for verbatim text
    const char* patternForMany() const { return m_many; } ///< null unless counted
    int count() const { return m_count; }
    const std::vector<Phrase>& parts() const { return m_parts; }
    const std::string& text() const { return m_verbatim; }

    /// The phrase in English, its first letter as the pattern has it.
    std::string english() const;

  private:
    const char* m_pattern = nullptr;
    const char* m_many = nullptr;
    int m_count = 0;
    std::vector<Phrase> m_parts;
    std::string m_verbatim;
};

/// The players' names, by seat; `you` is the seat that is addressed as "you" (kNoSeat: nobody).
struct Names {
    std::vector<std::string> bySeat;
    Seat you = kNoSeat;

    /// The name of a seat, "player 3" where none was given.
    Phrase of(Seat seat) const;
};

} // namespace tacklebox

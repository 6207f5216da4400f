// How a match's texts lie in the database: scrambled while it is under way, one compressed blob once it is
// over.
//
// Column `form` of `matches` says where a match's texts are (MatchForm). How one value is written is told by
// the value itself, so that values of several versions of the program can stand side by side.
//
// Scrambled: 0x01, a number n of four bytes (most significant first, never 0), then the text, each byte XORed
// with the lowest byte of the next number of the xorshift32 generator that starts at n (Marsaglia, "Xorshift
// RNGs", 2003; shifts 13, 17, 5; one step before each byte).
//
// Plain: everything else. It is the text itself, as versions of the program up to schema 3 wrote it.
//
// Blob: "TBM1", then qCompress() of netstrings (D. J. Bernstein, 1997; length in decimal, colon, the bytes,
// comma): the opening, the resume state, then each step. zlib's Adler-32 tells a damaged one.
//
// Scrambling keeps hands from the eye of somebody who opens the file in an editor. It is no encryption: the
// key lies beside the text, and who wants to read it can.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace tacklebox {

/// The value of `matches.form`.
enum class MatchForm {
    Plain = 0,     ///< texts in `matches` and `steps`, as versions up to schema 3 wrote them
    Scrambled = 1, ///< there too, scrambled
    Blob = 2,      ///< all in `archive`; `record` and `resume state` are empty and `steps` has no rows of it
};

/// The texts of a match, readable.
struct MatchTexts {
    QByteArray opening, resumeState;
    QList<QByteArray> steps;

    bool operator==(const MatchTexts&) const = default;
};

/// The text as a match under way keeps it.
QByteArray scrambled(const QByteArray& text);
/// The text of a scrambled or plain value. Every value has one; of a damaged one it is nonsense.
QByteArray unscrambled(const QByteArray& value);

/// The texts in one blob, as a finished match keeps them.
QByteArray blobOf(const MatchTexts& texts);
/// Bytes of a match's texts together. No match has a quarter of it, and what has more is damaged or made to
/// harm: 100 kB can unpack to 100 MB.
inline constexpr qsizetype kLongestMatch = 8 * 1024 * 1024;

/// The texts of a blob; nothing if it is damaged.
std::optional<MatchTexts> textsOf(const QByteArray& blob);
/// The texts at the beginning of a damaged blob, as far as zlib can read it but in `longest` bytes; nothing
/// if that does not reach to the end of the opening. The last ones may be nonsense, for what is wrong shows
/// only some bytes later.
std::optional<MatchTexts> textsLeftOf(const QByteArray& blob, qsizetype longest = kLongestMatch);

} // namespace tacklebox

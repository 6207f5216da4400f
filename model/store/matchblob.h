// Storage of a match's texts in the database: scrambled while it is unfinished, one compressed blob
// afterwards.
//
// Column `form` of `matches` tells where the texts are (MatchForm). Each value describes its own encoding, so
// values from several versions can coexist.
//
// Scrambled: 0x01, a 4-byte big-endian number n > 0, then the text. Each byte is XORed with the lowest byte
// of the next number of the xorshift32 generator seeded with n (Marsaglia, "Xorshift RNGs", 2003; shifts 13,
// 17, 5; one step before each byte).
//
// Plain: everything else. The text itself, as written up to schema 3.
//
// Blob: "TBM1", then qCompress() of netstrings (D. J. Bernstein, 1997; length in decimal, colon, bytes,
// comma): the opening, the resume state, then each step. zlib's Adler-32 detects damage.
//
// Scrambling hides hands from people who open the file in an editor. It is not encryption, because the key is
// stored with the text.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace tacklebox {

/// The value of `matches.form`.
enum class MatchForm {
    Plain = 0,     ///< texts in `matches` and `steps`, up to schema 3
    Scrambled = 1, ///< the same, scrambled
    Blob = 2,      ///< all in `archive`; `record` and `resume state` are empty, `steps` has no rows
};

/// The decoded texts of a match.
struct MatchTexts {
    QByteArray opening, resumeState;
    QList<QByteArray> steps;

    bool operator==(const MatchTexts&) const = default;
};

/// Encodes a text of an unfinished match.
QByteArray scrambled(const QByteArray& text);
/// Decodes a scrambled or plain value. Never fails; a damaged value gives garbage.
QByteArray unscrambled(const QByteArray& value);

/// Encodes the texts of a finished match.
QByteArray blobOf(const MatchTexts& texts);
/// Maximum total bytes of a match's texts, at least four times the size of any real match. Larger ones are
/// damaged or malicious: 100 kB can unpack to 100 MB.
inline constexpr qsizetype kLongestMatch = 8 * 1024 * 1024;

/// Decodes a blob; nullopt if it is damaged.
std::optional<MatchTexts> textsOf(const QByteArray& blob);
/// Decodes the beginning of a damaged blob, as far as zlib can read it, up to `longest` bytes; nullopt if the
/// opening is incomplete. The last texts may be garbage, because zlib detects damage some bytes late.
std::optional<MatchTexts> textsLeftOf(const QByteArray& blob, qsizetype longest = kLongestMatch);

} // namespace tacklebox

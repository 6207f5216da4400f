#include "model/store/matchblob.h"

#include <QRandomGenerator>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr char kScrambledMark = 0x01;
constexpr qsizetype kScrambledHead = 1 + sizeof(quint32);
constexpr QByteArrayView kBlobMark("TBM1");
/// The mark and the length, which are ignored in a damaged blob.
constexpr qsizetype kBlobHead = 4 + qsizetype(sizeof(quint32));
constexpr int kSmallest = 9;          ///< zlib's compression level
constexpr qsizetype kMostDigits = 10; ///< of a netstring's length
constexpr qsizetype kMostTexts = 100'000;
constexpr quint32 kAdlerBytes = 4; ///< zlib's checksum at the end

void mix(QByteArray& text, qsizetype from, quint32 state) {
    char* bytes = text.data();
    for (qsizetype i = from; i < text.size(); ++i) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        bytes[i] = char(bytes[i] ^ char(state & 0xff));
    }
}

void addNetstring(QByteArray& to, const QByteArray& text) {
    to += QByteArray::number(text.size());
    to += ':';
    to += text;
    to += ',';
}

/// Reads the netstring at `at` and advances `at` behind it; nullopt if there is none.
std::optional<QByteArray> nextNetstring(const QByteArray& all, qsizetype& at) {
    qint64 length = 0;
    const qsizetype begin = at;
    for (; at < all.size() && all[at] >= '0' && all[at] <= '9' && at - begin < kMostDigits; ++at)
        length = length * 10 + (all[at] - '0');
    if (at == begin || at >= all.size() || all[at] != ':' || length > all.size() - at - 2)
        return std::nullopt;
    QByteArray text = all.mid(at + 1, length);
    at += 1 + length;
    if (all[at] != ',') return std::nullopt;
    ++at;
    return text;
}

/// The netstrings at the beginning of `all`.
QList<QByteArray> netstringsIn(const QByteArray& all) {
    QList<QByteArray> texts;
    qsizetype at = 0;
    while (texts.size() < kMostTexts) {
        auto text = nextNetstring(all, at);
        if (!text) break;
        texts.append(*text);
    }
    return texts;
}

/// Unpacks the result of qCompress() without its length prefix: at most `longest` bytes, fewer if damaged.
/// Sets *whole if the data is complete and its checksum is right.
QByteArray inflated(QByteArray packed, qsizetype longest, bool* whole) {
    constexpr int kNoHeader = -MAX_WBITS;
    constexpr qsizetype kHeader = 2; // of zlib; contains nothing needed
    constexpr qsizetype kPart = 64 * 1024;
    *whole = false;
    z_stream stream{};
    if (packed.size() < kHeader || inflateInit2(&stream, kNoHeader) != Z_OK) return {};
    stream.next_in = reinterpret_cast<Bytef*>(packed.data()) + kHeader;
    stream.avail_in = uInt(packed.size() - kHeader);
    QByteArray all;
    int state = Z_OK;
    while (state == Z_OK && all.size() < longest) {
        const qsizetype before = all.size();
        all.resize(std::min(before + kPart, longest));
        stream.next_out = reinterpret_cast<Bytef*>(all.data()) + before;
        stream.avail_out = uInt(all.size() - before);
        state = inflate(&stream, Z_NO_FLUSH);
        all.chop(qsizetype(stream.avail_out));
    }
    if (state == Z_STREAM_END && stream.avail_in >= kAdlerBytes)
        *whole = qFromBigEndian<quint32>(stream.next_in) ==
                 adler32(adler32(0, nullptr, 0), reinterpret_cast<const Bytef*>(all.constData()),
                         uInt(all.size()));
    inflateEnd(&stream);
    return all;
}

} // namespace

QByteArray scrambled(const QByteArray& text) {
    const quint32 start = std::max(1u, QRandomGenerator::global()->generate());
    QByteArray value(kScrambledHead, kScrambledMark);
    qToBigEndian(start, value.data() + 1);
    value += text;
    mix(value, kScrambledHead, start);
    return value;
}

QByteArray unscrambled(const QByteArray& value) {
    if (value.size() < kScrambledHead || value[0] != kScrambledMark) return value;
    QByteArray text = value.mid(kScrambledHead);
    mix(text, 0, qFromBigEndian<quint32>(value.constData() + 1));
    return text;
}

QByteArray blobOf(const MatchTexts& texts) {
    QByteArray all;
    addNetstring(all, texts.opening);
    addNetstring(all, texts.resumeState);
    for (const QByteArray& step : texts.steps)
        addNetstring(all, step);
    return kBlobMark.toByteArray() + qCompress(all, kSmallest);
}

std::optional<MatchTexts> textsOf(const QByteArray& blob) {
    bool whole = false;
    const QByteArray all = inflated(blob.mid(kBlobHead), kLongestMatch, &whole);
    if (!blob.startsWith(kBlobMark) || !whole) return std::nullopt;
    qsizetype at = 0;
    auto opening = nextNetstring(all, at);
    auto resumeState = opening ? nextNetstring(all, at) : std::nullopt;
    if (!resumeState) return std::nullopt;
    MatchTexts texts{*opening, *resumeState, {}};
    while (at < all.size()) {
        auto step = nextNetstring(all, at);
        if (!step || texts.steps.size() == kMostTexts) return std::nullopt;
        texts.steps.append(*step);
    }
    return texts;
}

std::optional<MatchTexts> textsLeftOf(const QByteArray& blob, qsizetype longest) {
    bool whole = false;
    QList<QByteArray> texts = netstringsIn(inflated(blob.mid(kBlobHead), longest, &whole));
    if (texts.isEmpty()) return std::nullopt;
    MatchTexts left{texts.takeFirst(), {}, {}};
    if (!texts.isEmpty()) left.resumeState = texts.takeFirst();
    left.steps = texts;
    return left;
}

} // namespace tacklebox

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
constexpr int kSmallest = 9; ///< zlib's level
/// A blob that claims to be longer is damaged: the longest match has a hundredth of it.
constexpr quint32 kLongest = 256 * 1024 * 1024;
constexpr qsizetype kMostDigits = 10; ///< of a netstring's length

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

/// The netstring at `at`, which then stands behind it; nothing if there is none.
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
    while (auto text = nextNetstring(all, at))
        texts.append(*text);
    return texts;
}

/// As much as can be had of deflated data.
QByteArray inflateBeginning(QByteArray deflated) {
    constexpr int kNoHeader = -MAX_WBITS;
    z_stream stream{};
    if (inflateInit2(&stream, kNoHeader) != Z_OK) return {};
    stream.next_in = reinterpret_cast<Bytef*>(deflated.data());
    stream.avail_in = uInt(deflated.size());
    QByteArray all;
    QByteArray part(64 * 1024, '\0');
    int state = Z_OK;
    while (state == Z_OK && all.size() < qsizetype(kLongest)) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = uInt(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        all.append(part.constData(), part.size() - qsizetype(stream.avail_out));
    }
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
    const QByteArray packed = blob.mid(kBlobMark.size());
    if (!blob.startsWith(kBlobMark) || packed.size() < qsizetype(sizeof(quint32)) ||
        qFromBigEndian<quint32>(packed.constData()) > kLongest)
        return std::nullopt;
    const QByteArray all = qUncompress(packed);
    qsizetype at = 0;
    auto opening = nextNetstring(all, at);
    auto resumeState = opening ? nextNetstring(all, at) : std::nullopt;
    if (!resumeState) return std::nullopt;
    MatchTexts texts{*opening, *resumeState, {}};
    while (at < all.size()) {
        auto step = nextNetstring(all, at);
        if (!step) return std::nullopt;
        texts.steps.append(*step);
    }
    return texts;
}

std::optional<MatchTexts> textsLeftOf(const QByteArray& blob) {
    // The mark, the length, and zlib's header say nothing that is not known.
    constexpr qsizetype kHead = kBlobMark.size() + qsizetype(sizeof(quint32)) + 2;
    QList<QByteArray> texts = netstringsIn(inflateBeginning(blob.mid(kHead)));
    if (texts.isEmpty()) return std::nullopt;
    MatchTexts left{texts.takeFirst(), {}, {}};
    if (!texts.isEmpty()) left.resumeState = texts.takeFirst();
    left.steps = texts;
    return left;
}

} // namespace tacklebox

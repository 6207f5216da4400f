// The shipped sounds: loudness, with frequent sounds softer than rare ones; none clicks or is cut off, and no
// two takes are equal.
#include "tests/support/qttest.h"

#include "views/sounds/cues.h"

#include <cmath>
#include <numbers>

using namespace tacklebox;

namespace {

/// A second-order filter of BS.1770 for any rate, derived from its analogue prototype.
class Filter {
  public:
    Filter(double corner, double quality, double high, double band, double low, int rate) {
        const double k = std::tan(std::numbers::pi * corner / rate), a0 = 1 + k / quality + k * k;
        m_b[0] = (high + band * k / quality + low * k * k) / a0;
        m_b[1] = 2 * (low * k * k - high) / a0;
        m_b[2] = (high - band * k / quality + low * k * k) / a0;
        m_a[0] = 2 * (k * k - 1) / a0;
        m_a[1] = (1 - k / quality + k * k) / a0;
    }
    double operator()(double x) {
        const double y = m_b[0] * x + m_b[1] * m_x[0] + m_b[2] * m_x[1] - m_a[0] * m_y[0] - m_a[1] * m_y[1];
        m_x[1] = std::exchange(m_x[0], x);
        m_y[1] = std::exchange(m_y[0], y);
        return y;
    }

  private:
    double m_b[3], m_a[2], m_x[2] = {}, m_y[2] = {};
};

/// The loudest 400 ms in LUFS (ITU-R BS.1770-4), with silence before and after.
double loudness(const Sample& sample) {
    const double high = std::pow(10.0, 3.999843853973347 / 20);
    Filter head(1681.974450955533, .7071752369554196, high, std::pow(high, .4996667741545416), 1,
                sample.rate);
    Filter low(38.13547087602444, .5003270373238773, 1, 0, 0, sample.rate);
    const auto window = std::size_t(.4 * sample.rate);
    std::vector<double> sums{0};
    for (std::size_t i = 0; i < sample.frames.size() + 2 * window; ++i) {
        const bool inside = i >= window && i < window + sample.frames.size();
        const double y = low(head(inside ? double(sample.frames[i - window]) : 0));
        sums.push_back(sums.back() + y * y);
    }
    double most = 0;
    for (std::size_t i = window; i < sums.size(); ++i)
        most = std::max(most, sums[i] - sums[i - window]);
    return -.691 + 10 * std::log10(most / double(window) + 1e-12);
}

double planned(SoundRank rank) {
    switch (rank) {
    case SoundRank::Air: return -46;
    case SoundRank::Tension: return -36;
    case SoundRank::Whisper: return -35;
    case SoundRank::Routine: return -32;
    case SoundRank::Result: return -27;
    case SoundRank::Special: return -22.5;
    case SoundRank::Rare: return -18.5;
    }
    return 0;
}

} // namespace

class SoundFilesTest : public QObject {
    Q_OBJECT

  private slots:
    /// A sine of 997 Hz at full scale is -3.01 LUFS (annex 1), at any rate.
    void theMeasureItselfIsRight() {
        for (const int rate : {22'050, 48'000}) {
            Sample sine{.rate = rate, .frames = {}};
            for (int i = 0; i < rate; ++i)
                sine.frames.push_back(float(std::sin(2 * std::numbers::pi * 997 * i / rate)));
            QVERIFY2(std::abs(loudness(sine) + 3.01) < .1, qPrintable(QString::number(loudness(sine))));
        }
    }

    void everyFileHasThePlannedLoudness() {
        QSet<QString> wanted;
        double frequent = -99, seldom = 0;
        for (const Cue& cue : cues())
            for (int step = 0; step < cue.steps; ++step) {
                QSet<QByteArray> takes;
                for (int take = 0; take < cue.takes; ++take) {
                    const QString name = fileOf({&cue, step}, take);
                    const QByteArray said = name.toUtf8();
                    QFile file(name);
                    QVERIFY2(file.open(QIODevice::ReadOnly), said.constData());
                    const QByteArray bytes = file.readAll();
                    wanted.insert(name.section(u'/', -1));
                    takes.insert(bytes);
                    const auto sample = readSound(bytes);
                    QVERIFY2(sample, said.constData());
                    const bool loop = cue.rank == SoundRank::Air || cue.rank == SoundRank::Tension;
                    const double loud = loudness(*sample);
                    // The loudness of a loop was measured across its seam, so a single pass is slightly
                    // softer.
                    QVERIFY2(std::abs(loud - planned(cue.rank)) < (loop ? 1.5 : 0.3),
                             qPrintable(name + u' ' + QString::number(loud)));
                    if (cue.rank == SoundRank::Whisper || cue.rank == SoundRank::Routine)
                        frequent = std::max(frequent, loud);
                    if (cue.rank >= SoundRank::Special) seldom = std::min(seldom, loud);
                    double most = 0, sum = 0;
                    for (const float value : sample->frames) {
                        most = std::max(most, double(std::abs(value)));
                        sum += double(value);
                    }
                    QVERIFY2(most < 0.708, said.constData()); // -3 dB
                    QVERIFY2(std::abs(sum / double(sample->frames.size())) < 0.001, said.constData());
                    QVERIFY2(sample->seconds() < (loop ? 30 : 3), said.constData());
                    if (loop) continue;
                    QVERIFY2(std::abs(sample->frames.front()) < 0.001F, said.constData());
                    QVERIFY2(std::abs(sample->frames.back()) < 0.001F, said.constData());
                }
                QCOMPARE(int(takes.size()), cue.takes);
            }
        QVERIFY2(seldom - frequent >= 8, qPrintable(QString::number(seldom - frequent))); // LU
        QStringList shipped = QDir(QStringLiteral(":/sounds")).entryList({QStringLiteral("*.sound")});
        QCOMPARE(QSet<QString>(shipped.begin(), shipped.end()), wanted); // and no others
    }

    void cuesAreFoundByTheirNames() {
        QVERIFY(!cueNamed(QString()).cue);
        QVERIFY(!cueNamed(QStringLiteral("hit-5")).cue);
        QVERIFY(!cueNamed(QStringLiteral("set-1")).cue); // takes are internal
        QVERIFY(!cueNamed(QStringLiteral("hi")).cue);
        QCOMPARE(cueNamed(QStringLiteral("hit-3")).step, 2);
        QCOMPARE(cueNamed(QStringLiteral("hit")).step, 0);
        QCOMPARE(fileOf(cueNamed(QStringLiteral("hit-3")), 1), QStringLiteral(":/sounds/hit-3-2.sound"));
        QCOMPARE(fileOf(cueNamed(QStringLiteral("victory")), 0), QStringLiteral(":/sounds/victory.sound"));
    }

    /// A coefficient is a cosine of a fixed frequency under half a sine over two hops. After a silent block a
    /// step is relative to the last sounding one. The last block ends at the start of the first.
    void framesAreTheStoredTones() {
        constexpr int tone = 3;
        // Bands of one coefficient each below the tenth: steps of 1/16 in block 1, twice that in block 3.
        const auto kept = oneTone(tone, QByteArray("\0\1\0\5", 4), QByteArray("\x04\x01", 2), 0); // 2 and -1
        const auto sample = readSound(qCompress(kept));
        QVERIFY(sample);
        QCOMPARE(sample->rate, 8000);
        QCOMPARE(int(sample->frames.size()), 4 * kHop);
        for (int i = 0; i < 4 * kHop; ++i) {
            double wanted = 0;
            for (const auto& [block, coefficient] : {std::pair(1, 2.0 / 16), std::pair(3, -1.0 / 8)}) {
                const int at = (i - block * kHop + 4 * kHop) % (4 * kHop);
                if (at >= 2 * kHop) continue;
                wanted += coefficient * std::sqrt(2.0 / kHop) * std::sin(kPi * (at + .5) / (2 * kHop)) *
                          std::cos(kPi / kHop * (at + .5 + kHop / 2.0) * (tone + .5));
            }
            QVERIFY2(std::abs(double(sample->frames[std::size_t(i)]) - wanted) < 1e-6,
                     qPrintable(QString::number(i)));
        }
    }

    void bothEndsFade() {
        const QByteArray levels("\x01\x01\x01\x01", 4), values("\x04\x04\x04\x04", 4);
        const auto plain = readSound(qCompress(oneTone(2, levels, values, 0)));
        const auto faded = readSound(qCompress(oneTone(2, levels, values, 1)));
        QVERIFY(plain && faded);
        const std::size_t last = plain->frames.size() - 1;
        QVERIFY(plain->frames[0] != 0 && plain->frames[last] != 0);
        QCOMPARE(faded->frames[0], plain->frames[0] / 4);
        QCOMPARE(faded->frames[1], plain->frames[1]);
        QCOMPARE(faded->frames[last - 1], plain->frames[last - 1]);
        QCOMPARE(faded->frames[last], plain->frames[last] / 4);
    }

    void invalidDataGivesNoSample() {
        QVERIFY(!readSound({}));
        QVERIFY(!readSound(QByteArray(3, 0)));
        const QByteArray good =
            oneTone(2, QByteArray("\x01\x01\x01\x01", 4), QByteArray("\x04\x04\x04\x04", 4), 0);
        QVERIFY(readSound(qCompress(good)));
        for (qsizetype size = 1; size < good.size(); ++size)
            QVERIFY(!readSound(qCompress(good.left(size))));
        QVERIFY(!readSound(qCompress(good + '\0'))); // more data than its blocks need
        const auto with = [&good](qsizetype at, char byte) {
            QByteArray bytes = good;
            bytes[at] = byte;
            return qCompress(bytes);
        };
        QVERIFY(readSound(with(18, 1))); // these bytes are unused
        QVERIFY(!readSound(with(0, 'R')));
        QVERIFY(!readSound(with(7, '\x7f'))); // a rate of gigahertz
        QVERIFY(!readSound(with(8, 65)));     // more frames than its blocks have
        QVERIFY(!readSound(with(8, 0)));      // none
        QVERIFY(!readSound(with(8, 16)));     // so few that two blocks would do
        QVERIFY(!readSound(with(12, 15)));    // half a frame
        QVERIFY(!readSound(with(13, 4)));     // hops that are too long
        QVERIFY(!readSound(with(14, 0)));     // no blocks
        QVERIFY(!readSound(with(16, 9)));     // steps louder than full scale
        QVERIFY(!readSound(with(16, -81)));
        QVERIFY(!readSound(with(20 + 2 * 4 + 3, '\xff')));
        QByteArray cut = qCompress(good);
        cut.chop(8);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("qUncompress")));
        QVERIFY(!readSound(cut));
    }

  private:
    static constexpr int kHop = 16;
    static constexpr double kPi = std::numbers::pi;

    /// Four blocks of 16 frames in which one band sounds, in the format of resources/art/sounds/pack.py
    /// before compression.
    static QByteArray oneTone(int band, const QByteArray& levels, const QByteArray& values, char fade) {
        const char head[] = {'T', 'b', 's',  'm', 0x40, 0x1f, 0,  0,    4 * kHop, 0,
                             0,   0,   kHop, 0,   4,    0,    -8, fade, 0,        0};
        return QByteArray(head, sizeof head) + QByteArray(band * 4, 0) + levels +
               QByteArray((12 - band) * 4, 0) + values;
    }
};

TACKLEBOX_QTEST(SoundFilesTest)
#include "soundfiles_test.moc"

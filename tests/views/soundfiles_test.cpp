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
        QStringList shipped = QDir(QStringLiteral(":/sounds")).entryList({QStringLiteral("*.wav")});
        QCOMPARE(QSet<QString>(shipped.begin(), shipped.end()), wanted); // and no others
    }

    void cuesAreFoundByTheirNames() {
        QVERIFY(!cueNamed(QString()).cue);
        QVERIFY(!cueNamed(QStringLiteral("hit-5")).cue);
        QVERIFY(!cueNamed(QStringLiteral("set-1")).cue); // takes are internal
        QVERIFY(!cueNamed(QStringLiteral("hi")).cue);
        QCOMPARE(cueNamed(QStringLiteral("hit-3")).step, 2);
        QCOMPARE(cueNamed(QStringLiteral("hit")).step, 0);
        QCOMPARE(fileOf(cueNamed(QStringLiteral("hit-3")), 1), QStringLiteral(":/sounds/hit-3-2.wav"));
        QCOMPARE(fileOf(cueNamed(QStringLiteral("victory")), 0), QStringLiteral(":/sounds/victory.wav"));
    }

    void onlyWavFilesOf16BitMonoAreRead() {
        const auto good =
            QByteArray::fromHex("52494646 28000000 57415645 666d7420 10000000 0100 0100 401f0000"
                                "803e0000 0200 1000 64617461 04000000 0040 00c0");
        const auto sample = readSound(good);
        QVERIFY(sample);
        QCOMPARE(sample->rate, 8000);
        QCOMPARE(sample->frames, (std::vector<float>{0.5F, -0.5F}));
        for (qsizetype size = 0; size < good.size(); ++size)
            QVERIFY2(!readSound(good.left(size)), qPrintable(QString::number(size)));
        QVERIFY(!readSound(good + '\0'));
        // Names, encoding, channels, rate, bits of a sample and size of the data.
        for (const qsizetype at : {0, 8, 12, 20, 22, 27, 34, 36, 40}) {
            QByteArray wrong = good;
            wrong[at] = 127;
            QVERIFY2(!readSound(wrong), qPrintable(QString::number(at)));
        }
    }
};

TACKLEBOX_QTEST(SoundFilesTest)
#include "soundfiles_test.moc"

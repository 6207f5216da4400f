// Reduced pictures of whole pages, compared with stored ones: sensitive to a shift by the width of a letter,
// not to the antialiasing of other machines.
#pragma once

#include <QColor>
#include <QDir>
#include <QImage>

#include <algorithm>
#include <cmath>

namespace tacklebox::testing {

/// One eighth of the page size; colours rounded to steps of 8 to keep files small.
inline constexpr int kGoldenShare = 8, kGoldenStep = 8;
/// Limits of the colour difference (0 to 255): mean of the whole picture, and mean of its worst block of
/// kGoldenBlock x kGoldenBlock pixels (32 x 32 of the page).
inline constexpr double kGoldenMean = 1.5, kGoldenWorst = 20;
inline constexpr int kGoldenBlock = 4;

inline QImage goldenOf(const QImage& page) {
    QImage small = page.convertToFormat(QImage::Format_RGB32)
                       .scaled(page.size() / kGoldenShare, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                       .convertToFormat(QImage::Format_RGB888);
    for (int y = 0; y < small.height(); ++y)
        for (uchar* byte = small.scanLine(y); byte < small.scanLine(y) + 3 * small.width(); ++byte)
            *byte = uchar(std::min(255, (*byte + kGoldenStep / 2) / kGoldenStep * kGoldenStep));
    return small;
}

struct GoldenDistance {
    double mean = 0, worst = 0;
    QPoint at; ///< centre of the worst block, in pixels of the page

    bool near() const { return mean <= kGoldenMean && worst <= kGoldenWorst; }
};

/// Requires equal sizes.
inline GoldenDistance goldenDistance(const QImage& a, const QImage& b) {
    GoldenDistance found;
    const auto off = [&](int x, int y) {
        const QColor left = a.pixelColor(x, y), right = b.pixelColor(x, y);
        return (std::abs(left.red() - right.red()) + std::abs(left.green() - right.green()) +
                std::abs(left.blue() - right.blue())) /
               3.0;
    };
    double sum = 0;
    for (int top = 0; top < a.height(); top += kGoldenBlock)
        for (int left = 0; left < a.width(); left += kGoldenBlock) {
            double block = 0;
            int pixels = 0;
            for (int y = top; y < std::min(a.height(), top + kGoldenBlock); ++y)
                for (int x = left; x < std::min(a.width(), left + kGoldenBlock); ++x, ++pixels)
                    block += off(x, y);
            sum += block;
            if (block / pixels <= found.worst) continue;
            found.worst = block / pixels;
            found.at = QPoint(left + kGoldenBlock / 2, top + kGoldenBlock / 2) * kGoldenShare;
        }
    found.mean = sum / (a.width() * a.height());
    return found;
}

} // namespace tacklebox::testing

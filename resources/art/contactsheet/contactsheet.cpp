// contactsheet OUT.png WIDTH COLUMNS STEP FILE...
//
// Draws the pictures in rows on the felt colour, each WIDTH pixels wide, COLUMNS in a row. STEP is the
// distance of left edges (0: side by side; less than WIDTH: a fan). Prints QtSvg's warnings and names
// pictures that paint outside their frame; returns 1 if there are any.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

namespace {
int warnings = 0;
QString drawnNow;

void countWarning(QtMsgType, const QMessageLogContext&, const QString& text) {
    ++warnings;
    std::fprintf(stderr, "%s: %s\n", qPrintable(drawnNow), qPrintable(text));
}

// QtSvg does not clip a picture to its frame, so anything outside would be painted beside the card.
bool paintsOutside(QSvgRenderer& renderer, int width, int height) {
    const int margin = 24;
    QImage around(width + 2 * margin, height + 2 * margin, QImage::Format_ARGB32_Premultiplied);
    around.fill(Qt::transparent);
    QPainter painter(&around);
    renderer.render(&painter, QRectF(margin, margin, width, height));
    painter.end();
    for (int y = 0; y < around.height(); ++y)
        for (int x = 0; x < around.width(); ++x) {
            const bool inside =
                x >= margin - 1 && x <= width + margin && y >= margin - 1 && y <= height + margin;
            if (!inside && qAlpha(around.pixel(x, y)) > 0) return true;
        }
    return false;
}
} // namespace

int main(int count, char** words) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(count, words);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 6) {
        std::fprintf(stderr, "contactsheet OUT.png WIDTH COLUMNS STEP FILE...\n");
        return 2;
    }
    const int width = arguments[2].toInt();
    const int columns = arguments[3].toInt();
    const int step = arguments[4].toInt() > 0 ? arguments[4].toInt() : width + 6;
    const QStringList files = arguments.mid(5);
    qInstallMessageHandler(countWarning);

    QSvgRenderer first(files[0]);
    const QSizeF size = first.isValid() ? QSizeF(first.defaultSize()) : QSizeF(1, 1);
    const int height = qRound(width * size.height() / size.width());
    const int rows = int((files.size() + columns - 1) / columns);
    QImage sheet(12 + step * (columns - 1) + width, 6 + rows * (height + 6),
                 QImage::Format_ARGB32_Premultiplied);
    sheet.fill(QColor("#1B4A53"));
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < files.size(); ++i) {
        drawnNow = files[i];
        QSvgRenderer renderer(files[i]);
        if (!renderer.isValid()) {
            ++warnings;
            std::fprintf(stderr, "%s: not an SVG file\n", qPrintable(files[i]));
            continue;
        }
        if (paintsOutside(renderer, width, height)) {
            ++warnings;
            std::fprintf(stderr, "%s: paints outside its frame\n", qPrintable(files[i]));
        }
        const QRectF place(6 + (i % columns) * step, 6 + (i / columns) * (height + 6), width, height);
        renderer.render(&painter, place);
    }
    painter.end();
    if (!sheet.save(arguments[1])) return 2;
    return warnings ? 1 : 0;
}

#include "views/dialogs/rulespage.h"

#include "views/games/common/cardfiles.h"
#include "views/games/games.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"

#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrlQuery>
#include <QtMath>

namespace tacklebox {

namespace {
constexpr int kSheetWidth = 720; ///< maximum width of a page, in units of scale 1
const QString kFoldScheme = QStringLiteral("fold"), kShutMark = QStringLiteral("\u25b8"),
              kOpenMark = QStringLiteral("\u25be");

/// Scales the widths of table cells.
QString withWidths(const QString& html, qreal scale) {
    static const QRegularExpression kWidth(QStringLiteral("(?<=<td )([^>]*\\bwidth=\")(\\d+)"));
    QString scaled;
    qsizetype from = 0;
    for (auto widths = kWidth.globalMatch(html); widths.hasNext();) {
        const QRegularExpressionMatch width = widths.next();
        scaled += QStringView(html).mid(from, width.capturedStart() - from);
        scaled += width.captured(1) + QString::number(qCeil(width.captured(2).toInt() * scale));
        from = width.capturedEnd();
    }
    scaled += QStringView(html).mid(from);
    return scaled;
}

} // namespace

RulesPage::RulesPage(const QString& language, QWidget* parent) : QTextBrowser(parent), m_language(language) {
    // Pages fit, but Qt adds an empty pixel to lines that end in italics.
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // QTextBrowser treats unknown schemes as external links.
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &RulesPage::openLink);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(18);
}

RulesPage::~RulesPage() = default;

void RulesPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange && !source().isEmpty()) reload(); // images scale with the font
}

QString RulesPage::pageOf(const QString& game) {
    m_missing.clear();
    for (const QString& language : {m_language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/rules/%1/%2.html").arg(language, game));
        if (!file.open(QIODevice::ReadOnly)) continue;
        QString html = QString::fromUtf8(file.readAll());
        // loadResource() sees only the address, so add the scaled height to it.
        static const QRegularExpression kImage(
            QStringLiteral("src=\"((?:card|back):[^\"]+)\"\\s+height=\"(\\d+)\""));
        const qreal scale = theme::fontPixels(*this) / 16.0;
        QString scaled;
        qsizetype from = 0;
        auto images = kImage.globalMatch(html);
        while (images.hasNext()) {
            const QRegularExpressionMatch image = images.next();
            const int height = qRound(image.captured(2).toInt() * scale);
            scaled += QStringView(html).mid(from, image.capturedStart() - from);
            scaled += QStringLiteral("src=\"%1?height=%2\" height=\"%2\" width=\"%3\"")
                          .arg(image.captured(1))
                          .arg(height)
                          .arg(qRound(height * 5 / 7.0));
            from = image.capturedEnd();
        }
        scaled += QStringView(html).mid(from);
        return themed(withWidths(scaled, scale));
    }
    if (QFile rulings(QStringLiteral(":/rulings/%1.md").arg(game)); rulings.open(QIODevice::ReadOnly)) {
        QTextDocument page;
        page.setMarkdown(QString::fromUtf8(rulings.readAll()));
        return themed(page.toHtml());
    }
    const GameInfo* info = gameInfo(game);
    return QStringLiteral("<h1>%1</h1><p>%2</p>")
        .arg((info ? info->title : tr("Rules")).toHtmlEscaped(), tr("There's no page about this."));
}

QString RulesPage::themed(QString html) {
    const theme::Theme& colours = theme::currentTheme();
    const qreal fontSize = theme::fontPixels(*this);
    const QString style =
        QStringLiteral(
            "h1, h2, h3 { font-family: '%1'; font-weight: 800; color: %2; }"
            "h1 { font-size: %3px; } h2 { font-size: %4px; } h3 { font-size: %5px; }"
            "p, li { line-height: 140%; } a { color: %6; font-weight: 800; text-decoration: none; }")
            .arg(theme::displayFamily(), colours.ink.name())
            .arg(qRound(fontSize * 1.9))
            .arg(qRound(fontSize * 1.6))
            .arg(qRound(fontSize * 1.25))
            .arg(colours.filled.name());
    html.replace(QLatin1String("</style>"), style + QLatin1String("</style>"));
    // A fish before each heading.
    static const QRegularExpression kHeading(
        QStringLiteral("(<h[23][^>]*>(?:\\s*<a name=\"[^\"]*\"></a>)?)"));
    const int fish = qRound(fontSize * 0.9);
    html.replace(kHeading,
                 QStringLiteral("\\1<img src=\"fish:mark?height=%1\" height=\"%1\" width=\"%2\">&nbsp;")
                     .arg(fish)
                     .arg(fish * 2));
    // A box around the rulings of this table on questions that the rule sheet leaves open.
    const qsizetype questions = html.indexOf(QLatin1String("<a name=\"questions\">"));
    const qsizetype from = html.indexOf(QLatin1String("</h2>"), questions);
    if (questions < 0 || from < 0) return html;
    qsizetype to = html.indexOf(QLatin1String("<h2"), from);
    if (to < 0) to = html.indexOf(QLatin1String("</body>"), from);
    if (to < 0) return html;
    // Answers are folded below their questions.
    static const QRegularExpression kRuling(QStringLiteral("<p><b>(.*?)</b><br>(.*?)</p>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    const QString section = html.mid(from + 5, to - from - 5);
    QString folded;
    int number = 0;
    qsizetype copied = 0;
    for (auto rulings = kRuling.globalMatch(section); rulings.hasNext(); ++number) {
        const QRegularExpressionMatch ruling = rulings.next();
        const bool open = m_unfolded.contains(number);
        folded += QStringView(section).mid(copied, ruling.capturedStart() - copied);
        folded += QStringLiteral("<p><a href=\"%1:%2\">%3&nbsp;%4</a>%5</p>")
                      .arg(kFoldScheme)
                      .arg(number)
                      .arg(open ? kOpenMark : kShutMark, ruling.captured(1),
                           open ? QLatin1String("<br>") + ruling.captured(2) : QString());
        copied = ruling.capturedEnd();
    }
    folded += QStringView(section).mid(copied);
    m_rulings = number;
    html.replace(from + 5, section.size(), folded);
    to = from + 5 + folded.size();
    const QString box =
        QStringLiteral("<table width=\"96%\" cellpadding=\"12\" cellspacing=\"0\" border=\"1\" "
                       "bgcolor=\"%1\" style=\"border-style: solid; border-color: %2\"><tr><td>")
            .arg(colours.paperSecond.name(), colours.ink.name());
    html.insert(to, QLatin1String("</td></tr></table>"));
    html.insert(from + 5, box);
    return html;
}

void RulesPage::resizeEvent(QResizeEvent* event) {
    // Limit the line length.
    const int most = qRound(kSheetWidth * theme::unitOf(*this));
    const int room = event->size().width() + viewportMargins().right(); // the event has the viewport's size
    setViewportMargins(0, 0, qMax(0, room - most), 0);
    QTextBrowser::resizeEvent(event);
}

QVariant RulesPage::picture(const QUrl& name) {
    const QString path = name.path();
    const int height = qBound(8, QUrlQuery(name).queryItemValue(QStringLiteral("height")).toInt(), 1200);
    if (name.scheme() == u"fish") {
        const qreal dense = devicePixelRatioF();
        QPixmap fish(QSize(height * 2, height) * dense);
        fish.setDevicePixelRatio(dense);
        fish.fill(Qt::transparent);
        QPainter painter(&fish);
        theme::drawFish(painter, QRectF(0, height * 0.1, height * 1.7, height * 0.85),
                        theme::currentTheme().filled);
        return fish;
    }
    CardArt art;
    if (name.scheme() == u"back")
        art = backArt(path);
    else
        art = artOfCard(path.section(u'/', 0, 0), path.section(u'/', 1));
    if (art.file.isEmpty() || !QFile::exists(art.file)) {
        m_missing.append(name.toString());
        return {};
    }
    if (!m_faces) m_faces = std::make_unique<FaceStore>();
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap = m_faces->pixmapNow(art, QSizeF(height * 5 / 7.0 * ratio, height * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QVariant RulesPage::loadResource(int type, const QUrl& name) {
    if (name.scheme() == u"rules") return pageOf(name.path());
    if (name.scheme() == u"card" || name.scheme() == u"back" || name.scheme() == u"fish")
        return picture(name);
    return QTextBrowser::loadResource(type, name);
}

void RulesPage::fold(int ruling) {
    if (!m_unfolded.remove(ruling)) m_unfolded.insert(ruling);
    showFolds();
    // Keep the keyboard focus on the link.
    const QString href = QStringLiteral("%1:%2").arg(kFoldScheme).arg(ruling);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment piece = at.fragment();
            if (piece.charFormat().anchorHref() != href) continue;
            QTextCursor cursor(document());
            cursor.setPosition(piece.position());
            cursor.setPosition(piece.position() + piece.length(), QTextCursor::KeepAnchor);
            const int seen = verticalScrollBar()->value();
            setTextCursor(cursor);
            verticalScrollBar()->setValue(seen);
            return;
        }
}

void RulesPage::unfoldAll() {
    if (m_unfolded.size() >= m_rulings) return;
    for (int ruling = 0; ruling < m_rulings; ++ruling)
        m_unfolded.insert(ruling);
    showFolds();
}

void RulesPage::showFolds() {
    const int seen = verticalScrollBar()->value();
    document()->setHtml(pageOf(source().path()));
    verticalScrollBar()->setValue(seen);
    emit foldsChanged();
}

void RulesPage::doSetSource(const QUrl& name, QTextDocument::ResourceType type) {
    if (name.path() != source().path()) m_unfolded.clear();
    QTextBrowser::doSetSource(name, type);
}

void RulesPage::openLink(const QUrl& link) {
    if (link.scheme() == kFoldScheme)
        fold(link.path().toInt());
    else if (link.scheme() == u"rules")
        setSource(link, QTextDocument::HtmlResource);
    else if (link.scheme() == u"https")
        QDesktopServices::openUrl(link);
}

} // namespace tacklebox

#include "moc_rulespage.cpp"

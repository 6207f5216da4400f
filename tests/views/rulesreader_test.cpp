// The rules reader: every link of every page leads to its target, by mouse and by keys, and none opens
// another program. Folding answers, and layout with large text.
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/rulespage.h"
#include "views/dialogs/rulesreader.h"
#include "views/games/games.h"
#include "views/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QLineEdit>
#include <QScrollBar>
#include <QStyleOptionFrame>
#include <QTextBlock>
#include <QToolButton>
#include <QTranslator>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A link of a document.
struct Link {
    QString href;
    int position = 0; ///< of the character in the middle of its text
};

std::vector<Link> linksOf(const QTextDocument& document) {
    std::vector<Link> links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment fragment = at.fragment();
            const QString href = fragment.charFormat().anchorHref();
            if (!href.isEmpty()) links.push_back({href, fragment.position() + fragment.length() / 2});
        }
    return links;
}

/// True for a link that shows or hides the answer of a ruling.
bool isFold(const Link& link) {
    return link.href.startsWith(QLatin1String("fold:"));
}

/// The top of the anchor's block in the document, in pixels; -1 if there is no such anchor.
qreal topOf(const QTextDocument& document, const QString& name) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (at.fragment().charFormat().anchorNames().contains(name))
                return document.documentLayout()->blockBoundingRect(block).top();
    return -1;
}

/// Collects the URLs that the reader would open in other programs.
class ExternalUrls : public QObject {
    Q_OBJECT

  public:
    ExternalUrls() {
        for (const QString& scheme : schemes())
            QDesktopServices::setUrlHandler(scheme, this, "add");
    }
    ~ExternalUrls() override {
        for (const QString& scheme : schemes())
            QDesktopServices::unsetUrlHandler(scheme);
    }
    QList<QUrl> urls;

  public slots:
    void add(const QUrl& url) { urls.append(url); }

  private:
    static QStringList schemes() {
        return {QStringLiteral("rules"), QStringLiteral("http"), QStringLiteral("https"),
                QStringLiteral("file"), QStringLiteral("mailto")};
    }
};

QString linkDescription(const RulesPage& page, const QString& href) {
    return QStringLiteral("%1: %2").arg(page.source().toString(), href);
}

/// True if the page is scrolled to the anchor, or to its end if the anchor is near the end.
bool showsAtTop(const RulesPage& page, const QString& name) {
    const qreal top = topOf(*page.document(), name);
    const QScrollBar& bar = *page.verticalScrollBar();
    return top >= 0 && (qAbs(bar.value() - top) < 40 || (bar.value() == bar.maximum() && top > bar.value()));
}

} // namespace

class RulesReaderTest : public QObject {
    Q_OBJECT

  private slots:
    void everyLink_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const char* language : {"en", "de"})
            for (const QString& game : tacklebox::testing::kFinishedGames)
                QTest::addRow("%s/%s", language, qPrintable(game)) << QString::fromLatin1(language) << game;
    }

    /// The German one is longer.
    void theSearchFieldShowsItsPlaceholder() {
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/tacklebox_de.qm")));
        QCoreApplication::installTranslator(&german);
        const auto restore = qScopeGuard([&] { QCoreApplication::removeTranslator(&german); });
        theme::use({});
        RulesReader reader(QStringLiteral("de"));
        reader.open(gameInfos().first().id);
        reader.show();
        const auto* find = reader.findChild<QLineEdit*>(QStringLiteral("find"));
        QStyleOptionFrame option;
        option.initFrom(find);
        const int room = find->style()->subElementRect(QStyle::SE_LineEditContents, &option, find).width();
        const int words = find->fontMetrics().horizontalAdvance(find->placeholderText());
        QVERIFY2(words <= room - 4, qPrintable(QStringLiteral("%1 of %2").arg(words).arg(room)));
    }

    /// Every widget is deleted with the reader, also the hidden one of two: the list of sections is shown
    /// with usual text, and its combo box with large text.
    void nothingOutlivesAReader_data() {
        QTest::addColumn<double>("textScale");
        for (const double textScale : {1.0, 2.0})
            QTest::addRow("%.0f %%", textScale * 100) << textScale;
    }
    void nothingOutlivesAReader() {
        QFETCH(const double, textScale);
        theme::use({.text = textScale});
        const auto restore = qScopeGuard([] { theme::use({}); });
        const qsizetype before = QApplication::allWidgets().size();
        {
            RulesReader reader(QStringLiteral("en"));
            reader.open(gameInfos().first().id);
            QVERIFY(QApplication::allWidgets().size() > before);
        }
        QCOMPARE(QApplication::allWidgets().size(), before);
    }

    void everyLinkReachesItsTargetByMouse_data() { everyLink_data(); }
    void everyLinkReachesItsTargetByMouse() {
        QFETCH(QString, language);
        QFETCH(QString, game);
        ExternalUrls external;
        RulesReader reader(language);
        reader.resize(900, 420);
        reader.open(game);
        reader.show();
        RulesPage& page = *reader.page();
        const std::vector<Link> links = linksOf(*page.document());
        QVERIFY(links.size() >= 9); // at least those of the table of contents
        auto* back = reader.findChild<QToolButton*>(QStringLiteral("back"));
        for (const Link& link : links) {
            if (isFold(link)) continue;
            QTextCursor cursor(page.document());
            cursor.setPosition(link.position);
            page.setTextCursor(cursor);
            page.ensureCursorVisible();
            const int before = page.verticalScrollBar()->value();
            const QPoint at = page.cursorRect(cursor).center();
            QVERIFY2(page.viewport()->rect().contains(at), qPrintable(linkDescription(page, link.href)));
            QTest::mouseMove(page.viewport(), at);
            QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, at);
            const QString anchor = link.href.mid(1);
            QCOMPARE(page.source().path(), game);
            QCOMPARE(page.source().fragment(), anchor);
            QVERIFY2(showsAtTop(page, anchor), qPrintable(linkDescription(page, link.href)));
            QVERIFY2(back->isEnabled(), qPrintable(linkDescription(page, link.href)));
            QTest::mouseClick(back, Qt::LeftButton);
            QCOMPARE(page.source().path(), game);
            QVERIFY2(qAbs(page.verticalScrollBar()->value() - before) < 4,
                     qPrintable(linkDescription(page, link.href)));
        }
        QCOMPARE(external.urls, QList<QUrl>());
    }

    void everyLinkReachesItsTargetByKeys_data() { everyLink_data(); }
    void everyLinkReachesItsTargetByKeys() {
        QFETCH(QString, language);
        QFETCH(QString, game);
        ExternalUrls external;
        RulesReader reader(language);
        reader.resize(900, 420);
        reader.open(game);
        showActive(reader);
        RulesPage& page = *reader.page();
        const std::vector<Link> links = linksOf(*page.document());
        QVERIFY(page.hasFocus());
        auto* back = reader.findChild<QToolButton*>(QStringLiteral("back"));
        for (const Link& link : links) {
            QTest::keyClick(&page, Qt::Key_Tab); // to the next link
            if (isFold(link)) continue;
            QTest::keyClick(&page, Qt::Key_Return);
            const QString anchor = link.href.mid(1);
            QVERIFY2(reader.isVisible(), "Enter on a link closed the rules");
            QCOMPARE(page.source().path(), game);
            QCOMPARE(page.source().fragment(), anchor);
            QVERIFY2(showsAtTop(page, anchor), qPrintable(linkDescription(page, link.href)));
            if (&link == &links.front())
                QTest::keyClick(&page, Qt::Key_Left, Qt::AltModifier);
            else
                QTest::mouseClick(back, Qt::LeftButton);
            QTRY_COMPARE(page.source().fragment(), QString()); // Alt+Left clicks the button with a delay
            QVERIFY(page.verticalScrollBar()->value() < page.height());
            page.setFocus();
        }
        QCOMPARE(external.urls, QList<QUrl>());
    }

    void theAnswersOfRulingsFold() {
        RulesReader reader(QStringLiteral("en"));
        reader.resize(900, 420);
        reader.open(QStringLiteral("go-fish"));
        showActive(reader);
        RulesPage& page = *reader.page();
        const auto folds = [&page] {
            std::vector<Link> all = linksOf(*page.document());
            std::erase_if(all, [](const Link& link) { return !isFold(link); });
            return all;
        };
        const QString answer = QStringLiteral("you need at least one card of it"); // to the second question
        const auto shows = [&page](const QString& words) { return page.toPlainText().contains(words); };
        QVERIFY(folds().size() > 10);
        QVERIFY(shows(QStringLiteral("May I ask for a rank that I don't hold?")) && !shows(answer));
        QTextCursor cursor(page.document());
        cursor.setPosition(folds()[1].position);
        page.setTextCursor(cursor);
        page.ensureCursorVisible();
        const int scrolledTo = page.verticalScrollBar()->value();
        QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, page.cursorRect(cursor).center());
        QVERIFY(shows(answer));
        QCOMPARE(page.verticalScrollBar()->value(), scrolledTo);
        QTest::keyClick(&page, Qt::Key_Return); // the focus is on that question
        QVERIFY(!shows(answer));
        auto* find = reader.findChild<QLineEdit*>(QStringLiteral("find"));
        find->setText(QStringLiteral("at least one card of it"));
        QVERIFY2(shows(answer), "a search also finds folded answers");
        reader.open(QStringLiteral("twisted-fish"));
        reader.open(QStringLiteral("go-fish"));
        QVERIFY(!shows(answer));
    }

    void largeTextLeavesThePageMostOfTheDialog() {
        theme::use({.text = 2});
        theme::useScale(0.75);
        RulesReader reader(QStringLiteral("de"));
        reader.resize(948, 560);
        reader.open(QStringLiteral("what-the-fish"));
        reader.show();
        untilIdle();
        QVERIFY(reader.page()->width() > reader.width() * 0.8);
        QVERIFY2(reader.page()->viewport()->height() > QFontMetrics(reader.font()).lineSpacing() * 7,
                 qPrintable(QString::number(reader.page()->viewport()->height())));
        auto* jump = reader.findChild<QComboBox*>(QStringLiteral("jump"));
        QTRY_VERIFY(jump->isVisible() && jump->count() >= 7);
        jump->setCurrentIndex(3);
        emit jump->activated(3);
        QVERIFY(showsAtTop(*reader.page(), jump->itemData(3).toString()));
        theme::use({});
        theme::useScale(1);
    }

    void noPageNeedsHorizontalScrolling() {
        const auto restore = qScopeGuard([] {
            theme::use({});
            theme::useScale(1);
        });
        struct Case {
            double textScale, scale;
            QSize reader;
        };
        for (const Case& test :
             {Case{1, 0.75, {948, 560}}, Case{1, 1, {1100, 740}}, Case{2, 1, {1268, 740}}}) {
            theme::use({.text = test.textScale});
            theme::useScale(test.scale);
            for (const char* language : {"en", "de"}) {
                RulesReader reader(QString::fromLatin1(language));
                reader.show();
                for (const GameInfo& game : gameInfos()) {
                    reader.open(game.id);
                    reader.page()->unfoldAll();
                    reader.resize(test.reader);
                    untilIdle();
                    // Qt adds an empty pixel to a line in italics.
                    const double excess =
                        reader.page()->document()->size().width() - reader.page()->viewport()->width();
                    QVERIFY2(excess <= 1, qPrintable(QStringLiteral("%1, %2, text %3: %4 pixels too wide")
                                                         .arg(game.id, QString::fromLatin1(language))
                                                         .arg(test.textScale)
                                                         .arg(excess)));
                }
            }
        }
    }

    /// No page has such a link yet, so the test inserts some.
    void aLinkToAnotherPageOpensIt() {
        ExternalUrls external;
        RulesReader reader(QStringLiteral("de"));
        reader.resize(900, 420);
        reader.open(QStringLiteral("twisted-fish"));
        reader.show();
        RulesPage& page = *reader.page();
        const auto click = [&](const QString& href) {
            QTextCursor cursor(page.document());
            cursor.insertHtml(QStringLiteral("<a href=\"%1\">wwwwwwwwww</a> ").arg(href));
            page.verticalScrollBar()->setValue(0);
            cursor.setPosition(4);
            QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, page.cursorRect(cursor).center());
        };
        click(QStringLiteral("rules:great-lakes#scoring"));
        QCOMPARE(page.source(), QUrl(QStringLiteral("rules:great-lakes#scoring")));
        QVERIFY(showsAtTop(page, QStringLiteral("scoring")));
        const auto shows = [&](const char* game) {
            const QString title = gameInfo(QString::fromLatin1(game))->title;
            return reader.windowTitle().contains(title) &&
                   reader.findChild<QComboBox*>(QStringLiteral("games"))->currentText() == title;
        };
        QVERIFY(shows("great-lakes"));
        auto* back = reader.findChild<QToolButton*>(QStringLiteral("back"));
        auto* forward = reader.findChild<QToolButton*>(QStringLiteral("forward"));
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(page.source().path(), QStringLiteral("twisted-fish"));
        QVERIFY(shows("twisted-fish"));
        QTest::mouseClick(forward, Qt::LeftButton);
        QCOMPARE(page.source().path(), QStringLiteral("great-lakes"));
        QVERIFY(shows("great-lakes"));
        QCOMPARE(external.urls, QList<QUrl>());

        click(QStringLiteral("https://example.org/rules"));
        QCOMPARE(external.urls, QList<QUrl>{QUrl(QStringLiteral("https://example.org/rules"))});
        QCOMPARE(page.source().path(), QStringLiteral("great-lakes"));
        for (const char* href :
             {"file:///etc/hostname", "http://example.org/", "mailto:somebody@example.org"})
            click(QString::fromLatin1(href));
        QCOMPARE(external.urls.size(), 1);
    }
};

TACKLEBOX_QTEST(RulesReaderTest)
#include "rulesreader_test.moc"

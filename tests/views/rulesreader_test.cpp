// The rules reader: every link of every page leads to its target, by mouse and by keys, and none opens a web
// browser.
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
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
#include <QTextBlock>
#include <QToolButton>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A link's text, and a position in its middle.
struct Link {
    QString href;
    int position = 0;
};

std::vector<Link> linksOf(const QTextDocument& document) {
    std::vector<Link> links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment piece = at.fragment();
            const QString href = piece.charFormat().anchorHref();
            if (!href.isEmpty()) links.push_back({href, piece.position() + piece.length() / 2});
        }
    return links;
}

/// A link that shows or folds the answer of a ruling.
bool isFold(const Link& link) {
    return link.href.startsWith(QLatin1String("fold:"));
}

/// The top of the anchor in the document, in pixels; -1 if it does not exist.
qreal topOf(const QTextDocument& document, const QString& name) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (at.fragment().charFormat().anchorNames().contains(name))
                return document.documentLayout()->blockBoundingRect(block).top();
    return -1;
}

/// Catches URLs for other programs, so that nothing leaves the test.
class Outside : public QObject {
    Q_OBJECT

  public:
    Outside() {
        for (const QString& scheme : schemes())
            QDesktopServices::setUrlHandler(scheme, this, "take");
    }
    ~Outside() override {
        for (const QString& scheme : schemes())
            QDesktopServices::unsetUrlHandler(scheme);
    }
    QList<QUrl> taken;

  public slots:
    void take(const QUrl& url) { taken.append(url); }

  private:
    static QStringList schemes() {
        return {QStringLiteral("rules"), QStringLiteral("http"), QStringLiteral("https"),
                QStringLiteral("file"), QStringLiteral("mailto")};
    }
};

QString wordsAbout(const RulesPage& page, const QString& href) {
    return QStringLiteral("%1: %2").arg(page.source().toString(), href);
}

/// Whether the page is scrolled to the anchor, or as far as possible.
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
            for (const QString& game : tacklebox::testing::kGames)
                QTest::addRow("%s/%s", language, qPrintable(game)) << QString::fromLatin1(language) << game;
    }

    /// Also the list of parts and its combo box, of which only one is shown.
    void nothingOutlivesAReader_data() {
        QTest::addColumn<double>("text");
        for (const double text : {1.0, 2.0})
            QTest::addRow("%.0f %%", text * 100) << text;
    }
    void nothingOutlivesAReader() {
        QFETCH(const double, text);
        theme::use({.text = text});
        const auto usual = qScopeGuard([] { theme::use({}); });
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
        Outside outside;
        RulesReader reader(language);
        reader.resize(900, 420);
        reader.open(game);
        reader.show();
        RulesPage& page = *reader.page();
        const std::vector<Link> links = linksOf(*page.document());
        QVERIFY(links.size() >= 9); // the table of contents at least
        auto* back = reader.findChild<QToolButton*>(QStringLiteral("back"));
        for (const Link& link : links) {
            if (isFold(link)) continue;
            QTextCursor cursor(page.document());
            cursor.setPosition(link.position);
            page.setTextCursor(cursor);
            page.ensureCursorVisible();
            const int before = page.verticalScrollBar()->value();
            const QPoint at = page.cursorRect(cursor).center();
            QVERIFY2(page.viewport()->rect().contains(at), qPrintable(wordsAbout(page, link.href)));
            QTest::mouseMove(page.viewport(), at);
            QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, at);
            const QString place = link.href.mid(1);
            QCOMPARE(page.source().path(), game);
            QCOMPARE(page.source().fragment(), place);
            QVERIFY2(showsAtTop(page, place), qPrintable(wordsAbout(page, link.href)));
            QVERIFY2(back->isEnabled(), qPrintable(wordsAbout(page, link.href)));
            QTest::mouseClick(back, Qt::LeftButton);
            QCOMPARE(page.source().path(), game);
            QVERIFY2(qAbs(page.verticalScrollBar()->value() - before) < 4,
                     qPrintable(wordsAbout(page, link.href)));
        }
        QCOMPARE(outside.taken, QList<QUrl>());
    }

    void everyLinkReachesItsTargetByKeys_data() { everyLink_data(); }
    void everyLinkReachesItsTargetByKeys() {
        QFETCH(QString, language);
        QFETCH(QString, game);
        Outside outside;
        RulesReader reader(language);
        reader.resize(900, 420);
        reader.open(game);
        reader.show();
        QApplication::setActiveWindow(&reader);
        RulesPage& page = *reader.page();
        const std::vector<Link> links = linksOf(*page.document());
        QVERIFY(page.hasFocus());
        auto* back = reader.findChild<QToolButton*>(QStringLiteral("back"));
        for (const Link& link : links) {
            QTest::keyClick(&page, Qt::Key_Tab); // to the next link
            if (isFold(link)) continue;
            QTest::keyClick(&page, Qt::Key_Return);
            const QString place = link.href.mid(1);
            QVERIFY2(reader.isVisible(), "Enter on a link closed the rules");
            QCOMPARE(page.source().path(), game);
            QCOMPARE(page.source().fragment(), place);
            QVERIFY2(showsAtTop(page, place), qPrintable(wordsAbout(page, link.href)));
            if (&link == &links.front())
                QTest::keyClick(&page, Qt::Key_Left, Qt::AltModifier);
            else
                QTest::mouseClick(back, Qt::LeftButton);
            QTRY_COMPARE(page.source().fragment(), QString()); // the key presses a button for a moment
            QVERIFY(page.verticalScrollBar()->value() < page.height());
            page.setFocus();
        }
        QCOMPARE(outside.taken, QList<QUrl>());
    }

    void theAnswersOfRulingsFold() {
        RulesReader reader(QStringLiteral("en"));
        reader.resize(900, 420);
        reader.open(QStringLiteral("go-fish"));
        reader.show();
        QApplication::setActiveWindow(&reader);
        RulesPage& page = *reader.page();
        const auto folds = [&page] {
            std::vector<Link> all = linksOf(*page.document());
            std::erase_if(all, [](const Link& link) { return !isFold(link); });
            return all;
        };
        const QString answer = QStringLiteral("you need at least one card of it"); // to the second question
        const auto tells = [&page](const QString& words) { return page.toPlainText().contains(words); };
        QVERIFY(folds().size() > 10);
        QVERIFY(tells(QStringLiteral("May I ask for a rank that I don't hold?")) && !tells(answer));
        QTextCursor cursor(page.document());
        cursor.setPosition(folds()[1].position);
        page.setTextCursor(cursor);
        page.ensureCursorVisible();
        const int seen = page.verticalScrollBar()->value();
        QTest::mouseClick(page.viewport(), Qt::LeftButton, {}, page.cursorRect(cursor).center());
        QVERIFY(tells(answer));
        QCOMPARE(page.verticalScrollBar()->value(), seen);
        QTest::keyClick(&page, Qt::Key_Return); // the focus is on that question
        QVERIFY(!tells(answer));
        auto* find = reader.findChild<QLineEdit*>(QStringLiteral("find"));
        find->setText(QStringLiteral("at least one card of it"));
        QVERIFY2(tells(answer), "what is folded away is found");
        reader.open(QStringLiteral("twisted-fish"));
        reader.open(QStringLiteral("go-fish"));
        QVERIFY(!tells(answer));
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

    void noPageIsWiderThanTheSheet() {
        const auto usual = qScopeGuard([] {
            theme::use({});
            theme::useScale(1);
        });
        struct Look {
            double text, scale;
            QSize reader;
        };
        for (const Look& look :
             {Look{1, 0.75, {948, 560}}, Look{1, 1, {1100, 740}}, Look{2, 1, {1268, 740}}}) {
            theme::use({.text = look.text});
            theme::useScale(look.scale);
            for (const char* language : {"en", "de"}) {
                RulesReader reader(QString::fromLatin1(language));
                reader.show();
                for (const GameInfo& game : gameInfos()) {
                    reader.open(game.id);
                    reader.page()->unfoldAll();
                    reader.resize(look.reader);
                    untilIdle();
                    // Qt adds an empty pixel to a line in italics.
                    const double beyond =
                        reader.page()->document()->size().width() - reader.page()->viewport()->width();
                    QVERIFY2(beyond <= 1, qPrintable(QStringLiteral("%1, %2, text %3: %4 pixels too wide")
                                                         .arg(game.id, QString::fromLatin1(language))
                                                         .arg(look.text)
                                                         .arg(beyond)));
                }
            }
        }
    }

    /// No page has such a link now; one may be added.
    void aLinkToAnotherPageOpensIt() {
        Outside outside;
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
        QCOMPARE(outside.taken, QList<QUrl>());

        click(QStringLiteral("https://example.org/rules"));
        QCOMPARE(outside.taken, QList<QUrl>{QUrl(QStringLiteral("https://example.org/rules"))});
        QCOMPARE(page.source().path(), QStringLiteral("great-lakes"));
        for (const char* href :
             {"file:///etc/hostname", "http://example.org/", "mailto:somebody@example.org"})
            click(QString::fromLatin1(href));
        QCOMPARE(outside.taken.size(), 1);
    }
};

TACKLEBOX_QTEST(RulesReaderTest)
#include "rulesreader_test.moc"

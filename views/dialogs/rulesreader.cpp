#include "views/dialogs/rulesreader.h"

#include "views/games/common/cardfiles.h"
#include "views/games/games.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/parts.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QUrlQuery>
#include <QVBoxLayout>

namespace tacklebox {

namespace {
constexpr QSize kRulesSheet(980, 676); ///< units
constexpr int kSheetWidth = 720;       ///< units of a page at most
constexpr qreal kLargeText = 1.4;      ///< from there on the list of parts is a box that opens
const QString kFoldScheme = QStringLiteral("fold"), kShutMark = QStringLiteral("\u25b8"),
              kOpenMark = QStringLiteral("\u25be");
} // namespace

RulesPage::RulesPage(const QString& language, QWidget* parent) : QTextBrowser(parent), m_language(language) {
    // The text browser takes every scheme but file and qrc for somebody else's, so for it a link inside these
    // pages would lead outside.
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &RulesPage::follow);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(18);
}

RulesPage::~RulesPage() = default;

void RulesPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange && !source().isEmpty()) reload(); // cards grow with the letters
}

QString RulesPage::pageOf(const QString& game) {
    m_missing.clear();
    for (const QString& language : {m_language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/rules/%1/%2.html").arg(language, game));
        if (!file.open(QIODevice::ReadOnly)) continue;
        QString html = QString::fromUtf8(file.readAll());
        // The height stands beside the address, where loadResource() does not see it: it is put into it, and
        // given in the letters' scale.
        static const QRegularExpression kImage(
            QStringLiteral("src=\"((?:card|back):[^\"]+)\"\\s+height=\"(\\d+)\""));
        const qreal scale = qMax(1.0, theme::fontPixels(*this) / 16.0);
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
        return dressed(scaled);
    }
    const GameInfo* info = gameInfo(game);
    return QStringLiteral("<h1>%1</h1><p>%2</p>")
        .arg((info ? info->title : tr("Rules")).toHtmlEscaped(), tr("There is no page about this here."));
}

QString RulesPage::dressed(QString html) {
    const theme::Theme& colours = theme::currentTheme();
    const qreal letters = theme::fontPixels(*this);
    const QString style =
        QStringLiteral(
            "h1, h2, h3 { font-family: '%1'; font-weight: 800; color: %2; }"
            "h1 { font-size: %3px; } h2 { font-size: %4px; } h3 { font-size: %5px; }"
            "p, li { line-height: 140%; } a { color: %6; font-weight: 800; text-decoration: none; }")
            .arg(theme::displayFamily(), colours.ink.name())
            .arg(qRound(letters * 1.9))
            .arg(qRound(letters * 1.6))
            .arg(qRound(letters * 1.25))
            .arg(colours.filled.name());
    html.replace(QLatin1String("</style>"), style + QLatin1String("</style>"));
    // A small fish swims before each heading.
    static const QRegularExpression kHeading(
        QStringLiteral("(<h[23][^>]*>(?:\\s*<a name=\"[^\"]*\"></a>)?)"));
    const int fish = qRound(letters * 0.9);
    html.replace(kHeading,
                 QStringLiteral("\\1<img src=\"fish:mark?height=%1\" height=\"%1\" width=\"%2\">&nbsp;")
                     .arg(fish)
                     .arg(fish * 2));
    // What the sheet leaves open and this table decides stands in a box of its own.
    const qsizetype questions = html.indexOf(QLatin1String("<a name=\"questions\">"));
    const qsizetype from = html.indexOf(QLatin1String("</h2>"), questions);
    if (questions < 0 || from < 0) return html;
    qsizetype to = html.indexOf(QLatin1String("<h2"), from);
    if (to < 0) to = html.indexOf(QLatin1String("</body>"), from);
    if (to < 0) return html;
    // Its answers are folded away below their questions.
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
    // A line is no longer than can be read at ease.
    const int most = qRound(kSheetWidth * theme::unitOf(*this));
    setViewportMargins(0, 0, qMax(0, event->size().width() - most), 0);
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
    // The keys go on from there.
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

void RulesPage::follow(const QUrl& link) {
    if (link.scheme() == kFoldScheme)
        fold(link.path().toInt());
    else if (link.scheme() == u"rules")
        setSource(link, QTextDocument::HtmlResource);
    else if (link.scheme() == u"https")
        QDesktopServices::openUrl(link);
}

RulesReader::RulesReader(const QString& language, QWidget* parent)
    : StageDialog(kRulesSheet, parent), m_games(new QComboBox), m_jump(new QComboBox),
      m_parts(new QListWidget), m_page(new RulesPage(language)), m_find(new QLineEdit), m_found(new QLabel),
      m_back(new QToolButton), m_forward(new QToolButton) {
    setHeading(tr("Rules"));
    m_games->setObjectName(QStringLiteral("games"));
    m_games->setAccessibleName(tr("Games"));
    for (const GameInfo& game : gameInfos())
        m_games->addItem(game.title, game.id);
    m_parts->setObjectName(QStringLiteral("parts"));
    m_parts->setAccessibleName(tr("Parts of the rules"));
    m_parts->setWordWrap(true);
    m_parts->setFrameShape(QFrame::NoFrame);
    m_parts->setSpacing(2);
    m_parts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_jump->setObjectName(QStringLiteral("jump"));
    m_jump->setAccessibleName(tr("Parts of the rules"));
    m_page->setAccessibleName(tr("Rules"));
    m_find->setObjectName(QStringLiteral("find"));
    m_find->setPlaceholderText(tr("Find on this page"));
    m_find->setAccessibleName(tr("Find on this page"));
    m_find->setClearButtonEnabled(true);
    m_found->setObjectName(QStringLiteral("found"));
    m_back->setText(tr("Back"));
    m_back->setArrowType(Qt::LeftArrow);
    m_back->setToolTip(tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_back->setShortcut(QKeySequence::Back);
    m_back->setObjectName(QStringLiteral("back"));
    m_forward->setText(tr("Forward"));
    m_forward->setArrowType(Qt::RightArrow);
    m_forward->setToolTip(tr("Forward"));
    m_forward->setAccessibleName(tr("Forward"));
    m_forward->setShortcut(QKeySequence::Forward);
    m_forward->setObjectName(QStringLiteral("forward"));
    for (QToolButton* button : {m_back, m_forward}) {
        button->setEnabled(false);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setMinimumSize(44, 44);
    }

    m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 20);
    m_found->hide();
    const bool large = theme::textFactor() > kLargeText;
    auto* bar = new ButtonRow;
    if (large) { // the words of the rules have all the room there is
        m_parts->hide();
        m_jump->setMinimumContentsLength(12);
        m_jump->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_games->setMinimumContentsLength(9);
        m_games->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
        bar->setWidgets({m_games, m_jump, m_find, m_found});
    } else {
        m_jump->hide();
        bar->setWidgets({m_games, m_back, m_forward, m_find, m_found});
    }
    head().addWidget(bar);
    auto* both = new QHBoxLayout;
    if (!large) both->addWidget(m_parts, 1);
    both->addWidget(m_page, 3);
    body().addLayout(both, 1);
    m_page->setMinimumHeight(fontMetrics().lineSpacing() * (large ? 4 : 8));
    if (large) setRare({m_back, m_forward});
    QPushButton* close = button(tr("Close"), tr("Esc"));
    close->setProperty(theme::kMainProperty, true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    setButtons({close});

    connect(m_games, &QComboBox::currentIndexChanged, this, [this](int row) {
        const QString game = m_games->itemData(row).toString();
        if (!game.isEmpty()) open(game);
    });
    connect(m_parts, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item) m_page->scrollToAnchor(item->data(Qt::UserRole).toString());
    });
    connect(m_jump, &QComboBox::activated, this,
            [this](int row) { m_page->scrollToAnchor(m_jump->itemData(row).toString()); });
    connect(m_page, &RulesPage::foldsChanged, this, &RulesReader::listParts);
    connect(m_page->verticalScrollBar(), &QScrollBar::valueChanged, this, &RulesReader::followPart);
    connect(m_page, &QTextBrowser::sourceChanged, this, &RulesReader::showWhere);
    connect(m_page, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_page, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_back, &QToolButton::clicked, m_page, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_page, &QTextBrowser::forward);
    connect(m_find, &QLineEdit::textChanged, this, [this] {
        m_page->moveCursor(QTextCursor::Start); // the first place that has what is typed
        search(false);
    });
}

void RulesReader::open(const QString& anchor) {
    QString game = anchor.section(u'#', 0, 0);
    if (!gameInfo(game)) game = gameInfos().first().id;
    QUrl url;
    url.setScheme(QStringLiteral("rules"));
    url.setPath(game);
    if (const QString place = anchor.section(u'#', 1); !place.isEmpty()) url.setFragment(place);
    m_page->setSource(url, QTextDocument::HtmlResource);
    showWhere(url);
    m_page->setFocus();
}

void RulesReader::showWhere(const QUrl& page) {
    const QString game = page.path();
    const QSignalBlocker shownAlready(m_games);
    m_games->setCurrentIndex(m_games->findData(game));
    if (const GameInfo* info = gameInfo(game)) {
        setWindowTitle(tr("Rules: %1").arg(info->title));
        frame().setHeading(tr("Rules"), info->title);
        frame().setBand(theme::bandOf(info->ground));
        frame().setCards(artOfCard(info->deck, info->signs[0]), artOfCard(info->deck, info->signs[1]));
    }
    // The browser has the new page when it has said so.
    QTimer::singleShot(0, this, &RulesReader::listParts);
}

void RulesReader::listParts() {
    const QSignalBlocker quiet(m_parts);
    m_parts->clear();
    m_jump->clear();
    const QTextDocument& page = *m_page->document();
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 2) continue;
        QString anchor;
        for (auto at = block.begin(); !at.atEnd() && anchor.isEmpty(); ++at)
            anchor = at.fragment().charFormat().anchorNames().value(0);
        if (anchor.isEmpty()) continue;
        auto* item = new QListWidgetItem(QString(block.text())
                                             .remove(QChar::ObjectReplacementCharacter)
                                             .replace(QChar::Nbsp, u' ')
                                             .trimmed(),
                                         m_parts);
        item->setData(Qt::UserRole, anchor);
        item->setData(Qt::UserRole + 1, block.position());
        m_jump->addItem(item->text(), anchor);
    }
    followPart();
}

void RulesReader::followPart() {
    const QTextDocument& page = *m_page->document();
    const qreal seen = m_page->verticalScrollBar()->value() + m_page->fontMetrics().height() * 3;
    int current = 0;
    for (int row = 0; row < m_parts->count(); ++row) {
        const QTextBlock block = page.findBlock(m_parts->item(row)->data(Qt::UserRole + 1).toInt());
        if (page.documentLayout()->blockBoundingRect(block).top() <= seen) current = row;
    }
    const QSignalBlocker quiet(m_parts);
    m_parts->setCurrentRow(current);
    m_jump->setCurrentIndex(current);
}

void RulesReader::search(bool backwards) {
    const QString words = m_find->text();
    m_found->clear();
    m_found->hide();
    if (words.isEmpty()) return;
    m_page->unfoldAll();
    const QTextDocument::FindFlags flags =
        backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_page->find(words, flags)) return;
    m_page->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start); // once round
    if (!m_page->find(words, flags)) {
        m_found->setText(tr("Not on this page"));
        m_found->show();
    }
}

void RulesReader::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Find)) {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_find->hasFocus() && enter) {
        search(event->modifiers() & Qt::ShiftModifier);
        return;
    }
    if (m_find->hasFocus() && event->key() == Qt::Key_Escape && !m_find->text().isEmpty()) {
        m_find->clear();
        return;
    }
    if (enter) return; // a dialog's Enter would close it
    StageDialog::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_rulesreader.cpp"

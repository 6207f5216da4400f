#include "views/dialogs/rulesreader.h"

#include "views/games/common/cardfiles.h"
#include "views/games/games.h"
#include "views/theme/facestore.h"
#include "views/theme/theme.h"

#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScreen>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QUrlQuery>
#include <QVBoxLayout>

namespace tacklebox {

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
        const qreal scale = qMax(1.0, theme::fontPixels(*this) / 13.0);
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
        return scaled;
    }
    const GameInfo* info = gameInfo(game);
    return QStringLiteral("<h1>%1</h1><p>%2</p>")
        .arg((info ? info->title : tr("Rules")).toHtmlEscaped(), tr("There is no page about this here."));
}

QVariant RulesPage::picture(const QUrl& name) {
    const QString path = name.path();
    const int height = qBound(16, QUrlQuery(name).queryItemValue(QStringLiteral("height")).toInt(), 1200);
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
    if (name.scheme() == u"card" || name.scheme() == u"back") return picture(name);
    return QTextBrowser::loadResource(type, name);
}

void RulesPage::follow(const QUrl& link) {
    if (link.scheme() == u"rules")
        setSource(link, QTextDocument::HtmlResource);
    else if (link.scheme() == u"https")
        QDesktopServices::openUrl(link);
}

RulesReader::RulesReader(const QString& language, QWidget* parent)
    : QDialog(parent, Qt::Window), m_games(new QListWidget), m_page(new RulesPage(language)),
      m_find(new QLineEdit), m_found(new QLabel), m_back(new QToolButton), m_forward(new QToolButton) {
    setWindowTitle(tr("Rules"));
    m_games->setAccessibleName(tr("Games"));
    for (const GameInfo& game : gameInfos()) {
        auto* item = new QListWidgetItem(game.title, m_games);
        item->setData(Qt::UserRole, game.id);
    }
    m_games->setWordWrap(true);
    m_games->setFrameShape(QFrame::NoFrame);
    m_games->setSpacing(3);
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
        button->setMinimumSize(30, 30);
    }

    auto* bar = new QHBoxLayout;
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addWidget(m_find, 1);
    bar->addWidget(m_found);
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 6, 6, 0);
    column->addLayout(bar);
    column->addWidget(m_page, 1);
    auto* both = new QSplitter;
    both->addWidget(m_games);
    both->addWidget(right);
    both->setStretchFactor(1, 1);
    both->setCollapsible(1, false);
    const int letters = QFontMetrics(font()).averageCharWidth();
    both->setSizes({letters * 26, letters * 110});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(both);
    const QSize room = screen() ? screen()->availableSize() - QSize(40, 80) : QSize(1000, 700);
    resize(QSize(qMax(900, letters * 136), 760).boundedTo(room));

    connect(m_games, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        const QString game = item ? item->data(Qt::UserRole).toString() : QString();
        if (!game.isEmpty()) open(game);
    });
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
    for (int row = 0; row < m_games->count(); ++row)
        if (m_games->item(row)->data(Qt::UserRole).toString() == game) m_games->setCurrentRow(row);
    if (const GameInfo* info = gameInfo(game)) setWindowTitle(tr("Rules: %1").arg(info->title));
}

void RulesReader::search(bool backwards) {
    const QString words = m_find->text();
    m_found->clear();
    if (words.isEmpty()) return;
    const QTextDocument::FindFlags flags =
        backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_page->find(words, flags)) return;
    m_page->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start); // once round
    if (!m_page->find(words, flags)) m_found->setText(tr("Not on this page"));
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
    QDialog::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_rulesreader.cpp"

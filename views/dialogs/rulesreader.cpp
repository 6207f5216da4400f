#include "views/dialogs/rulesreader.h"

#include "views/dialogs/rulespage.h"
#include "views/games/common/cardfiles.h"
#include "views/games/games.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/parts.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyleOptionFrame>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace tacklebox {

namespace {
constexpr QSize kRulesSheet(980, 676); ///< in units of scale 1
constexpr qreal kLargeText = 1.4;      ///< text factor above which the list of sections is a combo box
const QString kKeyboard = QStringLiteral("keyboard"); ///< the page of keys
} // namespace

RulesReader::RulesReader(const QString& language, QWidget* parent)
    : StageDialog(kRulesSheet, parent), m_games(new QComboBox), m_jump(new QComboBox),
      m_parts(new QListWidget), m_page(new RulesPage(language)), m_find(new QLineEdit), m_found(new QLabel),
      m_back(new QToolButton), m_forward(new QToolButton) {
    setHeading(tr("Rules"));
    m_games->setObjectName(QStringLiteral("games"));
    m_games->setAccessibleName(tr("Games"));
    for (const GameInfo& game : gameInfos())
        m_games->addItem(game.title, game.id);
    m_games->addItem(tr("Keyboard"), kKeyboard);
    m_parts->setObjectName(QStringLiteral("parts"));
    m_parts->setAccessibleName(tr("Sections"));
    m_parts->setWordWrap(true);
    m_parts->setFrameShape(QFrame::NoFrame);
    m_parts->setSpacing(2);
    m_parts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_jump->setObjectName(QStringLiteral("jump"));
    m_jump->setAccessibleName(tr("Sections"));
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
        button->setMinimumSize(QSize(44, 44) * theme::unitOf(*this));
    }

    m_find->ensurePolished(); // for its font
    QStyleOptionFrame field;
    field.initFrom(m_find);
    const int words =
        m_find->fontMetrics().horizontalAdvance(m_find->placeholderText() + QLatin1String("  "));
    m_find->setMinimumWidth(
        style()->sizeFromContents(QStyle::CT_LineEdit, &field, {words, 0}, m_find).width());
    m_found->hide();
    const bool large = theme::textFactor() > kLargeText;
    auto* bar = new ButtonRow;
    if (large) { // keeps the width for the text
        m_parts->hide();
        m_parts->setParent(this); // unused, but must not be a window and not leak
        m_jump->setMinimumContentsLength(12);
        m_jump->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_games->setMinimumContentsLength(9);
        m_games->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
        bar->setWidgets({m_games, m_jump, m_find, m_found});
    } else {
        m_jump->hide();
        m_jump->setParent(this);
        bar->setWidgets({m_games, m_back, m_forward, m_find, m_found});
    }
    head().addWidget(bar);
    auto* both = new QHBoxLayout;
    if (!large) both->addWidget(m_parts, 1);
    both->addWidget(m_page, 3);
    body().addLayout(both, 1);
    m_page->setMinimumHeight(fontMetrics().lineSpacing() * (large ? 4 : 8));
    if (large) setRare({m_back, m_forward});
    QPushButton* close = button(tr("Close"), keys::nameOf(keys::Command::Close));
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
        m_page->moveCursor(QTextCursor::Start); // search from the start
        search(false);
    });
}

void RulesReader::open(const QString& anchor) {
    QString game = anchor.section(u'#', 0, 0);
    if (!gameInfo(game) && game != kKeyboard) game = gameInfos().first().id;
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
        frame().setBand(theme::bandOf(info->background));
        frame().setCards(artOfCard(info->deck, info->headerCards[0]),
                         artOfCard(info->deck, info->headerCards[1]));
    } else {
        setWindowTitle(tr("Keyboard"));
        frame().setHeading(tr("Keyboard"), {});
        frame().setBand(theme::bandOf(Background::HarbourMouth));
        frame().setCards({}, {});
    }
    // The browser loads the page only after the signal.
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
    m_page->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start); // wrap around
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
    if (enter) return; // QDialog would close
    StageDialog::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_rulesreader.cpp"

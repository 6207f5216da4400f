#include "views/history/historydialog.h"

#include "model/store/store.h"
#include "model/table/replay.h"
#include "views/games/common/cardfiles.h"
#include "views/history/emptypage.h"
#include "views/history/historyactions.h"
#include "views/history/pastgames.h"
#include "views/history/pastwords.h"
#include "views/history/unfinished.h"
#include "views/theme/facebutton.h"
#include "views/theme/facestore.h"
#include "views/theme/keybutton.h"
#include "views/theme/parts.h"
#include "views/theme/pillbar.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMetaMethod>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr qreal kLargeText = 1.4; ///< of the usual size
constexpr int kCheckMillis = 150;

constexpr QSize kHistorySheet(1120, 690); ///< units
constexpr int kRowFace = 30, kFaceStep = 22, kMostFaces = 6, kBackWidth = 24;
constexpr int kRowEdge = 5; ///< pixels above and below two lines

/// Rows with room for a finger: the back of the game's cards, and the faces of who played.
class RoomyRows : public QStyledItemDelegate {
  public:
    RoomyRows(const PastGames& games, QTreeView* list)
        : QStyledItemDelegate(list), m_games(games), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        // Names have two lines.
        const int least = qMax(qRound(tokens::kRowHeight * theme::unitOf(m_list)),
                               2 * m_list.fontMetrics().lineSpacing() + 2 * kRowEdge);
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, least});
    }

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool game = index.column() == PastGames::Game, players = index.column() == PastGames::Players;
        // With large text the faces would leave the names no room.
        if (!game && (!players || theme::textFactor() > kLargeText)) return;
        const MatchLine match = m_games.match(index.row());
        const QPixmap picture = game ? backOf(match.game) : facesOf(match);
        if (picture.isNull() || (players && !holdsWordsBeside(picture, *option))) return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon(picture);
        option->decorationSize = picture.deviceIndependentSize().toSize();
        if (game) option->font.setWeight(QFont::ExtraBold);
    }

  private:
    /// Names come before faces, which show the same persons.
    bool holdsWordsBeside(const QPixmap& faces, const QStyleOptionViewItem& option) const {
        const int gap = m_list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_list) + 1;
        const int room =
            m_list.columnWidth(PastGames::Players) - qRound(faces.deviceIndependentSize().width()) - 5 * gap;
        const QRect words =
            option.fontMetrics.boundingRect(QRect(0, 0, qMax(1, room), 10000), Qt::TextWordWrap, option.text);
        return words.height() <= 2 * option.fontMetrics.lineSpacing() && words.width() <= room;
    }
    QPixmap backOf(const QString& game) const {
        const qreal unit = theme::unitOf(m_list), ratio = m_list.devicePixelRatioF();
        QPixmap& back = m_pictures[game + QString::number(unit * ratio)];
        if (back.isNull()) {
            const CardArt art = backArt(game);
            if (!QFile::exists(art.file)) return {};
            back = FaceStore().pixmapNow(art, (QSizeF(kBackWidth, kBackWidth * 1.4) * unit * ratio).toSize());
            back.setDevicePixelRatio(ratio);
        }
        return back;
    }
    QPixmap facesOf(const MatchLine& match) const {
        const qreal unit = theme::unitOf(m_list), ratio = m_list.devicePixelRatioF();
        QStringList faces;
        for (const SeatPlan& seat : match.seats)
            if (!seat.person && regulars().contains(seat.name)) faces << seat.name.toLower();
        faces = faces.mid(0, kMostFaces);
        if (faces.isEmpty()) return {};
        QPixmap& row = m_pictures[faces.join(u' ') + QString::number(unit * ratio)];
        if (!row.isNull()) return row;
        const int side = qRound(kRowFace * unit), step = qRound(kFaceStep * unit);
        row = QPixmap(QSize(step * (int(faces.size()) - 1) + side, side) * ratio);
        row.setDevicePixelRatio(ratio);
        row.fill(Qt::transparent);
        QPainter painter(&row);
        for (int i = 0; i < faces.size(); ++i)
            painter.drawPixmap(i * step, 0, FaceButton::picture(faces[i], side, ratio));
        return row;
    }

    const PastGames& m_games;
    const QTreeView& m_list;
    mutable QHash<QString, QPixmap> m_pictures;
};

/// Fills a chooser with "any" and the choices, and keeps what was chosen where it is still there.
void offer(QComboBox* box, const QString& any, const QStringList& words, const QStringList& values) {
    const QSignalBlocker quiet(box);
    const QString before = box->currentData().toString();
    box->clear();
    box->addItem(any, QString());
    for (qsizetype i = 0; i < words.size(); ++i)
        box->addItem(words[i], values[i]);
    box->setCurrentIndex(qMax(0, box->findData(before)));
}

} // namespace

HistoryDialog::HistoryDialog(Store& store, QWidget* parent)
    : StageDialog(kHistorySheet, parent), m_store(store), m_historyActions(new HistoryActions(store, this)),
      m_games(new PastGames(store, this)) {
    setHeading(tr("Games played"),
               tr("An unfinished one can be gone on with, a finished one watched again."));
    frame().setBand(theme::counterBand());
    m_nothing = new EmptyPage;
    connect(m_nothing, &EmptyPage::newTableWanted, this, &HistoryDialog::newTableWanted);
    m_details = new QLabel;
    m_details->setObjectName(QStringLiteral("details"));
    m_details->setTextFormat(Qt::PlainText);
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    // Large text leaves no room for all of it: the list has a page of its own there, which scrolls by itself.
    const bool large = theme::textFactor() > kLargeText;
    m_filters = filters();
    if (!large) head().addWidget(m_filters);
    m_stack = new QStackedWidget;
    m_stack->addWidget(list());
    m_stack->addWidget(m_nothing);
    m_stack->setMinimumHeight(fontMetrics().lineSpacing() * (large ? 4 : 8));
    body().addWidget(m_stack, 1);
    if (large)
        addPages();
    else
        foot().addWidget(m_details);
    addButtons();

    m_check.setSingleShot(true);
    m_check.setInterval(kCheckMillis);
    connect(&m_check, &QTimer::timeout, this, &HistoryDialog::checkRecord);
    connect(m_games, &PastGames::modelReset, this, [this] {
        if (const int row = m_games->rowOf(m_current); row >= 0)
            m_list->setCurrentIndex(m_games->index(row, 0));
        filtered();
    });
    connect(m_historyActions, &HistoryActions::forgotten, this, &HistoryDialog::refresh);
    new QShortcut(QKeySequence::Find, this, [this] {
        if (m_pages) m_pages->setCurrent(1);
        m_text->setFocus(Qt::ShortcutFocusReason);
    });
    refresh();
    m_list->setFocus();
}

void HistoryDialog::addPages() {
    m_pages =
        new PillBar({tr("Games", "a page of a dialog"), tr("Filters and details", "a page of a dialog")});
    m_pages->setObjectName(QStringLiteral("pages"));
    head().addWidget(m_pages);
    m_aside = new QWidget;
    auto* column = new QVBoxLayout(m_aside);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_filters);
    column->addWidget(m_details);
    column->addStretch(1);
    body().addWidget(m_aside, 1);
    m_aside->hide();
    connect(m_pages, &PillBar::currentChanged, this, [this](int page) {
        m_stack->setVisible(page == 0);
        m_aside->setVisible(page == 1);
    });
}

QWidget* HistoryDialog::filters() {
    auto* row = new ButtonRow;
    m_game = new QComboBox;
    m_game->setObjectName(QStringLiteral("game"));
    m_game->setAccessibleName(tr("Game"));
    m_person = new QComboBox;
    m_person->setObjectName(QStringLiteral("person"));
    m_person->setAccessibleName(tr("Who"));
    m_state = new QComboBox;
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setAccessibleName(tr("Finished or not"));
    m_state->addItem(tr("Finished or not"), int(PastSelection::State::Any));
    m_state->addItem(tr("Finished"), int(PastSelection::State::Finished));
    m_state->addItem(tr("Unfinished"), int(PastSelection::State::Unfinished));
    m_text = new QLineEdit;
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setPlaceholderText(tr("Look for a name, a level, a day ..."));
    m_text->setAccessibleName(tr("Look for"));
    m_text->setClearButtonEnabled(true);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("count"));
    for (QComboBox* box : {m_game, m_person, m_state})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_text->setMinimumWidth(fontMetrics().horizontalAdvance(m_text->placeholderText()) +
                            fontMetrics().averageCharWidth() * 5);
    m_count->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
    row->setWidgets({m_game, m_person, m_state, m_text, m_count});
    connect(m_game, &QComboBox::currentIndexChanged, this,
            [this] { m_games->setGame(m_game->currentData().toString()); });
    connect(m_person, &QComboBox::currentIndexChanged, this,
            [this] { m_games->setPerson(m_person->currentData().toString()); });
    connect(m_state, &QComboBox::currentIndexChanged, this,
            [this] { m_games->setState(PastSelection::State(m_state->currentData().toInt())); });
    connect(m_text, &QLineEdit::textChanged, m_games, &PastGames::setText);
    connect(m_games, &PastGames::found, this, &HistoryDialog::filtered);
    return row;
}

QWidget* HistoryDialog::list() {
    m_list = new QTreeView;
    m_list->setObjectName(QStringLiteral("list"));
    m_list->setAccessibleName(tr("Games played"));
    // The current match stays it, wherever another order or another choice puts it.
    connect(m_games, &PastGames::modelAboutToBeReset, this,
            [this] { m_current = currentRow() >= 0 ? m_games->match(currentRow()).id : 0; });
    m_list->setModel(m_games);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setWordWrap(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->sortByColumn(PastGames::Played,
                         Qt::DescendingOrder); // before that is allowed, which sorts at once
    m_list->setSortingEnabled(true);
    m_list->setItemDelegate(new RoomyRows(*m_games, m_list));
    QHeaderView* header = m_list->header();
    header->setStretchLastSection(false);
    for (QObject* watched : {static_cast<QObject*>(m_text), static_cast<QObject*>(m_list->viewport())})
        watched->installEventFilter(this);
    connect(m_list, &QTreeView::activated, this, &HistoryDialog::open);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryDialog::follow);
    return m_list;
}

void HistoryDialog::addButtons() {
    const auto add = [&](const QString& words, const char* name) {
        QPushButton* made = button(words); // none is the default one: Enter belongs to the list
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_watch = add(tr("&Watch"), "watch");
    m_goOn = add(tr("&Go on"), "goOn");
    m_giveUp = add(tr("Give &up ..."), "giveUp");
    m_save = add(tr("&Save as file ..."), "save");
    QPushButton* statistics = add(tr("S&tatistics ..."), "statistics");
    m_table = add(tr("Save all as a ta&ble ..."), "table");
    m_forget = add(tr("&Forget all ..."), "forget");
    QPushButton* close = add(tr("Close"), "close");
    connect(m_watch, &QPushButton::clicked, this, &HistoryDialog::open);
    connect(m_goOn, &QPushButton::clicked, this, &HistoryDialog::open);
    connect(m_giveUp, &QPushButton::clicked, this,
            [this] { emit giveUpWanted(m_games->match(currentRow()).id); });
    connect(m_save, &QPushButton::clicked, this, &HistoryDialog::saveAsFile);
    connect(statistics, &QPushButton::clicked, this, &HistoryDialog::statisticsWanted);
    connect(m_table, &QPushButton::clicked, m_historyActions, &HistoryActions::saveTable);
    connect(m_forget, &QPushButton::clicked, m_historyActions, &HistoryActions::askToForget);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_forget->setProperty(theme::kDangerProperty, true);
    close->setProperty(theme::kKeyProperty, tr("Esc"));
    for (QPushButton* main : {m_watch, m_goOn}) {
        main->setProperty(theme::kKeyProperty, tr("Enter"));
        main->setProperty(theme::kMainProperty, true);
    }
    if (theme::textFactor() > kLargeText) {
        auto* row = new ButtonRow;
        row->setWidgets({m_save, statistics, m_table, m_forget});
        static_cast<QVBoxLayout*>(m_aside->layout())->insertWidget(2, row);
    } else {
        setRare({m_save, statistics, m_table, m_forget});
    }
    setButtons({close, m_giveUp, m_watch, m_goOn});
}

void HistoryDialog::showState(PastSelection::State state) {
    m_state->setCurrentIndex(m_state->findData(int(state)));
}

void HistoryDialog::refresh() {
    m_games->refresh();
    QStringList titles;
    for (const QString& game : m_games->games())
        titles << gameTitle(game);
    offer(m_game, tr("All games"), titles, m_games->games());
    const QStringList persons = m_games->persons();
    offer(m_person, tr("Everybody"), persons.size() == 1 ? QStringList{tr("You")} : persons, persons);
    m_games->setGame(m_game->currentData().toString());
    m_games->setPerson(m_person->currentData().toString());
    m_table->setEnabled(m_games->summary().finished > 0);
    m_forget->setEnabled(m_games->summary().finished > 0);
    fitColumns();
    follow();
}

void HistoryDialog::fitColumns() {
    QHeaderView* header = m_list->header();
    header->setResizeContentsPrecision(100); // rows that are looked at
    const int letter = m_list->fontMetrics().averageCharWidth(), room = m_list->viewport()->width();
    const int least = letter * 42; // a few faces and all names in two lines
    int others = 0;
    for (int column = 0; column < PastGames::Columns; ++column) {
        header->setSectionHidden(column, false);
        if (column == PastGames::Players) continue;
        m_list->resizeColumnToContents(column);
        // Longer names are rare, and their tool tip has them whole.
        const int most = letter * (column == PastGames::Result ? 18 : 24);
        header->resizeSection(column, qMin(most, header->sectionSize(column) + letter));
        others += header->sectionSize(column);
    }
    // What has no room is told below the list.
    for (const int column : {PastGames::Length, PastGames::Helped, PastGames::Scores, PastGames::Played}) {
        if (others + least <= room) break;
        others -= header->sectionSize(column);
        header->setSectionHidden(column, true);
    }
    // The players have what is left.
    header->resizeSection(PastGames::Players, qMax(letter * 8, room - others));
}

void HistoryDialog::filtered() {
    const int all = m_games->summary().finished + m_games->summary().unfinished;
    const int wanted = m_games->rowCount();
    m_count->setText(wanted == all ? tr("%n game(s)", nullptr, all)
                                   : tr("%1 of %n game(s)", nullptr, all).arg(locale().toString(wanted)));
    if (!m_store.keeps())
        m_nothing->say(tr("Nothing is kept at the moment, so there are no past games to show. What is "
                          "wrong was said when it began."),
                       false);
    else if (all == 0)
        m_nothing->say(tr("No game has been played yet. Choose a poster in the lobby and sit down: every "
                          "game is listed here, to be gone on with, or watched again when it is over."),
                       true);
    else if (m_games->searches())
        m_nothing->say(tr("Looking through all games ..."), false);
    else
        m_nothing->say(tr("No game is like that. Choose other filters, or clear what is looked for."), false);
    m_filters->setVisible(all > 0);
    m_details->setVisible(all > 0);
    m_stack->setCurrentWidget(wanted > 0 ? static_cast<QWidget*>(m_list) : m_nothing);
    if (wanted > 0 && !m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_games->index(0, 0));
    if (m_list->currentIndex().isValid()) m_list->scrollTo(m_list->currentIndex());
    follow();
}

int HistoryDialog::currentRow() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? index.row() : -1;
}

void HistoryDialog::follow() {
    const int row = currentRow();
    const QString fault = row >= 0 ? m_games->fault(row) : QString();
    const bool heard = isSignalConnected(QMetaMethod::fromSignal(&HistoryDialog::replayWanted));
    const bool finished = row >= 0 && m_games->match(row).finished;
    const bool unfinished = row >= 0 && !finished;
    const bool free = unfinished && m_games->match(row).byWhom != Played::Elsewhere;
    m_watch->setEnabled(heard && finished && fault.isEmpty());
    m_watch->setVisible(!unfinished);
    m_goOn->setEnabled(isSignalConnected(QMetaMethod::fromSignal(&HistoryDialog::goOnWanted)) && free);
    m_goOn->setVisible(unfinished);
    m_giveUp->setEnabled(isSignalConnected(QMetaMethod::fromSignal(&HistoryDialog::giveUpWanted)) && free);
    m_giveUp->setVisible(unfinished);
    m_save->setEnabled(row >= 0);
    QString details;
    if (row >= 0) {
        const MatchLine match = m_games->match(row);
        const Seat you = m_games->you(match);
        details = finished ? matchDetails(match, you) : unfinishedDetails(match, you);
    }
    if (!fault.isEmpty()) details += u'\n' + fault;
    m_details->setText(details);
    if (finished && fault.isEmpty()) m_check.start();
}

void HistoryDialog::checkRecord() {
    const int row = currentRow();
    if (row < 0 || !m_games->match(row).finished) return;
    const MatchLine line = m_games->match(row);
    const auto stored = m_store.read(line.id);
    QString fault = tr("What was kept of this game cannot be found any more.");
    if (stored && Replay::open(stored->record, line.seats, kNoSeat, &fault)) return;
    m_games->setFault(row, tr("What was kept of this game is damaged: %1", "how, in a sentence").arg(fault));
    follow();
}

void HistoryDialog::open() {
    if (m_goOn->isEnabled()) return emit goOnWanted(m_games->match(currentRow()).id);
    checkRecord(); // Enter may be quicker than the clock
    if (m_watch->isEnabled()) emit replayWanted(m_games->match(currentRow()).id);
}

void HistoryDialog::saveAsFile() {
    if (currentRow() < 0) return;
    const MatchLine line = m_games->match(currentRow());
    const QString name = line.game + line.played.toLocalTime().toString(QStringLiteral("-yyyy-MM-dd"));
    QString file = QFileDialog::getSaveFileName(
        this, tr("Save this game"), name + QStringLiteral(".tacklebox"), tr("Recorded games (*.tacklebox)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".tacklebox");
    saveTo(file);
}

bool HistoryDialog::saveTo(const QString& file) {
    if (currentRow() < 0) return false;
    const auto stored = m_store.read(m_games->match(currentRow()).id);
    QString fault = tr("What was kept of this game cannot be found any more.");
    if (stored && writeRecord(file, stored->record, &fault)) return true;
    m_historyActions->warn(tr("The game cannot be saved there: %1").arg(fault));
    return false;
}

void HistoryDialog::connectNotify(const QMetaMethod& signal) {
    for (const QMetaMethod& heard : {QMetaMethod::fromSignal(&HistoryDialog::replayWanted),
                                     QMetaMethod::fromSignal(&HistoryDialog::goOnWanted),
                                     QMetaMethod::fromSignal(&HistoryDialog::giveUpWanted)})
        if (signal == heard) follow();
}

bool HistoryDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) fitColumns();
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (m_pages) m_pages->setCurrent(0);
            m_list->setFocus(Qt::TabFocusReason); // on to what was found
            return true;
        }
    }
    return StageDialog::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_historydialog.cpp"

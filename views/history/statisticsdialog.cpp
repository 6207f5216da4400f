#include "views/history/statisticsdialog.h"

#include "model/store/store.h"
#include "views/games/games.h"
#include "views/history/emptypage.h"
#include "views/history/historyactions.h"
#include "views/history/pastwords.h"
#include "views/history/report.h"
#include "views/history/statisticsmodel.h"
#include "views/history/statistictile.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHash>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>
#include <set>
#include <utility>

namespace tacklebox {

namespace {

constexpr qreal kLargeFigures = 1.4; ///< text factor above which the whole dialog scrolls
constexpr int kAnyLevel = -1, kPersonsOnly = -2;
constexpr int kTwoColumns = 96; ///< minimum width for two columns of charts, in characters
constexpr int kTiles = 6;
constexpr QSize kStatisticsSheet(1040, 690); ///< in units of scale 1

/// A combo box with a label above it.
QWidget* named(const QString& words, QComboBox* box) {
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(0);
    auto* label = new QLabel(words);
    label->setBuddy(box);
    column->addWidget(label);
    column->addWidget(box);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return whole;
}

} // namespace

StatisticsDialog::StatisticsDialog(Store& store, QWidget* parent)
    : StageDialog(kStatisticsSheet, parent), m_historyActions(new HistoryActions(store, this)),
      m_store(store) {
    setHeading(tr("Statistics"), tr("Stored on this computer only."));
    m_nothing = new EmptyPage;
    connect(m_nothing, &EmptyPage::newTableWanted, this, &StatisticsDialog::newTableWanted);
    m_note = new QLabel;
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setWordWrap(true);
    m_figures = new StatisticsModel(this);
    m_list = new QListView;
    m_list->setObjectName(QStringLiteral("figures"));
    m_list->setAccessibleName(tr("Figures"));
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(3);
    m_list->setModel(m_figures);

    // Large text leaves no room for a fixed header: the whole dialog scrolls.
    m_large = theme::textFactor() > kLargeFigures;
    const bool large = m_large;
    (large ? body() : head()).addWidget(choosers());
    m_stack = new QStackedWidget;
    m_stack->addWidget(page());
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_nothing);
    m_stack->setMinimumHeight(fontMetrics().lineSpacing() * 10);
    if (m_large) {
        m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
                [this](const QModelIndex& row) { showInArea(*m_list->viewport(), m_list->visualRect(row)); });
    }
    body().addWidget(m_stack, 1);
    (large ? body() : foot()).addWidget(m_note);
    addButtons();
    connect(m_historyActions, &HistoryActions::deleted, this, &StatisticsDialog::fill);
    fill();
    // Charts are added to the page after the buttons, so set the tab order.
    QWidget* before = m_help;
    for (QWidget* widget : {static_cast<QWidget*>(m_scores), static_cast<QWidget*>(m_endings),
                            static_cast<QWidget*>(m_levels), static_cast<QWidget*>(m_list),
                            static_cast<QWidget*>(m_nothing->sentence()), static_cast<QWidget*>(m_asList)}) {
        setTabOrder(before, widget);
        before = widget;
    }
    m_who->setFocus();
}

QWidget* StatisticsDialog::choosers() {
    m_choosers = new ButtonRow;
    const auto chooser = [&](QComboBox*& box, const char* name) {
        box = new QComboBox;
        box->setObjectName(QString::fromLatin1(name));
        connect(box, &QComboBox::currentIndexChanged, this, &StatisticsDialog::showSelection);
    };
    chooser(m_who, "who");
    chooser(m_game, "game");
    chooser(m_seats, "seats");
    chooser(m_level, "level");
    chooser(m_help, "aid");
    m_choosers->setWidgets({named(tr("&Player"), m_who), named(tr("&Game"), m_game),
                            named(tr("Pla&yers at the table"), m_seats), named(tr("&Strongest bot"), m_level),
                            named(tr("&Help", "with or without"), m_help)});
    return m_choosers;
}

QWidget* StatisticsDialog::page() {
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 4, 0);
    m_tileGrid = new QGridLayout;
    for (int i = 0; i < kTiles; ++i)
        m_tiles.append(new StatisticTile);
    column->addLayout(m_tileGrid);
    m_scores = new LineChart(tr("Scores over time"));
    m_scores->setObjectName(QStringLiteral("scores"));
    m_endings = new BarChart(tr("Endings"));
    m_endings->setObjectName(QStringLiteral("endings"));
    m_endings->setLegend(tr("how often"), QString());
    m_levels = new BarChart(tr("Wins by the strongest bot at the table"));
    m_levels->setObjectName(QStringLiteral("levels"));
    m_levels->setLegend(tr("share of games won"), tr("an equal share"));
    m_levels->setScale(percentWords, 1.0);
    m_charts = new QGridLayout;
    m_charts->setRowStretch(0, 1);
    m_scores->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding); // fills the rest
    column->addLayout(m_charts, 1);
    m_area = new QScrollArea;
    m_area->setObjectName(QStringLiteral("page"));
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(body);
    for (QWidget* watched : {m_area->viewport(), static_cast<QWidget*>(m_scores),
                             static_cast<QWidget*>(m_endings), static_cast<QWidget*>(m_levels)})
        watched->installEventFilter(this);
    return m_area;
}

void StatisticsDialog::addButtons() {
    const auto add = [&](const QString& words, const char* name) {
        QPushButton* made = button(words);
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_asList = add(tr("Figures as a &list"), "asList");
    m_asList->setCheckable(true);
    m_table = add(tr("Save all as spreadsh&eet ..."), "table");
    m_forget = add(tr("Delete &all ..."), "forget");
    QPushButton* close = add(tr("Close"), "close");
    connect(m_asList, &QPushButton::toggled, this, &StatisticsDialog::showSelection);
    connect(m_table, &QPushButton::clicked, m_historyActions, &HistoryActions::saveTable);
    connect(m_forget, &QPushButton::clicked, m_historyActions, &HistoryActions::confirmDelete);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_forget->setProperty(theme::kDangerProperty, true);
    close->setProperty(theme::kKeyProperty, keys::nameOf(keys::Command::Close));
    close->setProperty(theme::kMainProperty, true);
    if (theme::textFactor() > kLargeFigures) {
        auto* row = new ButtonRow;
        row->setWidgets({m_asList, m_table, m_forget});
        body().addWidget(row);
    } else {
        setRare({m_asList, m_table, m_forget});
    }
    setButtons({close});
}

void StatisticsDialog::fill() {
    PastResults past = m_store.results();
    m_unread = past.seatless;
    qint64 broken = 0;                          // id of the last invalid match; its results are adjacent
    QHash<std::pair<QString, int>, bool> sound; // cache by game and seats: few keys, many thousand results
    past.results.removeIf([&](const PersonalResult& result) {
        auto known = sound.constFind({result.game, result.seats});
        if (known == sound.constEnd())
            known = sound.insert(
                {result.game, result.seats},
                validationError(result.game, result.seats, QDateTime::currentDateTime()).isEmpty());
        if (*known && result.played.isValid()) return false;
        m_unread += std::exchange(broken, result.match) != result.match;
        return true;
    });
    m_results = past.results;
    const bool any = m_unread > 0 || !m_results.isEmpty();
    m_table->setEnabled(any);
    m_forget->setEnabled(any);
    offerChoices();
    showSelection();
}

void StatisticsDialog::offerChoices() {
    const QSignalBlocker quiet[] = {QSignalBlocker(m_who), QSignalBlocker(m_game), QSignalBlocker(m_seats),
                                    QSignalBlocker(m_level), QSignalBlocker(m_help)};
    QStringList names;
    std::set<int> seats;
    std::set<std::optional<Level>> levels;
    for (const PersonalResult& result : std::as_const(m_results)) {
        if (!names.contains(result.name)) names << result.name;
        seats.insert(result.seats);
        levels.insert(result.level);
    }
    m_persons = int(names.size());
    std::sort(names.begin(), names.end(),
              [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    for (QComboBox* box : {m_who, m_game, m_seats, m_level, m_help})
        box->clear();
    m_who->addItem(tr("Everyone"), QString());
    for (const QString& name : std::as_const(names))
        m_who->addItem(m_persons == 1 ? tr("You") : name, name);
    m_game->addItem(tr("All games"), QString());
    for (const GameInfo& game : gameInfos())
        if (std::any_of(m_results.begin(), m_results.end(),
                        [&](const PersonalResult& result) { return result.game == game.id; }))
            m_game->addItem(game.title, game.id);
    m_seats->addItem(tr("Any number"), 0);
    for (const int count : seats)
        m_seats->addItem(locale().toString(count), count);
    m_level->addItem(tr("Any", "strongest bot"), kAnyLevel);
    for (const std::optional<Level>& level : levels)
        m_level->addItem(tableLevelTitle(level), level ? int(*level) : kPersonsOnly);
    m_help->addItem(tr("With and without"), int(HelpFilter::Any));
    m_help->addItem(tr("Without help"), int(HelpFilter::Without));
    m_help->addItem(tr("With help"), int(HelpFilter::With));
    if (m_results.isEmpty()) return;
    // Start with the last game played.
    m_who->setCurrentIndex(m_who->findData(m_results.last().name));
    m_game->setCurrentIndex(m_game->findData(m_results.last().game));
}

ResultFilter StatisticsDialog::selection() const {
    ResultFilter selection;
    selection.game = m_game->currentData().toString();
    selection.name = m_who->currentData().toString();
    selection.seats = m_seats->currentData().toInt();
    const int level = m_level->currentData().toInt();
    if (level >= 0) selection.level = Level(level);
    selection.personsOnly = level == kPersonsOnly;
    selection.help = HelpFilter(m_help->currentData().toInt());
    return selection;
}

void StatisticsDialog::showSelection() {
    const ResultFilter chosen = selection();
    const Report report = reportOf(m_results, chosen, !chosen.name.isEmpty() || m_persons == 1);
    for (int i = 0; i < kTiles; ++i)
        m_tiles[i]->show(report.figures[i]);
    const QString none = tr("No games match.");
    m_scores->setNothing(
        chosen.game.isEmpty() ? tr("Choose one game: scores from different games can't be compared.") : none);
    m_endings->setNothing(none);
    m_levels->setNothing(none);
    m_scores->setPoints(report.scores, report.scoresSummary);
    m_endings->setBars(report.endings, report.endingsSummary);
    m_levels->setBars(report.levels, report.levelsSummary);
    m_figures->show(report.figures, {m_endings, m_levels, m_scores}); // the longest one last
    arrange();

    if (const GameInfo* game = gameInfo(chosen.game)) {
        frame().setBand(theme::bandOf(game->background));
        frame().setCards(artOfCard(game->deck, game->headerCards[0]),
                         artOfCard(game->deck, game->headerCards[1]));
    } else {
        frame().setBand(theme::bandOf(Background::BackRoom));
        frame().setCards({}, {});
    }
    const bool any = !m_results.isEmpty();
    m_choosers->setVisible(any);
    m_asList->setEnabled(any);
    m_nothing->setMessage(m_store.isOpen()
                              ? tr("No finished games yet. Pick a poster in the lobby and play: "
                                   "finished games are counted here.")
                              : tr("Games aren't being saved right now (see the earlier message)."),
                          m_store.isOpen());
    m_stack->setCurrentWidget(!any                    ? static_cast<QWidget*>(m_nothing)
                              : m_asList->isChecked() ? static_cast<QWidget*>(m_list)
                                                      : m_area);
    QStringList notes;
    if (any) notes << tr("A shared win counts as a win.");
    if (m_unread > 0) notes << tr("%n saved game(s) can't be read and aren't counted.", nullptr, m_unread);
    m_note->setText(notes.join(u' '));
    m_note->setVisible(!notes.isEmpty());
    growStack();
}

void StatisticsDialog::growStack() {
    if (!m_large) return;
    int high = fontMetrics().lineSpacing() * 10;
    if (m_stack->currentWidget() == m_area) {
        m_tileGrid->invalidate();
        m_charts->invalidate();
        QLayout* page = m_area->widget()->layout();
        page->invalidate();
        const int wide = m_area->viewport()->width();
        high = qMax(high, page->hasHeightForWidth() ? page->totalHeightForWidth(wide)
                                                    : page->totalMinimumSize().height());
    } else if (m_stack->currentWidget() == m_list) {
        const int row = m_list->sizeHintForRow(0) + 2 * m_list->spacing();
        high = qMax(high, row * (m_figures->rowCount() + 1));
    }
    m_stack->setMinimumHeight(high + 2 * m_area->frameWidth());
}

void StatisticsDialog::showInArea(const QWidget& widget, const QRect& part) {
    const QPoint at = widget.mapTo(area().widget(), part.center());
    area().ensureVisible(at.x(), at.y(), part.width() / 2, part.height() / 2 + 8);
}

void StatisticsDialog::arrange() {
    int widest = 0;
    for (StatisticTile* tile : std::as_const(m_tiles)) {
        m_tileGrid->removeWidget(tile);
        widest = qMax(widest, tile->sizeHint().width() + m_tileGrid->spacing());
    }
    const int room = m_area->viewport()->width();
    const int fit = room / qMax(1, widest);
    const int columns = fit >= kTiles ? kTiles : fit >= kTiles / 2 ? kTiles / 2 : 2;
    for (int i = 0; i < kTiles; ++i) {
        m_tileGrid->addWidget(m_tiles[i], i / columns, i % columns);
        m_tileGrid->setColumnStretch(i, i < columns ? 1 : 0);
    }
    const bool two = room >= fontMetrics().averageCharWidth() * kTwoColumns;
    for (Chart* chart :
         {static_cast<Chart*>(m_scores), static_cast<Chart*>(m_endings), static_cast<Chart*>(m_levels)})
        m_charts->removeWidget(chart);
    m_charts->addWidget(m_scores, 0, 0, 1, two ? 2 : 1);
    m_charts->addWidget(m_endings, 1, 0, Qt::AlignTop);
    m_charts->addWidget(m_levels, two ? 1 : 2, two ? 1 : 0, Qt::AlignTop);
    m_charts->setColumnStretch(0, 1);
    m_charts->setColumnStretch(1, two ? 1 : 0);
    growStack();
}

bool StatisticsDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_area->viewport() && event->type() == QEvent::Resize) arrange();
    if (watched != m_area->viewport() && event->type() == QEvent::FocusIn) { // a chart got the focus
        auto* chart = static_cast<QWidget*>(watched);
        m_area->ensureWidgetVisible(chart);
        if (m_large) showInArea(*chart, chart->rect());
    }
    return StageDialog::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_statisticsdialog.cpp"

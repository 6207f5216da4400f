#include "views/lobby/daydealsdialog.h"

#include "views/games/games.h"
#include "views/lobby/shelfwords.h"
#include "views/theme/boxes.h"
#include "views/theme/keymap.h"
#include "views/theme/numbers.h"
#include "views/theme/stagestyle.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>
#include <climits>
#include <optional>

namespace tacklebox {

namespace {

constexpr QSize kDayDealsSheet(1000, 0); ///< in units of scale 1; height by content
constexpr int kColumns = 7, kRows = 6;

QTableWidget* table(int rows, int columns, const char* name) {
    auto* made = new QTableWidget(rows, columns);
    made->setObjectName(QLatin1String(name));
    made->setEditTriggers(QAbstractItemView::NoEditTriggers);
    made->setSelectionMode(QAbstractItemView::SingleSelection);
    made->setTabKeyNavigation(false);
    made->setShowGrid(false);
    made->setTextElideMode(Qt::ElideNone);
    made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    made->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    made->verticalHeader()->hide();
    made->horizontalHeader()->setHighlightSections(false);
    const int high = made->fontMetrics().height() + 10;
    made->verticalHeader()->setDefaultSectionSize(high);
    made->setFixedHeight(rows * high + made->horizontalHeader()->sizeHint().height() +
                         2 * made->frameWidth());
    return made;
}

} // namespace

DayDealsDialog::DayDealsDialog(const QList<DayResult>& results, const QDate& today, const QString& game,
                               QWidget* parent)
    : StageDialog(kDayDealsSheet, parent), m_results(results), m_today(today) {
    const DayStreaks streaks = streaksOf(results, today);
    setHeading(tr("Today's deals"),
               streaks.longest == 0
                   ? tr("Everyone plays the same cards on the same day. Your first result counts.")
                   : tr("%n day(s) in a row.", nullptr, streaks.current) + u' ' +
                         tr("Longest: %n day(s).", nullptr, streaks.longest));
    m_open = button({}, keys::nameOf(keys::Command::Accept));
    m_open->setObjectName(QStringLiteral("open"));
    m_open->setProperty(theme::kMainProperty, true);
    m_practice = button(tr("&Practice"));
    m_practice->setObjectName(QStringLiteral("practice"));
    QPushButton* close = button(tr("Close"), keys::nameOf(keys::Command::Close));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &DayDealsDialog::open);
    connect(m_practice, &QPushButton::clicked, this, &DayDealsDialog::play);
    body().addLayout(rowOf({{calendar(), 1}, {gameList(game), 1}}));
    setButtons({close, m_practice, m_open});
    showMonth(QDate(today.year(), today.month(), 1));
    m_games->setFocus();
}

QWidget* DayDealsDialog::calendar() {
    auto* whole = new QWidget;
    m_back = new QPushButton(QStringLiteral("‹"));
    m_on = new QPushButton(QStringLiteral("›"));
    m_back->setObjectName(QStringLiteral("previousMonth"));
    m_on->setObjectName(QStringLiteral("nextMonth"));
    m_back->setAccessibleName(tr("Previous month"));
    m_on->setAccessibleName(tr("Next month"));
    for (QPushButton* button : {m_back, m_on})
        button->setAutoDefault(false);
    connect(m_back, &QPushButton::clicked, this, [this] { showMonth(m_first.addMonths(-1)); });
    connect(m_on, &QPushButton::clicked, this, [this] { showMonth(m_first.addMonths(1)); });
    m_month = new QLabel;
    m_month->setAlignment(Qt::AlignCenter);
    m_days = table(kRows, kColumns, "days");
    m_days->setAccessibleName(tr("Days"));
    m_days->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    QStringList heads;
    for (int column = 0; column < kColumns; ++column)
        heads << locale().standaloneDayName((locale().firstDayOfWeek() - 1 + column) % kColumns + 1,
                                            QLocale::ShortFormat);
    m_days->setHorizontalHeaderLabels(heads);
    connect(m_days, &QTableWidget::currentCellChanged, this, &DayDealsDialog::showDay);
    connect(m_days, &QTableWidget::activated, this, [this] { m_games->setFocus(Qt::TabFocusReason); });
    columnOf({rowOf({m_back, {m_month, 1}, m_on}), m_days}, whole);
    return whole;
}

QWidget* DayDealsDialog::gameList(const QString& game) {
    auto* whole = new QWidget;
    const QList<GameInfo>& infos = gameInfos();
    m_dayLine = new QLabel;
    m_games = table(int(infos.size()), 3, "games");
    m_games->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_games->setHorizontalHeaderLabels(
        {tr("Game"), tr("Result"), tr("Best of all days", "the best result in a game")});
    m_games->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_games->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_games->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    for (int row = 0; row < infos.size(); ++row) {
        auto* title = new QTableWidgetItem(infos[row].shortTitle);
        title->setData(Qt::UserRole, infos[row].id);
        m_games->setItem(row, 0, title);
        m_games->setItem(row, 1, new QTableWidgetItem);
        std::optional<int> best;
        for (const DayResult& result : m_results)
            if (result.match.game == infos[row].id)
                best = std::max(best.value_or(INT_MIN),
                                result.match.result.seats[onlyPersonOf(result.match.seats)].score);
        m_games->setItem(row, 2, new QTableWidgetItem(best ? theme::numberText(*best) : QStringLiteral("–")));
        if (infos[row].id == game || row == 0) m_games->setCurrentCell(row, 0);
    }
    connect(m_games, &QTableWidget::currentCellChanged, this, &DayDealsDialog::showGame);
    connect(m_games, &QTableWidget::activated, this, &DayDealsDialog::open);
    columnOf({m_dayLine, m_games, kRoom}, whole);
    return whole;
}

void DayDealsDialog::showMonth(const QDate& first) {
    m_first = first;
    m_month->setText(locale().standaloneMonthName(first.month()) + u' ' + QString::number(first.year()));
    m_on->setEnabled(first.addMonths(1) <= m_today);
    const int before = (first.dayOfWeek() - int(locale().firstDayOfWeek()) + kColumns) % kColumns;
    const QSignalBlocker quiet(m_days);
    for (int cell = 0; cell < kRows * kColumns; ++cell) {
        const QDate day = first.addDays(cell - before);
        auto* item = new QTableWidgetItem;
        item->setTextAlignment(Qt::AlignCenter);
        item->setFlags(Qt::NoItemFlags);
        m_days->setItem(cell / kColumns, cell % kColumns, item);
        if (day.month() != first.month()) continue;
        const auto played = int(std::ranges::count(m_results, day, &DayResult::day));
        item->setText(played > 0 ? tr("%1 ✓", "a day on which a deal was played").arg(day.day())
                                 : QString::number(day.day()));
        item->setData(Qt::UserRole, day);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1, %n deal(s) played", "a date", played).arg(dateWords(day, m_today)));
        QFont font = m_days->font();
        font.setBold(played > 0);
        item->setFont(font);
        if (day <= m_today) item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    const QDate last = std::min(m_today, first.addMonths(1).addDays(-1));
    const int cell = before + last.day() - 1;
    m_days->setCurrentCell(cell / kColumns, cell % kColumns);
    showDay();
}

void DayDealsDialog::showDay() {
    const QTableWidgetItem* cell = m_days->currentItem();
    if (!cell || !cell->data(Qt::UserRole).isValid()) return;
    m_day = cell->data(Qt::UserRole).toDate();
    m_dayLine->setText(dateWords(m_day, m_today));
    m_games->setAccessibleName(tr("Deals of %1", "a date").arg(m_dayLine->text()));
    for (int row = 0; row < m_games->rowCount(); ++row) {
        const DayResult* result = resultOf(m_games->item(row, 0)->data(Qt::UserRole).toString());
        m_games->item(row, 1)->setText(result ? dayResultWords(result->match) : tr("Not played"));
    }
    showGame();
}

void DayDealsDialog::showGame() {
    const bool played = resultOf(chosenGame());
    m_open->setText(played ? tr("&Watch replay") : m_day == m_today ? tr("&Play") : tr("&Practice"));
    m_practice->setVisible(played);
}

void DayDealsDialog::open() {
    const DayResult* result = resultOf(chosenGame());
    if (!result) return play();
    emit replayWanted(result->match.id);
    accept();
}

void DayDealsDialog::play() {
    emit playWanted(chosenGame(), m_day);
    accept();
}

const DayResult* DayDealsDialog::resultOf(const QString& game) const {
    const auto found = std::ranges::find_if(
        m_results, [&](const DayResult& result) { return result.day == m_day && result.match.game == game; });
    return found == m_results.end() ? nullptr : &*found;
}

QString DayDealsDialog::chosenGame() const {
    return m_games->item(m_games->currentRow(), 0)->data(Qt::UserRole).toString();
}

} // namespace tacklebox

#include "moc_daydealsdialog.cpp"

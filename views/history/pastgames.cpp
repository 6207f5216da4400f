#include "views/history/pastgames.h"

#include "model/store/store.h"
#include "views/games/games.h"
#include "views/history/pastwords.h"
#include "views/history/unfinished.h"

#include <QElapsedTimer>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kPageRows = 64, kPages = 24;
/// Rows per query, and milliseconds of searching per pass of the event loop.
constexpr qsizetype kSearchRows = 128;
constexpr int kSearchMillis = 25;

constexpr PastSelection::Order orderOf(PastGames::Column column) {
    using Order = PastSelection::Order;
    switch (column) {
    case PastGames::Game: return Order::Game;
    case PastGames::Players: return Order::Players;
    case PastGames::Result: return Order::Result;
    case PastGames::Scores: return Order::Score;
    case PastGames::Helped: return Order::Help;
    case PastGames::Length: return Order::Length;
    case PastGames::Played:
    case PastGames::Columns: break;
    }
    return Order::Latest;
}

/// `you` is the seat to call "you"; kNoSeat: none.
QString wordsOf(const MatchSummary& match, PastGames::Column column, Seat you) {
    switch (column) {
    case PastGames::Game: return gameTitle(match.game);
    case PastGames::Played: return whenWords(match.played);
    case PastGames::Players: return playersInShort(match, you);
    case PastGames::Result: return match.finished ? resultWords(match) : PastGames::tr("Unfinished");
    case PastGames::Scores: return match.finished ? scoresWords(match) : standingWords(match);
    case PastGames::Helped:
        if (!match.finished && !match.whatIf) return {};
        if (match.whatIf) return PastGames::tr("what if", "went on from within another game");
        return match.result.help.any() ? PastGames::tr("with help") : PastGames::tr("without");
    case PastGames::Length: return match.finished ? lengthWords(match.moves) : QString();
    case PastGames::Columns: break;
    }
    return {};
}

} // namespace

PastGames::PastGames(Store& store, QObject* parent)
    : QAbstractTableModel(parent), m_store(store), m_pages(kPages) {
    m_search.setInterval(0);
    connect(&m_search, &QTimer::timeout, this, &PastGames::search);
}

void PastGames::refresh() {
    m_summary = m_store.summary();
    m_unfinished.clear();
    if (m_summary.unfinished > 0)
        for (const MatchSummary& line : m_store.unfinished())
            m_unfinished.insert(line.id, line);
    select();
}

void PastGames::setGame(const QString& game) {
    if (m_selection.game == game) return;
    m_selection.game = game;
    select();
}

void PastGames::setPerson(const QString& name) {
    if (m_selection.person == name) return;
    m_selection.person = name;
    select();
}

void PastGames::setState(PastSelection::State state) {
    if (m_selection.state == state) return;
    m_selection.state = state;
    select();
}

void PastGames::setText(const QString& text) {
    const QStringList words = text.toLower().split(u' ', Qt::SkipEmptyParts);
    if (m_words == words) return;
    m_words = words;
    select();
}

void PastGames::sort(int column, Qt::SortOrder order) {
    const bool descending = order == Qt::DescendingOrder;
    if (m_selection.order == orderOf(Column(column)) && m_selection.descending == descending) return;
    m_selection.order = orderOf(Column(column));
    m_selection.descending = descending;
    select();
}

void PastGames::select() {
    beginResetModel();
    m_selection.games.clear();
    if (m_selection.order == PastSelection::Order::Game) {
        m_selection.games = m_summary.games;
        std::sort(m_selection.games.begin(), m_selection.games.end(), [](const QString& a, const QString& b) {
            return gameTitle(a).localeAwareCompare(gameTitle(b)) < 0;
        });
    }
    m_pages.clear();
    m_selected = m_store.past(m_selection);
    m_searched = 0;
    m_rows = m_words.isEmpty() ? m_selected : QList<qint64>();
    endResetModel();
    m_search.stop();
    if (m_words.isEmpty()) return;
    m_search.start();
    search();
}

void PastGames::search() {
    QElapsedTimer clock;
    clock.start();
    while (m_searched < m_selected.size() && clock.elapsed() < kSearchMillis) {
        QList<qint64> having;
        for (const MatchSummary& match : lines(m_selected.mid(m_searched, kSearchRows)))
            if (hasWords(match)) having.append(match.id);
        m_searched += kSearchRows;
        if (having.isEmpty()) continue;
        m_pages.remove(int(m_rows.size()) / kPageRows); // the last page may have been incomplete
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + having.size()) - 1);
        m_rows += having;
        endInsertRows();
    }
    if (m_searched >= m_selected.size()) m_search.stop();
    emit found();
}

bool PastGames::hasWords(const MatchSummary& match) const {
    QString text;
    for (int column = 0; column < Columns; ++column)
        text += wordsOf(match, Column(column), you(match)) + u' ';
    if (const Seat seat = you(match); seat != kNoSeat) text += match.seats[seat].name;
    text = text.toLower();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word); });
}

QList<MatchSummary> PastGames::lines(const QList<qint64>& matches) const {
    QList<MatchSummary> lines = m_store.lines(matches);
    for (MatchSummary& line : lines)
        if (!line.finished) line = m_unfinished.value(line.id, line);
    return lines;
}

Seat PastGames::you(const MatchSummary& match) const {
    return m_summary.people.size() == 1 ? onlyPersonOf(match.seats) : kNoSeat;
}

QStringList PastGames::people() const {
    QStringList names = m_summary.people;
    std::sort(names.begin(), names.end(),
              [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return names;
}

QStringList PastGames::games() const {
    QStringList games;
    for (const GameInfo& info : gameInfos())
        if (m_summary.games.contains(info.id)) games << info.id;
    for (const QString& game : m_summary.games)
        if (!games.contains(game)) games << game;
    return games;
}

PastGames::Row& PastGames::row(int row) const {
    const int number = row / kPageRows;
    Page* page = m_pages.object(number);
    if (!page) {
        const QList<qint64> matches = m_rows.mid(qsizetype(number) * kPageRows, kPageRows);
        page = new Page;
        QHash<qint64, MatchSummary> lines;
        for (const MatchSummary& line : this->lines(matches))
            lines.insert(line.id, line);
        for (const qint64 match : matches) {
            const MatchSummary line = lines.value(match);
            page->append(
                {line, line.id == 0 ? tr("This game is no longer saved.") : validationError(line), {}});
        }
        m_pages.insert(number, page);
    }
    return (*page)[row % kPageRows];
}

MatchSummary PastGames::match(int row) const {
    return this->row(row).match;
}

QString PastGames::errorOf(const Row& row) const {
    return row.error.isEmpty() ? m_errors.value(row.match.id) : row.error;
}

QString PastGames::error(int row) const {
    return errorOf(this->row(row));
}

void PastGames::setError(int row, const QString& error) {
    Row& of = this->row(row);
    if (m_errors.value(of.match.id) == error) return;
    m_errors.insert(of.match.id, error);
    of.words = {};
    emit dataChanged(index(row, 0), index(row, Columns - 1));
}

int PastGames::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int PastGames::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

const QString& PastGames::words(Row& row, Column column) const {
    QString& words = row.words[std::size_t(column)];
    if (!words.isEmpty()) return words;
    const QString error = column == Players ? errorOf(row) : QString();
    words = error.isEmpty() ? wordsOf(row.match, column, you(row.match)) : error;
    return words;
}

QVariant PastGames::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_rows.size()) return {};
    const auto column = Column(index.column());
    switch (role) {
    case Qt::ToolTipRole: // a narrow column elides its text
        if (const Row& shown = row(index.row()); column == Players && errorOf(shown).isEmpty())
            return playersWords(shown.match, you(shown.match));
        [[fallthrough]];
    case Qt::DisplayRole: return words(row(index.row()), column);
    case Qt::TextAlignmentRole:
        return int((column == Length ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant PastGames::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Length ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (Column(section)) {
    case Game: return tr("Game");
    case Played: return tr("Played", "when");
    case Players: return tr("At the table");
    case Result: return tr("Result");
    case Scores: return tr("Scores");
    case Helped: return tr("Help", "with or without");
    case Length: return tr("Length");
    case Columns: break;
    }
    return {};
}

} // namespace tacklebox

#include "moc_pastgames.cpp"

#include "views/history/pastgames.h"

#include "views/history/pastwords.h"
#include "views/panels/gameinfo.h"

#include <algorithm>

namespace tacklebox {

void PastGames::setMatches(const QList<MatchLine>& matches) {
    beginResetModel();
    m_matches = matches;
    m_faults.clear();
    for (const MatchLine& match : matches)
        if (const QString fault = faultOf(match); !fault.isEmpty()) m_faults.insert(match.id, fault);
    m_shown = QList<Shown>(matches.size());
    endResetModel();
}

void PastGames::setFault(int row, const QString& fault) {
    if (m_faults.value(m_matches[row].id) == fault) return;
    m_faults.insert(m_matches[row].id, fault);
    m_shown[row] = {};
    emit dataChanged(index(row, 0), index(row, Columns - 1));
}

QString PastGames::fault(int row) const {
    return m_faults.value(m_matches[row].id);
}

QStringList PastGames::persons() const {
    QStringList names;
    for (const MatchLine& match : m_matches)
        for (const SeatPlan& seat : match.seats)
            if (seat.person && !names.contains(seat.name)) names << seat.name;
    std::sort(names.begin(), names.end(),
              [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return names;
}

QStringList PastGames::games() const {
    QStringList games;
    for (const GameInfo& info : gameInfos())
        if (std::any_of(m_matches.begin(), m_matches.end(),
                        [&](const MatchLine& match) { return match.game == info.id; }))
            games << info.id;
    for (const MatchLine& match : m_matches)
        if (!games.contains(match.game)) games << match.game;
    return games;
}

const PastGames::Shown& PastGames::shown(int row) const {
    Shown& shown = m_shown[row];
    if (shown.text.isEmpty()) {
        for (int column = 0; column < Columns; ++column) {
            shown.words[std::size_t(column)] = words(row, Column(column));
            shown.text += shown.words[std::size_t(column)] + u' ';
        }
        shown.text = shown.text.toLower();
    }
    return shown;
}

int PastGames::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_matches.size());
}

int PastGames::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QString PastGames::words(int row, Column column) const {
    const MatchLine& match = m_matches[row];
    const bool broken = m_faults.contains(match.id);
    switch (column) {
    case Game: return gameTitle(match.game);
    case Played: return whenWords(match.played);
    case Players: return broken ? m_faults[match.id] : playersWords(match);
    case Result: return resultWords(match);
    case Scores: return scoresWords(match);
    case Helped:
        if (match.whatIf) return tr("what if", "went on from within another game");
        return match.result.help.any() ? tr("with help") : tr("without");
    case Length: return lengthWords(match.moves);
    case Columns: break;
    }
    return {};
}

QVariant PastGames::sortKey(int row, Column column) const {
    const MatchLine& match = m_matches[row];
    switch (column) {
    case Played: return match.played;
    case Scores: return match.result.seats.isEmpty() ? 0 : match.result.seats.front().score;
    case Length: return match.moves;
    default: return shown(row).words[std::size_t(column)];
    }
}

QVariant PastGames::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_matches.size()) return {};
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: // a narrow column cuts its words off
        return shown(index.row()).words[std::size_t(column)];
    case SortRole: return sortKey(index.row(), column);
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

WantedGames::WantedGames(PastGames& games, QObject* parent) : QSortFilterProxyModel(parent), m_games(games) {
    setSourceModel(&games);
    setSortRole(PastGames::SortRole);
    setSortLocaleAware(true);
}

void WantedGames::setGame(const QString& game) {
    m_game = game;
    invalidateFilter();
}

void WantedGames::setPerson(const QString& name) {
    m_person = name;
    invalidateFilter();
}

void WantedGames::setText(const QString& text) {
    m_words = text.toLower().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool WantedGames::filterAcceptsRow(int row, const QModelIndex&) const {
    const MatchLine& match = m_games.match(row);
    if (!m_game.isEmpty() && match.game != m_game) return false;
    if (!m_person.isEmpty() &&
        std::none_of(match.seats.begin(), match.seats.end(),
                     [&](const SeatPlan& seat) { return seat.person && seat.name == m_person; }))
        return false;
    if (m_words.isEmpty()) return true;
    const QString text = m_games.text(row);
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word); });
}

} // namespace tacklebox

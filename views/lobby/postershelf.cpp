#include "views/lobby/postershelf.h"

#include "model/table/words.h"
#include "views/games/games.h"
#include "views/lobby/poster.h"
#include "views/lobby/shelfwords.h"
#include "views/theme/keybutton.h"

#include <algorithm>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kPosterWidth = 184, kPosterLeast = 104, kPosterMost = 300;
constexpr qreal kBesidePoster = 22; ///< how far the buttons may extend beyond their poster on each side

KeyButton* shelfButton(const QString& words, const QString& name, QWidget* parent) {
    auto* button = new KeyButton(words, {}, parent);
    button->setObjectName(name);
    button->setRank(KeyButton::Rank::Quiet);
    return button;
}

/// The games in their usual order, but the one for newcomers first.
QList<GameInfo> onTheShelf() {
    QList<GameInfo> games = gameInfos();
    std::stable_partition(games.begin(), games.end(),
                          [](const GameInfo& game) { return game.isForBeginners; });
    return games;
}

} // namespace

PosterShelf::PosterShelf(QWidget* room, QObject* parent) : QObject(parent) {
    for (const GameInfo& game : onTheShelf()) {
        auto* poster = new Poster(game, room);
        auto* fresh = shelfButton(tr("New table ..."), QStringLiteral("new-") + game.id, room);
        fresh->setAccessibleName(tr("New table: %1").arg(game.title));
        auto* rules = shelfButton(tr("Rules"), QStringLiteral("rules-") + game.id, room);
        rules->setAccessibleName(tr("Rules: %1").arg(game.title));
        const QString id = game.id;
        connect(poster, &Poster::clicked, this, [this, id] { emit playWanted(id); });
        connect(fresh, &QPushButton::clicked, this, [this, id] { emit newTableWanted(id); });
        connect(rules, &QPushButton::clicked, this, [this, id] { emit rulesWanted(id); });
        m_posters << poster;
        m_newTables << fresh;
        m_rules << rules;
    }
}

QWidget* PosterShelf::poster(int index) const {
    return m_posters[index];
}

QString PosterShelf::chosenGame() const {
    return m_posters[m_chosen]->game();
}

QString PosterShelf::firstGame() const {
    return m_posters.front()->game();
}

QList<QWidget*> PosterShelf::parts() const {
    QList<QWidget*> parts;
    for (int i = 0; i < count(); ++i)
        parts << m_posters[i] << m_newTables[i] << m_rules[i];
    return parts;
}

QList<QWidget*> PosterShelf::posters() const {
    return {m_posters.begin(), m_posters.end()};
}

QWidget* PosterShelf::nextWithin(const QObject* part, int arrow) const {
    const int at = posterOf(part);
    if (at < 0 || part == m_posters[at]) return nullptr;
    if (arrow == Qt::Key_Up) return m_posters[at];
    if (arrow == Qt::Key_Left && part == m_rules[at]) return m_newTables[at];
    if (arrow == Qt::Key_Right && part == m_newTables[at]) return m_rules[at];
    return nullptr;
}

int PosterShelf::posterOf(const QObject* part) const {
    for (int i = 0; i < count(); ++i)
        if (part == m_posters[i] || part == m_newTables[i] || part == m_rules[i]) return i;
    return -1;
}

int PosterShelf::posterOf(const QString& game) const {
    for (int i = 0; i < count(); ++i)
        if (m_posters[i]->game() == game) return i;
    return -1;
}

void PosterShelf::choose(int index) {
    m_chosen = index;
    for (int i = 0; i < count(); ++i) {
        m_posters[i]->setChosen(i == index);
        const Qt::FocusPolicy policy = i == index ? Qt::StrongFocus : Qt::ClickFocus;
        for (QWidget* part : {static_cast<QWidget*>(m_posters[i]), static_cast<QWidget*>(m_newTables[i]),
                              static_cast<QWidget*>(m_rules[i])})
            part->setFocusPolicy(policy);
    }
}

void PosterShelf::setLearned(const QStringList& games) {
    for (Poster* poster : std::as_const(m_posters))
        poster->setLearned(games.contains(poster->game()));
}

bool PosterShelf::setSolved(const QString& game, int solved, int puzzles) {
    const int at = posterOf(game);
    if (at < 0 || m_posters[at]->solved() == solved) return false;
    m_posters[at]->setSolved(solved, puzzles);
    return true;
}

void PosterShelf::showFacts(const ShelfFacts& facts, bool fresh) {
    for (Poster* poster : std::as_const(m_posters)) {
        const MatchSummary* lies = facts.unfinishedOf(poster->game());
        const auto last = facts.last.constFind(poster->game());
        QString line, whole;
        if (lies) {
            const QString standing = leadWords(*lies);
            line = standing.isEmpty() ? tr("Unfinished", "a game") : leadWords(*lies, false);
            whole = standing.isEmpty() ? tr("Unfinished.")
                                       : tr("Unfinished: %1.", "how the game stands").arg(standing);
        }
        if (last != facts.last.constEnd()) {
            const QString result = lastResultWords(*last, facts.now);
            if (line.isEmpty()) line = capitalized(result);
            whole += (whole.isEmpty() ? QString() : QStringLiteral(" ")) +
                     tr("Last match: %1.", "how it ended").arg(result);
        }
        if (line.isEmpty() && !fresh) line = tr("Not played yet");
        poster->setStatus(line, whole.isEmpty() ? tr("Not played yet.") : whole);
    }
}

void PosterShelf::setPictureWidth(int width) {
    for (Poster* poster : std::as_const(m_posters))
        poster->setPictureWidth(width);
}

void PosterShelf::setScale(const LobbyScale& scale) {
    m_scale = scale;
    for (const QList<KeyButton*>& buttons : {m_newTables, m_rules})
        for (KeyButton* button : buttons)
            button->setFont(scale.body(tokens::kKeyCap + 1, true));
    for (Poster* poster : std::as_const(m_posters))
        poster->setScale(scale);
}

int PosterShelf::leastWidth() const {
    qreal least = m_scale.px(kPosterLeast);
    for (int i = 0; i < m_posters.size(); ++i)
        least = std::max<qreal>(
            least, std::max({m_posters[i]->leastWidth(m_scale), m_newTables[i]->sizeHint().width(),
                             m_rules[i]->sizeHint().width()}));
    return qRound(least);
}

std::pair<int, int> PosterShelf::fitColumns(int width) {
    const int gap = 2 * Poster::margin(m_scale), least = leastWidth();
    const int fitting = std::clamp((width + gap) / (least + gap), 1, count());
    const int rows = (count() + fitting - 1) / fitting;
    m_columns = (count() + rows - 1) / rows; // only the last row may be shorter
    const int most = std::min((width - gap * (m_columns - 1)) / m_columns,
                              qRound(m_scale.px(m_columns < count() ? kPosterMost : kPosterWidth * 1.15)));
    return {least, most};
}

PosterShelf::Row PosterShelf::rowOf(int width, int posterWidth) const {
    const LobbyScale& scale = m_scale;
    const int margin = Poster::margin(scale), between = qRound(scale.px(4));
    const int fresh = m_newTables[0]->sizeHint().width(), rules = m_rules[0]->sizeHint().width();
    const int both = fresh + between + rules;
    Row row;
    row.tagWidth = posterWidth;
    int most = posterWidth + qRound(scale.px(64)); // do not spread the posters of a row too far
    if (m_columns > 1 && m_columns < count()) {    // with a large font, tags need width rather than height
        int full = posterWidth;
        for (const Poster* poster : m_posters)
            full = std::max(full, poster->fullTagWidth(scale));
        const int room = (width - 2 * margin * (m_columns - 1)) / m_columns;
        row.tagWidth = std::max(posterWidth, std::min(full, room));
        most = std::max(most, std::max(row.tagWidth, both) + 2 * margin);
    }
    for (const Poster* poster : m_posters)
        row.tag = std::max(row.tag, poster->tagHeight(scale, row.tagWidth));
    row.whole = Poster::heightFor(scale, posterWidth, row.tag);
    row.stride = m_columns > 1 ? std::min((width - row.tagWidth) / (m_columns - 1), most) : 0;
    // Side by side, the buttons may be wider than their poster, as far as neighbours and edges allow.
    const int free = m_columns > 1
                         ? std::min(row.stride - between, row.tagWidth + 2 * qRound(scale.px(kBesidePoster)))
                         : posterWidth;
    row.stacked = both > std::max(posterWidth + margin, free);
    return row;
}

int PosterShelf::tagsEnd(int width, int top, int posterWidth) const {
    return top + rowOf(width, posterWidth).whole;
}

PosterShelf::Layout PosterShelf::layoutFor(int left, int width, int top, int posterWidth) const {
    const LobbyScale& scale = m_scale;
    const int margin = Poster::margin(scale), gap = qRound(scale.px(1)), between = qRound(scale.px(4));
    const QSize fresh = m_newTables[0]->sizeHint(), rules = m_rules[0]->sizeHint();
    const Row row = rowOf(width, posterWidth);
    const int over = row.tagWidth - posterWidth, both = fresh.width() + between + rules.width();
    const int buttons = row.stacked ? fresh.height() + between + rules.height() : fresh.height();
    const int first = left + (width - posterWidth - row.stride * (m_columns - 1)) / 2;
    Layout shelf;
    shelf.end = top;
    for (int at = 0; at * m_columns < count(); ++at) {
        shelf.boards << shelf.end + Poster::boardAt(scale, posterWidth);
        for (int i = at * m_columns; i < std::min(count(), (at + 1) * m_columns); ++i) {
            const int x = first + (i - at * m_columns) * row.stride;
            shelf.add(m_posters[i], {x - over / 2 - margin, shelf.end, row.tagWidth + 2 * margin, row.whole});
            const int y = shelf.end + row.whole + gap / 2;
            const QPoint freshAt(x + (posterWidth - (row.stacked ? fresh.width() : both)) / 2, y);
            const QPoint rulesAt =
                row.stacked ? QPoint(x + (posterWidth - rules.width()) / 2, y + fresh.height() + between)
                            : freshAt + QPoint(fresh.width() + between, 0);
            shelf.add(m_newTables[i], freshAt, fresh);
            shelf.add(m_rules[i], rulesAt, rules);
        }
        shelf.end += row.whole + buttons + gap;
    }
    return shelf;
}

} // namespace tacklebox

#include "moc_postershelf.cpp"

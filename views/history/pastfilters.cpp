#include "views/history/pastfilters.h"

#include "views/games/games.h"
#include "views/history/pastgames.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace tacklebox {

namespace {

/// Fills a combo box with `any` and the choices. Keeps the selection if it still exists.
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

PastFilters::PastFilters(PastGames& games, QWidget* parent) : ButtonRow(parent), m_games(games) {
    m_game = new QComboBox;
    m_game->setObjectName(QStringLiteral("game"));
    m_game->setAccessibleName(tr("Game"));
    m_person = new QComboBox;
    m_person->setObjectName(QStringLiteral("person"));
    m_person->setAccessibleName(tr("Players"));
    m_state = new QComboBox;
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setAccessibleName(tr("Status"));
    m_state->addItem(tr("Status"), int(PastSelection::State::Any));
    m_state->addItem(tr("Finished"), int(PastSelection::State::Finished));
    m_state->addItem(tr("Unfinished"), int(PastSelection::State::Unfinished));
    m_text = new QLineEdit;
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setPlaceholderText(tr("Search for a name, a level, a day ..."));
    m_text->setAccessibleName(tr("Search"));
    m_text->setClearButtonEnabled(true);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("count"));
    for (QComboBox* box : {m_game, m_person, m_state})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_text->setMinimumWidth(fontMetrics().horizontalAdvance(m_text->placeholderText()) +
                            fontMetrics().averageCharWidth() * 5);
    m_count->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
    setWidgets({m_game, m_person, m_state, m_text, m_count});
    connect(m_game, &QComboBox::currentIndexChanged, this,
            [this] { m_games.setGame(m_game->currentData().toString()); });
    connect(m_person, &QComboBox::currentIndexChanged, this,
            [this] { m_games.setPerson(m_person->currentData().toString()); });
    connect(m_state, &QComboBox::currentIndexChanged, this,
            [this] { m_games.setState(PastSelection::State(m_state->currentData().toInt())); });
    connect(m_text, &QLineEdit::textChanged, &m_games, &PastGames::setText);
    m_text->installEventFilter(this);
}

void PastFilters::setState(PastSelection::State state) {
    m_state->setCurrentIndex(m_state->findData(int(state)));
}

void PastFilters::refresh() {
    QStringList titles;
    for (const QString& game : m_games.games())
        titles << gameTitle(game);
    offer(m_game, tr("All games"), titles, m_games.games());
    const QStringList people = m_games.people();
    offer(m_person, tr("Everyone"), people.size() == 1 ? QStringList{tr("You")} : people, people);
    m_games.setGame(m_game->currentData().toString());
    m_games.setPerson(m_person->currentData().toString());
}

void PastFilters::count() {
    const int all = m_games.summary().finished + m_games.summary().unfinished;
    const int listed = m_games.rowCount();
    m_count->setText(listed == all ? tr("%n game(s)", nullptr, all)
                                   : tr("%1 of %n game(s)", nullptr, all).arg(locale().toString(listed)));
}

void PastFilters::focusSearch() {
    m_text->setFocus(Qt::ShortcutFocusReason);
}

bool PastFilters::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            emit searchConfirmed();
            return true;
        }
    }
    return ButtonRow::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_pastfilters.cpp"

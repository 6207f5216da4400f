#include "views/dialogs/lobby.h"

#include "views/dialogs/poster.h"
#include "views/dialogs/unfinishedstrip.h"
#include "views/games/games.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr int kGap = 14, kMargin = 24;
constexpr int kLeastPoster = 170, kLargestPoster = 480;
} // namespace

Lobby::Lobby(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(QStringLiteral("Tacklebox"), this)),
      m_line(new QLabel(tr("Which game is it to be?"), this)), m_resume(new KeyButton(QString(), {}, this)),
      m_history(new KeyButton(tr("Games played"), {}, this)),
      m_statistics(new KeyButton(tr("Statistics"), {}, this)), m_kept(new UnfinishedStrip(this)),
      m_area(new QScrollArea(this)), m_wall(new QWidget) {
    setAccessibleName(tr("Lobby"));
    setFocusPolicy(Qt::StrongFocus);
    QPalette light = palette();
    light.setColor(QPalette::WindowText, theme::kPaper);
    for (QLabel* label : {m_title, m_line}) {
        label->setPalette(light);
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
    }
    m_resume->setObjectName(QStringLiteral("resume"));
    m_resume->setFilled(true);
    m_resume->hide();
    connect(m_resume, &QPushButton::clicked, this, &Lobby::resumeWanted);
    m_kept->setObjectName(QStringLiteral("kept"));
    m_kept->installEventFilter(this);
    m_kept->hide();
    connect(m_kept, &UnfinishedStrip::goOnWanted, this, &Lobby::keptWanted);
    connect(m_kept, &UnfinishedStrip::giveUpWanted, this, &Lobby::giveUpWanted);

    m_history->setObjectName(QStringLiteral("history"));
    connect(m_history, &QPushButton::clicked, this, &Lobby::historyWanted);
    m_statistics->setObjectName(QStringLiteral("statistics"));
    connect(m_statistics, &QPushButton::clicked, this, &Lobby::statisticsWanted);

    m_area->setWidget(m_wall);
    m_wall->setAutoFillBackground(false); // the water shows through
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    setTabOrder(m_resume, m_kept);
    setTabOrder(m_kept, m_history);
    setTabOrder(m_history, m_statistics);
    QWidget* before = m_statistics;
    for (const GameInfo& game : gameInfos()) {
        auto* poster = new Poster(game, m_wall);
        poster->setObjectName(game.id);
        auto* fresh = new KeyButton(tr("New table ..."), {}, m_wall);
        fresh->setAccessibleName(tr("New table: %1").arg(game.title));
        fresh->setObjectName(QStringLiteral("new-") + game.id);
        auto* rules = new KeyButton(tr("Rules"), {}, m_wall);
        rules->setAccessibleName(tr("Rules: %1").arg(game.title));
        rules->setObjectName(QStringLiteral("rules-") + game.id);
        const QString id = game.id;
        connect(poster, &Poster::clicked, this, [this, id] { emit playWanted(id); });
        connect(fresh, &QPushButton::clicked, this, [this, id] { emit newTableWanted(id); });
        connect(rules, &QPushButton::clicked, this, [this, id] { emit rulesWanted(id); });
        for (QWidget* widget :
             {static_cast<QWidget*>(poster), static_cast<QWidget*>(fresh), static_cast<QWidget*>(rules)}) {
            setTabOrder(before, widget);
            before = widget;
            widget->installEventFilter(this);
        }
        m_posters.append(poster);
        m_newTables.append(fresh);
        m_rules.append(rules);
    }
    arrange();
}

QString Lobby::currentGame() const {
    return m_posters[m_current]->game();
}

void Lobby::setResumable(const QString& title) {
    m_resume->setVisible(!title.isEmpty());
    m_resume->setWords(tr("Back to the table: %1").arg(title));
    arrange();
}

void Lobby::setUnfinished(const QList<UnfinishedGame>& games) {
    m_kept->setGames(games);
    m_kept->setVisible(!games.isEmpty());
    arrange();
}

void Lobby::arrange() {
    const qreal letters = theme::fontPixels(*this), heading = qMax(letters, height() / 60.0);
    const bool small = height() < 640;
    m_title->setFont(theme::titleFont(heading * (small ? 2.4 : 3.6)));
    QFont line = font();
    line.setPixelSize(qRound(heading * 1.15));
    m_line->setFont(line);
    int y = small ? 12 : 26;
    for (QLabel* label : {m_title, m_line}) {
        const int high = label->heightForWidth(width() - 2 * kMargin);
        label->setGeometry(kMargin, y, width() - 2 * kMargin, high);
        y += high + 2;
    }
    y = arrangePast(y);
    if (!m_resume->isHidden()) {
        const QSize hint = m_resume->sizeHint();
        const int wide = qMin(hint.width(), width() - 2 * kMargin);
        m_resume->setGeometry((width() - wide) / 2, y + 8, wide, hint.height());
        y += hint.height() + 10;
    }
    if (!m_kept->isHidden()) {
        m_kept->setLetters(qRound(qMax(letters, heading * 0.75)));
        const QSize size = m_kept->sizeFor(width() - 2 * kMargin);
        m_kept->setGeometry(QRect({(width() - size.width()) / 2, y + 6}, size));
        y += size.height() + 8;
    }
    y += small ? 6 : 14;
    m_area->setGeometry(0, y, width(), qMax(0, height() - y));

    // As many posters in a row as are wide enough for their words; as large as all rows fit the height.
    const int count = int(m_posters.size());
    const int least = std::max({kLeastPoster, qRound(letters * 12.5), m_newTables[0]->sizeHint().width()});
    const int room = width() - 2 * kMargin;
    m_columns = qBound(1, (room + kGap) / (least + kGap), count);
    if (m_columns < count) m_columns = m_columns >= 3 ? 3 : m_columns; // 3 + 2 looks better than 4 + 1
    const QSize fresh = m_newTables[0]->sizeHint(), rules = m_rules[0]->sizeHint();
    const auto stacked = [&](int poster) { return fresh.width() + 4 + rules.width() > poster; };
    const auto buttons = [&](int poster) {
        return stacked(poster) ? fresh.height() + 4 + rules.height() : qMax(fresh.height(), rules.height());
    };
    const auto rowHeight = [&](int wide) {
        int high = 0;
        for (const Poster* poster : std::as_const(m_posters))
            high = qMax(high, poster->heightFor(wide));
        return high;
    };
    int wide = qMin((room - kGap * (m_columns - 1)) / m_columns, kLargestPoster);
    const int rows = (count + m_columns - 1) / m_columns;
    const auto wallHeight = [&](int w) { return rows * (rowHeight(w) + buttons(w) + 10 + kGap) + 8; };
    while (wide > least && wallHeight(wide) > m_area->height())
        wide -= 4;
    const int high = rowHeight(wide);
    const int wallHigh = wallHeight(wide);
    m_wall->resize(width(), qMax(wallHigh, m_area->height()));
    int top = qMax(0, (m_area->height() - wallHigh) / 3);
    for (int row = 0; row < rows; ++row) {
        const int inRow = qMin(m_columns, count - row * m_columns);
        int x = (width() - inRow * wide - (inRow - 1) * kGap) / 2;
        for (int i = row * m_columns; i < row * m_columns + inRow; ++i) {
            m_posters[i]->setGeometry(x, top, wide, high);
            const int below = top + high + 4;
            if (stacked(wide)) {
                m_newTables[i]->setGeometry(x + (wide - fresh.width()) / 2, below, fresh.width(),
                                            fresh.height());
                m_rules[i]->setGeometry(x + (wide - rules.width()) / 2, below + fresh.height() + 4,
                                        rules.width(), rules.height());
            } else {
                const int left = x + (wide - fresh.width() - 4 - rules.width()) / 2;
                m_newTables[i]->setGeometry(left, below, fresh.width(), fresh.height());
                m_rules[i]->setGeometry(left + fresh.width() + 4, below, rules.width(), rules.height());
            }
            x += wide + kGap;
        }
        top += high + buttons(wide) + 10 + kGap;
    }
}

int Lobby::arrangePast(int y) {
    const QSize history = m_history->sizeHint(), statistics = m_statistics->sizeHint();
    const int wide = history.width() + 6 + statistics.width();
    const int title = m_title->fontMetrics().horizontalAdvance(m_title->text());
    const int line = m_line->fontMetrics().horizontalAdvance(m_line->text());
    const int top = 12;
    const bool belowTitle = top + history.height() > m_line->y();
    const int words = belowTitle ? qMax(title, line) : title;
    const bool corner = (width() - words) / 2 >= wide + kMargin + kGap;
    const int x = corner ? width() - kMargin - wide : (width() - wide) / 2;
    const int at = corner ? top : y + 8;
    m_history->setGeometry(QRect({x, at}, history));
    m_statistics->setGeometry(QRect({x + history.width() + 6, at}, statistics));
    return corner ? y : y + 8 + history.height();
}

void Lobby::step(int from, int dx, int dy) {
    const int to = from + dx + dy * m_columns;
    if (to < 0 && dy < 0 && !m_kept->isHidden()) return m_kept->setFocus(Qt::BacktabFocusReason);
    if (to < 0 || to >= m_posters.size()) return;
    m_posters[to]->setFocus(dx + dy > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

bool Lobby::eventFilter(QObject* watched, QEvent* event) {
    const auto index = [&]() -> int {
        for (int i = 0; i < m_posters.size(); ++i)
            if (watched == m_posters[i] || watched == m_newTables[i] || watched == m_rules[i]) return i;
        return -1;
    };
    if (event->type() == QEvent::FocusIn) {
        if (const int i = index(); i >= 0) {
            m_current = i;
            m_area->ensureWidgetVisible(static_cast<QWidget*>(watched), 10, 20);
        }
    } else if (event->type() == QEvent::KeyPress) {
        const int i = index();
        if (watched == m_kept && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
            m_posters[m_current]->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (i >= 0) switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_Left: step(i, -1, 0); return true;
            case Qt::Key_Right: step(i, 1, 0); return true;
            case Qt::Key_Up: step(i, 0, -1); return true;
            case Qt::Key_Down: step(i, 0, 1); return true;
            case Qt::Key_Home: step(0, 0, 0); return true;
            case Qt::Key_End: step(int(m_posters.size()) - 1, 0, 0); return true;
            default: break;
            }
    }
    return QWidget::eventFilter(watched, event);
}

void Lobby::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    theme::drawWater(painter, rect());
}

void Lobby::resizeEvent(QResizeEvent*) {
    arrange();
}

void Lobby::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    m_posters[m_current]->setFocus(event->reason());
}

void Lobby::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

} // namespace tacklebox

#include "moc_lobby.cpp"

#include "views/dialogs/matchend.h"

#include "views/dialogs/matchendboard.h"
#include "views/dialogs/podium.h"
#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/scene/motion/voices.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/sentences.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAbstractScrollArea>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>

#include <cmath>

namespace tacklebox {

namespace {

constexpr int kMostDeals = 12; ///< rounds with their own column

} // namespace

MatchEnd::MatchEnd(FaceStore& faces, QWidget* table)
    : TableOverlay(faces, table), m_podium(new Podium(faces, this)), m_catch(new CatchPanel(faces, this)),
      m_news(new QLabel(this)) {
    m_board = new Board(m_results, m_more, m_catch, this);
    setAccessibleName(tr("The match is over"));
    const auto button = [this](const char* name, const QString& words, const QString& key) {
        auto* made = new KeyButton(words, key, this);
        made->setObjectName(QLatin1String(name));
        made->installEventFilter(this);
        return made;
    };
    m_default = button("again", {}, keys::nameOf(keys::Command::Continue));
    m_default->setDefaultLook(true);
    m_new = button("newTable", tr("New table"), keys::nameOf(keys::Command::AnotherTable));
    m_share = button("share", {}, keys::nameOf(keys::Command::ShareDeal));
    m_watch = button("watch", tr("Watch replay"), keys::nameOf(keys::Command::WatchReplay));
    m_lobby = button("lobby", tr("Back to the lobby"), keys::nameOf(keys::Command::BackToLobby));
    m_log->setKey(keys::nameOf(keys::Command::ReadLog));
    m_review->setKey(keys::nameOf(keys::Command::Review));
    for (KeyButton* quiet : {m_lobby, m_log, m_review})
        quiet->setRank(KeyButton::Rank::Quiet);
    m_row->setWidgets({m_lobby, m_log, m_review, m_watch, m_share, m_new, m_default});
    m_row->setAlignment(Qt::AlignRight);
    m_catch->seeCatch()->installEventFilter(this);
    m_catch->seeTurn()->installEventFilter(this);
    QWidget* const order[] = {
        m_default,         m_new, m_share, m_watch, m_review, m_log, m_lobby, m_results, m_catch->seeCatch(),
        m_catch->seeTurn()};
    for (std::size_t i = 1; i < std::size(order); ++i)
        setTabOrder(order[i - 1], order[i]);
    m_news->setObjectName(QStringLiteral("news"));
    m_news->setWordWrap(true);
    m_news->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_watch, &QPushButton::clicked, this, &MatchEnd::watchWanted);
    connect(m_default, &QPushButton::clicked, this, &MatchEnd::againWanted);
    connect(m_lobby, &QPushButton::clicked, this, &MatchEnd::lobbyWanted);
    connect(m_new, &QPushButton::clicked, this, &MatchEnd::newTableWanted);
    connect(m_share, &QPushButton::clicked, this, &MatchEnd::share);
    connect(m_catch, &CatchPanel::seeWanted, this, &MatchEnd::seeWanted);

    setTexts({});
    wearColours();
    m_podium->lower();
    for (QLabel* label : {m_title, m_line, m_news})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(m_podium, &Podium::winnerShown, this, [this] {
        showTitle(true);
        m_awaited = false;
        emit winnerShown();
    });
    connect(m_podium, &Podium::finished, this, &MatchEnd::showAll);
}

MatchEnd::~MatchEnd() = default;

void MatchEnd::setTable(Table* table) {
    m_podium->stop();
    TableOverlay::setTable(table);
    m_awaited = table && !table->score().over;
    m_all = false;
    m_fresh = true;
    setTexts({});
}

/// The remark of a winning bot. It depends only on the result, so it is always the same. Never one that they
/// made in the last round.
static QString winnersVoice(const Table& table, const QList<Result>& results) {
    if (results.isEmpty() || !results.front().won || results.front().person) return {};
    int sum = 0;
    for (const Result& result : results)
        sum += (result.seat + 1) * result.total;
    Remarks remarks(table);
    remarks.processBefore(table.events());
    const Seat winner = results.front().seat;
    const auto line = remarks.unsaid(winner, Remark::Mood::Delighted, std::uint64_t(std::abs(sum)));
    return line ? voiceLine(results.front().portrait, {winner, Remark::Mood::Delighted, *line}) : QString();
}

void MatchEnd::fill(const Table& table) {
    const QList<Result> results = resultsOf(table);
    m_title->setText(winnersTitle(results));
    m_line->setText(matchLine(results, table.plan().game));
    m_podium->set(results);
    m_podium->setVoice(m_voices ? winnersVoice(table, results) : QString());
    m_results->set(results, kMostDeals, table.plan().game);
    const int deals = int(table.deals().size());
    m_more->setText(deals > 0 ? table.endingWords(deals - 1) : QString());
    const GameInfo* game = gameInfo(table.plan().game);
    if (m_fresh) { // the key moments do not change
        m_fresh = false;
        m_catch->set(game ? keyMomentsOf(table) : KeyMoments{}, table.plan().game,
                     [game](Face face) { return game && game->art ? game->art(face) : CardArt{}; });
    }
    m_watch->setVisible(!m_catch->any());
    m_code = table.dealCode();
    m_share->setVisible(!m_code.isEmpty());
    if (const MatchScore& score = table.score(); score.over && score.dealer < table.seats()) {
        const Seat next = leftOf(score.dealer, table.seats());
        m_default->setToolTip(next == table.names().you
                                  ? tr("Same table; you deal")
                                  : tr("Same table; dealer: %1").arg(seatTitle(table.plan(), next)));
    }
    setAccessibleDescription(m_catch->any() ? inSentences({m_title->text(), m_catch->spoken()})
                                            : m_title->text());
}

void MatchEnd::setTexts(const MatchEndTexts& texts) {
    const QString& resultText = m_resultText = texts.result;
    m_default->setWords(texts.again.isEmpty() ? tr("Play again") : texts.again);
    m_share->setWords(resultText.isEmpty() ? tr("Share this deal") : tr("Copy result"));
    m_share->setToolTip(resultText.isEmpty()
                            ? tr("Copies the code of this match. Anyone who enters it gets the same cards.")
                            : tr("Copies your result and the code of the deal, to send to others."));
    showNews(texts.news);
}

void MatchEnd::showNews(const QString& words) {
    m_news->setText(words);
    if (isVisible()) place();
}

void MatchEnd::share() {
    QGuiApplication::clipboard()->setText(m_resultText.isEmpty() ? m_code : m_resultText);
    const QString told = m_resultText.isEmpty()
                             ? tr("Code copied: %1. Anyone who enters it gets the same cards.").arg(m_code)
                             : tr("Result copied.");
    showNews(told);
    emit said(told);
}

bool MatchEnd::press(const QKeyEvent& event) {
    if (m_podium->plays() || event.isAutoRepeat() || !graceIsOver()) return false;
    const bool leaves = keys::commandOf(event, keys::Context::MatchEnd) == keys::Command::BackToLobby;
    if (leaves) emit lobbyWanted();
    return leaves || KeyButton::press(event, {m_new, m_share, m_watch, m_review, m_log, m_catch->seeCatch(),
                                              m_catch->seeTurn()});
}

void MatchEnd::keyPressEvent(QKeyEvent* event) {
    if (press(*event))
        event->accept();
    else
        TableOverlay::keyPressEvent(event);
}

void MatchEnd::begin() {
    if (m_all) { // already shown before
        m_default->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_board->hide();
    m_row->hide();
    m_news->hide();
    showTitle(false);
    const qreal speed = m_awaited ? motionFactor() : 0;
    setFocus(Qt::OtherFocusReason);
    if (speed > 0) {
        setAttribute(Qt::WA_OpaquePaintEvent);
        m_podium->setBoard(m_board->picture(), m_board->geometry());
    }
    m_podium->play(speed > 0 ? pictureOfTable() : QPixmap(), speed, m_motion.reduced);
}

void MatchEnd::showAll() {
    setAttribute(Qt::WA_OpaquePaintEvent, false);
    m_all = true;
    m_board->show();
    m_row->show();
    place(); // fonts of buttons that were hidden until now
    m_news->setVisible(m_newsFit);
    showTitle(!m_titleCovered);
    m_default->setFocus(Qt::OtherFocusReason);
}

void MatchEnd::showTitle(bool shown) {
    for (QLabel* label : {m_title, m_line})
        label->setVisible(shown);
}

bool MatchEnd::finishAnimation() {
    if (!m_podium->plays()) return false;
    m_podium->finish();
    beginGrace(); // the buttons have just appeared
    return true;
}

void MatchEnd::defaultAction() {
    emit againWanted();
}

QPixmap MatchEnd::pictureOfTable() const {
    auto* area = qobject_cast<QAbstractScrollArea*>(parentWidget());
    return area ? area->viewport()->grab() : QPixmap();
}

void MatchEnd::applyTheme() {
    wearColours();
}

void MatchEnd::wearColours() {
    // Light on the dark background; the board is paper.
    const theme::Theme& theme = theme::currentTheme();
    QPalette dark = palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
        dark.setColor(role, theme.onNight);
    dark.setColor(QPalette::Button, theme.panel);
    dark.setColor(QPalette::ButtonText, theme.onPanel);
    setPalette(dark);
    m_board->setPalette(onPaper(palette()));
    QPalette gold = palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
        gold.setColor(role, theme.title);
    m_title->setPalette(gold);
}

void MatchEnd::changeEvent(QEvent* event) {
    TableOverlay::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange && isVisible()) place();
}

} // namespace tacklebox

#include "moc_matchend.cpp"

#include "views/dialogs/matchend.h"

#include "views/dialogs/catchpanel.h"
#include "views/dialogs/podium.h"
#include "views/dialogs/resultlist.h"
#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/scene/motion/voices.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAbstractScrollArea>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kMostDeals = 12; ///< with a column of their own
constexpr qreal kBoardMargin = 20, kLeastPodium = 250;

} // namespace

/// The sheet of paper with the points.
class MatchEnd::Board : public QWidget {
  public:
    Board(ResultList* results, QLabel* line, CatchPanel* moments, QWidget* parent)
        : QWidget(parent), m_head(new QLabel(this)), m_results(results), m_line(line), m_catch(moments) {
        m_head->setObjectName(QStringLiteral("head"));
        m_head->setTextFormat(Qt::PlainText);
        m_head->setWordWrap(true);
        line->setAlignment(Qt::AlignLeft);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_head);
        layout->addWidget(results, 1);
        layout->addWidget(line);
        layout->addWidget(moments);
    }

    /// What stands over the points: it takes part in the height.
    void setHead(const QString& words) { m_head->setText(words); }
    void setSizes(qreal scale, qreal letters) {
        m_scale = scale;
        const int margin = int(kBoardMargin * scale);
        layout()->setContentsMargins(margin, margin, margin + int(4 * scale), margin + int(8 * scale));
        layout()->setSpacing(int(8 * scale));
        m_head->setFont(theme::titleFont(letters * 1.4));
        QFont words = font();
        words.setPixelSize(int(std::round(letters)));
        m_line->setFont(words);
        m_results->setFont(words);
        m_results->setLetters(letters);
        m_catch->setSizes(scale, letters);
    }
    int sides() const { return layout()->contentsMargins().left() + layout()->contentsMargins().right(); }
    int wishedWidth() const { return m_results->sizeHint().width() + sides(); }
    int heightFor(int width, bool narrowRows) const {
        const QMargins margins = layout()->contentsMargins();
        const int inner = width - sides();
        return margins.top() + margins.bottom() + 2 * layout()->spacing() + m_head->heightForWidth(inner) +
               m_results->heightFor(narrowRows) + m_line->heightForWidth(inner) + catchHeight(inner) + 2;
    }
    /// The moments have so much room as they need there.
    void setInner(int width) { m_catch->setFixedHeight(std::max(0, m_catch->heightFor(width))); }

    QPixmap picture() {
        QPixmap pixmap(size() * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        render(&pixmap, {}, {}, DrawChildren);
        return pixmap;
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintPaper(painter, rect(), m_scale);
    }

  private:
    int catchHeight(int inner) const {
        const int high = m_catch->heightFor(inner);
        return high > 0 ? high + layout()->spacing() : 0;
    }

    QLabel* m_head;
    ResultList* m_results;
    QLabel* m_line;
    CatchPanel* m_catch;
    qreal m_scale = 1;
};

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
    m_default = button("again", tr("Play again"), tr("Space", "key"));
    m_default->setFilled(true);
    m_new = button("newTable", tr("New table"), tr("N", "key: new table"));
    m_share = button("share", tr("Share this deal"), tr("C", "key: copies the code of the deal"));
    m_share->setToolTip(tr("Copies the code of this match: whoever types it gets the same cards"));
    m_watch = button("watch", tr("Watch it again"), tr("W", "key: watch"));
    m_lobby = button("lobby", tr("Back to the lobby"), tr("Esc", "key"));
    m_talk->setKey(tr("L", "key: the talk"));
    m_review->setKey(tr("D", "key: what could I have done"));
    for (KeyButton* quiet : {m_lobby, m_talk, m_review})
        quiet->setRank(KeyButton::Rank::Quiet);
    m_row->setWidgets({m_lobby, m_talk, m_review, m_watch, m_share, m_new, m_default});
    m_row->setAlignment(Qt::AlignRight);
    m_catch->seeCatch()->installEventFilter(this);
    m_catch->seeTurn()->installEventFilter(this);
    QWidget* const order[] = {
        m_default,         m_new, m_share, m_watch, m_review, m_talk, m_lobby, m_results, m_catch->seeCatch(),
        m_catch->seeTurn()};
    for (std::size_t i = 1; i < std::size(order); ++i)
        setTabOrder(order[i - 1], order[i]);
    m_news->setObjectName(QStringLiteral("news"));
    m_news->setWordWrap(true);
    m_news->setTextFormat(Qt::PlainText);
    m_news->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_watch, &QPushButton::clicked, this, &MatchEnd::watchWanted);
    connect(m_default, &QPushButton::clicked, this, &MatchEnd::againWanted);
    connect(m_lobby, &QPushButton::clicked, this, &MatchEnd::lobbyWanted);
    connect(m_new, &QPushButton::clicked, this, &MatchEnd::newTableWanted);
    connect(m_share, &QPushButton::clicked, this, &MatchEnd::share);
    connect(m_catch, &CatchPanel::seeWanted, this, &MatchEnd::seeWanted);

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
    m_own.clear();
    m_news->clear();
}

/// What a regular who has won says of it: always the same of the same end.
static QString winnersVoice(const QList<Result>& results) {
    if (results.isEmpty() || !results.front().won || results.front().person) return {};
    int course = 0;
    for (const Result& result : results)
        course += (result.seat + 1) * result.total;
    const int line = ((course % Remarks::kLines) + Remarks::kLines) % Remarks::kLines;
    return voiceLine(results.front().portrait, {results.front().seat, Remark::Mood::Delighted, line});
}

void MatchEnd::fill(const Table& table) {
    const QList<Result> results = resultsOf(table);
    m_title->setText(winnersTitle(results));
    m_line->setText(matchLine(results));
    m_podium->set(results);
    m_podium->setVoice(m_voices ? winnersVoice(results) : QString());
    m_results->set(results, kMostDeals);
    const int deals = int(table.deals().size());
    m_more->setText(deals > 0 ? table.endingWords(deals - 1) : QString());
    const GameInfo* game = gameInfo(table.plan().game);
    if (m_fresh) { // it does not change any more
        m_fresh = false;
        m_catch->set(game ? keyMomentsOf(table) : KeyMoments{},
                     [game](Face face) { return game && game->art ? game->art(face) : CardArt{}; });
    }
    m_watch->setVisible(!m_catch->any());
    m_code = table.dealCode();
    m_share->setVisible(!m_code.isEmpty());
    if (const MatchScore& score = table.score(); score.over && score.dealer < table.seats())
        m_default->setToolTip(tr("The same table; it is for %1 to deal")
                                  .arg(seatTitle(table.plan(), leftOf(score.dealer, table.seats()))));
    setAccessibleDescription(m_catch->any() ? m_title->text() + QStringLiteral(". ") + m_catch->spoken()
                                            : m_title->text());
}

void MatchEnd::setNews(const QString& news) {
    m_own = news;
    tellNews(news);
}

void MatchEnd::tellNews(const QString& words) {
    m_news->setText(words);
    if (isVisible()) place();
}

void MatchEnd::share() {
    QGuiApplication::clipboard()->setText(m_code);
    const QString told = tr("The code is copied: %1. Whoever types it gets the same cards.").arg(m_code);
    tellNews(told);
    emit said(told);
}

bool MatchEnd::press(const QString& key) {
    for (KeyButton* button :
         {m_new, m_share, m_watch, m_review, m_talk, m_catch->seeCatch(), m_catch->seeTurn()})
        if (button->isVisible() && button->key().compare(key, Qt::CaseInsensitive) == 0) {
            button->click();
            return true;
        }
    return false;
}

void MatchEnd::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (!m_podium->plays() && plain && !event->isAutoRepeat() && graceIsOver()) {
        event->accept();
        if (event->key() == Qt::Key_Escape) return emit lobbyWanted();
        if (m_singleKeys && !event->text().trimmed().isEmpty() && press(event->text())) return;
    }
    TableOverlay::keyPressEvent(event);
}

void MatchEnd::begin() {
    if (m_all) { // seen before
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
    place(); // buttons that are shown for the first time only now have the letters of their place
    m_news->setVisible(m_newsFit);
    showTitle(!m_titleCovered);
    m_default->setFocus(Qt::OtherFocusReason);
}

void MatchEnd::showTitle(bool shown) {
    for (QLabel* label : {m_title, m_line})
        label->setVisible(shown);
}

bool MatchEnd::hurry() {
    if (!m_podium->plays()) return false;
    m_podium->finish();
    beginGrace(); // the buttons have come just now
    return true;
}

void MatchEnd::goOn() {
    emit againWanted();
}

QPixmap MatchEnd::pictureOfTable() const {
    auto* area = qobject_cast<QAbstractScrollArea*>(parentWidget());
    return area ? area->viewport()->grab() : QPixmap();
}

void MatchEnd::place() {
    QWidget* table = parentWidget();
    if (!table) return;
    setGeometry(table->rect());
    m_podium->setGeometry(rect());
    const qreal unit = std::min(scale(), tokens::scaleOf(width() * 1.1, height() * 1.1));
    const int margin = int(std::max(8.0, kBoardMargin * unit));
    QFont words = font();
    words.setPixelSize(int(std::round(letters())));
    m_line->setFont(words);
    const int inner = width() - 2 * margin;
    const QRect room(margin, margin, inner, placeFoot(unit, margin) - 2 * margin);

    // The board at the right, the podium at its left; where there is no room for both, the board comes to lie
    // over the podium and has the title for its own.
    m_board->setHead(tr("How it was won"));
    QRect board = boardIn(room, unit), stage = room;
    m_titleCovered = room.width() - margin - board.width() < int(kLeastPodium * unit);
    if (m_titleCovered) {
        m_board->setHead(m_title->text());
        board = boardIn(room, unit);
    } else {
        board.moveRight(room.right());
        stage.setRight(board.left() - margin - 1);
    }
    m_board->setGeometry(board);
    if (m_all) showTitle(!m_titleCovered);
    stage.setTop(placeTitle(stage, unit));
    stage.setBottom(room.bottom() + margin / 2 - 1);
    m_podium->lay(stage, unit);
}

int MatchEnd::placeFoot(qreal unit, int margin) {
    // What was won at the left of the buttons where it has room there, else above them, else nowhere.
    constexpr qreal kLeastNews = 15, kMostNews = 0.12;
    QFont words = font();
    qreal pixels = letters();
    const int inner = width() - 2 * margin;
    words.setPixelSize(int(std::round(pixels)));
    m_row->setFont(words);
    // Two rows of buttons at the most, and no more than a seventh of the height, or as much more as the
    // person wants text larger; then their letters give way.
    constexpr qreal kMostRows = 2.6;
    const qreal mostFoot = 0.14 * theme::textFactor();
    const auto isTooHigh = [&] {
        const int high = m_row->heightForWidth(inner);
        return high > kMostRows * m_default->sizeHint().height() || high > mostFoot * height();
    };
    while (pixels > tokens::kLeastFontPixels && isTooHigh()) {
        pixels = std::max(tokens::kLeastFontPixels, pixels - 1);
        words.setPixelSize(int(std::round(pixels)));
        m_row->setFont(words);
    }
    m_news->setFont(words);
    const int gap = int(16 * unit), buttons = ButtonRow::widthOf(shownButtons());
    const bool any = !m_news->text().isEmpty();
    const int beside = inner - buttons - gap;
    int high = m_row->heightForWidth(inner), top = height() - margin - high;
    m_newsFit = any;
    if (any && beside >= pixels * kLeastNews) {
        const int needed = m_news->heightForWidth(beside), line = std::max(high, needed);
        m_news->setGeometry(margin, height() - margin - line, beside, line);
        m_row->setGeometry(width() - margin - buttons, height() - margin - (line + high) / 2, buttons, high);
        top = height() - margin - line;
    } else {
        m_row->setGeometry(margin, top, inner, high);
        const int needed = any ? m_news->heightForWidth(inner) : 0;
        m_newsFit = any && needed <= kMostNews * height();
        if (m_newsFit) {
            m_news->setGeometry(margin, top - needed - gap / 2, inner, needed);
            top -= needed + gap / 2;
        }
    }
    m_news->setVisible(m_newsFit && m_all);
    return top;
}

QList<QWidget*> MatchEnd::shownButtons() const {
    QList<QWidget*> buttons{m_lobby, m_talk, m_review, m_watch, m_share, m_new, m_default};
    buttons.removeIf([](const QWidget* button) { return button->isHidden(); });
    return buttons;
}

QRect MatchEnd::boardIn(const QRect& room, qreal unit) {
    // Its letters are as large as the program's, as long as every row is seen; of the moments there is as
    // much as finds room with letters that are little smaller.
    using Detail = CatchPanel::Detail;
    constexpr qreal kSmaller = 0.85;
    constexpr qreal kLarger = 1.2;
    const qreal usual = letters();
    const auto widthWith = [&](qreal pixels) {
        // Three fifths leave room for the podium; what it needs it gets all the same.
        const int needs = std::max(int(pixels * 26), m_results->leastWidth()) + m_board->sides();
        const int wished = std::max(m_board->wishedWidth(), m_catch->any() ? int(pixels * 36) : 0);
        return std::min(
            {wished, std::max(needs, room.width() * (m_catch->any() ? 52 : 60) / 100), room.width()});
    };
    const auto fits = [&](qreal pixels) {
        m_board->setSizes(unit, pixels);
        return m_results->leastWidth() + m_board->sides() <= room.width() &&
               m_board->heightFor(widthWith(pixels), true) <= room.height();
    };
    qreal pixels = usual;
    for (const Detail detail : {Detail::All, Detail::Words, Detail::Headlines, Detail::None}) {
        if (!m_catch->any() && detail != Detail::None) continue;
        m_catch->setDetail(detail);
        const qreal least = detail == Detail::None ? tokens::kLeastFontPixels
                                                   : std::max(tokens::kLeastFontPixels, usual * kSmaller);
        pixels = m_catch->any() ? usual * kLarger : usual;
        bool fitting = fits(pixels);
        while (!fitting && pixels > least) {
            pixels = std::max(least, pixels - 1);
            fitting = fits(pixels);
        }
        if (fitting) break;
    }
    const int wide = widthWith(pixels);
    int high = m_board->heightFor(wide, false);
    if (high > room.height()) high = m_board->heightFor(wide, true);
    m_board->setInner(wide - m_board->sides());
    m_watch->setVisible(m_catch->isHidden());
    QRect board(0, 0, wide, std::min(high, room.height()));
    board.moveCenter(room.center());
    return board;
}

int MatchEnd::placeTitle(const QRect& stage, qreal unit) {
    const qreal pixels = letters();
    qreal size = std::max(pixels * 1.4, tokens::kScreenTitle * unit);
    m_title->setFont(theme::titleFont(size));
    // In one line while that is large; in several where it must, and a quarter of the height at most.
    const auto isTooLarge = [&] {
        return size > pixels * 1.3
                   ? QFontMetricsF(m_title->font()).horizontalAdvance(m_title->text()) > stage.width()
                   : m_title->heightForWidth(stage.width()) > stage.height() / 4;
    };
    while (size > std::max(tokens::kLeastFontPixels, pixels * 0.9) && isTooLarge()) {
        size -= 1;
        m_title->setFont(theme::titleFont(size));
    }
    const int high = m_title->heightForWidth(stage.width()), line = m_line->heightForWidth(stage.width());
    m_title->setGeometry(stage.left(), stage.top(), stage.width(), high);
    m_line->setGeometry(stage.left(), stage.top() + high, stage.width(), line);
    return stage.top() + high + line;
}

void MatchEnd::wearTheme() {
    wearColours();
}

void MatchEnd::wearColours() {
    // On the dark veil; the board is paper.
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

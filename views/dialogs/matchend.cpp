#include "views/dialogs/matchend.h"

#include "views/dialogs/podium.h"
#include "views/dialogs/resultlist.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAbstractScrollArea>
#include <QEvent>
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
    Board(ResultList* results, QLabel* line, QWidget* parent)
        : QWidget(parent), m_head(new QLabel(this)), m_results(results), m_line(line) {
        m_head->setObjectName(QStringLiteral("head"));
        m_head->setTextFormat(Qt::PlainText);
        m_head->setWordWrap(true);
        line->setAlignment(Qt::AlignLeft);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_head);
        layout->addWidget(results, 1);
        layout->addWidget(line);
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
    }
    int sides() const { return layout()->contentsMargins().left() + layout()->contentsMargins().right(); }
    int wishedWidth() const { return m_results->sizeHint().width() + sides(); }
    int heightFor(int width, bool narrowRows) const {
        const QMargins margins = layout()->contentsMargins();
        const int inner = width - sides();
        return margins.top() + margins.bottom() + 2 * layout()->spacing() + m_head->heightForWidth(inner) +
               m_results->heightFor(narrowRows) + m_line->heightForWidth(inner) + 2;
    }

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
    QLabel* m_head;
    ResultList* m_results;
    QLabel* m_line;
    qreal m_scale = 1;
};

MatchEnd::MatchEnd(FaceStore& faces, QWidget* table)
    : TableOverlay(faces, table), m_podium(new Podium(faces, this)),
      m_board(new Board(m_results, m_more, this)) {
    setAccessibleName(tr("The match is over"));
    m_default = new KeyButton(tr("Play again"), tr("Space", "key"), this);
    m_default->setObjectName(QStringLiteral("again"));
    m_default->setFilled(true);
    auto* lobby = new KeyButton(tr("Back to the lobby"), {}, this);
    lobby->setObjectName(QStringLiteral("lobby"));
    auto* watch = new KeyButton(tr("Watch it again"), {}, this);
    watch->setObjectName(QStringLiteral("watch"));
    for (KeyButton* button : {m_default, watch, lobby})
        button->installEventFilter(this);
    m_row->setWidgets({m_default, watch, lobby, m_talk});
    setTabOrder(m_default, watch);
    setTabOrder(watch, lobby);
    setTabOrder(lobby, m_talk);
    setTabOrder(m_talk, m_results);
    connect(watch, &QPushButton::clicked, this, &MatchEnd::watchWanted);
    connect(m_default, &QPushButton::clicked, this, &MatchEnd::againWanted);
    connect(lobby, &QPushButton::clicked, this, &MatchEnd::lobbyWanted);

    // On the dark veil, whatever the theme; the board is paper.
    QPalette dark = palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
        dark.setColor(role, tokens::kPaper);
    dark.setColor(QPalette::Button, tokens::kPanel);
    dark.setColor(QPalette::ButtonText, tokens::kPaper);
    setPalette(dark);
    m_board->setPalette(onPaper(palette()));
    QPalette gold = palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
        gold.setColor(role, tokens::kGoldLight);
    m_title->setPalette(gold);
    m_podium->lower();
    for (QLabel* label : {m_title, m_line})
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
}

void MatchEnd::fill(const Table& table) {
    const QList<Result> results = resultsOf(table);
    m_title->setText(winnersTitle(results));
    m_line->setText(matchLine(results));
    m_podium->set(results);
    m_results->set(results, kMostDeals);
    const int deals = int(table.deals().size());
    m_more->setText(deals > 0 ? table.endingWords(deals - 1) : QString());
    setAccessibleDescription(m_title->text());
}

void MatchEnd::begin() {
    if (m_all) { // seen before
        m_default->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_board->hide();
    m_row->hide();
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
    m_row->setFont(words);
    const int inner = width() - 2 * margin, buttons = m_row->heightForWidth(inner);
    m_row->setGeometry(margin, height() - margin - buttons, inner, buttons);
    const QRect room(margin, margin, inner, m_row->y() - 2 * margin);

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
    stage.setBottom(m_row->y() - margin / 2 - 1);
    m_podium->lay(stage, unit);
}

QRect MatchEnd::boardIn(const QRect& room, qreal unit) {
    // Its letters are as large as the program's, as long as every row is seen.
    qreal pixels = letters();
    m_board->setSizes(unit, pixels);
    const auto isTooLarge = [&] {
        return m_results->leastWidth() + m_board->sides() > room.width() ||
               m_board->heightFor(std::min(m_board->wishedWidth(), room.width()), true) > room.height();
    };
    while (pixels > tokens::kLeastLetters && isTooLarge()) {
        pixels = std::max(tokens::kLeastLetters, pixels - 1);
        m_board->setSizes(unit, pixels);
    }
    // Three fifths leave room for the podium; what it needs it gets all the same.
    const int needs = std::max(int(pixels * 26), m_results->leastWidth()) + m_board->sides();
    const int wide = std::min({m_board->wishedWidth(), std::max(needs, room.width() * 3 / 5), room.width()});
    int high = m_board->heightFor(wide, false);
    if (high > room.height()) high = m_board->heightFor(wide, true);
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
    while (size > std::max(tokens::kLeastLetters, pixels * 0.9) && isTooLarge()) {
        size -= 1;
        m_title->setFont(theme::titleFont(size));
    }
    const int high = m_title->heightForWidth(stage.width()), line = m_line->heightForWidth(stage.width());
    m_title->setGeometry(stage.left(), stage.top(), stage.width(), high);
    m_line->setGeometry(stage.left(), stage.top() + high, stage.width(), line);
    return stage.top() + high + line;
}

void MatchEnd::changeEvent(QEvent* event) {
    TableOverlay::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange && isVisible()) place();
}

} // namespace tacklebox

#include "moc_matchend.cpp"

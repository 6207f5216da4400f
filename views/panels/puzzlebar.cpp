#include "views/panels/puzzlebar.h"

#include "views/panels/starslabel.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kSecond = 1000;        // ms
constexpr int kLeastTable = 420;     // minimum height of the table, in pixels
constexpr qreal kTableShare = 0.62;  // minimum share of the height for the table in larger windows
constexpr qreal kWordsPart = 0.5;    // minimum share of a row for wrapped text
constexpr qreal kLargeLetters = 1.4; // text factor above which the verdict replaces the question

/// A choice without its question mark, to be followed by its value.
QString withoutQuestionMark(QString words) {
    if (words.endsWith(QLatin1Char('?'))) words.chop(1);
    return words;
}

QFont smaller(QFont usual, qreal share) {
    if (share < 1) usual.setPixelSize(qRound(QFontInfo(usual).pixelSize() * share));
    return usual;
}

QLabel* wordsLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

PuzzleBar::PuzzleBar(QWidget* parent)
    : NightBar(TopLine::Gold, parent), m_game(new QComboBox), m_puzzle(new QComboBox),
      m_stars(new StarsLabel), m_question(wordsLabel("question")), m_verdict(wordsLabel("verdict")),
      m_time(new QLabel),
      m_next(new KeyButton(tr("Next", "puzzle"), keys::nameOf(keys::Command::NextPuzzle))),
      m_again(new KeyButton(tr("Again", "a puzzle"), keys::nameOf(keys::Command::SamePuzzle))),
      m_timer(new KeyButton(tr("Timer"))),
      m_lists(new KeyButton(tr("Log and scores"), keys::nameOf(keys::Command::Lists))),
      m_leave(new KeyButton(tr("Leave"), keys::nameOf(keys::Command::Leave))), m_answers(new ButtonRow),
      m_ways(new ButtonRow) {
    setObjectName(QStringLiteral("puzzleBar"));
    setAccessibleName(tr("Puzzle"));
    const QList<QPair<QWidget*, const char*>> names = {
        {m_game, "game"},   {m_puzzle, "puzzle"}, {m_stars, "stars"}, {m_time, "time"},  {m_next, "next"},
        {m_again, "again"}, {m_timer, "timer"},   {m_lists, "lists"}, {m_leave, "leave"}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1String(name));
    m_game->setAccessibleName(tr("Game"));
    m_puzzle->setAccessibleName(tr("Puzzle"));
    for (QComboBox* box : {m_game, m_puzzle})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    QFont bold = font();
    bold.setBold(true);
    m_question->setFont(bold);
    for (int number = 0; number < kMostChoices; ++number) {
        auto* choice = new KeyButton({}, QString::number(number + 1));
        choice->setObjectName(QStringLiteral("choice%1").arg(number));
        connect(choice, &QPushButton::clicked, this, [this, number] {
            if (!m_answered) emit chosen(number);
        });
        m_choices << choice;
    }
    for (KeyButton* quiet : {m_again, m_timer, m_lists})
        quiet->setRank(KeyButton::Rank::Quiet);
    m_next->setDefaultLook(true);
    m_timer->setCheckable(true);
    m_timer->setToolTip(tr("Shows how long you take. There is no limit."));
    m_lists->setCheckable(true);
    QList<QWidget*> answers;
    for (KeyButton* choice : std::as_const(m_choices))
        answers << choice;
    m_answers->setWidgets(answers);
    m_ways->setWidgets({m_next, m_again, m_timer, m_lists, m_leave});

    m_choosers = new QHBoxLayout;
    m_choosers->setSpacing(10);
    for (QWidget* part : std::initializer_list<QWidget*>{m_game, m_puzzle, m_stars, m_time})
        m_choosers->addWidget(part);
    m_choosers->addStretch(1);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->addLayout(m_choosers, 1);
    m_head->addWidget(m_ways);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_head);
    m_body = new QBoxLayout(QBoxLayout::TopToBottom);
    m_body->addWidget(m_question);
    m_body->addWidget(m_answers);
    m_body->addWidget(m_verdict);
    column->addLayout(m_body);

    connect(m_game, &QComboBox::activated, this,
            [this] { emit gameWanted(m_game->currentData().toString()); });
    connect(m_puzzle, &QComboBox::activated, this, &PuzzleBar::goWanted);
    connect(m_next, &QPushButton::clicked, this, &PuzzleBar::next);
    connect(m_again, &QPushButton::clicked, this, &PuzzleBar::againWanted);
    connect(m_timer, &QPushButton::clicked, this, [this](bool on) {
        showTime();
        emit timedChanged(on);
    });
    connect(m_lists, &QPushButton::clicked, this, &PuzzleBar::listsWanted);
    connect(m_leave, &QPushButton::clicked, this, &PuzzleBar::leaveWanted);
    m_second.setInterval(kSecond);
    connect(&m_second, &QTimer::timeout, this, &PuzzleBar::showTime);
    m_verdict->hide();
    fitRows();
}

void PuzzleBar::writeHead(qreal share, int room) {
    const QFont fitted = smaller(font(), share);
    for (QWidget* part : std::initializer_list<QWidget*>{m_game, m_puzzle, m_stars, m_time, m_ways})
        part->setFont(fitted);
    holdChoosers();
    const QList<QWidget*> ways{m_next, m_again, m_timer, m_lists, m_leave};
    const bool beside = m_choosers->sizeHint().width() + m_head->spacing() + ButtonRow::widthOf(ways) <= room;
    m_head->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_ways->setAlignment(beside ? Qt::AlignRight : Qt::AlignLeft);
    if (!beside) m_ways->fitFont(fitted, 1, room);
    for (QComboBox* box : {m_game, m_puzzle}) // same height as the buttons
        if (box->font() != m_ways->font()) box->setFont(m_ways->font());
    holdChoosers();
}

void PuzzleBar::holdChoosers() {
    // A combo box keeps the minimum size of an earlier, larger font, so fix its size.
    for (QComboBox* box : {m_game, m_puzzle})
        box->setFixedSize(box->sizeHint());
    m_choosers->activate();
}

void PuzzleBar::writeBody(qreal share, int room, bool mayWrap) {
    constexpr int kAnswerRows = 2, kBesideGap = 10;
    const QFont fitted = smaller(font(), share);
    QFont bold = fitted;
    bold.setBold(true);
    m_question->setFont(bold);
    m_verdict->setFont(fitted);
    m_answers->fitFont(fitted, kAnswerRows, room);
    QList<QWidget*> answers;
    for (KeyButton* choice : std::as_const(m_choices))
        if (!choice->isHidden()) answers << choice;
    QLabel* words = m_question->isHidden() ? m_verdict : m_question;
    const bool isOne = m_question->isHidden() != m_verdict->isHidden();
    const int left = room - kBesideGap - ButtonRow::widthOf(answers);
    words->setWordWrap(false);
    const bool inOneLine = words->sizeHint().width() <= left;
    const bool beside = isOne && (inOneLine || (mayWrap && left > room * kWordsPart));
    words->setWordWrap(!beside || !inOneLine);
    m_body->setSpacing(beside ? kBesideGap : layout()->spacing());
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->setStretchFactor(words, beside && !inOneLine ? 1 : 0);
    m_body->setStretchFactor(m_answers, beside && inOneLine ? 1 : 0);
    m_body->setStretchFactor(words == m_question ? m_verdict : m_question, 0);
}

void PuzzleBar::setTight(bool tight) {
    layout()->setContentsMargins(10, tight ? 1 : 6, 10, tight ? 1 : 6);
    layout()->setSpacing(tight ? 0 : 5);
}

void PuzzleBar::fitRows() {
    constexpr qreal kFontStep = 0.05, kTightShare = 0.9;
    const QMargins around = layout()->contentsMargins();
    const int room = width() - around.left() - around.right();
    const int whole = parentWidget() ? parentWidget()->height() : 0;
    const int most = whole - qMax(kLeastTable, qRound(kTableShare * whole));
    // Reduce, in this order: the font of the head, then margins and the question's own row, then the font of
    // question and answers. Stop at the normal text size first, then go a little below.
    struct Size {
        qreal head = 1, body = 1;
        bool tight = false;
    };
    QList<Size> sizes{Size{}}; // each needs less height than the one before
    const qreal usual = qMin(1.0, 1 / theme::textFactor());
    for (const qreal least : {usual, usual * kTightShare}) {
        Size size = sizes.last();
        for (; size.head > least; sizes << size)
            size.head = qMax(least, size.head - kFontStep);
        if (!std::exchange(size.tight, true)) sizes << size;
        for (; size.body > least; sizes << size)
            size.body = qMax(least, size.body - kFontStep);
    }
    const Size* written = nullptr;
    const auto write = [&](const Size& size) {
        if (written == &size) return;
        setTight(size.tight);
        writeHead(size.head, room);
        writeBody(size.body, room, size.tight);
        written = &size;
    };
    const auto isTooHigh = [&](const Size& size) {
        write(size);
        return most > 0 && layout()->totalHeightForWidth(width()) > most;
    };
    if (!isTooHigh(sizes.first())) return;
    const auto fits = std::partition_point(sizes.cbegin() + 1, sizes.cend(), isTooHigh);
    write(fits == sizes.cend() ? sizes.last() : *fits);
}

void PuzzleBar::resizeEvent(QResizeEvent* event) {
    NightBar::resizeEvent(event);
    fitRows();
}

void PuzzleBar::setGames(const QStringList& ids, const QStringList& titles, const QString& current) {
    m_game->clear();
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_game->addItem(titles[i], ids[i]);
    m_game->setCurrentIndex(m_game->findData(current));
    fitRows();
}

void PuzzleBar::setPuzzles(const QList<PuzzleCard>& puzzles) {
    const int at = m_puzzle->currentIndex();
    m_puzzle->clear();
    for (qsizetype i = 0; i < puzzles.size(); ++i)
        m_puzzle->addItem((puzzles[i].solved ? tr("%1 of %2, solved", "puzzles") : tr("%1 of %2", "puzzles"))
                              .arg(i + 1)
                              .arg(puzzles.size()));
    m_puzzle->setCurrentIndex(qBound(0, at, int(puzzles.size()) - 1));
    fitRows();
}

void PuzzleBar::ask(int number, const PuzzleCard& puzzle) {
    m_number = number;
    m_answered = false;
    m_puzzle->setCurrentIndex(number);
    m_stars->setStars(puzzle.stars);
    m_question->setText(puzzle.question);
    m_question->show();
    m_verdict->hide();
    m_verdict->clear();
    for (int i = 0; i < m_choices.size(); ++i) {
        KeyButton* choice = m_choices[i];
        choice->setVisible(i < puzzle.choices.size());
        choice->setEnabled(true);
        choice->setDefaultLook(false);
        choice->setHinted(false);
        choice->setKey(QString::number(i + 1));
        if (i < puzzle.choices.size()) choice->setWords(puzzle.choices[i]);
    }
    fitRows();
    m_next->setDefaultLook(false);
    m_again->setEnabled(false);
    m_since.start();
    m_second.start();
    showTime();
}

void PuzzleBar::showResult(const PuzzleResult& result) {
    m_answered = true;
    m_second.stop();
    showTime();
    const bool right = result.chosen == result.right;
    const QString answer = withoutQuestionMark(m_choices[result.right]->accessibleName());
    for (int i = 0; i < m_choices.size(); ++i) {
        KeyButton* choice = m_choices[i];
        if (choice->isHidden()) continue;
        if (i < result.values.size())
            choice->setWords(tr("%1: %2", "a move and its worth")
                                 .arg(withoutQuestionMark(choice->accessibleName()), result.values[i]));
        choice->setDefaultLook(i == result.right);
        choice->setEnabled(i == result.right || i == result.chosen);
    }
    QString verdict =
        right ? tr("Right. %1", "then the reason").arg(result.reason)
              : tr("Not quite. The answer is: %2. %1", "the reason, the answer").arg(result.reason, answer);
    if (!result.values.isEmpty())
        verdict += QLatin1Char(' ') + tr("The numbers are your chances of winning the match.");
    m_verdict->setText(verdict);
    m_question->setVisible(theme::textFactor() <= kLargeLetters);
    m_verdict->show();
    fitRows();
    m_next->setDefaultLook(true);
    m_again->setEnabled(true);
    m_next->setFocus();
}

void PuzzleBar::setTimed(bool timed) {
    m_timer->setChecked(timed);
    showTime();
}

bool PuzzleBar::timed() const {
    return m_timer->isChecked();
}

void PuzzleBar::setListsShown(bool shown) {
    m_lists->setChecked(shown);
}

void PuzzleBar::showTime() {
    if (m_time->isHidden() == timed()) {
        m_time->setVisible(timed());
        fitRows();
    }
    if (timed() && !(m_answered && m_time->text().isEmpty()) && (m_second.isActive() || !m_answered))
        m_time->setText(tr("%1 s", "seconds").arg(m_since.elapsed() / kSecond));
}

void PuzzleBar::next() {
    emit goWanted(m_puzzle->count() ? (m_number + 1) % m_puzzle->count() : 0);
}

bool PuzzleBar::press(const QKeyEvent& event) {
    switch (keys::commandOf(event, keys::Context::Puzzle)) {
    case keys::Command::NextPuzzle: next(); return true;
    case keys::Command::PreviousPuzzle:
        if (m_puzzle->count()) emit goWanted((m_number + m_puzzle->count() - 1) % m_puzzle->count());
        return true;
    default: return KeyButton::press(event, m_answered ? QList{m_again} : m_choices);
    }
}

QString PuzzleBar::words() const {
    if (m_answered) return m_verdict->text();
    QStringList said{tr("Puzzle %1 of %2").arg(m_number + 1).arg(m_puzzle->count()) + QStringLiteral("."),
                     m_question->text()};
    for (const KeyButton* choice : m_choices)
        if (!choice->isHidden())
            said << tr("%1: %2.", "a key and an answer").arg(choice->key(), choice->accessibleName());
    return said.join(QLatin1Char(' '));
}

void PuzzleBar::changeEvent(QEvent* event) {
    NightBar::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitRows();
}

} // namespace tacklebox

#include "moc_puzzlebar.cpp"

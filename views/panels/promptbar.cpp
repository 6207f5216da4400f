#include "views/panels/promptbar.h"

#include "model/table/gameclock.h"
#include "model/table/lessontable.h"
#include "views/panels/hintpopup.h"
#include "views/panels/liveclock.h"
#include "views/panels/promptlabel.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/sentences.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QVariantAnimation>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kLightMillis = 180;

} // namespace

PromptBar::PromptBar(QWidget* parent, Overlays* overlays)
    : QFrame(parent), m_label(new PromptLabel(this)), m_hintPopup(new HintPopup(parent, overlays)),
      m_fade(new QVariantAnimation(this)) {
    setObjectName(QStringLiteral("promptBar"));
    setAccessibleName(tr("What to do"));
    setFrameShape(QFrame::NoFrame);
    if (!parent) m_hintPopup->setParent(this); // without a parent the bar is a window
    connect(m_hintPopup, &HintPopup::moved, this, &PromptBar::hintMoved);

    m_row = new ButtonRow(this);
    m_row->setAlignment(Qt::AlignRight);
    m_fade->setDuration(kLightMillis);
    connect(m_fade, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { setPaperShare(share.toReal()); });

    m_advice = new KeyButton(tr("Hint"), keys::nameOf(keys::Command::Hint), this);
    m_advice->setObjectName(QStringLiteral("hint"));
    m_advice->setToolTip(tr("What an expert would play here, and why"));
    m_hold = new KeyButton(tr("Hold"), keys::nameOf(keys::Command::Hold), this);
    m_hold->setObjectName(QStringLiteral("hold"));
    m_hold->setIcon(QIcon(QStringLiteral(":/icons/hold.svg")));
    m_hold->setCheckable(true);
    m_hold->setToolTip(tr("The bots wait for you whenever you can act"));
    m_pause = new KeyButton(tr("Pause"), keys::nameOf(keys::Command::Back), this);
    m_pause->setObjectName(QStringLiteral("pause"));
    m_pause->setIcon(QIcon(QStringLiteral(":/icons/pause.svg")));
    m_pause->setCheckable(true);
    m_pause->setToolTip(tr("Stops the game and its clock"));

    m_live = new LiveClock(this);
    m_controls = new ButtonRow(this);
    m_controls->setAlignment(Qt::AlignRight);
    m_live->hide();
    m_live->setParent(m_controls);
    m_controls->setWidgets({m_advice, m_hold, m_pause});
    m_advice->setFocusPolicy(Qt::TabFocus);
    m_hold->setFocusPolicy(Qt::TabFocus);
    m_pause->setFocusPolicy(Qt::TabFocus);

    for (KeyButton* button : {m_advice, m_hold, m_pause}) {
        button->setRank(KeyButton::Rank::Quiet);
        button->installEventFilter(this);
    }
    for (KeyButton* button : {m_hold, m_pause})
        button->setIconAlone(true);
    setTabOrder(m_row, m_advice);

    m_kept.setSingleShot(true);
    connect(&m_kept, &QTimer::timeout, this, [this] { showHint(adviceWords()); });
    m_wait.setSingleShot(true);
    m_wait.setInterval(kWaitMillis);
    connect(&m_wait, &QTimer::timeout, this, &PromptBar::refresh);
    m_back.setSingleShot(true);
    m_back.setInterval(kBackMillis);
    connect(&m_back, &QTimer::timeout, this, [this] {
        if (hasFocus() && parentWidget()) parentWidget()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_advice, &QPushButton::clicked, this, [this] {
        if (m_table) m_table->askHint();
    });
    connect(m_hold, &QPushButton::clicked, this, [this](bool on) {
        if (m_table) m_table->setHold(on);
    });
    connect(m_pause, &QPushButton::clicked, this, [this](bool on) {
        if (m_table) m_table->setPaused(on);
    });
    setPaperShare(0);
    fitFont();
    setPrompt({});
    showState();
}

void PromptBar::setTable(Table* table) {
    m_kept.stop();
    m_taken.clear();
    m_news.clear();
    m_helped.clear();
    showHint({});
    observe(this, table);
    if (!table) m_calm = true; // nothing is being shown
    m_live->setTable(table);
    setThinker(kNoSeat);
    if (table) {
        const auto soon = [this] { refreshSoon(); };
        connect(table, &Table::waitingForChanged, this, soon);
        connect(table, &Table::viewerChanged, this, soon);
        connect(table, &Table::happened, this, soon);
        connect(table, &Table::thinking, this, soon);
        connect(table, &Table::seatsChanged, this, soon);
        connect(table, &Table::hintChanged, this, &PromptBar::showAdvice);
        connect(table, &Table::refused, this, &PromptBar::showHint);
        connect(table, &Table::holdChanged, this, [this] {
            showState();
            if (m_table->hold() && m_table->choices().empty()) // nothing else shows it yet
                keepHint(tr("The bots will wait for you as soon as you can act. Press H again to let them "
                            "play on."));
            else if (m_kept.isActive())
                showHint({});
        });
        connect(table, &Table::pausedChanged, this, &PromptBar::showState);
        connect(table, &Table::tableRulesChanged, this, &PromptBar::showState);
        connect(table, &Table::windowChanged, this, &PromptBar::showWindow);
    }
    showState();
    refresh();
}

void PromptBar::setPresenter(Presenter* presenter) {
    m_presenter = presenter;
    refresh();
}

void PromptBar::setInput(TableInput* input) {
    if (m_input) m_input->disconnect(this);
    m_input = input;
    if (input) {
        connect(input, &TableInput::buttonsChanged, this, [this] { refreshSoon(); });
        connect(input, &TableInput::messageWanted, this, &PromptBar::showHint);
    } else {
        setButtons({});
    }
    refresh();
}

/// Refreshes before the next paint and the next bot's move, which a timer would not guarantee.
void PromptBar::refreshSoon() {
    if (std::exchange(m_isRefreshScheduled, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_isRefreshScheduled) refresh();
        },
        Qt::QueuedConnection);
}

void PromptBar::refresh() {
    m_isRefreshScheduled = false;
    enableControls();
    Prompt prompt = m_presenter ? m_presenter->prompt() : Prompt{};
    const bool paused = m_table && m_table->paused();
    const GestureStep step = m_input && !paused ? m_input->step() : GestureStep{};
    const bool begun = step.any();
    if (begun) { // show only the next step of an unfinished gesture
        prompt.more = step.chosen;
        if (!step.question.isEmpty()) {
            prompt.words = step.question;
            prompt.forYou = true;
            prompt.waitsForThinker = false;
        }
        if (!m_calm) prompt.thinker = kNoSeat; // it would reveal what follows
    }
    const bool isDone =
        m_table && m_table->waitingFor() == WaitingFor::HideCards; // then it shows the outcome of the turn
    if (prompt.forYou && !isDone && m_table && m_table->people() > 1 && m_table->viewer() != kNoSeat)
        prompt.words = tr("%1: %2", "a player's name and what they are asked")
                           .arg(m_table->plan().seats[m_table->viewer()].name, prompt.words);
    if (paused) prompt = {tr("Paused."), tr("Press Esc to resume."), false};
    const std::vector<Gesture> buttons = m_input && !paused ? m_input->buttons() : std::vector<Gesture>();
    // While events are being shown, the next prompt would reveal the outcome. Show the current event instead,
    // or the previous prompt if it is still valid.
    if (!begun && !paused && !m_calm) {
        if (!m_news.isEmpty())
            prompt = {m_news, {}};
        else if (isDecided(buttons))
            prompt = {};
        else
            prompt = {m_title, buttons.empty() ? QString() : m_more};
    }
    bool isNews = false; // shows the latest event until the wait is worth mentioning
    if (!prompt.waitsForThinker)
        m_waitsFor.clear();
    else if ((!m_forYou || !m_news.isEmpty()) && waitIsShort(prompt.words)) {
        isNews = !m_news.isEmpty();
        prompt = isNews ? Prompt{m_news, {}} : Prompt{m_title, m_more};
    }
    if (m_calm && !isNews) m_news.clear();
    // In a lesson the coach names the keys.
    m_answers = LessonTable::of(m_table) ? QString() : begun ? QString() : answersIn(buttons);
    // Lay out new text with its own buttons, never with the old ones.
    m_arranging = m_arranging || m_input;
    setPrompt(prompt);
    if (m_kept.isActive()) showWords(); // keepHint() is still active
    setThinker(prompt.thinker);
    if (!m_input) return;
    m_arranging = false;
    setButtons(buttons);
}

/// True if the question or the wait shown here is over, and its outcome is about to be shown.
bool PromptBar::isDecided(const std::vector<Gesture>& buttons) const {
    if (!m_forYou && m_thinker == kNoSeat) return false;
    if (!m_table || !m_forYou) return buttons.empty();
    // Cards in hand have no button.
    return std::ranges::none_of(
        m_table->choices(), [this](int id) { return m_table->isOffered(id); }, &TableChoice::id);
}

void PromptBar::setThinker(Seat seat) {
    if (seat != std::exchange(m_thinker, seat)) emit thinkerChanged(seat);
}

/// True until the wait is long enough to be worth mentioning.
bool PromptBar::waitIsShort(const QString& words) {
    if (words == m_title && m_news.isEmpty()) return false;
    if (words != std::exchange(m_waitsFor, words)) m_wait.start();
    return m_wait.isActive();
}

void PromptBar::setCalm(bool calm) {
    if (calm == m_calm) return;
    if (calm && m_isRefreshScheduled && !m_news.isEmpty()) refresh(); // show the last event, too
    m_calm = calm;
    if (calm) m_news.clear();
    refreshSoon();
}

void PromptBar::setNews(const QString& sentence) {
    if (sentence.isEmpty()) return;
    m_news = sentence;
    if (m_calm) m_waitsFor.clear(); // restarts the wait
    refreshSoon();
}

void PromptBar::setPrompt(const Prompt& prompt) {
    fadeTo(prompt.forYou);
    m_forYou = prompt.forYou;
    const bool sameWords = prompt.words == m_title;
    if (sameWords && prompt.more == m_more) return;
    m_title = prompt.words;
    m_more = prompt.more;
    emit wordsChanged(m_title);
    arrange();
    if (m_kept.isActive())
        showWords();
    else
        showHint(adviceWords());
    if (!prompt.forYou || prompt.words.isEmpty())
        emit questionChanged({});
    else { // an unchanged text is not announced again before a new second line
        QStringList parts;
        if (!sameWords || prompt.more.isEmpty()) parts << prompt.words;
        for (const QString& help : {prompt.more, m_answers})
            if (!help.isEmpty() && (prompt.isSpokenWhole || isNewHelp(help))) parts << help;
        if (parts.isEmpty()) parts << prompt.words;
        emit questionChanged(parts.join(u' '));
    }
}

/// True for the first two times that a line of help is needed at a table.
bool PromptBar::isNewHelp(const QString& help) {
    constexpr int kTimes = 2;
    return m_helped[help]++ < kTimes;
}

void PromptBar::setButtons(const std::vector<Gesture>& gestures) {
    QString focused;
    for (const KeyButton* button : std::as_const(m_buttons))
        if (button->hasFocus()) focused = button->accessibleName();
    const bool hadFocus = !focused.isEmpty();

    m_gestures = gestures;
    const QString hinted = m_input ? m_input->hintedButton() : QString();
    const QList<KeyButton*> old = std::exchange(m_buttons, {});
    QList<QWidget*> widgets;
    KeyButton* again = nullptr;
    for (const Gesture& gesture : gestures) {
        if (!gesture.button) continue;
        const Button& button = *gesture.button;
        const QString key = keyOf(button);
        auto* made = new KeyButton(button.words, key, this);
        made->setFocusPolicy(Qt::TabFocus); // a click leaves the focus at the table
        made->setDefaultLook(button.isDefault);
        made->setHinted(!hinted.isEmpty() && button.words == hinted);
        made->setToolTip(button.why);
        made->setAccessibleDescription(button.why);
        const int choice = gesture.choice;
        connect(made, &QPushButton::clicked, this, [this, choice] {
            if (m_input) m_input->pressButton(choice);
            emit pressed(choice);
        });
        if (hadFocus && button.words == focused) again = made;
        m_buttons.append(made);
        widgets.append(made);
    }
    // If the focused button goes, its successor with the same text gets the focus, otherwise the bar. Never
    // another button: a key pressed a moment late must not give another answer.
    if (hadFocus && !again) setFocus(Qt::OtherFocusReason);
    m_row->setWidgets(widgets);
    m_row->setVisible(!widgets.isEmpty());
    arrange();
    for (KeyButton* button : old) {
        button->hide();
        button->deleteLater(); // it may be handling its click
    }
    if (again) again->setFocus(Qt::OtherFocusReason);
}

QString PromptBar::words() const {
    return m_title;
}

void PromptBar::keepHint(const QString& words) {
    constexpr int kMillis = 8000;
    showHint(words);
    m_kept.start(kMillis);
}

QRect PromptBar::hintRect() const {
    return m_hintPopup->isVisible() ? m_hintPopup->geometry() : QRect();
}

void PromptBar::showHint(const QString& words) {
    m_hint = words;
    showWords();
}

void PromptBar::showWords() {
    // Show the hint in the second line if it is readable there, otherwise on the popup. Do not repeat what
    // the first line says.
    const bool said = m_hint.isEmpty() || m_title.contains(m_hint) || m_news.contains(m_hint);
    m_label->setWords(m_label->title(), said ? m_more : m_hint);
    const bool tooLong = !said && !m_label->readsWell() && isVisible();
    if (tooLong) m_label->setWords(m_label->title(), m_more);
    // A reason that is shown at a card is not repeated: the popup would cover it.
    const bool needsPopup = tooLong && !(m_input && m_input->refusal() == m_hint);
    QStringList lines;
    if (isVisible() && m_label->width() <= 0) lines << m_label->text();
    // Never omit what an answer would do.
    const bool warns = std::ranges::any_of(m_gestures, [this](const Gesture& gesture) {
        return gesture.button && !m_more.isEmpty() && gesture.button->why == m_more;
    });
    if (isVisible() && warns && lines.isEmpty() && !m_label->shows(m_more)) lines << m_more;
    if (needsPopup) lines << m_hint;
    m_hintPopup->setWords(lines.join(u'\n'), tokens::fontPixels(tokens::kBody, m_scale, theme::textFactor()),
                          tokens::fontPixels(tokens::kBody, m_scale));
}

QString PromptBar::adviceWords() const {
    if (!m_table || m_table->waitingFor() == WaitingFor::Over) return {};
    if (m_table->isHintPending()) return tr("Thinking about a hint ...");
    const std::optional<Hint>& hint = m_table->hint();
    if (!hint) return {};
    // Some languages phrase a hint as a question: "Frag Ben: Blauer Wal?" needs no full stop.
    const bool ended = hint->words.endsWith(u'?') || hint->words.endsWith(u'!');
    const QString words = hint->words.isEmpty() ? tr("Hint: pass.")
                          : ended ? tr("Hint: %1", "a move that ends as a question").arg(hint->words)
                                  : tr("Hint: %1.", "a move").arg(hint->words);
    return hint->reason.isEmpty() ? words : tr("%1 %2", "two sentences").arg(words, hint->reason);
}

void PromptBar::showAdvice() {
    m_kept.stop();
    showHint(adviceWords());
    if (m_table && m_table->hint()) emit advised(m_hint);
    refreshSoon(); // the hinted button may have changed
}

void PromptBar::enableControls() {
    const bool isLesson = LessonTable::of(m_table) != nullptr;
    const bool playing = m_table && m_table->waitingFor() != WaitingFor::Over && !isLesson;
    m_hold->setEnabled(playing);
    m_pause->setEnabled(playing);
    m_advice->setEnabled(playing && m_calm && m_table->canHint());
}

void PromptBar::showState() {
    enableControls();
    m_hold->setChecked(m_table && m_table->hold());
    m_pause->setChecked(m_table && m_table->paused());
    m_pause->setWords(m_table && m_table->paused() ? tr("Resume") : tr("Pause"));
    m_live->updateFromTable();
    showWindow();
    arrange();
}

void PromptBar::showWindow() {
    const bool live = m_live->isLive();
    if (m_live->isVisibleTo(this) != live) {
        m_shown = live ? QList<QWidget*>{m_live, m_advice, m_hold, m_pause}
                       : QList<QWidget*>{m_advice, m_hold, m_pause};
        m_controls->setWidgets(m_shown); // shows all of them
        m_live->setVisible(live);
        arrange();
    }
    m_live->showTime();
}

bool PromptBar::press(QKeyEvent* event) {
    const bool pauses = keys::commandOf(*event, keys::Context::Table) == keys::Command::Back;
    if (pauses) emit pauseWanted();
    return pauses || KeyButton::press(*event, m_buttons + QList{m_hold});
}

void PromptBar::keyPressEvent(QKeyEvent* event) {
    if (press(event)) return;
    QWidget* table = parentWidget();
    if (!table || !table->parentWidget()) return QFrame::keyPressEvent(event);
    // Bypass the table: a key that was meant for a button must not play a card.
    event->ignore();
    QCoreApplication::sendEvent(table->parentWidget(), event);
    event->accept();
}

/// The focused button has gone. Keys have no effect in the bar, so the table gets the focus soon.
void PromptBar::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    m_back.start();
}

/// Arrow keys on a control return to the cards.
bool PromptBar::eventFilter(QObject* watched, QEvent* event) {
    QWidget* table = parentWidget();
    if (table && event->type() == QEvent::KeyPress) {
        auto* pressed = static_cast<QKeyEvent*>(event);
        const int key = pressed->key();
        if (key >= Qt::Key_Left && key <= Qt::Key_Down && pressed->modifiers() == Qt::NoModifier) {
            table->setFocus(Qt::OtherFocusReason);
            QCoreApplication::sendEvent(table, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

QString PromptBar::keyOf(const Button& button) {
    return button.key.isEmpty() && button.isDefault ? keys::nameOf(keys::Command::PressDefault) : button.key;
}

/// "G: Give your sevens. K: Skip, keep yours."; empty if there are too many.
QString PromptBar::answersIn(const std::vector<Gesture>& gestures) const {
    QStringList answers;
    for (const Gesture& gesture : gestures) {
        if (!gesture.button) continue;
        QString words = gesture.button->words;
        words.replace(QStringLiteral(": "), QStringLiteral(", "));
        const QString key = keyOf(*gesture.button);
        if (words.split(u' ').contains(key)) return {}; // the prompt names the keys
        if (!key.isEmpty() && keys::isOn(key))
            words = tr("%1: %2", "a key and the answer that it gives").arg(key, words);
        answers << words;
    }
    return std::size_t(answers.size()) > kMostKeysNamed ? QString() : inSentences(answers);
}

void PromptBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) fitFont();
    if (event->type() == QEvent::StyleChange && m_label) {
        setPaperShare(m_paperShare);
        fitFont(); // touch needs a higher bar
    }
    QFrame::changeEvent(event);
}

void PromptBar::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    showWords();
}

void PromptBar::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    m_hintPopup->hide();
}

} // namespace tacklebox

#include "moc_promptbar.cpp"

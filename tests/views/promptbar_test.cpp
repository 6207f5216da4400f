// The prompt bar and the hint popup above it: questions, reports and buttons.
#include "views/panels/promptbar.h"

#include "tests/support/qttest.h"
#include "tests/views/faketable.h"
#include "tests/views/scenefakes.h"
#include "views/panels/hintpopup.h"
#include "views/panels/promptlabel.h"
#include "views/scene/items/overlays.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/theme.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

Gesture button(int choice, const QString& words, const QString& key, bool isDefault = false) {
    Gesture gesture;
    gesture.choice = choice;
    gesture.button = Button{.words = words, .key = key, .isDefault = isDefault};
    return gesture;
}

/// A presenter with a prompt chosen by the test.
struct Prompter : FakePresenter {
    explicit Prompter(Prompt prompt = {}) : now(std::move(prompt)) {}
    Prompt prompt() const override { return now; }

    Prompt now;
};

KeyButton* buttonCalled(const QWidget& bar, const QString& words) {
    for (KeyButton* found : bar.findChildren<KeyButton*>())
        if (found->isVisibleTo(&bar) && found->accessibleName() == words) return found;
    return nullptr;
}

} // namespace

class PromptBarTest : public QObject {
    Q_OBJECT

  private slots:
    void PressesTheButtonOfAKeyAndOfAClick() {
        PromptBar bar;
        bar.resize(900, 60);
        bar.show();
        bar.setPrompt({QStringLiteral("Go fish?"), {}, true});
        bar.setButtons({button(7, QStringLiteral("Go fish"), QStringLiteral("F"), true),
                        button(8, QStringLiteral("Ask again"), QStringLiteral("Z"))});
        QSignalSpy pressed(&bar, &PromptBar::pressed);
        QTest::mouseClick(buttonCalled(bar, QStringLiteral("Ask again")), Qt::LeftButton);
        buttonCalled(bar, QStringLiteral("Ask again"))->setFocus();
        QTest::keyClick(&bar, Qt::Key_F);
        QCOMPARE(pressed.size(), 2);
        QCOMPARE(pressed[0][0].toInt(), 8);
        QCOMPARE(pressed[1][0].toInt(), 7);
        QVERIFY(buttonCalled(bar, QStringLiteral("Go fish"))->hasDefaultLook());
        const auto on = qScopeGuard([] { keys::setLetters(true); });
        keys::setLetters(false);
        QTest::keyClick(&bar, Qt::Key_F);
        QCOMPARE(pressed.size(), 2);
    }

    void FocusStaysOnTheSameAnswerAndOnNoOther() {
        PromptBar bar;
        bar.resize(900, 60);
        bar.show();
        bar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        bar.setButtons({button(1, QStringLiteral("Keep"), {}), button(2, QStringLiteral("Give"), {})});
        buttonCalled(bar, QStringLiteral("Give"))->setFocus();
        bar.setButtons({button(3, QStringLiteral("Give"), {}), button(4, QStringLiteral("Keep"), {})});
        QVERIFY(buttonCalled(bar, QStringLiteral("Give"))->hasFocus());
        bar.setButtons({button(5, QStringLiteral("Lay down"), {})});
        QVERIFY(!buttonCalled(bar, QStringLiteral("Lay down"))->hasFocus());
    }

    void HoldAndPauseBelongToTheTable() {
        FakeTable table("rainbow-fish", 1, 2);
        PromptBar bar;
        bar.setTable(&table);
        QTest::mouseClick(bar.findChild<KeyButton*>(QStringLiteral("hold")), Qt::LeftButton);
        QVERIFY(table.hold());
        table.setPaused(true);
        QVERIFY(bar.findChild<KeyButton*>(QStringLiteral("pause"))->isChecked());
        QTest::mouseClick(bar.findChild<KeyButton*>(QStringLiteral("pause")), Qt::LeftButton);
        QVERIFY(!table.paused());
    }

    void ShowsTheLiveWindowAndSetsItsSpeed() {
        TablePlan plan = FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2);
        plan.tempo = Tempo::Live;
        FakeTable table(plan);
        PromptBar bar;
        bar.show();
        bar.setTable(&table);
        auto* window = bar.findChild<QProgressBar*>(QStringLiteral("liveWindow"));
        QVERIFY(window->isVisible());
        table.openWindow(2500, 5000);
        QCOMPARE(window->value(), 2500);
        QCOMPARE(window->maximum(), 5000);
        auto* rate = bar.findChild<QComboBox*>(QStringLiteral("clockRate"));
        rate->setFocus();
        QTest::keyClick(rate, Qt::Key_Home);
        QCOMPARE(table.tableRules().clockRate, 0.25);
    }

    /// With little room, text has priority over controls that the menu also has.
    void QuestionsFitBesideTheButtons_data() {
        QTest::addColumn<bool>("clock");
        QTest::newRow("against the clock") << true;
        QTest::newRow("round the table") << false;
    }
    void QuestionsFitBesideTheButtons() {
        QFETCH(bool, clock);
        TablePlan plan = FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2);
        plan.tempo = clock ? Tempo::Live : Tempo::RoundTheTable;
        FakeTable live(plan);
        QWidget table;
        table.resize(960, 300);
        PromptBar promptBar(&table);
        promptBar.setScale(0.75);
        promptBar.setTable(&live);
        table.show();
        promptBar.setGeometry(290, 200, 660, promptBar.sizeHint().height());
        const auto* hint = promptBar.findChild<KeyButton*>(QStringLiteral("hint"));
        const auto* hold = promptBar.findChild<KeyButton*>(QStringLiteral("hold"));
        const auto* pause = promptBar.findChild<KeyButton*>(QStringLiteral("pause"));
        const auto* words = promptBar.findChild<PromptLabel*>();
        const auto inside = [&](const QWidget* widget) {
            return promptBar.rect().contains(QRect(widget->mapTo(&promptBar, QPoint()), widget->size()));
        };
        promptBar.setPrompt({QStringLiteral("Pass?"), {}, true});
        QVERIFY(hint->isVisible() && hold->isVisible() && inside(hint) && inside(hold));
        promptBar.setButtons(
            {button(1,
                    clock ? QStringLiteral("Attack with 10") : QStringLiteral("Attack with the ten of them"),
                    QStringLiteral("K")),
             button(2, QStringLiteral("Pass"), QStringLiteral("N"))});
        promptBar.setPrompt(
            {QStringLiteral("Clemens's fish is in danger. Add to the attack, or pass."), {}, true});
        QVERIFY(words->readsWell());
        QVERIFY(hold->isHidden());
        const KeyButton* left = hint->isVisible() ? hint : pause; // the menu bar also has Pause
        QVERIFY(left->isVisible() && inside(left));
        const QPoint lies = promptBar.findChildren<KeyButton*>().last()->mapTo(&promptBar, QPoint());
        promptBar.setPrompt({QStringLiteral("Ben is thinking ..."), {}, false}); // wait, then ask again
        QCOMPARE(promptBar.findChildren<KeyButton*>().last()->mapTo(&promptBar, QPoint()), lies);
        promptBar.setPrompt(
            {QStringLiteral("Clemens's fish is in danger. Add to the attack, or pass."), {}, true});
        const auto middleOf = [&](const QWidget* widget) {
            return widget->mapTo(&promptBar, widget->rect().center()).y();
        };
        QVERIFY(std::abs(middleOf(left) - middleOf(words)) <= 2);
        promptBar.setButtons({});
        QVERIFY(hint->isVisible() && hold->isVisible() && inside(hint) && inside(hold));
    }

    /// The title keeps its text size in the smallest window, in German, with two answers and a clock.
    void TheTitleStaysReadable() {
        for (const bool clock : {true, false})
            for (const qreal scale : {0.75, 1.0}) {
                TablePlan plan = FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2);
                plan.tempo = clock ? Tempo::Live : Tempo::RoundTheTable;
                FakeTable live(plan);
                QWidget table;
                table.resize(qRound(1280 * scale), 300);
                PromptBar promptBar(&table);
                promptBar.setScale(scale);
                promptBar.setTable(&live);
                table.show();
                promptBar.setGeometry(qRound(374 * scale), 200, qRound(888 * scale),
                                      promptBar.sizeHint().height());
                const auto* words = promptBar.findChild<PromptLabel*>();
                const std::vector<Gesture> two = {button(1, QStringLiteral("Angreifen mit 10"),
                                                         QStringLiteral("K")),
                                                  button(2, QStringLiteral("Passen"), QStringLiteral("N"))},
                                           one = {two[1]};
                const QString sums =
                    QStringLiteral("13 ist mehr als 11: Nur SCHUTZ über 13 rettet den Fisch.");
                using Asked = std::pair<QString, const std::vector<Gesture>*>;
                for (const auto& [title, buttons] :
                     {Asked{QStringLiteral("Der Fisch von Maximiliane ist in Gefahr. Leg nach oder passe."),
                            &two},
                      Asked{
                          QStringLiteral("Dein Fisch ist in Gefahr: Schütze ihn mit mehr als 13 oder gib ihn "
                                         "auf."),
                          &two},
                      Asked{QStringLiteral(
                                "Der Fisch von Clemens schwimmt, und du hast keinen ANGRIFF: Passe."),
                            &one}}) {
                    promptBar.setButtons(*buttons);
                    promptBar.setPrompt({title, sums, true});
                    QVERIFY2(words->titleReadsWell() && words->titlePixels() >= 14,
                             qPrintable(QStringLiteral("%1 (%2, %3)").arg(title).arg(scale).arg(clock)));
                    for (const KeyButton* key : promptBar.findChildren<KeyButton*>())
                        if (key->isVisible())
                            QVERIFY(promptBar.rect().contains(
                                QRect(key->mapTo(&promptBar, QPoint()), key->size())));
                }
                promptBar.setButtons({});
                promptBar.setPrompt({QStringLiteral("Passe?"), {}, true});
                for (const char* name : {"hint", "hold", "pause"})
                    QVERIFY(promptBar.findChild<KeyButton*>(QLatin1String(name))->isVisible());
                QCOMPARE(promptBar.findChild<QComboBox*>(QStringLiteral("clockRate"))->isVisible(), clock);
            }
    }

    // While a turn ends before cards are hidden, the bar shows its result as reported, without a hint.
    void TheDoneScreenHasNoHintAndNoName() {
        FakeTable table("go-fish", 2, 1);
        table.setViewer(0);
        Prompter presenter({QStringLiteral("You draw a card."), QStringLiteral("Press Done."), true});
        PromptBar bar;
        bar.resize(900, 60);
        bar.show();
        bar.setPresenter(&presenter);
        bar.setTable(&table);
        const auto* hint = bar.findChild<KeyButton*>(QStringLiteral("hint"));
        for (const WaitingFor due : {WaitingFor::Person, WaitingFor::HideCards}) {
            table.setWaitingFor(due, 0);
            bar.refresh();
            QCOMPARE(hint->isVisible(), due == WaitingFor::Person);
            QCOMPARE(bar.words() == presenter.now.words, due == WaitingFor::HideCards);
        }
        bar.setTable(nullptr);
    }

    void NamesTheAwaitedPlayerAfterAWhile() {
        Prompter presenter;
        PromptBar bar;
        bar.setPresenter(&presenter);
        const auto show = [&](const Prompt& prompt) {
            presenter.now = prompt;
            bar.refresh();
        };
        const Prompt ada{
            .words = QStringLiteral("Ada is thinking ..."), .waitsForThinker = true, .thinker = 1};
        const Prompt ben{
            .words = QStringLiteral("Ben is thinking ..."), .waitsForThinker = true, .thinker = 2};
        QList<Seat> thinkers;
        QObject::connect(&bar, &PromptBar::thinkerChanged, [&](Seat seat) { thinkers.append(seat); });
        show({.words = QStringLiteral("Ada asks Ben for fives.")});
        show(ben);
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("Ada asks Ben for fives."));
        show(ada); // a different player is awaited
        QCOMPARE(bar.words(), QStringLiteral("Ada asks Ben for fives."));
        QCOMPARE(thinkers, QList<Seat>());
        QTRY_COMPARE_WITH_TIMEOUT(bar.words(), ada.words, 4 * PromptBar::kWaitMillis);
        bar.refresh();
        QCOMPARE(bar.words(), ada.words);
        QCOMPARE(thinkers, QList<Seat>({1})); // the face starts thinking with the text
        show({.words = QStringLiteral("Ask for which fish?"), .forYou = true});
        QCOMPARE(thinkers, QList<Seat>({1, kNoSeat}));
        show(ben);
        QCOMPARE(bar.words(), ben.words); // replaces the answered question
        QCOMPARE(thinkers, QList<Seat>({1, kNoSeat, 2}));
        FakeTable another("hands", 1, 2);
        bar.setTable(&another); // nobody has been shown thinking at this table, even if the text is the same
        QCOMPARE(thinkers, QList<Seat>({1, kNoSeat, 2, kNoSeat, 2}));
        bar.setTable(nullptr);
    }

    // If a report is too long for large text, the newest sentences are shown.
    void LongReportsKeepTheirTextSize() {
        FakeTable told("what-the-fish", 1, 2);
        QWidget table;
        table.resize(1280, 300);
        PromptBar promptBar(&table);
        promptBar.setTable(&told);
        table.show();
        const int high = promptBar.sizeHint().height();
        promptBar.setRects(QRect(374, 200, 888, high), QRect(16, 200, 1246, high));
        const auto* words = promptBar.findChild<PromptLabel*>();
        const QString last = QStringLiteral("You get the FISH 1, the KILL 1, the KILL 10, the PROTECTION 2, "
                                            "the PROTECTION 11 and the PROTECTION 13 from Ada.");
        const QString all =
            QStringLiteral("You swap hands with Ada by Snapper Snatch. Ada gets the FISH 7, "
                           "the KILL 7, the KILL 8, the PROTECTION 4, the PROTECTION 9, Mrs. Crabite "
                           "and the PROTECTION 12 from you. ") +
            last;
        promptBar.setPrompt({.words = all});
        QCOMPARE(promptBar.words(), all);
        QVERIFY(words->readsWell());
        QVERIFY(words->title().endsWith(last));
        QVERIFY(words->title().size() < all.size());
        promptBar.setPrompt({.words = QStringLiteral("Ada passes.")});
        QCOMPARE(words->title(), QStringLiteral("Ada passes."));
    }

    // The last event is shown too, before the table is calm.
    void ShowsTheLastEvent() {
        Prompter presenter({.words = QStringLiteral("Ada ..."), .waitsForThinker = true});
        PromptBar bar;
        bar.setPresenter(&presenter);
        bar.setCalm(false);
        bar.setNews(QStringLiteral("Ben draws 6 cards."));
        bar.refresh();
        bar.setNews(QStringLiteral("Ben draws 7 cards."));
        bar.setCalm(true);
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("Ben draws 7 cards."));
    }

    // A private look at a card stays visible below the reports that follow.
    void RepeatsNothing() {
        PromptBar bar;
        const QString look = QStringLiteral("You see the red shrimp."),
                      later = QStringLiteral("Ada asks Ben.");
        bar.setCalm(false);
        bar.setNews(QStringLiteral("You look. ") + look);
        bar.keepHint(look);
        const auto* words = bar.findChild<PromptLabel*>();
        QVERIFY(words->more().isEmpty());
        bar.refresh();
        QVERIFY(words->title().endsWith(look));
        QVERIFY(words->more().isEmpty());
        bar.setNews(later);
        bar.refresh();
        QCOMPARE(words->title(), later);
        QCOMPARE(words->more(), look);
    }

    // The note that the viewer may act disappears with that chance.
    void DropsNotesAboutPastChances() {
        Prompter presenter(
            {QStringLiteral("Ada is thinking ..."), QStringLiteral("You may act now."), false});
        PromptBar bar;
        bar.setPresenter(&presenter);
        bar.refresh();
        const auto* words = bar.findChild<PromptLabel*>();
        QVERIFY(words->more().startsWith(QStringLiteral("You may act now.")));
        bar.setCalm(false); // Ada has acted, and the animation follows
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("Ada is thinking ..."));
        QVERIFY(words->more().isEmpty());
    }

    // Without motion bots act at once, one after another: the bar shows the same report as the event line,
    // not the earlier wait.
    void ReportsEventsWithoutMotion() {
        Prompter presenter({.words = QStringLiteral("Your turn. Draw from the deck."), .forYou = true});
        PromptBar bar;
        bar.setPresenter(&presenter);
        const auto happens = [&](const QString& sentence, const QString& thinker) {
            bar.setNews(sentence);
            presenter.now = {.words = thinker, .waitsForThinker = true, .thinker = 1};
            QCoreApplication::sendPostedEvents(); // before timers, as a bot's answer arrives
        };
        happens(QStringLiteral("You find the four of hearts."), QStringLiteral("Ada is thinking ..."));
        QCOMPARE(bar.words(), QStringLiteral("You find the four of hearts."));
        happens(QStringLiteral("Ada finds the four of clubs."), QStringLiteral("Ben is thinking ..."));
        QCOMPARE(bar.words(), QStringLiteral("Ada finds the four of clubs."));
        QTRY_COMPARE(bar.words(), QStringLiteral("Ben is thinking ..."));
        happens(QStringLiteral("Ben draws a card."), QStringLiteral("Ben is thinking ..."));
        QCOMPARE(bar.words(), QStringLiteral("Ben draws a card."));
        presenter.now = {.words = QStringLiteral("Your turn."), .forYou = true};
        bar.setNews(QStringLiteral("Ben finds an ace."));
        QCoreApplication::sendPostedEvents();
        QCOMPARE(bar.words(), QStringLiteral("Your turn."));
    }

    // An answered question or a finished wait is not shown beside its result.
    void DropsAnsweredQuestions() {
        Prompter presenter(
            {.words = QStringLiteral("Fish the clubs out, or stock the lake?"), .forYou = true});
        PromptBar bar;
        bar.setPresenter(&presenter);
        bar.refresh();
        QCOMPARE(bar.words(), presenter.now.words);
        bar.setCalm(false);
        bar.refresh();
        QCOMPARE(bar.words(), QString());
        bar.setNews(QStringLiteral("You fish out clubs."));
        bar.refresh();
        QCOMPARE(bar.words(), QStringLiteral("You fish out clubs."));
        presenter.now = {.words = QStringLiteral("Ada is thinking ..."), .thinker = 1};
        bar.setCalm(true);
        bar.refresh();
        QCOMPARE(bar.words(), presenter.now.words);
        bar.setCalm(false);
        bar.refresh();
        QCOMPARE(bar.words(), QString());
        // A question with choices stays.
        FakeTable table("great-lakes", 1, 2);
        presenter.now = {.words = QStringLiteral("Choose a card."), .forYou = true};
        PromptBar open;
        open.setTable(&table);
        open.setPresenter(&presenter);
        open.refresh();
        table.offer({QStringLiteral("Choose the ten of clubs")});
        open.setCalm(false);
        open.refresh();
        QCOMPARE(open.words(), presenter.now.words);
        open.setTable(nullptr);
    }

    void IsHigherForFingers() {
        const auto back = qScopeGuard([] { theme::useTouch(false); });
        PromptBar promptBar;
        QSignalSpy higher(&promptBar, &PromptBar::heightChanged);
        const int usual = promptBar.sizeHint().height();
        QVERIFY(usual < 66);
        theme::useTouch(true);
        QVERIFY2(promptBar.sizeHint().height() >= 66,
                 qPrintable(QString::number(promptBar.sizeHint().height())));
        QVERIFY(!higher.isEmpty());
    }

    /// With the left-handed setting all buttons are at the left, without overlap.
    void ButtonsCanBeAtTheLeft() {
        QWidget table;
        table.resize(960, 300);
        PromptBar promptBar(&table);
        promptBar.setScale(0.75);
        table.show();
        promptBar.setGeometry(290, 200, 660, promptBar.sizeHint().height());
        promptBar.setPrompt({QStringLiteral("Pass?"), QStringLiteral("Nobody attacks."), true});
        promptBar.setButtons({button(1, QStringLiteral("Attack"), QStringLiteral("K")),
                              button(2, QStringLiteral("Pass"), QStringLiteral("N"))});
        const auto* words = promptBar.findChild<PromptLabel*>();
        QVERIFY(words);
        const auto beside = [&](bool left) {
            for (const KeyButton* key : promptBar.findChildren<KeyButton*>()) {
                if (!key->isVisible()) continue;
                const QRect at(key->mapTo(&promptBar, QPoint()), key->size());
                if (!promptBar.rect().contains(at)) return false;
                if (left ? at.right() >= words->geometry().left() : at.left() <= words->geometry().right())
                    return false;
            }
            return true;
        };
        QVERIFY(beside(false));
        promptBar.setButtonsLeft(true);
        QVERIFY(beside(true));
        promptBar.setButtonsLeft(false);
        QVERIFY(beside(false));
    }

    void NothingMovesWhenTheWordsChange() {
        QWidget table;
        table.resize(960, 300);
        PromptBar promptBar(&table);
        promptBar.setScale(0.75);
        table.show();
        const int high = promptBar.sizeHint().height();
        promptBar.setGeometry(290, 200, 660, high);
        QSignalSpy moved(&promptBar, &PromptBar::heightChanged);
        const QString sentence =
            QStringLiteral("Maximiliane's fish is swimming, and you have no KILL: pass, or "
                           "play a WTF card.");
        const std::vector<Gesture> buttons = {
            button(1, QStringLiteral("Angreifen mit der Sieben"), QStringLiteral("K")),
            button(2, QStringLiteral("Passen"), QStringLiteral("N"))};
        for (const Prompt& prompt : {Prompt{QStringLiteral("Pass?"), {}, true}, Prompt{sentence, {}, true},
                                     Prompt{sentence, sentence, false}})
            for (const std::vector<Gesture>& shown : {std::vector<Gesture>(), buttons}) {
                promptBar.setPrompt(prompt);
                promptBar.setButtons(shown);
                QCOMPARE(promptBar.sizeHint().height(), high);
                for (const KeyButton* key : promptBar.findChildren<KeyButton*>())
                    if (key->isVisible())
                        QVERIFY2(
                            promptBar.rect().contains(QRect(key->mapTo(&promptBar, QPoint()), key->size())),
                            qPrintable(key->accessibleName()));
            }
        QVERIFY(moved.isEmpty());
        // Text without room is in the popup above, as long as it applies.
        const auto* popup = table.findChild<QLabel*>(QStringLiteral("promptHint"));
        QVERIFY(popup->isHidden());
        promptBar.showHint(sentence + u' ' + sentence);
        QVERIFY(popup->isVisible() && popup->text() == promptBar.hint());
        QVERIFY(popup->geometry().bottom() < promptBar.geometry().top());
        promptBar.showHint({});
        QVERIFY(popup->isHidden());
    }

    /// A second line with the effect of a button is in the popup if the bar has no room for it.
    void EffectsOfAnswersAreAlwaysShown() {
        QWidget table;
        table.resize(640, 300);
        PromptBar promptBar(&table);
        promptBar.setScale(0.75);
        table.show();
        const QString warning =
            QStringLiteral("Wenn alle passen, schwimmt der Fisch von Maximiliane frei und "
                           "gewinnt die ganze Partie.");
        const auto* popup = table.findChild<QLabel*>(QStringLiteral("promptHint"));
        const auto* words = promptBar.findChild<PromptLabel*>();
        Gesture pass = button(1, QStringLiteral("Passen: schwimmen lassen"), QStringLiteral("N"));
        promptBar.setPrompt({QStringLiteral("Maximilianes Fisch schwimmt: passen?"), warning, true});
        promptBar.setButtons({pass});
        int wide = 640; // narrowed until only the first line fits
        for (; wide > 300 && words->shows(warning); wide -= 5)
            promptBar.setGeometry(0, 200, wide, promptBar.sizeHint().height());
        QVERIFY(!words->shows(warning) && words->width() > 0);
        QVERIFY(popup->isHidden());
        pass.button->why = warning;
        promptBar.setButtons({pass});
        QVERIFY(popup->isVisible());
        QCOMPARE(popup->text(), warning);
        promptBar.setPrompt({QStringLiteral("Passen?"), QStringLiteral("Ja."), true});
        QVERIFY(popup->isHidden());
    }

    /// A hint in large text is as wide as the table, and smaller if it would cover much.
    void HintPopup_LargeTextLeavesTheTableVisible() {
        QWidget table;
        table.resize(960, 600);
        Overlays overlays;
        HintPopup popup(&table, &overlays);
        const QRect row(300, 350, 640, 90), whole(12, 350, 928, 90);
        const QRectF buttons(300, 180, 360, 60);
        overlays.setButtons({buttons});
        popup.placeAbove(row, whole);
        const QString words = QStringLiteral(
            "Hint: Cast the Net at Ben for any clownfish. The Net takes any clownfish that Ben has, whatever "
            "its colour. 30% chance of a hit. Your expected score in this round: about 120 points.");
        table.show();
        popup.setWords(words, 24);
        const QRect usual = popup.geometry();
        QVERIFY(usual.left() >= row.left() && usual.right() <= row.right());
        QVERIFY(usual.bottom() < row.top());
        QVERIFY(!buttons.intersects(usual));
        popup.setWords(words, 24, 12);
        const QRect wide = popup.geometry();
        QVERIFY(wide.width() > row.width() && whole.left() <= wide.left() && wide.right() <= whole.right());
        QVERIFY(wide.bottom() < row.top());
        QVERIFY(!buttons.intersects(wide));
        QVERIFY(3 * wide.height() < 2 * usual.height());
        const auto inspect = [&](const QRectF& rect) {
            overlays.show(Overlay::Inspector, {.box = {{{rect.size(), rect}}}});
        };
        inspect(QRectF(0, 240, 400, 80)); // it makes way
        QVERIFY(popup.isVisible());
        QVERIFY(!popup.geometry().intersects(QRect(0, 240, 400, 80)));
        inspect(QRectF(0, 0, 960, 320)); // it has no room
        QVERIFY(!popup.isVisible());
        overlays.hide(Overlay::Inspector);
        QVERIFY(popup.isVisible());
    }

    /// With a caption at one end of the row the hint is narrower, instead of over the cards above.
    void HintPopup_IsNarrowerBesideACaption() {
        QWidget table;
        table.resize(960, 600);
        Overlays overlays;
        HintPopup popup(&table, &overlays);
        const QRectF caption(718, 326, 150, 16), steps(40, 371, 248, 17), deck(420, 212, 121, 80);
        overlays.setButtons({caption, steps, deck});
        popup.placeAbove({281, 394, 666, 53}, {12, 394, 935, 53});
        table.show();
        popup.setWords(QStringLiteral("Hint: Take one of the sixes from the deck. No pair here; sixes are "
                                      "likeliest to pair up later. Your expected total: about 13 pairs."),
                       14);
        QVERIFY(popup.isVisible());
        for (const QRectF& shown : {caption, steps, deck})
            QVERIFY(!shown.intersects(popup.geometry()));
        QVERIFY2(popup.geometry().bottom() > 380, // just above the bar
                 qPrintable(QString::number(popup.geometry().bottom())));
    }

    void TheTextIsOnePieceForScreenReaders() {
        PromptBar promptBar;
        promptBar.setPrompt(
            {QStringLiteral("Ask for which whale?"), QStringLiteral("Choose a colour."), true});
        QAccessibleInterface* words = QAccessible::queryAccessibleInterface(
            promptBar.findChild<QLabel*>(QStringLiteral("promptWords")));
        QCOMPARE(words->role(), QAccessible::StaticText);
        QCOMPARE(words->text(QAccessible::Name), QStringLiteral("Ask for which whale? Choose a colour."));
    }

    void AHintStaysUntilThePromptChanges() {
        PromptBar bar;
        bar.setPrompt({QStringLiteral("Ask for which whale?"), {}, true});
        bar.showHint(QStringLiteral("That does not belong there."));
        bar.setPrompt({QStringLiteral("Ask for which whale?"), {}, true});
        QCOMPARE(bar.hint(), QStringLiteral("That does not belong there."));
        bar.setPrompt({QStringLiteral("Ben is thinking ..."), {}, false});
        QVERIFY(bar.hint().isEmpty());
    }
};

TACKLEBOX_QTEST(PromptBarTest)
#include "promptbar_test.moc"

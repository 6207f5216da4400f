// The ribbon between table and hand: what to do, the buttons for it, hold and pause, and the clock of a live
// window.
#pragma once

#include "views/scene/input/freeplace.h"
#include "views/scene/picture/presenter.h"

#include <QFrame>
#include <QHash>
#include <QPointer>
#include <QTimer>

#include <map>
#include <tuple>

class QVariantAnimation;

namespace tacklebox {

class ButtonRow;
class HintSheet;
class KeyButton;
class LiveClock;
class RibbonWords;
class TableInput;

/// Paper while the person at the screen is asked, dark while others play. Its height depends on the letters
/// alone, never on what it says: nothing around it moves when the words change.
class PromptRibbon : public QFrame {
    Q_OBJECT

  public:
    /// Whom the table waits for is said when it has waited for so many milliseconds.
    static constexpr int kWaitMillis = 500;
    /// For so many milliseconds after the button that had the focus has gone, keys do nothing at the table.
    static constexpr int kBackMillis = 500;

    /// Words that it has no room for lie on a sheet above it, in the same parent.
    explicit PromptRibbon(QWidget* parent = nullptr);

    /// Where it lies in its parent: in `usual`, beside what has just happened, or where its words and buttons
    /// do not have room there, in `whole`. Without a call it stays where it is put.
    void setRooms(const QRect& usual, const QRect& whole);
    /// Words at the right, buttons at the left.
    void setButtonsLeft(bool on);
    /// A card is looked at closely there: a hint that lies there is not seen meanwhile.
    void giveWayTo(const QRectF& look);
    bool takesWhole() const { return m_takesWhole; }
    /// It asks the person at the screen something; else it tells what has just happened, or waits for
    /// another.
    bool asks() const { return m_forYou; }

    /// How much larger the window is than 1280x800; the person's size of letters comes on top.
    void setScale(qreal scale);
    /// Colours change at once.
    void setReduced(bool on) { m_reduced = on; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

    /// The table whose pause, hold and clock are shown and set; null for none.
    void setTable(Table* table);
    /// Where the prompt comes from: asked anew whenever the table changes. The presenter must outlive this or
    /// be taken away with nullptr. Its table is not set by this.
    void setPresenter(Presenter* presenter);
    /// Where the buttons come from and where a press goes; null for none.
    void setInput(TableInput* input);
    /// Letters and digits press their buttons while the ribbon has the focus (WCAG 2.1.4 wants a switch).
    void setSingleKeys(bool on) { m_singleKeys = on; }

    /// Shows that prompt; setPresenter() does it by itself.
    void setPrompt(const Prompt& prompt);
    /// Shows these buttons, in order; setInput() does it by itself. The focus stays on a button of the same
    /// words.
    void setButtons(const std::vector<Gesture>& buttons);
    QString words() const;
    /// What was said about the last try, or the hint; on the ribbon or on the sheet above it.
    QString hint() const { return m_hint; }
    /// The sheet, in the same parent; null while there is none.
    QRect sheetRect() const;
    /// As HintSheet::keepOff().
    void keepSheetOff(const std::vector<QRectF>& boxes, const std::vector<Obstacle>& seen);

    /// While cards still move the ribbon tells what is being shown, not what comes after it.
    void setCalm(bool calm);
    /// Takes a key as if it had been pressed here: the key of a button, or Esc for the pause. False if it is
    /// none of these.
    bool press(QKeyEvent* event);

  public slots:
    /// The sentence of the event that is being shown.
    void tell(const QString& sentence);
    /// A line about what was just tried; it stays until the prompt changes.
    void showHint(const QString& words);
    /// The same, but it stays for some seconds whatever the prompt does: what was seen for a moment only.
    void keepHint(const QString& words);
    /// Reads prompt and buttons anew. Done by itself after each change of the table.
    void refresh();

  signals:
    /// The letters have another size, and the ribbon wants another height.
    void heightChanged();
    /// A button was pressed: TableChoice::id. With an input set, the input has it already.
    void pressed(int choice);
    /// The sentence that it says now.
    void wordsChanged(const QString& words);
    /// It lies in the whole of its row from now on, or does not.
    void wholeTaken(bool taken);
    /// Esc was pressed while the bar had the focus.
    void pauseWanted();
    /// What the person at the screen is asked now, and where there are few answers their keys and words;
    /// empty for nothing. Of a gesture that goes on, its next step alone.
    void questionChanged(const QString& words);
    /// Who is said to think from now on; kNoSeat for nobody.
    void thinkerChanged(Seat seat);
    /// The sheet with words for which it has no room lies there now, in its parent; nowhere if that is null.
    void sheetLies(const QRect& there);
    /// The hint that was wanted has come.
    void advised(const QString& words);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void showState();
    /// The hint, or that it is being thought about, as the line under the prompt.
    void showAdvice();
    QString adviceWords() const;
    /// The key that gives this answer.
    static QString keyOf(const Button& button);
    bool isNewHelp(const QString& help);
    /// Their keys and words, for those who hear them; empty where there is no choice or a long one.
    QString answersIn(const std::vector<Gesture>& gestures) const;
    static constexpr std::size_t kMostKeysNamed = 4; ///< so many answers are told with their keys
    void enableControls();
    void refreshSoon();
    bool waitIsShort(const QString& words);
    bool isDecided(const std::vector<Gesture>& buttons) const;
    void setThinker(Seat seat);
    void showWindow();
    void showWords();
    /// Paper or dark: at once, or within a moment.
    void light(bool on);
    void setLit(qreal share);
    /// The sizes of letters for the scale and the person's setting.
    void fitLetters();
    /// Where words, buttons and controls lie.
    struct Arrangement {
        QRect words, row, controls; ///< of the ribbon
        qreal buttonShare = 0;      ///< of the usual letters of buttons
        qreal wordShare = 0;        ///< of the usual letters of words; 0 where they have no room
    };
    /// Puts words, buttons and controls beside each other, or the buttons below where the ribbon is high
    /// enough. What the menu has too gives way first, then what has just happened, then large letters.
    void arrange();
    /// The best that these controls allow on a ribbon of that size, with that share of the usual letters of
    /// buttons at the most.
    Arrangement arranged(const QList<QWidget*>& controls, QSize size, bool titleAlone, qreal most);
    /// What buttons need.
    struct ButtonSizes {
        QSize answers, controls;
    };
    /// The same with that share of their usual letters; found out once while it is tried what fits.
    ButtonSizes sizesOf(const QList<QWidget*>& controls, qreal share);
    /// Without words where the buttons do not have room so.
    Arrangement besideOrBelow(const QList<QWidget*>& controls, const QRect& room, bool below, qreal share);
    void use(const Arrangement& arrangement);
    void setButtonLetters(qreal share);
    /// The others are hidden; a focus they had is the ribbon's.
    void showControls(const QList<QWidget*>& shown);
    /// The cloth without its folded ends.
    QRect cloth() const { return cloth(size()); }
    QRect cloth(QSize size) const;

    QPointer<Table> m_table;
    Presenter* m_presenter = nullptr;
    QPointer<QObject> m_input;
    std::function<std::vector<Gesture>()> m_readButtons;
    std::function<void(int)> m_press;
    std::function<Prompt()> m_readStep;
    std::function<QString()> m_readHinted, m_readRefusal;
    QTimer m_kept;
    bool m_calm = true, m_forYou = false;
    Seat m_thinker = kNoSeat; ///< the bot that is thinking, as thinkerChanged() told last
    QString m_waitsFor;       ///< the words for whom is waited, shown or not
    QString m_news;           ///< the sentence of what is being shown, or has just been where nothing moves
    std::vector<Gesture> m_gestures;
    QList<KeyButton*> m_buttons;
    RibbonWords* m_words;
    HintSheet* m_sheet;
    QString m_title; ///< whole, where the words are too long for large letters
    QString m_more, m_hint;
    QString m_answers;            ///< that are said after the question
    QHash<QString, int> m_helped; ///< how often a line of help was needed at this table
    ButtonRow *m_row, *m_controls;
    /// Of what is tried at this moment: with these controls, the rate beside the clock or not, and letters.
    std::map<std::tuple<QList<QWidget*>, bool, qreal>, ButtonSizes> m_sizes;
    QList<QWidget*> m_shown; ///< of the controls
    qreal m_scale = 1;
    qreal m_lit = 0; ///< 0: dark, 1: paper
    QVariantAnimation* m_lighting;
    bool m_reduced = false, m_buttonsLeft = false;
    QRect m_usual, m_whole; ///< rooms; null where nobody has named them
    bool m_takesWhole = false, m_asksWhole = false, m_arranging = false;
    int m_buttonHeight = 0; ///< in the usual letters
    /// What these answers have needed so far: they keep their place and size when the words change.
    struct Taken {
        int way = 0;     ///< in which controls give way to them
        qreal share = 1; ///< of the usual letters
    };
    QHash<QString, Taken> m_taken;
    KeyButton *m_advice, *m_hold, *m_pause;
    LiveClock* m_live;
    QTimer m_wait, m_back;
    bool m_soon = false; ///< refreshSoon() is on its way
    bool m_singleKeys = true;
};

} // namespace tacklebox

#pragma once

#include "views/scene/picture/tableobserver.h"

#include <QFrame>
#include <QHash>
#include <QPointer>
#include <QTimer>

#include <map>
#include <tuple>

class QVariantAnimation;

namespace tacklebox {

class ButtonRow;
class HintPopup;
class KeyButton;
class LiveClock;
class Overlays;
class PromptLabel;
class TableInput;

/// The prompt bar between table and hand: what to do, the buttons for it, hint, hold, pause and the live
/// clock. It is paper while the player at the screen is asked, dark while others play. Its height depends
/// only on the font, so that nothing moves when the text changes.
class PromptBar : public QFrame, public TableObserver {
    Q_OBJECT

  public:
    /// Delay before it names the player that the table waits for.
    static constexpr int kWaitMillis = 500;
    /// Keeps the focus this long after the focused button has gone, so that keys do nothing at the table.
    static constexpr int kBackMillis = 500;

    /// Text that does not fit goes to a popup above, which is a child of `parent`, too. `overlays` places it
    /// and must outlive this object; null: it is the only thing over the table.
    explicit PromptBar(QWidget* parent = nullptr, Overlays* overlays = nullptr);

    /// Sets its rectangle in the parent: `usual` beside the event line, or `whole` if text and buttons do not
    /// fit there. Without a call it does not change its geometry.
    void setRects(const QRect& usual, const QRect& whole);
    /// Text on the right, buttons on the left.
    void setButtonsLeft(bool on);
    bool takesWhole() const { return m_takesWhole; }
    /// True if it asks the player at the screen; false if it shows the latest event or waits for others.
    bool asks() const { return m_forYou; }

    /// Sets the window's scale, 1 at 1280 x 800. The text factor applies on top.
    void setScale(qreal scale);
    /// Reduced motion: colours change at once.
    void setReduced(bool on) { m_reduced = on; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

    /// Sets the table for hint, pause, hold and clock; may be null.
    void setTable(Table* table) override;
    /// Sets the source of the prompt, which is read again when the table changes. Does not set the table.
    void setPresenter(Presenter* presenter) override;
    /// Sets the source of buttons and the receiver of presses; may be null.
    void setInput(TableInput* input);
    /// Shows a prompt. refresh() does this with the presenter's.
    void setPrompt(const Prompt& prompt);
    /// Shows the buttons of these gestures, in order. refresh() does this with the input's. The focus stays
    /// on a button with the same text.
    void setButtons(const std::vector<Gesture>& buttons);
    QString words() const;
    /// The reason for the last refusal, or the hint; in the bar or on the popup.
    QString hint() const { return m_hint; }
    /// The popup's rectangle in the parent; null: hidden.
    QRect hintRect() const;

    /// False while cards are moving: it shows the current event, not what follows.
    void setCalm(bool calm);
    /// Handles a key as if the bar had the focus: the key of a button, or Esc for the pause. Returns false
    /// for others.
    bool press(QKeyEvent* event);

  public slots:
    /// Sets the sentence of the event that is being shown.
    void setNews(const QString& sentence);
    /// Shows a line about the last action until the prompt changes.
    void showHint(const QString& words);
    /// Shows a line for some seconds, whatever the prompt: for something that was visible only briefly.
    void keepHint(const QString& words);
    /// Reads prompt and buttons again. Called after each change of the table.
    void refresh();

  signals:
    /// The font, and with it sizeHint(), has changed.
    void heightChanged();
    /// A button was pressed. `choice` is TableChoice::id; an input has received it already.
    void pressed(int choice);
    /// The text has changed.
    void wordsChanged(const QString& words);
    /// It takes the whole row now, or gives it back; see setRects().
    void fullRowChanged(bool taken);
    /// Esc was pressed.
    void pauseWanted();
    /// The question to the player at the screen, and the keys and texts of a few answers; empty: none. Only
    /// the next step of an unfinished gesture.
    void questionChanged(const QString& words);
    /// The bot that is shown as thinking; kNoSeat: none.
    void thinkerChanged(Seat seat);
    /// The geometry of the popup, in the parent; null: hidden.
    void hintMoved(const QRect& there);
    /// The requested hint has arrived.
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
    /// Shows the hint, or that it is being computed, in the second line.
    void showAdvice();
    QString adviceWords() const;
    /// The key of a button; Space for the default button.
    static QString keyOf(const Button& button);
    bool isNewHelp(const QString& help);
    /// Keys and texts of the answers, for screen readers; empty if there are none or too many.
    QString answersIn(const std::vector<Gesture>& gestures) const;
    static constexpr std::size_t kMostKeysNamed = 4; ///< maximum number of answers with their keys
    void enableControls();
    void refreshSoon();
    bool waitIsShort(const QString& words);
    bool isDecided(const std::vector<Gesture>& buttons) const;
    void setThinker(Seat seat);
    void showWindow();
    void showWords();
    /// Fades to paper or dark, or switches at once.
    void fadeTo(bool on);
    void setPaperShare(qreal share);
    /// Sets the fonts for scale and text factor.
    void fitFont();
    /// Geometry of text, buttons and controls.
    struct Arrangement {
        QRect words, row, controls; ///< within the bar
        qreal buttonShare = 0;      ///< factor on the font of buttons
        qreal wordShare = 0;        ///< factor on the font of text; 0: no room
    };
    /// Lays out text, buttons and controls side by side, or buttons below the text if the bar is high enough.
    /// For lack of room it first drops controls that the menu has, too, then older events, then reduces the
    /// font.
    void arrange();
    /// The best layout of these controls in a bar of that size. `titleAlone`: without the second line.
    /// `most`: maximum factor on the font of buttons.
    Arrangement arranged(const QList<QWidget*>& controls, QSize size, bool titleAlone, qreal most);
    /// Sizes that buttons need.
    struct ButtonSizes {
        QSize answers, controls;
    };
    /// The sizes at that factor on the font of buttons; cached in m_sizes during arrange().
    ButtonSizes sizesOf(const QList<QWidget*>& controls, qreal share);
    /// A layout with buttons beside or below the text. Without room for the buttons, `words` is empty.
    Arrangement besideOrBelow(const QList<QWidget*>& controls, const QRect& room, bool below, qreal share);
    void use(Arrangement arrangement);
    void setButtonFontScale(qreal share);
    /// Shows only these controls. If a hidden one had the focus, the bar gets it.
    void showControls(const QList<QWidget*>& shown);
    /// The front of the bar, without its folded ends.
    QRect contentRect() const { return contentRect(size()); }
    QRect contentRect(QSize size) const;

    Presenter* m_presenter = nullptr;
    QPointer<TableInput> m_input;
    QTimer m_kept;
    bool m_calm = true, m_forYou = false;
    Seat m_thinker = kNoSeat; ///< last value of thinkerChanged()
    QString m_waitsFor;       ///< the text about the player to wait for, shown or not
    QString m_news;           ///< the sentence of the current or latest event
    std::vector<Gesture> m_gestures;
    QList<KeyButton*> m_buttons;
    PromptLabel* m_label;
    HintPopup* m_hintPopup;
    QString m_title; ///< in full, even if only its end is shown
    QString m_more, m_hint;
    QString m_answers;            ///< to be announced after the question
    QHash<QString, int> m_helped; ///< how often a line of help was announced at this table
    ButtonRow *m_row, *m_controls;
    /// Cache of arrange(), by controls, visibility of the clock rate and font factor.
    std::map<std::tuple<QList<QWidget*>, bool, qreal>, ButtonSizes> m_sizes;
    QList<QWidget*> m_shown; ///< visible controls
    qreal m_scale = 1;
    qreal m_paperShare = 0; ///< 0: dark, 1: paper
    QVariantAnimation* m_fade;
    bool m_reduced = false, m_buttonsLeft = false;
    QRect m_usual, m_whole; ///< see setRects(); null: not set
    bool m_takesWhole = false, m_asksWhole = false, m_arranging = false;
    int m_buttonHeight = 0; ///< with the usual font
    /// The layout that a set of answers has needed so far: keeps their place and size when the text changes.
    struct RememberedLayout {
        int controlSet = 0; ///< index of the set of controls
        qreal share = 1;    ///< factor on the font of buttons
    };
    QHash<QString, RememberedLayout> m_taken;
    KeyButton *m_advice, *m_hold, *m_pause;
    LiveClock* m_live;
    QTimer m_wait, m_back;
    bool m_isRefreshScheduled = false; ///< a refresh is scheduled
};

} // namespace tacklebox

// The bar above the table: what to do, the buttons for it, hold and pause, and the clock of a live window.
#pragma once

#include "views/scene/picture/presenter.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;

namespace tacklebox {

class ButtonRow;
class KeyButton;
class TableInput;

class PromptBar : public QFrame {
    Q_OBJECT

  public:
    explicit PromptBar(QWidget* parent = nullptr);

    /// The table whose pause, hold and clock are shown and set; null for none.
    void setTable(Table* table);
    /// Where the prompt comes from: asked anew whenever the table changes. The presenter must outlive this or
    /// be taken away with nullptr. Its table is not set by this.
    void setPresenter(Presenter* presenter);
    /// Where the buttons come from and where a press goes; null for none.
    void setInput(TableInput* input);
    /// Letters and digits press their buttons while the bar has the focus (WCAG 2.1.4 wants a switch).
    void setSingleKeys(bool on) { m_singleKeys = on; }

    /// Shows that prompt; setPresenter() does it by itself.
    void setPrompt(const Prompt& prompt);
    /// Shows these buttons, in order; setInput() does it by itself. The focus stays on a button of the same
    /// words.
    void setButtons(const std::vector<Gesture>& buttons);
    QString words() const;
    QString hint() const;

    /// While cards still move the bar tells what is being shown, not what comes after it.
    void setCalm(bool calm);

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
    /// A button was pressed: TableChoice::id. With an input set, the input has it already.
    void pressed(int choice);
    /// Esc was pressed while the bar had the focus.
    void pauseWanted();
    /// The words of the prompt are others now and meant for the person at the screen: to be announced.
    void asked(const QString& words);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void showState();
    /// The hint, or that it is being thought about, as the line under the prompt.
    void showAdvice();
    QString adviceWords() const;
    void enableControls();
    void showWindow();
    void fitLabels();
    void arrange();

    QPointer<Table> m_table;
    Presenter* m_presenter = nullptr;
    QPointer<QObject> m_input;
    std::function<std::vector<Gesture>()> m_readButtons;
    std::function<void(int)> m_press;
    std::function<QString()> m_readHeld, m_readHinted;
    QTimer m_kept;
    bool m_calm = true;
    QString m_told; ///< the sentence of what is being shown, while it is not calm
    std::vector<Gesture> m_gestures;
    QList<KeyButton*> m_buttons;
    QLabel *m_words, *m_more, *m_hint;
    QWidget* m_said;
    ButtonRow *m_row, *m_controls;
    QGridLayout* m_grid;
    bool m_wide = true; ///< words, buttons and controls in one row
    KeyButton *m_advice, *m_hold, *m_pause;
    QWidget* m_live;
    QProgressBar* m_window;
    QComboBox* m_rate;
    QTimer m_soon, m_tick;
    bool m_singleKeys = true;
};

} // namespace tacklebox

// Connects the prompt bar with the table's input. A separate file, so that the bar itself does not need a
// table scene.
#include "views/panels/promptbar.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/sentences.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace tacklebox {

void PromptBar::setInput(TableInput* input) {
    if (m_input) m_input->disconnect(this);
    m_input = input;
    m_readButtons = nullptr;
    m_press = nullptr;
    m_readStep = nullptr;
    m_readHinted = nullptr;
    m_readRefusal = nullptr;
    if (input) {
        m_readStep = [input] {
            const GestureStep step = input->step();
            return Prompt{.words = step.question, .more = step.chosen};
        };
        m_readHinted = [input] { return input->hintedButton(); };
        m_readRefusal = [input] { return input->refusal(); };
        m_readButtons = [input] { return input->buttons(); };
        m_press = [input](int choice) { input->pressButton(choice); };
        connect(input, &TableInput::buttonsChanged, this, [this] { refreshSoon(); });
        connect(input, &TableInput::messageWanted, this, &PromptBar::showHint);
    } else {
        setButtons({});
    }
    refresh();
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
    return button.key.isEmpty() && button.isDefault ? tr("Space", "key") : button.key;
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
        if (!key.isEmpty() && (m_singleKeys || key.size() > 1))
            words = tr("%1: %2", "a key and the answer that it gives").arg(key, words);
        answers << words;
    }
    return std::size_t(answers.size()) > kMostKeysNamed ? QString() : inSentences(answers);
}

} // namespace tacklebox

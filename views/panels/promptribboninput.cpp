// How the prompt ribbon and the hands on the table are joined; apart from the bar itself, which needs no
// table scene.
#include "views/panels/promptribbon.h"
#include "views/scene/input/tableinput.h"

namespace tacklebox {

void PromptRibbon::setInput(TableInput* input) {
    if (m_input) m_input->disconnect(this);
    m_input = input;
    m_readButtons = nullptr;
    m_press = nullptr;
    m_readStep = nullptr;
    m_readHinted = nullptr;
    if (input) {
        m_readStep = [input] {
            const GestureStep step = input->step();
            return Prompt{.words = step.question, .more = step.chosen};
        };
        m_readHinted = [input] { return input->hintedButton(); };
        m_readButtons = [input] { return input->buttons(); };
        m_press = [input](int choice) { input->pressButton(choice); };
        connect(input, &TableInput::buttonsChanged, this, [this] { m_soon.start(); });
        connect(input, &TableInput::hint, this, &PromptRibbon::showHint);
        connect(input, &TableInput::explained, this, &PromptRibbon::leaveHintToTheTable);
    } else {
        setButtons({});
    }
    refresh();
}

} // namespace tacklebox

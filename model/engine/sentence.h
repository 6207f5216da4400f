// English text of phrases, for programs without translations.
#pragma once

#include "model/engine/phrase.h"

#include <cctype>
#include <string>

namespace tacklebox {

/// One or more English sentences, each capitalized; "" for an empty phrase.
inline std::string sentence(const Phrase& phrase) {
    if (phrase.isTwoSentences()) return sentence(phrase.parts()[0]) + ' ' + sentence(phrase.parts()[1]);
    std::string text = phrase.english();
    if (!text.empty()) text[0] = char(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace tacklebox

// Phrases as whole English sentences, for programs without a dictionary.
#pragma once

#include "model/engine/phrase.h"

#include <cctype>
#include <string>

namespace tacklebox {

/// A whole sentence or several in English, each beginning with a capital letter; "" for an empty phrase.
inline std::string sentence(const Phrase& phrase) {
    if (phrase.isSentences()) return sentence(phrase.parts()[0]) + ' ' + sentence(phrase.parts()[1]);
    std::string text = phrase.english();
    if (!text.empty()) text[0] = char(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

} // namespace tacklebox

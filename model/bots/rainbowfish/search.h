// Shark: looks how its moves turn out in many worlds that fit what it knows.
#pragma once

#include "model/bots/rainbowfish/outlook.h"

namespace tacklebox::rainbowfish {

/// The best of its most promising moves by searchChain(), play-outs going on to its next turn. Nothing when
/// cancelled. Where no world is found it goes by the first glance.
std::optional<Choice<RainbowFish>> search(const Knowledge<RainbowFish>& knowledge, const Outlook& outlook,
                                          std::span<const Move> legal, const Thinking& thinking,
                                          Random& random);

} // namespace tacklebox::rainbowfish

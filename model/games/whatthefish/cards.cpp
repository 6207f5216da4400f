#include "model/engine/namearray.h"
#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

namespace {
constexpr std::array<std::string_view, WhatTheFish::kFaces> kNames = {
    "fish-1",         "fish-2",        "fish-3",        "fish-4",
    "fish-5",         "fish-6",        "fish-7",        "fish-8",
    "fish-9",         "fish-10",       "fish-11",       "fish-12",
    "fish-13",        "kill-1",        "kill-2",        "kill-3",
    "kill-4",         "kill-5",        "kill-6",        "kill-7",
    "kill-8",         "kill-9",        "kill-10",       "kill-11",
    "kill-12",        "kill-13",       "protection-1",  "protection-2",
    "protection-3",   "protection-4",  "protection-5",  "protection-6",
    "protection-7",   "protection-8",  "protection-9",  "protection-10",
    "protection-11",  "protection-12", "protection-13", "mugger-croc",
    "snapper-snatch", "mrs-crabite",   "wtf-tax",       "communist-manifesto",
    "elvis-effect",   "beaver-buddha", "ben-franklin",
};
static_assert(allNamed(kNames));
} // namespace

std::string_view faceName(Face face) {
    return kNames[face];
}

} // namespace tacklebox::whatthefish

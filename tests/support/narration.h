// The narration of a scene: its sentences and speech bubbles.
#pragma once

#include "model/host/narration.h"
#include "tests/support/table.h"

#include <utility>
#include <vector>

namespace tacklebox::testing {

using Texts = std::vector<std::string>;

/// The narration of some events.
struct NarratedTexts {
    Texts sentences; ///< from the first move on
    Texts bubbles;   ///< "Bob: Go fish!"
};

/// Narrates all events for `viewer`; kNoSeat means everybody, with names.
inline Narrator narratorFor(Seat viewer, Table& table) {
    const AnyMatch& match = table.session().match();
    Narrator narrator(match.game(), Names{{"Ann", "Bob", "Cleo", "Dan"}, viewer});
    for (int number = 0; number < match.events(); ++number)
        if (const auto event = match.seen(viewer, number)) narrator.addEvent(*event);
    return narrator;
}

/// Returns all sentences as they are spoken to `viewer`.
inline Texts spokenTo(Seat viewer, Table& table) {
    const Narrator narrator = narratorFor(viewer, table);
    Texts sentences;
    for (const Sentence& sentence :
         sentencesOf(narrator.game(), worthReporting(narrator.items()), narrator.names(), Wording::Spoken))
        sentences.push_back(sentence.words.english());
    return sentences;
}

/// Returns the narration of all events for `viewer`.
inline NarratedTexts narratedFor(Seat viewer, Table& table) {
    const AnyMatch& match = table.session().match();
    const Narrator narrator = narratorFor(viewer, table);
    const Names& crew = narrator.names();
    std::span<const NarrationItem> items = narrator.items();
    while (!items.empty() && (items[0].kind == NarrationKind::Deal || items[0].kind == NarrationKind::Turn))
        items = items.subspan(1);
    NarratedTexts texts;
    for (const Phrase& sentence : logSentences(match.game(), items, crew))
        texts.sentences.push_back(sentence.english());
    for (const NarrationItem& item : items)
        if (!item.aloud.empty())
            texts.bubbles.push_back(crew.bySeat[item.speaker()] + ": " + item.aloud.english());
    return texts;
}

inline constexpr int kDecided = -1;

/// A step of a scene: a seat and its move, or kDecided and a chance outcome.
using SceneStep = std::pair<int, std::string>;

inline void playSteps(Table& table, const std::vector<SceneStep>& steps) {
    for (const auto& [seat, words] : steps) {
        if (seat == kDecided)
            table.decide(words);
        else
            table.play(seat, words);
        if (::testing::Test::HasFatalFailure()) return;
    }
}

/// A test case: the steps, and the expected sentences and bubbles for `viewer`.
struct NarratedScene {
    const char* name;
    std::string deal; ///< the start position
    std::vector<SceneStep> steps;
    Seat viewer;
    Texts sentences;
    Texts bubbles;
};

inline void expectNarration(Table& table, const NarratedScene& scene) {
    SCOPED_TRACE(scene.name);
    playSteps(table, scene.steps);
    const NarratedTexts texts = narratedFor(scene.viewer, table);
    EXPECT_EQ(texts.sentences, scene.sentences);
    EXPECT_EQ(texts.bubbles, scene.bubbles);
}

} // namespace tacklebox::testing

// What is told of a table under test: scenes of events, and the sentences and bubbles that they make.
#pragma once

#include "model/host/narration.h"
#include "tests/support/table.h"

#include <utility>
#include <vector>

namespace tacklebox::testing {

using Texts = std::vector<std::string>;

/// What some events are told as.
struct Telling {
    Texts sentences; ///< from the first move on
    Texts bubbles;   ///< "Bob: Go fish!"
};

/// All that has happened at a table, told to `viewer` (kNoSeat: to all, by their names).
inline Telling toldTo(Seat viewer, Table& table) {
    const AnyMatch& match = table.session().match();
    const Names crew{{"Ann", "Bob", "Cleo", "Dan"}, viewer};
    Narrator narrator(match.game(), crew);
    for (int number = 0; number < match.events(); ++number)
        if (const auto event = match.seen(viewer, number)) narrator.hear(*event);
    std::span<const Beat> beats = narrator.beats();
    while (!beats.empty() && (beats[0].kind == BeatKind::Deal || beats[0].kind == BeatKind::Turn))
        beats = beats.subspan(1);
    Telling telling;
    for (const Phrase& sentence : narrated(match.game(), beats, crew))
        telling.sentences.push_back(sentence.english());
    for (const Beat& beat : beats)
        if (!beat.aloud.empty())
            telling.bubbles.push_back(crew.bySeat[beat.speaker()] + ": " + beat.aloud.english());
    return telling;
}

inline constexpr int kDecided = -1;

/// A step of a scene: who moves, or kDecided, and the move or what chance decides.
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

/// A row of a table of scenes: the steps, what `viewer` is told of them, and what is said aloud.
struct NarratedScene {
    const char* name;
    std::string deal;
    std::vector<SceneStep> steps;
    Seat viewer;
    Texts sentences;
    Texts bubbles;
};

inline void expectTold(Table& table, const NarratedScene& scene) {
    SCOPED_TRACE(scene.name);
    playSteps(table, scene.steps);
    const Telling telling = toldTo(scene.viewer, table);
    EXPECT_EQ(telling.sentences, scene.sentences);
    EXPECT_EQ(telling.bubbles, scene.bubbles);
}

} // namespace tacklebox::testing

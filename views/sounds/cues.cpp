#include "views/sounds/cues.h"

#include <QLatin1String>

namespace tacklebox {

namespace {

using enum SoundRank;

/// Must match resources/art/sounds/plan.py, which tests check.
constexpr Cue kCues[] = {
    {.name = "card-slide", .steps = 1, .takes = 4, .rank = Whisper, .noise = true, .cards = true},
    {.name = "card-flip", .steps = 1, .takes = 4, .rank = Routine, .noise = true, .cards = true},
    {.name = "card-place", .steps = 1, .takes = 3, .rank = Whisper, .noise = true, .cards = true},
    {.name = "deal", .steps = 1, .takes = 4, .rank = Whisper, .noise = true, .cards = true},
    {.name = "shuffle", .steps = 1, .takes = 2, .rank = Routine, .noise = true, .cards = true},
    {.name = "dice", .steps = 1, .takes = 4, .rank = Routine, .noise = true},
    {.name = "button", .steps = 1, .takes = 3, .rank = Whisper, .noise = true},
    {.name = "veil", .steps = 1, .takes = 1, .rank = Routine},
    {.name = "your-turn", .steps = 1, .takes = 1, .rank = Result},
    {.name = "line-cast", .steps = 1, .takes = 3, .rank = Routine, .noise = true},
    {.name = "hook", .steps = 1, .takes = 3, .rank = Routine, .noise = true},
    {.name = "ask", .steps = 3, .takes = 3, .rank = Routine},
    {.name = "reel", .steps = 1, .takes = 1, .rank = Routine, .noise = true},
    {.name = "refuse", .steps = 1, .takes = 2, .rank = Routine},
    {.name = "danger-tick", .steps = 3, .takes = 3, .rank = Routine},
    {.name = "hit", .steps = 4, .takes = 2, .rank = Result},
    {.name = "miss", .steps = 1, .takes = 3, .rank = Result},
    {.name = "splash", .steps = 1, .takes = 4, .rank = Result, .noise = true},
    {.name = "coin", .steps = 3, .takes = 2, .rank = Result},
    {.name = "wave-attack", .steps = 1, .takes = 3, .rank = Result},
    {.name = "wave-protect", .steps = 1, .takes = 3, .rank = Result},
    {.name = "reveal", .steps = 1, .takes = 2, .rank = Result},
    {.name = "anchor", .steps = 1, .takes = 1, .rank = Result},
    {.name = "set", .steps = 1, .takes = 2, .rank = Special},
    {.name = "special-enter", .steps = 1, .takes = 1, .rank = Special},
    {.name = "escape", .steps = 1, .takes = 1, .rank = Special},
    {.name = "caught", .steps = 1, .takes = 1, .rank = Special},
    {.name = "reverse-whirl", .steps = 1, .takes = 1, .rank = Special},
    {.name = "downpour", .steps = 1, .takes = 1, .rank = Special},
    {.name = "haul", .steps = 1, .takes = 1, .rank = Special},
    {.name = "end-of-hand", .steps = 1, .takes = 1, .rank = Special},
    {.name = "defeat", .steps = 1, .takes = 1, .rank = Special},
    {.name = "divine-stop", .steps = 1, .takes = 1, .rank = Rare},
    {.name = "victory", .steps = 1, .takes = 1, .rank = Rare},
    {.name = "tension", .steps = 1, .takes = 1, .rank = Tension},
    {.name = "air-pond", .steps = 1, .takes = 1, .rank = Air},
    {.name = "air-shop", .steps = 1, .takes = 1, .rank = Air},
    {.name = "air-harbour", .steps = 1, .takes = 1, .rank = Air},
    {.name = "air-ice", .steps = 1, .takes = 1, .rank = Air},
    {.name = "air-beach", .steps = 1, .takes = 1, .rank = Air},
    {.name = "air-dock", .steps = 1, .takes = 1, .rank = Air},
};

} // namespace

SoundGroup Cue::group() const {
    switch (rank) {
    case Air: return SoundGroup::Harbour;
    case Whisper:
    case Routine: return SoundGroup::Table;
    case Tension:
    case Result:
    case Special:
    case Rare: break;
    }
    return SoundGroup::Motifs;
}

std::span<const Cue> cues() {
    return kCues;
}

CueStep cueNamed(const QString& name) {
    for (const Cue& cue : kCues) {
        const QLatin1String own(cue.name);
        if (!name.startsWith(own)) continue;
        const QString rest = name.mid(own.size());
        if (rest.isEmpty()) return {&cue, 0};
        for (int step = 0; step < cue.steps && cue.steps > 1; ++step)
            if (rest == QStringLiteral("-%1").arg(step + 1)) return {&cue, step};
    }
    return {};
}

QString ambientCue(Background background) {
    switch (background) {
    case Background::BackRoom: break;
    case Background::HarbourMouth: return QStringLiteral("air-harbour");
    case Background::Ice: return QStringLiteral("air-ice");
    case Background::Beach: return QStringLiteral("air-beach");
    case Background::Dock: return QStringLiteral("air-dock");
    case Background::LilyPond: return QStringLiteral("air-pond");
    }
    return QStringLiteral("air-shop");
}

QString fileOf(CueStep cue, int take) {
    QString name = QLatin1String(cue.cue->name);
    if (cue.cue->steps > 1) name += QStringLiteral("-%1").arg(cue.step + 1);
    if (cue.cue->takes > 1) name += QStringLiteral("-%1").arg(take + 1);
    return QStringLiteral(":/sounds/%1.wav").arg(name);
}

int Takes::next(CueStep cue) {
    const auto last = m_last.constFind({cue.cue, cue.step});
    const bool another = last != m_last.constEnd() && cue.cue->takes > 1;
    int take = m_chance.below(cue.cue->takes - (another ? 1 : 0));
    if (another && take >= *last) ++take;
    m_last[{cue.cue, cue.step}] = take;
    return take;
}

} // namespace tacklebox

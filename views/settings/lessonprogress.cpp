#include "views/settings/lessonprogress.h"

#include <algorithm>

namespace tacklebox {

namespace {

const QString kWantsCoach = QStringLiteral("lessons/quietCoach");

QString keyOf(const QString& game, const char* what) {
    return QStringLiteral("lessons/%1/%2").arg(game, QLatin1String(what));
}

} // namespace

QVariant LessonProgress::value(const QString& key) const {
    return m_store ? m_store->value(key) : m_own.value(key);
}

void LessonProgress::set(const QString& key, const QVariant& value) {
    if (m_store)
        m_store->setValue(key, value);
    else
        m_own.insert(key, value);
}

bool LessonProgress::learned(const QString& game) const {
    return value(keyOf(game, "learned")).toBool();
}

void LessonProgress::setLearned(const QString& game) {
    set(keyOf(game, "learned"), true);
}

std::optional<LessonPlace> LessonProgress::left(const QString& game) const {
    const auto number = [&](const char* what) { return std::max(0, value(keyOf(game, what)).toInt()); };
    const LessonPlace place{number("chapter"), number("step")};
    // Older settings have only the chapter.
    if (!value(keyOf(game, "begun")).toBool() && place.chapter == 0) return std::nullopt;
    return place;
}

void LessonProgress::setLeft(const QString& game, std::optional<LessonPlace> place) {
    if (place == left(game)) return;
    set(keyOf(game, "begun"), place.has_value());
    set(keyOf(game, "chapter"), place.value_or(LessonPlace()).chapter);
    set(keyOf(game, "step"), place.value_or(LessonPlace()).step);
}

bool LessonProgress::declined(const QString& game) const {
    return value(keyOf(game, "declined")).toBool();
}

void LessonProgress::setDeclined(const QString& game, bool declined) {
    set(keyOf(game, "declined"), declined);
}

QStringList LessonProgress::shownNotes(const QString& game) const {
    return value(keyOf(game, "told")).toStringList();
}

void LessonProgress::addShownNote(const QString& game, const QString& what) {
    QStringList all = shownNotes(game);
    if (all.contains(what)) return;
    set(keyOf(game, "told"), all << what);
}

void LessonProgress::forgetShownNotes(const QString& game) {
    set(keyOf(game, "told"), QStringList());
}

bool LessonProgress::isCoached(const QString& game) const {
    return value(keyOf(game, "coached")).toBool();
}

void LessonProgress::setCoached(const QString& game, bool coached) {
    set(keyOf(game, "coached"), coached);
}

bool LessonProgress::wantsCoach() const {
    const QVariant wants = value(kWantsCoach);
    return !wants.isValid() || wants.toBool();
}

void LessonProgress::setWantsCoach(bool wants) {
    set(kWantsCoach, wants);
}

} // namespace tacklebox

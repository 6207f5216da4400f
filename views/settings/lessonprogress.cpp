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

int LessonProgress::chapter(const QString& game) const {
    return std::max(0, value(keyOf(game, "chapter")).toInt());
}

void LessonProgress::setChapter(const QString& game, int chapter) {
    set(keyOf(game, "chapter"), chapter);
}

QStringList LessonProgress::told(const QString& game) const {
    return value(keyOf(game, "told")).toStringList();
}

void LessonProgress::addTold(const QString& game, const QString& what) {
    QStringList all = told(game);
    if (all.contains(what)) return;
    set(keyOf(game, "told"), all << what);
}

void LessonProgress::forgetTold(const QString& game) {
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

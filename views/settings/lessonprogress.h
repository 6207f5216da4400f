#pragma once

#include <QSettings>
#include <QString>

#include <optional>

namespace tacklebox {

/// A position in a lesson: indexes of the chapter and of the step in it.
struct LessonPlace {
    int chapter = 0, step = 0;

    bool operator==(const LessonPlace&) const = default;
};

/// The player's progress in the lessons, and what the coach has explained, by game.
class LessonProgress {
  public:
    /// `store` must outlive this object. If it is null, progress is lost with this object.
    explicit LessonProgress(QSettings* store = nullptr) : m_store(store) {}

    /// True if the player has finished the lesson of that game.
    bool learned(const QString& game) const;
    void setLearned(const QString& game);
    /// The position at which to resume an unfinished lesson; nullopt if there is none.
    std::optional<LessonPlace> left(const QString& game) const;
    void setLeft(const QString& game, std::optional<LessonPlace> place);
    /// True if the player has declined to resume since they last began the lesson.
    bool declined(const QString& game) const;
    void setDeclined(const QString& game, bool declined);
    /// Names of the coach's notes that the player has seen in that game.
    QStringList shownNotes(const QString& game) const;
    void addShownNote(const QString& game, const QString& what);
    /// Shows all notes of that game again.
    void forgetShownNotes(const QString& game);
    /// True if the coach explains that game: until the end of its first full round.
    bool isCoached(const QString& game) const;
    void setCoached(const QString& game, bool coached);
    /// True unless the player has turned the coach off.
    bool wantsCoach() const;
    void setWantsCoach(bool wants);

  private:
    QVariant value(const QString& key) const;
    void set(const QString& key, const QVariant& value);

    QSettings* m_store;
    QVariantMap m_own; ///< used without a store
};

} // namespace tacklebox

// What a person has learnt: which first deals he has been through, and how far he has come in one that he
// left.
#pragma once

#include <QSettings>
#include <QString>

#include <optional>

namespace tacklebox {

/// A place in a lesson: the number of a chapter, and of a step in it.
struct LessonPlace {
    int chapter = 0, step = 0;

    bool operator==(const LessonPlace&) const = default;
};

class LessonProgress {
  public:
    /// `store` outlives this; null: nothing is kept beyond this object.
    explicit LessonProgress(QSettings* store = nullptr) : m_store(store) {}

    /// Whether the lesson of that game has been gone through to its end.
    bool learned(const QString& game) const;
    void setLearned(const QString& game);
    /// Where the lesson goes on that was begun and not taken to its end; none if there is no such.
    std::optional<LessonPlace> left(const QString& game) const;
    void setLeft(const QString& game, std::optional<LessonPlace> place);
    /// Whether to go on with it was declined since it was begun last.
    bool declined(const QString& game) const;
    void setDeclined(const QString& game, bool declined);
    /// What the quiet coach has told of that game already, by name.
    QStringList shownNotes(const QString& game) const;
    void addShownNote(const QString& game, const QString& what);
    /// He begins anew with that game.
    void forgetShownNotes(const QString& game);
    /// Whether the quiet coach is there in that game: its first full deal is still to be played to its end.
    bool isCoached(const QString& game) const;
    void setCoached(const QString& game, bool coached);
    /// Whether a person wants a quiet coach at all; he does unless he has said no.
    bool wantsCoach() const;
    void setWantsCoach(bool wants);

  private:
    QVariant value(const QString& key) const;
    void set(const QString& key, const QVariant& value);

    QSettings* m_store;
    QVariantMap m_own; ///< where there is no store
};

} // namespace tacklebox

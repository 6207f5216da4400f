// What a person has learnt: which first deals he has been through, and how far he has come in one that he
// left.
#pragma once

#include <QSettings>
#include <QString>

namespace tacklebox {

class LessonProgress {
  public:
    /// `store` outlives this; null: nothing is kept beyond this object.
    explicit LessonProgress(QSettings* store = nullptr) : m_store(store) {}

    /// Whether the lesson of that game has been gone through to its end.
    bool learned(const QString& game) const;
    void setLearned(const QString& game);
    /// The chapter at which a lesson that was left goes on; 0: the first.
    int chapter(const QString& game) const;
    void setChapter(const QString& game, int chapter);
    /// What the quiet coach has told of that game already, by name.
    QStringList told(const QString& game) const;
    void addTold(const QString& game, const QString& what);
    /// He begins anew with that game.
    void forgetTold(const QString& game);
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

// A sentence of the tip coach: a small bubble with a portrait over the table. Clicks pass through.
#pragma once

#include "views/scene/picture/placement.h"

#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;

class CoachNote : public QWidget {
    Q_OBJECT

  public:
    /// Overlays `table`. `faces` must outlive this object.
    CoachNote(FaceStore& faces, QWidget* table);

    /// Shows `words` near `meant` (may be empty) and above `bottom`, where it covers little. All in
    /// coordinates of the table.
    void say(const QString& words, const QRectF& meant, std::vector<Obstacle> obstacles, qreal bottom);
    void stopSpeaking();
    bool speaks() const { return !isHidden(); }
    const QString& words() const { return m_words; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    qreal unit() const;
    QFont noteFont() const;
    /// The rectangle of the text in a note of that width.
    QRect wordsIn(int width) const;
    void place();

    FaceStore& m_faces;
    QWidget* m_table;
    QString m_words;
    QRectF m_meant;
    std::vector<Obstacle> m_obstacles;
    qreal m_bottom = 0;
};

} // namespace tacklebox

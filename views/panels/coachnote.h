// A sentence of the tip coach: a small bubble with a portrait over the table. Clicks pass through.
#pragma once

#include <QWidget>

namespace tacklebox {

class FaceStore;
class Overlays;

class CoachNote : public QWidget {
    Q_OBJECT

  public:
    /// A child of `table`. `overlays` finds its place. Both, and `faces`, must outlive this object.
    CoachNote(FaceStore& faces, QWidget* table, Overlays& overlays);

    /// Shows `words` near `meant` (may be empty) and above `bottom`, in coordinates of the table.
    void say(const QString& words, const QRectF& meant, qreal bottom);
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
    /// Moves to the place that Overlays has found.
    void moveToPlace();

    FaceStore& m_faces;
    QWidget* m_table;
    Overlays& m_overlays;
    QString m_words;
};

} // namespace tacklebox

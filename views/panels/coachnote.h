// A sentence of the quiet coach: a small bubble with his face over the table, through which everything can be
// clicked.
#pragma once

#include <QRectF>
#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;

class CoachNote : public QWidget {
    Q_OBJECT

  public:
    /// Lies over `table`; `faces` outlives it.
    CoachNote(FaceStore& faces, QWidget* table);

    /// Says that, near `meant` if that is not empty, above `bottom`, and over as little of `seen` and as few
    /// of the words in `written` as can be; all in coordinates of the table.
    void say(const QString& words, const QRectF& meant, const std::vector<QRectF>& seen,
             const std::vector<QRectF>& written, qreal bottom);
    void keepQuiet();
    bool speaks() const { return !isHidden(); }
    const QString& words() const { return m_words; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    qreal unit() const;
    QFont letters() const;
    /// The rectangle of the words in a note so wide.
    QRect wordsIn(int width) const;
    void place();

    FaceStore& m_faces;
    QWidget* m_table;
    QString m_words;
    QRectF m_meant;
    std::vector<QRectF> m_seen, m_written;
    qreal m_bottom = 0;
};

} // namespace tacklebox

// What happened since a person was last at the screen, a line for each thing with the cards it was about.
#pragma once

#include "views/theme/cardart.h"

#include <QList>
#include <QStringList>
#include <QWidget>

namespace tacklebox {

class FaceStore;

class RecapLines : public QWidget {
    Q_OBJECT

  public:
    struct Line {
        QString words;
        QList<CardArt> faces; ///< small pictures before the words
    };

    /// `faces` outlives it.
    explicit RecapLines(FaceStore& faces, QWidget* parent = nullptr);

    void setLines(const QList<Line>& lines);
    /// All their words, a line each; also its accessible name.
    QString words() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QSize faceSize() const;
    /// How wide the column of cards before the words is.
    int facesWidth() const;
    int lineHeight(const Line& line, int width) const;

    FaceStore& m_faces;
    QList<Line> m_lines;
};

} // namespace tacklebox

// Events since a player last had the screen, one line each with its cards.
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
        QList<CardArt> faces; ///< small pictures before the text
    };

    /// `faces` must outlive this object.
    explicit RecapLines(FaceStore& faces, QWidget* parent = nullptr);

    void setLines(const QList<Line>& lines);
    /// All texts, one per line; also the accessible name.
    QString words() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QSize faceSize() const;
    /// Width of the column of cards.
    int facesWidth() const;
    int lineHeight(const Line& line, int width) const;

    FaceStore& m_faces;
    QList<Line> m_lines;
};

} // namespace tacklebox

// A regular with a bubble, where a page leaves room below what stands on it; an ornament, not read out.
#pragma once

#include "views/theme/facestore.h"

#include <QWidget>

namespace tacklebox {

class RegularSays : public QWidget {
    Q_OBJECT

  public:
    /// `portrait`: a regular and a mood, as in "ben-calm".
    RegularSays(QString portrait, QString words, QWidget* parent = nullptr);

    /// As large as the room is, and content with none.
    QSize sizeHint() const override { return {}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// The page is higher than what is seen of it, whose edge would cut a face.
    bool scrolls() const;

    FaceStore m_faces;
    QString m_portrait, m_words;
};

} // namespace tacklebox

// A regular with a speech bubble, in the room that a page leaves free. Decoration: screen readers ignore it.
#pragma once

#include "views/theme/facestore.h"

#include <QWidget>

namespace tacklebox {

class RegularSays : public QWidget {
    Q_OBJECT

  public:
    RegularSays(CardArt portrait, QString words, QWidget* parent = nullptr);

    /// Takes the room that is left, which may be none.
    QSize sizeHint() const override { return {}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// True if the page scrolls, so that its edge could cut the portrait.
    bool scrolls() const;

    FaceStore m_faces;
    CardArt m_portrait;
    QString m_words;
};

} // namespace tacklebox

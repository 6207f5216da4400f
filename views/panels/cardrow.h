#pragma once

#include "views/theme/cardart.h"

#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;

/// A row of small cards below the text that mentions them. Ignores the mouse.
class CardRow : public QWidget {
    Q_OBJECT

  public:
    CardRow(FaceStore& faces, QWidget* parent);

    void setCards(const std::vector<CardArt>& cards);
    const std::vector<CardArt>& cards() const { return m_cards; }
    /// The height at that width at which all cards fit side by side. `unit`: pixels per unit of scale 1.
    int heightFor(int width, qreal unit) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    FaceStore& m_faces;
    std::vector<CardArt> m_cards;
};

} // namespace tacklebox

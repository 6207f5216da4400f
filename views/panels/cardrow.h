// Small cards in a row: those of which the words above them speak.
#pragma once

#include "views/theme/cardart.h"

#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;

/// Takes no clicks.
class CardRow : public QWidget {
    Q_OBJECT

  public:
    CardRow(FaceStore& faces, QWidget* parent);

    void setCards(const std::vector<CardArt>& cards);
    const std::vector<CardArt>& cards() const { return m_cards; }
    /// How high it is in a row so wide where a unit has that size: all cards are whole and beside each other.
    int heightFor(int width, qreal unit) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    FaceStore& m_faces;
    std::vector<CardArt> m_cards;
};

} // namespace tacklebox

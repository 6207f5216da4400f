// Key moments on the board at the end of a match: the best catch with its cards, and the turning point.
#pragma once

#include "model/table/keymoments.h"
#include "views/theme/cardart.h"

#include <QPixmap>
#include <QWidget>

class QGridLayout;
class QLabel;
class QSpacerItem;

namespace tacklebox {

class FaceStore;
class KeyButton;

class CatchPanel : public QWidget {
    Q_OBJECT

  public:
    /// How much to show, depending on the room.
    enum class Detail : quint8 {
        All,       ///< text, two cards and the turning point
        Words,     ///< text without cards
        Headlines, ///< only the headline and its button
        None,
    };

    /// `faces` must outlive this object.
    explicit CatchPanel(FaceStore& faces, QWidget* parent = nullptr);

    /// Sets the moments. `art` returns the picture of a card.
    void set(const KeyMoments& moments, const QString& game, const std::function<CardArt(Face)>& art);
    /// True if there is a moment to show.
    bool any() const { return m_moments.best.has_value(); }
    const KeyMoments& moments() const { return m_moments; }
    /// `scale` is the window's scale, `fontSize` the font size in pixels.
    void setSizes(qreal scale, qreal fontSize);
    void setDetail(Detail detail);
    /// Returns the height at that width with the current detail.
    int heightFor(int width) const;
    /// The whole text for screen readers.
    QString spoken() const;
    KeyButton* seeCatch() const { return m_see; }
    KeyButton* seeTurn() const { return m_seeTurn; }

  signals:
    /// Replay the match from that event.
    void seeWanted(int event);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Sets the room for the cards.
    void fitCards();
    QSizeF cardSize() const;

    FaceStore& m_faces;
    KeyMoments m_moments;
    std::vector<CardArt> m_cards;
    QLabel *m_head, *m_when, *m_headline, *m_words, *m_turn;
    KeyButton *m_see, *m_seeTurn;
    QGridLayout* m_grid;
    QSpacerItem* m_cardsRoom; ///< on the left
    qreal m_scale = 1, m_fontSize = 15;
    Detail m_detail = Detail::All;
};

} // namespace tacklebox

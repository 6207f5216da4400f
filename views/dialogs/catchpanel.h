// The moments of a match that are worth seeing again, on the board at its end: the best catch with its cards,
// and the turning point.
#pragma once

#include "model/table/keymoments.h"
#include "views/theme/cardart.h"

#include <QPixmap>
#include <QWidget>

class QLabel;

namespace tacklebox {

class FaceStore;
class KeyButton;

class CatchPanel : public QWidget {
    Q_OBJECT

  public:
    /// How much of it is there; less where there is less room.
    enum class Detail : quint8 {
        All,       ///< with two cards, and the turning point
        Words,     ///< without the cards
        Headlines, ///< the headline alone, and its button
        None,
    };

    /// `faces` outlives it.
    explicit CatchPanel(FaceStore& faces, QWidget* parent = nullptr);

    /// Shows these; `art` says how a card looks.
    void set(const KeyMoments& moments, const std::function<CardArt(Face)>& art);
    /// There is a moment to show.
    bool any() const { return m_moments.best.has_value(); }
    const KeyMoments& moments() const { return m_moments; }
    /// `scale` is that of the window, `letters` the size of its letters in pixels.
    void setSizes(qreal scale, qreal letters);
    void setDetail(Detail detail);
    /// How high it is then in that width.
    int heightFor(int width) const;
    /// All of it in sentences, for those who hear it.
    QString spoken() const;
    KeyButton* seeCatch() const { return m_see; }
    KeyButton* seeTurn() const { return m_seeTurn; }

  signals:
    /// The match is to be seen again from that event on.
    void seeWanted(int event);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Gives its parts their places in that width, or only measures; answers its height.
    int arrange(int width, bool move) const;
    void arrangeAnew();
    QSizeF cardSize() const;

    FaceStore& m_faces;
    KeyMoments m_moments;
    std::vector<CardArt> m_cards;
    QLabel *m_head, *m_when, *m_headline, *m_words, *m_turn;
    KeyButton *m_see, *m_seeTurn;
    qreal m_scale = 1, m_letters = 15;
    Detail m_detail = Detail::All;
};

} // namespace tacklebox

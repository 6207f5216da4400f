// The coach: a bubble at the thing that is meant, the table dimmed around it, and one of the regulars who
// speaks. Nothing at the table is stopped by him: whatever lies beside his bubble can be clicked.
#pragma once

#include "views/theme/cardart.h"

#include <QRectF>
#include <QWidget>

#include <vector>

class QLabel;

namespace tacklebox {

class CardRow;
class CoachVeil;
class FaceStore;
class KeyButton;

/// What he says at one moment, and the ways on from there.
struct CoachWords {
    QString line; ///< where in the lesson that is: "Part 1 of 3: asking"
    QString head, text;
    std::vector<CardArt> cards; ///< that are spoken of
    QString how;                ///< what hands or keys are to do; empty where they are not asked
    QString onward, onwardKey;  ///< the gold button; `onward` empty: none
    QString second;             ///< another way on; empty for none
    QString aside;              ///< told to who listens where a part begins, beside what is said
    bool mayBack = false;
    int at = 0, of = 0; ///< a dot for each step; of 0: none
    bool dims = true;   ///< the table lies in the dark but for what is meant

    /// All of it for who listens: at the first step the line and the aside too, and last the key that goes
    /// on.
    QString spoken() const;
    bool operator==(const CoachWords&) const = default;
};

class Coach : public QWidget {
    Q_OBJECT

  public:
    /// Lies over `table`, the view; `faces` outlives it.
    Coach(FaceStore& faces, QWidget* table);

    /// What lies at the table while he speaks, in rectangles of the view.
    struct Around {
        std::vector<QRectF> lit; ///< in the light, and the tail of the bubble is at the first; never covered
        std::vector<QRectF> taken; ///< to be pressed: never covered
        std::vector<QRectF> named; ///< what the words name: his letters get smaller before it is covered
        std::vector<QRectF> cards; ///< that the words name
        // Of these as little as possible is covered; the letters get a little smaller before.
        std::vector<QRectF> players; ///< faces and labels
        std::vector<QRectF> hands;   ///< of the opponents
        std::vector<QRectF> said;    ///< words of the table
        std::vector<QRectF> seen;    ///< covered only where the bubble has no better place
        qreal bottom = 0;            ///< the bubble ends above
        qreal lowest = 0;            ///< or, rather than that its letters get small, above this

        bool operator==(const Around&) const = default;
    };
    void say(const CoachWords& words, const Around& around);
    /// Whether the bubble lies over something that is to be pressed, for want of room.
    bool covers() const;
    void keepQuiet();
    /// Whether something is being said.
    bool speaks() const { return m_speaks; }
    const CoachWords& words() const { return m_words; }
    /// What lies in the light now.
    const std::vector<QRectF>& lit() const { return m_around.lit; }
    /// What else is at the table then.
    const Around& around() const { return m_around; }
    /// The keyboard goes to the first of his buttons; false where he has none.
    bool takeFocus();
    /// Where he sits himself; null: nowhere.
    QRectF portrait() const { return m_face; }
    /// The same with his name below it.
    QRectF himself() const;

  signals:
    void mainWanted();
    void secondWanted();
    void backWanted();

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static constexpr qreal kCoachFace = 150, kEdge = 14, kBetweenParts = 9; ///< units at scale 1

    /// Where a bubble lies, and what that costs.
    struct Spot {
        QRect at;
        qreal cost = 0;
        /// What it lies over: of Free not what is lit, to be pressed or named, but what lies at the bottom;
        /// of Above not that; of Clear no card that is named.
        enum class Rank : quint8 { Covers, Free, Above, Clear } rank = Rank::Covers;
        qreal hidden = 0; ///< the area of players and words that bubble and portrait cover

        bool isBest() const { return rank == Rank::Clear && hidden <= 0; }
        bool isBetterThan(const Spot& other) const;
    };

    qreal unit() const;
    /// Where the keyboard is at something that goes away, the table gets it: Qt would hand it to whatever
    /// comes next, which may be the way out.
    void returnFocusOf(const QWidget& leaving);
    void fill();
    void place();
    /// Lays words and buttons in a bubble so wide and gives its height; moves them if `move`.
    int arrange(int width, bool move);
    /// How wide the buttons are beside each other.
    int buttonsWide() const;
    /// The room within a bubble so wide.
    int within(int width) const;
    /// Where he may sit, the best first: off what is meant, and off what else is to be seen where he can.
    std::vector<QRectF> seatsForHim() const;
    /// Where the bubble lies best beside him; m_face is where he is then, or nothing.
    Spot bestWithHim();
    /// Where the bubble lies best with letters that are so many times the usual.
    Spot bestBubble(qreal letters);
    /// The same of all letters that are tried, the person's own first; m_letters are those from then on.
    Spot bestLetters();
    /// Where a bubble of that size lies best.
    Spot bestPlace(QSize size) const;
    Spot spotAt(const QRectF& at, const QRectF& meant) const;

    FaceStore& m_faces;
    CoachVeil* m_veil;
    QLabel *m_line, *m_head, *m_text, *m_how;
    CardRow* m_cards;
    KeyButton *m_main, *m_second, *m_back;
    CoachWords m_words;
    Around m_around;
    qreal m_letters = 1; ///< of his bubble, as a factor of the usual ones
    QRectF m_face;       ///< his own
    QRect m_dots;        ///< within the bubble
    bool m_speaks = false;
};

} // namespace tacklebox

#pragma once

#include "views/scene/picture/placement.h"
#include "views/theme/cardart.h"
#include "views/theme/widgetrects.h"

#include <QRectF>
#include <QWidget>

#include <vector>

class QLabel;

namespace tacklebox {

class CardRow;
class CoachBackdrop;
class FaceStore;
class KeyButton;
class Overlays;

/// The text and buttons of one step.
struct CoachWords {
    QString line; ///< position in the lesson: "Part 1 of 3: asking"
    QString head, text;
    std::vector<CardArt> cards; ///< mentioned in the text
    QString how;                ///< what to press; may be empty
    QString onward, onwardKey;  ///< the default button and its key; `onward` empty: none
    QString second;             ///< another button; empty: none
    QString aside;              ///< for screen readers, at the first step of a part
    bool mayBack = false;
    int dot = 0, dotCount = 0; ///< the current dot and the number of dots; 0: none
    bool dims = true;          ///< darkens the table except for what is lit

    /// All text for screen readers. The first step adds `line` and `aside`. The key that continues comes
    /// last.
    QString spoken() const;
    bool operator==(const CoachWords&) const = default;
};

/// The coach: a speech bubble next to its subject, the table darkened around it, and a portrait. It does not
/// block the table: everything outside the bubble can be clicked.
class Coach : public QWidget {
    Q_OBJECT

  public:
    /// A child of the view `table`. `overlays` finds its place. Both, and `faces`, must outlive this object.
    Coach(FaceStore& faces, QWidget* table, Overlays& overlays);

    /// Obstacles for bubble and portrait besides those of the table, in coordinates of the view.
    struct Around {
        std::vector<QRectF> lit;   ///< highlighted, the tail at the first; covered only for lack of room
        std::vector<QRectF> taken; ///< to be pressed; covered only for lack of room
        std::vector<QRectF> named; ///< mentioned in the text; the font shrinks before they are covered
        std::vector<QRectF> cards; ///< mentioned in the text
        std::vector<QRectF> said;  ///< text on the table, which has no tail across it
        qreal bottom = 0;          ///< lower limit of the bubble
        qreal lowest = 0;          ///< lower limit if the font would get too small otherwise

        bool operator==(const Around&) const = default;
    };
    void say(const CoachWords& words, const Around& around);
    /// True if the bubble covers something to be pressed, for lack of room.
    bool covers() const;
    void stopSpeaking();
    /// True while the bubble is visible.
    bool speaks() const { return m_speaks; }
    const CoachWords& words() const { return m_words; }
    /// The highlighted rectangles.
    const std::vector<QRectF>& lit() const { return m_around.lit; }
    const Around& around() const { return m_around; }
    /// Focuses the first button. Returns false if there is none.
    bool takeFocus();
    /// The portrait's rectangle; null: hidden.
    QRectF portrait() const { return m_face; }
    /// The portrait's rectangle with the name tag.
    QRectF portraitWithTag() const { return withTag(m_face); }

  signals:
    void mainWanted();
    void secondWanted();
    void backWanted();

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static constexpr qreal kCoachFace = 150, kEdge = 14, kBetweenParts = 9; ///< in units of scale 1

    struct Option {
        qreal fontScale;
        bool withLine; ///< shows CoachWords::line
    };

    struct BubbleLayout : WidgetRects {
        QRect dots;
    };

    qreal unit() const;
    QRectF withTag(const QRectF& portrait) const;
    /// Moves the focus from `leaving` to the table. Qt would pass it to the next widget, which may be the
    /// button to leave.
    void returnFocusOf(const QWidget& leaving);
    void fill();
    /// Asks for places for bubble and portrait.
    void place();
    /// Moves to the places that Overlays has found.
    void moveToPlace();
    /// Returns the text, buttons and dots of a bubble of that width, and its height.
    BubbleLayout bubbleLayout(int width);
    /// Sets the buttons' font and returns their width side by side.
    int buttonsWide() const;
    /// The inner width of a bubble of that width.
    int within(int width) const;
    /// What bubble and portrait should not cover besides the table's obstacles.
    std::vector<Obstacle> obstacles() const;
    /// The bubble in several widths, in the user's font size or a smaller one. Sets m_options.
    OverlayRequest bubbleRequest();
    /// The portrait at the left or right edge.
    OverlayRequest portraitRequest() const;

    FaceStore& m_faces;
    Overlays& m_overlays;
    CoachBackdrop* m_backdrop;
    QLabel *m_line, *m_head, *m_text, *m_how;
    CardRow* m_cards;
    KeyButton *m_main, *m_second, *m_back;
    CoachWords m_words;
    Around m_around;
    std::vector<Option> m_options; ///< of the requested bubble
    qreal m_fontScale = 1;         ///< text factor of the bubble
    QRectF m_face;                 ///< the portrait
    bool m_speaks = false;
};

} // namespace tacklebox

#pragma once

#include "views/dialogs/results.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;

/// The first three players of a match on bollards, as an animation and as a still picture. The table darkens,
/// the bollards rise from last to first, the players land, the winner after a pause and with rays, and the
/// board appears. One clock drives it. Everything that moves is pre-rendered.
class Podium : public QWidget {
    Q_OBJECT

  public:
    /// `faces` must outlive this object.
    explicit Podium(FaceStore& faces, QWidget* parent = nullptr);

    /// Sets the results. Shows players in the first three places.
    void set(const QList<Result>& results);
    /// Sets the room for the bollards, which rise from its lower edge. `scale` is the window's
    /// (tokens::scaleOf).
    void setStage(const QRect& stage, qreal scale);
    /// Sets the remark of the winner after the animation. Empty, or a shared win: none.
    void setVoice(const QString& words) { m_voice = words; }
    /// The rectangle of the speech bubble; empty without a remark or enough room.
    QRectF voiceRect() const;
    /// Sets a picture of the board, which fades in at `rect`.
    void setBoard(const QPixmap& picture, const QRect& rect);

    /// Plays the animation. `factor` scales its durations, pauses to 0.6 at least; 0 shows the end at once.
    /// `reduced`: cross-fades instead of movement, no rays. `table` is a picture of the table below; may be
    /// null.
    void play(const QPixmap& table, qreal factor, bool reduced);
    /// Skips to the end.
    void finish();
    /// Skips to the end without signals.
    void stop();
    bool plays() const { return m_clock.state() != QAbstractAnimation::Stopped; }
    /// The animation, in milliseconds; tests set its time.
    QVariantAnimation& clock() { return m_clock; }
    /// The time on that clock at which the winner has landed.
    int winnerAt() const { return m_times.landed; }
    /// The final rectangle of that seat's portrait; empty if it is not on the podium.
    QRectF faceRect(Seat seat) const;

  signals:
    /// The winner is visible. Emitted once per play().
    void winnerShown();
    /// The animation has ended. Emitted once per play(), after winnerShown().
    void finished();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// The players of one place.
    struct Bollard {
        int place = 1;
        QList<Result> players;
        QRectF rect; ///< at the end
        QPixmap picture;
        struct Player {
            QRectF face;
            qreal room = 0; ///< width for the name
            QRectF bounds;  ///< includes name and halo
            QPixmap picture;
        };
        std::vector<Player> faces;
    };
    /// Start times and durations in milliseconds.
    struct Times {
        int dim = 0, rise[3] = {}, fall[3] = {}, landed = 0, rays = 0, board = 0, end = 0;
        int riseFor = 0, fallFor = 0, raysFor = 0, boardFor = 0;
    };
    /// Progress of each part, 0 to 1.
    struct Progress {
        qreal dim = 1, rise[3] = {1, 1, 1}, fall[3] = {1, 1, 1}, rays = 1, board = 1;
        bool operator==(const Progress&) const = default;
    };
    Progress progressAt(int millis) const;
    void plan(qreal factor);
    void place();
    void renderParts();
    void goOn();
    /// Length and origin of the rays.
    qreal reach() const;
    QPointF source() const;
    QRectF raysRect() const;
    void paintBollard(QPainter& painter, const Bollard& bollard) const;
    void paintPlayer(QPainter& painter, const Result& result, const Bollard::Player& player) const;
    void paintRays(QPainter& painter, qreal share) const;
    void paintVoice(QPainter& painter) const;
    QFont voiceFont() const;
    QPixmap blank(const QSizeF& size) const;

    FaceStore& m_faces;
    QList<Result> m_results;
    std::vector<Bollard> m_bollards; ///< in order of appearance, the first place last
    QRect m_stage;
    qreal m_scale = 1, m_unit = 1;
    QString m_voice;
    QPixmap m_table, m_board;
    QRect m_boardRect;
    QVariantAnimation m_clock;
    Times m_times;
    Progress m_progress;
    bool m_reduced = false, m_winnerShown = true;
};

} // namespace tacklebox

// The first three of a match on their bollards: how the end of a match is seen, beat by beat, and then stays.
#pragma once

#include "views/dialogs/results.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace tacklebox {

class FaceStore;

/// The table darkens; the bollards rise, the last place first; who stands on them lands, the winner after a
/// moment and with rays; then the board with all points comes. One clock drives it, everything that moves is
/// painted beforehand, and at the end nothing moves any more.
class Podium : public QWidget {
    Q_OBJECT

  public:
    /// `faces` outlives it.
    explicit Podium(FaceStore& faces, QWidget* parent = nullptr);

    /// Who stands there: those in the first three places.
    void set(const QList<Result>& results);
    /// Bollards stand in `stage` and rise from its lower edge; `scale` is that of the window
    /// (tokens::scaleOf).
    void lay(const QRect& stage, qreal scale);
    /// What the one who stands alone on the first place says when all is there; empty for nothing.
    void setVoice(const QString& words) { m_voice = words; }
    /// Where his bubble is; empty where nothing is said or no room is left for it.
    QRectF voiceRect() const;
    /// What lies on the podium at the end is there then: `picture` of it at `rect`.
    void setBoard(const QPixmap& picture, const QRect& rect);

    /// Shows the end. Movement takes `factor` times its time, moments of rest 0.6 times at the least; with 0
    /// all is there at once. `reduced`: nothing travels and no rays, but the same comes in the same order.
    /// `table` is what lies under it as it is now, null for nothing.
    void play(const QPixmap& table, qreal factor, bool reduced);
    /// The rest of it at once.
    void finish();
    /// The same, but nothing of it is told: nobody looks any more.
    void stop();
    bool plays() const { return m_clock.state() != QAbstractAnimation::Stopped; }
    /// Its clock, whose time is in milliseconds; a test moves it by hand.
    QVariantAnimation& clock() { return m_clock; }
    /// When the winner has landed, on that clock.
    int winnerAt() const { return m_times.landed; }
    /// Where that seat's face is at the end; empty for those who are not on the podium.
    QRectF faceRect(Seat seat) const;

  signals:
    /// The winner is to be seen: once for each play().
    void winnerShown();
    /// Nothing moves any more: once for each play(), after winnerShown().
    void finished();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// Those who share a place.
    struct Bollard {
        int place = 1;
        QList<Result> players;
        QRectF rect; ///< as it stands at the end
        QPixmap picture;
        struct Player {
            QRectF face;
            qreal room = 0; ///< for its name
            QRectF bounds;  ///< with its name and its light
            QPixmap picture;
        };
        std::vector<Player> faces;
    };
    /// When what begins, in milliseconds.
    struct Times {
        int dim = 0, rise[3] = {}, fall[3] = {}, landed = 0, rays = 0, board = 0, end = 0;
        int riseFor = 0, fallFor = 0, raysFor = 0, boardFor = 0;
    };
    /// How much of each part is there, 0 to 1.
    struct Moment {
        qreal dim = 1, rise[3] = {1, 1, 1}, fall[3] = {1, 1, 1}, rays = 1, board = 1;
        bool operator==(const Moment&) const = default;
    };
    Moment momentAt(int millis) const;
    void plan(qreal factor);
    void place();
    void bake();
    void goOn();
    /// How far the rays go, and from where.
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
    std::vector<Bollard> m_bollards; ///< in the order in which they come, the first place last
    QRect m_stage;
    qreal m_scale = 1, m_unit = 1;
    QString m_voice;
    QPixmap m_table, m_board;
    QRect m_boardRect;
    QVariantAnimation m_clock;
    Times m_times;
    Moment m_moment;
    bool m_reduced = false, m_winnerShown = true;
};

} // namespace tacklebox

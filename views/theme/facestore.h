// Card faces as pixmaps of exactly the size in which they are drawn, in physical pixels. Rendered off the GUI
// thread, shared by all cards that look alike, at most 64 MB of them.
#pragma once

#include "views/theme/cardart.h"

#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSize>

#include <functional>
#include <memory>

namespace tacklebox {

class FaceStore : public QObject {
    Q_OBJECT

  public:
    /// Draws a face at a size in physical pixels, on any thread.
    using Draw = std::function<QImage(const CardArt&, QSize)>;

    explicit FaceStore(QObject* parent = nullptr);
    /// Faces drawn otherwise than from their files.
    explicit FaceStore(Draw draw, QObject* parent = nullptr);
    ~FaceStore() override;

    /// The face at `size` physical pixels. While it is being rendered: the nearest size there is, to be
    /// scaled, or a plain back in the deck's tint; ready() follows. Never waits.
    QPixmap pixmap(const CardArt& art, QSize size);
    /// The same, but waits until it is rendered: for pictures, prints, tests.
    QPixmap pixmapNow(const CardArt& art, QSize size);
    /// Renders the face now if there is none of it in any size: before something is seen for the first time
    /// in the middle of its way.
    void ensure(const CardArt& art, QSize size);
    /// pixmap() of a face that is surely there: for what lies on the table.
    QPixmap seen(const CardArt& art, QSize size) {
        ensure(art, size);
        return pixmap(art, size);
    }
    /// Asks for faces that will be needed, the first first.
    void prepare(const std::vector<CardArt>& wanted, QSize size);
    /// Nothing is being rendered, and ready() has been said of all that was.
    bool idle() const;

  signals:
    /// Faces that were asked for are rendered now.
    void ready();

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox

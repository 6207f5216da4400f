// A cache of card faces as pixmaps of the exact size in physical pixels. Renders them on other threads,
// shares them between equal cards, and keeps at most 64 MB.
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
    /// Paints a face at a size in physical pixels, on any thread.
    using Draw = std::function<QImage(const CardArt&, QSize)>;

    explicit FaceStore(QObject* parent = nullptr);
    /// Uses another function to paint faces.
    explicit FaceStore(Draw draw, QObject* parent = nullptr);
    ~FaceStore() override;

    /// Returns the face at `size` physical pixels without waiting. While it is being rendered, returns the
    /// nearest size available, to be scaled, or a plain back in the deck's colour; ready() follows.
    QPixmap pixmap(const CardArt& art, QSize size);
    /// The same, but waits until the face is rendered: for pictures, prints, tests.
    QPixmap pixmapNow(const CardArt& art, QSize size);
    /// Renders the face now if no size of it is available. Call it before a face first appears during motion.
    void ensure(const CardArt& art, QSize size);
    /// pixmap() for cards on the table: never a plain back.
    QPixmap seen(const CardArt& art, QSize size) {
        ensure(art, size);
        return pixmap(art, size);
    }
    /// Requests faces that will be needed, the most urgent first.
    void prepare(const std::vector<CardArt>& wanted, QSize size);
    /// True if nothing is being rendered and ready() has been emitted for everything.
    bool idle() const;

  signals:
    /// Requested faces have been rendered.
    void ready();

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox

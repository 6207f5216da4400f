#include "views/theme/facestore.h"

#include "model/table/mailbox.h"
#include "views/theme/facepainting.h"
#include "views/theme/fonts.h"

#include <QFileInfo>
#include <QHash>
#include <QThread>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr qint64 kBudget = 64ll << 20; ///< bytes of pixmaps
constexpr double kBlurred = 1.6;       ///< a pixmap enlarged by more than this looks blurred
constexpr int kSettleMillis = 120;     ///< sizes that change again within this time are not rendered
QString keyOf(const CardArt& art) {
    return art.file + QLatin1Char('\n') + art.plate + QLatin1Char('\n') + art.plateLine + QLatin1Char('\n') +
           art.deckStyle + QLatin1Char('\n') + QString::number(art.fontScale);
}

quint64 packed(QSize size) {
    return quint64(quint32(size.width())) << 32 | quint32(size.height());
}

} // namespace

struct FaceStore::Private {
    struct Entry {
        QPixmap pixmap;
        quint64 used = 0; ///< the value of `uses` at the last use
    };
    struct Request {
        CardArt art;
        QSize size;
    };
    using Sizes = QHash<quint64, Entry>;

    QHash<QString, Sizes> faces;
    QHash<QString, QHash<quint64, bool>> asked; ///< being rendered
    std::vector<Request> late;                  ///< wait until the size has settled
    QHash<QString, QPixmap> plain;
    quint64 uses = 0;
    qint64 bytes = 0;
    int running = 0;
    Draw draw;
    JobQueue renderings; ///< for the pool
    Mailbox rendered;    ///< from the pool
    QThreadPool pool;    ///< destroyed before what its threads use
    QTimer settle, tell;

    static qint64 cost(const QPixmap& pixmap) { return qint64(pixmap.width()) * pixmap.height() * 4; }

    const Entry* nearest(const QString& key, QSize size) {
        const auto sizes = faces.constFind(key);
        if (sizes == faces.constEnd() || sizes->isEmpty()) return nullptr;
        // Prefer the smallest pixmap that need not be enlarged, else the largest.
        const Entry* best = nullptr;
        for (const Entry& entry : *sizes) {
            if (!best) {
                best = &entry;
                continue;
            }
            const int width = entry.pixmap.width(), bestWidth = best->pixmap.width();
            const bool enough = width >= size.width(), bestEnough = bestWidth >= size.width();
            if (enough != bestEnough ? enough : enough ? width < bestWidth : width > bestWidth) best = &entry;
        }
        return best;
    }
    void keep(const QString& key, QPixmap pixmap) {
        Entry& entry = faces[key][packed(pixmap.size())];
        bytes += cost(pixmap) - cost(entry.pixmap);
        entry = {std::move(pixmap), ++uses};
        while (bytes > kBudget)
            forgetOldest();
    }
    void forgetOldest() {
        QString key;
        quint64 size = 0, oldest = ~0ull;
        for (auto face = faces.cbegin(); face != faces.cend(); ++face)
            for (auto entry = face->cbegin(); entry != face->cend(); ++entry)
                if (entry->used < oldest) oldest = entry->used, key = face.key(), size = entry.key();
        if (oldest == ~0ull) return;
        bytes -= cost(faces[key][size].pixmap);
        faces[key].remove(size);
        if (faces[key].isEmpty()) faces.remove(key);
    }
};

FaceStore::FaceStore(QObject* parent)
    : FaceStore([family = theme::displayFamily()](const CardArt& art,
                                                  QSize size) { return paintFace(art, size, family); },
                parent) {}

FaceStore::FaceStore(Draw draw, QObject* parent) : QObject(parent), m(std::make_unique<Private>()) {
    m->draw = std::move(draw);
    m->pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m->pool.setThreadPriority(QThread::LowPriority);
    m->settle.setSingleShot(true);
    m->tell.setSingleShot(true);
    connect(&m->tell, &QTimer::timeout, this, &FaceStore::ready);
    connect(&m->settle, &QTimer::timeout, this, [this] {
        const std::vector<Private::Request> late = std::move(m->late);
        m->late.clear();
        for (const Private::Request& request : late)
            prepare({request.art}, request.size);
    });
}

FaceStore::~FaceStore() {
    m->pool.clear();
    m->pool.waitForDone();
    m->renderings.clear(); // its lock makes the results of all jobs visible before members are destroyed
}

bool FaceStore::idle() const {
    return m->running == 0 && m->late.empty() && !m->tell.isActive();
}

void FaceStore::prepare(const std::vector<CardArt>& wanted, QSize size) {
    if (size.isEmpty()) return;
    for (const CardArt& art : wanted) {
        const QString key = keyOf(art);
        if (m->faces.value(key).contains(packed(size)) || m->asked.value(key).contains(packed(size)))
            continue;
        m->asked[key].insert(packed(size), true);
        ++m->running;
        m->renderings.put([this, art, size, key, draw = m->draw] {
            QImage image = draw(art, size);
            m->rendered.post([this, key, size, image = std::move(image)] {
                m->asked[key].remove(packed(size));
                if (m->asked[key].isEmpty()) m->asked.remove(key);
                --m->running;
                m->keep(key, QPixmap::fromImage(image, Qt::NoFormatConversion));
                if (m->running == 0)
                    m->tell.start(0);
                else if (!m->tell.isActive())
                    m->tell.start(40);
            });
        });
        m->pool.start([renderings = &m->renderings] { renderings->doNext(); });
    }
}

QPixmap FaceStore::pixmap(const CardArt& art, QSize size) {
    if (size.isEmpty()) return {};
    const QString key = keyOf(art);
    if (const auto face = m->faces.find(key); face != m->faces.end())
        if (const auto entry = face->find(packed(size)); entry != face->end()) {
            entry->used = ++m->uses;
            return entry->pixmap;
        }
    if (const Private::Entry* other = m->nearest(key, size)) {
        QPixmap near = other->pixmap;
        if (near.width() * kBlurred < size.width()) { // it would look blurred
            prepare({art}, size);
            return near;
        }
        const auto same = [&](const Private::Request& r) { return r.size == size && keyOf(r.art) == key; };
        if (!m->asked.value(key).contains(packed(size)) &&
            std::none_of(m->late.begin(), m->late.end(), same)) {
            const auto ofFace = [&](const Private::Request& r) { return keyOf(r.art) == key; };
            if (std::count_if(m->late.begin(), m->late.end(), ofFace) >= 3) // sizes that were passed through
                m->late.erase(std::find_if(m->late.begin(), m->late.end(), ofFace));
            m->late.push_back({art, size});
            m->settle.start(kSettleMillis);
        }
        return near;
    }
    prepare({art}, size);
    QPixmap& back = m->plain[QFileInfo(art.file).path()];
    if (back.size() != size) back = plainBack(art.file, size);
    return back;
}

void FaceStore::ensure(const CardArt& art, QSize size) {
    if (!size.isEmpty() && !art.file.isEmpty() && !m->nearest(keyOf(art), size)) pixmapNow(art, size);
}

QPixmap FaceStore::pixmapNow(const CardArt& art, QSize size) {
    if (size.isEmpty()) return {};
    const QString key = keyOf(art);
    if (const auto face = m->faces.find(key); face != m->faces.end())
        if (const auto entry = face->find(packed(size)); entry != face->end()) return entry->pixmap;
    QPixmap pixmap = QPixmap::fromImage(m->draw(art, size), Qt::NoFormatConversion);
    m->keep(key, pixmap);
    return pixmap;
}

} // namespace tacklebox

#include "moc_facestore.cpp"

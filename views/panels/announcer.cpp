#include "views/panels/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <type_traits>

namespace tacklebox {

namespace {

class NotificationLabel : public QAccessibleWidget {
  public:
    explicit NotificationLabel(QWidget* label) : QAccessibleWidget(label, QAccessible::Notification) {}
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? static_cast<QLabel*>(widget())->text() : QString();
    }
};

// By the name of the class: a label's interface may be made before it has an object name.
QAccessibleInterface* notificationFactory(const QString& className, QObject* object) {
    if (className == QLatin1String(Announcer::staticMetaObject.className()) && object &&
        object->isWidgetType())
        return new NotificationLabel(static_cast<QWidget*>(object));
    return nullptr;
}

} // namespace

Announcer::Announcer(QWidget* parent) : QLabel(parent) {
    static const bool installed = [] {
        QAccessible::installFactory(notificationFactory);
        return true;
    }();
    Q_UNUSED(installed)
    setTextFormat(Qt::PlainText);
    setFocusPolicy(Qt::NoFocus);
    setFixedHeight(1);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void Announcer::setTable(Table* table) {
    m_table = table;
    m_next = table ? table->events() : 0;
    m_waiting.clear();
    m_clock.cancel(this);
    m_speaksSoon = false;
    clear();
}

void Announcer::setLevel(Announced announced) {
    m_announced = announced;
    if (announced == Announced::Nothing) m_waiting.clear();
}

bool Announcer::concerns(const TableEvent& event, Seat seat) const {
    return std::visit(
        [seat](const auto& what) {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, Scored> || std::is_same_v<What, Over> ||
                          std::is_same_v<What, DealEvent>)
                return true;
            else if constexpr (std::is_same_v<What, Moved>)
                return seat != kNoSeat && (what.from.seat == seat || what.to.seat == seat);
            else if constexpr (std::is_same_v<What, Peeked>)
                return what.by == seat || what.owner == seat;
            else if constexpr (requires { what.seat; })
                return what.seat == seat;
            else
                return false;
        },
        event.what);
}

void Announcer::tellEvent(int number) {
    if (!m_table) return;
    for (; m_next <= number && m_next < m_table->events(); ++m_next) {
        if (m_announced == Announced::Nothing) continue;
        const QString sentence = m_table->sentence(m_next);
        if (sentence.isEmpty()) continue;
        if (m_announced == Announced::MyBusiness) {
            const std::optional<TableEvent> event = m_table->event(m_next);
            if (!event || !concerns(*event, m_table->facing())) continue;
        }
        m_waiting.append(sentence);
    }
    soon();
}

void Announcer::say(const QString& sentence) {
    if (m_announced != Announced::All || sentence.isEmpty()) return;
    m_waiting.append(sentence);
    soon();
}

void Announcer::soon() {
    if (m_waiting.isEmpty() || m_speaksSoon) return;
    m_speaksSoon = true;
    const qint64 now = m_clock.now(), rested = m_saidAt ? *m_saidAt + kRestMillis : now;
    m_clock.callAt(this, qMax(now + kGatherMillis, rested), [this] { speak(); });
}

void Announcer::ask(const QString& words) {
    if (m_announced == Announced::Nothing || words.isEmpty()) return;
    m_waiting.append(words);
    speak();
}

void Announcer::speak() {
    m_clock.cancel(this);
    m_speaksSoon = false;
    if (m_waiting.isEmpty()) return;
    const QString words = m_waiting.mid(qMax(0, int(m_waiting.size()) - kMostSentences)).join(u' ');
    m_waiting.clear();
    m_saidAt = m_clock.now();
    setText(words);
    if (QAccessible::isActive() && isHidden()) show();
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, words);
#else
    QAccessibleEvent named(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    QAccessibleEvent event(this, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&event);
    emit announced(words);
}

} // namespace tacklebox

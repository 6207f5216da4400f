#include "views/panels/announcer.h"

#include "model/table/replay.h"
#include "views/theme/accessiblefactory.h"
#include "views/theme/sentences.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <utility>

namespace tacklebox {

namespace {

class NotificationLabel : public QAccessibleWidget {
  public:
    explicit NotificationLabel(QWidget* label) : QAccessibleWidget(label, QAccessible::Notification) {}
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? static_cast<QLabel*>(widget())->text() : QString();
    }
};

constexpr int kFewestWords = 3; ///< of a sentence that isSaidBy() can recognize

/// True if the last sentence of `said` has all words of `sentence` in order: "Ada goes again and asks you for
/// sevens." includes "Ada asks you for sevens."
bool isSaidBy(const QString& said, const QString& sentence) {
    QString last = said.trimmed();
    while (endOfFirstSentence(last) < last.size())
        last = last.mid(endOfFirstSentence(last)).trimmed();
    const QStringList words = sentence.split(u' ', Qt::SkipEmptyParts);
    qsizetype found = 0;
    for (const QString& word : last.split(u' ', Qt::SkipEmptyParts))
        if (found < words.size() && word == words[found]) ++found;
    return words.size() >= kFewestWords && found == words.size();
}

/// Drops the first sentence of `question` if it was said just now and is not the only one.
QString withoutWhatWasSaid(const QString& said, const QString& question) {
    const qsizetype end = endOfFirstSentence(question);
    const QString rest = question.mid(end).trimmed();
    return !rest.isEmpty() && isSaidBy(said, question.left(end)) ? rest : question;
}

} // namespace

Announcement::Announcement(QWidget* parent) : QLabel(parent) {
    useAccessibleInterface<Announcement, NotificationLabel>();
    setFocusPolicy(Qt::NoFocus);
    resize(1, 1);
    hide();
}

Announcer::Announcer(QWidget* parent) : QLabel(parent) {
    setFocusPolicy(Qt::NoFocus);
    setFixedHeight(1);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (Announcement*& announcement : m_announcements)
        announcement = new Announcement(this);
}

void Announcer::setTable(Table* table) {
    m_table = table;
    m_narrator.reset();
    m_question.clear();
    m_clock.cancel(this);
    m_speaksSoon = false;
    m_said.clear();
    for (Announcement* announcement : m_announcements)
        announcement->hide(); // otherwise they are spoken again when the page is shown
    showUpTo(table ? table->events() : 0);
}

void Announcer::showUpTo(int number) {
    m_next = number;
    m_unread = m_opens = false;
    m_waiting.clear();
    if (!m_table) return;
    m_narrator.emplace(*m_table, TableNarrator::Begins::WithTheMatch);
    m_narrator->processBefore(m_next);
    m_narrator->skipNews(m_next);
    if (Replay::of(m_table)) return; // the replay page announces its own position
    if (m_announcesOpening)
        for (const TableNarrator::Line& line : m_narrator->lastLines(kOpeningLines))
            m_waiting.append(line.words);
    // Let the reader announce the new page first.
    m_opens = !m_waiting.isEmpty() && QAccessible::isActive();
    if (m_opens) m_saidAt = m_clock.now();
    soon();
}

void Announcer::setLevel(Announced announced) {
    gather(); // at the old level
    m_announced = announced;
    if (announced != Announced::Nothing) return;
    m_waiting.clear();
    m_question.clear();
    emit saidAll();
}

bool Announcer::hasPending() const {
    return (m_alwaysListened || QAccessible::isActive()) && (m_unread || !m_waiting.isEmpty());
}

void Announcer::eventShown(int number) {
    if (!m_table || number < m_next || number >= m_table->events()) return;
    m_next = number + 1;
    m_narrator->processBefore(m_next);
    m_unread = true;
    m_waitsSince.reset(); // restart the wait: each card of a long hand takes its time
    soon();
}

/// Turns shown events into pending sentences.
void Announcer::gather() {
    if (!m_table || !std::exchange(m_unread, false)) return;
    using Detail = TableNarrator::Detail;
    const Detail detail = m_announced == Announced::Full    ? Detail::Full
                          : m_announced == Announced::Short ? Detail::Short
                                                            : Detail::Mine;
    const QStringList news = m_narrator->news(detail);
    if (m_announced != Announced::Nothing) m_waiting += news;
}

void Announcer::announce(const QString& sentence) {
    if (m_announced == Announced::Mine || m_announced == Announced::Nothing || sentence.isEmpty()) return;
    gather();
    m_waiting.append(sentence);
    soon();
}

void Announcer::soon() {
    const bool nothing = m_waiting.isEmpty() && m_question.isEmpty() && !m_unread;
    if (nothing || m_speaksSoon) return;
    m_speaksSoon = true;
    const qint64 now = m_clock.now(), rested = m_saidAt ? *m_saidAt + kPauseMillis : now;
    m_clock.callAt(this, qMax(qMax(now + kMergeMillis, rested), nextIsFreeAt()), [this] { speak(); });
}

qint64 Announcer::nextIsFreeAt() const {
    const std::optional<qint64> used = m_usedAt[(m_last + 1) % m_usedAt.size()];
    return used ? *used + kKeepTextMillis : m_clock.now();
}

void Announcer::announcePrivate(const QString& words) {
    if (m_announced == Announced::Nothing || words.isEmpty()) return;
    gather();
    m_waiting.append(words);
    answer();
}

void Announcer::announceNow(const QString& words) {
    if (!m_opens && nextIsFreeAt() <= m_clock.now()) announcePrivate(words);
}

void Announcer::setQuestion(const QString& words) {
    if (m_announced == Announced::Nothing) return;
    m_question = words;
    if (!words.isEmpty()) answer();
}

void Announcer::answer() {
    m_opens || nextIsFreeAt() > m_clock.now() ? soon() : speak();
}

void Announcer::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    soon();
}

void Announcer::hideEvent(QHideEvent* event) {
    QLabel::hideEvent(event);
    for (Announcement* announcement : m_announcements)
        announcement->hide();
}

bool Announcer::waitsForTheRest() {
    if (!m_unread || !m_narrator || !(m_narrator->continuesSentence() || m_narrator->continuesLine()))
        return false;
    if (!m_waitsSince) m_waitsSince = m_clock.now();
    return m_clock.now() < *m_waitsSince + kSentenceMillis;
}

void Announcer::speak() {
    m_clock.cancel(this);
    m_speaksSoon = waitsForTheRest();
    if (m_speaksSoon) return m_clock.callAt(this, m_clock.now() + kMergeMillis, [this] { speak(); });
    m_waitsSince.reset();
    gather();
    if (m_waiting.isEmpty() && m_question.isEmpty()) {
        emit saidAll(); // no sentence at this level
        return;
    }
    if (QAccessible::isActive() && !isVisible() && !isHidden()) return; // showEvent() catches up
    m_opens = false;
    if (!m_question.isEmpty())
        m_waiting.append(withoutWhatWasSaid(m_waiting.isEmpty() ? m_said : m_waiting.last(),
                                            std::exchange(m_question, QString())));
    const QString words = m_waiting.join(u' ');
    m_waiting.clear();
    m_saidAt = m_clock.now();
    m_said = words;
    if (QAccessible::isActive() && isHidden()) show();
    m_last = (m_last + 1) % m_announcements.size();
    m_usedAt[m_last] = m_saidAt;
    Announcement* const said = m_announcements[m_last];
    said->hide();
    said->setText(words);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(said, words);
    QAccessible::updateAccessibility(&event);
#else
    said->show(); // readers speak a notification when it is shown
#endif
    emit announced(words);
    emit saidAll();
}

} // namespace tacklebox

#include "moc_announcer.cpp"

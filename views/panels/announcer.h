// Announces what happens at the table to screen readers.
#pragma once

#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "model/table/tablenarrator.h"
#include "views/scene/picture/tableobserver.h"
#include "views/settings/settings.h"

#include <QLabel>

#include <array>
#include <cstddef>
#include <optional>

namespace tacklebox {

/// One announcement. Its accessible role is Notification: screen readers speak it when it is shown.
class Announcement : public QLabel {
    Q_OBJECT

  public:
    explicit Announcement(QWidget* parent);

  protected:
    /// Paints nothing: the text is for screen readers.
    void paintEvent(QPaintEvent*) override {}
};

/// Announces public sentences, each once and in order. Must be visible somewhere in the window. The log has
/// the same sentences.
class Announcer : public QLabel, public TableObserver {
    Q_OBJECT

  public:
    /// Minimum time between announcements. Sentences in between are merged in the order of events.
    static constexpr int kPauseMillis = 700;
    /// Sentences within this time, such as those of one move, are one announcement.
    static constexpr int kMergeMillis = 60;
    /// Maximum wait for the rest of a sentence that continues with the next card.
    static constexpr int kSentenceMillis = 1500;
    /// A screen reader may query an announcement this late; the text does not change before.
    static constexpr int kKeepTextMillis = 2000;
    /// Number of past lines to announce when a table opens.
    static constexpr int kOpeningLines = 8;

    explicit Announcer(QWidget* parent = nullptr);

    /// Sets the table; may be null. Drops pending announcements. Announces the last lines, except in a
    /// replay, and then each event when it is shown.
    void setTable(Table* table) override;
    /// Starts again at event `number`.
    void showUpTo(int number) override;
    /// Sets whether the last lines of a table are announced when it opens.
    void setAnnouncesOpening(bool announces) { m_announcesOpening = announces; }
    void setLevel(Announced announced);
    /// True if a screen reader is active and announcements are pending.
    bool hasPending() const;
    /// For tests: hasPending() assumes an active screen reader.
    void setAlwaysListened(bool always) { m_alwaysListened = always; }
    /// The clock of these times; tests set it.
    GameClock& clock() { return m_clock; }

    /// Announces event `number`, and earlier events if they are pending. Uses public information only
    /// (TableNarrator).
    void eventShown(int number) override;

  public slots:
    /// Announces a public sentence like an event; not at Announced::Mine.
    void announce(const QString& sentence);
    /// Announces something private to the player, such as the answer to a key. It comes after pending
    /// sentences, and at once if the reader has had time for previous ones.
    void announcePrivate(const QString& words);
    /// Announces something that is true only now: like announcePrivate(), but never late.
    void announceNow(const QString& words);
    /// Sets the question to the player at the screen; empty: none. Announced like announcePrivate(), as the
    /// last sentence. Replaces a question that is still pending.
    void setQuestion(const QString& words);

  signals:
    void announced(const QString& words);
    /// Nothing is pending: hasPending() is false now.
    void saidAll();

  protected:
    /// Paints nothing: the text is for screen readers.
    void paintEvent(QPaintEvent*) override {}
    void showEvent(QShowEvent* event) override;
    /// Announcements are not repeated when the page is shown again.
    void hideEvent(QHideEvent* event) override;

  private:
    void gather();
    void soon();
    void answer();
    bool waitsForTheRest();
    void speak();
    /// The time from which the next Announcement may change its text.
    qint64 nextIsFreeAt() const;

    Announced m_announced = Announced::Short;
    std::optional<TableNarrator> m_narrator; ///< for m_table
    int m_next = 0;                          ///< the first event that was not announced
    bool m_unread = false;                   ///< earlier events are not in sentences yet
    QStringList m_waiting;
    QString m_question; ///< pending
    QString m_said;     ///< the last announcement; not text(), since readers would speak that as well
    GameClock m_clock;
    std::optional<qint64> m_saidAt;     ///< time of the last announcement
    std::optional<qint64> m_waitsSince; ///< start of waiting for the rest of a sentence
    bool m_alwaysListened = false, m_announcesOpening = true;
    bool m_opens = false;      ///< the first announcement for this table is pending
    bool m_speaksSoon = false; ///< speak() is scheduled
    /// Used in rotation: a busy reader may query one after the next ones have been shown.
    std::array<Announcement*, 6> m_announcements{};
    std::array<std::optional<qint64>, 6> m_usedAt;
    std::size_t m_last = 0; ///< index of the last one used
};

} // namespace tacklebox

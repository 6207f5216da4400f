// Tells a screen reader what happens at the table: public sentences, each once and in order.
#pragma once

#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "model/table/tablenarrator.h"
#include "views/settings/settings.h"

#include <QLabel>
#include <QPointer>

#include <array>
#include <cstddef>
#include <optional>

namespace tacklebox {

/// What is announced, as one thing of the accessible tree: its role is Notification, so that what it shows,
/// readers speak.
class Announcement : public QLabel {
    Q_OBJECT

  public:
    explicit Announcement(QWidget* parent);

  protected:
    /// Paints nothing: what it says is for screen readers.
    void paintEvent(QPaintEvent*) override {}
};

/// Lets readers speak. It must be visible somewhere in the window; the table talk has the same sentences for
/// reading.
class Announcer : public QLabel {
    Q_OBJECT

  public:
    /// Between two announcements there are at least so many milliseconds; what comes meanwhile is
    /// merged: all of it is said, in the order of events.
    static constexpr int kRestMillis = 700;
    /// Sentences that come within so many milliseconds, as those of one move do, are said in one.
    static constexpr int kGatherMillis = 60;
    /// A sentence that goes on with the next card is waited for so many milliseconds.
    static constexpr int kSentenceMillis = 1500;
    /// A reader may be so late to ask for the words of an announcement; they stay as they are until then.
    static constexpr int kReaderMillis = 2000;
    /// So many lines of what has happened are said of a table that opens.
    static constexpr int kOpeningLines = 8;

    explicit Announcer(QWidget* parent = nullptr);

    /// The last that has happened, and events from now on; null for none. What was still to be said is
    /// forgotten. `isKnown`: what has happened there was told already. What comes from event `seen` on is
    /// told when it is shown; -1: all has been.
    void setTable(Table* table, bool isKnown = false, int seen = -1);
    void setLevel(Announced announced);
    /// Whether a screen reader listens that was not yet told all that has been shown.
    bool isBehind() const;
    /// Nobody needs to be there who listens; for tests, whose platform has no screen reader.
    void setAlwaysListened(bool always) { m_alwaysListened = always; }
    /// The clock of these times; a test moves it by hand.
    GameClock& clock() { return m_clock; }

  public slots:
    /// Event `number` is being shown: it and all before it that were not told yet are said, those together
    /// that come together (nothing private: TableNarrator).
    void tellEvent(int number);
    /// A public sentence, said like those of tellEvent(); not where only one's own business is wanted.
    void say(const QString& sentence);
    /// Something of the person's own business, as the answer to a key: said with what was waiting before it,
    /// and at once, unless so much was said just now that a reader would lose the thread.
    void ask(const QString& words);
    /// Something that is true only now: said like that, or not at all where it would come late.
    void remark(const QString& words);
    /// What the person at the screen is asked from now on; empty for nothing. Said as by ask(), and last; a
    /// question that is answered before it could be said is not said.
    void setQuestion(const QString& words);

  signals:
    void announced(const QString& words);
    /// Nothing is left to be said: isBehind() no longer.
    void saidAll();

  protected:
    /// Paints nothing: what it says is for screen readers.
    void paintEvent(QPaintEvent*) override {}
    void showEvent(QShowEvent* event) override;
    /// What was said is not said again when the page comes back.
    void hideEvent(QHideEvent* event) override;

  private:
    void gather();
    void soon();
    void answer();
    bool waitsForTheRest();
    void speak();
    /// From when on the announcement whose turn is next may have other words.
    qint64 nextIsFreeAt() const;

    QPointer<Table> m_table;
    Announced m_announced = Announced::Short;
    std::optional<TableNarrator> m_narrator; ///< of the table
    int m_next = 0;                          ///< the first event that was not told
    bool m_untold = false;                   ///< something before it is not yet in sentences
    QStringList m_waiting;
    QString m_question; ///< that was not said yet
    QString m_said;     ///< last; not its own text, which readers would say beside the announcement
    GameClock m_clock;
    std::optional<qint64> m_saidAt;     ///< when something was said last
    std::optional<qint64> m_waitsSince; ///< for the rest of a sentence
    bool m_alwaysListened = false;
    bool m_opens = false;      ///< nothing was said of this table yet
    bool m_speaksSoon = false; ///< speak() is on its way
    /// Used in turn: a reader that is busy asks for the words of one when the next ones have been said.
    std::array<Announcement*, 6> m_announcements{};
    std::array<std::optional<qint64>, 6> m_usedAt;
    std::size_t m_last = 0; ///< that was used last
};

} // namespace tacklebox

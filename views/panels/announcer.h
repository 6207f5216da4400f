// Tells a screen reader what happens at the table (ux.md 4.2): public sentences, each once and in order.
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
    /// So many lines of what has happened are said of a table that opens.
    static constexpr int kOpeningLines = 8;

    explicit Announcer(QWidget* parent = nullptr);

    /// The last that has happened, and events from now on; null for none. What was still to be said is
    /// forgotten.
    void setTable(Table* table);
    void setLevel(Announced announced);
    /// The clock of these times; a test moves it by hand.
    GameClock& clock() { return m_clock; }

  public slots:
    /// Event `number` is being shown: it and all before it that were not told yet are said, those together
    /// that come together (nothing private: TableNarrator).
    void tellEvent(int number);
    /// A public sentence, said like those of tellEvent(); not where only one's own business is wanted.
    void say(const QString& sentence);
    /// The person at the screen is asked something: said at once, with what was waiting before it.
    void ask(const QString& words);

  signals:
    void announced(const QString& words);

  protected:
    /// Paints nothing: what it says is for screen readers.
    void paintEvent(QPaintEvent*) override {}
    void showEvent(QShowEvent* event) override;

  private:
    void gather();
    void soon();
    void speak();

    QPointer<Table> m_table;
    Announced m_announced = Announced::All;
    std::optional<TableNarrator> m_narrator; ///< of the table
    int m_next = 0;                          ///< the first event that was not told
    bool m_untold = false;                   ///< something before it is not yet in sentences
    QStringList m_waiting;
    GameClock m_clock;
    std::optional<qint64> m_saidAt; ///< when something was said last
    bool m_opens = false;           ///< nothing was said of this table yet
    bool m_speaksSoon = false;      ///< speak() is on its way
    /// Used in turn: a reader that is busy asks for the words of one when the next ones have been said.
    std::array<Announcement*, 6> m_announcements{};
    std::size_t m_last = 0; ///< that was used last
};

} // namespace tacklebox

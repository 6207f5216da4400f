// Tells a screen reader what happens at the table (ux.md 4.2): public sentences, few enough to be heard.
#pragma once

#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "views/settings/settings.h"

#include <QLabel>
#include <QPointer>

#include <optional>

namespace tacklebox {

/// A label whose accessible role is Notification: what it shows, readers speak. It must be visible somewhere
/// in the window; the table talk has the same sentences for reading.
class Announcer : public QLabel {
    Q_OBJECT

  public:
    /// Between two announcements there are at least so many milliseconds; what comes meanwhile is merged, and
    /// of more than kMostSentences only the newest are said.
    static constexpr int kRestMillis = 700;
    static constexpr int kMostSentences = 4;
    /// Sentences that come within so many milliseconds, as those of one move do, are said in one.
    static constexpr int kGatherMillis = 60;

    explicit Announcer(QWidget* parent = nullptr);

    /// Events from now on; null for none. What was still to be said is forgotten.
    void setTable(Table* table);
    void setLevel(Announced announced);
    /// The clock of these times; a test moves it by hand.
    GameClock& clock() { return m_clock; }

  public slots:
    /// Event `number` is being shown: it and all before it that were not told yet are said, as everybody may
    /// hear them (nothing private: Table::sentence()).
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

  private:
    bool concerns(const TableEvent& event, Seat seat) const;
    void soon();
    void speak();

    QPointer<Table> m_table;
    Announced m_announced = Announced::All;
    int m_next = 0; ///< the first event that was not told
    QStringList m_waiting;
    GameClock m_clock;
    std::optional<qint64> m_saidAt; ///< when something was said last
    bool m_speaksSoon = false;      ///< speak() is on its way
};

} // namespace tacklebox

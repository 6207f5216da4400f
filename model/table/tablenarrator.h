// Narration of a table's events: table talk, and sentences for the event line, log, recap and screen reader.
#pragma once

#include "model/engine/cards.h"
#include "model/host/narration.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tacklebox {

class Table;

/// Follows a table, which must outlive it. Uses the events that the log may show (Table::seenInLog()).
class TableNarrator {
  public:
    enum class Begins {
        WithTheDeal, ///< the current deal
        WithTheMatch ///< the whole match, including future events of a replay
    };
    explicit TableNarrator(const Table& table, Begins begins = Begins::WithTheDeal)
        : m_table(&table), m_begins(begins) {}
    /// Narrates public events, addressed to `listener`.
    static TableNarrator publicly(const Table& table, Seat listener, Begins begins = Begins::WithTheDeal);

    /// Narrates the events that the player at the screen may know of (Table::viewer()), addressed to that
    /// player.
    static TableNarrator atScreen(const Table& table);

    /// Processes the events before `number`. Starts again if there are fewer than before or the viewer has
    /// changed.
    void processBefore(int number);
    /// The words that the acting player says aloud at a processed event; empty if none. Omits default names
    /// of people.
    QString bubble(int number) const;
    /// The seat that says them.
    Seat speaker(int number) const;
    /// If event `number` gives the listener's cards to another player, returns the event line's sentence:
    /// "Ada takes 2 sevens from you."; else an empty string.
    QString loss(int number) const;
    /// The single card that event `number` asks for publicly; kHidden if there is none.
    Face askedCard(int number) const;

    /// Sentences that belong together: an ask with its result, or a card with its effect.
    struct Line {
        NarrationKind kind = NarrationKind::Quiet; ///< of its first item
        int event = 0, last = 0;                   ///< first and last event
        QString words;                             ///< whole sentences that name every card
        QString brief;                             ///< the same for the news line
        std::vector<Face> faces;                   ///< the moved cards, as far as they are known
        SeatSet concerns;    ///< the players involved; all seats for the result of a deal
        bool newTurn = true; ///< not in the same turn as the previous line
    };
    /// The last `most` lines, newest last.
    std::vector<Line> lastLines(int most) const;
    /// The lines that start at event `number` or later.
    std::vector<Line> linesFrom(int number) const;
    /// The reason for the current turn, in a sentence; empty for the usual order.
    QString whyTurn() const;
    /// A summary of the turn with these lines, which must not be empty; empty if it is not a turn.
    QString summary(const std::vector<Line>& turn) const;
    /// The separate sentences of events from `first` to before `last`.
    QStringList sentences(int first, int last) const;
    /// The same for actions only, without changes of turn and empty hands.
    QStringList actionSentences(int first, int last) const;

    /// How much news() tells.
    enum class Detail : std::uint8_t {
        Full,  ///< everything, with every card
        Short, ///< everything; briefly where it does not concern the listener
        Mine   ///< what concerns the listener
    };
    /// The news since the last call, as sentences for speech. Names a player who does several things in a row
    /// only once. Omits that it is the listener's own turn, because the prompt says so.
    QStringList news(Detail detail = Detail::Full);
    /// True if the next event has already happened and continues the sentence of the last one, such as the
    /// second of three shown cards.
    bool continuesSentence() const;
    /// True if the next event belongs to the last line.
    bool continuesLine() const;
    /// Excludes events before `number` from the news.
    void skipNews(int number) { m_newsFrom = number; }
    /// The lines of the current turn, or of the previous one if it is still empty; in games without turns,
    /// the last six lines.
    std::vector<Line> lastTurn() const;
    /// The last ask of each player in this deal with its result, newest last.
    std::vector<Line> lastAsks() const;

  private:
    const AnySeen* seen(int number) const;
    void restart(int number);
    const NarrationItem* itemOf(int number) const;
    /// The first item of the line that contains item `at`.
    std::size_t lineBegin(std::size_t at) const;
    Line line(std::size_t begin, std::size_t end) const;
    SeatSet concerned(const NarrationItem& item) const;
    QStringList withoutRepeatedNames(const std::vector<Sentence>& sentences) const;
    std::size_t itemFrom(int number) const;
    /// The first items of the lines between items `first` and `end`, oldest first.
    std::vector<std::size_t> beginnings(std::size_t first, std::size_t end) const;
    std::vector<Line> linesOf(const std::vector<std::size_t>& begins, std::size_t end) const;

    const Table* m_table;
    Begins m_begins = Begins::WithTheDeal;
    std::optional<Seat> m_publicTo;
    bool m_atScreen = false;
    std::optional<Narrator> m_narrator;
    Seat m_listener = kNoSeat, m_viewer = kNoSeat;
    std::vector<int> m_numbers; ///< indices of the narrator's events
    int m_next = 0, m_newsFrom = 0;
};

} // namespace tacklebox

// What happened at a table, told to those who look at it: what players say aloud, and sentences for the
// ticker, the talk, the recap and the screen reader.
#pragma once

#include "model/engine/cards.h"
#include "model/host/narrator.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tacklebox {

class Table;

/// Follows one table, which outlives it. Tells what the table's talk may tell (Table::seenInTalk()).
class TableNarrator {
  public:
    enum class Begins {
        WithTheDeal, ///< that is played
        WithTheMatch ///< and of a recorded one tells also what is still to come
    };
    explicit TableNarrator(const Table& table, Begins begins = Begins::WithTheDeal)
        : m_table(&table), m_begins(begins) {}
    /// Tells `listener` what all may know.
    static TableNarrator publicly(const Table& table, Seat listener, Begins begins = Begins::WithTheDeal);

    /// Tells what the one at the screen may know (Table::facing()), to them.
    static TableNarrator atScreen(const Table& table);

    /// Takes in the events before `number`. Where they are fewer than before, or another looks on, it begins
    /// anew.
    void hearBefore(int number);
    /// What the player who acts in event `number`, which has been taken in, says aloud; empty if nothing.
    /// Who has given no name is spoken to without one.
    QString bubble(int number) const;
    /// Who says that.
    Seat speaker(int number) const;
    /// The one card that event `number` asks for, as all have heard; kHidden if it asks for no single card.
    Face askedCard(int number) const;

    /// A few sentences that belong together: an ask with what came of it, a card played with what it did.
    struct Line {
        BeatKind kind = BeatKind::Quiet; ///< of what it begins with
        int event = 0, last = 0;         ///< the first that it tells, and the last
        QString words;
        std::vector<Face> faces; ///< the cards that changed hands, as far as they are known
        SeatSet concerns;        ///< whose business it is; all seats of what the deal came to
        bool newTurn = true;     ///< it does not belong to the turn of the line before it
    };
    /// The last `most` lines, the newest last.
    std::vector<Line> lastLines(int most) const;
    /// The lines that begin with event `number` or later ones.
    std::vector<Line> linesFrom(int number) const;
    /// Why it is the turn of the one whose it is, in a sentence; empty where that is the usual order.
    QString whyTurn() const;
    /// What a turn came to that took these lines, which are some; empty where it is no turn.
    QString summary(const std::vector<Line>& turn) const;
    /// The sentences of events from `first` to before `last` by themselves.
    QStringList sentences(int first, int last) const;
    /// The same of what was done alone: not whose turn comes of it, nor whose hand is empty.
    QStringList deeds(int first, int last) const;

    /// A sentence, and whose business it is.
    struct News {
        QString words;
        SeatSet concerns;
    };
    /// What has been taken in since news() was last asked for. That it is the listener's own turn is left
    /// out: he is told it with what he is asked.
    std::vector<News> news();
    /// Whether the event after those that have been taken in has happened already and goes on with what the
    /// last of them told, in one sentence with it: the second of three cards that are shown.
    bool goesOn() const;
    /// True if the event that comes next belongs to the last line.
    bool lineGoesOn() const;
    /// Nothing before event `number` is news.
    void skipNews(int number) { m_newsFrom = number; }
    /// What happened in the turn that is under way, or in the one before where nothing has happened in it
    /// yet; where a game has no turns, its last six lines.
    std::vector<Line> lastTurn() const;
    /// For each player who has asked in this deal his last ask with what came of it, the newest last.
    std::vector<Line> lastAsks() const;

  private:
    const AnySeen* seen(int number) const;
    void restart(int number);
    const Beat* beatOf(int number) const;
    /// The first beat of the line in which beat `at` is.
    std::size_t lineBegin(std::size_t at) const;
    Line line(std::size_t begin, std::size_t end) const;
    SeatSet concerned(const Beat& beat) const;
    std::size_t beatFrom(int number) const;
    /// Where the lines begin, up to the beat `end`, from the beat `first` on; oldest first.
    std::vector<std::size_t> beginnings(std::size_t first, std::size_t end) const;
    std::vector<Line> linesOf(const std::vector<std::size_t>& begins, std::size_t end) const;

    const Table* m_table;
    Begins m_begins = Begins::WithTheDeal;
    std::optional<Seat> m_publicTo;
    bool m_atScreen = false;
    std::optional<Narrator> m_narrator;
    Seat m_listener = kNoSeat, m_viewer = kNoSeat;
    std::vector<int> m_numbers; ///< of the events that the narrator has heard
    int m_next = 0, m_newsFrom = 0;
};

} // namespace tacklebox

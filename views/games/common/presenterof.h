// What the presenters of all games share: a shown view that follows the table's events.
#pragma once

#include "model/table/gametable.h"
#include "model/table/words.h"
#include "views/scene/picture/presenter.h"

namespace tacklebox {

template <class G>
class PresenterOf : public Presenter {
  public:
    explicit PresenterOf(GameTable<G> table) : m_table(table), m_view(table.view()) {
        m_shownUpTo = table.events();
    }

    Table& table() override { return m_table.table(); }

    void restart(int number) override {
        m_view = m_table.viewAt(number);
        m_shownUpTo = number;
    }
    void advance() override {
        if (const auto event = m_table.seen(m_shownUpTo++)) G::follow(m_view, *event);
    }
    bool agrees() const override { return m_shownUpTo == m_table.events() && m_view == m_table.view(); }

  protected:
    /// The position that is shown.
    const typename G::View& shown() const { return m_view; }
    const GameTable<G>& game() const { return m_table; }
    Seat me() const { return m_view.viewer; }

    /// Whose cards are called "yours" (Table::spokenTo()). In a replay that is seen through another's eyes it
    /// is nobody, though me() has cards at the bottom of the table.
    Seat you() const { return m_table.table().isReplay() ? m_table.table().spokenTo() : me(); }
    /// The players, told to you().
    Names names() const { return m_table.table().names().to(you()); }
    /// A sentence about players in the form for the one who looks (Names::say()).
    template <std::size_t Players, std::size_t Forms>
    QString say(const Seat (&players)[Players], const char* const (&forms)[Forms],
                std::vector<Phrase> parts = {}) const {
        return asSentence(names().say(players, forms, std::move(parts)));
    }

  private:
    GameTable<G> m_table;
    typename G::View m_view;
};

} // namespace tacklebox

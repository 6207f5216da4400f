// What the presenters of all five games share: a shown view that follows the table's events.
#pragma once

#include "model/table/gametable.h"
#include "model/table/words.h"
#include "views/scene/presenter.h"

namespace tacklebox {

template <class G>
class PresenterOf : public Presenter {
  public:
    explicit PresenterOf(GameTable<G>& table) : m_table(table), m_view(table.view()) {
        m_shownUpTo = table.events();
    }

    GameTable<G>& table() override { return m_table; }

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

  private:
    GameTable<G>& m_table;
    typename G::View m_view;
};

} // namespace tacklebox

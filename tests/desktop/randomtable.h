// A table and its page, for tests that check the layout in random games.
#pragma once

#include "app/desktop/language.h"
#include "app/desktop/tablepage.h"
#include "tests/support/blankface.h"
#include "tests/views/driventable.h"
#include "views/dialogs/lastplans.h"
#include "views/theme/facestore.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QApplication>

namespace tacklebox::testing {

enum class SeatsTaken { Default, All };

/// A match before its first move, seen by the first seat. Has the seats of the default plan, or all.
inline std::unique_ptr<DrivenTable> drivenTableOf(const QString& id, quint64 seed, SeatsTaken taken) {
    const AnyGame* game = gameNamed(id.toStdString());
    TablePlan plan = firstPlan(id);
    while (taken == SeatsTaken::All && int(plan.seats.size()) < game->mostSeats)
        plan.seats.append({.name = QStringLiteral("Bot %1").arg(plan.seats.size())});
    AnySetup setup{.options = plan.options, .seats = int(plan.seats.size()), .dealer = 1, .seed = seed};
    setup.layout = game->drawnLayout(seed, setup.options, setup.seats);
    return std::make_unique<DrivenTable>(std::move(plan), game->begin(setup), Seat(0));
}

/// Sets the language, the relative text size, and the scale of a window whose area below the menu bar has
/// this size. The destructor restores the defaults.
class LookOfSize {
  public:
    LookOfSize(QSize size, const QString& language, qreal textSize) : m_language(*qApp) {
        constexpr int kMenuBarHeight = 50;
        m_language.use(language);
        theme::use({.text = textSize});
        theme::useScale(tokens::scaleOf(size.width(), size.height() + kMenuBarHeight));
    }
    ~LookOfSize() {
        theme::use({});
        theme::useScale(1);
        m_language.use(QStringLiteral("en"));
    }
    LookOfSize(const LookOfSize&) = delete;

  private:
    Language m_language;
};

/// A page of this size, without animations and with blank card faces. It is laid out but not painted.
struct PageOfSize {
    PageOfSize(QSize size, const QString& language, qreal textSize = 1) : look(size, language, textSize) {
        page.resize(size);
        Settings settings;
        settings.motion = {Pace::Off, true};
        page.useSettings(settings);
        page.setUpdatesEnabled(false);
        page.show();
    }

    LookOfSize look;
    FaceStore faces{blankFace};
    TablePage page{faces};
};

} // namespace tacklebox::testing

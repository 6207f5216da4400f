// A page that is laid out in random games, and its table, with the default plan of a new table.
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

enum class SeatsTaken { AsAtFirst, All };

/// A match before its first move, seen by the first seat.
inline std::unique_ptr<DrivenTable> drivenTableOf(const QString& id, quint64 seed, SeatsTaken taken) {
    const AnyGame* game = gameNamed(id.toStdString());
    TablePlan plan = firstPlan(id);
    while (taken == SeatsTaken::All && int(plan.seats.size()) < game->mostSeats)
        plan.seats.append({.name = QStringLiteral("Bot %1").arg(plan.seats.size())});
    AnySetup setup{.options = plan.options, .seats = int(plan.seats.size()), .dealer = 1, .seed = seed};
    setup.layout = game->drawnLayout(seed, setup.options, setup.seats);
    return std::make_unique<DrivenTable>(std::move(plan), game->begin(setup), Seat(0));
}

/// Sets language, text size and the scale of a window of that size (without its menu bar). The destructor
/// restores them.
class LookOfSize {
  public:
    LookOfSize(QSize size, const QString& language, qreal text) : m_language(*qApp) {
        m_language.use(language);
        theme::use({.text = text});
        theme::useScale(tokens::scaleOf(size.width(), size.height() + 50));
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

/// A page with these settings, without motion and with empty card faces; it is laid out but not painted.
struct PageOfSize {
    PageOfSize(QSize size, const QString& language, qreal text = 1) : look(size, language, text) {
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

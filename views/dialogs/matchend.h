// The end of a match: who has won, the scores, and what now.
#pragma once

#include "views/dialogs/tableoverlay.h"

namespace tacklebox {

class MatchEnd : public TableOverlay {
    Q_OBJECT

  public:
    explicit MatchEnd(QWidget* table = nullptr);

  signals:
    void againWanted();
    void lobbyWanted();
    /// The match is to be watched again.
    void watchWanted();

  protected:
    void fill(const Table& table) override;
    void goOn() override { emit againWanted(); }
};

} // namespace tacklebox

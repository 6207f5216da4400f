// The counter of the lobby: the last unfinished games, two regulars, and the gold button.
#pragma once

#include "views/lobby/savedgamecard.h"
#include "views/lobby/shelffacts.h"
#include "views/theme/widgetrects.h"

#include <QList>
#include <QObject>

class QWidget;

namespace tacklebox {

class KeyButton;
class Regulars;
class WoodCaption;

class Counter : public QObject {
    Q_OBJECT

  public:
    /// `room` becomes the parent of all widgets.
    Counter(QWidget* room, QObject* parent);

    /// The gold button. It resumes the last unfinished game, or deals a new one.
    KeyButton* mainButton() const { return m_main; }
    Regulars* regulars() const { return m_regulars; }
    /// The gold button, the cards and the button for all unfinished games, in the order of Tab.
    QList<QWidget*> parts() const;
    /// The cards and the button for all unfinished games, as far as they are visible.
    QList<QWidget*> cards() const;

    /// Takes the unfinished games from the facts.
    void setFacts(const ShelfFacts& facts);
    const QList<UnfinishedGame>& unfinished() const { return m_unfinished; }
    /// Updates the cards and the gold button. The button returns to the table of the game titled `resumable`.
    /// If that is empty, it resumes the last available game, else deals the game played last, else `first`.
    void update(const ShelfFacts& facts, const QString& resumable, const QString& first);
    /// Shows on the gold button whether it has the focus. Returns false if nothing has changed.
    bool setMainHasKeys(bool has);

    void setScale(const LobbyScale& scale);
    /// Returns the layout of everything between `top` and `bottom`; `end` is the least lower edge that it
    /// needs. `hasFoot`: the gold button is elsewhere.
    WidgetRects layoutFor(int left, int width, int top, int bottom, bool hasFoot) const;

  signals:
    void resumeWanted();
    /// The user wants to resume or to give up an unfinished game.
    void resumeMatchWanted(qint64 match);
    void giveUpWanted(qint64 match);
    /// The user wants to see all unfinished games.
    void allUnfinishedWanted();
    /// The user wants a deal of that game.
    void playWanted(const QString& game);

  private:
    static constexpr int kCardsShown = 3; ///< at most

    /// The action of the gold button.
    enum class Main : quint8 { Back, GoOn, Deal };

    void chooseMain(const ShelfFacts& facts, const QString& resumable, const QString& first);

    KeyButton *m_main, *m_all;
    Regulars* m_regulars;
    WoodCaption* m_heading; ///< above the cards
    QList<SavedGameCard*> m_cards;
    QList<UnfinishedGame> m_unfinished;
    LobbyScale m_scale;
    Main m_mainDoes = Main::Deal;
    qint64 m_mainMatch = 0;
    QString m_mainGame;
};

} // namespace tacklebox

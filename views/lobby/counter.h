// The counter of the lobby: the last unfinished games, two regulars behind it, and the gold button.
#pragma once

#include "views/lobby/keptcard.h"
#include "views/lobby/shelffacts.h"

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
    /// All that stands on it are children of `room`.
    Counter(QWidget* room, QObject* parent);

    /// The gold button, which goes on with what lay there last, or deals.
    KeyButton* mainButton() const { return m_main; }
    Regulars* regulars() const { return m_regulars; }
    /// The gold button, the cards, and what leads to all unfinished games, in the order of Tab.
    QList<QWidget*> parts() const;
    /// Cards and what leads to all, as far as they are there.
    QList<QWidget*> cards() const;

    /// What is unfinished, as the facts have it.
    void setFacts(const ShelfFacts& facts);
    const QList<UnfinishedGame>& unfinished() const { return m_unfinished; }
    /// Shows what is unfinished, and what the gold button does: back to the table of the game called
    /// `resumable`, unless that is empty; else the last free one, else what was played last, else `first`.
    void tell(const ShelfFacts& facts, const QString& resumable, const QString& first);
    /// The gold button has the keys; false if that is known.
    bool setMainHasKeys(bool has);

    void setScale(const LobbyScale& scale);
    /// Between `top` and `bottom`; its least lower edge. With a plan everything is put there. `footed`: the
    /// gold button stands elsewhere.
    int arrange(int left, int width, int top, int bottom, bool footed, RoomPlan* plan);

  signals:
    void resumeWanted();
    /// One of the unfinished games is to be gone on with, or given up.
    void keptWanted(qint64 match);
    void giveUpWanted(qint64 match);
    /// All of them are to be shown.
    void allUnfinishedWanted();
    /// A deal of that game.
    void playWanted(const QString& game);

  private:
    static constexpr int kCardsShown = 3; ///< at most

    /// What the gold button does.
    enum class Main : quint8 { Back, GoOn, Deal };

    void chooseMain(const ShelfFacts& facts, const QString& resumable, const QString& first);

    KeyButton *m_main, *m_all;
    Regulars* m_regulars;
    WoodCaption* m_heading; ///< over the cards
    QList<KeptCard*> m_cards;
    QList<UnfinishedGame> m_unfinished;
    LobbyScale m_scale;
    Main m_mainDoes = Main::Deal;
    qint64 m_mainMatch = 0;
    QString m_mainGame;
};

} // namespace tacklebox

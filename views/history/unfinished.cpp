#include "views/history/unfinished.h"

#include "views/games/games.h"

#include "views/history/pastwords.h"
#include "views/theme/stagedialog.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace tacklebox {

/// Translation context.
struct Unfinished {
    Q_DECLARE_TR_FUNCTIONS(Unfinished)
};

QString unfinishedTitle(const MatchSummary& match) {
    const QString title = gameTitle(match.game);
    return match.whatIf ? Unfinished::tr("%1 (what if)", "a game").arg(title) : title;
}

QString standingWords(const MatchSummary& match) {
    const Progress& progress = match.progress;
    if (progress.deal < 1) return {};
    const QString deal = dealTitle(match.game, QLocale().toString(progress.deal));
    if (std::all_of(progress.scores.begin(), progress.scores.end(), [](int score) { return score == 0; }))
        return Unfinished::tr("%1, no points yet", "a round or game").arg(deal);
    QStringList scores;
    for (const int score : progress.scores)
        scores << QLocale().toString(score);
    return Unfinished::tr("%1, %2", "a round or game, and the scores")
        .arg(deal, scores.join(QStringLiteral(" : ")));
}

QString namesWords(const MatchSummary& match) {
    const auto people = std::count_if(match.seats.begin(), match.seats.end(),
                                      [](const SeatPlan& seat) { return seat.person; });
    QStringList names;
    for (const SeatPlan& seat : match.seats)
        names << (people == 1 && seat.person && seat.name == usualPersonName()
                      ? Unfinished::tr("You", "at a table with others")
                      : seat.name);
    return names.join(Unfinished::tr(", "));
}

QString troubleWords(const MatchSummary& match) {
    if (match.playedBy == PlayedBy::OtherProgram) return Unfinished::tr("Open in another window");
    if (!match.damage) return {};
    if (match.damage->validSteps < 0) return Unfinished::tr("Damaged: can't be read");
    return Unfinished::tr("Damaged: readable up to move %1 of %2")
        .arg(QLocale().toString(match.damage->validSteps), QLocale().toString(match.damage->storedSteps));
}

QString damageWords(const Damage& damage) {
    if (damage.validSteps < 0)
        return Unfinished::tr("This saved game is damaged from the start; nothing can be read.");
    return Unfinished::tr("This saved game is damaged: only the first %1 of %n move(s) can be read.", nullptr,
                          damage.storedSteps)
        .arg(QLocale().toString(damage.validSteps));
}

QString unfinishedDetails(const MatchSummary& match, Seat you) {
    const QLocale locale;
    QStringList lines{Unfinished::tr("%1, started %2, last played %3", "a game and two times")
                          .arg(gameTitle(match.game),
                               locale.toString(match.begun.toLocalTime(), QLocale::ShortFormat),
                               whenWords(match.played)),
                      playersWords(match, you), standingWords(match)};
    if (match.playedBy == PlayedBy::ThisProgram)
        lines << Unfinished::tr("It's at your table now.");
    else
        lines << troubleWords(match);
    if (match.whatIf)
        lines << Unfinished::tr(
            "A what-if: it branched off from another game and doesn't count in the statistics.");
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void askToGiveUp(const MatchSummary& match, QWidget* window, const std::function<void()>& giveUp) {
    auto* box = new StageMessageBox(QMessageBox::Warning, Unfinished::tr("Delete this game?"),
                                    Unfinished::tr("Delete this game of %1?").arg(gameTitle(match.game)),
                                    QMessageBox::Cancel, window);
    box->setObjectName(QStringLiteral("giveUpBox"));
    QStringList facts{namesWords(match), standingWords(match),
                      Unfinished::tr("last played %1", "when").arg(whenWords(match.played))};
    facts.removeAll(QString());
    box->setInformativeText(facts.join(QStringLiteral("; ")) + u'\n' +
                            Unfinished::tr("You can't undo this. The game doesn't count in the statistics."));
    QPushButton* yes = box->addButton(Unfinished::tr("Delete it"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("giveUp"));
    box->button(QMessageBox::Cancel)->setText(Unfinished::tr("Keep it"));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    QObject::connect(yes, &QPushButton::clicked, window, [giveUp] { giveUp(); });
    openDialog(box);
}

void askAboutDamage(const MatchSummary& match, const Damage& damage, QWidget* window,
                    const std::function<void()>& goOn, const std::function<void()>& giveUp) {
    auto* box = new StageMessageBox(
        QMessageBox::Warning, Unfinished::tr("A damaged game"),
        Unfinished::tr("This game of %1 can't be resumed where you left it.").arg(gameTitle(match.game)),
        QMessageBox::Cancel, window);
    box->setObjectName(QStringLiteral("damageBox"));
    const bool readable = damage.validSteps >= 0;
    box->setInformativeText(
        damageWords(damage) + u' ' +
        (readable ? Unfinished::tr("You can resume from there, but everything after it is lost for good.")
                  : Unfinished::tr("You can only delete it.")));
    QPushButton* on = nullptr;
    if (readable) {
        on = box->addButton(Unfinished::tr("Resume from there"), QMessageBox::AcceptRole);
        on->setObjectName(QStringLiteral("goOn"));
        QObject::connect(on, &QPushButton::clicked, window, [goOn] { goOn(); });
    }
    QPushButton* gone = box->addButton(Unfinished::tr("Delete it ..."), QMessageBox::DestructiveRole);
    gone->setObjectName(QStringLiteral("giveUp"));
    QObject::connect(gone, &QPushButton::clicked, window, [giveUp] { giveUp(); });
    box->button(QMessageBox::Cancel)->setText(Unfinished::tr("Leave it for now"));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    openDialog(box);
}

} // namespace tacklebox

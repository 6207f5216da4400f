#include "views/games/games.h"

#include "model/host/anygame.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacklebox {

namespace {
struct Deals {
    Q_DECLARE_TR_FUNCTIONS(Deals)
};
} // namespace

QString GameInfo::seatsWords() const {
    return QCoreApplication::translate("GameInfo", "%1 to %2 players").arg(leastSeats).arg(mostSeats);
}

const GameInfo* gameInfo(const QString& id) {
    for (const GameInfo& game : gameInfos())
        if (game.id == id) return &game;
    return nullptr;
}

QString headingOf(std::string_view name) {
    QString title = QString::fromLatin1(name.data(), qsizetype(name.size())).replace(u'-', u' ');
    title[0] = title[0].toUpper();
    return title;
}

std::unique_ptr<Presenter> makePresenter(Table& table) {
    for (const GameInfo& game : gameInfos())
        if (auto presenter = game.present(table)) return presenter;
    return nullptr;
}

OptionInfo optionInfo(const QString& game, const OptionSpec& option) {
    const GameInfo* info = gameInfo(game);
    OptionInfo words = info ? info->option(option.name) : OptionInfo();
    if (words.title.isEmpty()) words.title = headingOf(option.name);
    if (words.choices.isEmpty())
        for (const std::string_view choice : option.choices)
            words.choices << headingOf(choice);
    return words;
}

QString endingTitle(const QString& game, const QString& ending) {
    const GameInfo* info = gameInfo(game);
    if (!info) return ending;
    const auto found = std::ranges::find(info->endings, ending.toStdString());
    return found == info->endings.end() ? ending : info->endingTitle(int(found - info->endings.begin()));
}

QString targetWords(const TablePlan& plan) {
    const GameInfo* info = gameInfo(plan.game);
    return info ? info->target(plan.options) : QString();
}

bool dealIsGame(const QString& game) {
    const AnyGame* known = gameNamed(game.toStdString());
    return known && known->dealIsGame;
}

QString dealTitle(const QString& game, const QString& number) {
    return (dealIsGame(game) ? Deals::tr("Game %1") : Deals::tr("Round %1")).arg(number);
}

QString dealsWords(const QString& game, int deals) {
    return dealIsGame(game) ? Deals::tr("%n game(s)", nullptr, deals)
                            : Deals::tr("%n round(s)", nullptr, deals);
}

CardArt artOfCard(const QString& deck, const QString& card) {
    constexpr int kFaces = 254; // faces have lower numbers than kNoFace
    const QString file = QStringLiteral(":/cards/%1/%2.svg").arg(deck, card);
    for (const GameInfo& game : gameInfos()) {
        if (game.deck != deck) continue;
        for (int face = 0; face < kFaces; ++face)
            if (CardArt art = game.art(Face(face)); art.file == file) return art;
    }
    return {};
}

} // namespace tacklebox

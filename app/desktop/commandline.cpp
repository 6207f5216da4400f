#include "app/desktop/commandline.h"

#include "model/engine/namearray.h"
#include "model/host/anygame.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/newtabledialog.h"
#include "views/settings/settings.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace tacklebox {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("CommandLine", text);
}

constexpr const char* kPaces[] = {"slow", "normal", "fast", "turbo", "off"};
static_assert(namesEvery<Pace>(kPaces));

std::optional<Pace> paceNamed(const QString& name) {
    for (int i = 0; i < int(std::size(kPaces)); ++i)
        if (name == QLatin1String(kPaces[i])) return Pace(i);
    return std::nullopt;
}

std::optional<QSize> readSize(const QString& words) {
    const QStringList sides = words.split(QLatin1Char('x'));
    if (sides.size() != 2) return std::nullopt;
    bool wide = false, high = false;
    const QSize size(sides[0].toInt(&wide), sides[1].toInt(&high));
    if (!wide || !high || size.width() < 640 || size.height() < 400 || size.width() > 16000 ||
        size.height() > 16000)
        return std::nullopt;
    return size;
}

} // namespace

QStringList gameIds() {
    QStringList ids;
    for (const AnyGame* game : allGames())
        ids << QString::fromUtf8(game->id);
    return ids;
}

QList<SeatPlan> readSeats(const QString& words, QString* error) {
    QList<SeatPlan> seats;
    int people = 0;
    for (const QString& word : words.split(QLatin1Char(','))) {
        const QString kind = word.section(QLatin1Char(':'), 0, 0).trimmed().toLower();
        const QString name = word.section(QLatin1Char(':'), 1).trimmed();
        SeatPlan seat;
        if (kind == QLatin1String("you")) {
            seat.person = true;
            ++people;
            seat.name = name.isEmpty() ? usualPersonName(people) : name;
        } else if (const auto level = levelNamed(kind.toStdString())) {
            seat.level = *level;
            seat.name = name.isEmpty() ? usualBotName(int(seats.size()) - people) : name;
        } else {
            *error = QCoreApplication::translate(
                         "CommandLine", "--seats: \"%1\" is neither \"you\" nor a bot's level (minnow, "
                                        "perch, pike or shark). Example: --seats you,perch,pike:Nick")
                         .arg(word.trimmed());
            return {};
        }
        seats << seat;
    }
    keepNamesApart(seats); // renames bots that have a person's name
    const QString wrong = NewTableDialog::namesError(seats);
    if (wrong.isEmpty()) return seats;
    *error = QLatin1String("--seats: ") + wrong;
    return {};
}

CommandLine CommandLine::read(const QStringList& arguments, QString* error, QString* answer,
                              const Speak& speak) {
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("Six card games about fishing."));
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 tr("A recorded game to continue, or a file of games to import."),
                                 QStringLiteral("[FILE]"));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption game(QStringLiteral("game"),
                                  tr("Start this game: %1.").arg(gameIds().join(QLatin1String(", "))),
                                  QStringLiteral("ID"));
    const QCommandLineOption seats(QStringLiteral("seats"),
                                   tr("The players in order, each \"you\" or a bot's level, with an optional "
                                      "name: you,perch,pike:Nick."),
                                   QStringLiteral("SEATS"));
    const QCommandLineOption seed(QStringLiteral("seed"), tr("The random seed of the deal, a whole number."),
                                  QStringLiteral("N"));
    const QCommandLineOption speed(QStringLiteral("speed"),
                                   tr("The speed of the cards: slow, normal, fast, turbo or off."),
                                   QStringLiteral("SPEED"));
    const QCommandLineOption size(QStringLiteral("size"), tr("The window size, for example 1280x800."),
                                  QStringLiteral("WxH"));
    const QCommandLineOption language(QStringLiteral("language"), tr("The language: en or de."),
                                      QStringLiteral("LANGUAGE"));
    const QCommandLineOption lesson(QStringLiteral("lesson"), tr("Start the first lesson of this game."),
                                    QStringLiteral("ID"));
    const QCommandLineOption smoke(
        QStringLiteral("smoke-test"),
        tr("Open each table, play a few moves, write the findings to FILE and quit."),
        QStringLiteral("FILE"));
    const QCommandLineOption shots(
        QStringLiteral("screenshot"),
        tr("Save screenshots of each table at its start, middle and end in DIR and quit."),
        QStringLiteral("DIR"));
    const QCommandLineOption resume(QStringLiteral("resume"),
                                    tr("Resume the last unfinished game that isn't open in another window."));
    const QCommandLineOption demo(
        QStringLiteral("demo"),
        tr("Play random legal moves for every seat, and print the number of steps shown."));
    const QCommandLineOption measure(
        QStringLiteral("measure"),
        tr("Print the time to the first frame and to the complete table, and the memory used, then quit."));
    parser.addOptions(
        {resume, demo, measure, game, seats, seed, speed, size, language, lesson, smoke, shots});

    CommandLine line;
    const auto refuse = [&](const QString& why) {
        *error = why;
        return CommandLine();
    };
    if (!parser.parse(arguments)) return refuse(parser.errorText());
    if (parser.isSet(help)) *answer = parser.helpText();
    if (parser.isSet(version))
        *answer =
            QCoreApplication::applicationName() + QLatin1Char(' ') + QCoreApplication::applicationVersion();
    if (!answer->isEmpty()) return line;

    line.language = parser.value(language);
    if (!line.language.isEmpty() && line.language != QLatin1String("en") &&
        line.language != QLatin1String("de"))
        return refuse(tr("--language must be en or de, not \"%1\".").arg(line.language));
    if (!line.language.isEmpty() && speak) speak(line.language);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) return refuse(tr("You can open only one FILE at a time."));
    if (!files.isEmpty()) {
        line.file = files.front();
        if (parser.isSet(game) || parser.isSet(seed))
            return refuse(tr("A FILE sets the game and the seed: leave out --game and --seed."));
    }
    if (parser.isSet(seats)) {
        const auto read = readSeats(parser.value(seats), error);
        if (read.isEmpty()) return {};
        line.seats = read;
        if (!parser.isSet(game) && files.isEmpty()) return refuse(tr("--seats needs --game or a FILE."));
    }
    if (parser.isSet(game)) {
        const QString id = parser.value(game);
        if (!gameIds().contains(id))
            return refuse(tr("There's no game called \"%1\". The games are %2.")
                              .arg(id, gameIds().join(QLatin1String(", "))));
        line.table = firstPlan(id);
        if (line.seats) line.table->seats = *line.seats;
    }
    line.lesson = parser.value(lesson);
    if (!line.lesson.isEmpty() && !gameIds().contains(line.lesson))
        return refuse(tr("There's no game called \"%1\". The games are %2.")
                          .arg(line.lesson, gameIds().join(QLatin1String(", "))));
    if (parser.isSet(seed)) {
        bool whole = false;
        const quint64 value = parser.value(seed).toULongLong(&whole);
        if (!whole) return refuse(tr("--seed: \"%1\" is not a whole number.").arg(parser.value(seed)));
        if (!line.table) return refuse(tr("--seed needs --game."));
        line.table->seed = value;
    }
    if (parser.isSet(speed)) {
        line.pace = paceNamed(parser.value(speed));
        if (!line.pace)
            return refuse(
                tr("--speed must be slow, normal, fast, turbo or off, not \"%1\".").arg(parser.value(speed)));
    }
    if (parser.isSet(size)) {
        line.size = readSize(parser.value(size));
        if (!line.size)
            return refuse(tr("--size must be at least 640x400, for example 1280x800, not \"%1\".")
                              .arg(parser.value(size)));
    }
    line.resume = parser.isSet(resume);
    if (line.resume && (line.table || !line.file.isEmpty()))
        return refuse(tr("--resume sets the game: leave out FILE and --game."));
    line.demo = parser.isSet(demo);
    line.measure = parser.isSet(measure);
    line.smokeTest = parser.value(smoke);
    line.screenshots = parser.value(shots);
    return line;
}

} // namespace tacklebox

#include "views/dialogs/newtabledialog.h"

#include "model/table/dealcodes.h"
#include "views/dialogs/choicebox.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/seatcard.h"
#include "views/dialogs/tableoptions.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/theme/cardgrid.h"
#include "views/theme/keymap.h"
#include "views/theme/theme.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr QSize kSheet(916, 0); ///< in units of scale 1; height by content
constexpr int kSeatWidth = 248, kSeatColumns = 3;

/// The seed as a deal code, or as a number if the dealer is not fixed.
QString seedWords(const TablePlan& plan) {
    if (!plan.dealer) return QString::number(*plan.seed);
    return QString::fromStdString(
        dealCode({plan.game.toStdString(), plan.options, int(plan.seats.size()), *plan.seed, *plan.dealer}));
}

} // namespace

NewTableDialog::NewTableDialog(const QString& game, const QSettings* memory, QWidget* parent)
    : NewTableDialog((memory ? lastPlan(*memory, game) : std::nullopt).value_or(firstPlan(game)), parent) {}

NewTableDialog::NewTableDialog(const TablePlan& start, QWidget* parent)
    : StageDialog(kSheet, parent), m_game(start.game), m_announcer(new Announcer(this)),
      m_error(new ErrorLabel), m_seedLine(new MutedLabel) {
    const GameInfo* found = gameInfo(m_game);
    const GameInfo game = found ? *found : GameInfo();
    setHeading(tr("New table: %1").arg(game.title), game.line ? game.line() : QString());
    frame().setHeading(game.title, game.line ? game.line() : QString());
    frame().setBand(theme::bandOf(game.background));
    frame().setCards(artOfCard(game.deck, game.headerCards[0]), artOfCard(game.deck, game.headerCards[1]));

    body().addWidget(seatsHead(int(start.seats.size()), game.leastSeats, game.mostSeats, game.seatsWords()));
    body().addWidget(seatCards(start, game.mostSeats));
    auto* rule = new QFrame;
    rule->setFrameShape(QFrame::HLine);
    body().addWidget(rule);
    m_options = new TableOptions(game, start);
    body().addWidget(m_options);
    body().addStretch();

    foot().addWidget(m_seedLine);
    m_error->setObjectName(QStringLiteral("error"));
    foot().addWidget(m_error);
    addSeedField(start);
    QPushButton* cancel = button(tr("Cancel"), keys::nameOf(keys::Command::Close));
    QPushButton* play = button(tr("Play"), keys::nameOf(keys::Command::Accept));
    play->setObjectName(QStringLiteral("play"));
    play->setDefault(true);
    setButtons({cancel, play});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(play, &QPushButton::clicked, this, &NewTableDialog::accept);

    connect(m_count, &QSpinBox::valueChanged, this, &NewTableDialog::seatsChanged);
    connect(m_seed, &QLineEdit::textChanged, this, &NewTableDialog::readCode);
    connect(m_options, &TableOptions::changed, this, &NewTableDialog::check);
    seatsChanged();
    m_options->setDealer(start.dealer);
    readCode();
    for (ChoiceBox* box : findChildren<ChoiceBox*>()) // last: other handlers update its description
        connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
            if (box->hasFocus()) m_announcer->announcePrivate(box->spoken());
        });
    play->setFocus();
}

QWidget* NewTableDialog::seatsHead(int seats, int least, int most, const QString& line) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Players:"));
    m_count = new QSpinBox;
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setRange(least, most);
    m_count->setValue(seats);
    label->setBuddy(m_count);
    layout->addWidget(label);
    layout->addWidget(m_count);
    m_count->setAccessibleDescription(line + u'.');
    layout->addWidget(new HelpLine(line + QStringLiteral(". ") + tr("Click a portrait to change it.")), 1);
    auto* aid = new QLabel(tr("&Memory aid:"));
    m_memory = new ChoiceBox;
    m_memory->setObjectName(QStringLiteral("memory"));
    m_memory->addItems({tr("off", "the memory aid"), tr("what was asked"), tr("what follows")});
    m_memory->setAccessibleDescription(tr("Marks at the players what everybody can know. Counts as help."));
    m_memory->setToolTip(m_memory->accessibleDescription());
    m_memory->setMaximumHeight(m_count->sizeHint().height()); // otherwise the options below may not fit
    aid->setBuddy(m_memory);
    layout->addWidget(aid);
    layout->addWidget(m_memory);
    return row;
}

QWidget* NewTableDialog::seatCards(const TablePlan& start, int most) {
    const GameInfo* game = gameInfo(m_game);
    auto* grid = new CardGrid(kSeatWidth, kSeatColumns);
    QList<QWidget*> cards;
    QList<SeatPlan> plans = start.seats;
    for (int row = 0; row < most; ++row) {
        if (row >= plans.size()) { // the next regular who is not at the table
            SeatPlan seat{.name = usualBotName(row), .person = false, .level = Level::Perch};
            for (const QString& name : regulars())
                if (std::none_of(plans.cbegin(), plans.cend(), [&name](const SeatPlan& plan) {
                        return plan.name.compare(name, Qt::CaseInsensitive) == 0;
                    })) {
                    seat.name = name;
                    break;
                }
            plans.append(seat);
        }
        auto* card = new SeatCard(row, plans[row], game && game->live);
        connect(card, &SeatCard::changed, this, &NewTableDialog::seatsChanged);
        m_seats.append(card);
        cards.append(card);
    }
    for (int place = 0; place < most; ++place) {
        auto* empty = new EmptyPlace(tr("Add a seat"), tr("up to %1", "seats").arg(most));
        connect(empty, &QAbstractButton::clicked, this, [this] { m_count->setValue(m_count->value() + 1); });
        m_empty.append(empty);
        cards.append(empty);
    }
    grid->setCards(cards);
    return grid;
}

void NewTableDialog::addSeedField(const TablePlan& start) {
    auto* label = new QLabel(tr("D&eal code:"));
    m_seed = new QLineEdit;
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setPlaceholderText(tr("random"));
    m_seed->setAccessibleName(tr("Deal code or number"));
    m_seed->setClearButtonEnabled(true);
    m_seed->setMinimumWidth(m_seed->fontMetrics().horizontalAdvance(QStringLiteral("WWWW-WWWW-WWWW")));
    if (start.seed) m_seed->setText(seedWords(start));
    label->setBuddy(m_seed);
    setRare({label, m_seed});
}

QList<SeatPlan> NewTableDialog::seats() const {
    QList<SeatPlan> seats;
    for (int i = 0; i < m_count->value() && i < m_seats.size(); ++i)
        seats.append(m_seats[i]->plan());
    return seats;
}

void NewTableDialog::keepBotsApart() {
    const QList<SeatPlan> before = seats();
    QList<SeatPlan> after = before;
    keepNamesApart(after);
    for (int i = 0; i < before.size(); ++i)
        if (after[i].name != before[i].name) m_seats[i]->setName(after[i].name);
}

void NewTableDialog::seatsChanged() {
    if (m_naming) return;
    m_naming = true; // ignores changes made below
    keepBotsApart();
    const int used = m_count->value();
    QStringList names;
    int people = 0;
    for (int i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setVisible(i < used);
        m_empty[i]->setVisible(i >= used && i < (used + kSeatColumns - 1) / kSeatColumns * kSeatColumns &&
                               i < m_seats.size());
        if (i >= used) continue;
        const SeatPlan seat = m_seats[i]->plan();
        if (seat.person && seat.face.isEmpty()) m_seats[i]->setPersonNumber(++people);
        names << seat.name;
    }
    // After a full row of seats, the next row starts with an empty place.
    if (used < m_seats.size() && used % kSeatColumns == 0) m_empty[used]->show();
    m_options->setPlayers(names);
    m_naming = false;
    check();
}

/// A code sets the number of seats, dealer and options. The players stay.
void NewTableDialog::readCode() {
    QString error;
    m_code = planOfDealCode(m_seed->text(), &error);
    if (m_code && m_code->game == m_game) {
        m_count->setValue(int(m_code->seats.size()));
        m_options->setDealer(m_code->dealer);
        m_options->setOptions(m_code->options);
    }
    check();
}

QString NewTableDialog::seedLine(const TablePlan& plan) const {
    if (!m_code) return tr("The same code or number always deals the same cards.");
    if (m_code->game != m_game) {
        const GameInfo* game = gameInfo(m_code->game);
        return tr("This code is for %1.", "a game").arg(game ? game->title : m_code->game);
    }
    if (plan.seats.size() == m_code->seats.size() && plan.options == m_code->options &&
        plan.dealer == m_code->dealer)
        return tr("The code has set the seats, first dealer and rules.");
    return tr("You've changed the seats, first dealer or rules of the code, so the cards will be different.");
}

QString NewTableDialog::seedError() const {
    const QString typed = m_seed->text().trimmed();
    bool number = false;
    typed.toULongLong(&number);
    if (typed.isEmpty() || number || (m_code && m_code->game == m_game)) return {};
    if (m_code) return seedLine(plan());
    QString error;
    planOfDealCode(typed, &error);
    return error + u' ' + tr("Leave it empty for a random deal.");
}

void NewTableDialog::check() {
    const QString seed = seedLine(plan());
    m_seed->setToolTip(seed);
    m_seed->setAccessibleDescription(seed);
    m_seedLine->setText(m_seed->text().trimmed().isEmpty() ? QString() : seed);
    m_seedLine->setVisible(!m_seedLine->text().isEmpty());
    m_error->setText(validationError(plan()));
    m_error->setVisible(!m_error->text().isEmpty());
}

TablePlan NewTableDialog::plan() const {
    TablePlan plan;
    plan.game = m_game;
    plan.seats = seats();
    m_options->write(plan);
    bool number = false;
    const quint64 seed = m_seed->text().trimmed().toULongLong(&number);
    if (number) plan.seed = seed;
    if (m_code && m_code->game == m_game) plan.seed = m_code->seed;
    return plan;
}

KnownCards NewTableDialog::knownCards() const {
    return KnownCards(m_memory->currentIndex());
}

void NewTableDialog::setKnownCards(KnownCards level) {
    m_memory->setCurrentIndex(int(level));
}

void NewTableDialog::forbidLive() {
    m_options->forbidLive();
}

QString NewTableDialog::validationError(const TablePlan& plan) {
    const GameInfo* game = gameInfo(plan.game);
    if (!game) return tr("That game doesn't exist.");
    if (plan.seats.size() < game->leastSeats || plan.seats.size() > game->mostSeats)
        return tr("%1 is for %2.").arg(game->title, game->seatsWords());
    if (QString why = namesError(plan.seats); !why.isEmpty()) return why;
    const auto people =
        std::count_if(plan.seats.begin(), plan.seats.end(), [](const SeatPlan& seat) { return seat.person; });
    if (people == 0) return tr("A table needs at least one player who isn't a bot.");
    if (plan.tempo == Tempo::Live && people != 1)
        return tr("Live is for one player against bots. Choose \"Round the table\", or give the other seats "
                  "to bots.");
    return {};
}

QString NewTableDialog::namesError(const QList<SeatPlan>& seats) {
    QStringList names;
    for (const SeatPlan& seat : seats) {
        if (seat.name.isEmpty()) return tr("Every player needs a name.");
        if (names.contains(seat.name, Qt::CaseInsensitive))
            return tr("Two players are called %1. Give them different names.").arg(seat.name);
        names.append(seat.name);
    }
    return {};
}

void NewTableDialog::accept() {
    QString why = validationError(plan());
    if (why.isEmpty()) why = seedError();
    if (why.isEmpty()) {
        QDialog::accept();
        return;
    }
    m_error->setText(why);
    m_error->show();
    m_error->setAccessibleName(why);
}

} // namespace tacklebox

#include "moc_newtabledialog.cpp"

#include "views/dialogs/newtabledialog.h"

#include "model/table/dealcodes.h"
#include "views/dialogs/lastplans.h"
#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark, Level::Random};
constexpr int kPerson = -1;

QLabel* smallLine(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    QPalette faint = label->palette();
    faint.setColor(QPalette::WindowText,
                   theme::mixed(faint.color(QPalette::Window), faint.color(QPalette::WindowText), 0.78));
    label->setPalette(faint);
    return label;
}

/// How the seed of a plan is written in the dialog: as its code, if all that belongs to it is fixed.
QString seedWords(const TablePlan& plan) {
    if (!plan.dealer) return QString::number(*plan.seed);
    return QString::fromStdString(
        dealCode({plan.game.toStdString(), plan.options, int(plan.seats.size()), *plan.seed, *plan.dealer}));
}

} // namespace

NewTableDialog::NewTableDialog(const QString& game, const QSettings* memory, QWidget* parent)
    : NewTableDialog((memory ? lastPlan(*memory, game) : std::nullopt).value_or(firstPlan(game)), parent) {}

NewTableDialog::NewTableDialog(const TablePlan& start, QWidget* parent)
    : QDialog(parent), m_game(start.game) {
    const GameInfo* found = gameInfo(m_game);
    const GameInfo game = found ? *found : GameInfo();
    setWindowTitle(tr("New table: %1").arg(game.title));

    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    auto* title = new QLabel(game.title);
    title->setFont(theme::titleFont(theme::fontPixels(*this) * 1.8));
    title->setWordWrap(true);
    column->addWidget(title);
    column->addWidget(smallLine(game.line ? game.line() : QString(), body));

    // Seats
    auto* seatBox = new QGroupBox(tr("Seats"));
    auto* seatColumn = new QVBoxLayout(seatBox);
    auto* countRow = new QHBoxLayout;
    auto* countLabel = new QLabel(tr("&Players:"));
    m_count = new QSpinBox;
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setRange(game.leastSeats, game.mostSeats);
    m_count->setValue(int(start.seats.size()));
    countLabel->setBuddy(m_count);
    countRow->addWidget(countLabel);
    countRow->addWidget(m_count);
    countRow->addWidget(smallLine(game.seatsWords(), seatBox), 1);
    seatColumn->addLayout(countRow);
    auto* seats = new QGridLayout;
    seats->setColumnStretch(1, 2);
    seats->setColumnStretch(2, 1);
    static const char* const kNames[] = {"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};
    for (int row = 0; row < game.mostSeats; ++row) {
        SeatPlan seat{.name = QString::fromLatin1(kNames[row]), .person = false, .level = Level::Perch};
        if (row < start.seats.size()) seat = start.seats[row];
        addSeat(seats, row, seat);
    }
    seatColumn->addLayout(seats);
    auto* dealerRow = new QHBoxLayout;
    auto* dealerLabel = new QLabel(tr("First &dealer:"));
    m_dealer = new QComboBox;
    m_dealer->setObjectName(QStringLiteral("dealer"));
    dealerLabel->setBuddy(m_dealer);
    dealerRow->addWidget(dealerLabel);
    dealerRow->addWidget(m_dealer, 1);
    seatColumn->addLayout(dealerRow);
    column->addWidget(seatBox);

    // Options
    auto* optionBox = new QGroupBox(tr("Rules of this table"));
    auto* optionColumn = new QVBoxLayout(optionBox);
    for (std::size_t i = 0; i < game.options.size(); ++i)
        optionColumn->addWidget(optionRow(game.options[i], start.options.value[i]));
    if (game.live) {
        auto* row = new QHBoxLayout;
        auto* label = new QLabel(tr("&Tempo:"));
        m_tempo = new QComboBox;
        m_tempo->setObjectName(QStringLiteral("tempo"));
        m_tempo->addItem(tr("Round the table"), int(Tempo::RoundTheTable));
        m_tempo->addItem(tr("Live: who is first, acts"), int(Tempo::Live));
        m_tempo->setCurrentIndex(int(start.tempo));
        label->setBuddy(m_tempo);
        row->addWidget(label);
        row->addWidget(m_tempo, 1);
        optionColumn->addLayout(row);
        m_tempoLine = smallLine({}, optionBox);
        optionColumn->addWidget(m_tempoLine);
    }
    auto* seedRow = new QHBoxLayout;
    auto* seedLabel = new QLabel(tr("D&eal code or number:"));
    m_seed = new QLineEdit;
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setPlaceholderText(tr("drawn at random"));
    m_seed->setClearButtonEnabled(true);
    if (start.seed) m_seed->setText(seedWords(start));
    seedLabel->setBuddy(m_seed);
    seedRow->addWidget(seedLabel);
    seedRow->addWidget(m_seed, 1);
    optionColumn->addLayout(seedRow);
    m_seedLine = smallLine({}, optionBox);
    optionColumn->addWidget(m_seedLine);
    column->addWidget(optionBox);
    column->addStretch();

    m_area = new QScrollArea;
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(body);
    m_fault = new QLabel;
    m_fault->setObjectName(QStringLiteral("fault"));
    m_fault->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    m_fault->setFont(bold);
    auto* buttons = new QDialogButtonBox;
    QPushButton* play = buttons->addButton(tr("Play"), QDialogButtonBox::AcceptRole);
    play->setObjectName(QStringLiteral("play"));
    play->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewTableDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_fault);
    layout->addWidget(buttons);

    connect(m_count, &QSpinBox::valueChanged, this, &NewTableDialog::seatsChanged);
    connect(m_seed, &QLineEdit::textChanged, this, &NewTableDialog::readCode);
    for (const OptionRow& row : m_options) {
        if (row.number) connect(row.number, &QSpinBox::valueChanged, this, &NewTableDialog::check);
        if (row.flag) connect(row.flag, &QCheckBox::toggled, this, &NewTableDialog::check);
        if (row.choice) connect(row.choice, &QComboBox::currentIndexChanged, this, &NewTableDialog::check);
    }
    connect(m_dealer, &QComboBox::activated, this, &NewTableDialog::check);
    if (m_tempo) connect(m_tempo, &QComboBox::currentIndexChanged, this, &NewTableDialog::check);
    seatsChanged();
    m_dealer->setCurrentIndex(start.dealer ? *start.dealer + 1 : 0);
    readCode();
    play->setFocus();

    const QSize screen = this->screen() ? this->screen()->availableSize() : QSize(1024, 640);
    const QSize wanted = body->sizeHint() + QSize(60, 100);
    resize(wanted.boundedTo(QSize(qMax(520, wanted.width()), 720)).boundedTo(screen - QSize(40, 60)));
}

void NewTableDialog::addSeat(QGridLayout* seats, int row, const SeatPlan& plan) {
    SeatRow seat{};
    auto* number = new QLabel(tr("Seat %1").arg(row + 1));
    seat.box = number;
    seat.name = new QLineEdit(plan.name);
    seat.name->setObjectName(QStringLiteral("name%1").arg(row));
    seat.name->setMaxLength(40);
    seat.name->setAccessibleName(tr("Name at seat %1").arg(row + 1));
    seat.who = new QComboBox;
    seat.who->setObjectName(QStringLiteral("who%1").arg(row));
    seat.who->setAccessibleName(tr("Who plays at seat %1").arg(row + 1));
    seat.who->addItem(tr("Person"), kPerson);
    for (const Level level : kLevels)
        seat.who->addItem(tr("Bot: %1").arg(levelTitle(level)), int(level));
    seat.who->setCurrentIndex(qMax(0, seat.who->findData(plan.person ? kPerson : int(plan.level))));
    seat.line = smallLine({}, this);
    seats->addWidget(number, 2 * row, 0);
    seats->addWidget(seat.name, 2 * row, 1);
    seats->addWidget(seat.who, 2 * row, 2);
    seats->addWidget(seat.line, 2 * row + 1, 1, 1, 2);
    m_seats.append(seat);
    connect(seat.name, &QLineEdit::textChanged, this, &NewTableDialog::seatsChanged);
    connect(seat.who, &QComboBox::currentIndexChanged, this, &NewTableDialog::seatsChanged);
}

QWidget* NewTableDialog::optionRow(const OptionSpec& option, int value) {
    const OptionInfo info = optionInfo(m_game, option);
    const QString id = QString::fromLatin1(option.name.data(), qsizetype(option.name.size()));
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(2);
    OptionRow row;
    if (option.kind == OptionKind::Flag) {
        row.flag = new QCheckBox(info.title);
        row.flag->setObjectName(id);
        row.flag->setChecked(value);
        row.flag->setAccessibleDescription(info.line);
        column->addWidget(row.flag);
    } else {
        auto* line = new QHBoxLayout;
        auto* label = new QLabel(info.title + u':');
        line->addWidget(label);
        if (option.kind == OptionKind::Number) {
            row.number = new QSpinBox;
            row.number->setRange(option.least, option.most);
            if (!info.zero.isEmpty() && option.least == 0) row.number->setSpecialValueText(info.zero);
            row.number->setSingleStep(option.most > 400 ? 50 : option.most > 100 ? 10 : 1);
            row.number->setValue(value);
            label->setBuddy(row.number);
            row.number->setObjectName(id);
            row.number->setAccessibleDescription(info.line);
            line->addWidget(row.number, 1);
        } else {
            row.choice = new QComboBox;
            row.choice->addItems(info.choices);
            row.choice->setCurrentIndex(value);
            label->setBuddy(row.choice);
            row.choice->setObjectName(id);
            row.choice->setAccessibleDescription(info.line);
            line->addWidget(row.choice, 1);
        }
        column->addLayout(line);
    }
    column->addWidget(smallLine(info.line, box));
    m_options.append(row);
    return box;
}

void NewTableDialog::seatsChanged() {
    const int dealer = m_dealer->currentIndex();
    m_dealer->clear();
    m_dealer->addItem(tr("drawn by lot"));
    const GameInfo* game = gameInfo(m_game);
    QStringList told; // what a level means is said once
    for (int i = 0; i < m_seats.size(); ++i) {
        const SeatRow& seat = m_seats[i];
        const bool used = i < m_count->value();
        const int who = seat.who->currentData().toInt();
        for (QWidget* widget : {seat.box, static_cast<QWidget*>(seat.name), static_cast<QWidget*>(seat.who)})
            widget->setVisible(used);
        const QString line = who == kPerson ? QString() : levelLine(Level(who), game && game->live);
        seat.line->setText(line);
        seat.who->setAccessibleDescription(line);
        seat.line->setVisible(used && !line.isEmpty() && !told.contains(line));
        if (used) told.append(line);
        if (used) m_dealer->addItem(seat.name->text());
    }
    m_dealer->setCurrentIndex(dealer >= 0 && dealer < m_dealer->count() ? dealer : 0);
    check();
}

/// A code sets up the table that it stands for; who sits there stays.
void NewTableDialog::readCode() {
    QString fault;
    m_code = planOfDealCode(m_seed->text(), &fault);
    if (m_code && m_code->game == m_game) {
        m_count->setValue(int(m_code->seats.size()));
        m_dealer->setCurrentIndex(*m_code->dealer + 1);
        for (int i = 0; i < m_options.size(); ++i) {
            const OptionRow& row = m_options[i];
            const int value = m_code->options.value[std::size_t(i)];
            if (row.number) row.number->setValue(value);
            if (row.flag) row.flag->setChecked(value);
            if (row.choice) row.choice->setCurrentIndex(value);
        }
    }
    check();
}

QString NewTableDialog::seedLine(const TablePlan& plan) const {
    if (!m_code) return tr("The same code or number deals the same cards again.");
    if (m_code->game != m_game) {
        const GameInfo* game = gameInfo(m_code->game);
        return tr("This code is for %1.", "a game").arg(game ? game->title : m_code->game);
    }
    if (plan.seats.size() == m_code->seats.size() && plan.options == m_code->options &&
        plan.dealer == m_code->dealer)
        return tr("Seats, first dealer and rules are those of the code.");
    return tr("Seats, first dealer or rules are not those of the code any more: the cards will be others.");
}

QString NewTableDialog::seedFault() const {
    const QString typed = m_seed->text().trimmed();
    bool number = false;
    typed.toULongLong(&number);
    if (typed.isEmpty() || number || (m_code && m_code->game == m_game)) return {};
    if (m_code) return seedLine(plan());
    QString fault;
    planOfDealCode(typed, &fault);
    return fault + u' ' + tr("Leave it empty to have the cards drawn.");
}

void NewTableDialog::check() {
    m_seedLine->setText(seedLine(plan()));
    if (m_tempo)
        m_tempoLine->setText(
            m_tempo->currentIndex() == 0
                ? tr("After each action every player is asked once, in order. No clock.")
                : tr("Nobody is asked: bots react in their own time, you when you press. For one "
                     "person against bots."));
    m_fault->setText(fault(plan()));
    m_fault->setVisible(!m_fault->text().isEmpty());
}

TablePlan NewTableDialog::plan() const {
    TablePlan plan;
    plan.game = m_game;
    for (int i = 0; i < m_count->value() && i < m_seats.size(); ++i) {
        const int who = m_seats[i].who->currentData().toInt();
        SeatPlan seat;
        seat.name = m_seats[i].name->text().simplified();
        seat.person = who == kPerson;
        seat.level = seat.person ? Level::Perch : Level(who);
        plan.seats.append(seat);
    }
    if (m_dealer->currentIndex() > 0) plan.dealer = Seat(m_dealer->currentIndex() - 1);
    for (int i = 0; i < m_options.size(); ++i) {
        const OptionRow& row = m_options[i];
        plan.options.value[std::size_t(i)] = std::int16_t(row.number   ? row.number->value()
                                                          : row.flag   ? int(row.flag->isChecked())
                                                          : row.choice ? row.choice->currentIndex()
                                                                       : 0);
    }
    bool number = false;
    const quint64 seed = m_seed->text().trimmed().toULongLong(&number);
    if (number) plan.seed = seed;
    if (m_code && m_code->game == m_game) plan.seed = m_code->seed;
    if (m_tempo) plan.tempo = Tempo(m_tempo->currentData().toInt());
    return plan;
}

QString NewTableDialog::fault(const TablePlan& plan) {
    const GameInfo* game = gameInfo(plan.game);
    if (!game) return tr("There is no such game.");
    if (plan.seats.size() < game->leastSeats || plan.seats.size() > game->mostSeats)
        return tr("%1 is for %2.").arg(game->title, game->seatsWords());
    int persons = 0;
    QStringList names;
    for (const SeatPlan& seat : plan.seats) {
        persons += seat.person;
        if (seat.name.isEmpty()) return tr("Every player needs a name.");
        if (names.contains(seat.name, Qt::CaseInsensitive))
            return tr("There are two players called %1; nobody could tell them apart.").arg(seat.name);
        names.append(seat.name);
    }
    if (persons == 0) return tr("At least one person must sit at the table.");
    if (plan.tempo == Tempo::Live && persons != 1)
        return tr("Live is for one person against bots. Choose round the table, or seat one person.");
    return {};
}

void NewTableDialog::accept() {
    QString why = fault(plan());
    if (why.isEmpty()) why = seedFault();
    if (why.isEmpty()) {
        QDialog::accept();
        return;
    }
    m_fault->setText(why);
    m_fault->show();
    m_fault->setAccessibleName(why);
}

} // namespace tacklebox

#include "moc_newtabledialog.cpp"

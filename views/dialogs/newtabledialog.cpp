#include "views/dialogs/newtabledialog.h"

#include "model/table/dealcodes.h"
#include "views/dialogs/choicebox.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/seatcard.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/theme/cardgrid.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr QSize kSheet(916, 0); ///< units; as high as its content
constexpr int kSeatWidth = 248, kSeatColumns = 3, kOptionWidth = 330, kOptionColumns = 2;
constexpr qreal kLeastLabel = 112; ///< units: what the name of an option keeps beside a wide field

/// How the seed of a plan is written in the dialog: as its code, if all that belongs to it is fixed.
QString seedWords(const TablePlan& plan) {
    if (!plan.dealer) return QString::number(*plan.seed);
    return QString::fromStdString(
        dealCode({plan.game.toStdString(), plan.options, int(plan.seats.size()), *plan.seed, *plan.dealer}));
}

/// A label beside what it names.
QHBoxLayout* labelled(const QString& words, QWidget* field) {
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(words);
    label->setBuddy(field);
    label->setWordWrap(true);
    // A wide field leaves it two words in a line.
    label->setMinimumWidth(
        qMin(label->fontMetrics().horizontalAdvance(words), qRound(kLeastLabel * theme::scale())));
    row->addWidget(label, 1);
    row->addWidget(field, 0);
    return row;
}

/// A choice that is wide enough for its words, and lets go where there is no room for them.
ChoiceBox* choice(const QString& name) {
    auto* box = new ChoiceBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(4);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return box;
}

QWidget* optionOf(QLayout* first, QWidget* line) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 1);
    column->setSpacing(1);
    first->setSpacing(qRound(tokens::kGap * theme::scale()));
    column->addLayout(first);
    column->addWidget(line);
    column->addStretch();
    return box;
}

} // namespace

NewTableDialog::NewTableDialog(const QString& game, const QSettings* memory, QWidget* parent)
    : NewTableDialog((memory ? lastPlan(*memory, game) : std::nullopt).value_or(firstPlan(game)), parent) {}

NewTableDialog::NewTableDialog(const TablePlan& start, QWidget* parent)
    : StageDialog(kSheet, parent), m_game(start.game), m_dealer(choice(QStringLiteral("dealer"))),
      m_announcer(new Announcer(this)), m_fault(new FaultLabel), m_seedLine(new MutedLabel) {
    const GameInfo* found = gameInfo(m_game);
    const GameInfo game = found ? *found : GameInfo();
    setHeading(tr("New table: %1").arg(game.title), game.line ? game.line() : QString());
    frame().setHeading(game.title, game.line ? game.line() : QString());
    frame().setBand(theme::bandOf(game.ground));
    frame().setCards(artOfCard(game.deck, game.signs[0]), artOfCard(game.deck, game.signs[1]));

    body().addWidget(seatsHead(int(start.seats.size()), game.leastSeats, game.mostSeats, game.seatsWords()));
    body().addWidget(seatCards(start, game.mostSeats));
    auto* rule = new QFrame;
    rule->setFrameShape(QFrame::HLine);
    body().addWidget(rule);
    auto* rules = new CardGrid(kOptionWidth, kOptionColumns);
    QList<QWidget*> boxes;
    for (std::size_t i = 0; i < game.options.size(); ++i)
        boxes.append(optionBox(game.options[i], start.options.value[i]));
    if (game.live) boxes.append(tempoBox(start.tempo));
    boxes.append(dealerBox());
    body().addWidget(rules);
    rules->setCards(boxes);
    body().addStretch();

    foot().addWidget(m_seedLine);
    m_fault->setObjectName(QStringLiteral("fault"));
    foot().addWidget(m_fault);
    addSeedField(start);
    QPushButton* cancel = button(tr("Cancel"), tr("Esc"));
    QPushButton* play = button(tr("Play"), tr("Enter"));
    play->setObjectName(QStringLiteral("play"));
    play->setDefault(true);
    setButtons({cancel, play});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(play, &QPushButton::clicked, this, &NewTableDialog::accept);

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
    for (ChoiceBox* box : findChildren<ChoiceBox*>()) // each tells after all who follow it
        connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
            if (box->hasFocus()) m_announcer->ask(box->spoken());
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
    layout->addWidget(new HelpLine(line + QStringLiteral(". ") + tr("Click a face to change it.")), 1);
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

QWidget* NewTableDialog::dealerBox() {
    const QString line = tr("Afterwards the deal passes on.");
    m_dealer->setAccessibleDescription(line);
    return optionOf(labelled(tr("First &dealer:"), m_dealer), new HelpLine(line));
}

QWidget* NewTableDialog::tempoBox(Tempo tempo) {
    m_tempo = choice(QStringLiteral("tempo"));
    m_tempo->addItem(tr("Round the table"), int(Tempo::RoundTheTable));
    m_tempo->addItem(tr("Live: who is first, acts"), int(Tempo::Live));
    m_tempo->setCurrentIndex(int(tempo));
    m_tempoLine = new HelpLine;
    return optionOf(labelled(tr("&Tempo:"), m_tempo), m_tempoLine);
}

void NewTableDialog::addSeedField(const TablePlan& start) {
    auto* label = new QLabel(tr("D&eal code:"));
    m_seed = new QLineEdit;
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setPlaceholderText(tr("drawn at random"));
    m_seed->setAccessibleName(tr("Deal code or number"));
    m_seed->setClearButtonEnabled(true);
    m_seed->setMinimumWidth(m_seed->fontMetrics().horizontalAdvance(QStringLiteral("WWWW-WWWW-WWWW")));
    if (start.seed) m_seed->setText(seedWords(start));
    label->setBuddy(m_seed);
    setRare({label, m_seed});
}

QWidget* NewTableDialog::optionBox(const OptionSpec& option, int value) {
    const OptionInfo info = optionInfo(m_game, option);
    const QString id = QString::fromLatin1(option.name);
    OptionRow row;
    auto* first = new QHBoxLayout;
    auto* line = new HelpLine(info.line);
    if (option.kind == OptionKind::Flag) {
        row.flag = new QCheckBox(info.title);
        row.flag->setObjectName(id);
        row.flag->setChecked(value);
        row.flag->setAccessibleDescription(info.line);
        line->setIndent(row.flag->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, row.flag) +
                        row.flag->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, row.flag));
        first->addWidget(row.flag);
    } else if (option.kind == OptionKind::Number) {
        row.number = new QSpinBox;
        row.number->setRange(option.least, option.most);
        if (!info.zero.isEmpty() && option.least == 0) row.number->setSpecialValueText(info.zero);
        row.number->setSingleStep(option.most > 400 ? 50 : option.most > 100 ? 10 : 1);
        row.number->setValue(value);
        row.number->setObjectName(id);
        row.number->setAccessibleDescription(info.line);
        delete first;
        first = labelled(info.title + u':', row.number);
    } else {
        row.choice = choice(id);
        row.choice->addItems(info.choices);
        row.choice->setCurrentIndex(value);
        row.choice->setAccessibleDescription(info.line);
        delete first;
        first = labelled(info.title + u':', row.choice);
    }
    m_options.append(row);
    return optionOf(first, line);
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
    m_naming = true; // what follows from it is not another change
    keepBotsApart();
    const int dealer = m_dealer->currentIndex(), used = m_count->value();
    m_dealer->clear();
    m_dealer->addItem(tr("drawn by lot"));
    int persons = 0;
    for (int i = 0; i < m_seats.size(); ++i) {
        m_seats[i]->setVisible(i < used);
        m_empty[i]->setVisible(i >= used && i < (used + kSeatColumns - 1) / kSeatColumns * kSeatColumns &&
                               i < m_seats.size());
        if (i >= used) continue;
        const SeatPlan seat = m_seats[i]->plan();
        if (seat.person && seat.face.isEmpty()) m_seats[i]->setPersonNumber(++persons);
        m_dealer->addItem(seat.name);
    }
    // Where a row of seats is full, one more place invites to the next.
    if (used < m_seats.size() && used % kSeatColumns == 0) m_empty[used]->show();
    m_dealer->setCurrentIndex(dealer >= 0 && dealer < m_dealer->count() ? dealer : 0);
    m_naming = false;
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
    const QString seed = seedLine(plan());
    m_seed->setToolTip(seed);
    m_seed->setAccessibleDescription(seed);
    m_seedLine->setText(m_seed->text().trimmed().isEmpty() ? QString() : seed);
    m_seedLine->setVisible(!m_seedLine->text().isEmpty());
    if (m_tempo)
        m_tempoLine->setText(
            m_tempo->currentIndex() == 0
                ? tr("After each action every player is asked once, in order. No clock.")
                : tr("Nobody is asked: bots react in their own time, you when you press. For one "
                     "person against bots."));
    if (m_tempo) m_tempo->setAccessibleDescription(m_tempoLine->text());
    m_fault->setText(fault(plan()));
    m_fault->setVisible(!m_fault->text().isEmpty());
}

TablePlan NewTableDialog::plan() const {
    TablePlan plan;
    plan.game = m_game;
    plan.seats = seats();
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

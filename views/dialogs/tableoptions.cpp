#include "views/dialogs/tableoptions.h"

#include "views/dialogs/choicebox.h"
#include "views/games/games.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtick.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr int kOptionWidth = 330, kOptionColumns = 2;
constexpr qreal kLeastLabel = 112; ///< minimum width of a label, in units of scale 1

/// A label and its field.
QHBoxLayout* labelled(const QString& words, QWidget* field) {
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(words);
    label->setBuddy(field);
    label->setWordWrap(true);
    // About two words per line beside a wide field.
    label->setMinimumWidth(
        qMin(label->fontMetrics().horizontalAdvance(words), qRound(kLeastLabel * theme::scale())));
    row->addWidget(label, 1);
    row->addWidget(field, 0);
    return row;
}

/// Fits its choices, but may shrink.
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

TableOptions::TableOptions(const GameInfo& game, const TablePlan& start)
    : CardGrid(kOptionWidth, kOptionColumns) {
    QList<QWidget*> boxes;
    for (std::size_t i = 0; i < game.options.size(); ++i)
        boxes.append(optionBox(start.game, game.options[i], start.options.value[i]));
    if (game.live) boxes.append(tempoBox(start.tempo));
    boxes.append(dealerBox());
    setCards(boxes);
}

QWidget* TableOptions::dealerBox() {
    const QString line = tr("Then the deal passes to the left.");
    m_dealer = choice(QStringLiteral("dealer"));
    m_dealer->setAccessibleDescription(line);
    connect(m_dealer, &QComboBox::activated, this, &TableOptions::changed);
    return optionOf(labelled(tr("First &dealer:"), m_dealer), new HelpLine(line));
}

QWidget* TableOptions::tempoBox(Tempo tempo) {
    m_tempo = choice(QStringLiteral("tempo"));
    m_tempo->addItem(tr("Round the table"), int(Tempo::RoundTheTable));
    m_tempo->addItem(tr("Live: first to act"), int(Tempo::Live));
    m_tempo->setCurrentIndex(int(tempo));
    m_tempoLine = new HelpLine;
    connect(m_tempo, &QComboBox::currentIndexChanged, this, &TableOptions::tellTempo);
    connect(m_tempo, &QComboBox::currentIndexChanged, this, &TableOptions::changed);
    tellTempo();
    return optionOf(labelled(tr("&Tempo:"), m_tempo), m_tempoLine);
}

QWidget* TableOptions::optionBox(const QString& game, const OptionSpec& option, int value) {
    const OptionInfo info = optionInfo(game, option);
    const QString id = QString::fromLatin1(option.name);
    OptionRow row;
    auto* first = new QHBoxLayout;
    auto* line = new HelpLine(info.line);
    if (option.kind == OptionKind::Flag) {
        row.flag = new WrappedTick(info.title);
        row.flag->setObjectName(id);
        row.flag->setChecked(value);
        row.flag->setAccessibleDescription(info.line);
        line->setIndent(row.flag->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, row.flag) +
                        row.flag->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, row.flag));
        first->addWidget(row.flag);
        connect(row.flag, &QCheckBox::toggled, this, &TableOptions::changed);
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
        connect(row.number, &QSpinBox::valueChanged, this, &TableOptions::changed);
    } else {
        row.choice = choice(id);
        row.choice->addItems(info.choices);
        row.choice->setCurrentIndex(value);
        row.choice->setAccessibleDescription(info.line);
        delete first;
        first = labelled(info.title + u':', row.choice);
        connect(row.choice, &QComboBox::currentIndexChanged, this, &TableOptions::changed);
    }
    m_options.append(row);
    return optionOf(first, line);
}

void TableOptions::tellTempo() {
    m_tempoLine->setText(
        m_tempo->currentIndex() == 0
            ? tr("After every action, each player in order may act or pass. No clock.")
            : tr("No turns: the bots act when they want, and so do you. For one player against bots."));
    m_tempo->setAccessibleDescription(m_tempoLine->text());
}

void TableOptions::setPlayers(const QStringList& names) {
    const int dealer = m_dealer->currentIndex();
    m_dealer->clear();
    m_dealer->addItem(tr("random"));
    m_dealer->addItems(names);
    m_dealer->setCurrentIndex(dealer >= 0 && dealer < m_dealer->count() ? dealer : 0);
}

void TableOptions::setDealer(std::optional<Seat> seat) {
    m_dealer->setCurrentIndex(seat ? *seat + 1 : 0);
}

void TableOptions::setOptions(const Options& options) {
    for (int i = 0; i < m_options.size(); ++i) {
        const OptionRow& row = m_options[i];
        const int value = options.value[std::size_t(i)];
        if (row.number) row.number->setValue(value);
        if (row.flag) row.flag->setChecked(value);
        if (row.choice) row.choice->setCurrentIndex(value);
    }
}

void TableOptions::forbidLive() {
    if (!m_tempo) return;
    m_tempo->removeItem(m_tempo->findData(int(Tempo::Live)));
    m_tempo->setEnabled(false);
}

void TableOptions::write(TablePlan& plan) const {
    if (m_dealer->currentIndex() > 0) plan.dealer = Seat(m_dealer->currentIndex() - 1);
    for (int i = 0; i < m_options.size(); ++i) {
        const OptionRow& row = m_options[i];
        plan.options.value[std::size_t(i)] = std::int16_t(row.number   ? row.number->value()
                                                          : row.flag   ? int(row.flag->isChecked())
                                                          : row.choice ? row.choice->currentIndex()
                                                                       : 0);
    }
    if (m_tempo) plan.tempo = Tempo(m_tempo->currentData().toInt());
}

} // namespace tacklebox

#include "moc_tableoptions.cpp"

#include "views/panels/replaybar.h"

#include "model/table/replay.h"
#include "views/panels/playerwords.h"
#include "views/panels/timeline.h"
#include "views/theme/boxes.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <array>

namespace tacklebox {

double factor(ReplaySpeed speed) {
    constexpr std::array kFactors{0.5, 1.0, 2.0, 4.0, 0.0};
    return kFactors[std::size_t(speed)];
}

ReplayBar::ReplayBar(QWidget* parent)
    : NightBar(TopLine::Gold, parent), m_timeline(new Timeline(this)), m_where(new QLabel(this)),
      m_toStart(stepButton(tr("To the start"), keys::nameOf(keys::Command::ToStart))),
      m_back(stepButton(tr("A move back"), keys::nameOf(keys::Command::StepBack))),
      m_play(new KeyButton({}, {}, this)),
      m_on(stepButton(tr("A move forward"), keys::nameOf(keys::Command::StepOn))),
      m_toEnd(stepButton(tr("To the end"), keys::nameOf(keys::Command::ToEnd))),
      m_whatIf(new KeyButton(tr("Play on from here"), {}, this)),
      m_lists(new KeyButton(tr("Log and scores"), {}, this)), m_leave(new KeyButton(tr("Leave"), {}, this)),
      m_speed(new QComboBox(this)), m_viewer(new QComboBox(this)), m_row(new ButtonRow(this)) {
    setObjectName(QStringLiteral("replayBar"));
    setAccessibleName(tr("Replay"));
    for (KeyButton* quiet : {m_toStart, m_back, m_on, m_toEnd, m_lists})
        quiet->setRank(KeyButton::Rank::Quiet);

    m_toStart->setIcon(QIcon(QStringLiteral(":/icons/to-start.svg")));
    m_back->setIcon(QIcon(QStringLiteral(":/icons/step-back.svg")));
    m_on->setIcon(QIcon(QStringLiteral(":/icons/step-on.svg")));
    m_toEnd->setIcon(QIcon(QStringLiteral(":/icons/to-end.svg")));
    m_play->setDefaultLook(true);
    m_lists->setCheckable(true);
    m_lists->setToolTip(tr("The log, the scores and the table in words"));
    const QList<QPair<QWidget*, const char*>> names = {
        {m_toStart, "toStart"}, {m_back, "back"},     {m_play, "play"},   {m_on, "on"},
        {m_toEnd, "toEnd"},     {m_whatIf, "whatIf"}, {m_lists, "lists"}, {m_leave, "leave"},
        {m_speed, "speed"},     {m_viewer, "viewer"}, {m_where, "where"}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1String(name));

    for (const QString& words :
         {tr("½×", "speed of a replay"), tr("1×", "speed of a replay"), tr("2×", "speed of a replay"),
          tr("4×", "speed of a replay"), tr("Fastest", "speed of a replay")})
        m_speed->addItem(words);
    m_speed->setCurrentIndex(int(ReplaySpeed::Normal));
    m_viewer->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto* steps = new QWidget;
    auto* stepRow = new QHBoxLayout(steps);
    stepRow->setContentsMargins(0, 0, 0, 0);
    stepRow->setSpacing(2);
    for (KeyButton* button : {m_toStart, m_back, m_play, m_on, m_toEnd})
        stepRow->addWidget(button);
    m_rowParts = {
        steps,  labelled(tr("S&peed:"), m_speed), labelled(tr("View &from:"), m_viewer), m_whatIf, m_lists,
        m_leave};
    m_row->setWidgets(m_rowParts);

    auto* along = rowOf({{m_timeline, 1}, m_where});
    along->setSpacing(12);
    auto* column = columnOf({along, m_row}, this);
    column->setContentsMargins(10, 4, 10, 6);
    column->setSpacing(4);
    QWidget* before = m_timeline;
    for (QWidget* next : std::initializer_list<QWidget*>{m_toStart, m_back, m_play, m_on, m_toEnd, m_speed,
                                                         m_viewer, m_whatIf, m_lists, m_leave}) {
        setTabOrder(before, next);
        before = next;
    }

    connect(m_timeline, &QSlider::valueChanged, this, &ReplayBar::goWanted);
    connect(m_toStart, &QPushButton::clicked, this, [this] { emit goWanted(0); });
    connect(m_back, &QPushButton::clicked, this, [this] { emit goWanted(m_timeline->value() - 1); });
    connect(m_play, &QPushButton::clicked, this, [this] { emit playWanted(!m_playing); });
    connect(m_on, &QPushButton::clicked, this, [this] { emit goWanted(m_timeline->value() + 1); });
    connect(m_toEnd, &QPushButton::clicked, this, [this] { emit goWanted(m_timeline->maximum()); });
    connect(m_speed, &QComboBox::activated, this, [this] { emit speedChosen(speed()); });
    connect(m_viewer, &QComboBox::activated, this,
            [this] { emit pointOfViewWanted(Seat(m_viewer->currentData().toInt())); });
    connect(m_whatIf, &QPushButton::clicked, this, &ReplayBar::whatIfWanted);
    connect(m_lists, &QPushButton::clicked, this, &ReplayBar::listsWanted);
    connect(m_leave, &QPushButton::clicked, this, &ReplayBar::leaveWanted);
    fitLabels();
    updateFromTable();
}

KeyButton* ReplayBar::stepButton(const QString& name, const QString& key) {
    auto* button = new KeyButton({}, {}, this);
    button->setAccessibleName(name);
    button->setToolTip(tr("%1 (%2)", "what a button does, and its key").arg(name, key));
    return button;
}

QWidget* ReplayBar::labelled(const QString& words, QComboBox* box) {
    auto* both = new QWidget;
    auto* label = new QLabel(words);
    label->setBuddy(box);
    m_labels << label;
    box->setAccessibleName(QString(words).remove(u'&').remove(u':'));
    auto* row = rowOf({label, box}, both);
    row->setContentsMargins(4, 0, 4, 0);
    return both;
}

void ReplayBar::setTable(Table* table) {
    m_table = table;
    m_replay = Replay::of(table);
    m_timeline->setTable(table);
    fillViewers();
    fitLabels();
    updateFromTable();
}

void ReplayBar::fillViewers() {
    m_viewer->clear();
    m_viewer->setToolTip({});
    if (!m_table) return;
    for (Seat seat = 0; seat < m_table->seats(); ++seat)
        m_viewer->addItem(seatTitle(m_table->plan(), seat, onlyPersonOf(m_table->plan().seats)), int(seat));
    m_viewer->addItem(tr("Spectator", "who sees what all at the table see"), int(kNoSeat));
    m_viewer->addItem(tr("All hands"), int(kOmniscient));
    m_viewer->setItemData(m_viewer->findData(int(kNoSeat)), tr("Only what everyone at the table could see"),
                          Qt::ToolTipRole);
    const QString why = tr("This game isn't finished: other hands stay hidden until it is.");
    auto* items = qobject_cast<QStandardItemModel*>(m_viewer->model());
    for (int row = 0; items && row < m_viewer->count(); ++row) {
        if (m_replay->allowsPointOfView(Seat(m_viewer->itemData(row).toInt()))) continue;
        items->item(row)->setEnabled(false);
        items->item(row)->setToolTip(why);
        m_viewer->setToolTip(why);
    }
    m_viewer->setAccessibleDescription(m_viewer->toolTip());
    m_viewer->parentWidget()->updateGeometry();
    fitRow();
}

void ReplayBar::updateFromTable() {
    m_timeline->updateFromTable();
    const int at = m_table ? m_replay->position() : 0, end = m_table ? m_replay->length() : 0;
    m_where->setText(m_table ? positionTitle(*m_replay, at) : QString());
    m_toStart->setEnabled(at > 0);
    m_back->setEnabled(at > 0);
    m_on->setEnabled(at < end);
    m_toEnd->setEnabled(at < end);
    m_play->setEnabled(end > 0);
    if (m_table) m_viewer->setCurrentIndex(m_viewer->findData(int(m_table->viewer())));
    const QString why = whyNoWhatIf();
    m_whatIf->setEnabled(m_table && why.isEmpty());
    m_whatIf->setToolTip(why.isEmpty() ? tr("What if? Starts a new game from here; this one doesn't change.")
                                       : why);
    m_whatIf->setAccessibleDescription(m_whatIf->toolTip());
    setPlaying(m_playing);
}

QString ReplayBar::whyNoWhatIf() const {
    if (!m_table) return {};
    if (!m_replay->finished()) return tr("You can branch off from a game once it has finished.");
    if (m_replay->position() == m_replay->length())
        return tr("The game is over here. Go back at least one move to play on from there.");
    return {};
}

void ReplayBar::setPlaying(bool playing) {
    m_playing = playing;
    const bool atEnd = m_table && m_replay->length() > 0 && m_replay->position() == m_replay->length();
    m_play->setIcon(
        QIcon(playing ? QStringLiteral(":/icons/pause.svg") : QStringLiteral(":/icons/play.svg")));
    m_play->setWords(playing ? tr("Pause") : atEnd ? tr("Play again", "a replay") : tr("Play", "a replay"));
    m_play->parentWidget()->updateGeometry();
}

void ReplayBar::setSpeed(ReplaySpeed speed) {
    m_speed->setCurrentIndex(int(speed));
}

ReplaySpeed ReplayBar::speed() const {
    return ReplaySpeed(m_speed->currentIndex());
}

void ReplayBar::setListsShown(bool shown) {
    m_lists->setChecked(shown);
}

void ReplayBar::fitLabels() {
    // Reserve the widest text, so that the timeline does not move.
    const int end = m_table ? m_replay->length() : 0;
    const QFontMetrics metrics(m_where->font());
    const QString longest = Timeline::tr("Move %1 of %2").arg(end).arg(end);
    m_where->setMinimumWidth(
        qMax(metrics.horizontalAdvance(longest), metrics.horizontalAdvance(Timeline::tr("The start"))));
}

void ReplayBar::fitRow() {
    constexpr int kMostRows = 2;
    const QMargins around = layout()->contentsMargins();
    const int room = width() - around.left() - around.right();
    m_row->setFont(font());
    constexpr keys::Command kCommands[] = {keys::Command::PlayOrStop, keys::Command::Lists,
                                           keys::Command::Leave};
    KeyButton* const buttons[] = {m_play, m_lists, m_leave};
    const auto show = [&](bool labels, bool caps, bool words = true) {
        m_play->setIconAlone(!words);
        for (QLabel* label : std::as_const(m_labels))
            label->setVisible(labels);
        for (int i = 0; i < 3; ++i)
            buttons[i]->setKey(caps ? keys::nameOf(kCommands[i]) : QString());
        for (QWidget* part : std::as_const(m_rowParts))
            if (part->layout()) part->layout()->activate();
        return ButtonRow::widthOf(m_rowParts) <= room;
    };
    if (!show(true, true) && !show(false, true) && !show(false, false)) show(false, false, false);
    m_row->fitFont(font(), kMostRows, room);
    m_row->updateGeometry();
}

void ReplayBar::resizeEvent(QResizeEvent* event) {
    NightBar::resizeEvent(event);
    fitRow();
}

void ReplayBar::changeEvent(QEvent* event) {
    NightBar::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    fitLabels();
    fitRow();
}

} // namespace tacklebox

#include "moc_replaybar.cpp"

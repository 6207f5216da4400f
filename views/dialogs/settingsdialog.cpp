#include "views/dialogs/settingsdialog.h"

#include "views/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace tacklebox {

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_tabs(new QTabWidget) {
    setWindowTitle(tr("Settings"));
    const auto tell = [this] { emit changed(m_settings); };

    m_tabs->addTab(page(), tr("At the table"));
    addTick(QStringLiteral("layForMe"), tr("Lay sets for me"),
            tr("Full sets and baskets are laid down as soon as that is allowed."), &TableRules::layForMe);
    addTick(QStringLiteral("answerForMe"), tr("Answer for me"),
            tr("An answer that leaves no choice is given without asking."), &TableRules::answerForMe);
    addTick(QStringLiteral("skipEmptyWindows"), tr("Skip me where I could only pass"),
            tr("What the Fish!, alone against bots."), &TableRules::skipEmptyWindows);
    addTick(QStringLiteral("strictSecrecy"), tr("Strict secrecy"),
            tr("Several persons: the screen is passed on at every ask, whatever the standing orders say."),
            &TableRules::strictSecrecy);
    addTick(QStringLiteral("confirmAsks"), tr("Confirm asks"),
            tr("A move needs a second press, so that a slip of the hand asks nobody."),
            &Settings::confirmAsks);
    addTick(QStringLiteral("onePress"), tr("Show my cards on one press"),
            tr("When the screen is passed on: a press instead of a hold."), &Settings::onePress);

    m_tabs->addTab(page(), tr("Help"));
    addChoice(
        QStringLiteral("reasons"), tr("Bots say why they moved so:"),
        {tr("never"), tr("when the deal is over"), tr("at once")}, int(m_settings.tableRules.reasons),
        [this](int row) { m_settings.tableRules.reasons = ReasonsTold(row); },
        tr("In the table talk, at lines with a question mark. A reason gives away what its bot "
           "holds, so with several persons all of them wait for the end of the deal."));
    addChoice(
        QStringLiteral("knownCards"), tr("Board of known cards:"),
        {tr("off"), tr("what was heard lately"), tr("all that was heard")},
        int(m_settings.tableRules.knownCards),
        [this](int row) { m_settings.tableRules.knownCards = KnownCards(row); },
        tr("Beside the table: what everybody could know of the hands by listening well."));

    m_tabs->addTab(page(), tr("Speed"));
    addChoice(QStringLiteral("pace"), tr("Speed of the cards:"),
              {tr("Slow"), tr("Normal"), tr("Fast"), tr("Turbo"), tr("Off: no motion")},
              int(m_settings.motion.pace), [this](int row) { m_settings.motion.pace = Pace(row); });
    tick(QStringLiteral("reduced"), tr("Reduced motion"),
         tr("Nothing flies; cards fade from place to place."), m_settings.motion.reduced);
    static constexpr int kPauses[] = {0, 350, 700, 1200, 2000};
    int pause = 2;
    for (int i = 0; i < int(std::size(kPauses)); ++i)
        if (kPauses[i] == m_settings.tableRules.pauseMillis) pause = i;
    addChoice(QStringLiteral("pauseMillis"), tr("Pause between two bots:"),
              {tr("None"), tr("Short"), tr("Normal"), tr("Long"), tr("Very long")}, pause,
              [this](int row) { m_settings.tableRules.pauseMillis = kPauses[row]; });
    static constexpr int kWindows[] = {3000, 5000, 8000, 12000, 20000, 60000, 0};
    int window = 1;
    QStringList windows;
    for (int i = 0; i < int(std::size(kWindows)); ++i) {
        windows << (kWindows[i] == 0 ? tr("no limit") : tr("%1 s", "seconds").arg(kWindows[i] / 1000));
        if (kWindows[i] == m_settings.tableRules.windowMillis) window = i;
    }
    addChoice(
        QStringLiteral("windowMillis"), tr("A fish swims free after:"), windows, window,
        [this](int row) { m_settings.tableRules.windowMillis = kWindows[row]; },
        tr("What the Fish! played live: so long nobody may have acted."));
    static constexpr double kRates[] = {0.25, 0.5, 0.75, 1.0, 1.5, 2.0};
    int rate = 3;
    QStringList rates;
    for (int i = 0; i < int(std::size(kRates)); ++i) {
        rates << tr("%1×", "speed of the clock").arg(locale().toString(kRates[i]));
        if (qFuzzyCompare(kRates[i], m_settings.tableRules.clockRate)) rate = i;
    }
    addChoice(QStringLiteral("clockRate"), tr("Speed of that clock:"), rates, rate,
              [this](int row) { m_settings.tableRules.clockRate = kRates[row]; });

    m_tabs->addTab(page(), tr("Look and sound"));
    static const QStringList kLanguages{QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("de")};
    addChoice(QStringLiteral("language"), tr("Language:"),
              {tr("As the system"), QStringLiteral("English"), QStringLiteral("Deutsch")},
              qMax(0, int(kLanguages.indexOf(m_settings.language))),
              [this](int row) { m_settings.language = kLanguages[row]; });
    auto* text = new QSpinBox;
    text->setObjectName(QStringLiteral("textPercent"));
    text->setRange(100, 200);
    text->setSingleStep(10);
    text->setSuffix(tr(" %", "percent"));
    text->setValue(m_settings.textPercent);
    text->setKeyboardTracking(false);
    m_form->addRow(tr("Text size:"), text);
    connect(text, &QSpinBox::valueChanged, this, [this, tell](int percent) {
        m_settings.textPercent = percent;
        tell();
    });
    addTick(
        QStringLiteral("voices"), tr("The regulars talk"),
        tr("The eight characters say a word now and then, each in their own way. It tells nothing of their "
           "cards."),
        &Settings::voices);
    tick(QStringLiteral("sounds"), tr("Sounds"), tr("M turns them off and on at the table."),
         m_settings.sounds.on);
    addVolume(QStringLiteral("soundsTable"), tr("Cards and asks:"), m_settings.sounds.table);
    addVolume(QStringLiteral("soundsMotifs"), tr("What comes of them:"), m_settings.sounds.motifs);
    addVolume(QStringLiteral("soundsHarbour"), tr("The place around:"), m_settings.sounds.harbour);
    addTick(QStringLiteral("soundsOffWhilePassing"), tr("Sound off while the screen is passed on"), {},
            &Settings::soundsOffWhilePassing);

    m_tabs->addTab(page(), tr("Keys and ears"));
    addTick(QStringLiteral("singleKeys"), tr("Single letters are keys"),
            tr("F to go fish, 1 to 7 for players and so on. Off: the list of moves, Tab, Enter and Space do "
               "everything."),
            &Settings::singleKeys);
    addChoice(
        QStringLiteral("announcements"), tr("A screen reader says:"),
        {tr("everything that happens"), tr("what concerns me"), tr("nothing")}, int(m_settings.announcements),
        [this](int row) { m_settings.announcements = Announced(row); },
        tr("The table talk has every sentence for reading."));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(buttons);
    const QSize room = screen() ? screen()->availableSize() - QSize(40, 60) : QSize(900, 600);
    const int letters = QFontMetrics(font()).averageCharWidth();
    resize(QSize(letters * 84, QFontMetrics(font()).height() * 33).boundedTo(room));
}

void SettingsDialog::addVolume(const QString& name, const QString& words, int& volume) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name);
    slider->setRange(0, 100);
    slider->setPageStep(10);
    slider->setValue(volume);
    slider->setEnabled(m_settings.sounds.on);
    m_form->addRow(words, slider);
    connect(slider, &QSlider::valueChanged, this, [this, &volume](int value) {
        volume = value;
        emit changed(m_settings);
    });
    connect(this, &SettingsDialog::changed, slider,
            [slider](const Settings& now) { slider->setEnabled(now.sounds.on); });
}

QWidget* SettingsDialog::page() {
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    m_form = new QFormLayout(body);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setVerticalSpacing(6);
    area->setWidget(body);
    area->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(false);
    area->viewport()->setAutoFillBackground(false);
    return area;
}

void SettingsDialog::addLine(const QString& line, QWidget* of) {
    if (line.isEmpty()) return;
    auto* label = new QLabel(line);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(24, 0, 0, 6);
    QPalette faint = palette();
    faint.setColor(QPalette::WindowText,
                   theme::mixed(faint.color(QPalette::Window), faint.color(QPalette::WindowText), 0.78));
    label->setPalette(faint);
    of->setAccessibleDescription(line);
    m_form->addRow(label);
}

void SettingsDialog::tick(const QString& name, const QString& words, const QString& line, bool& field) {
    auto* box = new QCheckBox(words);
    box->setObjectName(name);
    box->setChecked(field);
    m_form->addRow(box);
    addLine(line, box);
    connect(box, &QCheckBox::toggled, this, [this, &field](bool on) { // a member of m_settings
        field = on;
        emit changed(m_settings);
    });
}

void SettingsDialog::addTick(const QString& name, const QString& words, const QString& line,
                             bool Settings::*field) {
    tick(name, words, line, m_settings.*field);
}

void SettingsDialog::addTick(const QString& name, const QString& words, const QString& line,
                             bool TableRules::*field) {
    tick(name, words, line, m_settings.tableRules.*field);
}

void SettingsDialog::addChoice(const QString& name, const QString& words, const QStringList& choices,
                               int current, const std::function<void(int)>& choose, const QString& line) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->addItems(choices);
    box->setCurrentIndex(current);
    m_form->addRow(words, box);
    addLine(line, box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, choose](int row) {
        choose(row);
        emit changed(m_settings);
    });
}

} // namespace tacklebox

#include "moc_settingsdialog.cpp"

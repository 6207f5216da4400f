#include "views/dialogs/settingsdialog.h"

#include "views/dialogs/appearancesample.h"
#include "views/dialogs/regularsays.h"
#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/cardgrid.h"
#include "views/theme/keymap.h"
#include "views/theme/pagestack.h"
#include "views/theme/paperwords.h"
#include "views/theme/pillbar.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtick.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QStyle>
#include <QVBoxLayout>

namespace tacklebox {

namespace {
constexpr QSize kSettingsSheet(980, 0); ///< in units of scale 1; height of the highest page
constexpr int kSettingWidth = 380, kSettingColumns = 2, kSettingGap = 36;

/// The short titles of all games with that trait: "What the Fish!".
QString titlesOf(bool GameInfo::*trait) {
    QStringList titles;
    for (const GameInfo& game : gameInfos())
        if (game.*trait) titles << game.shortTitle;
    return listed(titles);
}

} // namespace

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : StageDialog(kSettingsSheet, parent), m_settings(settings), m_tabs(new PillBar), m_pages(new PageStack) {
    setHeading(tr("Settings"), tr("These apply to every table, right away."));
    addAppearancePage();
    addPacePage();
    addSoundPage();
    addPlayingPage();
    addHelpPage();
    m_tabs->setWords(m_names);
    m_tabs->setObjectName(QStringLiteral("tabs"));
    connect(m_tabs, &PillBar::currentChanged, m_pages, &PageStack::setCurrentIndex);
    connect(m_tabs, &PillBar::currentChanged, &area(), [this] { area().verticalScrollBar()->setValue(0); });
    head().addWidget(m_tabs);
    body().addWidget(m_pages);

    QPushButton* restore = button(tr("Restore defaults ..."));
    restore->setObjectName(QLatin1String(kRestore));
    QPushButton* close = button(tr("Close"), keys::nameOf(keys::Command::Close));
    close->setDefault(true);
    connect(restore, &QPushButton::clicked, this, &SettingsDialog::askToRestore);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    setRare({restore});
    setButtons({close});
}

void SettingsDialog::askToRestore() {
    auto* box = new StageMessageBox(QMessageBox::Warning, tr("Restore defaults?"),
                                    tr("Restore all settings to their defaults?"), QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("restoreBox"));
    box->setInformativeText(tr("You lose your changes on every page. Only the language stays."));
    QPushButton* restore = box->addButton(tr("Restore defaults"), QMessageBox::DestructiveRole);
    restore->setObjectName(QStringLiteral("restore"));
    box->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    connect(restore, &QPushButton::clicked, this, &SettingsDialog::resetWanted);
    openDialog(box);
}

int SettingsDialog::heightFor(int width) {
    const PageStack::Measuring all(*m_pages);
    return StageDialog::heightFor(width);
}

void SettingsDialog::addAppearancePage() {
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new HeadingLabel(tr("Text")));
    column->addWidget(slider(QStringLiteral("textPercent"), tr("Text size:"), 100, 200, 10,
                             m_settings.appearance.textPercent,
                             [this](int percent) { m_settings.appearance.textPercent = percent; }));
    column->addWidget(new HeadingLabel(tr("Room")));
    column->addWidget(choice(
        QStringLiteral("contrast"), tr("High contrast:"),
        {tr("same as system"), tr("on", "high contrast"), tr("off", "high contrast")},
        int(m_settings.appearance.contrast),
        [this](int row) { m_settings.appearance.contrast = Contrast(row); },
        tr("Black background, white outlines.")));
    column->addWidget(tick(QStringLiteral("scenery"), tr("Scenery"),
                           tr("When off, a plain background in the game's colour."),
                           m_settings.appearance.scenery));
    column->addWidget(new HeadingLabel(tr("Standard playing cards")));
    column->addWidget(tick(QStringLiteral("largeIndex"), tr("Large indices"),
                           tr("With one big pip instead of many."), m_settings.appearance.largeIndex));
    column->addWidget(tick(QStringLiteral("fourColours"), tr("Four-colour suits"),
                           tr("Blue diamonds, green clubs."), m_settings.appearance.fourColours));
    column->addStretch();
    auto* right = new QWidget;
    auto* sampleColumn = new QVBoxLayout(right);
    sampleColumn->setContentsMargins(0, 0, 0, 0);
    auto* sample = new AppearanceSample;
    sampleColumn->addWidget(sample);
    static const QStringList kLanguages{QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("de")};
    sampleColumn->addWidget(
        choice(QLatin1String(kLanguage), tr("Language:"),
               {tr("Same as system"), QStringLiteral("English"), QStringLiteral("Deutsch")},
               qMax(0, int(kLanguages.indexOf(m_settings.language))),
               [this](int row) { m_settings.language = kLanguages[row]; }));
    sampleColumn->addStretch();
    connect(this, &SettingsDialog::changed, sample, qOverload<>(&QWidget::update));
    m_names.append(tr("Look"));
    m_boxes = {left, right};
    endPage();
}

void SettingsDialog::addPacePage() {
    beginPage(tr("Speed and motion"));
    m_boxes << choice(
        QStringLiteral("pace"), tr("Speed of the cards:"),
        {tr("Slow"), tr("Normal"), tr("Fast"), tr("Turbo"), tr("Off: no motion")},
        int(m_settings.motion.pace), [this](int row) { m_settings.motion.pace = Pace(row); },
        tr("How fast cards move."));
    m_boxes << tick(QStringLiteral("reduced"), tr("Reduced motion"),
                    tr("Cards fade in and out instead of flying."), m_settings.motion.reduced);
    static constexpr int kPauses[] = {0, 350, 700, 1200, 2000};
    int pause = 2;
    for (int i = 0; i < int(std::size(kPauses)); ++i)
        if (kPauses[i] == m_settings.tableRules.pauseMillis) pause = i;
    m_boxes << choice(
        QStringLiteral("pauseMillis"), tr("Pause between bots:"),
        {tr("None"), tr("Short"), tr("Normal"), tr("Long"), tr("Very long")}, pause,
        [this](int row) { m_settings.tableRules.pauseMillis = kPauses[row]; },
        tr("Gives you time to follow every ask."));
    static constexpr int kWindows[] = {3000, 5000, 8000, 12000, 20000, 60000, 0};
    int window = 1;
    QStringList windows;
    for (int i = 0; i < int(std::size(kWindows)); ++i) {
        windows << (kWindows[i] == 0 ? tr("no limit") : tr("%1 s", "seconds").arg(kWindows[i] / 1000));
        if (kWindows[i] == m_settings.tableRules.windowMillis) window = i;
    }
    m_boxes << choice(
        QStringLiteral("windowMillis"), tr("Time to act:"), windows, window,
        [this](int row) { m_settings.tableRules.windowMillis = kWindows[row]; },
        tr("In live %1, everyone passes if nobody acts for this long.", "games with a clock")
            .arg(titlesOf(&GameInfo::live)));
    static constexpr double kRates[] = {0.25, 0.5, 0.75, 1.0, 1.5, 2.0};
    int rate = 3;
    QStringList rates;
    for (int i = 0; i < int(std::size(kRates)); ++i) {
        rates << tr("%1×", "speed of the clock").arg(locale().toString(kRates[i]));
        if (qFuzzyCompare(kRates[i], m_settings.tableRules.clockRate)) rate = i;
    }
    m_boxes << choice(
        QStringLiteral("clockRate"), tr("Speed of the clock:"), rates, rate,
        [this](int row) { m_settings.tableRules.clockRate = kRates[row]; },
        tr("In live %1, slows down or speeds up the bots and the clock.", "games with a clock")
            .arg(titlesOf(&GameInfo::live)));
    endPage(new RegularSays(portraitArt(QStringLiteral("ben")),
                            tr("No hurry. The tide waits for nobody, but I do.")));
}

void SettingsDialog::addSoundPage() {
    beginPage(tr("Sound"));
    m_boxes << tick(QStringLiteral("sounds"), tr("Sounds"),
                    tr("Press M at the table to turn sounds off or on."), m_settings.sounds.on);
    m_boxes << tick(QStringLiteral("soundsOffWhilePassing"), tr("Mute while passing the screen"),
                    tr("So that nobody hears what the others do."), m_settings.soundsOffWhilePassing);
    m_boxes << volume(QStringLiteral("soundsTable"), tr("Cards and asks:"), m_settings.sounds.table);
    m_boxes << volume(QStringLiteral("soundsMotifs"), tr("Results:"), m_settings.sounds.motifs);
    m_boxes << volume(QStringLiteral("soundsHarbour"), tr("Ambience:"), m_settings.sounds.ambience);
    endPage(new RegularSays(portraitArt(QStringLiteral("gus"), QStringLiteral("delighted")),
                            tr("Louder? LOUDER!")));
}

void SettingsDialog::addPlayingPage() {
    beginPage(tr("Playing"));
    TableRules& rules = m_settings.tableRules;
    m_boxes << tick(QStringLiteral("layForMe"), tr("Lay down sets for me"),
                    tr("Lays down complete sets and baskets as soon as the rules allow."), rules.layForMe);
    m_boxes << tick(
        QStringLiteral("actsForMe"), tr("Draw and roll for me"),
        tr("When off, you go fishing and throw the dice yourself, but never at fast speed or against "
           "the clock."),
        m_settings.actsForMe);
    m_boxes << tick(QStringLiteral("answerForMe"), tr("Answer for me"),
                    tr("Answers without asking when you have no choice."), rules.answerForMe);
    m_boxes << tick(QStringLiteral("askOnlyIfItHelps"), tr("Ask me only if a reaction card could help"),
                    tr("Against bots, with \"Answer for me\" on. Turn this off to bluff."),
                    rules.askOnlyIfItHelps);
    m_boxes << tick(QStringLiteral("skipEmptyWindows"), tr("Skip me if I can only pass"),
                    tr("%1, against bots.", "games in which everybody is asked in turn")
                        .arg(titlesOf(&GameInfo::reactionWindows)),
                    rules.skipEmptyWindows);
    m_boxes << tick(QStringLiteral("confirmAsks"), tr("Confirm moves"),
                    tr("Press twice to make a move, so you can't ask by accident."), m_settings.confirmAsks);
    m_boxes << tick(QStringLiteral("strictSecrecy"), tr("Strict secrecy"),
                    tr("On a shared screen, pass it on at every ask, whatever the standing orders say."),
                    rules.strictSecrecy);
    m_boxes << tick(QStringLiteral("onePress"), tr("Show my cards with one press"),
                    tr("When you take over the screen, press instead of holding."), m_settings.onePress);
    static constexpr int kHides[] = {0, 5, 10, 20, 30};
    QStringList hides;
    int hide = 0;
    for (int i = 0; i < int(std::size(kHides)); ++i) {
        hides << (kHides[i] == 0 ? tr("when I press Done") : tr("after %1 s", "seconds").arg(kHides[i]));
        if (kHides[i] == m_settings.hideCardsAfter) hide = i;
    }
    m_boxes << choice(
        QStringLiteral("hideCardsAfter"), tr("Hide my cards after my turn:"), hides, hide,
        [this](int row) { m_settings.hideCardsAfter = kHides[row]; },
        tr("On a shared screen. Done hides them at once."));
    endPage(new RegularSays(portraitArt(QStringLiteral("hal")), tr("House rules are rules, my friend.")));
}

void SettingsDialog::addHelpPage() {
    beginPage(tr("Help, chat and keys"));
    m_boxes << tick(QStringLiteral("botTalk"), tr("Bots talk"),
                    tr("They comment on what happens to them, but never reveal their cards."),
                    m_settings.botTalk);
    m_boxes << tick(QStringLiteral("quietTable"), tr("Quiet table"),
                    tr("For children: no live play, no comments and calm faces."), m_settings.quietTable);
    m_boxes << choice(
        QStringLiteral("reasons"), tr("Bots explain their moves:"),
        {tr("never"), tr("afterwards"), tr("right away")}, int(m_settings.tableRules.reasons),
        [this](int row) { m_settings.tableRules.reasons = ReasonsShown(row); },
        tr("In the log, on lines with a question mark. Reasons can give cards away, so on a shared screen "
           "they always come afterwards."));
    m_boxes << choice(
        QStringLiteral("knownCards"), tr("Memory aid:"),
        {tr("off"), tr("what was asked"), tr("what follows")}, int(m_settings.tableRules.knownCards),
        [this](int row) { m_settings.tableRules.knownCards = KnownCards(row); },
        tr("Marks at each opponent what everybody can know: what they asked for and gave away, and what they "
           "surely have or haven't."));
    m_boxes << choice(
        QStringLiteral("announcements"), tr("A screen reader says:"),
        {tr("everything"), tr("everything, in brief"), tr("only what concerns me"), tr("nothing")},
        int(m_settings.announcements), [this](int row) { m_settings.announcements = Announced(row); },
        tr("The log has every sentence."));
    m_boxes << tick(QStringLiteral("singleKeys"), tr("Single letters are keys"),
                    tr("F goes fishing, 1 to 7 choose a player, and so on. When off, use the list of moves, "
                       "Tab, Enter and Space."),
                    m_settings.singleKeys);
    m_boxes << tick(QStringLiteral("buttonsLeft"), tr("Buttons on the left"),
                    tr("For left-handed players: buttons on the left, news on the right."),
                    m_settings.buttonsLeft);
    endPage(new RegularSays(portraitArt(QStringLiteral("finn"), QStringLiteral("thinking")),
                            tr("I ask about everything. Nobody minds.")));
}

void SettingsDialog::beginPage(const QString& name) {
    m_names.append(name);
    m_boxes.clear();
}

void SettingsDialog::endPage(RegularSays* regular) {
    QWidget* page = m_pages->addPage();
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    auto* grid = new CardGrid(kSettingWidth, kSettingColumns);
    grid->setColumnGap(kSettingGap);
    column->addWidget(grid);
    regular ? column->addWidget(regular, 1) : column->addStretch();
    grid->setCards(m_boxes);
}

QWidget* SettingsDialog::box(QLayout* first, const QString& line, QWidget* of) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(1);
    first->setSpacing(qRound(tokens::kGap * theme::scale()));
    column->addLayout(first);
    if (!line.isEmpty()) {
        of->setAccessibleDescription(line);
        auto* muted = new MutedLabel(line);
        // Aligned with the text of a checkbox, not with its indicator.
        if (qobject_cast<QCheckBox*>(of))
            muted->setIndent(of->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, of) +
                             of->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, of));
        column->addWidget(muted);
    }
    column->addStretch();
    return box;
}

QWidget* SettingsDialog::tick(const QString& name, const QString& words, const QString& line, bool& field) {
    auto* tick = new WrappedTick(words);
    tick->setObjectName(name);
    tick->setChecked(field);
    connect(tick, &QCheckBox::toggled, this, [this, &field](bool on) { // `field` is a member of m_settings
        field = on;
        emit changed(m_settings);
    });
    auto* row = new QHBoxLayout;
    row->addWidget(tick, 1);
    return box(row, line, tick);
}

QWidget* SettingsDialog::choice(const QString& name, const QString& words, const QStringList& choices,
                                int current, const std::function<void(int)>& choose, const QString& line) {
    auto* choice = new QComboBox;
    choice->setObjectName(name);
    choice->addItems(choices);
    choice->setCurrentIndex(current);
    connect(choice, &QComboBox::currentIndexChanged, this, [this, choose](int row) {
        choose(row);
        emit changed(m_settings);
    });
    auto* label = new QLabel(words);
    label->setBuddy(choice);
    label->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(label, 1);
    row->addWidget(choice);
    return box(row, line, choice);
}

QWidget* SettingsDialog::slider(const QString& name, const QString& words, int least, int most, int step,
                                int value, const std::function<void(int)>& choose, const QString& line) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name);
    slider->setRange(least, most);
    slider->setSingleStep(step);
    slider->setPageStep(10);
    slider->setValue(value);
    slider->setMinimumWidth(fontMetrics().averageCharWidth() * 14);
    const auto worded = [](int percent) { return tr("%1%", "percent").arg(percent); };
    auto* told = new QLabel(worded(value));
    QFont strong = told->font();
    strong.setWeight(QFont::ExtraBold);
    told->setFont(strong);
    told->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    told->setMinimumWidth(QFontMetrics(strong).horizontalAdvance(worded(most)));
    auto* label = new QLabel(words);
    label->setBuddy(slider);
    connect(slider, &QSlider::valueChanged, this, [this, slider, told, worded, choose, step](int now) {
        if (const int whole = (now + step / 2) / step * step; whole != now) {
            slider->setValue(whole); // emits the signal again
            return;
        }
        told->setText(worded(now));
        if (slider->isSliderDown()) return; // the theme changes once, on release
        choose(now);
        emit changed(m_settings);
    });
    connect(slider, &QSlider::sliderReleased, this, [this, slider, choose] {
        choose(slider->value());
        emit changed(m_settings);
    });
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(slider, 1);
    row->addWidget(told);
    return box(row, line, slider);
}

QWidget* SettingsDialog::volume(const QString& name, const QString& words, int& volume) {
    QWidget* box = slider(name, words, 0, 100, 1, volume, [&volume](int value) { volume = value; });
    auto* bar = box->findChild<QSlider*>(name);
    bar->setEnabled(m_settings.sounds.on);
    connect(this, &SettingsDialog::changed, bar,
            [bar](const Settings& now) { bar->setEnabled(now.sounds.on); });
    return box;
}

} // namespace tacklebox

#include "moc_settingsdialog.cpp"

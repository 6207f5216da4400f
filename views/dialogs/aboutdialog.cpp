#include "views/dialogs/aboutdialog.h"

#include "views/theme/keymap.h"
#include "views/theme/paperwords.h"
#include "views/theme/parts.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr int kIconSize = 84;
constexpr QSize kAboutSheet(860, 700); ///< in units of scale 1

QLabel* wrappedSelectable(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QString contentOf(const QString& file) {
    QFile text(file);
    return text.open(QIODevice::ReadOnly) ? QString::fromUtf8(text.readAll()) : QString();
}

/// Licence files of a package: beside the executable, or in the usual folder of Unix or macOS.
QFileInfoList packagedLicences(const QString& program) {
    for (const char* place : {"licences", "../share/doc/tacklebox/licences", "../Resources/licences"}) {
        const QDir folder(QDir(program).filePath(QLatin1String(place)));
        if (folder.exists()) return folder.entryInfoList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
    }
    return {};
}

} // namespace

AboutDialog::AboutDialog(const QString& commit, const QString& program, QWidget* parent)
    : StageDialog(kAboutSheet, parent) {
    setHeading(tr("About Tacklebox"), tr("Six card games about fishing."));
    frame().setBand(theme::bandOf(Background::HarbourMouth));
    QVBoxLayout* column = &body();
    auto* head = new QHBoxLayout;
    auto* icon = new QLabel;
    icon->setPixmap(
        QIcon(QStringLiteral(":/icons/tacklebox.svg")).pixmap(qRound(kIconSize * theme::unitOf(*this))));
    head->addWidget(icon, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    auto* title = new HeadingLabel(QStringLiteral("Tacklebox ") + QCoreApplication::applicationVersion(), 26);
    title->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    words->addWidget(title);
    QLabel* told = wrappedSelectable(facts(commit));
    told->setObjectName(QStringLiteral("facts"));
    words->addWidget(told);
    words->addWidget(wrappedSelectable(
        tr("Tacklebox never uses the network. It doesn't check for updates and sends no data to anyone.")));
    words->addWidget(wrappedSelectable(
        tr("The names of games and cards belong to their owners and serve only to identify the games.")));
    head->addLayout(words, 1);
    column->addLayout(head);
    auto* label = new QLabel(tr("Components and &licences:"));
    column->addWidget(label);
    QWidget* list = licences(works(program));
    label->setBuddy(list->findChild<QListWidget*>());
    column->addWidget(list, 1);

    QPushButton* close = button(tr("Close"), keys::nameOf(keys::Command::Close));
    close->setDefault(true);
    QPushButton* copy = button(tr("&Copy version and system"));
    copy->setObjectName(QStringLiteral("copy"));
    connect(copy, &QPushButton::clicked, this,
            [commit] { QGuiApplication::clipboard()->setText(facts(commit)); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    setRare({copy});
    setButtons({close});
}

QString AboutDialog::facts(const QString& commit) {
    QStringList lines{tr("Version %1").arg(QCoreApplication::applicationVersion())};
    if (!commit.isEmpty()) lines += tr("Commit %1").arg(commit);
    lines += tr("Qt %1, built with %2").arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR));
    lines += QStringLiteral("%1 (%2)").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
    return lines.join(u'\n');
}

QList<AboutDialog::Work> AboutDialog::works(const QString& program) const {
    const auto builtIn = [](const char* name) {
        return QStringLiteral(":/licences/%1.txt").arg(QLatin1String(name));
    };
    const QString qt = QStringLiteral("https://download.qt.io/official_releases/qt/");
    QList<Work> works{
        {QStringLiteral("Tacklebox"),
         tr("the program, its pictures and its sounds"),
         QStringLiteral("MIT"),
         {},
         builtIn("tacklebox")},
        {QStringLiteral("Qt ") + QString::fromLatin1(qVersion()),
         tr("windows, drawing, sound and database access"), QStringLiteral("LGPL 3"), qt, builtIn("lgpl-3")},
        {QStringLiteral("GNU General Public License 3"),
         tr("the text that the LGPL refers to"),
         QStringLiteral("GPL 3"),
         {},
         builtIn("gpl-3")},
        {QStringLiteral("League Spartan"), tr("the typeface for titles"),
         QStringLiteral("SIL Open Font License 1.1"),
         QStringLiteral("https://github.com/theleagueof/league-spartan"), builtIn("league-spartan")},
        {QStringLiteral("Nunito"), tr("the typeface for text"), QStringLiteral("SIL Open Font License 1.1"),
         QStringLiteral("https://github.com/googlefonts/nunito"), builtIn("nunito")},
        {QStringLiteral("JSON for Modern C++"), tr("reads and writes recorded games"), QStringLiteral("MIT"),
         QStringLiteral("https://github.com/nlohmann/json"), builtIn("nlohmann-json")},
        {QStringLiteral("CLI11"), tr("reads the command line of tackle"), QStringLiteral("BSD 3-Clause"),
         QStringLiteral("https://github.com/CLIUtils/CLI11"), builtIn("cli11")},
        {QStringLiteral("libuv"), tr("lets tackle talk to other programs"), QStringLiteral("MIT"),
         QStringLiteral("https://libuv.org"), builtIn("libuv")},
        {QStringLiteral("SQLite"), tr("stores your games"), tr("public domain"),
         QStringLiteral("https://www.sqlite.org"), builtIn("sqlite")},
        {QStringLiteral("zlib"), tr("compresses saved games"), QStringLiteral("Zlib"),
         QStringLiteral("https://zlib.net"), builtIn("zlib")}};
    for (const QFileInfo& file : packagedLicences(program))
        works.append({file.completeBaseName(),
                      tr("included in this package"),
                      tr("as its text says"),
                      {},
                      file.filePath()});
    return works;
}

QWidget* AboutDialog::licences(const QList<Work>& works) {
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins({});
    auto* list = new QListWidget;
    list->setObjectName(QStringLiteral("works"));
    auto* text = new QPlainTextEdit;
    text->setObjectName(QStringLiteral("licence"));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(tr("Licence text"));
    for (const Work& work : works)
        list->addItem(work.name);
    both->setMinimumHeight(both->fontMetrics().lineSpacing() * 6);
    row->addWidget(list, 3);
    row->addWidget(text, 5);
    connect(list, &QListWidget::currentRowChanged, this, [works, text](int at) {
        if (at < 0 || at >= works.size()) return;
        const Work& work = works[at];
        QString head =
            work.name + QStringLiteral(": ") + work.what + u'\n' + tr("Licence: %1").arg(work.licence);
        if (!work.sources.isEmpty()) head += u'\n' + tr("Source code: %1").arg(work.sources);
        text->setPlainText(head + QStringLiteral("\n\n") + contentOf(work.file));
    });
    list->setCurrentRow(0);
    return both;
}

} // namespace tacklebox

#include "moc_aboutdialog.cpp"

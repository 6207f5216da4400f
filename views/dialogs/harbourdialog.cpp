#include "views/dialogs/harbourdialog.h"

#include "views/games/games.h"
#include "views/theme/cardart.h"
#include "views/theme/keymap.h"
#include "views/theme/parts.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr QSize kHarbourSheet(900, 640);    ///< in units of scale 1
constexpr int kPoster = 56, kPortrait = 42; ///< units

int starsOf(const QString& game, const FulfilledTasks& fulfilled) {
    return int(fulfilled.value(game).size()) / kTasksForStar;
}

int mostStars(const QString& game) {
    return int(careerTasks(game).size()) / kTasksForStar;
}

/// The picture, also for a selected item: the style would tint it.
QIcon iconOf(const QString& file, QSize size) {
    const QPixmap picture = QIcon(file).pixmap(size);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    return icon;
}

/// "★★☆"
QString starSigns(const QString& game, const FulfilledTasks& fulfilled) {
    const int stars = starsOf(game, fulfilled);
    return QString(stars, QChar(0x2605)) + QString(mostStars(game) - stars, QChar(0x2606));
}

} // namespace

const CareerTask* nextTask(const QString& game, const FulfilledTasks& fulfilled) {
    for (const CareerTask& task : careerTasks(game))
        if (!fulfilled.value(game).contains(QLatin1String(task.id))) return &task;
    return nullptr;
}

QString newsOfTasks(const QString& game, const QStringList& before, const QStringList& now) {
    QStringList words;
    for (const CareerTask& task : careerTasks(game))
        if (const QLatin1String id(task.id); now.contains(id) && !before.contains(id)) words << wordsOf(task);
    if (words.isEmpty()) return {};
    const QString all = QString::number(careerTasks(game).size()), done = QString::number(now.size());
    if (words.size() > 1)
        return HarbourDialog::tr("%n task(s) done on your harbour chart: %1 of %2 now.", nullptr,
                                 int(words.size()))
            .arg(done, all);
    return HarbourDialog::tr("Done on your harbour chart: %1 That makes %2 of %3.",
                             "a task in a sentence, and numbers")
        .arg(words.front(), done, all);
}

HarbourDialog::HarbourDialog(const QString& game, FulfilledTasks fulfilled, QWidget* parent)
    : StageDialog(kHarbourSheet, parent), m_fulfilled(std::move(fulfilled)), m_places(new QListWidget),
      m_tasks(new QListWidget) {
    int stars = 0, most = 0;
    m_places->setObjectName(QStringLiteral("places"));
    m_places->setAccessibleName(tr("Games"));
    const qreal unit = theme::unitOf(*this);
    m_places->setIconSize(QSize(kPoster, kPoster) * unit);
    for (const GameInfo& one : gameInfos()) {
        if (careerTasks(one.id).empty()) continue;
        stars += starsOf(one.id, m_fulfilled);
        most += mostStars(one.id);
        auto* item =
            new QListWidgetItem(iconOf(QStringLiteral(":/posters/%1.svg").arg(one.id), m_places->iconSize()),
                                one.shortTitle + u'\n' + starSigns(one.id, m_fulfilled), m_places);
        item->setData(Qt::UserRole, one.id);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1: %2 of %3 stars", "a game")
                          .arg(one.shortTitle, QString::number(starsOf(one.id, m_fulfilled)),
                               QString::number(mostStars(one.id))));
        if (one.id == game || m_places->count() == 1) m_places->setCurrentItem(item);
    }
    setHeading(tr("Harbour chart"), tr("%1 of %2 stars. Three tasks make a star; do them in any order.")
                                        .arg(QString::number(stars), QString::number(most)));
    m_tasks->setObjectName(QStringLiteral("tasks"));
    m_tasks->setAccessibleName(tr("Tasks"));
    m_tasks->setIconSize(QSize(kPortrait, kPortrait) * unit);
    m_tasks->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_places, 2);
    row->addWidget(m_tasks, 3);
    body().addLayout(row, 1);
    auto* close = button(tr("Close"), keys::nameOf(keys::Command::Close));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* play = button(tr("Play"), keys::nameOf(keys::Command::Accept));
    play->setDefault(true);
    connect(play, &QPushButton::clicked, this, [this] {
        accept();
        emit playWanted(this->game());
    });
    setButtons({close, play});
    connect(m_places, &QListWidget::currentRowChanged, this, &HarbourDialog::showTasks);
    showTasks();
    m_places->setFocus();
}

QString HarbourDialog::game() const {
    const QListWidgetItem* place = m_places->currentItem();
    return place ? place->data(Qt::UserRole).toString() : QString();
}

void HarbourDialog::showTasks() {
    m_tasks->clear();
    const QStringList fulfilled = m_fulfilled.value(game());
    for (const CareerTask& task : careerTasks(game())) {
        const bool done = fulfilled.contains(QLatin1String(task.id));
        const CardArt face = portraitArt(QLatin1String(task.regular),
                                         done ? QStringLiteral("delighted") : QStringLiteral("calm"));
        auto* item =
            new QListWidgetItem(iconOf(face.file, m_tasks->iconSize()),
                                (done ? QStringLiteral("\u2713 ") : QString()) + wordsOf(task), m_tasks);
        item->setData(Qt::AccessibleTextRole, done ? tr("Done: %1").arg(wordsOf(task)) : wordsOf(task));
    }
    m_tasks->setCurrentRow(0);
}

} // namespace tacklebox

#include "moc_harbourdialog.cpp"

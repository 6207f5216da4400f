#include "views/dialogs/seatcard.h"

#include "views/dialogs/choicebox.h"
#include "views/panels/playerwords.h"
#include "views/theme/boxes.h"
#include "views/theme/facebutton.h"
#include "views/theme/fonts.h"
#include "views/theme/parts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr Level kSeatLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark, Level::Random};
constexpr int kSeatPerson = -1, kPortrait = 78, kMenuFace = 40;

/// Returns the regular with that name in any case, or an empty string.
QString regularOf(const QString& name) {
    const auto at = std::find_if(regulars().cbegin(), regulars().cend(), [&name](const QString& regular) {
        return regular.compare(name, Qt::CaseInsensitive) == 0;
    });
    return at == regulars().cend() ? QString() : *at;
}

int fishOf(Level level) {
    switch (level) {
    case Level::Random: return 0;
    case Level::Minnow: return 1;
    case Level::Perch: return 2;
    case Level::Pike: return 3;
    case Level::Shark: return 4;
    }
    return 0;
}

} // namespace

SeatCard::SeatCard(int number, const SeatPlan& plan, bool live, QWidget* parent)
    : PaperBox(parent), m_number(number), m_live(live), m_face(plan.face),
      m_picture(new FaceButton(kPortrait)), m_name(new QLineEdit(plan.name)), m_who(new ChoiceBox),
      m_fish(new StrengthFish) {
    m_picture->setObjectName(QStringLiteral("face%1").arg(number));
    m_name->setObjectName(QStringLiteral("name%1").arg(number));
    m_name->setMaxLength(40);
    QFont display; // inherits its size
    display.setFamily(theme::displayFamily());
    display.setWeight(QFont::ExtraBold);
    m_name->setFont(display);
    m_name->setAccessibleName(tr("Name at seat %1").arg(number + 1));
    m_who->setObjectName(QStringLiteral("who%1").arg(number));
    m_who->setAccessibleName(tr("Seat %1").arg(number + 1));
    m_who->addItem(tr("Player"), kSeatPerson);
    for (const Level level : kSeatLevels) {
        m_who->addItem(tr("Bot: %1").arg(levelTitle(level)), int(level));
        m_who->setItemData(m_who->count() - 1, levelLine(level, live), Qt::ToolTipRole);
    }
    m_who->setCurrentIndex(qMax(0, m_who->findData(plan.person ? kSeatPerson : int(plan.level))));

    auto* words = columnOf({m_name, m_who, {m_fish, 0, Qt::AlignHCenter}, kRoom});
    words->setSpacing(0);
    auto* row = rowOf({{m_picture, 0, Qt::AlignVCenter}, {words, 1}}, this);
    row->setContentsMargins(10, 5, 8, 6);
    connect(m_picture, &QAbstractButton::clicked, this, &SeatCard::chooseFace);
    connect(m_name, &QLineEdit::textChanged, this, &SeatCard::updateControls);
    connect(m_who, &QComboBox::currentIndexChanged, this, &SeatCard::updateControls);
    updateControls();
}

SeatPlan SeatCard::plan() const {
    SeatPlan seat;
    const int who = m_who->currentData().toInt();
    seat.name = m_name->text().simplified();
    seat.person = who == kSeatPerson;
    seat.level = seat.person ? Level::Perch : Level(who);
    seat.face = m_face;
    // A regular's own portrait is the default.
    if (!seat.person && regularOf(seat.name).compare(m_face, Qt::CaseInsensitive) == 0) seat.face.clear();
    return seat;
}

void SeatCard::setName(const QString& name) {
    m_face.clear();
    m_name->setText(name);
}

void SeatCard::setPersonNumber(int number) {
    if (number == m_personNumber) return;
    m_personNumber = number;
    updateControls();
}

void SeatCard::updateControls() {
    const SeatPlan seat = plan();
    const QString own = seat.person ? QString() : regularOf(seat.name);
    QString face = m_face.isEmpty() ? own.toLower() : m_face;
    if (face.isEmpty())
        face = seat.person ? m_personNumber > 1 ? QStringLiteral("guest%1").arg(m_personNumber)
                                                : QStringLiteral("guest")
                           : regulars()[m_number % regulars().size()].toLower();
    m_picture->setFace(face);
    m_picture->setAccessibleName(tr("Portrait at seat %1").arg(m_number + 1));
    m_picture->setToolTip(seat.person ? tr("Choose a portrait") : tr("Choose a character for the bot"));
    m_fish->setFish(seat.person ? 0 : fishOf(seat.level));
    m_fish->setVisible(!seat.person);
    const QString line = seat.person ? QString() : levelLine(seat.level, m_live);
    m_who->setAccessibleDescription(line);
    m_who->setToolTip(line);
    m_fish->setToolTip(line);
    emit changed();
}

void SeatCard::chooseFace() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool person = plan().person;
    const int side = qRound(kMenuFace * theme::unitOf(*this));
    if (person) {
        QAction* none =
            menu->addAction(QIcon(FaceButton::picture(QStringLiteral("guest"), side, devicePixelRatioF())),
                            tr("No portrait"));
        connect(none, &QAction::triggered, this, [this] {
            m_face.clear();
            updateControls();
        });
    }
    for (const QString& name : regulars()) {
        const QIcon icon(FaceButton::picture(name.toLower(), side, devicePixelRatioF()));
        connect(menu->addAction(icon, name), &QAction::triggered, this,
                [this, name] { chooseRegular(name); });
    }
    menu->popup(m_picture->mapToGlobal(QPoint(0, m_picture->height())));
}

void SeatCard::chooseRegular(const QString& name) {
    m_face = name.toLower();
    // A bot gets the name of the chosen regular, unless it has a custom name.
    if (!plan().person && !regularOf(m_name->text()).isEmpty()) {
        m_face.clear();
        m_name->setText(name);
    }
    updateControls();
}

} // namespace tacklebox

#include "moc_seatcard.cpp"

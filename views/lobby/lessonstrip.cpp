#include "views/lobby/lessonstrip.h"

#include "views/lobby/lobbyscale.h"
#include "views/theme/boxes.h"
#include "views/theme/keybutton.h"

#include <QHBoxLayout>
#include <QLabel>

namespace tacklebox {

namespace {
constexpr qreal kStripFontSize = 15; ///< units
} // namespace

LessonStrip::LessonStrip(QWidget* parent)
    : NightBar(TopLine::None, parent), m_words(new QLabel(this)),
      m_show(new KeyButton(tr("Continue"), {}, this)), m_decline(new KeyButton(tr("No, thanks"), {}, this)) {
    setObjectName(QStringLiteral("lessonStrip"));
    m_words->setObjectName(QStringLiteral("offer"));
    m_words->setWordWrap(true);
    m_show->setObjectName(QStringLiteral("showLesson"));
    m_decline->setObjectName(QStringLiteral("declineLesson"));
    m_show->setDefaultLook(true);
    m_decline->setRank(KeyButton::Rank::Quiet);
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_words, 1);
    row->addWidget(m_show);
    row->addWidget(m_decline);
    connect(m_show, &QPushButton::clicked, this, &LessonStrip::taken);
    connect(m_decline, &QPushButton::clicked, this, &LessonStrip::declined);
}

void LessonStrip::setGame(const QString& title, int part) {
    m_words->setText(tr("Your %1 lesson is waiting at part %2.", "a game").arg(title).arg(part));
    m_show->setAccessibleDescription(m_words->text());
    m_decline->setAccessibleDescription(m_words->text());
}

void LessonStrip::setScale(const LobbyScale& scale) {
    const QFont stripFont = scale.body(kStripFontSize, true);
    m_words->setFont(stripFont);
    m_show->setFont(stripFont);
    m_decline->setFont(stripFont);
    const int side = qRound(scale.px(26)), edge = qRound(scale.px(4));
    layout()->setContentsMargins(side, edge, side, edge);
    layout()->setSpacing(qRound(scale.px(10)));
}

int LessonStrip::heightFor(int width) const {
    layout()->activate();
    return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                         : layout()->sizeHint().height();
}

} // namespace tacklebox

#include "moc_lessonstrip.cpp"

#include "views/history/emptypage.h"

#include "views/theme/boxes.h"
#include "views/theme/facebutton.h"
#include "views/theme/stagestyle.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacklebox {

namespace {
constexpr qreal kFace = 120; ///< side in units of scale 1
} // namespace

EmptyPage::EmptyPage(QWidget* parent)
    : QWidget(parent), m_face(new QLabel), m_sentence(new QLabel), m_begin(new QPushButton) {
    m_sentence->setObjectName(QStringLiteral("nothing"));
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_sentence->setFocusPolicy(Qt::StrongFocus); // so that screen readers reach it
    m_face->setAlignment(Qt::AlignCenter);
    m_begin->setObjectName(QStringLiteral("begin"));
    m_begin->setText(tr("Set up a &new table ..."));
    m_begin->setAutoDefault(false);
    m_begin->setProperty(theme::kMainProperty, true);
    connect(m_begin, &QPushButton::clicked, this, &EmptyPage::newTableWanted);
    auto* column = columnOf({kRoom, m_face, m_sentence, {m_begin, 0, Qt::AlignHCenter}}, this);
    column->addStretch(2);
    column->setSpacing(qRound(14 * theme::scale()));
    drawFace();
}

void EmptyPage::setMessage(const QString& sentence, bool begins) {
    m_sentence->setText(sentence);
    m_begin->setVisible(begins);
}

void EmptyPage::drawFace() {
    m_face->setPixmap(
        FaceButton::picture(QStringLiteral("finn"), qRound(kFace * theme::scale()), devicePixelRatioF()));
}

void EmptyPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) drawFace();
}

} // namespace tacklebox

#include "moc_emptypage.cpp"

#include "views/panels/coach.h"

#include "views/panels/coachveil.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kBubbleWidth = 560, kPadding = 24, kBetweenParts = 9, kCoachFace = 150, kHeadSize = 24,
                kTextSize = 17, kLineSize = 15, kEdge = 14;
constexpr int kColumns = 13, kRows = 9; ///< places that are tried

qreal overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.width() * both.height();
}

} // namespace

QString CoachWords::spoken() const {
    QStringList parts{head, text, how};
    parts.removeAll(QString());
    return parts.join(u' ');
}

Coach::Coach(FaceStore& faces, QWidget* table)
    : QWidget(table), m_faces(faces), m_veil(new CoachVeil(faces, table)), m_line(new QLabel(this)),
      m_head(new QLabel(this)), m_text(new QLabel(this)), m_how(new QLabel(this)),
      m_main(new KeyButton({}, {}, this)), m_second(new KeyButton({}, {}, this)),
      m_back(new KeyButton({}, {}, this)), m_leave(new KeyButton({}, {}, table)) {
    setObjectName(QStringLiteral("coach"));
    m_main->setFilled(true);
    m_leave->setRank(KeyButton::Rank::Quiet);
    for (QLabel* label : {m_line, m_head, m_text, m_how}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    connect(m_main, &QPushButton::clicked, this, &Coach::mainWanted);
    connect(m_second, &QPushButton::clicked, this, &Coach::secondWanted);
    connect(m_back, &QPushButton::clicked, this, &Coach::backWanted);
    connect(m_leave, &QPushButton::clicked, this, &Coach::leaveWanted);
    table->installEventFilter(this);
    m_leave->hide();
    hide();
}

Coach::~Coach() {
    delete m_leave;
}

qreal Coach::unit() const {
    return tokens::tableScaleOf(parentWidget()->width(), parentWidget()->height());
}

void Coach::setLeave(const QString& words, const QString& key) {
    m_leave->setWords(words);
    m_leave->setKey(key);
    if (m_there) place();
}

void Coach::setThere(bool there) {
    m_there = there;
    m_leave->setVisible(there);
    keepQuiet();
}

void Coach::keepQuiet() {
    m_speaks = false;
    hide();
    m_veil->hide();
    if (m_there) place();
}

void Coach::say(const CoachWords& words, const std::vector<QRectF>& lit, qreal bottom) {
    if (m_speaks && words == m_words && lit == m_lit && bottom == m_bottom) return;
    m_words = words;
    m_lit = lit;
    m_bottom = bottom;
    m_speaks = m_there = true;
    fill();
    place();
    m_veil->raise();
    m_veil->setVisible(true);
    raise();
    setVisible(true);
    m_leave->raise();
    m_leave->setVisible(true);
}

void Coach::fill() {
    m_line->setText(m_words.line);
    m_head->setText(m_words.head);
    m_text->setText(m_words.text);
    m_how->setText(m_words.how);
    m_how->setVisible(!m_words.how.isEmpty());
    m_line->setVisible(!m_words.line.isEmpty());
    m_main->setVisible(!m_words.onward.isEmpty());
    m_main->setWords(m_words.onward);
    m_main->setKey(m_words.onwardKey);
    m_second->setVisible(!m_words.second.isEmpty());
    m_second->setWords(m_words.second);
    m_back->setVisible(m_words.mayBack);
    m_back->setWords(tr("Back"));
    setAccessibleName(tr("The coach"));
    setAccessibleDescription(m_words.spoken());
}

int Coach::arrange(int width, bool move) {
    const qreal u = unit(), text = theme::textFactor();
    const auto letters = [&](QLabel* label, qreal size, bool title) {
        QFont font = title ? theme::titleFont(tokens::fontPixels(size, u, text)) : this->font();
        font.setPixelSize(int(std::round(tokens::fontPixels(size, u, text))));
        label->setFont(font);
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText,
                         label == m_line ? theme::currentTheme().muted : theme::currentTheme().ink);
        label->setPalette(palette);
    };
    letters(m_line, kLineSize, false);
    letters(m_head, kHeadSize, true);
    letters(m_text, kTextSize, false);
    letters(m_how, kTextSize, false);
    QFont strong = m_how->font();
    strong.setWeight(QFont::ExtraBold);
    m_how->setFont(strong);
    const int padding = int(kPadding * u), gap = int(kBetweenParts * u), inner = width - 2 * padding;
    int y = padding * 3 / 4;
    for (QLabel* label : {m_line, m_head, m_text, m_how}) {
        if (label->isHidden()) continue;
        const int high = label->heightForWidth(inner);
        if (move) label->setGeometry(padding, y, inner, high);
        y += high + gap;
    }
    QFont buttons = this->font();
    buttons.setPixelSize(int(std::round(tokens::fontPixels(tokens::kBody, u, text))));
    int x = width - padding, high = 0;
    for (KeyButton* button : {m_main, m_second, m_back}) {
        if (button->isHidden()) continue;
        button->setFont(buttons);
        const QSize size = button->sizeHint();
        high = std::max(high, size.height());
        x -= size.width();
        if (move) button->setGeometry(x, y, size.width(), size.height());
        x -= gap;
    }
    if (move) m_dots = QRect(padding, y, std::max(0, x - padding), std::max(high, padding));
    return y + std::max(high, padding / 2) + padding / 2;
}

QRect Coach::bestPlace(QSize size) const {
    const qreal u = unit(), edge = kEdge * u;
    const QRectF room(edge, edge, parentWidget()->width() - 2 * edge,
                      std::max(qreal(size.height()), m_bottom - 2 * edge));
    const QPointF meant = m_lit.empty() ? QPointF(room.center().x(), room.top() + room.height() * 0.62)
                                        : m_lit.front().center();
    QRectF best;
    qreal least = -1;
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const QRectF at(room.left() + (room.width() - size.width()) * column / (kColumns - 1),
                            room.top() + (room.height() - size.height()) * row / (kRows - 1), size.width(),
                            size.height());
            qreal cost = std::hypot(at.center().x() - meant.x(), at.center().y() - meant.y()) / u;
            const QRectF around = at.adjusted(-edge * 2, -edge * 2, edge * 2, edge * 2);
            for (const QRectF& lit : m_lit)
                cost += 40 * overlap(around, lit) / (u * u);
            cost += 10 * overlap(around, m_face) / (u * u) +
                    10 * overlap(at, QRectF(m_leave->geometry())) / (u * u);
            if (least < 0 || cost < least) {
                least = cost;
                best = at;
            }
        }
    return best.toRect();
}

void Coach::place() {
    const QRect table = parentWidget()->rect();
    const qreal u = unit();
    QFont letters = font();
    letters.setPixelSize(int(std::round(tokens::fontPixels(tokens::kBody, u, theme::textFactor()))));
    m_leave->setFont(letters);
    m_leave->resize(m_leave->sizeHint());
    m_leave->move(table.right() - m_leave->width() - int(kEdge * u), int(kEdge * u / 2));
    if (!m_speaks) return;
    m_veil->setGeometry(table);
    // He sits at the right above the ribbon, or at the left where something at the right is meant.
    const qreal edge = kEdge * u, side = kCoachFace * u;
    const QRectF right(table.width() - side - edge, m_bottom - side - edge * 1.6, side, side);
    const QRectF left(edge, right.top(), side, side);
    const auto covered = [&](const QRectF& face) {
        qreal area = 0;
        for (const QRectF& lit : m_lit)
            area += overlap(face, lit);
        return area;
    };
    m_face = covered(right) <= covered(left) ? right : left;
    const int wide = std::min(int(kBubbleWidth * u * std::min(1.3, theme::textFactor())),
                              int(table.width() - side - 4 * edge));
    const QRect bubble = bestPlace({wide, arrange(wide, false)});
    arrange(wide, true);
    setGeometry(bubble);
    CoachVeil::Look look;
    look.lit = m_lit;
    look.bubble = bubble;
    look.portrait = m_face;
    look.name = tr("Hal, your coach");
    look.dims = m_words.dims;
    look.at = m_words.at;
    look.of = m_words.of;
    look.dots = m_dots.translated(bubble.topLeft());
    look.unit = u;
    m_veil->show(look);
}

void Coach::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_there) place();
}

bool Coach::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && m_there) place();
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_coach.cpp"

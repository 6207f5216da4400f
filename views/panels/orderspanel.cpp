#include "views/panels/orderspanel.h"

#include "views/games/games.h"
#include "views/panels/playerwords.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

using Rule = StandingOrder::Rule;

/// A combo box that is not wider than the panel; its popup shows long rules in full.
QComboBox* makeChooser() {
    auto* chooser = new QComboBox;
    chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    chooser->setMinimumContentsLength(8);
    return chooser;
}

} // namespace

OrdersPanel::OrdersPanel(QWidget* parent) : QWidget(parent), m_intro(new QLabel(this)) {
    setWindowTitle(tr("Standing orders"));
    setAccessibleName(tr("Standing orders"));
    m_intro->setWordWrap(true);
    m_intro->setContentsMargins(6, 4, 6, 4);
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_intro);
    m_layout->addStretch();
    rebuild();
}

void OrdersPanel::setTable(Table* table) {
    observe(this, table);
    if (table) {
        connect(table, &Table::viewerChanged, this, &OrdersPanel::rebuild);
        connect(table, &Table::seatsChanged, this, &OrdersPanel::rebuild);
        connect(table, &QObject::destroyed, this, &OrdersPanel::rebuild);
    }
    rebuild();
}

const WindowWords* OrdersPanel::windowWords() const {
    const GameInfo* game = m_table ? gameInfo(m_table->plan().game) : nullptr;
    const bool inTurn = game && game->reactionWindows && m_table->plan().tempo == Tempo::RoundTheTable;
    return inTurn ? game->windowWords : nullptr;
}

QString OrdersPanel::whyNone() const {
    if (!m_table) return {};
    if (m_table->people() < 2) return tr("Against bots you're always asked, so there's nothing to set here.");
    if (m_table->reactionCards().isEmpty() && !windowWords()) return tr("This game has no reaction cards.");
    return {};
}

void OrdersPanel::rebuild() {
    if (m_orders) {
        m_orders->hide();
        m_orders->deleteLater();
        m_orders = nullptr;
    }
    if (!m_table) {
        m_intro->clear();
        return;
    }
    const Seat seat = m_table->viewer();
    if (const QString none = whyNone(); !none.isEmpty()) {
        m_intro->setText(none);
        return;
    }
    if (seat == kNoSeat) {
        m_intro->setText(tr("Only the player at the screen can see their standing orders."));
        return;
    }
    m_intro->setText(tr("%1, choose what happens while others have the screen. It applies whether or not you "
                        "hold the card, so it never gives your hand away.")
                         .arg(seatTitle(m_table->plan(), seat)));
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* lines = new QVBoxLayout(body);
    lines->setContentsMargins(6, 2, 6, 6);
    for (const ReactionCard& card : m_table->reactionCards())
        addCard(lines, card, seat);
    if (const WindowWords* windows = windowWords()) addWindows(lines, seat, *windows);
    lines->addStretch();
    area->setWidget(body);
    m_layout->insertWidget(1, area, 100);
    m_orders = area;
}

void OrdersPanel::addCard(QVBoxLayout* lines, const ReactionCard& card, Seat seat) {
    const StandingOrder order = m_table->order(seat, card.id);
    auto* title = new QLabel(card.words);
    title->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    title->setFont(bold);
    auto* rule = makeChooser();
    rule->setObjectName(QStringLiteral("rule-") + card.id);
    rule->setAccessibleName(card.words);
    rule->addItem(tr("Ask me"), int(Rule::AskMe));
    rule->addItem(tr("Always"), int(Rule::Always));
    rule->addItem(tr("Only if I would lose a card"), int(Rule::OnlyIfILose));
    rule->addItem(tr("Never"), int(Rule::Never));
    rule->setCurrentIndex(rule->findData(int(order.rule)));
    title->setBuddy(rule);
    lines->addWidget(title);
    lines->addWidget(rule);

    QComboBox* number = nullptr;
    const GameInfo* game = gameInfo(m_table->plan().game);
    if (game && game->orderNamesNumber && game->orderNamesNumber(card.id)) {
        number = makeChooser();
        number->setObjectName(QStringLiteral("number-") + card.id);
        number->setAccessibleName(tr("%1: asked for which number").arg(card.words));
        number->addItem(tr("when asked for any number"), -1);
        for (int value = 0; value <= 9; ++value)
            number->addItem(tr("only when asked for %1").arg(value), value);
        number->setCurrentIndex(qMax(0, number->findData(order.onlyForNumber)));
        number->setEnabled(order.rule != Rule::Never);
        lines->addWidget(number);
    }
    const auto store = [this, seat, id = card.id, rule, number] {
        if (!m_table || m_table->viewer() != seat) return;
        StandingOrder now;
        now.rule = Rule(rule->currentData().toInt());
        if (number) {
            now.onlyForNumber = number->currentData().toInt();
            number->setEnabled(now.rule != Rule::Never);
        }
        m_table->setOrder(seat, id, now);
    };
    connect(rule, &QComboBox::activated, this, store);
    if (number) connect(number, &QComboBox::activated, this, store);
}

void OrdersPanel::addWindows(QVBoxLayout* lines, Seat seat, const WindowWords& words) {
    using Window = WindowOrder::Rule;
    const WindowOrder order = m_table->windowOrder(seat);
    auto* title = new QLabel(tr("When you may act or pass"));
    title->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    title->setFont(bold);
    auto* rule = makeChooser();
    rule->setObjectName(QStringLiteral("windowOrder"));
    rule->setAccessibleName(title->text());
    rule->addItem(tr("Ask me"));
    rule->addItem(tr("Pass until somebody acts"));
    QList<Seat> others{kNoSeat, kNoSeat};
    rule->addItem(words.passWhileOthers());
    others.append(seat);
    for (int other = 0; other < m_table->seats(); ++other) {
        if (other == seat) continue;
        rule->addItem(words.passUnlessOf(seatTitle(m_table->plan(), Seat(other))));
        others.append(Seat(other));
    }
    int current = int(order.rule);
    if (order.rule == Window::PassUnlessCardOf) current = qMax(0, int(others.indexOf(order.seat, 2)));
    rule->setCurrentIndex(current);
    title->setBuddy(rule);
    lines->addWidget(title);
    lines->addWidget(rule);
    connect(rule, &QComboBox::activated, this, [this, seat, others](int row) {
        if (!m_table || m_table->viewer() != seat) return;
        WindowOrder now;
        now.rule = row < 2 ? Window(row) : Window::PassUnlessCardOf;
        now.seat = others[row];
        m_table->setWindowOrder(seat, now);
    });
}

} // namespace tacklebox

#include "moc_orderspanel.cpp"

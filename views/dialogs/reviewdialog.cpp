#include "views/dialogs/reviewdialog.h"

#include "views/charts/chancechart.h"
#include "views/games/games.h"
#include "views/theme/keymap.h"
#include "views/theme/paperwords.h"

#include <QAccessible>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace tacklebox {

namespace {

constexpr QSize kReviewSheet(860, 0); ///< in units of scale 1; height by content

QLabel* words(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

bool ReviewDialog::isFor(const Table& table) {
    return onlyPersonOf(table.plan().seats) != kNoSeat && !table.isReplay() && !table.deals().empty();
}

ReviewDialog::ReviewDialog(const Table& table, QWidget* parent, ReviewRequest effort, ReviewCache* cache)
    : StageDialog(kReviewSheet, parent), m_record(table.record()), m_names(table.names()),
      m_request(std::move(effort)), m_seats(table.seats()), m_deal(new QComboBox), m_waiting(new QWidget),
      m_progress(new QProgressBar), m_summary(words({})),
      m_chart(new ChanceChart(tr("Your chance of winning the match"))), m_mistakes(new QWidget),
      m_close(button(tr("Cancel"), keys::nameOf(keys::Command::Close))) {
    m_request.seat = onlyPersonOf(table.plan().seats);
    m_request.levels = knownLevelsOf(table.plan().seats);
    setHeading(tr("What could I have done better?"),
               tr("Based only on what you could know, never on hidden cards."));
    if (const GameInfo* game = gameInfo(table.plan().game)) {
        frame().setBand(theme::bandOf(game->background));
        frame().setCards(artOfCard(game->deck, game->headerCards[0]),
                         artOfCard(game->deck, game->headerCards[1]));
    }
    const int deals = int(table.deals().size());
    for (int deal = 0; deal < deals; ++deal)
        m_deal->addItem(dealTitle(table.plan().game, QString::number(deal + 1)), deal);
    m_deal->setObjectName(QStringLiteral("deal"));
    m_deal->setAccessibleName(dealIsGame(table.plan().game) ? tr("Which game") : tr("Which round"));
    m_deal->setCurrentIndex(deals - 1);
    m_deal->setVisible(deals > 1);
    connect(m_deal, &QComboBox::currentIndexChanged, this, [this](int deal) { begin(deal); });

    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setRange(0, 100);
    m_progress->setAccessibleName(tr("Analysis"));
    auto* waiting = new QVBoxLayout(m_waiting);
    waiting->setContentsMargins(0, 0, 0, 0);
    waiting->addWidget(words(tr("Replaying each of your choices many times, with hands that fit what you had "
                                "seen. This takes a few seconds.")));
    waiting->addWidget(m_progress);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_chart->setObjectName(QStringLiteral("chart"));
    auto* mistakes = new QVBoxLayout(m_mistakes);
    mistakes->setContentsMargins(0, 0, 0, 0);
    body().addWidget(m_deal, 0, Qt::AlignLeft);
    body().addWidget(m_waiting);
    body().addWidget(m_summary);
    body().addWidget(m_mistakes);
    body().addWidget(m_chart);
    connect(m_chart, &ChanceChart::chosen, this, [this](int event) {
        m_nextAction = NextAction::See;
        m_event = event;
        accept();
    });

    m_close->setObjectName(QStringLiteral("close"));
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    setButtons({m_close});
    m_close->setFocus();
    m_desk = std::make_unique<ReviewDesk>(
        [this](double share) { m_progress->setValue(int(std::lround(100 * share))); },
        [this](const std::optional<DealReview>& review) { show(review); }, cache);
    begin(deals - 1);
}

ReviewDialog::~ReviewDialog() = default;

void ReviewDialog::clear() {
    while (QLayoutItem* item = m_mistakes->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_review.reset();
}

void ReviewDialog::begin(int deal) {
    clear();
    m_progress->setValue(0);
    m_waiting->show();
    m_close->setText(tr("Cancel"));
    for (QWidget* widget : {static_cast<QWidget*>(m_summary), static_cast<QWidget*>(m_chart), m_mistakes})
        widget->hide();
    m_request.firstDeal = m_request.lastDeal = deal;
    m_desk->start(m_record, m_names, m_request);
}

QString ReviewDialog::whereOf(std::size_t number) {
    return number == 0 ? tr("Start") : tr("Step %1").arg(number);
}

void ReviewDialog::show(const std::optional<DealReview>& review) {
    clear();
    m_review = review;
    m_waiting->hide();
    m_close->setText(tr("Close"));
    if (!review) {
        m_summary->setText(tr("This can't be analysed."));
        m_summary->show();
        emit reviewReady();
        return;
    }
    const QString& summary = review->summary;
    m_summary->setText(summary);
    m_summary->show();
    for (std::size_t number = 0; number < review->mistakes.size(); ++number)
        m_mistakes->layout()->addWidget(mistakeBox(number));
    m_mistakes->setVisible(!review->mistakes.empty());

    QList<ChanceChart::Point> points;
    for (std::size_t number = 0; number < review->line.size(); ++number) {
        const ValuePoint& point = review->line[number];
        points.append({point.chance.percent, point.event, whereOf(number), false});
    }
    for (const Mistake& mistake : review->mistakes)
        for (ChanceChart::Point& point : points)
            if (point.event > review->decisions[mistake.decision].event) {
                point.marked = true;
                break;
            }
    m_chart->setPoints(points, 100.0 / m_seats, summary);
    m_chart->setVisible(points.size() > 1);
    frame().fit();
    QStringList said{summary};
    for (const Mistake& mistake : review->mistakes)
        said << mistake.made << mistake.better;
    setAccessibleDescription(said.join(u' '));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    emit reviewReady();
}

QWidget* ReviewDialog::mistakeBox(std::size_t number) {
    const Mistake& mistake = m_review->mistakes[number];
    const JudgedDecision& decision = m_review->decisions[mistake.decision];
    auto* box = new PaperBox;
    box->setObjectName(QStringLiteral("mistake%1").arg(number));
    auto* row = new QHBoxLayout(box);
    auto* cost = new HeadingLabel(tr("\u2212%1%").arg(std::lround(decision.cost.percent)));
    cost->setAccessibleName(tr("It cost you %1%").arg(std::lround(decision.cost.percent)));
    cost->setWordWrap(false);
    cost->setMinimumWidth(cost->fontMetrics().horizontalAdvance(tr("\u2212%1%").arg(100)));
    row->addWidget(cost, 0, Qt::AlignTop);
    auto* told = new QVBoxLayout;
    told->addWidget(words(mistake.made));
    QLabel* better = words(mistake.better);
    QFont strong = better->font();
    strong.setBold(true);
    better->setFont(strong);
    told->addWidget(better);
    if (!mistake.why.isEmpty()) told->addWidget(words(mistake.why));
    if (!mistake.luck.isEmpty()) told->addWidget(new MutedLabel(mistake.luck));
    auto* ways = new QHBoxLayout;
    const auto addButton = [&](const char* name, const QString& title, NextAction nextAction) {
        QPushButton* made = button(title);
        made->setObjectName(QLatin1String(name) + QString::number(number));
        made->setAccessibleDescription(mistake.made);
        connect(made, &QPushButton::clicked, this,
                [this, nextAction, decision] { leaveFor(nextAction, decision); });
        ways->addWidget(made);
    };
    addButton("see", tr("See it"), NextAction::See);
    addButton("try", tr("Try again from here"), NextAction::Try);
    ways->addStretch(1);
    told->addLayout(ways);
    row->addLayout(told, 1);
    return box;
}

void ReviewDialog::leaveFor(NextAction nextAction, const JudgedDecision& decision) {
    m_nextAction = nextAction;
    m_event = decision.event;
    m_step = decision.step;
    accept();
}

} // namespace tacklebox

#include "moc_reviewdialog.cpp"

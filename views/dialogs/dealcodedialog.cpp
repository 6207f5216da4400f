#include "views/dialogs/dealcodedialog.h"

#include "model/table/dealcodes.h"
#include "model/table/table.h"
#include "views/games/games.h"
#include "views/theme/boxes.h"
#include "views/theme/keymap.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr QSize kCodesSheet(680, 0); ///< in units of scale 1; height by content

QLabel* wrapped(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    return label;
}

/// A field that is wide enough for the longest usual code.
QLineEdit* codeLine() {
    auto* line = new QLineEdit;
    QFont codeFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    codeFont.setPixelSize(QFontInfo(QApplication::font()).pixelSize()); // the user's text size
    line->setFont(codeFont);
    line->setMinimumWidth(
        line->fontMetrics().horizontalAdvance(QStringLiteral("WWWW-WWWW-WWWW-WWWW-WWWW-WW")));
    return line;
}

} // namespace

DealCodeDialog::DealCodeDialog(const Table* table, QWidget* parent)
    : StageDialog(kCodesSheet, parent), m_typed(codeLine()), m_answer(wrapped({})) {
    setHeading(tr("Deal codes"), tr("A deal code holds the cards, the rules and the number of players of a "
                                    "match. Anyone who enters it plays the same deal."));
    frame().setBand(theme::bandOf(Background::Beach));
    QVBoxLayout* column = &body();
    if (table) addOwnCode(*table, *column);

    column->addSpacing(8);
    auto* label = new QLabel(tr("&Enter a friend's code:"));
    m_typed->setObjectName(QStringLiteral("typed"));
    m_typed->setPlaceholderText(QStringLiteral("K7QM-2XD4-90AB-CDEF"));
    m_typed->setClearButtonEnabled(true);
    label->setBuddy(m_typed);
    column->addWidget(label);
    column->addWidget(m_typed);
    m_answer->setObjectName(QStringLiteral("told"));
    m_answer->setMinimumHeight(2 * fontMetrics().lineSpacing());
    column->addWidget(m_answer);
    column->addStretch();

    QPushButton* close = button(tr("Close"), keys::nameOf(keys::Command::Close));
    QPushButton* set = button(tr("Set up this table"), keys::nameOf(keys::Command::Accept));
    set->setObjectName(QStringLiteral("set"));
    set->setDefault(true);
    connect(set, &QPushButton::clicked, this, &DealCodeDialog::accept);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    setButtons({close, set});
    connect(m_typed, &QLineEdit::textChanged, this, &DealCodeDialog::read);
    m_typed->setFocus();
}

void DealCodeDialog::addOwnCode(const Table& table, QBoxLayout& column) {
    column.addSpacing(8);
    const QString code = table.dealCode();
    if (code.isEmpty()) {
        QLabel* none =
            wrapped(tr("This match started from a position set up by hand, so it has no deal code."));
        none->setObjectName(QStringLiteral("none"));
        column.addWidget(none);
        return;
    }
    auto* label = new QLabel(tr("Code of &this match:"));
    QLineEdit* own = codeLine();
    own->setObjectName(QStringLiteral("own"));
    own->setText(code);
    own->setReadOnly(true);
    own->setCursorPosition(0);
    label->setBuddy(own);
    auto* copy = new QPushButton(tr("&Copy"));
    copy->setObjectName(QStringLiteral("copy"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [code, copy] {
        QApplication::clipboard()->setText(code);
        copy->setText(tr("Copied"));
    });
    auto* row = rowOf({{own, 1}, copy});
    column.addWidget(label);
    column.addLayout(row);
    if (table.score().round > 1 || table.steps() > 0)
        column.addWidget(wrapped(tr("It's the deal the match started with.")));
}

void DealCodeDialog::read() {
    m_readable = false;
    QString told;
    if (!m_typed->text().trimmed().isEmpty()) {
        if (const auto plan = planOfDealCode(m_typed->text(), &told)) {
            m_readable = true;
            m_plan = *plan;
            const GameInfo* game = gameInfo(plan->game);
            told = tr("%1 for %n players.", "a game", int(plan->seats.size()))
                       .arg(game ? game->title : plan->game);
        }
    }
    m_answer->setText(told);
    m_answer->setAccessibleName(told);
}

void DealCodeDialog::accept() {
    if (m_readable) {
        QDialog::accept();
        return;
    }
    if (m_typed->text().trimmed().isEmpty()) m_answer->setText(tr("Enter or paste a code first."));
    m_typed->setFocus();
}

} // namespace tacklebox

#include "moc_dealcodedialog.cpp"

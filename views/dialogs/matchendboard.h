// The sheet with the points at the end of a match. Part of MatchEnd.
#pragma once

#include "views/dialogs/catchpanel.h"
#include "views/dialogs/matchend.h"
#include "views/dialogs/resultlist.h"
#include "views/theme/fonts.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tacklebox {

class MatchEnd::Board : public QWidget {
  public:
    static constexpr qreal kMargin = 20; ///< in units of scale 1

    Board(ResultList* results, QLabel* line, CatchPanel* moments, QWidget* parent)
        : QWidget(parent), m_head(new QLabel(this)), m_results(results), m_line(line), m_catch(moments) {
        m_head->setObjectName(QStringLiteral("head"));
        m_head->setTextFormat(Qt::PlainText);
        m_head->setWordWrap(true);
        line->setAlignment(Qt::AlignLeft);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_head);
        layout->addWidget(results, 1);
        layout->addWidget(line);
        layout->addWidget(moments);
    }

    /// Sets the heading, which heightFor() includes.
    void setHead(const QString& words) { m_head->setText(words); }
    void setSizes(qreal scale, qreal fontSize) {
        m_scale = scale;
        const int margin = int(kMargin * scale);
        layout()->setContentsMargins(margin, margin, margin + int(4 * scale), margin + int(8 * scale));
        layout()->setSpacing(int(8 * scale));
        m_head->setFont(theme::titleFont(fontSize * 1.4));
        QFont words = font();
        words.setPixelSize(int(std::round(fontSize)));
        m_line->setFont(words);
        m_results->setFont(words);
        m_results->setFontSize(fontSize);
        m_catch->setSizes(scale, fontSize);
    }
    int sides() const { return layout()->contentsMargins().left() + layout()->contentsMargins().right(); }
    int preferredWidth() const { return m_results->sizeHint().width() + sides(); }
    int heightFor(int width, bool narrowRows) const {
        const QMargins margins = layout()->contentsMargins();
        const int inner = width - sides();
        return margins.top() + margins.bottom() + 2 * layout()->spacing() + m_head->heightForWidth(inner) +
               m_results->heightFor(narrowRows) + m_line->heightForWidth(inner) + catchHeight(inner) + 2;
    }
    /// Gives the key moments the height that they need at that inner width.
    void setInner(int width) { m_catch->setFixedHeight(std::max(0, m_catch->heightFor(width))); }

    QPixmap picture() {
        QPixmap pixmap(size() * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        render(&pixmap, {}, {}, DrawChildren);
        return pixmap;
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintPaper(painter, rect(), m_scale);
    }

  private:
    int catchHeight(int inner) const {
        const int high = m_catch->heightFor(inner);
        return high > 0 ? high + layout()->spacing() : 0;
    }

    QLabel* m_head;
    ResultList* m_results;
    QLabel* m_line;
    CatchPanel* m_catch;
    qreal m_scale = 1;
};

} // namespace tacklebox

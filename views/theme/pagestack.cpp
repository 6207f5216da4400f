#include "views/theme/pagestack.h"

namespace tacklebox {

class PageStack::Page : public QWidget {
  public:
    explicit Page(const PageStack& stack) : m_stack(stack) {}

    int heightForWidth(int width) const override { return counts() ? QWidget::heightForWidth(width) : 0; }
    QSize minimumSizeHint() const override {
        const QSize least = QWidget::minimumSizeHint();
        return counts() ? least : QSize(least.width(), 0);
    }

  private:
    bool counts() const { return m_stack.m_measured || m_stack.currentWidget() == this; }

    const PageStack& m_stack;
};

PageStack::PageStack(QWidget* parent) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, &PageStack::measureAnew);
}

QWidget* PageStack::addPage() {
    auto* page = new Page(*this);
    addWidget(page);
    return page;
}

void PageStack::setMeasured(bool measured) {
    m_measured = measured;
    measureAnew();
}

void PageStack::measureAnew() {
    for (int i = 0; i < count(); ++i)
        widget(i)->updateGeometry();
    updateGeometry();
}

PageStack::Measuring::Measuring(PageStack& stack) : m_stack(stack) {
    m_stack.setMeasured(true);
}

PageStack::Measuring::~Measuring() {
    m_stack.setMeasured(false);
}

} // namespace tacklebox

#include "moc_pagestack.cpp"

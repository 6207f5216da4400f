// Pages of which one is seen, where a short one need not be scrolled because another is long.
#pragma once

#include <QStackedWidget>

namespace tacklebox {

/// A stack that needs the height of the page which is seen; while a Measuring lives, that of the highest one.
class PageStack : public QStackedWidget {
    Q_OBJECT

  public:
    explicit PageStack(QWidget* parent = nullptr);

    /// A new page, the last of them; the layout is the caller's to give.
    QWidget* addPage();

    /// As long as it lives every page counts, so that a sheet has room for all of them and keeps its size.
    class Measuring {
      public:
        explicit Measuring(PageStack& stack);
        ~Measuring();
        Q_DISABLE_COPY_MOVE(Measuring)

      private:
        PageStack& m_stack;
    };

  private:
    class Page;
    void setMeasured(bool measured);
    void measureAnew();

    bool m_measured = false;
};

} // namespace tacklebox

#pragma once

#include <QStackedWidget>

namespace tacklebox {

/// A stack that is as high as its current page needs, so that a short page need not scroll because of a long
/// one. While a Measuring exists, it is as high as its highest page.
class PageStack : public QStackedWidget {
    Q_OBJECT

  public:
    explicit PageStack(QWidget* parent = nullptr);

    /// Adds a page at the end. The caller sets its layout.
    QWidget* addPage();

    /// While it exists, the stack is as high as its highest page, so that a dialog can choose a size that
    /// fits all pages.
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

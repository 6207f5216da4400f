// A bar along an edge of a page, as dark as the night whatever lies beside it.
#pragma once

#include <QFrame>

namespace tacklebox {

/// Its ground and the words on it have the theme's colours of the night, also after the theme has changed.
class NightBar : public QFrame {
    Q_OBJECT

  public:
    enum class TopLine { None, Gold };

    explicit NightBar(TopLine line, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void darken();

    TopLine m_line;
};

} // namespace tacklebox

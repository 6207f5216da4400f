// A dark bar along an edge of a page.
#pragma once

#include <QFrame>

namespace tacklebox {

/// Background and text have the theme's bar colours, also after a change of the theme.
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

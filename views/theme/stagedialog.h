// Dialogs and messages in the frame that all of them have: what is rare at the left below, what is meant at
// the right.
#pragma once

#include "views/theme/stageframe.h"

#include <QDialog>
#include <QMessageBox>

class QHBoxLayout;
class QPushButton;
class QScrollArea;
class QSpacerItem;
class QVBoxLayout;

namespace tacklebox {

class ButtonRow;

/// A dialog in that frame. What body() holds scrolls where the window has no room for it; the buttons below
/// stay.
class StageDialog : public QDialog {
    Q_OBJECT

  public:
    /// `width` and `height` in units of scale 1; 0 for a sheet as high as its content.
    explicit StageDialog(QSize units, QWidget* parent = nullptr);

    StageFrame& frame() { return *m_frame; }

  protected:
    /// The title in the band and of the window.
    void setHeading(const QString& title, const QString& line = {});
    /// What is always seen above the body.
    QVBoxLayout& head() { return *m_head; }
    QVBoxLayout& body() { return *m_body; }
    QScrollArea& area() { return *m_area; }
    /// What is always seen under the body, above the buttons.
    QVBoxLayout& foot() { return *m_foot; }
    /// At the left below.
    void setRare(const QList<QWidget*>& widgets);
    /// At the right below, in this order; what is meant comes last.
    void setButtons(const QList<QWidget*>& buttons);
    /// A push button that shows `key`; it is not the default one.
    static QPushButton* button(const QString& words, const QString& key = {});
    void setVisible(bool visible) override;
    QSize sizeHint() const override;
    /// The height that all of it needs in that width.
    virtual int heightFor(int width);

  private:
    void setMargins();

    QScrollArea* m_area;
    QVBoxLayout *m_head, *m_body, *m_foot;
    QHBoxLayout* m_footRow;
    ButtonRow *m_rare = nullptr, *m_buttons = nullptr;
    StageFrame* m_frame;
};

/// A message in that frame.
class StageMessageBox : public QMessageBox {
    Q_OBJECT

  public:
    StageMessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
                    QWidget* parent);

    /// As QMessageBox has them.
    static void warning(QWidget* parent, const QString& title, const QString& text);
    static StandardButton question(QWidget* parent, const QString& title, const QString& text,
                                   StandardButtons buttons, StandardButton standard);

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    /// Makes it as wide as its words want with the letters of now.
    void fitWords();

    QSpacerItem* m_wide = nullptr;
};

} // namespace tacklebox

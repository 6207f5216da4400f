// Dialogs and messages in a StageFrame.
#pragma once

#include "views/theme/stageframe.h"

#include <QDialog>
#include <QMessageBox>

#include <functional>

class QHBoxLayout;
class QPushButton;
class QScrollArea;
class QSpacerItem;
class QVBoxLayout;

namespace tacklebox {

class ButtonRow;

/// Shows a dialog that blocks only its window, and returns at once. Closing the dialog deletes it.
void openDialog(QDialog* dialog);

/// A dialog in a StageFrame. The content of body() scrolls if the window is too small; the buttons below stay
/// visible. Rare buttons are on the left and the default button is on the right.
class StageDialog : public QDialog {
    Q_OBJECT

  public:
    /// `units` is the size in units of scale 1; a height of 0 means as high as the content.
    explicit StageDialog(QSize units, QWidget* parent = nullptr);

    StageFrame& frame() { return *m_frame; }

  protected:
    /// Sets the title of band and window.
    void setHeading(const QString& title, const QString& line = {});
    /// The layout above the body, which does not scroll.
    QVBoxLayout& head() { return *m_head; }
    QVBoxLayout& body() { return *m_body; }
    QScrollArea& area() { return *m_area; }
    /// The layout between body and buttons, which does not scroll.
    QVBoxLayout& foot() { return *m_foot; }
    /// Sets the widgets at the lower left.
    void setRare(const QList<QWidget*>& widgets);
    /// Sets the buttons at the lower right, in this order. The default button comes last.
    void setButtons(const QList<QWidget*>& buttons);
    /// Creates a push button that shows `key`. It is not the default button.
    static QPushButton* button(const QString& words, const QString& key = {});
    void setVisible(bool visible) override;
    QSize sizeHint() const override;
    /// The height needed at that width.
    virtual int heightFor(int width);

  private:
    void setMargins();

    QScrollArea* m_area;
    QVBoxLayout *m_head, *m_body, *m_foot;
    QHBoxLayout* m_footRow;
    ButtonRow *m_rare = nullptr, *m_buttons = nullptr;
    StageFrame* m_frame;
};

/// A message box in a StageFrame.
class StageMessageBox : public QMessageBox {
    Q_OBJECT

  public:
    StageMessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
                    QWidget* parent);

    /// Opens a warning in front of `parent`.
    static void warning(QWidget* parent, const QString& title, const QString& text);
    /// Opens a question in front of `parent`, and calls `yes` if that is the answer. The default is "No".
    static StageMessageBox* question(QWidget* parent, const QString& title, const QString& text,
                                     const std::function<void()>& yes);

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    /// Sets the width that the text needs in the current font.
    void fitWords();
    /// Widens the box if its buttons need more than QMessageBox gives them.
    void fitButtons();

    QSpacerItem* m_wide = nullptr;
};

} // namespace tacklebox

// Lists beside a table or a replay: tabs in a splitter, wide enough that none of them is cut off.
#pragma once

#include <QObject>

class QAbstractButton;
class QSplitter;
class QTabWidget;

namespace tacklebox {

/// Adds a close button beside the tabs. The caller must connect it.
QAbstractButton* addCloseButton(QTabWidget& lists);

class TabWidthKeeper : public QObject {
  public:
    /// `lists` must be the second widget of `splitter`; it owns this object. It opens at least `least` pixels
    /// wide.
    TabWidthKeeper(QSplitter* splitter, QTabWidget* lists, int least);

    /// The preferred width of the lists in pixels, at the current font size.
    int width() const;
    /// The same at the usual font size, whatever the room.
    int preferredWidth();
    /// Gives the lists their preferred width.
    void widen();

  protected:
    /// Widens the lists when tabs need more room (a larger font, another tab). Otherwise keeps the splitter
    /// where the user moved it.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// The maximum width.
    int most() const;
    /// Chooses the largest font, up to the usual size, at which all tabs fit.
    void fitFont();

    QSplitter* m_splitter;
    QTabWidget* m_lists;
    int m_least, m_wanted, m_preferredWidth = 0;
    bool m_fitting = false;
};

} // namespace tacklebox

// The lists beside a table or a replay: tabs in a splitter, wide enough that none of them is cut.
#pragma once

#include <QObject>

class QAbstractButton;
class QSplitter;
class QTabWidget;

namespace tacklebox {

/// Adds a button beside the tabs; the caller closes the lists when it is clicked.
QAbstractButton* addCloseButton(QTabWidget& lists);
/// The width in pixels in which no tab is cut, with the close button.
int wholeWidth(const QTabWidget& lists);

class WholeTabs : public QObject {
  public:
    /// `lists` is the second widget of `splitter`, and owns this. It is opened at least `least` pixels wide.
    WholeTabs(QSplitter* splitter, QTabWidget* lists, int least);

    /// The width that the lists want, in pixels: the table keeps room enough to be laid out.
    int width() const;
    /// The same with letters of the usual size, however little room there is.
    int wish();
    /// Gives them the width that they want.
    void widen();

  protected:
    /// When tabs have come to need more room (larger letters, another one), the lists get it. Where a person
    /// has put the splitter it stays as long as the tabs are what they were.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// The width that they may have.
    int most() const;
    /// The letters of the tabs are as large as all tabs have room for.
    void fitLetters();

    QSplitter* m_splitter;
    QTabWidget* m_lists;
    int m_least, m_wanted, m_wish = 0;
    bool m_fitting = false;
};

} // namespace tacklebox

// Everything that can be set, each with a line of what it does; it holds at once.
#pragma once

#include "views/settings/settings.h"
#include "views/theme/stagedialog.h"

#include <functional>

class QSlider;

namespace tacklebox {

class CardGrid;
class PageStack;
class PillBar;
class RegularSays;

class SettingsDialog : public StageDialog {
    Q_OBJECT

  public:
    static constexpr const char *kLanguage = "language",
                                *kRestore = "restoreDefaults"; ///< names of two parts

    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);

    /// What is set now.
    const Settings& settings() const { return m_settings; }

  signals:
    /// After each change.
    void changed(const Settings& settings);
    /// All settings shall have their defaults. The dialog still shows what was set: close it.
    void resetWanted();

  protected:
    int heightFor(int width) override;

  private:
    void askToRestore();
    void addAppearancePage();
    void addPacePage();
    void addSoundPage();
    void addPlayingPage();
    void addHelpPage();
    /// What is added from now on is on a page of that name.
    void beginPage(const QString& name);
    /// `regular` stands below them where there is room.
    void endPage(RegularSays* regular = nullptr);
    /// One thing to be set, with the line that says what it does.
    QWidget* box(QLayout* first, const QString& line, QWidget* of);
    QWidget* tick(const QString& name, const QString& words, const QString& line, bool& field);
    QWidget* choice(const QString& name, const QString& words, const QStringList& choices, int current,
                    const std::function<void(int)>& choose, const QString& line = {});
    /// A slider with its value beside it.
    QWidget* slider(const QString& name, const QString& words, int least, int most, int step, int value,
                    const std::function<void(int)>& choose, const QString& line = {});
    /// A slider from 0 to 100, of no use while sounds are off.
    QWidget* volume(const QString& name, const QString& words, int& volume);

    Settings m_settings;
    PillBar* m_tabs;
    QStringList m_names;
    PageStack* m_pages;
    QList<QWidget*> m_boxes; ///< of the page that is being filled
};

} // namespace tacklebox

// "Settings": all settings with explanations. Changes apply at once.
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
                                *kRestore = "restoreDefaults"; ///< object names

    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);

    /// The current settings.
    const Settings& settings() const { return m_settings; }

  signals:
    /// Emitted after each change.
    void changed(const Settings& settings);
    /// Restore all defaults. The dialog still shows the old settings: close it.
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
    /// Starts a page. The widgets in m_boxes become its content at endPage().
    void beginPage(const QString& name);
    /// Adds the page, with `regular` below if there is room.
    void endPage(RegularSays* regular = nullptr);
    /// A setting with an explanation for `of`.
    QWidget* box(QLayout* first, const QString& line, QWidget* of);
    QWidget* tick(const QString& name, const QString& words, const QString& line, bool& field);
    QWidget* choice(const QString& name, const QString& words, const QStringList& choices, int current,
                    const std::function<void(int)>& choose, const QString& line = {});
    /// A slider and its value.
    QWidget* slider(const QString& name, const QString& words, int least, int most, int step, int value,
                    const std::function<void(int)>& choose, const QString& line = {});
    /// A slider from 0 to 100, disabled while sounds are off.
    QWidget* volume(const QString& name, const QString& words, int& volume);

    Settings m_settings;
    PillBar* m_tabs;
    QStringList m_names;
    PageStack* m_pages;
    QList<QWidget*> m_boxes; ///< on the current page
};

} // namespace tacklebox

// Everything that can be set, each with a line of what it does; it holds at once.
#pragma once

#include "views/settings/settings.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSlider;
class QSpinBox;
class QTabWidget;

namespace tacklebox {

class SettingsDialog : public QDialog {
    Q_OBJECT

  public:
    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);

    /// What is set now.
    const Settings& settings() const { return m_settings; }

  signals:
    /// After each change.
    void changed(const Settings& settings);

  private:
    QWidget* page();
    void addTick(const QString& name, const QString& words, const QString& line, bool Settings::*field);
    void addTick(const QString& name, const QString& words, const QString& line, bool TableRules::*field);
    void tick(const QString& name, const QString& words, const QString& line, bool& field);
    void addChoice(const QString& name, const QString& words, const QStringList& choices, int current,
                   const std::function<void(int)>& choose, const QString& line = {});
    /// A slider from 0 to 100, of no use while sounds are off.
    void addVolume(const QString& name, const QString& words, int& volume);
    void addLine(const QString& line, QWidget* of);

    Settings m_settings;
    QTabWidget* m_tabs;
    QFormLayout* m_form = nullptr; ///< of the page that is being filled
};

} // namespace tacklebox

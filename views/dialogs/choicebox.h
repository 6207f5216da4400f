// A choice among a few words, and the words beside a field that say what it means.
#pragma once

#include "views/theme/paperwords.h"

#include <QComboBox>

namespace tacklebox {

/// To screen readers its name is what it is for and what is chosen, "Seat 2: Bot: Perch": of the usual box
/// they are told the choice alone.
class ChoiceBox : public QComboBox {
    Q_OBJECT

  public:
    explicit ChoiceBox(QWidget* parent = nullptr);
    /// What it is for and what is chosen, and what that means.
    QString spoken() const;
};

/// The line of help beside a field. For those who see it: others are told it as the description of its field,
/// and not with everything else in the dialog.
class HelpLine : public MutedLabel {
    Q_OBJECT

  public:
    explicit HelpLine(const QString& words = {}, QWidget* parent = nullptr);
};

} // namespace tacklebox

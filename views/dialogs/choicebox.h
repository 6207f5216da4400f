// A combo box and a help line with complete texts for screen readers.
#pragma once

#include "views/theme/paperwords.h"

#include <QComboBox>

namespace tacklebox {

/// A combo box with an accessible name of label and current choice, "Seat 2: Bot: Perch". QComboBox reports
/// only the choice.
class ChoiceBox : public QComboBox {
    Q_OBJECT

  public:
    explicit ChoiceBox(QWidget* parent = nullptr);
    /// Accessible name and description.
    QString spoken() const;
};

/// A line of help beside a field. Hidden from screen readers, since the field has the same text as its
/// description.
class HelpLine : public MutedLabel {
    Q_OBJECT

  public:
    explicit HelpLine(const QString& words = {}, QWidget* parent = nullptr);
};

} // namespace tacklebox

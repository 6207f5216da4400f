// A seat in the setup of a table: portrait, name, and person or bot.
#pragma once

#include "model/table/plan.h"
#include "views/theme/paperwords.h"

class QLineEdit;
class QToolButton;

namespace tacklebox {

class ChoiceBox;
class FaceButton;

class SeatCard : public PaperBox {
    Q_OBJECT

  public:
    /// `number` is the seat, from 0. `live`: describe levels for games with a clock.
    SeatCard(int number, const SeatPlan& plan, bool live, QWidget* parent = nullptr);

    SeatPlan plan() const;
    /// Sets a name and its portrait.
    void setName(const QString& name);
    /// Sets the colour of the float for a person without a portrait, from 1.
    void setPersonNumber(int number);

  signals:
    void changed();

  private:
    void chooseFace();
    void chooseRegular(const QString& name);
    void updateControls();

    int m_number;
    bool m_live;
    int m_personNumber = 1;
    QString m_face; ///< the chosen portrait; empty: none
    FaceButton* m_picture;
    QLineEdit* m_name;
    ChoiceBox* m_who; ///< a person, or a bot's level
    StrengthFish* m_fish;
};

} // namespace tacklebox

// A seat at a table that is being set up: whose face, which name, and who plays there.
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
    /// Seat number `number`, from 0. `live`: what a level means against the clock is said too.
    SeatCard(int number, const SeatPlan& plan, bool live, QWidget* parent = nullptr);

    SeatPlan plan() const;
    /// Another name, and the face that belongs to it.
    void setName(const QString& name);
    /// Persons without a face have floats of different colours: the first, the second ...
    void setPersonNumber(int number);

  signals:
    void changed();

  private:
    void chooseFace();
    void chooseRegular(const QString& name);
    void follow();

    int m_number;
    bool m_live;
    int m_personNumber = 1;
    QString m_face; ///< that was chosen; empty for none
    FaceButton* m_picture;
    QLineEdit* m_name;
    ChoiceBox* m_who; ///< a person, or the level of a bot
    StrengthFish* m_fish;
};

} // namespace tacklebox

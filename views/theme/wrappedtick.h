// A check box whose words go on in a second line where one does not hold them.
#pragma once

#include <QCheckBox>

namespace tacklebox {

class WrappedTick : public QCheckBox {
    Q_OBJECT

  public:
    explicit WrappedTick(const QString& words, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QSize sizeOf(const QString& words) const;
    /// The words in lines of that width.
    QString brokenTo(int width) const;
    void wrap();

    QString m_words;
};

} // namespace tacklebox

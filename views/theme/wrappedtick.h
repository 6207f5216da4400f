// A check box whose text wraps.
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
    /// Returns the text with line breaks for that width.
    QString brokenTo(int width) const;
    void wrap();

    QString m_words;
};

} // namespace tacklebox

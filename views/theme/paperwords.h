// Labels and boxes on paper.
#pragma once

#include <QAbstractButton>
#include <QLabel>

namespace tacklebox {

/// A label with word wrap that follows the theme and the program's font.
class PaperLabel : public QLabel {
    Q_OBJECT

  protected:
    /// Sets font and colour of a label for that font size in pixels.
    using Style = void (*)(QLabel& label, qreal pixels);
    /// `size` is in pixels at scale 1.
    PaperLabel(const QString& words, Style look, qreal size, QWidget* parent);
    void changeEvent(QEvent* event) override;

  private:
    void applyStyle();

    Style m_style;
    qreal m_size;
};

/// A heading in the display face.
class HeadingLabel : public PaperLabel {
  public:
    explicit HeadingLabel(const QString& words, qreal size = 20, QWidget* parent = nullptr);
};

/// A label of secondary importance.
class MutedLabel : public PaperLabel {
  public:
    explicit MutedLabel(const QString& words = {}, QWidget* parent = nullptr);
};

/// An error message: strong, in the colour of danger.
class ErrorLabel : public PaperLabel {
  public:
    explicit ErrorLabel(QWidget* parent = nullptr);
};

/// A box of secondary importance on paper. The layout's margins must keep clear of its outline.
class PaperBox : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A dashed place to add something: a plus in a ring, and text.
class EmptyPlace : public QAbstractButton {
    Q_OBJECT

  public:
    EmptyPlace(const QString& words, const QString& line, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_line;
};

/// Four small fish, `fish` of them filled.
class StrengthFish : public QWidget {
    Q_OBJECT

  public:
    explicit StrengthFish(QWidget* parent = nullptr);
    void setFish(int fish);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int m_fish = 0;
};

} // namespace tacklebox

// Labels and boxes on paper.
#pragma once

#include <QAbstractButton>
#include <QLabel>

namespace tacklebox {

/// A heading in the display face.
class HeadingLabel : public QLabel {
    Q_OBJECT

  public:
    /// `size` is in pixels at scale 1.
    explicit HeadingLabel(const QString& words, qreal size = 20, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fit();
    qreal m_size;
};

/// A label of secondary importance, with word wrap.
class MutedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit MutedLabel(const QString& words = {}, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fit();
};

/// An error message: strong, in the colour of danger.
class FaultLabel : public QLabel {
    Q_OBJECT

  public:
    explicit FaultLabel(QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fit();
};

/// A box of secondary importance on paper. The layout's margins must keep clear of its outline.
class PaperBox : public QWidget {
    Q_OBJECT

  public:
    explicit PaperBox(QWidget* parent = nullptr);
    /// Highlights the box: it is in focus or selected.
    void setLit(bool lit);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    bool m_lit = false;
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

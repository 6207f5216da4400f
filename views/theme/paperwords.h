// Words on paper, and the boxes they stand in.
#pragma once

#include <QAbstractButton>
#include <QLabel>

namespace tacklebox {

/// A heading in the display face.
class HeadingLabel : public QLabel {
    Q_OBJECT

  public:
    /// `size` at scale 1.
    explicit HeadingLabel(const QString& words, qreal size = 20, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fit();
    qreal m_size;
};

/// A line of second rank; it goes on in further lines.
class MutedLabel : public QLabel {
    Q_OBJECT

  public:
    explicit MutedLabel(const QString& words = {}, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fit();
};

/// A sentence that says what is wrong: in the colour of danger, strong.
class FaultLabel : public QLabel {
    Q_OBJECT

  public:
    explicit FaultLabel(QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fit();
};

/// A box of second rank on paper; the content's margins keep from its outline.
class PaperBox : public QWidget {
    Q_OBJECT

  public:
    explicit PaperBox(QWidget* parent = nullptr);
    /// In focus or meant.
    void setLit(bool lit);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    bool m_lit = false;
};

/// A dashed place where something may be put: a plus in a ring, and words.
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

/// Four small fish, so many of them filled.
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

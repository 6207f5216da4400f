#include "views/theme/wrappedtick.h"

#include "views/theme/wrappedtext.h"

#include <QEvent>
#include <QStyleOptionButton>

#include <algorithm>

namespace tacklebox {

WrappedTick::WrappedTick(const QString& words, QWidget* parent) : QCheckBox(words, parent), m_words(words) {
    setAccessibleName(QString(words).remove(u'&')); // the text gets line breaks
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappedTick::sizeOf(const QString& words) const {
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = words;
    return style()->sizeFromContents(QStyle::CT_CheckBox, &option,
                                     fontMetrics().size(Qt::TextShowMnemonic, words), this);
}

QSize WrappedTick::sizeHint() const {
    return sizeOf(m_words);
}

QSize WrappedTick::minimumSizeHint() const {
    const QStringList words = m_words.split(u' ');
    const auto longest = std::max_element(
        words.begin(), words.end(), [](const QString& a, const QString& b) { return a.size() < b.size(); });
    return sizeOf(*longest);
}

int WrappedTick::heightForWidth(int width) const {
    return sizeOf(brokenTo(width)).height();
}

QString WrappedTick::brokenTo(int width) const {
    return theme::brokenInLines(m_words, [&](const QString& line) { return sizeOf(line).width() <= width; });
}

void WrappedTick::wrap() {
    const QString broken = brokenTo(width());
    if (broken != text()) setText(broken);
}

void WrappedTick::resizeEvent(QResizeEvent* event) {
    QCheckBox::resizeEvent(event);
    wrap();
}

void WrappedTick::changeEvent(QEvent* event) {
    QCheckBox::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) wrap();
}

} // namespace tacklebox

#include "moc_wrappedtick.cpp"

// Parsers for single settings. They return nullopt if a value is missing or invalid.
#pragma once

#include <QLatin1String>
#include <QVariant>

#include <optional>

namespace tacklebox {

/// Returns the value of E at the index of the name in `names`.
template <class E, std::size_t N>
std::optional<E> valueNamed(const QVariant& value, const char* const (&names)[N]) {
    for (std::size_t i = 0; i < N; ++i)
        if (value.toString() == QLatin1String(names[i])) return E(i);
    return std::nullopt;
}

/// Returns an integer between `least` and `most`.
inline std::optional<int> numberWithin(const QVariant& value, int least, int most) {
    bool ok = false;
    const int read = value.toInt(&ok);
    return ok && read >= least && read <= most ? std::optional(read) : std::nullopt;
}

/// Parses "true" and "false".
inline std::optional<bool> flagOf(const QVariant& value) {
    const QString text = value.toString();
    if (text == QLatin1String("true")) return true;
    if (text == QLatin1String("false")) return false;
    return std::nullopt;
}

} // namespace tacklebox

// Arrays of names that are checked against their enum at compile time:
//
//     constexpr const char* kPhaseNames[] = {"choose", "keep", "over"};
//     static_assert(namesEvery<Phase>(kPhaseNames));
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

namespace tacklebox {

namespace detail {

/// True if `Value` is an enumerator of its type. Relies on the compiler's function names: GCC and Clang write
/// "Value = Phase::Over" for an enumerator and "Value = (Phase)3" for other values. MSVC writes
/// "isEnumerator<Phase::Over>" and "isEnumerator<(enum Phase)0x3>".
template <auto Value>
constexpr bool isEnumerator() {
#if defined(_MSC_VER) && !defined(__clang__)
    constexpr std::string_view function = __FUNCSIG__, mark = "isEnumerator<";
#else
    constexpr std::string_view function = __PRETTY_FUNCTION__, mark = "Value = ";
#endif
    return function[function.find(mark) + mark.size()] != '(';
}

template <class Enum, int Count = 0>
constexpr std::size_t countEnumerators() {
    if constexpr (isEnumerator<Enum(Count)>())
        return countEnumerators<Enum, Count + 1>();
    else
        return Count;
}

} // namespace detail

/// The number of enumerators of an enum class that counts from 0 without gaps.
template <class Enum>
inline constexpr std::size_t kEnumerators = tacklebox::detail::countEnumerators<Enum>();

/// True if no name of the array (const char* or string_view) is missing or empty. Needed because a std::array
/// with too few initializers is padded silently.
template <class Names>
constexpr bool allNamed(const Names& names) {
    return std::all_of(std::begin(names), std::end(names), [](const auto& name) {
        if constexpr (requires { name.empty(); })
            return !name.empty();
        else
            return name && *name;
    });
}

/// True if the array has exactly one name for each enumerator.
template <class Enum, class Names>
constexpr bool namesEvery(const Names& names) {
    return std::size(names) == kEnumerators<Enum> && allNamed(names);
}

} // namespace tacklebox

// The JSON type of the line protocol and the records, and its errors.
#pragma once

#include "model/json/jsonfwd.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <exception>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tacklebox {

/// The fields of a JSON object in insertion order. Moves the values when it grows; nlohmann::ordered_map
/// would copy them, because its keys are const.
template <class Key, class Value, class Equal, class Allocator>
struct JsonFields : nlohmann::ordered_map<Key, Value, Equal, Allocator> {
    using Base = nlohmann::ordered_map<Key, Value, Equal, Allocator>;
    using Base::Base;

    template <class Name>
    auto emplace(Name&& name, Value&& value) {
        makeRoom();
        return Base::emplace(std::forward<Name>(name), std::move(value));
    }
    template <class Name>
    Value& operator[](Name&& name) {
        return emplace(std::forward<Name>(name), Value{}).first->second;
    }
    template <class Name>
    const Value& operator[](Name&& name) const {
        return this->at(std::forward<Name>(name));
    }

  private:
    void makeRoom() {
        if (this->size() < this->capacity()) return;
        typename Base::Container grown;
        grown.reserve(std::max<std::size_t>(1, 2 * this->size()));
        for (auto& [name, value] : *this)
            grown.emplace_back(name, std::move(value));
        this->swap(grown);
    }
};

enum class ErrorCode {
    BadRequest,
    UnknownGame,
    BadSeats,
    BadOption,
    BadDeal,
    BadRecord,
    NoGame,
    NotYourMove,
    IllegalMove,
    ChanceDue,
    BadOutcome,
    GameOver,
};

/// "bad-request", "unknown-game", ...
const char* name(ErrorCode code);

/// An error in the input, with its protocol code. Protocol::answer() turns it into an answer.
class WireError : public std::exception {
  public:
    WireError(ErrorCode code, std::string text) : m_code(code), m_text(std::move(text)) {}
    ErrorCode code() const { return m_code; }
    const std::string& text() const { return m_text; }
    const char* what() const noexcept override { return m_text.c_str(); }

  private:
    ErrorCode m_code;
    std::string m_text;
};

/// Parses JSON. Throws BadRequest at the first error: invalid JSON, a duplicate field, or a limit of json.cpp
/// exceeded (depth, fields of an object, number of values, length of a number).
Json parseJson(std::string_view text);

/// The fields of an object. Each is taken once, and done() reports fields that nobody took, such as typing
/// errors. All errors are WireErrors with the given code.
class Fields {
  public:
    /// `what` names the object in error messages ("the move", "the deal").
    Fields(const Json& object, ErrorCode code, std::string what);

    bool has(const char* field) const;
    /// The field; null if absent.
    const Json* take(const char* field);
    /// The field. Throws if it is absent.
    const Json& need(const char* field);
    std::string needText(const char* field);
    /// An integer from least to most.
    int needNumber(const char* field, int least, int most);
    bool needFlag(const char* field);
    /// Throws if a field has not been taken.
    void done() const;

    [[noreturn]] void fail(const std::string& text) const { throw WireError(m_code, text); }
    ErrorCode code() const { return m_code; }

  private:
    const Json& m_object;
    ErrorCode m_code;
    std::string m_what;
    std::vector<std::string> m_taken;
};

/// A JSON value for an error message: shortened, on one line.
std::string quoted(const Json& value);

} // namespace tacklebox

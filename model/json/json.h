// JSON as the line protocol and the records use it, and the errors they answer with.
#pragma once

#include "model/json/jsonfwd.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <exception>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tacklebox {

/// The fields of a JSON object, in order. The library's own container copies the fields that it has, with all
/// that is in them, each time that it grows, since their names are constant: this one moves what is in them.
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

/// Thrown inside this room only; every entry point of it (Session, Protocol) turns it into an answer.
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

/// Reads text as JSON, as far as the first fault. Refuses, as BadRequest, what is no JSON, names a field
/// twice, or passes one of the bounds in json.cpp (depth, fields of an object, values in all, length of a
/// number).
Json parseJson(std::string_view text);

/// The fields of an object, each to be taken once; what nobody took is an error, so that a typing error is
/// never silent. All errors are thrown with the code given.
class Fields {
  public:
    /// `what` names the object in errors ("the move", "the deal").
    Fields(const Json& object, ErrorCode code, std::string what);

    bool has(const char* field) const;
    /// The field, or null if it is not there.
    const Json* take(const char* field);
    /// The field, or an error if it is not there.
    const Json& need(const char* field);
    std::string needText(const char* field);
    /// A whole number from least to most.
    int needNumber(const char* field, int least, int most);
    bool needFlag(const char* field);
    /// Throws if a field is left that nobody has taken.
    void done() const;

    [[noreturn]] void fail(const std::string& text) const { throw WireError(m_code, text); }
    ErrorCode code() const { return m_code; }

  private:
    const Json& m_object;
    ErrorCode m_code;
    std::string m_what;
    std::vector<std::string> m_taken;
};

/// A JSON value as it stands in an error text: shortened, on one line.
std::string quoted(const Json& value);

} // namespace tacklebox

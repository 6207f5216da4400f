// The line protocol: one JSON object per line, in both directions.
#pragma once

#include "model/wire/recordfile.h"
#include "model/wire/session.h"

#include <exception>
#include <memory>
#include <string>
#include <string_view>

namespace tacklebox {

/// The supported version of the line protocol.
inline constexpr int kProtocolVersion = 1;

/// Maximum length of a request in bytes: a record, plus the rest of the line.
inline constexpr std::size_t kLongestRequest = kLargestRecord + 65536;

/// One connection, with its current match, if any. No input ends the program or causes an exception.
class Protocol {
  public:
    /// Answers one line. Neither line includes its newline.
    std::string answer(std::string_view line);
    /// True after `quit` has been answered.
    bool finished() const { return m_finished; }

  private:
    Json answerTo(const Json& request);
    Json dispatch(const std::string& request, Fields& fields);
    Session& game() const;
    Seat readSeat(const Json& json) const;
    Seat readViewer(const Json* json) const;
    Json newGame(Fields& fields);
    Json load(Fields& fields);
    Json observation(Fields& fields);
    Json moves(Fields& fields);
    Json move(Fields& fields);
    Json decideChance(Fields& fields);
    Json events(Fields& fields);
    Json bot(Fields& fields);
    /// Adds the pending chance step to the answer to `request`.
    void addChance(Json& answer, const Json& request) const;

    std::unique_ptr<Session> m_session;
    bool m_finished = false;
};

/// The "error" object of an answer. Logs anything but a WireError as an error of the program.
Json errorJson(const std::exception& error);

/// The answer to `hello`, without "ok".
Json helloJson();

} // namespace tacklebox

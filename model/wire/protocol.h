// The line protocol: one JSON object a line in, one a line out.
#pragma once

#include "model/wire/recordfile.h"
#include "model/wire/session.h"

#include <exception>
#include <memory>
#include <string>
#include <string_view>

namespace tacklebox {

/// The version of the line protocol spoken here.
inline constexpr int kProtocolVersion = 1;

/// The longest line that is read, in bytes: a record, and room for what stands around it.
inline constexpr std::size_t kLongestRequest = kLargestRecord + 65536;

/// One conversation. Holds the game under way, if any. No input ends the program or throws out of here.
class Protocol {
  public:
    /// The answer to one line (without its newline), itself one line without newline.
    std::string answer(std::string_view line);
    /// True once `quit` has been answered.
    bool finished() const { return m_finished; }

  private:
    Json answerTo(const Json& request);
    Json dispatch(const std::string& request, Fields& fields);
    Session& game() const;
    Seat readSeat(const Json& json) const;
    Seat readViewer(const Json* json) const;
    Json newGame(Fields& fields);
    Json load(Fields& fields);
    Json view(Fields& fields);
    Json moves(Fields& fields);
    Json move(Fields& fields);
    Json decideChance(Fields& fields);
    Json events(Fields& fields);
    Json bot(Fields& fields);
    /// Adds the chance step that is due to the answer to `request`.
    void addChance(Json& answer, const Json& request) const;

    std::unique_ptr<Session> m_session;
    bool m_finished = false;
};

/// The "error" of an answer: anything but a WireError is a fault of the program, and logged.
Json errorJson(const std::exception& error);

/// The answer to `hello`, without "ok".
Json helloJson();

} // namespace tacklebox

// Fuzzes the line protocol with arbitrary bytes. Every line must have exactly one well-formed answer.
#include "model/wire/protocol.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tacklebox::Protocol protocol;
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    while (!rest.empty() && !protocol.finished()) {
        const std::size_t end = rest.find('\n');
        const std::string answer = protocol.answer(rest.substr(0, end));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        const auto json = tacklebox::Json::parse(answer, nullptr, false);
        if (!json.is_object() || !json.contains("ok") || answer.find('\n') != std::string::npos) std::abort();
        if (json["ok"] == false && json["error"]["text"].get<std::string>().empty()) std::abort();
    }
    return 0;
}

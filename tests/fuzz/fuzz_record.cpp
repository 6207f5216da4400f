// Fuzzes the reader of records with arbitrary bytes. An accepted record must be written and read again
// unchanged.
#include "model/wire/session.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tacklebox;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    std::string written;
    try {
        const Json json = parseJson(text);
        if (Json::parse(text, nullptr, false) != json) std::abort(); // our parser and the library disagree
        written = loadSession(json)->record().dump();
    } catch (const WireError& error) {
        if (error.text().empty()) std::abort();
        return 0;
    }
    try {
        if (loadSession(parseJson(written))->record().dump() != written) std::abort();
    } catch (const WireError&) {
        std::abort();
    }
    return 0;
}

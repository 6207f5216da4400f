#include "model/json/optionsjson.h"

namespace tacklebox {

namespace {

Json valueJson(const OptionSpec& spec, int value) {
    switch (spec.kind) {
    case OptionKind::Number: return value;
    case OptionKind::Flag: return value != 0;
    case OptionKind::Choice: return spec.choices[std::size_t(value)];
    }
    return nullptr;
}

int readValue(const OptionSpec& spec, Fields& fields, const char* name) {
    switch (spec.kind) {
    case OptionKind::Number: return fields.needNumber(name, spec.least, spec.most);
    case OptionKind::Flag: return fields.needFlag(name) ? 1 : 0;
    case OptionKind::Choice: {
        const std::string choice = fields.needText(name);
        for (std::size_t i = 0; i < spec.choices.size(); ++i)
            if (spec.choices[i] == choice) return int(i);
        fields.fail("The option \"" + std::string(name) + "\" cannot be " + quoted(Json(choice)) + ".");
    }
    }
    return spec.standard;
}

} // namespace

Json optionSpecsJson(std::span<const OptionSpec> specs) {
    Json list = Json::array();
    for (const OptionSpec& spec : specs) {
        Json json = {{"name", spec.name}, {"default", valueJson(spec, spec.standard)}};
        switch (spec.kind) {
        case OptionKind::Number:
            json["least"] = spec.least;
            json["most"] = spec.most;
            break;
        case OptionKind::Flag: json["choices"] = {false, true}; break;
        case OptionKind::Choice: json["choices"] = spec.choices; break;
        }
        list.push_back(std::move(json));
    }
    return list;
}

Json optionsJson(std::span<const OptionSpec> specs, const Options& options) {
    Json json = Json::object();
    for (std::size_t i = 0; i < specs.size(); ++i)
        json[std::string(specs[i].name)] = valueJson(specs[i], options.value[i]);
    return json;
}

Options readOptions(std::span<const OptionSpec> specs, const Json& json) {
    Options options = standardOptions(specs);
    Fields fields(json, ErrorCode::BadOption, "The options");
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const std::string name(specs[i].name);
        if (fields.has(name.c_str()))
            options.value[i] = std::int16_t(readValue(specs[i], fields, name.c_str()));
    }
    fields.done();
    return options;
}

} // namespace tacklebox

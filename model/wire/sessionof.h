// Session for one game: the generic half, over the game's Codec. Each game's .cpp instantiates it once.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/botwords.h"
#include "model/engine/sentence.h"
#include "model/engine/streams.h"
#include "model/games/words.h"
#include "model/wire/eventsjson.h"
#include "model/wire/optionsjson.h"
#include "model/wire/session.h"

namespace tacklebox {

// ---- chance steps ----

template <class G>
Json chanceJson(const Chance& chance, Seat viewer) {
    if (chance.kind == ChanceKind::None) return nullptr;
    Json json = {{"kind", name(chance.kind)}};
    if (viewer != kEverybody) return json;
    switch (chance.kind) {
    case ChanceKind::Pull:
        json["from"] = int(chance.from);
        json["options"] = cardsJson<G>(chance.cards);
        break;
    case ChanceKind::Shuffle:
        json["pile"] = name(chance.pile);
        json["cards"] = cardsJson<G>(chance.cards);
        break;
    case ChanceKind::Roll: json["dice"] = int(chance.dice); break;
    case ChanceKind::Deal:
    case ChanceKind::None: break;
    }
    return json;
}

/// A laid-out position, or a shuffle where no card is named. Throws `code`.
template <class G>
typename G::Layout readLayout(const Json& deal, const TableShape& table, Random random, ErrorCode code,
                              bool scoresAllowed) {
    DealReader<G> reader(deal, table, random, code, scoresAllowed);
    auto layout = Codec<G>::readLayout(reader);
    reader.scores(layout.scores);
    reader.done();
    if (const char* fault = G::fault(table.options, table.seats, layout)) reader.fail(fault);
    return layout;
}

/// Reads the outcome of the due chance step. Throws BadOutcome.
template <class G>
Outcome<typename G::Layout> readOutcome(const Json& json, const Chance& chance, const TableShape& table,
                                        Random random) {
    const auto fail = [](const std::string& text) -> void { throw WireError(ErrorCode::BadOutcome, text); };
    Outcome<typename G::Layout> outcome;
    outcome.kind = chance.kind;
    // Takes the first card of that name out of `from`.
    const auto take = [&](CardSet& from, const Json& name) {
        const Face face = name.is_string() ? faceNamed<G>(name.get_ref<const std::string&>()) : kNoFace;
        for (const Card card : from)
            if (face != kNoFace && G::faceOf(card) == face) {
                from.remove(card);
                return card;
            }
        throw WireError(ErrorCode::BadOutcome,
                        quoted(name) + " is not, or not so often, among the cards in question.");
    };
    CardSet cards = chance.cards;
    switch (chance.kind) {
    case ChanceKind::None: fail("No chance step is due."); break;
    case ChanceKind::Pull: outcome.card = take(cards, json); break;
    case ChanceKind::Shuffle:
        if (!json.is_array() || int(json.size()) != cards.size())
            fail("A shuffle's outcome is the list of its " + std::to_string(cards.size()) +
                 " cards, new top first.");
        for (const Json& name : json)
            outcome.order.putUnder(take(cards, name));
        break;
    case ChanceKind::Roll:
        if (!json.is_array() || json.size() != chance.dice)
            fail("A roll's outcome is a list of " + std::to_string(chance.dice) + " numbers from 1 to 6.");
        for (std::size_t die = 0; die < chance.dice; ++die) {
            const Json& value = json[die];
            if (!value.is_number_integer() || value < 1 || value > 6)
                fail("A die shows a number from 1 to 6, not " + quoted(value) + ".");
            outcome.dice[die] = value.get<std::uint8_t>();
        }
        break;
    case ChanceKind::Deal:
        outcome.layout = readLayout<G>(json, table, random, ErrorCode::BadOutcome, false);
        break;
    }
    return outcome;
}

template <class G>
Json outcomeJson(const Outcome<typename G::Layout>& outcome, const TableShape& table, int dice) {
    switch (outcome.kind) {
    case ChanceKind::Pull: return faceJson<G>(G::faceOf(outcome.card));
    case ChanceKind::Shuffle: return pileJson<G>(outcome.order);
    case ChanceKind::Roll: {
        Json json = {int(outcome.dice[0])};
        if (dice == 2) json.push_back(int(outcome.dice[1]));
        return json;
    }
    case ChanceKind::Deal: return Codec<G>::layout(outcome.layout, table);
    case ChanceKind::None: break;
    }
    return nullptr;
}

/// What a bot believed when it chose; null if it gave no reason.
template <class G>
Json whyJson(const Choice<G>& choice, Seat seat) {
    const Rationale& rationale = choice.rationale;
    const Phrase words = BotWords<G>::rationale(rationale, seat, choice.move, Names{});
    if (words.empty()) return nullptr;
    Json json = {{"text", sentence(words)}, {"likely", nullptr}, {"expected", nullptr}};
    if (rationale.likely) json["likely"] = *rationale.likely;
    if (rationale.expected)
        json["expected"] = {{"value", *rationale.expected}, {"unit", Codec<G>::expectedUnit()}};
    return json;
}

// ---- the session ----

template <class G>
class SessionOf : public Session {
  public:
    explicit SessionOf(Match<G> match) : m_match(std::move(match)) {}

    const Match<G>& match() const { return m_match; }

    std::string_view game() const override { return G::kId; }
    int seats() const override { return m_match.setup().seats; }
    bool over() const override { return m_match.over(); }
    std::uint64_t seed() const override { return m_match.setup().seed; }

    Json view(Seat viewer) const override { return viewJson<G>(G::view(m_match.state(), viewer)); }

    Json moves(std::optional<Seat> wanted) const override {
        Json list = Json::array();
        MoveList<typename G::Move> moves;
        for (const Seat seat : G::waiting(m_match.state())) {
            if (wanted && *wanted != seat) continue;
            moves.clear();
            G::legalMoves(m_match.state(), seat, moves);
            for (const auto& move : moves)
                list.push_back({{"seat", int(seat)}, {"move", Codec<G>::move(move)}});
        }
        return list;
    }

    void move(Seat seat, const Json& json) override {
        const auto move = Codec<G>::readMove(json, table());
        needDecision(seat);
        if (const Refusal refusal = m_match.move(seat, move))
            throw WireError(ErrorCode::IllegalMove, words(refusal));
    }

    Json chance(Seat viewer) const override { return chanceJson<G>(G::chance(m_match.state()), viewer); }

    void decideChance(const Json& json) override {
        const Chance chance = G::chance(m_match.state());
        m_match.decideChance(
            readOutcome<G>(json, chance, table(), Random(m_match.setup().seed + m_match.steps().size())));
    }

    Json events(Seat viewer, int since) const override {
        Telling& telling = m_tellings[viewerIndex(viewer)];
        if (since < telling.next) telling = {};
        Json list = Json::array();
        m_streams.each(viewer, m_match.log(), telling.next, [&](const SeenEvent<G>& event) {
            if (telling.next++ < since)
                telling.teller.pass(event);
            else
                list.push_back(telling.teller.tell(event));
        });
        return list;
    }
    int eventCount(Seat viewer) const override { return m_streams.size(viewer, m_match.log()); }

    Json botMove(Seat seat, std::string_view level, int millis, std::uint64_t seed) const override {
        needDecision(seat);
        MoveList<typename G::Move> moves;
        G::legalMoves(m_match.state(), seat, moves);
        // Dice of the bot's own, others at each of its moves. Neither the match's seed nor the number of all
        // events has a part in them: both depend on what is hidden from the seat.
        const std::uint64_t dice = Random::forStep(seed, std::uint64_t(eventCount(seat))).next();
        const auto bot = makeBot<G>(*levelNamed(level), seat, dice);
        m_streams.each(seat, m_match.log(), 0, [&](const SeenEvent<G>& event) { bot->see(event); });
        const auto choice = bot->choose(moves.all(), {.millis = millis, .mustMove = true});
        if (!choice) return {{"move", Codec<G>::move(moves[0])}, {"why", nullptr}};
        return {{"move", Codec<G>::move(choice->move)},
                {"why", moves.size() == 1 ? Json() : whyJson<G>(*choice, seat)}};
    }

    Json record() const override {
        Json record = openingJson(m_match);
        Json& steps = record["steps"] = Json::array();
        for (int number = 0; number < int(m_match.steps().size()); ++number)
            steps.push_back(stepJson(m_match, number));
        return record;
    }

    /// A record of the match without its steps.
    static Json openingJson(const Match<G>& match) {
        const Setup<G>& setup = match.setup();
        Json deal = Codec<G>::layout(setup.layout, shapeOf(setup));
        deal["scores"] = scoresJson(setup.layout.scores, setup.seats);
        return {{"format", 1},
                {"game", G::kId},
                {"seats", setup.seats},
                {"dealer", int(setup.dealer)},
                {"options", optionsJson(G::kOptions, setup.options)},
                {"deal", deal},
                {"chance", setup.chance == ChanceMode::Auto ? "auto" : "ask"},
                {"seed", std::to_string(setup.seed)}};
    }
    /// A step of a record; 0 is the first.
    static Json stepJson(const Match<G>& match, int number) {
        const Step<G>& step = match.steps()[std::size_t(number)];
        if (const auto* made = std::get_if<MoveStep<G>>(&step))
            return {{"seat", int(made->seat)}, {"move", Codec<G>::move(made->move)}};
        const auto& outcome = std::get<Outcome<typename G::Layout>>(step);
        return {{"chance", outcomeJson<G>(outcome, shapeOf(match.setup()), outcome.dice[1] ? 2 : 1)}};
    }

    /// Begins a match; throws BadSeats, BadOption, BadDeal.
    static std::unique_ptr<Session> begin(const NewMatch& request, std::uint64_t seed) {
        return std::make_unique<SessionOf>(Match<G>(readSetup(request, seed)));
    }

    /// Replays the steps of a record upon its opening, up to the first that is refused; the fault names it by
    /// its number, from 1. Throws if the opening is bad.
    static ReadableRecord replay(const NewMatch& opening, std::uint64_t seed, const Json& steps) {
        auto session = std::make_unique<SessionOf>(Match<G>::opened(readSetup(opening, seed)));
        ReadableRecord readable;
        for (const Json& step : steps) {
            try {
                session->replayStep(step);
            } catch (const WireError& error) {
                readable.fault =
                    "Step " + std::to_string(readable.steps + 1) + " of the record: " + error.text();
                break;
            }
            ++readable.steps;
        }
        if (readable.fault.empty() && opening.chance == ChanceMode::Auto && session->m_match.chanceIsDue())
            readable.fault = "Step " + std::to_string(readable.steps + 1) +
                             " of the record is missing: the outcome of a chance step.";
        readable.session = std::move(session);
        return readable;
    }

  private:
    static TableShape shapeOf(const Setup<G>& setup) { return {setup.seats, setup.options}; }
    TableShape table() const { return shapeOf(m_match.setup()); }

    static Setup<G> readSetup(const NewMatch& request, std::uint64_t seed) {
        Setup<G> setup;
        if (request.seats < G::kLeastSeats || request.seats > G::kMostSeats)
            throw WireError(ErrorCode::BadSeats, std::string(G::kTitle) + " is for " +
                                                     std::to_string(G::kLeastSeats) + " to " +
                                                     std::to_string(G::kMostSeats) + " seats, not " +
                                                     std::to_string(request.seats) + ".");
        setup.seats = request.seats;
        setup.seed = seed;
        setup.chance = request.chance;
        if (request.dealer && (*request.dealer < 0 || *request.dealer >= request.seats))
            throw WireError(ErrorCode::BadSeats, "The dealer must be one of the seats 0 to " +
                                                     std::to_string(request.seats - 1) + ".");
        setup.dealer = request.dealer ? Seat(*request.dealer) : drawnDealer(seed, request.seats);
        setup.options = readOptions(G::kOptions, request.options);
        setup.layout = readLayout<G>(request.deal, {setup.seats, setup.options},
                                     Random::forStep(seed, kShuffleStream), ErrorCode::BadDeal, true);
        return setup;
    }

    void needDecision(Seat seat) const {
        if (over()) throw WireError(ErrorCode::GameOver, "The match is over.");
        if (m_match.chanceIsDue())
            throw WireError(ErrorCode::ChanceDue, "A chance step is due before the next move.");
        if (!G::waiting(m_match.state()).has(seat))
            throw WireError(ErrorCode::NotYourMove,
                            "It is not for player " + std::to_string(seat) + " to move now.");
    }

    void replayStep(const Json& json) {
        Fields fields(json, ErrorCode::BadRecord, "A step");
        if (const Json* outcome = fields.take("chance")) {
            fields.done();
            const Chance chance = G::chance(m_match.state());
            m_match.replayChance(readOutcome<G>(*outcome, chance, table(), Random(0)));
            return;
        }
        const Seat seat = Seat(fields.needNumber("seat", 0, seats() - 1));
        const Json& moveJson = fields.need("move");
        fields.done();
        const auto move = Codec<G>::readMove(moveJson, table());
        needDecision(seat);
        if (const Refusal refusal = m_match.replayMove(seat, move)) fields.fail(words(refusal));
    }

    std::string words(const Refusal& refusal) const { return Words<G>::refusal(refusal, Names{}).english(); }

    Match<G> m_match;
    /// A viewer's stream as far as it has been told; who asks for the next events waits for no others.
    struct Telling {
        EventTeller<G> teller;
        int next = 0;
    };
    mutable Streams<G> m_streams; ///< of m_match's log
    mutable std::array<Telling, kViewers> m_tellings;
};

/// What `hello` says of the game.
template <class G>
Json gameJson() {
    const Options options = standardOptions(G::kOptions);
    return {{"id", G::kId},
            {"title", G::kTitle},
            {"seats", {G::kLeastSeats, G::kMostSeats}},
            {"options", optionSpecsJson(G::kOptions)},
            {"deck", cardsJson<G>(G::deck(options))}};
}

} // namespace tacklebox

// The line protocol, request by request (docs/protocol.md).
#include "model/engine/random.h"
#include "model/wire/protocol.h"
#include "tests/support/gameids.h"
#include "tests/support/table.h"

#include <cctype>
#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A protocol session; `'` replaces `"` in requests.
class Conversation {
  public:
    Json ask(std::string_view request) { return Json::parse(m_protocol.answer(j(request).dump())); }
    Json askRaw(std::string_view line) { return Json::parse(m_protocol.answer(line)); }
    /// Returns the error code of a request that must fail.
    std::string error(std::string_view request) { return code(ask(request)); }
    std::string errorRaw(std::string_view line) { return code(askRaw(line)); }
    bool finished() const { return m_protocol.finished(); }

  private:
    static std::string code(const Json& answer) {
        EXPECT_EQ(answer["ok"], false) << answer;
        if (!answer.contains("error")) return "";
        EXPECT_FALSE(answer["error"]["text"].get<std::string>().empty());
        return answer["error"]["code"].get<std::string>();
    }
    Protocol m_protocol;
};

constexpr auto kLakes =
    "{'do':'new','game':'great-lakes','seats':3,'dealer':0,'seed':5,'deal':{'hands':[['KS','2H'],['QS','3H'],"
    "['JS','4H']],'rest':'out'},'chance':'ask'}";

/// Returns the game's row; fails the test if there is none.
template <class Row>
Row rowOf(const std::map<std::string, Row>& table, const std::string& game) {
    const auto row = table.find(game);
    EXPECT_NE(row, table.end()) << game << " has no row in the test's table";
    return row == table.end() ? Row() : row->second;
}

} // namespace

TEST(Protocol, HelloDescribesTheGames) {
    Conversation talk;
    const Json hello = talk.ask("{'do':'hello'}");
    EXPECT_EQ(hello["ok"], true);
    EXPECT_EQ(hello["protocol"], 1);
    EXPECT_TRUE(hello["version"].is_string());
    std::vector<std::string> ids, all;
    for (const Json& game : hello["games"])
        ids.push_back(game["id"]);
    for (const AnyGame* game : allGames())
        all.emplace_back(game->id);
    EXPECT_EQ(ids, all);
    const std::map<std::string, std::size_t> sizes = {{"twisted-fish", 73},   {"what-the-fish", 93},
                                                      {"platinum-fish", 104}, {"rainbow-fish", 108},
                                                      {"great-lakes", 52},    {"go-fish", 52}};
    const std::map<std::string, Json> seats = {{"twisted-fish", j("[2,6]")},  {"what-the-fish", j("[2,6]")},
                                               {"platinum-fish", j("[2,6]")}, {"rainbow-fish", j("[2,8]")},
                                               {"great-lakes", j("[3,5]")},   {"go-fish", j("[2,6]")}};
    for (const Json& game : hello["games"]) {
        for (const Json& option : game["options"])
            EXPECT_TRUE(option.contains("least") || option.contains("choices"));
        if (!isFinished(*gameNamed(game["id"].get<std::string>()))) continue;
        EXPECT_EQ(game["deck"].size(), rowOf(sizes, game["id"])) << game["id"];
        EXPECT_EQ(game["seats"], rowOf(seats, game["id"])) << game["id"];
    }
    EXPECT_EQ(hello["games"][0]["options"][0], j("{'name':'target','default':400,'least':0,'most':2000}"));
    EXPECT_EQ(hello["games"][0]["options"][1],
              j("{'name':'netEndsTurn','default':false,'choices':[false,true]}"));
    EXPECT_EQ(hello["games"][3]["decks"]["h2o"].size(), 112u);
    EXPECT_EQ(hello["games"][3]["decks"]["iron-man"].size(), 112u);
}

TEST(Protocol, EveryLineHasOneAnswerThatRepeatsItsId) {
    Conversation talk;
    EXPECT_EQ(talk.ask("{'do':'hello','id':7}")["id"], 7);
    EXPECT_EQ(talk.ask("{'do':'nonsense','id':'a'}")["id"], "a");
    EXPECT_EQ(talk.ask("{'do':'view','id':{'x':[1,null]}}")["id"], j("{'x':[1,null]}"));
    EXPECT_FALSE(talk.ask("{'do':'hello'}").contains("id"));
    EXPECT_EQ(talk.ask("{'do':'hello','id':null}")["id"], nullptr);
}

TEST(Protocol, MalformedLinesAreBadRequests) {
    Conversation talk;
    std::string deep(100000, '[');
    for (const std::string& line :
         {std::string(),
          std::string("  "),
          std::string("hello"),
          std::string("{"),
          std::string("[]"),
          std::string("5"),
          std::string("null"),
          std::string("{}"),
          std::string("{\"do\":1}"),
          std::string("{\"do\":\"hello\"} x"),
          std::string("{\"do\":\"hello\",\"more\":1}"),
          std::string("{\"do\":\"hello\",\"do\":\"quit\"}"),
          std::string("\"\xff\xfe\""),
          std::string("{\"do\":\"\xc3\x28\"}"),
          std::string("\0", 1),
          deep,
          "{\"id\":" + deep,
          std::string("{\"do\":\"new\"}"),
          std::string("{\"do\":\"new\",\"game\":\"great-lakes\"}"),
          std::string("{\"do\":\"new\",\"game\":\"great-lakes\",\"seats\":\"3\"}"),
          std::string("{\"do\":\"new\",\"game\":\"great-lakes\",\"seats\":3.5}"),
          std::string("{\"do\":\"new\",\"game\":5,\"seats\":3}"),
          std::string("{\"do\":\"new\",\"game\":\"great-lakes\",\"seats\":3,\"seed\":-1}"),
          std::string("{\"do\":\"new\",\"game\":\"great-lakes\",\"seats\":3,\"seed\":\"12x\"}"),
          std::string("{\"do\":\"new\",\"game\":\"great-lakes\",\"seats\":3,\"seed\":18446744073709551616}"),
          std::string("{\"do\":\"new\",\"game\":\"great-lakes\",\"seats\":3,\"chance\":\"maybe\"}"),
          std::string("{\"do\":\"events\",\"since\":-1}"),
          std::string("{\"do\":\"view\",\"seat\":\"some\"}"),
          std::string("{\"do\":\"view\",\"seat\":-1}"),
          std::string("{\"do\":\"move\",\"seat\":0}"),
          std::string("{\"do\":\"move\",\"seat\":0,\"move\":5}"),
          std::string("{\"do\":\"chance\"}"),
          std::string("{\"do\":\"bot\",\"seat\":0,\"level\":\"whale\"}"),
          std::string("{\"do\":\"bot\",\"seat\":0,\"level\":\"random\"}"),
          std::string("{\"do\":\"bot\",\"seat\":0,\"millis\":-5}")})
        EXPECT_EQ(talk.errorRaw(line), "bad-request") << line.substr(0, 80);
}

TEST(Protocol, SeedsAreNumbersOrTextAndReturnedAsText) {
    Conversation talk;
    for (const char* seed : {"18446744073709551615", "'18446744073709551615'"}) {
        const Json answer =
            talk.ask(std::string("{'do':'new','game':'great-lakes','seats':3,'seed':") + seed + "}");
        EXPECT_EQ(answer["seed"], "18446744073709551615");
    }
    const Json first = talk.ask("{'do':'new','game':'great-lakes','seats':3}");
    const Json second = talk.ask("{'do':'new','game':'great-lakes','seats':3}");
    EXPECT_TRUE(first["seed"].is_string());
    EXPECT_NE(first["seed"], second["seed"]) << "without a seed every game is another";
    const Json again = talk.ask(
        "{'do':'new','game':'great-lakes','seats':3,'seed':" + first["seed"].get<std::string>() + "}");
    EXPECT_EQ(again["view"], first["view"]) << "the seed brings the same deal and dealer back";
}

TEST(Protocol, NewRefusesImpossibleRequests) {
    Conversation talk;
    EXPECT_EQ(talk.error("{'do':'new','game':'old-maid','seats':3}"), "unknown-game");
    for (const char* seats : {"2", "6", "-1", "0", "1000000", "18446744073709551615"})
        EXPECT_EQ(talk.error(std::string("{'do':'new','game':'great-lakes','seats':") + seats + "}"),
                  "bad-seats")
            << seats;
    for (const char* dealer : {"3", "-1", "1000"})
        EXPECT_EQ(
            talk.error(std::string("{'do':'new','game':'great-lakes','seats':3,'dealer':") + dealer + "}"),
            "bad-seats");
    for (const char* options : {"{'target':9}", "{'target':201}", "{'target':'50'}", "{'target':50.5}",
                                "{'other':1}", "5", "[]", "{'target':true}", "{'target':null}"})
        EXPECT_EQ(
            talk.error(std::string("{'do':'new','game':'great-lakes','seats':3,'options':") + options + "}"),
            "bad-option")
            << options;
    for (const char* options : {"{'deck':'iron'}", "{'deck':1}", "{'games':0}", "{'games':21}"})
        EXPECT_EQ(
            talk.error(std::string("{'do':'new','game':'rainbow-fish','seats':3,'options':") + options + "}"),
            "bad-option")
            << options;
    for (const char* options : {"{'netEndsTurn':1}", "{'netEndsTurn':'true'}", "{'target':-1}"})
        EXPECT_EQ(
            talk.error(std::string("{'do':'new','game':'twisted-fish','seats':3,'options':") + options + "}"),
            "bad-option")
            << options;
    for (const char* deal :
         {"5", "[]", "{'hands':5}", "{'hands':[]}", "{'hands':[['KS'],['QS'],5]}", "{'pond':[]}",
          "{'hands':[['XX'],['QS'],['JS']],'rest':'out'}", "{'hands':[[1],['QS'],['JS']],'rest':'out'}",
          "{'rest':'in'}", "{'scores':[1,2]}", "{'scores':[1,2,'x']}", "{'scores':[1,2,99999999999]}"})
        EXPECT_EQ(talk.error(std::string("{'do':'new','game':'great-lakes','seats':3,'deal':") + deal + "}"),
                  "bad-deal")
            << deal;
}

TEST(Protocol, EmptyDealIsAllowedInSomeGames) {
    Conversation talk;
    const std::string deal = "'deal':{'hands':[[],[]],'rest':'out'}}";
    EXPECT_EQ(talk.ask("{'do':'new','game':'twisted-fish','seats':2," + deal)["view"]["pond"], Json::array());
    EXPECT_EQ(talk.ask("{'do':'new','game':'what-the-fish','seats':2," + deal)["view"]["draw"],
              Json::array());
    const Json record = talk.ask("{'do':'record'}")["record"];
    EXPECT_EQ(talk.ask("{'do':'load','record':" + record.dump() + "}")["view"]["draw"], Json::array());
    for (const char* game : {"rainbow-fish", "platinum-fish"})
        EXPECT_EQ(talk.error(std::string("{'do':'new','game':'") + game + "','seats':2," + deal), "bad-deal")
            << game;
}

TEST(Protocol, RequestsNeedAGame) {
    Conversation talk;
    for (const char* request :
         {"{'do':'view'}", "{'do':'view','seat':2}", "{'do':'moves'}", "{'do':'moves','seat':0}",
          "{'do':'move','seat':0,'move':{'kind':'stock'}}", "{'do':'chance','outcome':[1]}",
          "{'do':'events'}", "{'do':'bot','seat':0}", "{'do':'record'}"})
        EXPECT_EQ(talk.error(request), "no-game") << request;
}

TEST(Protocol, ErrorsComeInTheirOrder) {
    Conversation talk;
    for (const char* move : {"5", "{}", "{'kind':5}"})
        EXPECT_EQ(talk.error(std::string("{'do':'move','seat':0,'move':") + move + "}"), "bad-request")
            << move;
    talk.ask(kLakes);
    EXPECT_EQ(talk.error("{'do':'move','seat':3,'move':{'kind':'stock'}}"), "bad-request");
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'sell'}}"), "bad-request");
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'choose'}}"), "bad-request");
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'choose','card':'1S'}}"), "bad-request");
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'choose','card':'KS','more':1}}"),
              "bad-request");
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'stock'}}"), "illegal-move");
    talk.ask("{'do':'move','seat':0,'move':{'kind':'choose','card':'KS'}}");
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'choose','card':'2H'}}"), "not-your-move");
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'choose','card':'1S'}}"), "bad-request");
    EXPECT_EQ(talk.error("{'do':'bot','seat':0}"), "not-your-move");
    EXPECT_EQ(talk.error("{'do':'chance','outcome':'KS'}"), "bad-outcome");
}

TEST(Protocol, RefusedNewOrLoadKeepsTheCurrentGame) {
    Conversation talk;
    talk.ask(kLakes);
    const Json observation = talk.ask("{'do':'view'}");
    talk.error("{'do':'new','game':'great-lakes','seats':9}");
    talk.error("{'do':'load','record':{}}");
    EXPECT_EQ(talk.ask("{'do':'view'}"), observation);
}

TEST(Protocol, OnlyRefusalsAreClientErrors) {
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(errorJson(WireError(ErrorCode::NoGame, "None.")), j("{'code':'no-game','text':'None.'}"));
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(errorJson(std::bad_alloc())["code"], "internal-error");
    EXPECT_TRUE(::testing::internal::GetCapturedStderr().starts_with("tacklebox: a request failed: "));
}

/// After a draw the player on turn aims a Warden at seat 1, which holds Divine Intervention in only one of
/// two states. Seat 2 must not be able to tell them apart.
TEST(Protocol, ChanceDoesNotTellWhetherAZingerCanBeStopped) {
    const auto begin = [](Conversation& talk, const std::string& held, const std::string& below) {
        talk.ask("{'do':'new','game':'twisted-fish','seats':3,'dealer':2,'seed':1,'chance':'ask','deal':{"
                 "'hands':[['red-eel','game-warden'],['red-crab','" +
                 held + "'],['blue-crab']],'pond':['green-whale','blue-whale','" + below + "']}}");
        talk.ask("{'do':'move','seat':0,'move':{'kind':'ask','target':1,'card':'blue-eel'}}");
        talk.ask("{'do':'move','seat':1,'move':{'kind':'answer'}}");
        return talk.ask("{'do':'move','seat':0,'move':{'kind':'game-warden','target':1}}");
    };
    Conversation stopped, pulled;
    EXPECT_FALSE(begin(stopped, "divine-intervention", "the-net").contains("chance"));
    EXPECT_TRUE(begin(pulled, "the-net", "divine-intervention").contains("chance"));
    for (const char* request :
         {"{'do':'view','seat':2}", "{'do':'moves','seat':2}", "{'do':'events','seat':2}",
          "{'do':'bot','seat':2}", "{'do':'view','seat':2,'more':1}", "{'do':'view','seat':7}",
          "{'do':'move','seat':2,'move':{'kind':'ask','target':1,'card':'red-crab'}}"}) {
        const Json answer = stopped.ask(request);
        EXPECT_EQ(answer, pulled.ask(request)) << request;
        EXPECT_EQ(answer["chance"], j("{'kind':'pull'}")) << request;
    }
    EXPECT_FALSE(stopped.ask("{'do':'view','seat':1}").contains("chance")) << "the target knows";
    EXPECT_FALSE(stopped.ask("{'do':'view'}").contains("chance"));
    EXPECT_EQ(stopped.error("{'do':'chance','outcome':'red-crab'}"), "bad-outcome");
    EXPECT_EQ(stopped.ask("{'do':'move','seat':1,'move':{'kind':'allow'}}")["chance"]["from"], 1);
    EXPECT_EQ(stopped.ask("{'do':'view','seat':2}"), pulled.ask("{'do':'view','seat':2}"));
}

TEST(Protocol, PendingChanceIsInEveryAnswerWithItsKindOnlyForSeats) {
    Conversation talk;
    talk.ask("{'do':'new','game':'twisted-fish','seats':2,'dealer':1,'chance':'ask','deal':{'hands':[['glass-"
             "bottom-boat','red-eel'],"
             "['red-crab','blue-crab']]}}");
    const Json answer = talk.ask("{'do':'move','seat':0,'move':{'kind':'glass-bottom-boat','target':1}}");
    const Json due = j("{'kind':'pull','from':1,'options':['red-crab','blue-crab']}");
    EXPECT_EQ(answer["chance"], due) << answer;
    EXPECT_EQ(talk.ask("{'do':'moves'}")["chance"], due);
    EXPECT_EQ(talk.ask("{'do':'moves'}")["moves"], j("[]"));
    EXPECT_EQ(talk.ask("{'do':'view'}")["chance"], due);
    for (const char* toSeat :
         {"{'do':'view','seat':0}", "{'do':'moves','seat':1}", "{'do':'events','seat':0}",
          "{'do':'bot','seat':1}", "{'do':'move','seat':0,'move':{'kind':'glass-bottom-boat','target':1}}",
          "{'do':'view','seat':0,'more':1}", "{'do':'view','seat':7}"})
        EXPECT_EQ(talk.ask(toSeat)["chance"], j("{'kind':'pull'}")) << toSeat;
    for (const char* toAll :
         {"{'do':'hello'}", "{'do':'events'}", "{'do':'view','seat':'all'}", "{'do':'record'}"})
        EXPECT_EQ(talk.ask(toAll)["chance"], due) << toAll;
    EXPECT_EQ(talk.ask("{'do':'view'}")["view"]["waiting"], j("[]"));
    EXPECT_EQ(talk.error("{'do':'move','seat':0,'move':{'kind':'ask','target':1,'card':'red-eel'}}"),
              "chance-due");
    EXPECT_EQ(talk.error("{'do':'bot','seat':0}"), "chance-due");
    EXPECT_EQ(talk.error("{'do':'chance','outcome':'red-eel'}"), "bad-outcome");
    EXPECT_EQ(talk.error("{'do':'chance','outcome':5}"), "bad-outcome");
    const Json decided = talk.ask("{'do':'chance','outcome':'blue-crab'}");
    EXPECT_EQ(decided["ok"], true);
    EXPECT_TRUE(decided.contains("events"));
    EXPECT_TRUE(decided.contains("view"));
    EXPECT_FALSE(decided.contains("chance"));
}

TEST(Protocol, EventsAreNumberedThroughTheMatchAndFilteredBySeat) {
    Conversation talk;
    talk.ask(kLakes);
    const int opening = talk.ask("{'do':'events'}")["next"];
    const Json answer = talk.ask("{'do':'move','seat':1,'move':{'kind':'choose','card':'QS'}}");
    const Json since = talk.ask("{'do':'events','since':" + std::to_string(opening) + "}");
    EXPECT_EQ(since["events"], answer["events"]);
    const Json own = talk.ask("{'do':'events','seat':1,'since':" + std::to_string(opening) + "}");
    EXPECT_EQ(own["events"][0], j("{'event':'move','seat':1,'move':{'kind':'choose','card':'QS'}}"));
    const Json others = talk.ask("{'do':'events','seat':0,'since':" + std::to_string(opening) + "}");
    EXPECT_EQ(others["events"][0], j("{'event':'move','seat':1,'move':{'kind':'choose','card':'?'}}"));
    for (const char* beyond : {"2147483647", "2147483648", "18446744073709551615"})
        EXPECT_EQ(talk.ask(std::string("{'do':'events','since':") + beyond + "}")["events"], j("[]"))
            << beyond;
    EXPECT_EQ(talk.ask("{'do':'events','seat':'all'}"), talk.ask("{'do':'events'}"));
}

TEST(Protocol, EventsAreNumberedForEachSeat) {
    // Seat 1 gets a new hand, which in one state pairs with a second card of the discard pile that seat 1
    // leaves. Seat 0 must see the same in both.
    const auto played = [](const char* third, bool leaves) {
        Conversation talk;
        talk.ask(std::string("{'do':'new','game':'platinum-fish','seats':2,'dealer':0,'chance':'ask','deal':{"
                             "'hands':[['2C'],['3C']],'deck':['3D','5S','") +
                 third + "','KS','QS'],'discard':['AH','5D'],'rest':'out'}}");
        talk.ask("{'do':'move','seat':1,'move':{'kind':'draw'}}");
        talk.ask("{'do':'chance','outcome':[2]}");
        talk.ask("{'do':'move','seat':1,'move':{'kind':'match-discard','card':'5D'}}");
        if (leaves) {
            EXPECT_EQ(talk.ask("{'do':'moves','seat':1}")["moves"].size(), 2u);
            talk.ask("{'do':'move','seat':1,'move':{'kind':'done'}}");
        }
        EXPECT_EQ(talk.ask("{'do':'view'}")["view"]["turn"], 0);
        return talk;
    };
    Conversation left = played("AS", true), none = played("8S", false);
    for (const char* request :
         {"{'do':'events','seat':0}", "{'do':'events','seat':0,'since':7}", "{'do':'view','seat':0}"})
        EXPECT_EQ(left.ask(request), none.ask(request)) << request;
    for (const char* viewer : {"0", "1", "'all'"}) {
        const std::string request = std::string("{'do':'events','seat':") + viewer;
        const Json all = left.ask(request + "}");
        EXPECT_EQ(all["next"], all["events"].size());
        for (std::size_t since = 0; since <= all["events"].size(); ++since) {
            const Json part = left.ask(request + ",'since':" + std::to_string(since) + "}");
            EXPECT_EQ(part["events"], Json(Json::array_t(all["events"].begin() + std::ptrdiff_t(since),
                                                         all["events"].end())));
            EXPECT_EQ(part["next"], all["next"]);
        }
    }
    const Json record = left.ask("{'do':'record'}")["record"];
    const Json before = left.ask("{'do':'events','seat':0}");
    left.ask("{'do':'load','record':" + record.dump() + "}");
    EXPECT_EQ(left.ask("{'do':'events','seat':0}"), before) << "after load the stream is the same";
}

TEST(Protocol, TurnEventHasTheFieldsOfTheView) {
    const std::map<std::string, Json> own = {
        {"twisted-fish", j("['asked','aimed']")},
        {"what-the-fish", j("['swim','frozen','passed','order','swims']")},
        {"platinum-fish", j("['dice','choices']")},
        {"rainbow-fish", j("['asked']")},
        {"great-lakes", j("['fished']")},
        {"go-fish", j("[]")}};
    const std::set<std::string> places = {"hands", "pond", "discard", "baskets", "draw", "deck",   "matches",
                                          "hole",  "sets", "lake",    "chosen",  "kept", "caught", "books"};
    const std::set<std::string> common = {"game",  "seats", "dealer",  "scores",
                                          "round", "over",  "winners", "last"};
    for (const std::string_view id : gameIds()) {
        const std::string game(id);
        const Json fields = isFinished(*gameNamed(id)) ? rowOf(own, game) : Json();
        Conversation talk;
        Random random(7);
        talk.ask("{'do':'new','game':'" + game + "','seats':3,'seed':11}");
        const Json observation = talk.ask("{'do':'view','seat':0}")["view"];
        std::set<std::string> expected = {"event"};
        for (const auto& [field, value] : observation.items())
            if (!places.count(field) && !common.count(field)) expected.insert(field);
        for (const Json& field : fields)
            EXPECT_TRUE(expected.count(field)) << game << " " << field;
        int next = 0, turns = 0, compared = 0;
        for (int step = 0; step < 300; ++step) {
            const Json answer = talk.ask("{'do':'events','seat':0,'since':" + std::to_string(next) + "}");
            const Json now = talk.ask("{'do':'view','seat':0}")["view"];
            next = answer["next"];
            for (const Json& event : answer["events"]) {
                if (event["event"] != "turn") continue;
                ++turns;
                std::set<std::string> found;
                for (const auto& [field, value] : event.items())
                    found.insert(field);
                ASSERT_EQ(found, expected) << game;
            }
            if (!answer["events"].empty() && answer["events"].back()["event"] == "turn") { // the last event
                ++compared;
                for (const auto& [field, value] : answer["events"].back().items())
                    if (field != "event") {
                        ASSERT_EQ(value, now[field]) << game << " " << field;
                    }
            }
            const Json moves = talk.ask("{'do':'moves'}")["moves"];
            if (moves.empty()) break;
            Json made = moves[std::size_t(random.below(int(moves.size())))];
            made["do"] = "move";
            talk.askRaw(made.dump());
        }
        EXPECT_GT(turns, 10) << game;
        EXPECT_GT(compared, 5) << game;
    }
}

TEST(Protocol, TheTurnEventOfADiveHasTheSwim) {
    Conversation talk;
    talk.ask(
        "{'do':'new','game':'what-the-fish','seats':2,'dealer':0,'deal':{'hands':[['fish-8'],['kill-3']]}}");
    const int before = talk.ask("{'do':'events','seat':1}")["next"];
    talk.ask("{'do':'move','seat':0,'move':{'kind':'dive','card':'fish-8'}}");
    const Json events = talk.ask("{'do':'events','seat':1,'since':" + std::to_string(before) + "}")["events"];
    EXPECT_EQ(events.back()["swim"],
              j("{'seat':0,'fish':'fish-8','bar':8,'attack':0,'endangered':false,'cards':['fish-8']}"))
        << events;
}

TEST(Protocol, ListsMovesOfASeatOrOfAll) {
    Conversation talk;
    talk.ask(kLakes);
    EXPECT_EQ(talk.ask("{'do':'moves','seat':2}")["moves"],
              j("[{'seat':2,'move':{'kind':'choose','card':'JS'}},{'seat':2,'move':{'kind':'choose','card':'"
                "4H'}}]"));
    EXPECT_EQ(talk.ask("{'do':'moves'}")["moves"].size(), 6u);
}

TEST(Protocol, BotsAnswerWithALegalMoveAndDoNotMove) {
    Conversation talk;
    for (const std::string_view game : gameIds()) {
        talk.ask("{'do':'new','game':'" + std::string(game) + "','seats':4,'seed':3}");
        for (const char* level : {"minnow", "perch", "pike", "shark"}) {
            const Json before = talk.ask("{'do':'view'}");
            const Json moves = talk.ask("{'do':'moves'}")["moves"];
            const int seat = moves[0]["seat"];
            const std::string request =
                "{'do':'bot','seat':" + std::to_string(seat) + ",'level':'" + level + "','millis':60000}";
            const Json answer = talk.ask(request);
            EXPECT_TRUE(std::find(moves.begin(), moves.end(),
                                  Json{{"seat", seat}, {"move", answer["move"]}}) != moves.end())
                << game << " " << answer;
            EXPECT_EQ(talk.ask(request), answer) << "the same question, the same answer";
            EXPECT_EQ(talk.ask("{'do':'view'}"), before);
        }
    }
}

TEST(Protocol, BotsSayWhy) {
    const std::map<std::string, std::string> units = {
        {"twisted-fish", "points"}, {"what-the-fish", "wins"}, {"platinum-fish", "matches"},
        {"rainbow-fish", "points"}, {"great-lakes", "fish"},   {"go-fish", "books"}};
    for (const std::string_view id : gameIds()) {
        const std::string game(id), unit(gameNamed(id)->expectedUnit);
        const bool finished = isFinished(*gameNamed(id));
        EXPECT_TRUE(!finished || unit == rowOf(units, game)) << game << ' ' << unit;
        Conversation talk;
        talk.ask("{'do':'new','game':'" + game + "','seats':3,'seed':5}");
        int reasons = 0, likely = 0, expected = 0, alone = 0;
        for (int step = 0; step < 40; ++step) {
            const Json moves = talk.ask("{'do':'moves'}")["moves"];
            if (moves.empty()) break;
            const int seat = moves[0]["seat"];
            const auto own = std::count_if(moves.begin(), moves.end(),
                                           [&](const Json& entry) { return entry["seat"] == seat; });
            const Json answer =
                talk.ask("{'do':'bot','seat':" + std::to_string(seat) + ",'level':'pike','seed':'9'}");
            ASSERT_TRUE(answer.contains("why")) << answer;
            const Json& why = answer["why"];
            alone += own == 1;
            EXPECT_TRUE(own > 1 || why.is_null()) << game;
            EXPECT_TRUE(answer["pass"].is_boolean()) << answer;
            if (!why.is_null()) {
                ++reasons;
                EXPECT_EQ(why.size(), 4u) << why;
                EXPECT_FALSE(why["kind"].get<std::string>().empty()) << why;
                const auto text = why["text"].get<std::string>();
                EXPECT_EQ(text.find(". player"), std::string::npos) << text;
                const auto first = static_cast<unsigned char>(text.front());
                EXPECT_TRUE((std::isupper(first) || std::isdigit(first)) && text.back() == '.') << text;
                if (!why["likely"].is_null()) {
                    ++likely;
                    EXPECT_GE(why["likely"], 0.0);
                    EXPECT_LE(why["likely"], 1.0);
                }
                if (!why["expected"].is_null()) {
                    ++expected;
                    EXPECT_TRUE(why["expected"]["value"].is_number()) << why;
                    EXPECT_EQ(why["expected"]["unit"], unit) << why;
                }
            }
            talk.askRaw(Json{{"do", "move"}, {"seat", seat}, {"move", answer["move"]}}.dump());
        }
        std::printf("%s: %d reasons, %d likely, %d expected, %d single moves\n", game.c_str(), reasons,
                    likely, expected, alone);
        EXPECT_TRUE(reasons > 5 || !finished) << game;
        EXPECT_TRUE(likely + expected > 0 || !finished) << game;
    }
}

TEST(Protocol, BotsCanPass) {
    // In Platinum Fish, others may call for a shuffle after a search; a Pike never does.
    Conversation talk;
    talk.ask("{'do':'new','game':'platinum-fish','seats':3,'seed':3}");
    int passes = 0;
    for (int step = 0; step < 60; ++step) {
        const Json observation = talk.ask("{'do':'view'}")["view"];
        const int turn = observation["turn"];
        const auto answerOf = [&](int seat) {
            return talk.ask("{'do':'bot','seat':" + std::to_string(seat) + "}");
        };
        for (const int seat : observation["waiting"]) {
            const Json answer = answerOf(seat);
            EXPECT_EQ(answer["pass"], seat != turn) << answer;
            if (seat != turn) {
                EXPECT_EQ(answer["move"]["kind"], "shuffle");
            }
            passes += seat != turn;
        }
        talk.askRaw(Json{{"do", "move"}, {"seat", turn}, {"move", answerOf(turn)["move"]}}.dump());
    }
    EXPECT_GT(passes, 0);
}

TEST(Protocol, BotsDoNotDependOnTheMatchSeed) {
    // The same hands with another seed: the seat has seen the same, so its bot does the same.
    const std::string deal =
        "'deal':{'hands':[['KS','2H','7D','9C'],['QS','3H','8D','4C'],['JS','4H','6D','5C']],'rest':'out'}}";
    Conversation one, other;
    one.ask("{'do':'new','game':'great-lakes','seats':3,'dealer':0,'seed':5," + deal);
    other.ask("{'do':'new','game':'great-lakes','seats':3,'dealer':0,'seed':6," + deal);
    std::set<std::string> moves;
    for (int seed = -1; seed < 40; ++seed) {
        const std::string request = "{'do':'bot','seat':1,'level':'minnow'" +
                                    (seed < 0 ? "" : ",'seed':" + std::to_string(seed)) + "}";
        const Json answer = one.ask(request);
        EXPECT_EQ(answer, other.ask(request));
        moves.insert(answer["move"].dump());
    }
    EXPECT_GT(moves.size(), 1u) << "other dice, other moves";
    EXPECT_EQ(one.error("{'do':'bot','seat':1,'seed':-1}"), "bad-request");
}

TEST(Protocol, InputIsBounded) {
    Conversation talk;
    const auto refused = [&](const std::string& line) {
        const Json answer = talk.askRaw(line);
        EXPECT_EQ(answer["ok"], false);
        EXPECT_EQ(answer["error"]["code"], "bad-request");
        return answer["error"]["text"].get<std::string>();
    };
    std::string fields = "{\"do\":\"hello\"";
    for (int i = 0; i < 200'000; ++i)
        fields += ",\"k" + std::to_string(i) + "\":0";
    EXPECT_EQ(refused(fields + "}"), "An object has more than 64 fields.");
    EXPECT_EQ(refused("{\"do\":\"hello\",\"x\":[" + fields + "}]}"), "An object has more than 64 fields.");
    EXPECT_EQ(refused(std::string(1'000'000, '[')), "The text nests deeper than 64 levels.");
    EXPECT_EQ(refused("[1." + std::string(1'000'000, '1') + "]"), "A number has more than 40 characters.");
    // MinGW's strtod needs half a minute for a million digits, and time grows quadratically.
    EXPECT_EQ(refused("[" + std::string(4'000'000, '1') + "]"), "A number has more than 40 characters.");
    EXPECT_EQ(refused("[1." + std::string(38, '1') + "e1]"), "A number has more than 40 characters.");
    EXPECT_EQ(refused("[\"" + std::string(100, '1') + "\"," + std::string(41, '1') + "]"),
              "A number has more than 40 characters.");
    EXPECT_EQ(refused("[" + std::string(100, '-') + "]"), "This is not JSON.");
    EXPECT_EQ(refused("[1,]" + std::string(100, '1')), "This is not JSON.");
    EXPECT_EQ(refused(std::string("{\"do\":\"hello\"}\0 more", 20)), "This is not JSON.");
    EXPECT_EQ(refused("[1e400]"), "A number is too large.");
    std::string values = "[0";
    for (int i = 0; i < 1'000'000; ++i)
        values += ",0";
    EXPECT_EQ(refused(values + "]"), "The text holds more than 500000 values.");
    EXPECT_EQ(refused(std::string(5 << 20, ' ')), "A line may have at most 4 MiB + 64 KiB.");
}

TEST(Protocol, QuitAnswersAndEnds) {
    Conversation talk;
    EXPECT_EQ(talk.ask("{'do':'quit'}"), j("{'ok':true}"));
    EXPECT_TRUE(talk.finished());
}

// The line protocol, request by request (protocol.md).
#include "model/wire/protocol.h"
#include "tests/support/table.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A conversation; `'` stands for `"`.
class Conversation {
  public:
    Json ask(std::string_view request) { return Json::parse(m_protocol.answer(j(request).dump())); }
    Json askRaw(std::string_view line) { return Json::parse(m_protocol.answer(line)); }
    /// The error code of a request that must fail.
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

} // namespace

TEST(Protocol, HelloDescribesTheGames) {
    Conversation talk;
    const Json hello = talk.ask("{'do':'hello'}");
    EXPECT_EQ(hello["ok"], true);
    EXPECT_EQ(hello["protocol"], 1);
    EXPECT_TRUE(hello["version"].is_string());
    std::vector<std::string> ids;
    for (const Json& game : hello["games"])
        ids.push_back(game["id"]);
    EXPECT_EQ(ids, (std::vector<std::string>{"twisted-fish", "what-the-fish", "platinum-fish", "rainbow-fish",
                                             "great-lakes"}));
    const std::map<std::string, std::size_t> sizes = {{"twisted-fish", 73},
                                                      {"what-the-fish", 93},
                                                      {"platinum-fish", 104},
                                                      {"rainbow-fish", 108},
                                                      {"great-lakes", 52}};
    const std::map<std::string, Json> seats = {{"twisted-fish", j("[2,6]")},
                                               {"what-the-fish", j("[2,6]")},
                                               {"platinum-fish", j("[2,6]")},
                                               {"rainbow-fish", j("[2,8]")},
                                               {"great-lakes", j("[3,5]")}};
    for (const Json& game : hello["games"]) {
        EXPECT_EQ(game["deck"].size(), sizes.at(game["id"])) << game["id"];
        EXPECT_EQ(game["seats"], seats.at(game["id"])) << game["id"];
        for (const Json& option : game["options"])
            EXPECT_TRUE(option.contains("least") || option.contains("choices"));
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

TEST(Protocol, SeedsAreNumbersOrTextAndAnsweredAsText) {
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

TEST(Protocol, NewRefusesWhatCannotBe) {
    Conversation talk;
    EXPECT_EQ(talk.error("{'do':'new','game':'go-fish','seats':3}"), "unknown-game");
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

TEST(Protocol, EmptyHandsWithTheRestOutLeaveNoCardInTheGame) {
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

TEST(Protocol, BeforeAGameThereIsNoGame) {
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

TEST(Protocol, ARefusedNewOrLoadLeavesTheGameUnderWay) {
    Conversation talk;
    talk.ask(kLakes);
    const Json view = talk.ask("{'do':'view'}");
    talk.error("{'do':'new','game':'great-lakes','seats':9}");
    talk.error("{'do':'load','record':{}}");
    EXPECT_EQ(talk.ask("{'do':'view'}"), view);
}

TEST(Protocol, WhileChanceIsDueEveryAnswerCarriesItAndASeatsViewItsKindOnly) {
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
    EXPECT_EQ(talk.ask("{'do':'view','seat':0}")["chance"], j("{'kind':'pull'}"));
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

TEST(Protocol, MovesAreThoseOfASeatOrOfAnybody) {
    Conversation talk;
    talk.ask(kLakes);
    EXPECT_EQ(talk.ask("{'do':'moves','seat':2}")["moves"],
              j("[{'seat':2,'move':{'kind':'choose','card':'JS'}},{'seat':2,'move':{'kind':'choose','card':'"
                "4H'}}]"));
    EXPECT_EQ(talk.ask("{'do':'moves'}")["moves"].size(), 6u);
}

TEST(Protocol, BotsAnswerWithALegalMoveAndDoNotMove) {
    Conversation talk;
    for (const char* game :
         {"twisted-fish", "what-the-fish", "platinum-fish", "rainbow-fish", "great-lakes"}) {
        talk.ask(std::string("{'do':'new','game':'") + game + "','seats':4,'seed':3}");
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

TEST(Protocol, QuitAnswersAndEnds) {
    Conversation talk;
    EXPECT_EQ(talk.ask("{'do':'quit'}"), j("{'ok':true}"));
    EXPECT_TRUE(talk.finished());
}

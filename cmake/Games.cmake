# The games in model/games/games.txt: TACKLEBOX_GAMES lists their folders, and headers are generated from the list.

set(gamesFile ${PROJECT_SOURCE_DIR}/model/games/games.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${gamesFile})
file(STRINGS ${gamesFile} lines REGEX "^[a-z]")

set(TACKLEBOX_GAMES)
set(declared)
set(each)
set(numbers)
foreach(line ${lines})
    if(NOT line MATCHES "^([a-z]+) +([A-Za-z]+) +([0-9]+)$")
        message(FATAL_ERROR "${gamesFile} has a line that is no game: ${line}")
    endif()
    set(folder ${CMAKE_MATCH_1})
    set(type ${CMAKE_MATCH_2})
    set(number ${CMAKE_MATCH_3})
    list(APPEND TACKLEBOX_GAMES ${folder})
    string(APPEND declared "struct ${type};\n")
    string(APPEND each " X(${type})")
    string(APPEND numbers "template <>\ninline constexpr int kGameNumber<${type}> = ${number};\n")
    # The game's id: TwistedFish becomes twisted-fish.
    string(REGEX REPLACE "([a-z])([A-Z])" "\\1-\\2" id ${type})
    string(TOLOWER ${id} TACKLEBOX_ID_${folder})
endforeach()

set(TACKLEBOX_GENERATED ${PROJECT_BINARY_DIR}/include)
file(CONFIGURE OUTPUT ${TACKLEBOX_GENERATED}/model/games/list.h @ONLY CONTENT
"// Made from model/games/games.txt: the types of the games, for code that names each of them.
#pragma once

namespace tacklebox {

@declared@
/// The number of a game in deal codes.
template <class G>
inline constexpr int kGameNumber = -1;
@numbers@
} // namespace tacklebox

/// X(G) for each game G, in the order of the list. A template whose specialisations stand in .cpp files, one a game, declares
/// them with it: without a declaration before their use a program is ill-formed.
#define TACKLEBOX_FOR_EACH_GAME(X)@each@
")

# Generates model/games/every/HEADER, which includes that header of every game.
function(tacklebox_header_of_every_game result header)
    set(includes)
    foreach(game ${TACKLEBOX_GAMES})
        string(REPLACE "GAME" ${game} name ${header})
        string(APPEND includes "#include \"model/games/${game}/${name}\"\n")
    endforeach()
    file(CONFIGURE OUTPUT ${TACKLEBOX_GENERATED}/model/games/every/${result} @ONLY CONTENT
"// Made from model/games/games.txt.
#pragma once

@includes@")
endfunction()
tacklebox_header_of_every_game(game.h GAME.h)
tacklebox_header_of_every_game(words.h words.h)
tacklebox_header_of_every_game(json.h json.h)
tacklebox_header_of_every_game(tabletraits.h tabletraits.h)
tacklebox_header_of_every_game(botwords.h bot/words.h)
tacklebox_header_of_every_game(informationstate.h bot/informationstate.h)
tacklebox_header_of_every_game(determinizer.h bot/determinizer.h)

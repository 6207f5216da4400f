# The games in model/games/games.txt: TACKLEBOX_GAMES lists their folders, and headers are generated from the list.

set(TACKLEBOX_GENERATED ${PROJECT_BINARY_DIR}/include)

# Generates PATH/FILE of a game from cmake/FILE.in and sets RESULT to its full name. game.cpp makes the type-erased game, info.cpp its
# default presenter for the window. The game's headers are in PATH; only FOLDER.h is required.
function(tacklebox_game_source result file path folder type number)
    if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${path}/${folder}.h)
        message(FATAL_ERROR "The game ${type} has no file ${path}/${folder}.h.")
    endif()
    tacklebox_game_headers(includes ${path} ${folder}.h words.h json.h tabletraits.h bot/bot.h)
    configure_file(${PROJECT_SOURCE_DIR}/cmake/${file}.in ${TACKLEBOX_GENERATED}/${path}/${file} @ONLY)
    set(${result} ${TACKLEBOX_GENERATED}/${path}/${file} PARENT_SCOPE)
endfunction()

# Sets RESULT to #include lines for those of the given headers that exist in PATH. A game without bot/bot.h gets the default bot.
# The glob makes CMake run again when a header appears or disappears.
function(tacklebox_game_headers result path)
    file(GLOB unused CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${path}/*.h ${PROJECT_SOURCE_DIR}/${path}/bot/bot.h)
    set(includes)
    foreach(header ${ARGN})
        if(EXISTS ${PROJECT_SOURCE_DIR}/${path}/${header})
            string(APPEND includes "#include \"${path}/${header}\"\n")
        elseif(header STREQUAL "bot/bot.h")
            string(APPEND includes "#include \"model/bots/defaultbot.h\"\n")
        endif()
    endforeach()
    set(${result} "${includes}" PARENT_SCOPE)
endfunction()

set(gamesFile ${PROJECT_SOURCE_DIR}/model/games/games.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${gamesFile})
file(STRINGS ${gamesFile} lines REGEX "^[a-z]")

set(TACKLEBOX_GAMES)
set(TACKLEBOX_GAME_SOURCES)
set(declarations)
set(calls)
set(finished)
set(numbers)
foreach(line ${lines})
    if(NOT line MATCHES "^([a-z]+) +([A-Za-z]+) +([0-7])( +draft)?$")
        message(FATAL_ERROR "${gamesFile} has an invalid line (expected: folder, type, number from 0 to 7, optionally draft): ${line}")
    endif()
    set(folder ${CMAKE_MATCH_1})
    set(type ${CMAKE_MATCH_2})
    set(number ${CMAKE_MATCH_3})
    set(draft ${CMAKE_MATCH_4})
    if(number IN_LIST numbers)
        message(FATAL_ERROR "${gamesFile} gives the number ${number} to two games.")
    endif()
    list(APPEND numbers ${number})
    list(APPEND TACKLEBOX_GAMES ${folder})
    string(APPEND declarations "struct ${type};\n")
    string(APPEND calls " X(${type})")
    if(NOT draft)
        string(APPEND finished " X(${type})")
    endif()
    set(TACKLEBOX_TYPE_${folder} ${type})
    # The game's id: TwistedFish becomes twisted-fish.
    string(REGEX REPLACE "([a-z])([A-Z])" "\\1-\\2" id ${type})
    string(TOLOWER ${id} TACKLEBOX_ID_${folder})
    tacklebox_game_source(source game.cpp model/games/${folder} ${folder} ${type} ${number})
    list(APPEND TACKLEBOX_GAME_SOURCES ${source})
endforeach()

file(CONFIGURE OUTPUT ${TACKLEBOX_GENERATED}/model/games/list.h @ONLY CONTENT
"// Generated from model/games/games.txt: the types of all games, and macros that repeat code for each.
#pragma once

namespace tacklebox {

@declarations@
} // namespace tacklebox

/// X(G) for each game G, in the order of the list.
#define TACKLEBOX_FOR_EACH_GAME(X)@calls@
/// The same without drafts.
#define TACKLEBOX_FOR_EACH_FINISHED_GAME(X)@finished@
")

# Generates model/games/every/FILE, which includes HEADER of every game that has it. GAME in HEADER stands for the game's folder.
function(tacklebox_header_of_every_game file header)
    set(all)
    foreach(game ${TACKLEBOX_GAMES})
        string(REPLACE "GAME" ${game} name ${header})
        tacklebox_game_headers(includes model/games/${game} ${name})
        string(APPEND all "${includes}")
    endforeach()
    file(CONFIGURE OUTPUT ${TACKLEBOX_GENERATED}/model/games/every/${file} @ONLY CONTENT
"// Generated from model/games/games.txt.
#pragma once

@all@")
endfunction()
tacklebox_header_of_every_game(game.h GAME.h)
tacklebox_header_of_every_game(words.h words.h)
tacklebox_header_of_every_game(json.h json.h)
tacklebox_header_of_every_game(tabletraits.h tabletraits.h)
tacklebox_header_of_every_game(bot.h bot/bot.h)

# How test code is compiled and linked: quickly, once for two builds, and so that what is tested is what is shipped, or checked.

# Test code is the same in each build; the rooms that it tests are not. So the sanitizers' build of ./test links the test objects of its
# release build: half of what it compiled was test code. What a test compiles of the program itself, and random games, which are
# templates of a game's rules, have the checks of their build (BUILT in tacklebox_tests), and so do all inline functions that a room has
# a copy of (tacklebox_rooms_first). Without this variable a sanitizers' build checks its test code, too.
set(TACKLEBOX_TEST_OBJECTS "" CACHE PATH "The folder of another build of these sources, whose test objects are linked")

# A target of test code: KIND is EXECUTABLE or STATIC.
function(tacklebox_test_target target kind)
    set(create add_executable)
    set(type)
    if(kind STREQUAL STATIC)
        set(create add_library)
        set(type STATIC)
    endif()
    if(NOT TACKLEBOX_TEST_OBJECTS)
        cmake_language(CALL ${create} ${target} ${type} ${ARGN})
        file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/test-objects/${target}.txt CONTENT "$<JOIN:$<TARGET_OBJECTS:${target}>,\n>\n")
        tacklebox_together(${target})
        return()
    endif()
    set(list ${TACKLEBOX_TEST_OBJECTS}/test-objects/${target}.txt)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
    file(STRINGS ${list} objects)
    set_source_files_properties(${objects} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
    cmake_language(CALL ${create} ${target} ${type} ${objects})
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
endfunction()

# Without the optimiser, which takes two to three times as long as the rest of the compiler.
function(tacklebox_compile_quickly target)
    if(APPLE)
        target_compile_options(${target} PRIVATE -O1) # see tacklebox_rooms_first
    elseif(NOT MSVC)
        target_compile_options(${target} PRIVATE -O0 -UNDEBUG)
    endif()
    if(TACKLEBOX_TESTS_BY_CLANG)
        tacklebox_compile_by_clang(${target})
    endif()
endfunction()

# For the sanitizers' builds: their reports name the functions of a test without it, and the lines of the product's rooms.
function(tacklebox_without_lines program)
    if(TACKLEBOX_SANITIZE AND NOT MSVC)
        target_compile_options(${program} PRIVATE -g0)
    endif()
endfunction()

# The rooms that a target links, and those that these link, are added to the list FOUND.
function(tacklebox_rooms_of target property found)
    get_property(rooms GLOBAL PROPERTY TACKLEBOX_ROOMS)
    get_target_property(libraries ${target} ${property})
    foreach(library ${libraries})
        string(REGEX REPLACE "^\\$<LINK_ONLY:(.*)>$" "\\1" library ${library})
        if(library MATCHES "^tacklebox_" AND NOT library IN_LIST ${found})
            if(library IN_LIST rooms)
                list(APPEND ${found} ${library})
            endif()
            tacklebox_rooms_of(${library} INTERFACE_LINK_LIBRARIES ${found})
        endif()
    endforeach()
    set(${found} ${${found}} PARENT_SCOPE)
endfunction()

# The linker keeps the first copy of an inline function that it meets, and with those of test code, which are not optimised, whole games
# take twice as long: so it reads these rooms before the tests' own objects, and where test code has no checks of its own all rooms.
set(playedRooms tacklebox_engine tacklebox_json tacklebox_wire tacklebox_host tacklebox_botparts tacklebox_packs)
foreach(game ${TACKLEBOX_GAMES})
    list(APPEND playedRooms tacklebox_${game} tacklebox_${game}_bot)
endforeach()
function(tacklebox_rooms_first program)
    if(MSVC OR APPLE) # Their linkers have other options for the order.
        return()
    endif()
    set(first ${playedRooms} ${ARGN})
    if(TACKLEBOX_TEST_OBJECTS)
        tacklebox_rooms_of(${program} LINK_LIBRARIES first)
    endif()
    list(TRANSFORM first REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE archives)
    target_link_options(${program} PRIVATE -Wl,--whole-archive ${archives} -Wl,--no-whole-archive)
endfunction()

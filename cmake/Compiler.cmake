# Warnings, sanitizers and coverage for every target of the project.
include(CheckCXXCompilerFlag)

if(MSVC)
    add_compile_options(/W4 /permissive- /utf-8)
    if(TACKLEBOX_WERROR)
        add_compile_options(/WX)
    endif()
else()
    add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wno-missing-field-initializers)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # GCC 12 sees overlaps and overruns inside std::string and std::vector that are not there (GCC bug 105329).
        add_compile_options(-Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
        if(TACKLEBOX_TESTS)
            # It collects garbage from 128 MB on, again and again. Where it need not, it takes 4 to 12 % less time (tests/TEST-TIMES.md).
            add_compile_options(--param=ggc-min-heapsize=600000)
        endif()
    endif()
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        add_compile_options(-Wno-overloaded-virtual) # a table's event(number) is no QObject::event()
        add_compile_options(-Wundefined-func-template) # a template that a .cpp file specialises is declared in its header
    endif()
    # GCC copies a few hundred bytes with `rep movs`, which starts slowly: a position copied before every move cost 20 %
    # of play-out speed, and 1 to 9 % with the library's memcpy (tackle bench).
    check_cxx_compiler_flag(-mmemcpy-strategy=libcall:-1:noalign TACKLEBOX_HAS_MEMCPY_STRATEGY)
    if(TACKLEBOX_HAS_MEMCPY_STRATEGY)
        add_compile_options(-mmemcpy-strategy=libcall:-1:noalign)
    endif()
    if(TACKLEBOX_WERROR)
        add_compile_options(-Werror)
    endif()
endif()

# JSON values are compared for being equal. To order them is not needed, and what the compiler makes of it takes a twentieth of its time.
add_compile_definitions(JSON_HAS_THREE_WAY_COMPARISON=0)

# Functions and constants that nothing uses are left out of programs, where linkers are known to do it well.
if(UNIX AND NOT APPLE AND NOT TACKLEBOX_SANITIZE AND NOT TACKLEBOX_COVERAGE)
    add_compile_options($<$<CONFIG:Release>:-ffunction-sections> $<$<CONFIG:Release>:-fdata-sections>)
    add_link_options($<$<CONFIG:Release>:-Wl,--gc-sections>)
endif()

if(TACKLEBOX_SANITIZE)
    add_compile_options(-fsanitize=${TACKLEBOX_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${TACKLEBOX_SANITIZE})
    if(TACKLEBOX_SANITIZE MATCHES address AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)
        # Its runtime does not look for uses of a frame that has returned unless it is told to; what it would need for that is left out.
        add_compile_options(-fsanitize-address-use-after-return=never)
    endif()
    if(TACKLEBOX_SANITIZE MATCHES undefined AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        add_compile_options(-fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/tests/ubsan.ignorelist)
    endif()
endif()
if(TACKLEBOX_COVERAGE)
    add_compile_options(--coverage -fprofile-update=atomic) # some tests run threads
    add_link_options(--coverage)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # What it keeps of a file that uses precompiled headers is right as long as no macro is defined between them and no file asks for the time.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

# Test code is compiled by Clang even where GCC compiles the program: without an optimiser and with its headers compiled before, it takes a
# third of the time (tests/TEST-TIMES.md). Both make objects that link with each other; the rooms under test are those that are shipped.
option(TACKLEBOX_CLANG_FOR_TESTS "Compile test code by Clang, if it is there, where GCC compiles the rest (Linux)" ON)
if(TACKLEBOX_TESTS AND TACKLEBOX_CLANG_FOR_TESTS AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_NAME STREQUAL "Linux"
    AND NOT CMAKE_CROSSCOMPILING AND NOT TACKLEBOX_SANITIZE AND NOT TACKLEBOX_COVERAGE)
    find_program(TACKLEBOX_CLANG clang++)
    if(TACKLEBOX_CLANG)
        set(TACKLEBOX_TESTS_BY_CLANG ON)
    endif()
endif()
function(tacklebox_compile_by_clang target)
    set_property(GLOBAL APPEND PROPERTY TACKLEBOX_COMPILED_BY_CLANG ${target})
    # It is told of GCC's warnings, and a table's event(number) is no QObject::event().
    target_compile_options(${target} PRIVATE -Wno-unknown-warning-option -Wno-overloaded-virtual)
    set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER
        "${PROJECT_SOURCE_DIR}/cmake/with-clang;${TACKLEBOX_CLANG};${CMAKE_CXX_COMPILER};${CMAKE_CXX_COMPILER_LAUNCHER}")
endfunction()

# Most of what the compiler reads are headers that the files of a target share, so it reads several files as one: those that name
# a game with the others of that game, since each says "using namespace" of its own, and the rest by at most MOST (24).
option(TACKLEBOX_TOGETHER "Compile several files of a target as one" ON)
function(tacklebox_together target)
    set_property(GLOBAL APPEND PROPERTY TACKLEBOX_COMPILED ${target}) # PrecompiledHeaders.cmake
    cmake_parse_arguments(TOGETHER "" "MOST" "" ${ARGN})
    if(NOT TOGETHER_MOST)
        set(TOGETHER_MOST 24)
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(LENGTH sources count)
    if(count LESS 2)
        return()
    endif()
    list(JOIN TACKLEBOX_GAMES "|" games)
    set(count 0)
    foreach(source ${sources})
        get_filename_component(path ${source} ABSOLUTE)
        file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR} ${path})
        if(path MATCHES "${games}")
            set(group ${CMAKE_MATCH_0})
        else()
            math(EXPR group "${count} / ${TOGETHER_MOST}")
            math(EXPR count "${count} + 1")
        endif()
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${TACKLEBOX_TOGETHER} UNITY_BUILD_MODE GROUP)
endfunction()

# A room of the house: a static library whose headers are included by their path from the project's root.
# PUBLIC names the rooms below it that its headers include, so that whoever includes these needs them too (tests/house/includes_test.py
# holds the two equal); PRIVATE what only its sources use. Nothing else will link.
function(tacklebox_room target)
    cmake_parse_arguments(ROOM "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(${target} STATIC ${ROOM_SOURCES})
    set_property(GLOBAL APPEND PROPERTY TACKLEBOX_ROOMS ${target})
    tacklebox_together(${target})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/include)
    target_link_libraries(${target} PUBLIC ${ROOM_PUBLIC} PRIVATE ${ROOM_PRIVATE})
endfunction()

# Rooms through which the fuzz targets follow the way that an input takes. Bots are none of them: no input reaches them, and they
# think half as fast where every branch is noted.
function(tacklebox_fuzzed)
    if(TACKLEBOX_FUZZ)
        foreach(target ${ARGN})
            target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
        endforeach()
    endif()
endfunction()

# For releases: a target that waits for persons, windows or disks is made small, not fast. What it calls in Qt and in the rules is as
# fast as before, it takes two thirds of the room, and the compiler a sixth less time.
function(tacklebox_small target)
    if(NOT MSVC AND NOT TACKLEBOX_SANITIZE)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Os>)
        set_target_properties(${target} PROPERTIES TACKLEBOX_SMALL ON)
    endif()
endfunction()

# Such a target, without the optimiser for the sanitizers' builds: none of the tests waits for it. There the optimiser takes three
# times as long as the rest of the compiler.
function(tacklebox_unhurried target)
    tacklebox_small(${target})
    if(TACKLEBOX_SANITIZE AND NOT MSVC)
        target_compile_options(${target} PRIVATE -O0)
    endif()
endfunction()

# What GCC 12 claims of std::optional and of comparing vectors is not so (GCC bugs 80635, 105329).
function(tacklebox_quiet_optionals target)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized -Wno-stringop-overread)
    endif()
endfunction()

# In the sanitizers' builds containers of a target look at what they are asked for: an index, a front, a value that is there. Rules and bots
# do without, since they take up to two and a half times as long with it.
function(tacklebox_asserting target)
    if(TACKLEBOX_SANITIZE)
        target_compile_definitions(${target} PRIVATE _GLIBCXX_ASSERTIONS)
    endif()
endfunction()

# moc for the classes of a target that knows Qt, without the folders of headers (moc.sh.in).
function(tacklebox_moc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    tacklebox_asserting(${target})
    if(CMAKE_HOST_UNIX)
        set(script ${PROJECT_BINARY_DIR}/moc)
        get_target_property(moc Qt6::moc LOCATION)
        configure_file(${PROJECT_SOURCE_DIR}/cmake/moc.sh.in ${script} @ONLY FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
        set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${script})
    endif()
endfunction()

# A room that knows Qt: SOURCES, or else all files of the current folder. What moc makes of a header is included at the end of its
# source file: by itself it would take the compiler two seconds a room, all for headers.
function(tacklebox_qt_room target)
    cmake_parse_arguments(ROOM "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    if(NOT ROOM_SOURCES)
        file(GLOB ROOM_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    endif()
    tacklebox_room(${target} SOURCES ${ROOM_SOURCES} PUBLIC ${ROOM_PUBLIC} PRIVATE ${ROOM_PRIVATE})
    tacklebox_moc(${target})
    tacklebox_quiet_optionals(${target})
    tacklebox_small(${target})
endfunction()

# Warnings, sanitizers, coverage, and functions that define the project's libraries.
include(CheckCXXCompilerFlag)

if(MSVC)
    add_compile_options(/W4 /permissive- /utf-8)
    if(TACKLEBOX_WERROR)
        add_compile_options(/WX)
    endif()
else()
    add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wno-missing-field-initializers)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # False alarms about std::string, std::vector and std::optional (GCC bugs 80635, 105329).
        add_compile_options(-Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds -Wno-maybe-uninitialized)
    endif()
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        add_compile_options(-Wno-overloaded-virtual) # a table's event(number) does not override QObject::event()
    endif()
    # GCC copies a few hundred bytes with `rep movs`, which starts slowly; memcpy makes random games up to 20 % faster.
    check_cxx_compiler_flag(-mmemcpy-strategy=libcall:-1:noalign TACKLEBOX_HAS_MEMCPY_STRATEGY)
    if(TACKLEBOX_HAS_MEMCPY_STRATEGY)
        add_compile_options(-mmemcpy-strategy=libcall:-1:noalign)
    endif()
    if(TACKLEBOX_WERROR)
        add_compile_options(-Werror)
    endif()
endif()

# Ordering JSON values is not needed and slow to compile.
add_compile_definitions(JSON_HAS_THREE_WAY_COMPARISON=0)

if(TACKLEBOX_SANITIZE)
    add_compile_options(-fsanitize=${TACKLEBOX_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${TACKLEBOX_SANITIZE})
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
    if(TACKLEBOX_SANITIZE MATCHES undefined AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        add_compile_options(-fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/tests/ubsan.ignorelist)
    endif()
elseif(TACKLEBOX_COVERAGE)
    add_compile_options(--coverage -fprofile-update=atomic) # some tests run threads
    add_link_options(--coverage)
elseif(UNIX AND NOT APPLE)
    # Hardening as in distributions; unused functions are removed.
    add_compile_options($<$<CONFIG:Release>:-D_FORTIFY_SOURCE=2> $<$<CONFIG:Release>:-fstack-protector-strong>
        $<$<CONFIG:Release>:-ffunction-sections> $<$<CONFIG:Release>:-fdata-sections>)
    add_link_options($<$<CONFIG:Release>:-Wl,--gc-sections> -Wl,-z,relro,-z,now)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

# Headers are most of the source to compile, so several files of a target are compiled as one.
set(CMAKE_UNITY_BUILD ON CACHE BOOL "Compile several files of a target as one")
set(CMAKE_UNITY_BUILD_BATCH_SIZE 24)

# A library of the project; without SOURCES, one of headers only. Headers are included by their path from the project's root. PUBLIC lists libraries that its headers need,
# PRIVATE those that only its sources need.
function(tacklebox_library target)
    cmake_parse_arguments(LIBRARY "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    if(NOT LIBRARY_SOURCES)
        add_library(${target} INTERFACE)
        target_link_libraries(${target} INTERFACE ${LIBRARY_PUBLIC})
        return()
    endif()
    add_library(${target} STATIC ${LIBRARY_SOURCES})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/include)
    target_link_libraries(${target} PUBLIC ${LIBRARY_PUBLIC} PRIVATE ${LIBRARY_PRIVATE})
endfunction()

# A library that uses Qt, from SOURCES or all files in the current folder.
function(tacklebox_qt_library target)
    cmake_parse_arguments(LIBRARY "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    if(NOT LIBRARY_SOURCES)
        file(GLOB LIBRARY_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    endif()
    tacklebox_library(${target} SOURCES ${LIBRARY_SOURCES} PUBLIC ${LIBRARY_PUBLIC} PRIVATE ${LIBRARY_PRIVATE})
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    tacklebox_optimise_for_size(${target})
    if(TACKLEBOX_SANITIZE)
        target_compile_options(${target} PRIVATE -O0) # quick to compile
    endif()
endfunction()

# For code that waits for people, windows or disks.
function(tacklebox_optimise_for_size target)
    if(NOT MSVC)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Os>)
    endif()
endfunction()

# Instruments these libraries for the fuzz targets.
function(tacklebox_fuzzed)
    if(TACKLEBOX_FUZZ)
        foreach(target ${ARGN})
            get_target_property(type ${target} TYPE)
            if(NOT type STREQUAL "INTERFACE_LIBRARY")
                target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
            endif()
        endforeach()
    endif()
endfunction()

# Defines the target LibUV::LibUV. vcpkg, Homebrew and newer versions of libuv have a CMake package; Debian and Ubuntu have only the
# library.
find_package(libuv CONFIG QUIET)
foreach(target libuv::uv_a libuv::uv uv_a uv)
    if(TARGET ${target} AND NOT TARGET LibUV::LibUV)
        add_library(LibUV::LibUV INTERFACE IMPORTED)
        set_target_properties(LibUV::LibUV PROPERTIES INTERFACE_LINK_LIBRARIES ${target})
        set(LibUV_LIBRARY ${target})
        set(LibUV_INCLUDE_DIR "(from its CMake package)")
    endif()
endforeach()
if(NOT TARGET LibUV::LibUV)
    find_path(LibUV_INCLUDE_DIR uv.h)
    find_library(LibUV_LIBRARY NAMES uv libuv)
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibUV REQUIRED_VARS LibUV_LIBRARY LibUV_INCLUDE_DIR)

if(LibUV_FOUND AND NOT TARGET LibUV::LibUV)
    add_library(LibUV::LibUV UNKNOWN IMPORTED)
    set_target_properties(LibUV::LibUV PROPERTIES
        IMPORTED_LOCATION ${LibUV_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${LibUV_INCLUDE_DIR})
endif()

# Where programs, man pages, icons and desktop entries are installed on Linux.
find_package(Python3 COMPONENTS Interpreter REQUIRED)
find_program(GZIP gzip REQUIRED)

set(linux ${PROJECT_SOURCE_DIR}/packaging/linux)
set(made ${PROJECT_BINARY_DIR}/packaging)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/packaging/release-notes)

# Returns CHANGELOG.md in the format `kind` of packaging/release-notes.
function(tacklebox_release_notes kind result)
    execute_process(COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/packaging/release-notes ${kind}
        OUTPUT_VARIABLE notes ERROR_VARIABLE error RESULT_VARIABLE code)
    if(NOT code EQUAL 0)
        message(FATAL_ERROR "${error}")
    endif()
    string(REGEX REPLACE "\n+$" "" notes "${notes}")
    set(${result} "${notes}" PARENT_SCOPE)
endfunction()

tacklebox_release_notes(appstream TACKLEBOX_RELEASES)
tacklebox_release_notes(day TACKLEBOX_RELEASE_DAY)
tacklebox_release_notes(debian changelog)
tacklebox_release_notes(rpm rpm_changelog)
configure_file(${PROJECT_SOURCE_DIR}/packaging/rpm/tacklebox.spec.in ${made}/tacklebox.spec @ONLY)
file(CONFIGURE OUTPUT ${made}/changelog CONTENT "@changelog@\n" @ONLY)
# Screenshots of this version in the published sources.
set(TACKLEBOX_PICTURES ${TACKLEBOX_HOMEPAGE}/raw/v${PROJECT_VERSION}/resources/pictures)
foreach(file ${TACKLEBOX_APP_ID}.metainfo.xml tacklebox.6 tackle.6)
    configure_file(${linux}/${file}.in ${made}/${file} @ONLY)
endforeach()

# Full RELRO, as distributions require.
foreach(program tacklebox tackle)
    target_link_options(${program} PRIVATE LINKER:-z,relro,-z,now)
endforeach()

# Debian requires these compressed without a timestamp.
foreach(file changelog tacklebox.6 tackle.6)
    add_custom_command(OUTPUT ${made}/${file}.gz DEPENDS ${made}/${file}
        COMMAND ${GZIP} -9nc ${made}/${file} > ${made}/${file}.gz VERBATIM)
    list(APPEND zipped ${made}/${file}.gz)
endforeach()
add_custom_target(compressed_docs ALL DEPENDS ${zipped})
# Everything that packages need.
add_custom_target(packaged DEPENDS tacklebox tackle compressed_docs)

# Installs everything except Qt as `component`, with programs in the folder `programs`. Further arguments go to each install().
function(tacklebox_linux_layout component programs)
    set(share ${CMAKE_INSTALL_DATADIR})
    set(as COMPONENT ${component} ${ARGN})
    install(TARGETS tacklebox tackle RUNTIME DESTINATION ${programs} ${as})
    install(FILES ${linux}/${TACKLEBOX_APP_ID}.desktop DESTINATION ${share}/applications ${as})
    install(FILES ${made}/${TACKLEBOX_APP_ID}.metainfo.xml DESTINATION ${share}/metainfo ${as})
    install(FILES ${linux}/${TACKLEBOX_APP_ID}.mime.xml DESTINATION ${share}/mime/packages
        RENAME ${TACKLEBOX_APP_ID}.xml ${as})
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/packaging/icons/hicolor DESTINATION ${share}/icons ${as})
    install(FILES ${made}/tacklebox.6.gz ${made}/tackle.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6 ${as})
    install(FILES ${linux}/copyright ${made}/changelog.gz DESTINATION ${share}/doc/tacklebox ${as})
endfunction()

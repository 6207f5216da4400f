# Installing on a Linux system and the .deb. Everything `cmake --install` puts somewhere is named here.
include(GNUInstallDirs)

set(TACKLEBOX_APP_ID io.github.tacklebox.tacklebox)
if(TACKLEBOX_DESKTOP AND UNIX AND NOT APPLE)
    set(linux ${PROJECT_SOURCE_DIR}/packaging/linux)
    # Debian's policy: programs of section games lie in /usr/games.
    install(TARGETS tacklebox RUNTIME DESTINATION games COMPONENT desktop)
    install(FILES ${linux}/${TACKLEBOX_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT desktop)
    install(FILES ${linux}/${TACKLEBOX_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT desktop)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/tacklebox.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${TACKLEBOX_APP_ID}.svg COMPONENT desktop)
    install(FILES ${linux}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tacklebox COMPONENT desktop)
    find_program(GZIP gzip REQUIRED)
    # Debian wants these two compressed, without a time stamp.
    foreach(pair "changelog|changelog.gz|${CMAKE_INSTALL_DATADIR}/doc/tacklebox" "tacklebox.6|tacklebox.6.gz|${CMAKE_INSTALL_MANDIR}/man6")
        string(REPLACE "|" ";" pair "${pair}")
        list(GET pair 0 from)
        list(GET pair 1 to)
        list(GET pair 2 where)
        add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/${to} DEPENDS ${linux}/${from}
            COMMAND ${GZIP} -9nc ${linux}/${from} > ${PROJECT_BINARY_DIR}/${to} VERBATIM)
        list(APPEND zipped ${PROJECT_BINARY_DIR}/${to})
        install(FILES ${PROJECT_BINARY_DIR}/${to} DESTINATION ${where} COMPONENT desktop)
    endforeach()
    add_custom_target(compressed_docs ALL DEPENDS ${zipped})
endif()

set(CPACK_PACKAGE_NAME tacklebox)
set(CPACK_PACKAGE_VENDOR "The Tacklebox developers")
set(CPACK_PACKAGE_CONTACT "The Tacklebox developers <maintainers@tacklebox.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "five fishing card games on one table")
set(CPACK_PACKAGE_DESCRIPTION "Twisted Fish, WTF (What the Fish!), Platinum Fish, Rainbow Fish and
The Great Lakes Fish-Out: alone against bots, or with others at the same screen.")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL desktop)
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_NAME tacklebox)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite) # a plugin: no library names it
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-wayland)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
include(CPack)

# Installation and the .deb. Everything that `cmake --install` installs is listed here.
#
# The same files are installed in several ways, as separate components:
#   desktop    for a system that brings Qt: the .deb, with the programs in `games` (Debian's policy for section games)
#   bundle     with Qt and all libraries, programs in `bin`: the .tar.gz and the AppImage (LinuxBundle.cmake)
#   windows    for Windows: with Qt beside the programs (Windows.cmake)
include(GNUInstallDirs)

set(TACKLEBOX_HOMEPAGE https://github.com/tacklebox/tacklebox)

# For the .deb and the RPM.
set(CPACK_PACKAGE_DESCRIPTION "Twisted Fish, WTF (What the Fish!), Platinum Fish, Rainbow Fish,
The Great Lakes Fish-Out and Go Fish: alone against bots, or with others at
the same screen. Every game is kept and can be gone on with, seen again and
played differently. The console program tackle plays in the terminal and lets
bots of your own play.")

if(WIN32)
    include(cmake/Windows.cmake)
elseif(NOT TACKLEBOX_DESKTOP)
    install(TARGETS tackle COMPONENT console)
elseif(UNIX AND NOT APPLE)
    include(cmake/LinuxLayout.cmake)
    set(TACKLEBOX_PROGRAMS games CACHE STRING "The folder of the programs below the prefix: games as Debian has it, bin elsewhere")
    tacklebox_linux_layout(desktop ${TACKLEBOX_PROGRAMS})
    include(cmake/LinuxBundle.cmake)
endif()

set(CPACK_PACKAGE_NAME tacklebox)
set(CPACK_PACKAGE_VENDOR "The Tacklebox developers")
set(CPACK_PACKAGE_CONTACT "The Tacklebox developers <maintainers@tacklebox.example>")
set(CPACK_PACKAGE_HOMEPAGE_URL ${TACKLEBOX_HOMEPAGE})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "six card games about fishing")
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
# Plugins that no program links. Before Debian 13 libqt6svg6 has that for icons.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, qt6-svg-plugins | libqt6svg6 (<< 6.7.2-5~)")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# German texts of Qt's own dialogs, and Wayland support.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
if(APPLE AND TACKLEBOX_DESKTOP)
    set(CPACK_GENERATOR DragNDrop)
    set(CPACK_PACKAGE_FILE_NAME tacklebox-${PROJECT_VERSION}-macos-universal)
    set(CPACK_DMG_VOLUME_NAME "Tacklebox ${PROJECT_VERSION}")
endif()
include(CPack)

# The component `bundle`: Tacklebox with Qt and all libraries that a desktop may lack. Qt 6.4 has no deploy script for Linux, so the
# libraries are found at install time (packaging/linux/bundle.cmake.in). packaging/make-packages uses it.
tacklebox_linux_layout(bundle bin EXCLUDE_FROM_ALL)

get_target_property(core Qt6::Core LOCATION)
get_filename_component(qt_libraries ${core} DIRECTORY)
foreach(folder ${qt_libraries}/qt6/plugins ${qt_libraries}/../plugins)
    if(EXISTS ${folder}/platforms AND NOT DEFINED TACKLEBOX_QT_PLUGINS)
        set(TACKLEBOX_QT_PLUGINS ${folder})
    endif()
endforeach()
set(TACKLEBOX_QT_TRANSLATIONS ${qt_libraries}/../../share/qt6/translations ${qt_libraries}/../translations)
configure_file(${linux}/bundle.cmake.in ${made}/bundle.cmake @ONLY)

install(PROGRAMS ${linux}/bundle/install ${linux}/bundle/uninstall DESTINATION . COMPONENT bundle EXCLUDE_FROM_ALL)
install(FILES ${linux}/bundle/README.txt DESTINATION . COMPONENT bundle EXCLUDE_FROM_ALL)
install(SCRIPT ${made}/bundle.cmake COMPONENT bundle EXCLUDE_FROM_ALL)

# Windows: resources of both programs, and the component `windows` with Qt, from which packaging/windows/make-package makes the installer
# and the portable zip. Programs are in the top folder because Windows looks for libraries beside a program.
set(windows ${PROJECT_SOURCE_DIR}/packaging/windows)
set(made ${PROJECT_BINARY_DIR}/packaging)
set(icon_folder ${PROJECT_SOURCE_DIR}/packaging/icons/windows)

# Adds icon, version and manifest to a program; `what` is its name in the task manager. Further arguments are icons; the first is the
# program's.
enable_language(RC)
function(tacklebox_windows_program program what)
    set(manifest ${made}/${program}.manifest)
    set(icons)
    set(number 1)
    foreach(icon IN LISTS ARGN)
        string(APPEND icons "${number} ICON \"${icon}\"\n")
        math(EXPR number "${number} + 1")
        set_property(SOURCE ${made}/${program}.rc APPEND PROPERTY OBJECT_DEPENDS ${icon})
    endforeach()
    configure_file(${windows}/tacklebox.manifest.in ${manifest} @ONLY)
    configure_file(${windows}/program.rc.in ${made}/${program}.rc @ONLY)
    set_property(SOURCE ${made}/${program}.rc APPEND PROPERTY OBJECT_DEPENDS ${manifest})
    set_property(SOURCE ${made}/${program}.rc TARGET_DIRECTORY ${program} APPEND PROPERTY OBJECT_DEPENDS ${manifest})
    target_sources(${program} PRIVATE ${made}/${program}.rc)
    if(MINGW)
        target_link_options(${program} PRIVATE LINKER:--no-insert-timestamp) # reproducible
    else()
        target_link_options(${program} PRIVATE /MANIFEST:NO) # ours is a resource
    endif()
endfunction()

tacklebox_windows_program(tackle "Tacklebox in the terminal" ${icon_folder}/tacklebox.ico)
install(TARGETS tackle RUNTIME DESTINATION . COMPONENT windows EXCLUDE_FROM_ALL)
if(TACKLEBOX_DESKTOP)
    tacklebox_windows_program(tacklebox "Tacklebox" ${icon_folder}/tacklebox.ico ${icon_folder}/game.ico)
    set_target_properties(tacklebox PROPERTIES WIN32_EXECUTABLE ON) # no console window
    install(TARGETS tacklebox RUNTIME DESTINATION . COMPONENT windows EXCLUDE_FROM_ALL)

    get_target_property(qt_core Qt6::Core LOCATION)
    get_filename_component(TACKLEBOX_QT ${qt_core} DIRECTORY)
    get_filename_component(TACKLEBOX_QT ${TACKLEBOX_QT} DIRECTORY)
    # Qt's translations are compiled with the host's Qt tools.
    set(TACKLEBOX_QT_TRANSLATIONS ${QT_HOST_PATH}/share/qt6/translations)
    configure_file(${windows}/deploy.cmake.in ${made}/deploy.cmake @ONLY)
    install(FILES ${windows}/README.txt ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION . COMPONENT windows EXCLUDE_FROM_ALL)
    install(FILES ${PROJECT_SOURCE_DIR}/packaging/linux/copyright DESTINATION licences RENAME tacklebox.txt
        COMPONENT windows EXCLUDE_FROM_ALL)
    install(SCRIPT ${made}/deploy.cmake COMPONENT windows EXCLUDE_FROM_ALL)
    add_custom_target(packaged DEPENDS tacklebox tackle)
endif()

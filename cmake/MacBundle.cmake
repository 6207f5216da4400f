# Makes the target `tacklebox` the bundle Tacklebox.app, with Qt in it and signed. Included where that target is made, because CMake
# looks for the bundle's variables and the properties of its icons in that folder. It can be built on a Mac only, and nobody has yet;
# packaging/macos/check-plist looks at what CMake makes of it.
set(mac ${PROJECT_SOURCE_DIR}/packaging/macos)
set(icons ${mac}/tacklebox.icns ${mac}/tacklebox-document.icns)
target_sources(tacklebox PRIVATE ${icons})
set_source_files_properties(${icons} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
set_target_properties(tacklebox PROPERTIES MACOSX_BUNDLE ON OUTPUT_NAME Tacklebox MACOSX_BUNDLE_INFO_PLIST ${mac}/Info.plist.in)
install(TARGETS tacklebox BUNDLE DESTINATION . COMPONENT desktop)
install(TARGETS tackle RUNTIME DESTINATION Tacklebox.app/Contents/MacOS COMPONENT desktop)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/linux/copyright DESTINATION Tacklebox.app/Contents/Resources/licences RENAME tacklebox.txt
    COMPONENT desktop)
# macdeployqt on the installed bundle: frameworks, plugins (the SQLite driver too), and their load paths.
qt_generate_deploy_app_script(TARGET tacklebox FILENAME_VARIABLE deploy)
install(SCRIPT ${deploy} COMPONENT desktop)
# That voids signatures, so they come last; ad hoc where no certificate is named. Without any, nothing starts on Apple's processors.
install(CODE [[
    set(app "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/Tacklebox.app")
    if(DEFINED ENV{TACKLEBOX_CODESIGN_IDENTITY})
        set(sign --options runtime --timestamp --sign "$ENV{TACKLEBOX_CODESIGN_IDENTITY}")
    else()
        set(sign --sign -) # without the hardened runtime, which refuses to load Qt's libraries where they are signed ad hoc
    endif()
    execute_process(COMMAND codesign --force ${sign} "${app}/Contents/MacOS/tackle" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND codesign --force --deep ${sign} "${app}" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND codesign --verify --deep --strict "${app}" COMMAND_ERROR_IS_FATAL ANY)
]] COMPONENT desktop)

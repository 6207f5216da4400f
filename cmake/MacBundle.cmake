# Makes the target `tacklebox` a signed bundle Tacklebox.app that contains Qt. Included in the target's folder, because CMake looks there
# for the bundle's variables and its icons' properties. Not yet built on a Mac; packaging/macos/check-plist checks CMake's output.
set(mac ${PROJECT_SOURCE_DIR}/packaging/macos)
set(icons ${mac}/tacklebox.icns ${mac}/tacklebox-document.icns)
target_sources(tacklebox PRIVATE ${icons})
set_source_files_properties(${icons} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
set_target_properties(tacklebox PROPERTIES MACOSX_BUNDLE ON OUTPUT_NAME Tacklebox MACOSX_BUNDLE_INFO_PLIST ${mac}/Info.plist.in)
install(TARGETS tacklebox BUNDLE DESTINATION . COMPONENT desktop)
install(TARGETS tackle RUNTIME DESTINATION Tacklebox.app/Contents/MacOS COMPONENT desktop)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/linux/copyright DESTINATION Tacklebox.app/Contents/Resources/licences RENAME tacklebox.txt
    COMPONENT desktop)
# macdeployqt copies frameworks and plugins (including the SQLite driver) and fixes their load paths.
qt_generate_deploy_app_script(TARGET tacklebox FILENAME_VARIABLE deploy)
install(SCRIPT ${deploy} COMPONENT desktop)
# It invalidates signatures, so signing comes last: ad hoc without a certificate, as Apple's processors run no unsigned program.
install(CODE [[
    set(app "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/Tacklebox.app")
    if(DEFINED ENV{TACKLEBOX_CODESIGN_IDENTITY})
        set(sign --options runtime --timestamp --sign "$ENV{TACKLEBOX_CODESIGN_IDENTITY}")
    else()
        set(sign --sign -) # no hardened runtime: it would refuse Qt's libraries signed ad hoc
    endif()
    execute_process(COMMAND codesign --force ${sign} "${app}/Contents/MacOS/tackle" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND codesign --force --deep ${sign} "${app}" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND codesign --verify --deep --strict "${app}" COMMAND_ERROR_IS_FATAL ANY)
]] COMPONENT desktop)

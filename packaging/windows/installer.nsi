; The installer for Windows. packaging/windows/make-package compiles it with makensis and defines VERSION, FILES, REMOVE, SIZE (KB), ICON
; and OUT.
;
;   setup.exe [/S] [/CurrentUser | /AllUsers] [/D=FOLDER]    /S is silent; /D comes last and without quotation marks
;   uninstall.exe [/S] [/CurrentUser | /AllUsers] [/REMOVEGAMES]
;
; Exit codes: 0 success, 1 cancelled, 2 aborted, 3 the program is running.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10

!define COMPANY "The Tacklebox developers"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tacklebox"
!define OWN_KEY "Software\Tacklebox\Installed"
!define TYPE "Tacklebox.Game"
!define GAMES_TYPE "Tacklebox.Games"

; Users without administrator rights install for themselves, without a password prompt.
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "Tacklebox"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${OWN_KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${OWN_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "Folder"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

Var given

Name "Tacklebox"
OutFile "${OUT}"
BrandingText "Tacklebox ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Tacklebox"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Tacklebox setup"
VIAddVersionKey /LANG=0 "CompanyName" "${COMPANY}"
VIAddVersionKey /LANG=0 "LegalCopyright" "2026 ${COMPANY}, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION startIt
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString needsWindows10 ${LANG_ENGLISH} "Tacklebox needs Windows 10 or newer."
LangString needsWindows10 ${LANG_GERMAN} "Tacklebox braucht Windows 10 oder neuer."
LangString isRunning ${LANG_ENGLISH} "Tacklebox or its console program tackle is running. Please close it; your game is kept."
LangString isRunning ${LANG_GERMAN} "Tacklebox oder sein Konsolenprogramm tackle läuft noch. Bitte schließen Sie es; Ihr Spiel wird aufgehoben."
LangString recordedGame ${LANG_ENGLISH} "Recorded game (Tacklebox)"
LangString recordedGame ${LANG_GERMAN} "Aufgezeichnetes Spiel (Tacklebox)"
LangString manyGames ${LANG_ENGLISH} "All games of somebody (Tacklebox)"
LangString manyGames ${LANG_GERMAN} "Alle Spiele einer Person (Tacklebox)"
LangString theProgram ${LANG_ENGLISH} "The program"
LangString theProgram ${LANG_GERMAN} "Das Programm"
LangString theGames ${LANG_ENGLISH} "My saved games and settings, too"
LangString theGames ${LANG_GERMAN} "Auch meine gespeicherten Spiele und Einstellungen"

; Registers a file type that the program opens on a double click. Its icon is the program's second.
!macro Opens ending type mime words
  WriteRegStr SHCTX "Software\Classes\${ending}" "" "${type}"
  WriteRegStr SHCTX "Software\Classes\${ending}" "Content Type" "${mime}"
  WriteRegStr SHCTX "Software\Classes\${type}" "" "${words}"
  WriteRegStr SHCTX "Software\Classes\${type}\DefaultIcon" "" "$INSTDIR\tacklebox.exe,1"
  WriteRegStr SHCTX "Software\Classes\${type}\shell\open\command" "" '"$INSTDIR\tacklebox.exe" "%1"'
!macroend
!macro OpensNoMore ending type
  ReadRegStr $0 SHCTX "Software\Classes\${ending}" ""
  ${If} $0 == "${type}" ; else another program has taken the files over
    DeleteRegKey SHCTX "Software\Classes\${ending}"
  ${EndIf}
  DeleteRegKey SHCTX "Software\Classes\${type}"
!macroend

; Sets $2 if a program in this folder is running, so that its file cannot be written.
!macro NoteIfRunning program
  ${If} ${FileExists} "$INSTDIR\${program}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${program}" a
    ${If} ${Errors}
      StrCpy $2 "running"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

; Asks the user to close both programs, before anything is changed. With /S it gives up instead.
!macro CloseIt
  ${Do}
    StrCpy $2 ""
    !insertmacro NoteIfRunning "tacklebox.exe"
    !insertmacro NoteIfRunning "tackle.exe"
    ${If} $2 == ""
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(isRunning)" /SD IDCANCEL IDRETRY +3
      SetErrorLevel 3
      Quit
  ${Loop}
!macroend

Function .onInit
  SetRegView 64
  StrCpy $given $INSTDIR ; by /D
  !insertmacro MULTIUSER_INIT
  ${If} $given != ""
    StrCpy $INSTDIR $given
  ${EndIf}
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(needsWindows10)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; Starts the program through Explorer, so that it does not inherit the installer's administrator rights.
Function startIt
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\tacklebox.exe"'
FunctionEnd

Section "Tacklebox"
  !insertmacro CloseIt
  ; Removes all files of the previous version. Games stay.
  ReadRegStr $1 SHCTX "${OWN_KEY}" "Folder"
  ${If} $1 != ""
  ${AndIf} ${FileExists} "$1\uninstall.exe"
    ExecWait '"$1\uninstall.exe" /S /$MultiUser.InstallMode _?=$1' $2
    ${If} $2 = 3 ; another folder's program is running
      SetErrorLevel 3
      Quit
    ${EndIf}
    Delete "$1\uninstall.exe" ; it cannot while it runs
    RMDir "$1"
  ${EndIf}
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${FILES}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  ${If} ${Errors}
    SetErrorLevel 2
    Abort
  ${EndIf}

  CreateShortcut "$SMPROGRAMS\Tacklebox.lnk" "$INSTDIR\tacklebox.exe"
  !insertmacro Opens ".tacklebox" "${TYPE}" "application/x-tacklebox" "$(recordedGame)"
  !insertmacro Opens ".tacklebox-games" "${GAMES_TYPE}" "application/x-tacklebox-games" "$(manyGames)"
  ${RefreshShellIcons}

  WriteRegStr SHCTX "${OWN_KEY}" "Folder" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Tacklebox"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\tacklebox.exe"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "${COMPANY}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "un.$(theProgram)"
  SectionIn RO
  !insertmacro CloseIt
  !include "${REMOVE}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tacklebox.lnk"
  !insertmacro OpensNoMore ".tacklebox" "${TYPE}"
  !insertmacro OpensNoMore ".tacklebox-games" "${GAMES_TYPE}"
  ${un.RefreshShellIcons}
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  DeleteRegKey SHCTX "${OWN_KEY}"
  DeleteRegKey /ifempty SHCTX "Software\Tacklebox"
SectionEnd

Section /o "un.$(theGames)" games
  SetShellVarContext current
  RMDir /r "$APPDATA\Tacklebox"
SectionEnd

Function un.onInit
  SetRegView 64
  StrCpy $given $INSTDIR ; what is removed is what this lies in, whatever else is installed
  !insertmacro MULTIUSER_UNINIT
  ReadRegStr $0 HKLM "${OWN_KEY}" "Folder"
  ReadRegStr $1 HKCU "${OWN_KEY}" "Folder"
  ${If} $0 == $given
  ${AndIf} $1 != $given
    Call un.MultiUser.InstallMode.AllUsers
  ${ElseIf} $0 != $given
    Call un.MultiUser.InstallMode.CurrentUser
  ${EndIf}
  StrCpy $INSTDIR $given
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/REMOVEGAMES" $1
  ${IfNot} ${Errors}
    SectionGetFlags ${games} $1
    IntOp $1 $1 | ${SF_SELECTED}
    SectionSetFlags ${games} $1
  ${EndIf}
FunctionEnd

@echo off
rem Runs Umpire on Windows. It takes the Java that lies beside it, else that of JAVA_HOME, else the one on
rem the path, which must be a Java 25. UMPIRE_JAVA_OPTS adds options for java.
setlocal DisableDelayedExpansion
set "app=%~dp0app"
set "java=%~dp0runtime\bin\java.exe"
if not exist "%java%" set "java=%JAVA_HOME%\bin\java.exe"
if not exist "%java%" set "java=java"
set "class_path=%app%\lib\*"
set "options=-XX:+UseSerialGC -XX:-UsePerfData --sun-misc-unsafe-memory-access=allow -Duser.language=en -Duser.country=US -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8"
for %%c in (serve join backup restore export) do if "%~1"=="%%c" goto server
if "%~1"=="simulate" set "class_path=%app%\lib\*;%app%\lib-parquet\*"
goto start
:server
set "class_path=%app%\lib\*;%app%\lib-server\*"
set "options=-XX:+UseG1GC -XX:-UsePerfData --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -Duser.language=en -Duser.country=US -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8"
rem A later -Xmx, in UMPIRE_JAVA_OPTS, wins.
if "%~1"=="serve" set "options=%options% -Xmx256m"
:start
"%java%" %options% %UMPIRE_JAVA_OPTS% -cp "%class_path%" umpire.cli.Main %*
exit /b %ERRORLEVEL%

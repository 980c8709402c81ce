@echo off
rem Starts the school's office on a Windows PC, and opens it in the browser. Closing this window stops it.
cd /d "%~dp0"
where npm >nul 2>nul || (
  echo Node.js is missing. Install the LTS version from https://nodejs.org, then open this file again.
  pause
  exit /b 1
)
set OPEN_OFFICE=1
call npm run office
pause

# Functions for every start, in a checkout and in a release, which has this file beside its jars. Sourced by
# ./umpire and ./umpire-cluster on every run, so nothing here starts a process if all is ready. It uses
# only what bash 3.2 and the tools of macOS have. The launchers set:
#   name     the prefix of messages
#   root     the folder of the launcher; target, the folder for what is built
#   lib      the folder of the jars; base, a folder of further jars, or nothing
# and define the functions choose_jdk, is_built and build.
# shellcheck shell=bash disable=SC2154

say() { printf "$name: %s\n" "$@" >&2; }

give_up() {
  say "$@"
  exit 69
}

# Does this shell read text as UTF-8? If so, a character of three bytes has length one.
is_utf8() {
  local euro=$'\xe2\x82\xac'
  [[ ${#euro} == 1 ]]
}

# see_to_utf8: Java decodes its arguments, file names and its own class path by the locale. In the POSIX
# locale (cron, containers, env -i), and in one that is not installed here (as ssh may pass on), that is
# ASCII, and every other character is lost. This sets a UTF-8 locale instead. A locale with another
# encoding is left alone, as is macOS, where Java always uses UTF-8.
see_to_utf8() {
  local asked=${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} was_set=${LC_ALL+yes} before=${LC_ALL-} one
  if is_utf8 || [[ $OSTYPE == darwin* ]]; then return; fi
  case $asked in
    C | POSIX) ;;
    # A shell warns about a locale that is not installed, and about no other.
    *) [[ -n $({ LC_ALL=$asked; } 2>&1) ]] || return ;;
  esac
  for one in C.UTF-8 C.utf8 en_US.UTF-8 '?'; do
    # The last resort, any installed UTF-8 locale, starts a process.
    if [[ $one == '?' ]]; then one=$(locale -a 2>/dev/null | grep -i -m 1 'utf-*8$'); fi
    { LC_ALL=$one; } 2>/dev/null
    if is_utf8; then
      export LC_ALL
      return
    fi
  done
  # There is none: the program rejects arguments that it cannot read.
  LC_ALL=$before
  [[ -n $was_set ]] || unset LC_ALL
}

# see_to_language: sets `language` to that of the locale, or to nothing if Umpire does not support it. The
# locale must be a UTF-8 one, since a terminal with another encoding could not show the text. Called before
# see_to_utf8, which may replace the locale.
see_to_language() {
  local asked=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
  language=
  case $asked in
    *.[Uu][Tt][Ff]-8* | *.[Uu][Tt][Ff]8*) ;;
    *) return ;;
  esac
  case $asked in
    de[._@]*) language=de ;;
    zh[._@]*) language=zh ;;
  esac
}

# Does nothing but Umpire set java's options or limit its memory?
is_as_usual() {
  local max what of soft rest
  [[ -z ${UMPIRE_JAVA_OPTS:-}${JAVA_TOOL_OPTIONS:-}${JDK_JAVA_OPTIONS:-}${_JAVA_OPTIONS:-} ]] || return 1
  [[ -r /proc/self/limits ]] || return 0
  while read -r max what of soft rest; do
    if [[ $max == Max && $what == address && $soft != unlimited ]]; then return 1; fi
  done </proc/self/limits
  return 0
}

# must_start <java and its options>: gives up with a message of one line if java does not start with them.
# Java itself would print several lines and exit with 1, which has no meaning here.
must_start() {
  local why line
  if is_as_usual; then return; fi
  if why=$({ "$@" -XX:ErrorFile=/dev/null -version; } 2>&1 </dev/null); then return; fi
  while IFS= read -r line; do
    case $line in
      '' | '#' | 'Picked up '* | 'NOTE: '* | 'Error'* | *' warning: '*) ;;
      *) break ;;
    esac
  done <<<"$why"
  line=${line#\# }
  give_up "java does not start: ${line:-there is not enough memory}${UMPIRE_JAVA_OPTS:+ (UMPIRE_JAVA_OPTS is '$UMPIRE_JAVA_OPTS')}"
}

# Sets `jars` and `class_path`.
list_jars() {
  local IFS=:
  jars=(${base:+"$base"/*.jar} "$lib"/*.jar)
  class_path="${jars[*]}"
}

# prepare <check> <action>: builds if necessary, then runs the action if the check fails. Needs a writable
# folder; only one launcher does it at a time.
prepare() {
  mkdir -p -- "$target" 2>/dev/null
  if [[ ! -w $target ]]; then
    [[ -n ${released:-} || -e $lib/umpire.built ]] && return
    give_up "it is not built yet, and $root cannot be written to."
  fi
  {
    if type -P flock >/dev/null && ! flock -n 9; then
      say 'waiting for another umpire that is building …'
      flock 9
    fi
    choose_jdk
    is_built || build 9>&-
    list_jars
    "$1" || "$2" 9>&-
  } 9>"$target/umpire.lock"
}

# Finds a JDK 25 and builds what is missing. Sourced by ./umpire and ./umpire-cluster, on every run, so
# nothing here starts a process if all is built. It keeps to what bash 3.2 and the tools of macOS
# know. They set:
#   name    how messages begin
#   root    the folder of the sources; target, the folder for what is built
#   heavy   what is needed besides the modules of every day: nothing, parquet, spark or server
#   laid    the folder that a build makes
#   lib     where in it our jars are: the same, or a folder below
# shellcheck shell=bash disable=SC2154

# shellcheck source=build/find-jdk.sh
. "$root/build/find-jdk.sh"

say() { printf "$name: %s\n" "$@" >&2; }

give_up() {
  say "$@"
  exit 69
}

# Sets `jdk`: the one JAVA_HOME names, or the one found last time, or one looked for now.
choose_jdk() {
  if [[ -n ${JAVA_HOME:-} ]] && is_jdk25 "$JAVA_HOME"; then
    jdk=$JAVA_HOME
    return
  fi
  if { IFS= read -r jdk <"$target/umpire.jdk"; } 2>/dev/null && is_jdk25 "$jdk"; then
    return
  fi
  find_jdk25 || give_up \
    'a JDK 25 is needed, and none was found.' \
    'Install one (for instance Temurin 25), or set JAVA_HOME to the folder that holds it.'
  if [[ -w $target ]]; then printf '%s\n' "$jdk" >"$target/umpire.jdk"; fi
}

# Is every jar there, and no source younger than the build? Folders count too: a file that was
# taken away leaves its trace there.
is_built() {
  local built module places
  local modules=("$root/umpire-core" "$root/umpire-sim" "$root/umpire-command" "$root/umpire-cli" "$root/games" "$root"/games/*)
  { IFS= read -r built <"$lib/umpire.built"; } 2>/dev/null || return 1
  # The find of macOS reads whole seconds only.
  if [[ $OSTYPE == darwin* ]]; then built=${built%.*}Z; fi
  case $heavy in
    parquet) modules+=("$root/umpire-parquet") ;;
    spark) modules+=("$root/umpire-parquet" "$root/umpire-spark") ;;
    server) modules+=("$root/umpire-live" "$root/umpire-store" "$root/umpire-offline" "$root/umpire-server") ;;
  esac
  places=("$root/pom.xml")
  for module in "${modules[@]}"; do
    places+=("$module/pom.xml" "$module/src/main")
  done
  [[ -z $(find "${places[@]}" -newermt "$built" -print 2>/dev/null) ]]
}

# Builds into a folder of its own and changes it for the old one at the end, so that a build that
# fails, or one that is watched by a running program, breaks nothing.
build() {
  local log=$target/umpire-build.log new=$laid.new old=$laid.old more
  type -P mvn >/dev/null || give_up \
    'Maven is needed to build on first use, and no mvn was found.' \
    'Install it (Debian: apt-get install maven) and try again.'
  read -ra more <<<"${UMPIRE_MVN_OPTS:-}"
  say "building${heavy:+ with $heavy}; this happens once, and again only when a source changes …"
  rm -rf -- "$new" "$old"
  if ! (cd -- "$root" && JAVA_HOME=$jdk exec mvn -B -q -Dlean ${heavy:+"-D$heavy"} \
    "-Dlib.dir=$new${lib#"$laid"}" "${more[@]}" package) >"$log" 2>&1 </dev/null; then
    rm -rf -- "$new"
    tail -n 25 -- "$log" >&2
    give_up 'the build failed; its last lines are above, all of it is in' "  $log"
  fi
  if [[ -e $laid ]]; then mv -- "$laid" "$old"; fi
  mv -- "$new" "$laid" && rm -rf -- "$old"
}

# Has nobody but Umpire a say in how java starts, and in how much memory it gets?
is_as_usual() {
  local max what of soft rest
  [[ -z ${UMPIRE_JAVA_OPTS:-}${JAVA_TOOL_OPTIONS:-}${JDK_JAVA_OPTIONS:-}${_JAVA_OPTIONS:-} ]] || return 1
  [[ -r /proc/self/limits ]] || return 0
  while read -r max what of soft rest; do
    if [[ $max == Max && $what == address && $soft != unlimited ]]; then return 1; fi
  done </proc/self/limits
  return 0
}

# must_start <java and its options>: gives up with one line if java does not start with them. Java
# itself would say it in several, and exit with 1, which means nothing here.
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

# Sets `jars`, and `class_path` from them.
list_jars() {
  local IFS=:
  jars=("$lib"/*.jar)
  class_path="${jars[*]}"
}

# prepare <is anything left to do?> <what>: builds, and does that besides. It can only be done in a
# checkout that can be written to; one launcher at a time.
prepare() {
  mkdir -p -- "$target" 2>/dev/null
  if [[ ! -w $target ]]; then
    [[ -e $lib/umpire.built ]] && return
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

# Finds a JDK 25 and builds what is missing, in a checkout. Sourced by ./umpire and ./umpire-cluster
# after launch.sh, on every run. They set, besides the variables of launch.sh:
#   root    the folder of the sources
#   heavy   the modules needed besides the everyday ones: nothing, parquet, spark or server
#   laid    the folder that a build creates
#   lib     the folder of this project's jars: the same, or one below it
# shellcheck shell=bash disable=SC2154

# shellcheck source=build/find-jdk.sh
. "$root/build/find-jdk.sh"

# Sets `jdk`: the one in JAVA_HOME, or the one found last time, or one found now.
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

# Does every jar exist, and is no source newer than the build? Folders count as well: they change when a
# file is removed.
is_built() {
  local built module places
  local modules=("$root/umpire-core" "$root/umpire-json" "$root/umpire-page" "$root/umpire-sim" "$root/umpire-command" "$root/umpire-coach" "$root/umpire-options" "$root/umpire-cli" "$root/games" "$root"/games/*)
  { IFS= read -r built <"$lib/umpire.built"; } 2>/dev/null || return 1
  # find on macOS accepts whole seconds only.
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

# renew <jars>: rewrites the jars so that Java's cache accepts their classes (see Renew.java). Commands work
# without it.
renew() { "$jdk/bin/java" -XX:TieredStopAtLevel=1 "$root/build/Renew.java" "$@" || true; }

# Builds into a new folder and swaps it with the old one at the end, so that neither a failed build nor a
# program that is still running breaks.
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
  renew "$new${lib#"$laid"}"/picocli-*.jar >>"$log" 2>&1
  if [[ -e $laid ]]; then mv -- "$laid" "$old"; fi
  mv -- "$new" "$laid" && rm -rf -- "$old"
}

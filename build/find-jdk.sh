# Finds a JDK 25 without starting one. Sourced by ./umpire, bench/run and .ci/run.
# shellcheck shell=bash

# is_jdk25 <folder>: does it hold a complete JDK 25? Every JDK states its version in the file `release`.
is_jdk25() {
  local line
  [[ -x $1/bin/java && -x $1/bin/javac && -r $1/release ]] || return 1
  while IFS= read -r line; do
    case $line in
      'JAVA_VERSION="25"' | 'JAVA_VERSION="25.'* | 'JAVA_VERSION="25-'* | 'JAVA_VERSION="25+'*) return 0 ;;
    esac
  done <"$1/release"
  return 1
}

# find_jdk25: sets `jdk` to the first JDK 25 in the usual folders, or fails.
find_jdk25() {
  local java link
  for jdk in \
    "${JAVA_HOME:-}" "${JAVA25_HOME:-}" "${JAVA_25_HOME:-}" "${JAVA_HOME_25:-}" \
    "${JAVA_HOME_25_X64:-}" "${JAVA_HOME_25_ARM64:-}" "${JDK25_HOME:-}" "${JDK_25:-}" \
    "${JDK25:-}" "${JDK_HOME:-}" \
    /usr/lib/jvm/* \
    "${HOME:-/}"/.sdkman/candidates/java/* \
    "${HOME:-/}"/.jdks/* \
    "${HOME:-/}"/.asdf/installs/java/* \
    "${HOME:-/}"/.local/share/mise/installs/java/* \
    "${HOME:-/}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home \
    /usr/java/* /usr/local/java/* /opt/* /opt/*/*; do
    [[ -n $jdk ]] && is_jdk25 "$jdk" && return 0
  done
  if java=$(type -P javac); then
    while [[ -L $java ]]; do
      link=$(readlink -- "$java")
      case $link in
        /*) java=$link ;;
        *) java=${java%/*}/$link ;;
      esac
    done
    jdk=${java%/bin/javac}
    is_jdk25 "$jdk" && return 0
  fi
  jdk=
  return 1
}


# _umpire_candidates <word to complete> <words before it …>: prints the candidates, one per line; ':files' if
# it could also be a file, ':nothing' if there are no candidates. For both bash and zsh.
_umpire_candidates() {
  local cur=$1 call= game= word= awaited= place=0 start=
  shift
  for word; do
    if [ -n "$awaited" ]; then
      awaited=
      continue
    fi
    case $word in
      --*=*) ;;
      -?*) if _umpire_values "$word" >/dev/null; then awaited=$word; fi ;;
      *)
        if [ -z "$call" ]; then
          call=$word
          continue
        fi
        if [ -z "$game" ] && _umpire_game | grep -qxF -e "$word"; then game=$word; fi
        # A command with a subcommand for each game counts its words after that.
        if _umpire_options_of "$call $word"; then call="$call $word"; else place=$((place + 1)); fi
        ;;
    esac
  done
  case $cur in
    --*=*)
      if [ -z "$awaited" ]; then
        awaited=${cur%%=*}
        start=$awaited=
        cur=${cur#*=}
      fi
      ;;
  esac
  # Of several words with commas between them, only the last is completed.
  case $awaited$cur in
    -*,*)
      start=$start${cur%,*},
      cur=${cur##*,}
      ;;
  esac
  {
    if [ -n "$awaited" ]; then
      _umpire_values "$awaited"
    elif [ -z "$call" ]; then
      case $cur in -*) _umpire_options ;; *) _umpire_calls ;; esac
    else
      case $cur in -*) _umpire_options ;; *) _umpire_place "$place" ;; esac
    fi
  } | while IFS= read -r word; do
    case $word in
      :*) printf '%s\n' "$word" ;;
      "$cur"*) printf '%s\n' "$start$word" ;;
    esac
  done
}

_umpire_options_of() {
  local call=$1
  _umpire_options >/dev/null
}

# _umpire_split <line>: sets `words` to its finished words and `cur` to the last one, all without quotes and
# backslashes, so that a name with spaces in it is one word.
_umpire_split() {
  local line=$1 quote= letter= begun= i
  words=() cur=
  for ((i = 0; i < ${#line}; i++)); do
    letter=${line:i:1}
    case $quote$letter in
      \\ | '"\') i=$((i + 1)) cur+=${line:i:1} begun=1 ;;
      "''" | '""') quote= ;;
      "'"? | '"'?) cur+=$letter ;;
      "'" | '"') quote=$letter begun=1 ;;
      [[:space:]])
        if [[ -n $begun ]]; then words+=("$cur"); fi
        cur= begun=
        ;;
      *) cur+=$letter begun=1 ;;
    esac
  done
}

_umpire_bash() {
  local cur= cut= word quoted=
  local -a words
  _umpire_split "${COMP_LINE:0:COMP_POINT}"
  # Bash treats the text after the last of these characters as the word, and replaces only that.
  case $COMP_WORDBREAKS in *=*) cut=${cur%"${cur##*[=:]}"} ;; esac
  COMPREPLY=()
  while IFS= read -r word; do
    case $word in
      '') ;;
      :files)
        # Bash then quotes names with spaces; an old version does not.
        compopt -o filenames 2>/dev/null || quoted=1
        while IFS= read -r word; do
          if [[ -n $quoted && -n $word ]]; then printf -v word %q "$word"; fi
          if [[ -n $word ]]; then COMPREPLY+=("$word"); fi
        done <<<"$(compgen -f -- "${cur#"$cut"}")"
        ;;
      :nothing) compopt +o default +o bashdefault 2>/dev/null ;;
      *) COMPREPLY+=("${word#"$cut"}") ;;
    esac
  done <<<"$(_umpire_candidates "$cur" "${words[@]:1}")"
}

if [ -n "${ZSH_VERSION-}" ]; then
  # Given as a string, since bash could not parse it.
  eval '
    _umpire_zsh() {
      local -a found
      local status_of=1
      found=("${(@f)$(_umpire_candidates "$PREFIX" "${(@)words[2,CURRENT-1]}")}")
      found=("${(@)found:#}")
      if [[ ${found[1]-} == :nothing ]]; then return 1; fi
      if (( ${#found} == 0 || ${found[(Ie):files]} )); then
        found=("${(@)found:#:files}")
        (( ${#found} )) && compadd -a found && status_of=0
        [[ $PREFIX == --*=* ]] && compset -P "*="
        _files && status_of=0
        return $status_of
      fi
      compadd -a found
    }
    if ! whence compdef >/dev/null; then
      autoload -Uz compinit && compinit -i -D
    fi
    compdef _umpire_zsh umpire
  '
else
  complete -o bashdefault -o default -F _umpire_bash umpire
fi

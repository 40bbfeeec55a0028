import { firstWords, optionNames, secondWords, shellQuoted, type HelpData } from './completed-commands';

/** Words and options of every command, the values of options that have a list, and files for the rest. */
export function bashCompletion(help: HelpData): string {
  const words = firstWords(help).map(({ word }) => word);
  const verbs = words.flatMap((word) => {
    const second = secondWords(help, word);
    return second.length === 0 ? [] : [`    ${word}) words=${shellQuoted(second.join(' '))} ;;`];
  });
  const options = help.commands.map(
    (command) => `    ${shellQuoted(command.name)}) words=${shellQuoted(optionNames(command).join(' '))} ;;`,
  );
  const values = help.commands.flatMap(({ name, options: all }) =>
    all
      .filter((option) => option.values.length > 0)
      .map(
        (option) => `    ${shellQuoted(`${name} ${option.name}`)}) words=${shellQuoted(option.values.join(' '))} ;;`,
      ),
  );
  return `# bash completion of bursar
_bursar() {
  local current="\${COMP_WORDS[COMP_CWORD]}" last="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  local name="\${COMP_WORDS[1]}" both="\${COMP_WORDS[1]} \${COMP_WORDS[2]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${shellQuoted(words.join(' '))} -- "$current"))
    return
  fi
  case " ${help.commands.map(({ name }) => name.replace(' ', '_')).join(' ')} " in
    *" \${both/ /_} "*) name="$both" ;;
  esac
  case "$name $last" in
${values.join('\n')}
  esac
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  if [ "\${current#-}" = "$current" ]; then
    if [ "$COMP_CWORD" -eq 2 ]; then
      case "$name" in
${verbs.join('\n')}
      help) words=${shellQuoted(words.join(' '))} ;;
      completion) words='bash zsh fish' ;;
      esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
    return
  fi
  case "$name" in
${options.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o filenames -F _bursar bursar
`;
}

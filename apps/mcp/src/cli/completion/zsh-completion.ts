import { firstWords, secondWords, shellQuoted, type HelpCommand, type HelpData } from './completed-commands';

/** Words with their summaries, and the options of every command with theirs. */
export function zshCompletion(help: HelpData): string {
  const words = firstWords(help);
  const described = words.map(({ word, summary }) => `    ${shellQuoted(`${word}:${plain(summary)}`)}`);
  const names = new Set(help.commands.map(({ name }) => name));
  const verbs = words.flatMap(({ word }) => {
    const second = secondWords(help, word);
    // A first word that is a command itself may be followed by a file.
    const end = names.has(word) ? '' : '; return';
    return second.length === 0 ? [] : [`    ${word}) compadd -- ${second.join(' ')}${end} ;;`];
  });
  return `#compdef bursar
# zsh completion of bursar
_bursar() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name="$words[2]" both="$words[2] $words[3]"
  if (( CURRENT == 3 )) && [[ "$words[3]" != -* ]]; then
    case "$name" in
${verbs.join('\n')}
    help) _describe command commands; return ;;
    completion) compadd bash zsh fish; return ;;
    esac
  fi
  case "$both" in
${help.commands
  .filter(({ name }) => name.includes(' '))
  .map(argumentsOf)
  .join('\n')}
  *)
    case "$name" in
${help.commands
  .filter(({ name }) => !name.includes(' '))
  .map(argumentsOf)
  .join('\n')}
    esac ;;
  esac
}
if [ "$funcstack[1]" = "_bursar" ]; then _bursar "$@"; else compdef _bursar bursar; fi
`;
}

function argumentsOf({ name, options }: HelpCommand): string {
  const specifications = options.map(({ name: option, value, values, summary }) => {
    const action = values.length > 0 ? `(${values.join(' ')})` : '_files';
    const argument = value === null ? '' : `:${plain(value)}:${action}`;
    return shellQuoted(`*${option}[${plain(summary)}]${argument}`);
  });
  return `    ${shellQuoted(name)}) _arguments ${[...specifications, "'--help'", "'*:file:_files'"].join(' ')} ;;`;
}

/** Without what the specifications of zsh have a meaning for. */
function plain(text: string): string {
  return text.replace(/[[\]:\\"]/g, ' ');
}

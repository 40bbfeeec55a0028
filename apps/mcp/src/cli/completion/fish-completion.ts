import { firstWords, secondWords, shellQuoted, type HelpData } from './completed-commands';

/** A line for each word and option. */
export function fishCompletion(help: HelpData): string {
  const words = firstWords(help);
  const first = words.map(
    ({ word, summary }) => `complete -c bursar -n __fish_use_subcommand -f -a ${word} -d ${fishQuoted(summary)}`,
  );
  const names = new Set(help.commands.map(({ name }) => name));
  const second = words.flatMap(({ word }) =>
    secondWords(help, word).map(
      // A first word that is a command itself may be followed by a file.
      (verb) => `complete -c bursar -n ${secondOf(word)}${names.has(word) ? '' : ' -f'} -a ${verb}`,
    ),
  );
  const all = shellQuoted(words.map(({ word }) => word).join(' '));
  const explained = `complete -c bursar -n ${secondOf('help')} -f -a ${all}`;
  const options = help.commands.flatMap(({ name, options: all }) =>
    all.map(({ name: option, value, values, summary }) => {
      const conditions = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
      const listed = values.length > 0 ? ` -x -a ${shellQuoted(values.join(' '))}` : ' -r';
      const argument = value === null ? '' : listed;
      const condition = shellQuoted(conditions.join('; and '));
      return `complete -c bursar -n ${condition} -l ${option.slice(2)}${argument} -d ${fishQuoted(summary)}`;
    }),
  );
  const shells = "complete -c bursar -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'";
  const asked = 'complete -c bursar -l help';
  return `# fish completion of bursar\n${[...first, ...second, explained, shells, asked, ...options].join('\n')}\n`;
}

/** Whether the word that is typed is the one behind a first word. */
function secondOf(word: string): string {
  return `'__fish_seen_subcommand_from ${word}; and test (count (commandline -opc)) -eq 2'`;
}

/** In single quotes fish knows \\\\ and \\' alone. */
function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

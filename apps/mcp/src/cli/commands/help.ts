import { printableJson } from '@bursar/toolkit';

import { unknownCommand } from '../unknown-name';
import { UsageError } from '../../configuration/usage-error';
import { VERSION } from '../../version';
import { ALL_COMMANDS, commandsNamed } from '../definitions/all-commands';
import { HELP, VERSION_COMMAND } from '../definitions/help-commands';
import { commandHelp } from '../help/command-help';
import { generalHelp } from '../help/general-help';
import { jsonHelp } from '../help/json-help';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';

/** `bursar help [COMMAND]`: what commands there are, or the help of one; with `--json` all of them as data. */
export function help(args: readonly string[]): void {
  const { values, positionals } = readCommand(HELP, args);
  const asked = positionals.join(' ');
  if (asked !== '' && commandsNamed(asked).length === 0) {
    const names = ALL_COMMANDS.flatMap(({ name }) => [name, name.replace(/ .*/, '')]);
    throw new UsageError(unknownCommand(asked, names));
  }
  if (values.json === true) process.stdout.write(`${printableJson(jsonHelp())}\n`);
  else process.stdout.write(asked === '' ? generalHelp() : commandHelp(asked));
}

/**
 * What `--help` after a command shows.
 *
 * @param words what was typed in front of the first option; the help is of the longest name among them.
 */
export function helpOf(words: readonly string[]): void {
  const [word = '', second] = words;
  const both = `${word} ${second}`;
  process.stdout.write(commandHelp(second !== undefined && commandsNamed(both).length > 0 ? both : word));
}

/** `bursar version`. */
export function version(args: readonly string[]): void {
  const { values, positionals } = readCommand(VERSION_COMMAND, args);
  rejectPositionals('version', positionals);
  process.stdout.write(values.json === true ? `${JSON.stringify({ version: VERSION })}\n` : `${VERSION}\n`);
}

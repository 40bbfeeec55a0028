import { ALL_COMMANDS } from '../definitions/all-commands';
import { optionsOf, usageOf } from './command-help';
import { say } from '../../language/say';

/** What `bursar help --json` prints: every command with its options and examples. */
export function jsonHelp() {
  return {
    commands: ALL_COMMANDS.map((command) => ({
      name: command.name,
      usage: usageOf(command).join('\n'),
      summary: say(command.summary),
      options: optionsOf(command),
      examples: command.examples,
    })),
  };
}

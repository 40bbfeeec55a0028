import { ALL_COMMANDS } from '../definitions/all-commands';
import { optionsOf } from './command-help';

/** What `bursar help --json` prints: every command with its options and examples. */
export function jsonHelp() {
  return {
    commands: ALL_COMMANDS.map((command) => ({
      name: command.name,
      usage: command.usage.map((line) => `bursar ${command.name} ${line}`.trimEnd()).join('\n'),
      summary: command.summary,
      options: optionsOf(command),
      examples: command.examples,
    })),
  };
}

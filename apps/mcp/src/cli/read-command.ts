import { flagOptions, readFlags, type Flags } from '../configuration/read-flags';
import { UsageError } from '../configuration/usage-error';
import {
  COMMON_OPTIONS,
  JSON_OPTION,
  type CommandDefinition,
  type OptionDefinitions,
} from './definitions/command-definition';

type OwnOptions<Options extends OptionDefinitions> = Options & typeof COMMON_OPTIONS & typeof JSON_OPTION;

/** Reads what follows the name of a command, by its definition. Throws a UsageError. */
export function readCommand<const Options extends OptionDefinitions>(
  { name, options, settings, hasNoJson }: CommandDefinition<Options>,
  args: readonly string[],
): Flags<OwnOptions<Options>> {
  const own = { ...options, ...COMMON_OPTIONS, ...(hasNoJson !== true && JSON_OPTION) } as OwnOptions<Options>;
  return readFlags(args, Object.assign({}, ...settings.map(flagOptions)), own, name);
}

/**
 * Reads the arguments of a word with several commands, such as `key`: which of them it is, and what follows it.
 *
 * @param fallback the command that the word alone stands for.
 * @throws UsageError where no command is named, or an option is of another one.
 */
export function readSubcommand<const Options extends OptionDefinitions>(
  word: string,
  commands: readonly CommandDefinition[],
  options: Options,
  args: readonly string[],
  fallback?: string,
): Flags<OwnOptions<Options>> & { readonly verb: string } {
  const settings = [...new Set(commands.flatMap((command) => command.settings))];
  const whole = { name: word, usage: [], summary: '', options, settings, examples: [] };
  const { values, positionals } = readCommand(whole, args);
  const [verb = fallback, ...words] = positionals;
  const chosen = commands.find(({ name }) => name === `${word} ${verb}`);
  if (verb === undefined || chosen === undefined) {
    const verbs = commands.map(({ name }) => name.slice(word.length + 1));
    throw new UsageError(`${word} needs one of ${verbs.join(', ')}`);
  }
  const stray = Object.keys(values).find(
    (name) => Object.hasOwn(options, name) && !Object.hasOwn(chosen.options, name),
  );
  if (stray !== undefined) throw new UsageError(`${chosen.name} does not take --${stray}`);
  return { values, positionals: words, verb };
}

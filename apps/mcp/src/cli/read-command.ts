import { didYouMean } from '../configuration/close-name';
import { flagOptions, readFlags, type Flags } from '../configuration/read-flags';
import { invalidValue } from '../configuration/read-settings';
import { UsageError } from '../configuration/usage-error';
import {
  COMMON_OPTIONS,
  JSON_OPTION,
  LANGUAGE_OPTION,
  type CommandDefinition,
  type OptionDefinitions,
} from './definitions/command-definition';
import { isLanguage } from '../language/language';
import { say } from '../language/say';

type OwnOptions<Options extends OptionDefinitions> = Options & typeof COMMON_OPTIONS & typeof JSON_OPTION;

/** Reads what follows the name of a command, by its definition. Throws a UsageError. */
export function readCommand<const Options extends OptionDefinitions>(
  { name, options, settings, hasNoJson }: CommandDefinition<Options>,
  args: readonly string[],
): Flags<OwnOptions<Options>> {
  const own = {
    ...options,
    ...LANGUAGE_OPTION,
    ...COMMON_OPTIONS,
    ...(hasNoJson !== true && JSON_OPTION),
  } as OwnOptions<Options>;
  const read = readFlags(args, Object.assign({}, ...settings.map(flagOptions)), own, name);
  const { language } = read.values as { readonly language?: string };
  if (language !== undefined && !isLanguage(language)) {
    throw invalidValue('--language', language, say('one of en, pt, es, fr'));
  }
  return read;
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
    const refusal = say('{word} needs one of {verbs}', { word, verbs: verbs.join(', ') });
    throw new UsageError(`${refusal}${didYouMean(verb ?? '', verbs)}`);
  }
  const stray = Object.keys(values).find(
    (name) => Object.hasOwn(options, name) && !Object.hasOwn(chosen.options, name),
  );
  if (stray !== undefined) throw new UsageError(say('{name} does not take --{stray}', { name: chosen.name, stray }));
  return { values, positionals: words, verb };
}

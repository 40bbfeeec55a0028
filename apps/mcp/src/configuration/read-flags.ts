import { parseArgs } from 'node:util';

import { printable, type SettingDeclaration, type SettingDeclarations } from '@bursar/toolkit';

import { didYouMean } from './close-name';
import { UsageError } from './usage-error';
import { t } from '../language/language';

type FlagOptions = NonNullable<Parameters<typeof parseArgs>[0]>['options'] & {};

type Values<Own extends FlagOptions> = Readonly<Record<string, unknown>> &
  ReturnType<typeof parseArgs<{ options: Own; allowPositionals: true; strict: true }>>['values'];

/** What was typed after the name of a command. */
export interface Flags<Own extends FlagOptions = Record<never, never>> {
  readonly values: Values<Own>;
  readonly positionals: readonly string[];
}

/**
 * Reads flags and positional arguments.
 *
 * @param own options of the command itself, whose values are typed.
 * @param command its name, for refusals.
 * @throws UsageError for an unknown option, or one whose value is missing.
 */
export function readFlags<const Own extends FlagOptions = Record<never, never>>(
  args: readonly string[],
  settings: FlagOptions,
  own?: Own,
  command?: string,
): Flags<Own> {
  const options: FlagOptions = { ...settings, ...own };
  const config = { args: [...args], options, allowPositionals: true, strict: false, tokens: true } as const;
  const { values, positionals, tokens } = parseArgs(config);
  for (const token of tokens) if (token.kind === 'option') refuseMistake(token, options, command);
  return { values: values as Values<Own>, positionals };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** Throws a UsageError where node's parser in its strict mode would, in words of the command line. */
function refuseMistake({ name, rawName, value, inlineValue }: OptionToken, options: FlagOptions, command?: string) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined || !rawName.startsWith('--')) {
    const names = Object.keys(options).map((each) => `--${each}`);
    const given = { name: printable(rawName) };
    const refusal =
      command === undefined ? t('unknown.optionAtAll', given) : t('unknown.option', { ...given, command });
    const close = didYouMean(rawName, names);
    if (close !== '') throw new UsageError(`${refusal}${close}`);
    throw new UsageError(
      command === undefined ? t('unknown.help', { refusal }) : t('unknown.helpOf', { refusal, command }),
    );
  }
  if (option.type === 'boolean' && value !== undefined) throw new UsageError(t('usage.noValue', { name: rawName }));
  // What looks like another option is one that was forgotten, unless it is joined to this one.
  const isMissing = value === undefined || (inlineValue !== true && /^-./.test(value));
  if (option.type === 'string' && isMissing) {
    if (value === undefined) throw new UsageError(t('usage.needsValue', { name: rawName }));
    throw new UsageError(t('usage.needsValueIfMeant', { name: rawName, value: printable(value) }));
  }
}

/** The options that the flags of settings are. */
export function flagOptions(declarations: SettingDeclarations): FlagOptions {
  return Object.fromEntries(
    Object.values(declarations).flatMap(({ flag }: SettingDeclaration) => {
      if (flag === undefined) return [];
      const type = flag.argument === undefined ? 'boolean' : 'string';
      return [[flag.name, { type, ...(flag.isRepeatable === true && { multiple: true }) }] as const];
    }),
  );
}

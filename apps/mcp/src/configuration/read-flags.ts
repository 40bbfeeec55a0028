import { parseArgs } from 'node:util';

import type { SettingDeclaration, SettingDeclarations } from '@bursar/toolkit';

import { HTTP_SETTINGS, SERVER_SETTINGS, STORAGE_SETTINGS } from './application-settings';
import { DOMAIN_SETTINGS } from './domain-settings';
import { UsageError } from './usage-error';

type FlagOptions = NonNullable<Parameters<typeof parseArgs>[0]>['options'] & {};

/** Options of commands that use stored data. */
export const STORAGE_OPTIONS = flagOptions(STORAGE_SETTINGS);

/** Options of every server. */
export const SERVER_OPTIONS = {
  ...STORAGE_OPTIONS,
  ...flagOptions(SERVER_SETTINGS),
  ...Object.assign({}, ...Object.values<SettingDeclarations>(DOMAIN_SETTINGS).map(flagOptions)),
} as FlagOptions;

/** Options of the HTTP server. */
export const HTTP_OPTIONS: FlagOptions = { ...SERVER_OPTIONS, ...flagOptions(HTTP_SETTINGS) };

type Values<Own extends FlagOptions> = Readonly<Record<string, unknown>> &
  ReturnType<typeof parseArgs<{ options: Own; allowPositionals: true; strict: true }>>['values'];

/**
 * Reads flags and positional arguments.
 *
 * @param own options of the command itself, whose values are typed.
 * @throws UsageError for an unknown option, or one whose value is missing.
 */
export function readFlags<const Own extends FlagOptions = Record<never, never>>(
  args: readonly string[],
  settings: FlagOptions,
  own?: Own,
): { readonly values: Values<Own>; readonly positionals: readonly string[] } {
  try {
    const options = { ...settings, ...own };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: values as Values<Own>, positionals };
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence}; "bursar help" lists the options`);
  }
}

function flagOptions(declarations: SettingDeclarations): FlagOptions {
  return Object.fromEntries(
    Object.values(declarations).flatMap(({ flag }: SettingDeclaration) => {
      if (flag === undefined) return [];
      const type = flag.argument === undefined ? 'boolean' : 'string';
      return [[flag.name, { type, ...(flag.isRepeatable === true && { multiple: true }) }] as const];
    }),
  );
}

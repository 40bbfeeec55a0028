import { parseArgs } from 'node:util';

import { quoted } from '@bursar/toolkit';

import { OPTIONS, settingsSchema, type Option, type Settings } from './application-settings';
import { UsageError } from './usage-error';

const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** What a command on stored data takes. */
export const STORE_OPTIONS = { 'data-dir': { type: 'string' } } as const;

/** What a server takes. */
export const SERVER_OPTIONS = {
  ...STORE_OPTIONS,
  domains: { type: 'string' },
  files: { type: 'string', multiple: true },
  ephemeral: { type: 'boolean' },
  'read-only': { type: 'boolean' },
  'tool-names': { type: 'string' },
  'unified-ledger': { type: 'boolean' },
} as const;

export const HTTP_OPTIONS = {
  ...SERVER_OPTIONS,
  host: { type: 'string' },
  port: { type: 'string' },
  auth: { type: 'string' },
} as const;

/** Whether only programs on this machine reach the address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.includes(host);
}

/** Reads flags strictly: an unknown flag or a stray word is a mistake that is told, not passed over. */
export function readFlags<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence}; "bursar help" shows the options`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
type Flags = Readonly<Record<string, unknown>>;

/** Flags first, then the environment, then defaults. Throws a UsageError that names what is wrong and what is expected. */
export function readSettings(flags: Flags, environment: Environment): Settings {
  if (flags['ephemeral'] === true && flags['data-dir'] !== undefined) {
    throw new UsageError('--ephemeral and --data-dir contradict each other; give one of them');
  }
  const given = givenBy(flags, environment);
  const values = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const parsed = settingsSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [first, item] = parsed.error.issues[0]?.path ?? [];
  const name = String(first) as keyof typeof OPTIONS;
  const found = Array.isArray(values[name]) ? values[name][Number(item)] : values[name];
  throw badValue(OPTIONS[name], found, given.find((setting) => setting.name === name)?.source);
}

/** The names under which flags and environment set something that counts. */
export function givenSettings(flags: Flags, environment: Environment): string[] {
  return givenBy(flags, environment).map(({ source }) => source);
}

/** Variables that look like settings and are none. */
export function unknownVariables(environment: Environment): string[] {
  const known = Object.values(OPTIONS).map(({ environment: variable }: Option) => variable);
  return Object.keys(environment).filter((name) => name.startsWith('BURSAR_') && !known.includes(name));
}

/** A setting that cannot be used: which, what was found, and what is expected. */
export function badValue(
  { environment, expected, isSecret }: Option,
  found: unknown,
  source = environment,
): UsageError {
  return new UsageError(`${source} is ${isSecret === true ? 'something else' : quoted(found)}; expected ${expected}`);
}

function givenBy(flags: Flags, environment: Environment) {
  return Object.entries<Option>(OPTIONS).flatMap(([name, { flag, environment: variable }]) => {
    if (flag !== undefined && flags[flag] !== undefined) return [{ name, value: flags[flag], source: `--${flag}` }];
    // Who names a data directory means the bundled database, whatever the environment says.
    if (name === 'databaseUrl' && flags['data-dir'] !== undefined) return [];
    const value = variable === undefined ? undefined : environment[variable];
    if (variable === undefined || value === undefined || isLeftEmpty(value)) return [];
    return [{ name, value, source: variable }];
  });
}

/** Shells and hosts say "not set" with nothing; of a bundle's field that was left empty, its name may remain. */
function isLeftEmpty(value: string): boolean {
  return /^(\$\{user_config\.\w+\})?$/.test(value);
}

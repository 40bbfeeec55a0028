import { parseArgs } from 'node:util';

import { isIsoCurrency } from '@bursar/money';
import { quoted } from '@bursar/toolkit';
import * as z from 'zod';

import { UsageError } from './usage-error';

/** Every domain that can be served, by the name that `--domains` takes. */
export const DOMAIN_NAMES = ['shared-split', 'planifi', 'cgt-engine'] as const;
export type DomainName = (typeof DOMAIN_NAMES)[number];

const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
const AUTH_MODES = ['none', 'key'] as const;

interface Option {
  readonly flag?: string;
  readonly environment?: string;
  readonly expected: string;
}

export const OPTIONS = {
  domains: { flag: 'domains', environment: 'BURSAR_DOMAINS', expected: `a list of ${DOMAIN_NAMES.join(', ')}` },
  files: { flag: 'files', expected: 'a folder that exists' },
  dataDir: { flag: 'data-dir', environment: 'BURSAR_DATA_DIR', expected: 'the path of a folder' },
  ephemeral: { flag: 'ephemeral', expected: 'no value' },
  databaseUrl: { environment: 'DATABASE_URL', expected: 'postgres://user:password@host:port/database' },
  readOnly: { flag: 'read-only', environment: 'BURSAR_READ_ONLY', expected: 'true or false' },
  host: { flag: 'host', environment: 'BURSAR_HOST', expected: 'an address of this machine, such as 127.0.0.1' },
  port: { flag: 'port', environment: 'BURSAR_PORT', expected: 'a whole number from 0 to 65535' },
  auth: { flag: 'auth', environment: 'BURSAR_AUTH', expected: `one of ${AUTH_MODES.join(', ')}` },
  ratePerMinute: { environment: 'PLANIFI_RATE_LIMIT_PER_MINUTE', expected: 'a whole number, 0 for no limit' },
  rateBurst: { environment: 'PLANIFI_RATE_LIMIT_BURST', expected: 'a whole number from 1' },
  trustForwardedFor: { environment: 'PLANIFI_TRUST_FORWARDED_FOR', expected: 'true or false' },
  hmrcRates: { environment: 'BURSAR_HMRC_RATES', expected: 'the path of a CSV file with HMRC rates' },
  defaultCurrency: { environment: 'PLANIFI_DEFAULT_CURRENCY', expected: 'a currency of ISO 4217, such as MXN' },
  idempotencyDays: { environment: 'PLANIFI_IDEMPOTENCY_DAYS', expected: 'a whole number from 1 to 365' },
  participants: {
    environment: 'SHARED_SPLIT_PARTICIPANTS',
    expected: 'a JSON array of two, such as [{"id":"ana","display_name":"Ana"},{"id":"rui","display_name":"Rui"}]',
  },
} satisfies Record<string, Option>;

const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false);

function wholeNumber(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().max(max));
}

const settingsSchema = z.object({
  domains: z
    .string()
    .default(DOMAIN_NAMES.join(','))
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(DOMAIN_NAMES)).min(1)),
  /** Folders whose files tool arguments may name. */
  files: z.array(z.string().min(1)).default([]),
  /** Where the bundled database lies; by default the platform's folder for data. */
  dataDir: z.string().min(1).optional(),
  /** A database that disappears with the process, whatever else is said of databases. */
  ephemeral: z.boolean().default(false),
  /** A PostgreSQL of the owner's instead of the bundled one. */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^/]/)
    .optional(),
  /** Nothing is written: tools that only write are not offered, others refuse to. */
  readOnly: yesOrNo,
  host: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  port: wholeNumber(65_535).default(3333),
  /** Whom the HTTP server asks for a key; by default nobody on loopback, and everybody elsewhere. */
  auth: z.enum(AUTH_MODES).optional(),
  /** Calls that come back to a key each minute, and how many it may save up. */
  ratePerMinute: wholeNumber(1_000_000).default(120),
  rateBurst: wholeNumber(1_000_000).pipe(z.int().min(1)).default(20),
  /** Whether a proxy in front tells where requests come from. */
  trustForwardedFor: yesOrNo,
  /** A CSV of rates that HMRC published after the build. */
  hmrcRates: z.string().min(1).optional(),
  /** The currency of accounts that are opened from now on. */
  defaultCurrency: z.string().refine(isIsoCurrency).default('MXN'),
  /** How long the answer to a repeatable write is kept. */
  idempotencyDays: wholeNumber(365).pipe(z.int().min(1)).default(30),
  /** Who the two of a household are, as their domain reads it. */
  participants: z.string().optional(),
});

export type Settings = z.output<typeof settingsSchema>;

/** What a command on stored data takes. */
export const STORE_OPTIONS = { 'data-dir': { type: 'string' } } as const;

/** What a server takes. */
export const SERVER_OPTIONS = {
  ...STORE_OPTIONS,
  domains: { type: 'string' },
  files: { type: 'string', multiple: true },
  ephemeral: { type: 'boolean' },
  'read-only': { type: 'boolean' },
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

/** Whom the HTTP server asks for a key. Throws a UsageError where everybody could read everything. */
export function authMode({ auth, host }: Settings): (typeof AUTH_MODES)[number] {
  if (auth === 'none' && !isLoopback(host)) {
    throw new UsageError(
      `--auth none is for this machine alone; on ${host} others would read everything: use --auth key`,
    );
  }
  return auth ?? (isLoopback(host) ? 'none' : 'key');
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

/** Flags first, then the environment, then defaults. Throws a UsageError that names what is wrong and what is expected. */
export function readSettings(
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const given = Object.fromEntries(
    Object.entries(OPTIONS).flatMap(([name, option]) => {
      const value = valueOf(option, flags, environment);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (flags['ephemeral'] === true && flags['data-dir'] !== undefined) {
    throw new UsageError('--ephemeral and --data-dir contradict each other; give one of them');
  }
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [first, item] = parsed.error.issues[0]?.path ?? [];
  const name = String(first) as keyof typeof OPTIONS;
  const option: Option = OPTIONS[name];
  const source =
    option.flag !== undefined && flags[option.flag] !== undefined ? `--${option.flag}` : option.environment;
  const found = Array.isArray(given[name]) ? given[name][Number(item)] : given[name];
  throw badValue(source, found, option.expected);
}

/** A setting that cannot be used: which, what was found, and what is expected. */
export function badValue(source: string | undefined, found: unknown, expected: string): UsageError {
  // A database's address may hold its password.
  const shown = source === 'DATABASE_URL' ? 'not an address' : quoted(found);
  return new UsageError(`${source} is ${shown}; expected ${expected}`);
}

/** The names of what flags and environment set. */
export function givenSettings(
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const options: readonly Option[] = Object.values(OPTIONS);
  return options.flatMap((option) => {
    if (valueOf(option, flags, {}) !== undefined) return [`--${option.flag}`];
    return valueOf(option, {}, environment) === undefined ? [] : [String(option.environment)];
  });
}

/** Variables that look like settings and are none. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.values(OPTIONS).map(({ environment: variable }: Option) => variable);
  return Object.keys(environment).filter((name) => name.startsWith('BURSAR_') && !known.includes(name));
}

function valueOf(
  { flag, environment: variable }: Option,
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): unknown {
  if (flag !== undefined && flags[flag] !== undefined) return flags[flag];
  const value = variable === undefined ? undefined : environment[variable];
  // Set but empty is how shells and hosts say "not set"; of a bundle's field that was left empty, its name may remain.
  return value === undefined || /^(\$\{user_config\.\w+\})?$/.test(value) ? undefined : value;
}

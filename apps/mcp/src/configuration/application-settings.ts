import { isIsoCurrency } from '@bursar/money';
import * as z from 'zod';

import { DOMAIN_NAMES } from '../domains/compose';
import { isAudience, isIssuer } from '../access/oauth/secure-address';

/** What the HTTP server asks for: nothing, a key, or a token of an issuer, beside which keys are taken too. */
const AUTH_MODES = ['none', 'key', 'oauth'] as const;

/** How the names of tools are published: without dots, or as their contract spells them. */
export const TOOL_NAMES = ['portable', 'contract'] as const;

export type ToolNames = (typeof TOOL_NAMES)[number];

/** Where a setting comes from, and what it has to be. */
export interface Option {
  readonly flag?: string;
  readonly environment?: string;
  readonly expected: string;
  /** It is never shown, not even when it is wrong. */
  readonly isSecret?: boolean;
}

export const OPTIONS = {
  domains: { flag: 'domains', environment: 'BURSAR_DOMAINS', expected: `a list of ${DOMAIN_NAMES.join(', ')}` },
  files: { flag: 'files', expected: 'a folder that exists' },
  dataDir: { flag: 'data-dir', environment: 'BURSAR_DATA_DIR', expected: 'the path of a folder' },
  ephemeral: { flag: 'ephemeral', expected: 'no value' },
  databaseUrl: {
    environment: 'DATABASE_URL',
    expected: 'postgres://user:password@host:port/database',
    isSecret: true,
  },
  readOnly: { flag: 'read-only', environment: 'BURSAR_READ_ONLY', expected: 'true or false' },
  toolNames: { flag: 'tool-names', environment: 'BURSAR_TOOL_NAMES', expected: `one of ${TOOL_NAMES.join(', ')}` },
  host: { flag: 'host', environment: 'BURSAR_HOST', expected: 'an address of this machine, such as 127.0.0.1' },
  port: { flag: 'port', environment: 'BURSAR_PORT', expected: 'a whole number from 0 to 65535' },
  auth: { flag: 'auth', environment: 'BURSAR_AUTH', expected: `one of ${AUTH_MODES.join(', ')}` },
  oauthIssuer: {
    environment: 'BURSAR_OAUTH_ISSUER',
    expected: 'the https address of an issuer of tokens, to the letter as it calls itself',
  },
  oauthAudience: {
    environment: 'BURSAR_OAUTH_AUDIENCE',
    expected: 'whom tokens have to be for, such as https://bursar.example/mcp, the address that clients call',
  },
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
  ledgerCurrency: { environment: 'FINANCE_TOOLS_DEFAULT_CURRENCY', expected: 'a currency of ISO 4217, such as CHF' },
  unifiedLedger: { flag: 'unified-ledger', environment: 'BURSAR_UNIFIED_LEDGER', expected: 'true or false' },
  allowedUserIds: { environment: 'CRISTI_ALLOWED_USER_IDS', expected: 'ids separated by commas' },
  refinerUrl: { environment: 'CRISTI_REFINER_URL', expected: 'an http or https address' },
  telegramToken: { environment: 'TELEGRAM_BOT_TOKEN', expected: 'the token of a bot', isSecret: true },
  telegramApiRoot: { environment: 'TELEGRAM_API_ROOT', expected: 'an http or https address' },
  telegramWebhook: { environment: 'CRISTI_TELEGRAM_WEBHOOK', expected: 'true or false' },
  telegramSecret: {
    environment: 'TELEGRAM_WEBHOOK_SECRET',
    expected: 'a text of A-Z, a-z, 0-9, _ and -',
    isSecret: true,
  },
} satisfies Record<string, Option>;

const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false);

const httpAddress = z.url({ protocol: /^https?$/ });

function wholeNumber(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().max(max));
}

export const settingsSchema = z.object({
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
  /** Several hosts refuse a whole server over one name with a dot in it. */
  toolNames: z.enum(TOOL_NAMES).default('portable'),
  host: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  port: wholeNumber(65_535).default(3333),
  /** Whom the HTTP server asks for a key or token; by default nobody on loopback, and everybody elsewhere. */
  auth: z.enum(AUTH_MODES).optional(),
  /** Who issues tokens. */
  oauthIssuer: z.string().max(255).refine(isIssuer).optional(),
  /** Whom tokens are for: this server. Most issuers call it by its address. */
  oauthAudience: z.string().refine(isAudience).optional(),
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
  /** The currency of a sum over nothing. */
  ledgerCurrency: z.string().refine(isIsoCurrency).default('CHF'),
  /** Searches and sums cover what was told to the other domains too. */
  unifiedLedger: yesOrNo,
  /** User ids that may use the budget agent, as its domain reads them. */
  allowedUserIds: z.string().default(''),
  /** Whom the budget agent asks about messages that its parser is not sure of. */
  refinerUrl: httpAddress.optional(),
  telegramToken: z.string().optional(),
  /** A Bot API server other than Telegram's own. */
  telegramApiRoot: httpAddress.optional(),
  /** Messages are sent to the HTTP server instead of being asked for. */
  telegramWebhook: yesOrNo,
  telegramSecret: z
    .string()
    .regex(/^[\w-]{1,256}$/)
    .optional(),
});

export type Settings = z.output<typeof settingsSchema>;

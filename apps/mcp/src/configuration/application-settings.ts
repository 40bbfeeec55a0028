import { delimiter } from 'node:path';

import { TOOLSETS, type SettingDeclarations } from '@bursar/toolkit';
import { booleanSetting, integerSetting } from '@bursar/toolkit/setting-schemas';
import * as z from 'zod';

import { DOMAIN_NAMES, HOUSEHOLD_SETTINGS } from './domain-settings';
import { isAudience, isIssuer } from './oauth-urls';
import { TLS_SETTINGS } from './tls-settings';

/** Credentials that the HTTP server requires: none, an API key, or a token of an issuer (API keys still work). */
const AUTH_MODES = ['none', 'key', 'oauth'] as const;

const ALL_TOOLS = 'all';

/** Tool names without dots, or as their contract spells them. */
const TOOL_NAMES = ['portable', 'contract'] as const;

/** Settings of every command that uses stored data. */
export const STORAGE_SETTINGS = {
  dataDir: {
    flag: { name: 'data-dir', argument: 'DIR' },
    environment: 'BURSAR_DATA_DIR',
    schema: z.string().min(1).optional(),
    expected: 'the path of a directory',
    description: 'the folder that your data is in; as an option it counts before DATABASE_URL',
    defaultText: 'the usual one of this system',
  },
  databaseUrl: {
    environment: 'DATABASE_URL',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/[^/]/)
      .optional(),
    expected: 'postgres://user:password@host:port/database',
    description:
      'your own PostgreSQL 15 or newer: `postgres://user:password@host:port/database`, or several `host:port` with commas',
    defaultText: 'the bundled PostgreSQL',
    isSecret: true,
  },
} satisfies SettingDeclarations;

/** Settings of every server. */
export const SERVER_SETTINGS = {
  domains: {
    flag: { name: 'domains', argument: 'LIST' },
    environment: 'BURSAR_DOMAINS',
    schema: z
      .string()
      .default(DOMAIN_NAMES.join(','))
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(DOMAIN_NAMES)).min(1)),
    expected: `a list of ${DOMAIN_NAMES.join(', ')}`,
    description: `domains to serve, separated by commas: ${DOMAIN_NAMES.join(', ')}`,
    defaultText: 'all',
  },
  migrateUrl: {
    environment: 'BURSAR_MIGRATE_URL',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/[^/]/)
      .optional(),
    expected: 'postgres://user:password@host:port/database',
    description:
      'a direct address of the same database, for migrations, backup and restore, where `DATABASE_URL` is a pooler',
    defaultText: '`DATABASE_URL`',
    isSecret: true,
  },
  ephemeral: {
    flag: { name: 'ephemeral' },
    schema: z.boolean().default(false),
    expected: 'no value',
    description: 'use a temporary database that is deleted on exit, whatever other database is configured',
  },
  readOnly: {
    flag: { name: 'read-only' },
    environment: 'BURSAR_READ_ONLY',
    schema: booleanSetting(),
    expected: 'true or false',
    description: 'write nothing: tools that write are hidden, and REST writes are answered with 403',
  },
  toolNames: {
    flag: { name: 'tool-names', argument: 'STYLE' },
    environment: 'BURSAR_TOOL_NAMES',
    schema: z.enum(TOOL_NAMES).default('portable'),
    expected: `one of ${TOOL_NAMES.join(', ')}`,
    description: '`portable` names without dots, or `contract` names with dots, which several hosts reject',
  },
  toolsets: {
    flag: { name: 'toolset', argument: 'LIST' },
    environment: 'BURSAR_TOOLSET',
    schema: z
      .string()
      .default(ALL_TOOLS)
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum([ALL_TOOLS, ...TOOLSETS])).min(1))
      // None named is all of them.
      .transform((names) => (names.includes(ALL_TOOLS) ? [] : names.filter((name) => name !== ALL_TOOLS))),
    expected: `a list of ${[ALL_TOOLS, ...TOOLSETS].join(', ')}`,
    description:
      'tools to serve, separated by commas: `everyday` (enter, correct, settle, import; for hosts that take few tools), ' +
      '`review` (look through, recurring, rules), `tax` (UK capital gains), `all`',
    defaultText: 'all',
  },
  files: {
    flag: { name: 'files', argument: 'DIR', isRepeatable: true },
    environment: 'BURSAR_FILES',
    schema: z
      .union([z.array(z.string().min(1)), z.string().transform((list) => list.split(delimiter).filter(Boolean))])
      .default([]),
    expected: 'an existing directory',
    description: 'let tool arguments name files in DIR; repeatable (in the variable, a list like PATH)',
  },
  trades: {
    flag: { name: 'trades', argument: 'DIR' },
    environment: 'BURSAR_TRADES',
    schema: z.string().min(1).optional(),
    expected: 'an existing directory',
    description:
      'the folder with your trades: the overview has the taxable gain, the page opens them by itself, and the tools for ' +
      'capital gains may name its files',
    defaultText: 'none',
  },
} satisfies SettingDeclarations;

/** Settings of the HTTP server. */
export const HTTP_SETTINGS = {
  host: {
    flag: { name: 'host', argument: 'ADDRESS' },
    environment: 'BURSAR_HOST',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    expected: 'an address of this machine, such as 127.0.0.1',
    description: 'address to listen on',
  },
  port: {
    flag: { name: 'port', argument: 'PORT' },
    environment: 'BURSAR_PORT',
    schema: integerSetting(0, 65_535).default(3333),
    expected: 'a whole number from 0 to 65535',
    description: 'port to listen on; 0 picks a free one',
  },
  auth: {
    flag: { name: 'auth', argument: 'MODE' },
    environment: 'BURSAR_AUTH',
    schema: z.enum(AUTH_MODES).optional(),
    expected: `one of ${AUTH_MODES.join(', ')}`,
    description: 'credentials that requests need: `none` (loopback only), `key`, or `oauth` (API keys work too)',
    defaultText: '`none` on loopback, `key` elsewhere',
  },
  oauthIssuer: {
    environment: 'BURSAR_OAUTH_ISSUER',
    schema: z.string().max(255).refine(isIssuer).optional(),
    expected: "the issuer's https URL, exactly as the issuer spells it",
    description: 'issuer of access tokens: its https URL (http on this machine), exactly as the issuer spells it',
  },
  oauthAudience: {
    environment: 'BURSAR_OAUTH_AUDIENCE',
    schema: z.string().refine(isAudience).optional(),
    expected: 'the audience of the tokens, usually the URL that clients call, such as https://bursar.example/mcp',
    description: 'audience that tokens must have: the URL that clients call, or the identifier that the issuer uses',
  },
  ratePerMinute: {
    environment: 'BURSAR_RATE_LIMIT_PER_MINUTE',
    aliases: ['PLANIFI_RATE_LIMIT_PER_MINUTE'],
    schema: integerSetting(0, 1_000_000).default(120),
    expected: 'a whole number, 0 for no limit',
    description: 'calls per minute for each API key, and half as many for each address without one; 0 for no limit',
  },
  rateBurst: {
    environment: 'BURSAR_RATE_LIMIT_BURST',
    aliases: ['PLANIFI_RATE_LIMIT_BURST'],
    schema: integerSetting(1, 1_000_000).default(20),
    expected: 'a whole number from 1',
    description: 'calls that may arrive at once, before the limit per minute applies',
  },
  trustProxyHeaders: {
    environment: 'BURSAR_TRUST_PROXY_HEADERS',
    aliases: ['PLANIFI_TRUST_FORWARDED_FOR'],
    schema: booleanSetting(),
    expected: 'true or false',
    description: 'trust `X-Forwarded-For` and `X-Forwarded-Proto`: set it only behind a proxy that sets them',
  },
  metricsPort: {
    flag: { name: 'metrics-port', argument: 'PORT' },
    environment: 'BURSAR_METRICS_PORT',
    schema: integerSetting(0, 65_535).optional(),
    expected: 'a whole number from 0 to 65535',
    description: 'port that serves metrics to Prometheus at `/metrics`, and nothing else; 0 picks a free one',
    defaultText: 'none',
  },
  metricsHost: {
    flag: { name: 'metrics-host', argument: 'ADDRESS' },
    environment: 'BURSAR_METRICS_HOST',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    expected: 'an address of this machine, such as 127.0.0.1',
    description: 'address to serve metrics on',
  },
  ...TLS_SETTINGS,
} satisfies SettingDeclarations;

export const APPLICATION_SETTINGS = {
  ...STORAGE_SETTINGS,
  ...SERVER_SETTINGS,
  ...HTTP_SETTINGS,
  ...HOUSEHOLD_SETTINGS,
};

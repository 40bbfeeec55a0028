import { delimiter } from 'node:path';

import { TOOLSETS, type SettingDeclarations } from '@bursar/toolkit';
import { booleanSetting } from '@bursar/toolkit/setting-schemas';
import * as z from 'zod';

import { DOMAIN_NAMES, HOUSEHOLD_SETTINGS } from './domain-settings';
import { HTTP_SETTINGS } from './http-settings';

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

export const APPLICATION_SETTINGS = {
  ...STORAGE_SETTINGS,
  ...SERVER_SETTINGS,
  ...HTTP_SETTINGS,
  ...HOUSEHOLD_SETTINGS,
};

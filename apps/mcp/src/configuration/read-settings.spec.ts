import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DOMAIN_NAMES } from '../domains/compose';
import { givenSettings, HTTP_OPTIONS, readFlags, readSettings, unknownVariables } from './read-settings';
import { OPTIONS } from './application-settings';
import { UsageError } from './usage-error';

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({}, {})).toEqual({
      domains: DOMAIN_NAMES,
      files: [],
      ephemeral: false,
      readOnly: false,
      toolNames: 'portable',
      host: '127.0.0.1',
      port: 3333,
      ratePerMinute: 120,
      rateBurst: 20,
      trustForwardedFor: false,
      defaultCurrency: 'MXN',
      idempotencyDays: 30,
      ledgerCurrency: 'CHF',
      unifiedLedger: false,
      allowedUserIds: '',
      telegramWebhook: false,
    });
  });

  it('come from flags before the environment', () => {
    const environment = { BURSAR_PORT: '4000', BURSAR_HOST: '::1', BURSAR_HMRC_RATES: 'rates.csv' };
    expect(readSettings({ port: '5000' }, environment)).toMatchObject({
      port: 5000,
      host: '::1',
      hmrcRates: 'rates.csv',
    });
  });

  it('prefer a data directory that is named to a database of the environment', () => {
    const environment = { DATABASE_URL: 'postgres://a@b/c' };
    expect(readSettings({ 'data-dir': '/tmp/x' }, environment).databaseUrl).toBeUndefined();
    expect(readSettings({}, { ...environment, BURSAR_DATA_DIR: '/tmp/x' }).databaseUrl).toBe('postgres://a@b/c');
  });

  it.each(['', '${user_config.port}'])('take the variable "%s" as not set', (value) => {
    expect(readSettings({}, { BURSAR_PORT: value }).port).toBe(3333);
    expect(givenSettings({}, { BURSAR_PORT: value })).toEqual([]);
  });

  it('tell the names of what is set, and of what looks like a setting', () => {
    const environment = { DATABASE_URL: 'postgres://me:secret@host/x', BURSAR_PORT: '1', BURSAR_PROT: '2', PATH: '/' };
    expect(givenSettings({ port: '3' }, environment)).toEqual(['DATABASE_URL', '--port']);
    expect(givenSettings({ 'data-dir': '/tmp/x' }, environment)).toEqual(['--data-dir', 'BURSAR_PORT']);
    expect(unknownVariables(environment)).toEqual(['BURSAR_PROT']);
  });

  it.each([
    [{ port: 'abc' }, {}, '--port is "abc"; expected a whole number from 0 to 65535'],
    [{ port: '65536' }, {}, '--port is "65536"; expected a whole number from 0 to 65535'],
    [{}, { BURSAR_PORT: '-1' }, 'BURSAR_PORT is "-1"; expected a whole number from 0 to 65535'],
    [{ host: 'a b' }, {}, '--host is "a b"; expected an address of this machine'],
    [{ auth: 'maybe' }, {}, '--auth is "maybe"; expected one of none, key, oauth'],
    [
      {},
      { BURSAR_OAUTH_ISSUER: 'http://issuer.example' },
      'BURSAR_OAUTH_ISSUER is "http://issuer.example"; expected the https',
    ],
    [
      {},
      { BURSAR_OAUTH_AUDIENCE: 'two words' },
      'BURSAR_OAUTH_AUDIENCE is "two words"; expected whom tokens have to be',
    ],
    [{}, { BURSAR_OAUTH_AUDIENCE: 'https://house.example/mcp#part' }, 'BURSAR_OAUTH_AUDIENCE is'],
    [{ 'tool-names': 'dotted' }, {}, '--tool-names is "dotted"; expected one of portable, contract'],
    [{}, { BURSAR_TOOL_NAMES: 'short' }, 'BURSAR_TOOL_NAMES is "short"; expected one of portable, contract'],
    [{}, { PLANIFI_RATE_LIMIT_BURST: '0' }, 'PLANIFI_RATE_LIMIT_BURST is "0"; expected a whole number from 1'],
    [
      { domains: 'cgt-engine,planets' },
      {},
      `--domains is "cgt-engine,planets"; expected a list of ${DOMAIN_NAMES.join(', ')}`,
    ],
    [{ files: [''] }, {}, '--files is ""; expected a folder that exists'],
    [{}, { CRISTI_REFINER_URL: 'ftp://x' }, 'CRISTI_REFINER_URL is "ftp://x"; expected an http or https address'],
    [{}, { TELEGRAM_WEBHOOK_SECRET: 'a secret' }, 'TELEGRAM_WEBHOOK_SECRET is something else; expected a text of'],
    [{}, { PLANIFI_DEFAULT_CURRENCY: 'PESO' }, 'PLANIFI_DEFAULT_CURRENCY is "PESO"; expected a currency of ISO 4217'],
    [{}, { PLANIFI_IDEMPOTENCY_DAYS: '366' }, 'PLANIFI_IDEMPOTENCY_DAYS is "366"; expected a whole number from 1'],
    [{}, { BURSAR_READ_ONLY: 'yes' }, 'BURSAR_READ_ONLY is "yes"; expected true or false'],
    [{ ephemeral: true, 'data-dir': '/tmp/x' }, {}, '--ephemeral and --data-dir contradict each other'],
    [{}, { DATABASE_URL: 'mysql://me:secret@host/x' }, 'DATABASE_URL is something else; expected postgres://'],
  ])('%j %j are refused in one line', (flags, environment, message) => {
    expect(() => readSettings(flags, environment)).toThrow(UsageError);
    expect(() => readSettings(flags, environment)).toThrow(message);
  });
});

describe('flags', () => {
  it('are read strictly', () => {
    expect(readFlags(['--port', '1', 'word'], HTTP_OPTIONS)).toMatchObject({
      values: { port: '1' },
      positionals: ['word'],
    });
    expect(() => readFlags(['--colour', 'red'], HTTP_OPTIONS)).toThrow(UsageError);
    expect(() => readFlags(['--port'], HTTP_OPTIONS)).toThrow(UsageError);
  });
});

it('the page of settings names each of them, and no other variable', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/configuration.md'), 'utf8');
  const options: readonly { flag?: string; environment?: string }[] = Object.values(OPTIONS);
  const flags = options.flatMap(({ flag }) => flag ?? []);
  const variables = options.flatMap(({ environment }) => environment ?? []);
  expect([...page.matchAll(/`--([a-z-]+)/g)].map(([, flag]) => flag)).toEqual(expect.arrayContaining(flags));
  const named = [
    ...page.matchAll(/`((?:BURSAR|PLANIFI|SHARED_SPLIT|DATABASE|CRISTI|TELEGRAM|FINANCE_TOOLS)_\w+)`/g),
  ].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(variables));
});

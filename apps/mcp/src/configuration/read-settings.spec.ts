import { DOMAIN_NAMES } from './domain-settings';
import { HTTP_SETTINGS } from './http-settings';
import { flagOptions, readFlags } from './read-flags';
import { givenSettings, readSettings, unknownVariables } from './read-settings';
import { UsageError } from './usage-error';

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({}, {})).toEqual({
      domains: DOMAIN_NAMES,
      files: [],
      ephemeral: false,
      readOnly: false,
      toolNames: 'portable',
      toolsets: [],
      host: '127.0.0.1',
      port: 3333,
      metricsHost: '127.0.0.1',
      ratePerMinute: 120,
      rateBurst: 20,
      trustProxyHeaders: false,
      byDomain: expect.objectContaining({
        'shared-split': {},
        planifi: { defaultCurrency: 'MXN', idempotencyDays: 30 },
        'cristi-agent': { allowedUserIds: '', telegramWebhook: false },
        'finance-tools': { defaultCurrency: 'CHF', unifiedLedger: false },
        'cgt-engine': {},
      }),
    });
  });

  it('come from flags before the environment', () => {
    const environment = { BURSAR_PORT: '4000', BURSAR_HOST: '::1', BURSAR_HMRC_RATES: 'rates.csv' };
    expect(readSettings({ port: '5000' }, environment)).toMatchObject({
      port: 5000,
      host: '::1',
      byDomain: { 'cgt-engine': { hmrcRates: 'rates.csv' } },
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
    [{ port: 'abc' }, {}, 'invalid --port "abc": expected a whole number from 0 to 65535'],
    [{ port: '65536' }, {}, 'invalid --port "65536": expected a whole number from 0 to 65535'],
    [{}, { BURSAR_PORT: '-1' }, 'invalid BURSAR_PORT "-1": expected a whole number from 0 to 65535'],
    [{ language: 'de' }, {}, 'invalid --language "de": expected one of en, pt, es, fr'],
    [
      {},
      { BURSAR_CURRENCY: 'eur' },
      'invalid BURSAR_CURRENCY "eur": expected a current ISO 4217 code in three capitals, such as CHF',
    ],
    [
      {},
      { BURSAR_TIME_ZONE: 'Lisbon' },
      'invalid BURSAR_TIME_ZONE "Lisbon": expected a name of the tz database, such as Europe/Zurich',
    ],
    [{ host: 'a b' }, {}, 'invalid --host "a b": expected an address of this machine'],
    [{ auth: 'maybe' }, {}, 'invalid --auth "maybe": expected one of none, key, oauth'],
    [
      {},
      { BURSAR_OAUTH_ISSUER: 'http://issuer.example' },
      'invalid BURSAR_OAUTH_ISSUER "http://issuer.example": expected the issuer',
    ],
    [{}, { BURSAR_OAUTH_AUDIENCE: 'two words' }, 'invalid BURSAR_OAUTH_AUDIENCE "two words": expected the audience'],
    [{}, { BURSAR_OAUTH_AUDIENCE: 'https://house.example/mcp#part' }, 'invalid BURSAR_OAUTH_AUDIENCE'],
    [{ 'tool-names': 'dotted' }, {}, 'invalid --tool-names "dotted": expected one of portable, contract'],
    [{}, { BURSAR_TOOL_NAMES: 'short' }, 'invalid BURSAR_TOOL_NAMES "short": expected one of portable, contract'],
    [{}, { BURSAR_RATE_LIMIT_BURST: '0' }, 'invalid BURSAR_RATE_LIMIT_BURST "0": expected a whole number from 1'],
    [
      { domains: 'cgt-engine,planets' },
      {},
      `invalid --domains "cgt-engine,planets": expected a list of ${DOMAIN_NAMES.join(', ')}`,
    ],
    [{ files: [''] }, {}, 'invalid --files "": expected an existing directory'],
    [{}, { CRISTI_REFINER_URL: 'ftp://x' }, 'invalid CRISTI_REFINER_URL "ftp://x": expected an http or https URL'],
    [{}, { TELEGRAM_WEBHOOK_SECRET: 'a secret' }, 'invalid TELEGRAM_WEBHOOK_SECRET: expected 1 to 256 characters'],
    [
      {},
      { PLANIFI_DEFAULT_CURRENCY: 'PESO' },
      'invalid PLANIFI_DEFAULT_CURRENCY "PESO": expected an ISO 4217 currency code',
    ],
    [{}, { PLANIFI_IDEMPOTENCY_DAYS: '366' }, 'invalid PLANIFI_IDEMPOTENCY_DAYS "366": expected a whole number from 1'],
    [{}, { BURSAR_READ_ONLY: 'yes' }, 'invalid BURSAR_READ_ONLY "yes": expected true or false'],
    [{ ephemeral: true, 'data-dir': '/tmp/x' }, {}, '--ephemeral and --data-dir are mutually exclusive'],
    [{}, { DATABASE_URL: 'mysql://me:secret@host/x' }, 'invalid DATABASE_URL: expected postgres://'],
  ])('%j %j are refused in one line', (flags, environment, message) => {
    expect(() => readSettings(flags, environment)).toThrow(UsageError);
    expect(() => readSettings(flags, environment)).toThrow(message);
  });
});

describe('flags', () => {
  const options = { ...flagOptions(HTTP_SETTINGS), yes: { type: 'boolean' } } as const;

  it('are read strictly', () => {
    expect(readFlags(['--port', '1', 'word'], options)).toMatchObject({
      values: { port: '1' },
      positionals: ['word'],
    });
    expect(() => readFlags(['--colour', 'red'], options)).toThrow(UsageError);
    expect(() => readFlags(['--port'], options)).toThrow('--port needs a value');
    expect(() => readFlags(['--port', '--yes'], options)).toThrow('--port needs a value');
    expect(() => readFlags(['--yes=no'], options)).toThrow('--yes takes no value');
    expect(() => readFlags(['--prt', '1'], options)).toThrow('did you mean --port?');
    expect(() => readFlags(['-p', '1'], options)).toThrow(UsageError);
    expect(readFlags(['--port=-1', '--', '--yes'], options)).toMatchObject({
      values: { port: '-1' },
      positionals: ['--yes'],
    });
    expect(readFlags(['-'], options).positionals).toEqual(['-']);
  });
});

describe('an older name of a variable', () => {
  it.each([
    [{ PLANIFI_RATE_LIMIT_PER_MINUTE: '7' }, { ratePerMinute: 7 }],
    [{ PLANIFI_RATE_LIMIT_BURST: '8' }, { rateBurst: 8 }],
    [{ PLANIFI_TRUST_FORWARDED_FOR: 'true' }, { trustProxyHeaders: true }],
    [{ PLANIFI_RATE_LIMIT_BURST: '8', BURSAR_RATE_LIMIT_BURST: '' }, { rateBurst: 8 }],
    [{ PLANIFI_RATE_LIMIT_BURST: '8', BURSAR_RATE_LIMIT_BURST: '8' }, { rateBurst: 8 }],
  ])('is read: %j', (environment, values) => {
    expect(readSettings({}, environment)).toMatchObject(values);
    expect(givenSettings({}, environment)).toHaveLength(1);
  });

  it('is named in messages where it is the one that is set', () => {
    expect(() => readSettings({}, { PLANIFI_RATE_LIMIT_BURST: '0' })).toThrow(
      'invalid PLANIFI_RATE_LIMIT_BURST "0": expected a whole number from 1',
    );
    expect(givenSettings({}, { PLANIFI_RATE_LIMIT_BURST: '1' })).toEqual(['PLANIFI_RATE_LIMIT_BURST']);
    expect(givenSettings({}, { BURSAR_RATE_LIMIT_BURST: '1', PLANIFI_RATE_LIMIT_BURST: '1' })).toEqual([
      'BURSAR_RATE_LIMIT_BURST',
    ]);
  });

  it('with another value than the new name is a usage error', () => {
    const environment = { BURSAR_RATE_LIMIT_BURST: '1', PLANIFI_RATE_LIMIT_BURST: '2' };
    expect(() => readSettings({}, environment)).toThrow(UsageError);
    expect(() => readSettings({}, environment)).toThrow(
      'BURSAR_RATE_LIMIT_BURST and its alias PLANIFI_RATE_LIMIT_BURST have different values: set only BURSAR_RATE_LIMIT_BURST',
    );
  });
});

import { authMode, HTTP_OPTIONS, readFlags, readSettings } from './configuration';
import { UsageError } from './usage-error';

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({}, {})).toEqual({
      domains: ['shared-split', 'cgt-engine'],
      files: [],
      ephemeral: false,
      readOnly: false,
      host: '127.0.0.1',
      port: 3333,
      ratePerMinute: 120,
      rateBurst: 20,
      trustForwardedFor: false,
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

  it('take an empty variable as not set', () => {
    expect(readSettings({}, { BURSAR_PORT: '' }).port).toBe(3333);
  });

  it.each([
    [{ port: 'abc' }, {}, '--port is "abc"; expected a whole number from 0 to 65535'],
    [{ port: '65536' }, {}, '--port is "65536"; expected a whole number from 0 to 65535'],
    [{}, { BURSAR_PORT: '-1' }, 'BURSAR_PORT is "-1"; expected a whole number from 0 to 65535'],
    [{ host: 'a b' }, {}, '--host is "a b"; expected an address of this machine'],
    [{ auth: 'maybe' }, {}, '--auth is "maybe"; expected one of none, key'],
    [{}, { PLANIFI_RATE_LIMIT_BURST: '0' }, 'PLANIFI_RATE_LIMIT_BURST is "0"; expected a whole number from 1'],
    [
      { domains: 'cgt-engine,savings' },
      {},
      '--domains is "cgt-engine,savings"; expected a list of shared-split, cgt-engine',
    ],
    [{ files: [''] }, {}, '--files is ""; expected a folder that exists'],
    [{}, { BURSAR_READ_ONLY: 'yes' }, 'BURSAR_READ_ONLY is "yes"; expected true or false'],
    [{ ephemeral: true, 'data-dir': '/tmp/x' }, {}, '--ephemeral and --data-dir contradict each other'],
    [{}, { DATABASE_URL: 'mysql://me:secret@host/x' }, 'DATABASE_URL is not an address; expected postgres://'],
  ])('%j %j are refused in one line', (flags, environment, message) => {
    expect(() => readSettings(flags, environment)).toThrow(UsageError);
    expect(() => readSettings(flags, environment)).toThrow(message);
  });
});

describe('who is asked for a key', () => {
  it.each([
    [{}, 'none'],
    [{ host: '::1' }, 'none'],
    [{ host: '0.0.0.0' }, 'key'],
    [{ auth: 'key' }, 'key'],
  ])('with %j: %s', (flags, mode) => expect(authMode(readSettings(flags, {}))).toBe(mode));

  it('is never nobody where others can reach the server', () => {
    const settings = readSettings({ host: '192.168.1.2', auth: 'none' }, {});
    expect(() => authMode(settings)).toThrow(UsageError);
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

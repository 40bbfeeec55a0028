import fc from 'fast-check';

import { readRemoteSettings } from './remote-settings';

const read = (address?: string, more: Record<string, string> = {}) =>
  readRemoteSettings({ ...(address !== undefined && { MCP_API_BASE_URL: address }), ...more });

describe('settings of remote mode', () => {
  it.each([undefined, ''])('are none without an address: %j', (address) => {
    expect(read(address, { MCP_API_KEY: 'k' })).toBeUndefined();
  });

  it('keep a path and drop slashes at its end', () => {
    expect(read('https://api.example/bursar/eu//')).toEqual({
      baseUrl: 'https://api.example/bursar/eu',
      timeoutSeconds: 10,
    });
    expect(read('HTTP://LOCALHOST:3333/')).toMatchObject({ baseUrl: 'http://localhost:3333' });
  });

  it('keep credentials and key apart from the address', () => {
    expect(read('https://me:p%40ss@api.example/', { MCP_API_KEY: 'k-1', MCP_API_TIMEOUT_SECONDS: '2.5' })).toEqual({
      baseUrl: 'https://api.example',
      credentials: 'me:p@ss',
      apiKey: 'k-1',
      timeoutSeconds: 2.5,
    });
    expect(read('http://a', { MCP_API_KEY: '', MCP_API_TIMEOUT_SECONDS: '' })).toEqual({
      baseUrl: 'http://a',
      timeoutSeconds: 10,
    });
  });

  it.each([
    'api.example',
    '/v1',
    'ftp://api.example',
    'https://',
    'http://a b',
    'http://a/?b',
    'http://a/#b',
    'file:///x',
    'http://me:12/34@a',
    'http://%zz@a',
  ])('are refused with the address %s', (address) => {
    expect(() => read(address)).toThrow(
      /^MCP_API_BASE_URL is ".*"; expected an absolute http or https address without a query$/,
    );
  });

  it.each(['0', '-1', 'abc', 'Infinity', 'NaN', '1e3', '0x10', ' 5', '5s', '.', '9'.repeat(400)])(
    'are refused with the time limit %j, with or without an address',
    (text) => {
      for (const address of [undefined, 'http://a']) {
        expect(() => read(address, { MCP_API_TIMEOUT_SECONDS: text })).toThrow(
          /^MCP_API_TIMEOUT_SECONDS is ".*"; expected a number of seconds above 0/,
        );
      }
    },
  );

  it('refuse a key that no header can carry, without showing it', () => {
    for (const key of ['k3y\nx: y', 'k3y é', ' k3y']) {
      expect(() => read('http://a', { MCP_API_KEY: key })).toThrow(/^MCP_API_KEY holds(?!.*k3y)/s);
    }
  });

  it('never show credentials or a query', () => {
    const secret = fc.stringMatching(/^[a-zA-Z0-9:@/?#%.]*s3cret[a-zA-Z0-9:@%.]*$/);
    const address = fc
      .tuple(fc.constantFrom('ftp://', 'http://', 'https:', '', 'x:/'), secret)
      .chain(([scheme, hidden]) =>
        fc.constantFrom(`${scheme}${hidden}@host/?q`, `${scheme}host/path?${hidden}`, `${scheme}${hidden}@a b`),
      );
    const visible = (text: string) => {
      try {
        return read(text)?.baseUrl;
      } catch (error) {
        return (error as Error).message;
      }
    };
    fc.assert(
      fc.property(address, (text) => expect(visible(text)).not.toContain('s3cret')),
      { numRuns: 1000 },
    );
  });
});

import { normalizeError, normalizeMessage } from './sdk-errors';

describe('errors of the SDK', () => {
  it('keeps errors of bursar itself', () => {
    const error = { code: -32602, message: 'month 13 does not exist', data: { code: 'INVALID_MONTH' } };
    expect(normalizeError(error, 'tools/call')).toBe(error);
  });

  it.each([
    [-32700, 'PARSE_ERROR'],
    [-32600, 'INVALID_REQUEST'],
    [-32601, 'METHOD_NOT_FOUND'],
    [-32602, 'INVALID_PARAMS'],
    [-32603, 'INTERNAL_ERROR'],
    [-32000, 'UNSUPPORTED_REQUEST'],
    [-32020, 'HEADER_MISMATCH'],
  ])('rewrites code %d of the SDK', (code, name) => {
    const normalized = normalizeError(
      { code, message: 'Invalid input: expected string, received undefined' },
      'tools/call',
    );
    expect(normalized).toMatchObject({ code, data: { code: name } });
    expect(normalized.message).not.toContain('Invalid input');
  });

  it('names the method, and what its params should be', () => {
    expect(normalizeError({ code: -32601, message: 'x' }, 'a/b').message).toContain('"a/b"');
    expect(normalizeError({ code: -32602, message: 'x' }, 'resources/read').message).toContain('{"uri": string}');
    expect(normalizeError({ code: -32602, message: 'Invalid _meta envelope' }, 'tools/list').message).toContain(
      'params._meta',
    );
  });

  it.each(['\0\u202e', '\u{1f600}'.repeat(40), 'constructor', '__proto__'])(
    'quotes a method that is none: %j',
    (method) => {
      for (const code of [-32601, -32602]) {
        const { message } = normalizeError({ code, message: 'x' }, method);
        expect(message).not.toMatch(/[\p{Cc}\p{Cs}\u202e]|function|\[object/u);
      }
    },
  );

  it('keeps what the protocol itself defines', () => {
    const error = { code: -32022, message: 'Unsupported protocol version: 1', data: { supported: ['2026-07-28'] } };
    expect(normalizeError(error, 'initialize')).toBe(error);
  });

  it('touches no message but an error', () => {
    const result = { jsonrpc: '2.0' as const, id: 1, result: {} };
    expect(normalizeMessage(result, () => undefined)).toBe(result);
  });
});

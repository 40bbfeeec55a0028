import fc from 'fast-check';

import { readJsonRpc as read } from './json-rpc-message';

const readJsonRpc = (text: string) => read(Buffer.from(text));

const refusalOf = (text: string) => {
  const incoming = readJsonRpc(text);
  return incoming.kind === 'refused' ? { id: incoming.id, code: incoming.error.code } : undefined;
};

describe('JSON-RPC messages', () => {
  it.each([
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"x"}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","id":3,"result":{}}',
    '{"jsonrpc":"2.0","id":3,"error":{"code":1,"message":"no"}}',
  ])('%s is one', (text) => expect(readJsonRpc(text)).toEqual({ kind: 'message', message: JSON.parse(text) }));

  it.each(['', 'hello', '{', '{"jsonrpc":"2.0",}', '[1,', '"a'])('%j is not JSON', (text) => {
    expect(refusalOf(text)).toEqual({ id: null, code: -32700 });
  });

  it.each([
    ['5', null],
    ['null', null],
    ['[]', null],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', null],
    ['{"id":1,"method":"ping"}', 1],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 1],
    ['{"jsonrpc":"2.0","id":1}', 1],
    ['{"jsonrpc":"2.0","id":"q","method":5}', 'q'],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null],
    ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', null],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null],
    ['{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}', 1],
    ['{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":5}}', 1],
  ])('%s is JSON and no request', (text, id) => expect(refusalOf(text)).toEqual({ id, code: -32600 }));

  it('reads anything without a fault', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(['message', 'refused']).toContain(readJsonRpc(text).kind);
      }),
    );
  });
});

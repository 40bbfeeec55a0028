import fc from 'fast-check';

import { readJsonRpc } from './json-rpc-message';
import { readLargeMessage } from './read-large-message';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (message: unknown) =>
  readLargeMessage({ json: bytes(JSON.stringify(message)), jsonTextArguments: ['history'] });
const call = (given: unknown) => ({
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: 'x', arguments: given },
});
const numbers = (length: number) => Array.from({ length }, (_, index) => index);
const argumentsOf = (given: unknown) => {
  const incoming = read(call(given));
  if (incoming.kind === 'refused') return incoming.error.data;
  return (incoming.message as { readonly params?: { readonly arguments?: unknown } }).params?.arguments;
};

it('gives back a message of few values as it is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const json = bytes(`{"jsonrpc":"2.0","id":1,"method":"m","params":{"name":"x","arguments":${text}}}`);
      expect(readLargeMessage({ json, jsonTextArguments: [] })).toEqual(readJsonRpc(json));
    }),
  );
});

it('gives back the first of too many arguments, whatever their names', () => {
  const given = Object.fromEntries(numbers(100_000).map((number) => [`a${number}`, number]));
  expect(Object.keys(argumentsOf(given) as object)).toEqual(numbers(200).map((number) => `a${number}`));
  const named = JSON.parse('{"__proto__":1,"constructor":2}') as unknown;
  expect(JSON.stringify(argumentsOf(named))).toBe('{"__proto__":1,"constructor":2}');
});

it('gives a long array as JSON text where that is accepted', () => {
  const history = numbers(20_001).map((number) => ({ number, text: 'é"\\' }));
  const given = argumentsOf({ history, year: 2024 }) as { readonly history: string; readonly year: number };
  expect(given.year).toBe(2024);
  expect(JSON.parse(given.history)).toEqual(history);
});

it.each([
  ['a long array', { ids: numbers(20_001) }, '"ids"'],
  ['an array of long arrays', { ids: [numbers(10_000), numbers(10_001)] }, '"ids"'],
  ['an object with many members', { history: Object.fromEntries(numbers(20_001).map((n) => [n, n])) }, '"history"'],
  ['arguments that are a long array', numbers(20_001), '"arguments"'],
])('refuses %s elsewhere, and names the place', (_, given, place) => {
  const incoming = read(call(given));
  expect(incoming).toMatchObject({
    kind: 'refused',
    id: 7,
    error: { code: -32602, data: { code: 'TOO_MANY_VALUES' } },
  });
  expect(incoming.kind === 'refused' && incoming.error.message).toContain(place);
});

it('refuses many values beside the arguments', () => {
  expect(read({ ...call({}), params: { name: numbers(20_001), arguments: {} } })).toMatchObject({
    kind: 'refused',
    id: 7,
  });
});

import fc from 'fast-check';

import { placeholderObject, placeholderString, spliced } from './spliced-json';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const sent = (message: unknown) =>
  Buffer.concat(spliced(JSON.stringify(message)).map((piece) => Buffer.from(piece))).toString('utf8');

it('puts written parts where their placeholders stand, each once', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'grapheme' }), fc.jsonValue(), (value, text, other) => {
      const message = { text: placeholderString(bytes(text)), other, structured: placeholderObject(bytes(value)) };
      expect(sent(message)).toBe(JSON.stringify({ text, other, structured: value }));
      expect(sent(message)).toBe(JSON.stringify(message));
    }),
  );
});

it('leaves alone what only looks like a placeholder', () => {
  const name = placeholderString(bytes(1));
  const forged = {
    a: 'bursar-written-00000000-0000-0000-0000-000000000000',
    b: `x ${name}`,
    c: { 'bursar/written': 'x' },
  };
  expect(sent(forged)).toBe(JSON.stringify(forged));
});

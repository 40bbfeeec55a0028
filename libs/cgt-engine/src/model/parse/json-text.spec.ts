import fc from 'fast-check';

import { firstInvalidOffset, parseJsonText } from './json-text';

describe('the place where text stops being JSON', () => {
  it.each([
    ['[1,]', 3],
    ['[{"a":1 "b":2}]', 8],
    ['[', 1],
    ['["a\nb"]', 1],
    ['[{"x": tru}]', 7],
    ['[1] x', 4],
    ['[{"a":1,}]', 8],
    ['[{a:1}]', 2],
    ['[1 2]', 3],
    ['[01]', 1],
    ["['a']", 1],
    ['[1}', 2],
  ])('%j stops at %d', (text, offset) => expect(firstInvalidOffset(text)).toBe(offset));

  it('is the end for JSON that is whole, and never the end for JSON with something foreign in it', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(firstInvalidOffset(text)).toBe(text.length);
        expect(firstInvalidOffset(`${text} ;`)).toBe(text.length + 1);
      }),
    );
  });

  it('is told as line and column', () => {
    expect(() => parseJsonText('[\n  {"date": 2024-01-15}\n]')).toThrow('line 2, column 12');
    expect(() => parseJsonText('[{"date": "2024-01-15"}')).toThrow('ends too early');
  });
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import fc from 'fast-check';

import { copyText } from './copy-text';

const CONTENT_CHARACTERS = 1_000_000;

it('is the same text, unpaired surrogates too', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.integer({ max: 0xffff }).map((code) => String.fromCharCode(code)) }), (text) => {
      expect(copyText(text)).toBe(text);
    }),
  );
});

it('does not keep what the text was cut from', () => {
  expect(megabytesKept(copyText)).toBeLessThan(5);
  // Otherwise the copy has no purpose, and the line above shows nothing.
  expect(megabytesKept((word) => word)).toBeGreaterThan(40);
});

/** What remains of 50 MB of texts after one word of each is kept. */
function megabytesKept(keep: (word: string) => string): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage !== 'function') throw new Error('no garbage collector to call');
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  const words: string[] = [];
  for (let number = 0; number < 50; number += 1) {
    const content = Buffer.alloc(CONTENT_CHARACTERS, `Account holder number ${number};`).toString('latin1');
    words.push(keep(content.slice(0, 20)));
  }
  const kept = (used() - before) / 1_000_000;
  expect(words).toHaveLength(50);
  return kept;
}

import fc, { type Arbitrary } from 'fast-check';

import { hostileText } from './hostile-texts';

const RAW = '\u2402raw:';

/** JSON that no value of JavaScript is written as. */
function raw(json: string): string {
  return RAW + json;
}

/** Whether text stands for JSON that goes out as it is. */
export function isRaw(text: string): boolean {
  return text.startsWith(RAW);
}

/** A value as it goes out, with what is marked as raw put in as it is. */
export function written(value: unknown): string {
  return JSON.stringify(value).replace(
    /"\u2402raw:((?:[^"\\]|\\.)*)"/g,
    (_, json: string) => JSON.parse(`"${json}"`) as string,
  );
}

const nested = (open: string, core: string, close: string, depth: number) =>
  raw(open.repeat(depth) + core + close.repeat(depth));

const DEEP = [10, 1_000, 20_000].flatMap((depth) => [
  nested('[', '', ']', depth),
  nested('{"a":', '1', '}', depth),
  nested('[{"date":', 'null', '}]', depth),
]);

/** Numerals that a reader rounds, overflows or takes for something else. */
const NUMBERS = [
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '-0',
  '0.1e1',
  '1.0',
  '100000000000000000000000000',
  '0.005',
];

const STRANGE: readonly unknown[] = [
  null, true, false, 0, -1, 1, 1.5, 5e-324, 1e308, -1e21, 2 ** 31, 2 ** 53, 13, 2031, [], {}, [[]], [null], [{}], [[[[]]]],
  { length: 3 }, { toJSON: 1 }, { then: 1 }, { valueOf: 'x' }, { $ne: null }, { amount: {} }, { type: 'equal', x: [] },
  raw('{"__proto__":{"polluted":1}}'), raw('{"a":1,"a":2}'), raw('{"constructor":{"prototype":{"polluted":1}}}'),
]; // oxfmt-ignore

/** Any JSON that a client may send where something else is expected. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...STRANGE) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS.map(raw)) },
  { weight: 1, arbitrary: fc.constantFrom(...DEEP) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 4 }) },
  // Many of them.
  { weight: 1, arbitrary: fc.constantFrom(new Array<number>(20_000).fill(0), new Array<string>(3_000).fill('tag')) },
);

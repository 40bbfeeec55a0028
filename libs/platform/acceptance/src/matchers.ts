import { isDeepStrictEqual } from 'node:util';

import { isObject } from './json';

/** Whether a value is what a case expects, which may hold matchers again. */
export type Fits = (expected: unknown, found: unknown) => boolean;

type Test = (found: unknown, fits: Fits) => boolean;

/** Reads what is asked for, and throws where that makes no sense, before any value is looked at. */
type Matcher = (wanted: unknown) => Test;

const inList =
  (items: readonly unknown[], test: (found: readonly unknown[], item: unknown, fits: Fits) => boolean): Test =>
  (found, fits) =>
    Array.isArray(found) && items.every((item) => test(found, item, fits));

const has = (found: readonly unknown[], item: unknown, fits: Fits) => found.some((candidate) => fits(item, candidate));

const pattern: Matcher = (wanted) => {
  const expression = new RegExp(text(wanted));
  return (found) => typeof found === 'string' && expression.test(found);
};

/** What a case may say of a value instead of giving it, as the one key of an object. */
const MATCHERS: Readonly<Record<string, Matcher>> = {
  $any: (wanted) => onlyKey(wanted, (found) => found !== undefined),
  $absent: (wanted) => onlyKey(wanted, (found) => found === undefined),
  $not: (wanted) => (found, fits) => !fits(wanted, found),
  $type: (wanted) => typeTest(text(wanted)),
  $match: pattern,
  $regex: pattern,
  $instant: (wanted) => {
    const moment = instant(wanted);
    return (found) => typeof found === 'string' && Date.parse(found) === moment;
  },
  $gte: (wanted) => {
    const least = number(wanted);
    return (found) => typeof found === 'number' && found >= least;
  },
  $lte: (wanted) => {
    const most = number(wanted);
    return (found) => typeof found === 'number' && found <= most;
  },
  $length: (wanted) => {
    const length = number(wanted);
    return (found) => Array.isArray(found) && found.length === length;
  },
  $contains: (wanted) => inList(list(wanted), has),
  $keys: (wanted) => {
    const keys = list(wanted).map(text).sort();
    return (found) => isObject(found) && isDeepStrictEqual(Object.keys(found).sort(), keys);
  },
  $not_contains: (wanted) => inList(list(wanted), (found, item, fits) => !has(found, item, fits)),
  $set: (wanted) => {
    const items = list(wanted);
    return (found, fits) => Array.isArray(found) && isSameSet(items, found, fits);
  },
  $prefixes: (wanted) => {
    const prefixes = list(wanted).map(text);
    return (found) => Array.isArray(found) && found.length === prefixes.length && found.every(beginsLike(prefixes));
  },
};

/**
 * The matcher that an object of a case is, if any: its name and what it asks for. Throws for a name that is not known,
 * and where one stands beside other keys.
 */
export function matcherIn(expected: unknown): { readonly name: string; readonly wanted: unknown } | undefined {
  if (!isObject(expected)) return undefined;
  const name = Object.keys(expected).find((key) => key.startsWith('$'));
  if (name === undefined) return undefined;
  if (Object.keys(expected).length > 1) throw new Error(`${name} does not stand alone in ${JSON.stringify(expected)}`);
  if (name !== '$exact' && !(name in MATCHERS)) throw new Error(`no matcher ${name}`);
  return { name, wanted: expected[name] };
}

/** Throws when the matcher cannot be asked for that. */
export function satisfies(name: string, wanted: unknown, found: unknown, fits: Fits): boolean {
  const matcher = MATCHERS[name];
  if (matcher === undefined) throw new Error(`no matcher ${name}`);
  return matcher(wanted)(found, fits);
}

/** Each wanted item has a found one to itself, in any order: items may fit several, so every pairing is tried. */
function isSameSet(wanted: readonly unknown[], found: readonly unknown[], fits: Fits): boolean {
  if (wanted.length !== found.length) return false;
  if (wanted.length === 0) return true;
  const [first, ...others] = wanted;
  return found.some((item, index) => fits(first, item) && isSameSet(others, found.toSpliced(index, 1), fits));
}

function beginsLike(prefixes: readonly string[]): (item: unknown, index: number) => boolean {
  return (item, index) => typeof item === 'string' && item.startsWith(prefixes[index] ?? '');
}

function typeTest(type: string): Test {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return (found) => typeof found === type;
    case 'integer':
      return (found) => Number.isInteger(found);
    case 'null':
      return (found) => found === null;
    case 'array':
      return (found) => Array.isArray(found);
    case 'object':
      return isObject;
    default:
      throw new Error(`no type ${type}`);
  }
}

function onlyKey(wanted: unknown, test: Test): Test {
  if (wanted !== true) throw new Error(`true is all that can be asked for, not ${JSON.stringify(wanted)}`);
  return test;
}

function text(wanted: unknown): string {
  if (typeof wanted !== 'string') throw new Error(`not a text: ${JSON.stringify(wanted)}`);
  return wanted;
}

function number(wanted: unknown): number {
  if (typeof wanted !== 'number') throw new Error(`not a number: ${JSON.stringify(wanted)}`);
  return wanted;
}

function list(wanted: unknown): readonly unknown[] {
  if (!Array.isArray(wanted)) throw new Error(`not a list: ${JSON.stringify(wanted)}`);
  return wanted;
}

function instant(wanted: unknown): number {
  const milliseconds = Date.parse(text(wanted));
  if (Number.isNaN(milliseconds)) throw new Error(`not an instant: ${JSON.stringify(wanted)}`);
  return milliseconds;
}

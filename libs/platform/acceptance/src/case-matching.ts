import { isObject, type Json } from './json';
import { matcherIn, satisfies } from './matchers';

/**
 * What a value has that differs from what a case expects, as places with reasons; none when it fits. Of objects only
 * the named properties count (under `$exact`, all), of lists also length and order; a matcher stands for what it
 * describes, and all else has to be equal. Throws for a matcher that is not known.
 */
export function mismatches(expected: unknown, found: unknown, place = '$', exact = false): string[] {
  const matcher = matcherIn(expected);
  if (matcher?.name === '$exact') return mismatches(matcher.wanted, found, place, true);
  if (matcher !== undefined) {
    const fits = (wanted: unknown, value: unknown) => mismatches(wanted, value, place, exact).length === 0;
    return satisfies(matcher.name, matcher.wanted, found, fits) ? [] : [difference(place, expected, found)];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return [difference(place, expected, found)];
    return expected.flatMap((item, index) => mismatches(item, found[index], `${place}[${index}]`, exact));
  }
  if (!isObject(expected)) return Object.is(expected, found) ? [] : [difference(place, expected, found)];
  if (!isObject(found)) return [difference(place, expected, found)];
  const named = Object.entries(expected).flatMap(([key, value]) =>
    mismatches(value, found[key], `${place}.${key}`, exact),
  );
  return exact ? [...named, ...additions(expected, found, place)] : named;
}

function additions(expected: Json, found: Json, place: string): string[] {
  const added = Object.keys(found).filter((key) => !(key in expected));
  return added.map((key) => `${place}.${key}: found ${shown(found[key])}, which is not expected`);
}

function difference(place: string, expected: unknown, found: unknown): string {
  return `${place}: expected ${shown(expected)}, found ${shown(found)}`;
}

/** As JSON, cut where nobody reads on. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 500 ? `${json.slice(0, 500)}…` : json;
}

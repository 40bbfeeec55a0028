type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value has that differs from what a case expects, as places with reasons; none when it matches. */
export function mismatches(expected: unknown, found: unknown, place = '$'): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return [`${place}: ${JSON.stringify(found)}`];
    return expected.flatMap((item, index) => mismatches(item, found[index], `${place}[${index}]`));
  }
  if (!isObject(expected)) return Object.is(expected, found) ? [] : [`${place}: ${JSON.stringify(found)}`];
  const [matcher] = Object.keys(expected);
  if (matcher?.startsWith('$')) {
    return matches(matcher, expected[matcher], found) ? [] : [`${place}: ${JSON.stringify(found)} not ${matcher}`];
  }
  if (!isObject(found)) return [`${place}: ${JSON.stringify(found)}`];
  return Object.entries(expected).flatMap(([key, value]) => mismatches(value, found[key], `${place}.${key}`));
}

function matches(matcher: string, wanted: unknown, found: unknown): boolean {
  switch (matcher) {
    case '$any':
      return found !== undefined;
    case '$absent':
      return found === undefined;
    case '$regex':
      return typeof found === 'string' && new RegExp(String(wanted)).test(found);
    case '$instant':
      return Date.parse(String(found)) === Date.parse(String(wanted));
    case '$length':
      return Array.isArray(found) && found.length === wanted;
    case '$contains':
      return (wanted as unknown[]).every((item) =>
        (found as unknown[]).some((candidate) => mismatches(item, candidate).length === 0),
      );
    case '$not':
      return mismatches(wanted, found).length > 0;
    default:
      throw new Error(`no matcher ${matcher}`);
  }
}

/** The value at a path such as `$.items[0].id`. */
export function valueAt(value: unknown, path: string): unknown {
  const keys = path.match(/[^.$[\]]+/g) ?? [];
  return keys.reduce<unknown>((current, key) => (current as Json | undefined)?.[key], value);
}

/** Replaces `$name` as a whole text, and `${name}` inside one, at any depth. */
export function filledIn(value: unknown, names: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => filledIn(item, names));
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filledIn(item, names)]));
  }
  if (typeof value !== 'string') return value;
  const whole = /^\$(\w+)$/.exec(value)?.[1];
  if (whole !== undefined && names.has(whole)) return names.get(whole);
  return value.replace(/\$\{(\w+)\}/g, (text, name: string) => (names.has(name) ? String(names.get(name)) : text));
}

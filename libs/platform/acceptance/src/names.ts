import { randomUUID } from 'node:crypto';

import { monthOfDate } from '@bursar/calendar';
import { zonedTimeAt } from '@bursar/calendar/zoned-time';

import { isObject } from './json';

/** What steps call by name: values that were captured, and some that are there from the beginning. */
export type Names = Map<string, unknown>;

/** The month that it is now in São Paulo, and a token that no other run has. */
export function predefinedNames(): Names {
  const { date } = zonedTimeAt(Date.now(), 'America/Sao_Paulo');
  return new Map<string, unknown>([
    ['now_competence', monthOfDate(date)],
    ['now_year', date.year],
    ['now_month', date.month],
    ['T', randomUUID().slice(0, 8)],
  ]);
}

/** The value at a path such as `$.items[0].id`, or undefined. */
export function valueAt(value: unknown, path: string): unknown {
  const keys = path.match(/[^.$[\]]+/g) ?? [];
  return keys.reduce<unknown>((current, key) => (current as Record<string, unknown> | null | undefined)?.[key], value);
}

/** Replaces `$name` as a whole text, and `${name}` inside one, at any depth; what is no name stays as it is. */
export function filledIn(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => filledIn(item, names));
  if (isObject(value)) return filledInObject(value, names);
  if (typeof value !== 'string') return value;
  const whole = /^\$(\w+)$/.exec(value)?.[1];
  if (whole !== undefined && names.has(whole)) return names.get(whole);
  return value.replace(/\$\{(\w+)\}/g, (text, name: string) => (names.has(name) ? String(names.get(name)) : text));
}

/** The same for the properties of an object. */
export function filledInObject(value: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filledIn(item, names)]));
}

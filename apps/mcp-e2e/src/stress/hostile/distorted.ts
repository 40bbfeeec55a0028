import fc, { type Arbitrary } from 'fast-check';

import { hostileText } from './hostile-texts';
import { hostileValue, isRaw } from './hostile-values';

type Path = readonly (string | number)[];

interface Distortion {
  readonly kind: 'replace' | 'remove' | 'add' | 'garble';
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
  readonly length: number;
}

const KEYS = [
  '__proto__',
  'constructor',
  'owner',
  'household_id',
  'id',
  'name',
  'cgt_path',
  'path',
  '',
  'limit',
  'prototype',
];

const distortion: Arbitrary<Distortion> = fc.record({
  kind: fc.constantFrom<Distortion['kind'][]>('replace', 'replace', 'remove', 'add', 'garble', 'garble'),
  at: fc.nat(),
  key: fc.oneof(fc.constantFrom(...KEYS), hostileText),
  value: hostileValue,
  length: fc.nat(30),
});

/** Inputs that are right, and such as are wrong in a place or two, or altogether. */
export function distorted(right: Arbitrary<unknown>): Arbitrary<unknown> {
  const inPlaces = fc
    .tuple(right, fc.array(distortion, { maxLength: 2 }))
    .map(([value, changes]) => changes.reduce(apply, value));
  return fc.oneof({ weight: 15, arbitrary: inPlaces }, { weight: 1, arbitrary: hostileValue });
}

function apply(value: unknown, { kind, at, key, value: other, length }: Distortion): unknown {
  const [root, ...inner] = pathsIn(value);
  const paths = kind === 'add' || inner.length === 0 ? [root, ...inner] : inner;
  const path = paths[at % paths.length] as Path;
  return changedAt(value, path, (found, holder) => {
    if (kind === 'remove') return holder === undefined ? {} : REMOVED;
    if (kind === 'garble' && typeof found === 'string' && !isRaw(found)) return garbled(found, at, length, key);
    if (kind === 'replace' || kind === 'garble') return other;
    return isRecord(found)
      ? withKey(found, key, other)
      : Array.isArray(found)
        ? [...(found as unknown[]), other]
        : other;
  });
}

/** Text with a piece of it taken out, and something else put in. */
function garbled(text: string, at: number, length: number, other: string): string {
  const start = at % (text.length + 1);
  return text.slice(0, start) + other + text.slice(start + length);
}

const REMOVED = Symbol('removed');

/** An own property, whatever its name. */
function withKey(record: object, key: string, value: unknown): object {
  return Object.defineProperty({ ...record }, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The value with another in one place; `change` is shown what is there and what holds it. */
export function changedAt(
  value: unknown,
  path: Path,
  change: (found: unknown, holder: unknown) => unknown,
  holder?: unknown,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value, holder);
  const inner = changedAt((value as Record<string | number, unknown>)[step], rest, change, value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => (index !== step ? [item] : inner === REMOVED ? [] : [inner]));
  }
  const others = Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== step));
  return inner === REMOVED ? others : withKey(others, String(step), inner);
}

/** What is in one place of a value. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, step) => (inner as Record<string | number, unknown>)[step], value);
}

/** The places in a value, its root first. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  const steps = Array.isArray(value) ? [...value.keys()].slice(0, 20) : isRecord(value) ? Object.keys(value) : [];
  return [
    path,
    ...steps.flatMap((step) => pathsIn((value as Record<string | number, unknown>)[step], [...path, step])),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

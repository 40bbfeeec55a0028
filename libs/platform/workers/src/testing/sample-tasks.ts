import { DomainError } from '@bursar/toolkit';

/** Echoes its input. */
export function echo(input: unknown): unknown {
  return input;
}

export function refuse(message: string): never {
  throw new DomainError('SAMPLE', message, { found: message });
}

export function crash(message: string): never {
  throw new TypeError(message);
}

/** Computes until it is ended. */
export function loop(): never {
  for (;;);
}

/** Keeps more and more until there is no memory. */
export function hoard(): never {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 1_000 }, (__, index) => ({ index })));
}

export function exit(status: number): never {
  process.exit(status);
}

export function bytes(length: number): Uint8Array {
  return new Uint8Array(length).fill(7);
}

let kept: Uint8Array | undefined;

/** Keeps bytes outside the heap. */
export function keep(length: number): number {
  kept = new Uint8Array(length);
  return kept.length;
}

/** The names that it was run with, in order: a thread of its own for each order would start anew. */
const order: string[] = [];

export function note(name: string): readonly string[] {
  order.push(name);
  return [...order];
}

export function* count(to: number): Generator<number> {
  for (let number = 1; number <= to; number += 1) yield number;
}

/** Refuses after some numbers. */
export function* countAndRefuse(to: number): Generator<number> {
  yield* count(to);
  refuse('no more');
}

export function* endlessAfter(to: number): Generator<number> {
  yield* count(to);
  loop();
}

import { isDeepStrictEqual } from 'node:util';

import type { Answer, Fields } from '../../index';

/** The server answered what the contract does not allow. */
export class ContractViolation extends Error {}

export function demand(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new ContractViolation(what());
}

export function same(got: unknown, expected: unknown, what: string): void {
  demand(isDeepStrictEqual(got, expected), () => `${what}: expected ${short(expected)}, got ${short(got)}`);
}

/** As JSON, cut where it is long. */
export function short(value: unknown, length = 2_000): string {
  const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)) ?? 'nothing';
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** The result of a read that must succeed. */
export function structuredOf(answer: Answer): Fields {
  demand('structured' in answer, () => `a read was refused: ${'failure' in answer && answer.failure.text}`);
  return answer.structured as Fields;
}

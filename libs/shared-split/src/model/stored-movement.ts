import type { Movement, MovementStatus } from './movement';
import type { Apportionment } from './shares';
import type { Installment } from './generation';

/** A movement with what became of it. */
export interface StoredMovement extends Movement {
  readonly status: MovementStatus;
  /** What took its place, when it was replaced. */
  readonly replacedById: string | null;
  /** Of a replacement: the first movement of its chain. */
  readonly firstId: string | null;
  /** `undefined` for an equal split. */
  readonly apportionment: Apportionment | undefined;
}

/** The same with the rule that generated it. */
export interface ListedMovement extends StoredMovement {
  readonly recurrenceId: string | null;
  readonly installment: Installment | null;
}

/** The first movement of a chain of replacements names the chain: refunds and occurrences refer to it. */
export function chainIdOf({ id, firstId }: Pick<StoredMovement, 'id' | 'firstId'>): string {
  return firstId ?? id;
}

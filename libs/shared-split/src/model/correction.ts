import { alreadyCorrected } from './refusals';
import type { StoredMovement } from './stored-movement';

/** What can be done to a movement or settlement after it was stored. */
export const CORRECTION_ACTIONS = ['void', 'replace', 'restore'] as const;
export type CorrectionAction = (typeof CORRECTION_ACTIONS)[number];

/** A movement before and after a correction; `before` is undefined for a replacement that the correction makes. */
export interface MovementChange {
  readonly before: StoredMovement | undefined;
  readonly after: StoredMovement;
}

/** What a correction does to a chain of replacements; nothing for one that was done before. */
export interface ChainChange {
  /** The movement that was named. */
  readonly original: MovementChange;
  /** What takes its place, or took it until now. */
  readonly replacement: MovementChange | undefined;
}

/**
 * What voiding a movement changes: again for a voided one, nothing. `chain` are all movements of its chain of replacements.
 * Throws `ALREADY_CORRECTED` for one that was replaced.
 */
export function voiding(target: StoredMovement, chain: readonly StoredMovement[]): ChainChange {
  if (target.status === 'replaced') throw alreadyCorrected(target.id, countingIn(chain));
  return { original: { before: target, after: { ...target, status: 'voided' } }, replacement: undefined };
}

/** What replacing a movement changes. Throws `ALREADY_CORRECTED` for one that does not count. */
export function replacing(
  target: StoredMovement,
  chain: readonly StoredMovement[],
  replacement: StoredMovement,
): ChainChange {
  if (target.status !== 'active') throw alreadyCorrected(target.id, countingIn(chain));
  return {
    original: { before: target, after: { ...target, status: 'replaced', replacedById: replacement.id } },
    replacement: { before: undefined, after: replacement },
  };
}

/**
 * What restoring a movement changes: for one that counts, nothing; the replacement, if any, is voided. Throws
 * `ALREADY_CORRECTED` when the replacement was corrected in its turn, or something else of the chain counts.
 */
export function restoring(target: StoredMovement, chain: readonly StoredMovement[]): ChainChange {
  if (target.status === 'active') return { original: { before: target, after: target }, replacement: undefined };
  const restored: StoredMovement = { ...target, status: 'active', replacedById: null };
  const original = { before: target, after: restored };
  const counting = chain.find(({ status }) => status === 'active');
  if (target.status === 'voided') {
    if (counting !== undefined) throw alreadyCorrected(target.id, counting.id);
    return { original, replacement: undefined };
  }
  if (counting === undefined || counting.id !== target.replacedById) {
    throw alreadyCorrected(target.id, counting?.id ?? null);
  }
  return { original, replacement: { before: counting, after: { ...counting, status: 'voided' } } };
}

function countingIn(chain: readonly StoredMovement[]): string | null {
  return chain.find(({ status }) => status === 'active')?.id ?? null;
}

/** Whether a change makes a difference to sums. */
export function changesSums({ before, after }: MovementChange): boolean {
  return (
    isCounting(before) !== isCounting(after) || before?.apportionment?.payerShare !== after.apportionment?.payerShare
  );
}

export function isCounting(movement: StoredMovement | undefined): movement is StoredMovement {
  return movement?.status === 'active';
}

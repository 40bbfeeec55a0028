import type { RefusalFacts } from '../errors';

/**
 * Where a transaction stands in what was sent: a line of DSL text, or an item of a JSON array; both count from 1. A sale
 * that is only planned stands nowhere.
 */
export interface Place {
  /** Set where several files make up one history. */
  readonly file?: string;
  readonly form: 'line' | 'transaction' | 'planned';
  readonly number: number;
}

/** The facts that every refusal of a transaction carries. */
export function placeFacts(place: Place): RefusalFacts {
  if (place.form === 'planned') return {};
  const file = place.file === undefined ? {} : { file: place.file };
  return place.form === 'line' ? { ...file, line: place.number } : { ...file, transaction: place.number };
}

import type { ExactNumber } from './file/exact-number';
import type { FiledEntry } from './pair-stock-plans';

/** An entry with the name of its share; splits say where they stand in their day. */
export interface NamedEntry extends FiledEntry {
  readonly ticker: string;
}

export interface SettledSplit {
  readonly to: ExactNumber;
  readonly from: ExactNumber;
  readonly when: 'OPEN' | 'CLOSE' | undefined;
  readonly warning?: string | undefined;
}

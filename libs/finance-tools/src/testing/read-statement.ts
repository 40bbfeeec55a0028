import { openStatement } from '../model/statement/open-statement';
import type { Reading, ReadRow } from '../model/statement/statement-row';

const READING: Reading = { dateOrder: 'DMY', decimalSeparator: 'auto', currency: 'CHF' };

/** All rows of a statement, for an account in Swiss francs. */
export function readStatement(text: string, reading: Partial<Reading> = {}): ReadRow[] {
  return [...openStatement(text, 'auto').rows({ ...READING, ...reading })];
}

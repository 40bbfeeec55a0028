import { openStatement } from '../model/statement/open-statement';
import type { ParseOptions, ReadRow } from '../model/statement/statement-row';

const OPTIONS: ParseOptions = { dateOrder: 'DMY', decimalSeparator: 'auto', currency: 'CHF' };

/** All rows of a statement, for an account in Swiss francs. */
export function readStatement(text: string, options: Partial<ParseOptions> = {}): ReadRow[] {
  return [...openStatement(text, 'auto').rows({ ...OPTIONS, ...options })];
}

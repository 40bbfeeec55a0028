import type { ColumnProfile } from './column-profile';
import type { EdgeLines } from './edge-balances';

/** What the lines of a table hold, column by column. */
export interface ColumnsSeen {
  readonly profiles: readonly ColumnProfile[];
  /** How many lines have which of the first 31 columns filled with money, by the bits of their indexes. */
  readonly moneyMasks: ReadonlyMap<number, number>;
  /** The same of columns with money other than zero. */
  readonly sumMasks: ReadonlySet<number>;
  /** The number of lines with a day. */
  readonly lines: number;
  /** Of a table without a header: lines that tell what the account held. */
  readonly edges: EdgeLines | undefined;
}

import type { BrokerEntry, LeftOutRecord, StockPlanEvent } from './entry';
import { RowsByKey } from './rows-by-key';

/** An entry with the file that it stands in. */
export interface FiledEntry extends BrokerEntry {
  readonly file: string;
  readonly broker: string;
}

export interface LeftOut extends LeftOutRecord {
  readonly file: string;
}

const AWARDS = 'schwab-equity-awards';
const MAXIMUM_DAYS_APART = 10;

/** What remains when records that say the same as a record of another file are taken out. */
export interface Paired<Entry extends FiledEntry> {
  readonly entries: readonly Entry[];
  readonly leftOut: readonly LeftOut[];
  readonly warnings: readonly string[];
}

/** Shares of a stock plan that an awards file has with their price, and releases that two reports have. */
export function pairStockPlans<Entry extends FiledEntry>(entries: readonly Entry[]): Paired<Entry> {
  const isPaired = ({ event, release }: FiledEntry) => event.kind === 'stock-plan' || release !== undefined;
  if (!entries.some(isPaired)) return { entries, leftOut: [], warnings: [] };
  const leftOut: LeftOut[] = [];
  const warnings: string[] = [];
  const awards = new RowsByKey(
    entries.filter(({ broker, event }) => broker === AWARDS && event.kind === 'trade' && event.action === 'BUY'),
    ({ share, event }) => keyOf(share.symbol, event as { readonly quantity: StockPlanEvent['quantity'] }),
  );
  const releases = new Map<string, string>();
  const kept = entries.filter((entry) => {
    const { event, share, file, rows, date } = entry;
    const leave = (reason: LeftOut['reason']) => {
      leftOut.push(...leftOutRows(entry, reason));
      return false;
    };
    if (event.kind === 'stock-plan') {
      const isNear = (other: FiledEntry) => Math.abs(other.date.epochDay - date.epochDay) <= MAXIMUM_DAYS_APART;
      if (awards.takeWhere(keyOf(share.symbol, event), isNear) !== undefined) return leave('paired');
      warnings.push(
        `${file}, row ${rows[0] ?? 0}: ${event.quantity.text} ${share.symbol ?? ''} came from a stock plan without a price; send the file of the equity awards account too.`,
      );
      return leave('price_missing');
    }
    if (entry.release === undefined) return true;
    const first = releases.get(entry.release);
    if (first !== undefined && first !== file) return leave('paired');
    releases.set(entry.release, file);
    return true;
  });
  return { entries: kept, leftOut, warnings };
}

/** The records of an entry that is left out after all. */
export function leftOutRows({ file, rows, share, date }: FiledEntry, reason: LeftOut['reason']): readonly LeftOut[] {
  return rows.map((row) => ({ file, row, reason, text: `${share.symbol || share.name || ''} ${date.text}` }));
}

function keyOf(symbol: string | undefined, { quantity }: { readonly quantity: StockPlanEvent['quantity'] }): string {
  return `${symbol ?? ''} ${quantity.text}`;
}

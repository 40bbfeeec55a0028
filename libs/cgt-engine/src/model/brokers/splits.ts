import type { SplitEvent } from './entry';
import { NOTHING, type ExactNumber } from './file/exact-number';
import { unreadableRow } from './file/unreadable-row';
import type { FiledEntry } from './pair-stock-plans';

/** An entry with the name of its share; splits say where they stand in their day. */
export interface NamedEntry extends FiledEntry {
  readonly ticker: string;
}

export interface SettledSplit {
  readonly to: ExactNumber;
  readonly from: ExactNumber;
  readonly when: 'OPEN' | 'CLOSE' | undefined;
  readonly warning?: string;
}

/**
 * Settles the splits of entries that are in the order of their days: how many shares for how many, from those held before
 * where only the added ones are known, and whether before or after the trades of the day.
 */
export function settleSplits(entries: readonly NamedEntry[]): ReadonlyMap<NamedEntry, SettledSplit> {
  const settled = new Map<NamedEntry, SettledSplit>();
  if (!entries.some(({ event }) => isSplit(event))) return settled;
  const held = new Map<string, ExactNumber>();
  for (let start = 0; start < entries.length;) {
    let end = start;
    const day = entries[start]?.date.text;
    while (entries[end]?.date.text === day) end += 1;
    const ofDay = entries.slice(start, end);
    for (const entry of ofDay) {
      if (!isSplit(entry.event)) continue;
      const before = held.get(entry.ticker) ?? NOTHING;
      const split = settle(entry, before, ofDay);
      settled.set(entry, split);
      held.set(entry.ticker, before.times(split.to).div(split.from));
    }
    for (const { event, ticker } of ofDay) {
      if (event.kind !== 'trade') continue;
      const change = event.action === 'BUY' ? event.quantity : event.quantity.neg();
      held.set(ticker, (held.get(ticker) ?? NOTHING).plus(change));
    }
    start = end;
  }
  return settled;
}

function isSplit(event: NamedEntry['event']): boolean {
  return event.kind === 'split' || event.kind === 'added-shares';
}

function settle(entry: NamedEntry, held: ExactNumber, ofDay: readonly NamedEntry[]): SettledSplit {
  const { event, ticker } = entry;
  const trades = ofDay.filter((other) => other.ticker === ticker && other.event.kind === 'trade');
  if (event.kind === 'added-shares') {
    if (!held.isPositive) {
      throw unreadableRow(
        { file: entry.file, row: entry.rows[0] ?? 0, field: 'quantity', value: event.added.text },
        `a split that can be read without the shares of ${ticker} held before it; send the earlier files too`,
      );
    }
    return { to: held.plus(event.added), from: held, ...placed('OPEN', entry, trades) };
  }
  const { to, from, when } = event as SplitEvent;
  return { to, from, ...placed(when, entry, trades) };
}

/** Where the split stands among the trades of its day; on a day without any, only a broker that always says so does. */
function placed(when: SplitEvent['when'], entry: NamedEntry, trades: readonly NamedEntry[]) {
  if (trades.length === 0) return { when: when === 'by-time' ? undefined : when };
  const { time } = entry;
  const times = trades.map((trade) => trade.time);
  if (time !== undefined && times.every((other) => other !== undefined)) {
    if (times.every((other) => other < time)) return { when: when === 'by-time' ? ('CLOSE' as const) : when };
    if (times.every((other) => other > time)) return { when: 'OPEN' as const };
  }
  const warning = `${entry.file}, row ${entry.rows[0] ?? 0}: ${entry.ticker} was split on a day with trades; the split is taken as before them.`;
  return { when: 'OPEN' as const, warning };
}

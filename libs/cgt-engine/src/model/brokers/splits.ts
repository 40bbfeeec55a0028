import type { SplitEvent } from './entry';
import { NOTHING, type ExactNumber } from './file/exact-number';
import { KnownSplits } from './known-splits';
import { unreadableRow } from './file/unreadable-row';
import type { NamedEntry, SettledSplit } from './settled-split';

/** The splits of a history: each of a share once, however many files have it. */
export interface SettledSplits {
  readonly splits: ReadonlyMap<NamedEntry, SettledSplit>;
  /** Records of splits that another file has too. */
  readonly repeated: ReadonlySet<NamedEntry>;
  readonly warnings: readonly string[];
}

/**
 * Settles the splits of entries that are in the order of their days: how many shares for how many, from those held before
 * where only the added ones are known, and whether before or after the trades of the day.
 */
export function settleSplits(entries: readonly NamedEntry[]): SettledSplits {
  const settled = new Map<NamedEntry, SettledSplit>();
  const known = new KnownSplits();
  if (!entries.some(({ event }) => isSplit(event))) return { splits: settled, repeated: known.repeated, warnings: [] };
  const held = new Map<string, ExactNumber>();
  for (let start = 0; start < entries.length;) {
    let end = start;
    const day = entries[start]?.date.text;
    while (entries[end]?.date.text === day) end += 1;
    const ofDay = entries.slice(start, end);
    for (const entry of ofDay) {
      if (!isSplit(entry.event)) continue;
      const before = held.get(holdingOf(entry)) ?? NOTHING;
      const split = settle(entry, before, ofDay);
      held.set(holdingOf(entry), before.times(split.to).div(split.from));
      if (!known.isRepeated(entry, split)) settled.set(entry, split);
    }
    for (const entry of ofDay) {
      const { event } = entry;
      if (event.kind !== 'trade') continue;
      known.addTrade(entry);
      const change = event.action === 'BUY' ? event.quantity : event.quantity.neg();
      held.set(holdingOf(entry), (held.get(holdingOf(entry)) ?? NOTHING).plus(change));
    }
    start = end;
  }
  const ofSplits = [...settled.values()].flatMap(({ warning }) => warning ?? []);
  return { splits: settled, repeated: known.repeated, warnings: [...ofSplits, ...known.warnings] };
}

/** A broker splits what is held there alone; an awards account is of the same broker as the shares that leave it. */
function holdingOf({ broker, ticker }: NamedEntry): string {
  return `${broker.replace(/-equity-awards$/, '')} ${ticker}`;
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
    const to = held.plus(event.added);
    if (!to.isPositive) {
      throw unreadableRow(
        { file: entry.file, row: entry.rows[0] ?? 0, field: 'quantity', value: event.added.text },
        `less than the ${held.text} shares of ${ticker} held before it; send the earlier files too`,
      );
    }
    const { when, warning } = placed('OPEN', entry, trades);
    return {
      to,
      from: held,
      when,
      warning: [warning, warningOfRatio(entry, to, held)].filter(Boolean).join(' ') || undefined,
    };
  }
  const { to, from, when } = event as SplitEvent;
  return { to, from, ...placed(when, entry, trades) };
}

const LARGEST_PART = 10;
const LARGEST_WHOLE = 100;
const TOLERATED = 1e-6;

/** Shares that are missing before a split, or a fraction that was paid out, make a ratio that no company has. */
function warningOfRatio(entry: NamedEntry, to: ExactNumber, from: ExactNumber): string | undefined {
  const [one, other] = [to.approximately, from.approximately];
  const ratio = Math.max(one, other) / Math.min(one, other);
  for (let part = 1; part <= LARGEST_PART; part += 1) {
    const whole = Math.round(ratio * part);
    const isWhole = Math.abs(ratio * part - whole) <= ratio * TOLERATED;
    if (isWhole && (part === 1 || whole <= LARGEST_WHOLE)) return undefined;
  }
  return `${entry.file}, row ${entry.rows[0] ?? 0}: the split of ${entry.ticker} makes ${to.text} of ${from.text} shares, which is no usual ratio; check that all shares held before it are in the files.`;
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

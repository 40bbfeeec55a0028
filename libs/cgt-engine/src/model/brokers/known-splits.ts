import { exactly } from './file/exact-number';
import type { NamedEntry, SettledSplit } from './settled-split';

/** Brokers enter a split on its day or some days later, in the time of their own zone. */
const MAXIMUM_DAYS_APART = 7;
/** No share has more splits in some days. */
const MAXIMUM_NEAR = 8;
/** Shares that were split have rounded fractions. */
const TOLERATED_PART = exactly('0.01');

interface KnownSplit extends SettledSplit {
  readonly entry: NamedEntry;
  /** The files that have it. */
  readonly files: Set<string>;
}

/** The splits that were met so far: of several files that have the split of a share, the first counts. */
export class KnownSplits {
  readonly repeated = new Set<NamedEntry>();
  readonly warnings: string[] = [];

  readonly #splits = new Map<string, KnownSplit[]>();
  readonly #lastTrades = new Map<string, number>();

  addTrade({ ticker, date }: NamedEntry): void {
    this.#lastTrades.set(ticker, date.epochDay);
  }

  /** Whether another file has the split too; of different ratios both count, with a warning. */
  isRepeated(entry: NamedEntry, split: SettledSplit): boolean {
    const known = this.#splits.get(entry.ticker) ?? [];
    this.#splits.set(entry.ticker, known);
    const near = known
      .slice(-MAXIMUM_NEAR)
      .filter(
        (other) =>
          !other.files.has(entry.file) && entry.date.epochDay - other.entry.date.epochDay <= MAXIMUM_DAYS_APART,
      );
    const same = near.find((other) => isSameRatio(other, split));
    const second = `${entry.file}, row ${entry.rows[0] ?? 0}: the split of ${entry.ticker} on ${entry.date.text}, ${ratioOf(split)},`;
    if (same !== undefined) {
      same.files.add(entry.file);
      this.repeated.add(entry);
      this.warnings.push(`${second} is the one of ${placeOf(same)} and counts once.${this.#doubtsOf(entry, same)}`);
      return true;
    }
    const [different] = near;
    if (different !== undefined) {
      this.warnings.push(`${second} stands beside ${placeOf(different)}; both count. If they are one, leave one out.`);
    }
    known.push({ ...split, entry, files: new Set([entry.file]) });
    return false;
  }

  #doubtsOf({ event, ticker, date }: NamedEntry, { entry, when }: KnownSplit): string {
    const cash = event.kind === 'split' ? event.cash : undefined;
    const unpaid = cash === undefined ? '' : ` The ${cash.amount.text} ${cash.currency} paid by it are not counted.`;
    const [first, last] = [entry.date.epochDay, this.#lastTrades.get(ticker) ?? -1];
    const isBetween = last > first || (last === first && when === 'OPEN' && date.epochDay > first);
    return isBetween ? `${unpaid} Check the trades between the two days.` : unpaid;
  }
}

function isSameRatio(one: SettledSplit, other: SettledSplit): boolean {
  const [first, second] = [one.to.times(other.from), other.to.times(one.from)];
  return first.minus(second).abs().lte(first.times(TOLERATED_PART));
}

const ratioOf = ({ to, from }: SettledSplit) => `${to.text}:${from.text}`;

const placeOf = ({ entry, ...split }: KnownSplit) =>
  `${entry.file}, row ${entry.rows[0] ?? 0} (${entry.date.text}, ${ratioOf(split)})`;

import { cleanText } from '../cells/clean-text';
import { currencyCode } from '../cells/currencies';
import { noFigures, type Figures } from '../proof/figures';
import type { AccountKey } from '../readable-part';
import { CardTexts } from './card-texts';
import type { Line } from './line';
import type { CurrenciesOfSides } from './own-currency';
import { readLines, type Sections } from './read-lines';
import type { DaylessLines, TableReading } from './table-reading';
import type { TableRow } from './table-rows';
import { beginsWithTotal } from './vocabulary/balance-words';

/** Gives each line its account, the same object for the same one. */
export class AccountKeys {
  readonly #keys = new Map<string, AccountKey>();
  #latest: AccountKey | undefined;
  readonly #sections = new Set<AccountKey>();

  constructor(
    readonly account: number | undefined,
    readonly currency: number | undefined,
    /** What the preamble and the header say. */
    readonly stated: AccountKey,
    readonly sides?: CurrenciesOfSides | undefined,
  ) {}

  of({ cells, section }: TableRow): AccountKey {
    if (section !== undefined) return this.#ofSection(section);
    const number = this.account === undefined ? '' : (cells[this.account] ?? '').trim();
    const currencyColumn = this.#currencyAt(cells);
    const code = currencyColumn === undefined ? '' : (cells[currencyColumn] ?? '').trim();
    const known = this.#keys.get(`${number}\n${code}`);
    if (known !== undefined) return known;
    const currency = currencyCode(cleanText(code).toUpperCase());
    // A line that leaves its account or currency blank belongs to the account of the line before.
    const isOpen =
      (this.account !== undefined && number === '') || (currencyColumn !== undefined && currency === undefined);
    if (isOpen && this.#latest !== undefined) return this.#latest;
    const key = this.#same({
      // A spreadsheet's mark of a text is no part of it.
      number: cleanText(number).replace(/^'|'$|\s/g, '') || this.stated.number,
      currency: currency ?? this.stated.currency,
    });
    this.#keys.set(`${number}\n${code}`, key);
    this.#latest = key;
    return key;
  }

  /** Whether the account is that of a section behind the first, of which the preamble does not tell. */
  isOfSection(key: AccountKey): boolean {
    return this.#sections.has(key);
  }

  #currencyAt(cells: readonly string[]): number | undefined {
    if (this.sides === undefined) return this.currency;
    const { debit, credit } = this.sides;
    return /[1-9]/.test(cells[debit.amount] ?? '') ? debit.currency : credit.currency;
  }

  #ofSection(name: string): AccountKey {
    const key = this.#keys.get(name) ?? { number: name.replace(/\s/g, ''), currency: this.stated.currency };
    this.#keys.set(name, key);
    this.#sections.add(key);
    return key;
  }

  #same(key: AccountKey): AccountKey {
    for (const other of this.#keys.values()) {
      if (other.number === key.number && other.currency === key.currency) return other;
    }
    return key;
  }
}

/** A line with amounts and no day, with the entry above it. */
export interface DaylessLine {
  readonly row: number;
  readonly out: bigint;
  readonly in: bigint;
  readonly above: { readonly row: number; readonly amount: bigint } | undefined;
  /** What left and what came in all entries above it. */
  readonly before: { readonly out: bigint; readonly in: bigint };
  /** Its text begins with a total word: `Total January`. */
  readonly isNamedTotal: boolean;
}

/** What a reading makes of the lines, without their texts. */
export interface TableFigures {
  readonly accounts: ReadonlyMap<AccountKey, Figures>;
  readonly entries: number;
  readonly invalid: number;
  readonly positive: number;
  readonly negative: number;
  readonly sums: { readonly in: bigint; readonly out: bigint };
  readonly texts: CardTexts;
  readonly dayless: readonly DaylessLine[];
  readonly weakTotals: readonly { readonly row: number; readonly amount: bigint }[];
  readonly first: readonly (Line & { readonly kind: 'entry' })[];
}

const FIRST = 3;
const MOST_DAYLESS = 1_000;

export function tableFigures(
  rows: Iterable<TableRow>,
  reading: TableReading,
  dayless: DaylessLines,
  keys: AccountKeys,
  sections: Sections,
): TableFigures {
  const accounts = new Map<AccountKey, Figures>();
  const loose: DaylessLine[] = [];
  let above: DaylessLine['above'];
  const weakTotals: { row: number; amount: bigint }[] = [];
  const first: (Line & { readonly kind: 'entry' })[] = [];
  let [entries, invalid, positive, negative] = [0, 0, 0, 0];
  let [sumIn, sumOut] = [0n, 0n];
  const texts = new CardTexts(reading.columns);
  const looseOf = ({ row, cells, out, in: into }: Line & { readonly kind: 'dayless' }): DaylessLine => {
    const isNamedTotal = cells.some(beginsWithTotal);
    return { row, out, in: into, above, before: { out: sumOut, in: sumIn }, isNamedTotal };
  };
  const figuresOf = (key: AccountKey) => {
    const known = accounts.get(key);
    if (known !== undefined) return known;
    const figures = noFigures();
    accounts.set(key, figures);
    return figures;
  };
  for (const line of readLines(rows, reading, dayless, sections)) {
    if (line.kind === 'entry') {
      const figures = figuresOf(keys.of(line));
      figures.rows.push(line.row);
      figures.days.push(line.day);
      figures.amounts.push(line.amount);
      figures.balances.push(line.balance);
      figures.befores.push(line.before);
      entries += 1;
      above = { row: line.row, amount: line.amount };
      if (line.amount < 0n) [negative, sumOut] = [negative + 1, sumOut + line.amount];
      else [positive, sumIn] = [positive + 1, sumIn + line.amount];
      texts.add(line.cells, line.amount);
      if (line.isWeakTotal) weakTotals.push({ row: line.row, amount: line.amount });
      if (first.length < FIRST) first.push(line);
    } else if (line.kind === 'invalid') invalid += 1;
    else if (line.kind === 'dayless') {
      if (loose.length < MOST_DAYLESS) loose.push(looseOf(line));
    } else if (line.kind === 'balance') addBalance(figuresOf(keys.of(line)), line);
  }
  const sums = { in: sumIn, out: sumOut };
  return {
    ...{ accounts, entries, invalid, positive, negative, sums, weakTotals, first, texts },
    dayless: loose,
  };
}

function addBalance(figures: Figures, { word, units, out, in: into, day }: Line & { readonly kind: 'balance' }): void {
  const { kind } = word;
  const place = figures.rows.length;
  if (kind === 'opening' || kind === 'closing' || kind === 'balance') {
    if (units !== undefined) figures.printed.push({ kind, units, day, place });
    return;
  }
  if (out !== undefined && into !== undefined && (out !== 0n || into !== 0n)) {
    if (out !== 0n) figures.totals.push({ kind: 'out', units: out, place });
    if (into !== 0n) figures.totals.push({ kind: 'in', units: into, place });
  } else if (units !== undefined) figures.totals.push({ kind, units, place });
}

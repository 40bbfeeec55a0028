import type { Share } from './entry';
import { instrumentNames, isIsin, lettersAndDigits, type KnownNames } from './instrument-names';

/** What a share is called in the transactions, by what a record says of it. */
export interface Instruments {
  tickerOf(share: Share): string;
  /** The ISIN of the share, by which it is known in every file. */
  isinOf(share: Share): string | undefined;
  readonly listed: readonly ListedInstrument[];
  readonly warnings: readonly string[];
}

export interface ListedInstrument {
  readonly ticker: string;
  readonly kind: 'CRYPTO' | undefined;
  /** Its other names: symbols, ISINs, SEDOLs. */
  readonly also: readonly string[];
}

interface Instrument {
  alias: string | undefined;
  readonly symbols: Set<string>;
  readonly isins: Set<string>;
  readonly sedols: Set<string>;
  readonly names: Set<string>;
  kind: 'CRYPTO' | undefined;
  ticker: string;
}

/** Joins records that are about one share (CONTRACT.md, section 15, "One share, one pool"), in the order of the records. */
export function instrumentsOf(shares: readonly Share[], aliases: Readonly<Record<string, string>>): Instruments {
  // Readers use one object for a share where they can.
  const different = [...new Set(shares)];
  const known = instrumentNames(different, aliases);
  const instruments = new Map<string, Instrument>();
  const ofShare = new Map(different.map((share) => [share, collect(instruments, known, share)]));
  const warnings: string[] = [];
  const taken = new Set<string>();
  for (const instrument of instruments.values()) {
    instrument.ticker = tickerFor(instrument, taken, warnings);
    taken.add(instrument.ticker);
  }
  const isins = new Map([...ofShare].map(([share, of]) => [share, isIsin(share.isin) ? share.isin : [...of.isins][0]]));
  const find = (share: Share) => ofShare.get(share);
  return {
    tickerOf: (share) => find(share)?.ticker ?? '',
    isinOf: (share) => isins.get(share),
    listed: [...instruments.values()].map((instrument) => listedOf(instrument, taken)),
    warnings,
  };
}

function collect(instruments: Map<string, Instrument>, known: KnownNames, share: Share): Instrument {
  const key = known.keyOf(share);
  let instrument = instruments.get(key);
  if (instrument === undefined) {
    instrument = {
      alias: known.aliasOf(key),
      symbols: new Set(),
      isins: new Set(),
      sedols: new Set(),
      names: new Set(),
      kind: undefined,
      ticker: '',
    };
    instruments.set(key, instrument);
  }
  const symbol = lettersAndDigits(share.symbol);
  if (symbol !== '') instrument.symbols.add(symbol);
  for (const isin of [share.formerIsin, share.isin]) if (isIsin(isin)) instrument.isins.add(isin);
  const sedol = lettersAndDigits(share.sedol);
  if (sedol !== '') instrument.sedols.add(sedol);
  const name = lettersAndDigits(share.name);
  if (name !== '') instrument.names.add(name);
  instrument.kind ??= share.kind;
  return instrument;
}

/** The first symbol that is not another share's, else the ISIN, the SEDOL or the name. */
function tickerFor(instrument: Instrument, taken: ReadonlySet<string>, warnings: string[]): string {
  const { alias, symbols, isins, sedols, names } = instrument;
  if (alias !== undefined) return alias;
  const [isin] = isins;
  const free = [...symbols].find((symbol) => !taken.has(symbol));
  if (free !== undefined) return free;
  const [taking] = symbols;
  if (taking !== undefined) {
    const other = isin ?? `${taking}${instrument.kind ?? '2'}`;
    warnings.push(
      `${taking} stands for two shares; the second is ${other} here. If they are one, say so with aliases: {"${other}": "${taking}"}.`,
    );
    return other;
  }
  if (isin !== undefined) return isin;
  const [sedol] = sedols;
  if (sedol !== undefined) return sedol;
  const [name = ''] = names;
  warnings.push(
    `${name} is made of the name of a share that has no symbol; check that no other file names it differently.`,
  );
  return name;
}

function listedOf({ ticker, kind, symbols, isins, sedols }: Instrument, taken: ReadonlySet<string>): ListedInstrument {
  const inIsin = (sedol: string) => [...isins].some((isin) => isin.slice(4, 11) === sedol);
  const names = [...isins, ...symbols, ...[...sedols].filter((sedol) => !inIsin(sedol))];
  return { ticker, kind, also: names.filter((name) => name !== ticker && !taken.has(name)) };
}

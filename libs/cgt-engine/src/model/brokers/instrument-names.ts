import type { Share } from './entry';

/** Which records are about one share. */
export interface KnownNames {
  /** The same for all records of one share. */
  keyOf(share: Share): string;
  /** The ticker that the caller wants for a share. */
  aliasOf(key: string): string | undefined;
}

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
/** Countries whose ISINs hold the SEDOL in characters 5 to 11. */
const SEDOL_COUNTRIES = new Set(['GB', 'IE', 'GG', 'JE', 'IM']);

export function isIsin(text: string | undefined): text is string {
  return text !== undefined && ISIN.test(text);
}

/** Names that stand for one share are joined; the first of them is the share's key. */
class JoinedNames {
  readonly #parents = new Map<string, string>();

  rootOf(name: string): string {
    let root = name;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root)) root = parent;
    if (root !== name) this.#parents.set(name, root);
    return root;
  }

  join(one: string, other: string): void {
    const [root, second] = [this.rootOf(one), this.rootOf(other)];
    if (root !== second) this.#parents.set(second, root);
  }
}

/** Looks at all records before any is named: an ISIN in one file settles the symbol of another. */
export function instrumentNames(shares: readonly Share[], aliases: Readonly<Record<string, string>>): KnownNames {
  const names = new JoinedNames();
  const isinOfSedol = new Map<string, string>();
  const isinOfSymbol = new Map<string, string>();
  for (const { isin, formerIsin, symbol } of shares) {
    if (!isIsin(isin)) continue;
    if (isIsin(formerIsin)) names.join(isin, formerIsin);
    if (SEDOL_COUNTRIES.has(isin.slice(0, 2))) isinOfSedol.set(isin.slice(4, 11), isin);
    const plain = lettersAndDigits(symbol);
    if (plain !== '' && !isinOfSymbol.has(plain)) isinOfSymbol.set(plain, isin);
  }
  const firstKeyOf = (share: Share): string => {
    const { isin, sedol, symbol, name, kind } = share;
    if (isIsin(isin)) return isin;
    const ofSedol = isinOfSedol.get(lettersAndDigits(sedol));
    if (ofSedol !== undefined) return ofSedol;
    const plain = lettersAndDigits(symbol);
    if (plain !== '') return kind === undefined ? (isinOfSymbol.get(plain) ?? `symbol ${plain}`) : `${kind} ${plain}`;
    const code = lettersAndDigits(sedol);
    return code !== '' ? `sedol ${code}` : `name ${lettersAndDigits(name)}`;
  };
  const tickers = joinAliases(names, shares, aliases, firstKeyOf);
  return {
    keyOf: (share) => names.rootOf(firstKeyOf(share)),
    aliasOf: (key) => tickers.get(key),
  };
}

/** A caller's alias joins what it names with the ticker's own share, where the files have one. */
function joinAliases(
  names: JoinedNames,
  shares: readonly Share[],
  aliases: Readonly<Record<string, string>>,
  firstKeyOf: (share: Share) => string,
): ReadonlyMap<string, string> {
  const wanted = new Map(
    Object.entries(aliases).map(([name, ticker]) => [lettersAndDigits(name), lettersAndDigits(ticker)]),
  );
  if (wanted.size === 0) return new Map();
  const targets = new Set(wanted.values());
  for (const share of shares) {
    for (const written of [share.isin, share.formerIsin, share.sedol, share.symbol, share.name]) {
      const name = lettersAndDigits(written);
      const ticker = wanted.get(name) ?? (targets.has(name) ? name : undefined);
      if (name !== '' && ticker !== undefined) names.join(`alias ${ticker}`, firstKeyOf(share));
    }
  }
  return new Map([...targets].map((ticker) => [names.rootOf(`alias ${ticker}`), ticker]));
}

/** In capitals, without accents: what the DSL takes as a ticker. */
export function lettersAndDigits(text = ''): string {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFKD');
  return plain.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

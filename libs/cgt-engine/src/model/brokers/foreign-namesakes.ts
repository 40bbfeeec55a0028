import { isIsin, lettersAndDigits } from './instrument-names';
import type { NamedEntry } from './settled-split';

/** Countries whose shares American brokers hold as receipts under the same symbol: another security. */
const HOME = /^(?:GB|IE|GG|JE|IM)/;

interface Namesakes {
  readonly isin: string;
  readonly file: string;
  readonly currencies: Set<string>;
}

/**
 * A warning for each share with an ISIN of these islands whose symbol alone, without an ISIN, another broker trades in another
 * currency: SHEL is a share in London and a receipt in New York. What the caller joins by an alias is one share.
 */
export function warningsOfNamesakes(
  entries: readonly NamedEntry[],
  aliases: Readonly<Record<string, string>>,
): readonly string[] {
  const joined = new Set(Object.entries(aliases).flat().map(lettersAndDigits));
  const known = new Map<string, Namesakes>();
  for (const { ticker, share, event, file } of entries) {
    if (event.kind !== 'trade' || !isIsin(share.isin) || !HOME.test(share.isin)) continue;
    const one = known.get(ticker) ?? { isin: share.isin, file, currencies: new Set<string>() };
    one.currencies.add(event.total.currency);
    known.set(ticker, one);
  }
  const warned = new Map<string, string>();
  for (const { ticker, share, event, file, rows } of entries) {
    const one = known.get(ticker);
    if (one === undefined || event.kind !== 'trade' || warned.has(ticker) || joined.has(ticker)) continue;
    const { currency } = event.total;
    if (isIsin(share.isin) || (share.sedol ?? '') !== '' || one.currencies.has(currency)) continue;
    warned.set(
      ticker,
      `${file}, row ${rows[0] ?? 0}: ${ticker} in ${currency} is taken for ${one.isin} of ${one.file}. If it is a receipt (ADR) or another share, its trades belong under a ticker of their own.`,
    );
  }
  return [...warned.values()];
}

/**
 * A warning for each symbol that one file trades in two currencies and whose records say no more of the share: VOD at a broker
 * for all countries is the share in London and its receipt in New York. Tokens are priced in any currency.
 */
export function warningsOfListings(
  entries: readonly NamedEntry[],
  aliases: Readonly<Record<string, string>>,
): readonly string[] {
  const joined = new Set(Object.entries(aliases).flat().map(lettersAndDigits));
  const first = new Map<string, string>();
  const warned = new Map<string, string>();
  for (const { ticker, share, event, file, rows } of entries) {
    if (event.kind !== 'trade' || share.kind !== undefined || joined.has(ticker)) continue;
    if (isIsin(share.isin) || (share.sedol ?? '') !== '' || (share.symbol ?? '') === '') continue;
    const { currency } = event.total;
    const key = `${file}\n${ticker}`;
    const other = first.get(key) ?? currency;
    first.set(key, other);
    if (other === currency || warned.has(key)) continue;
    warned.set(
      key,
      `${file}, row ${rows[0] ?? 0}: ${ticker} is traded in ${other} and in ${currency} and is taken for one share. If one is a receipt (ADR) or another share, its trades belong under a ticker of their own.`,
    );
  }
  return [...warned.values()];
}

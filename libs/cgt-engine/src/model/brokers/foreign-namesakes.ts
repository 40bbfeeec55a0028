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

import type { LeftOutReason } from '../entry';

/** Kinds of Schwab's records by a part of their name, the first that fits. */
export const DIVIDEND_KIND = /^(?!stock div).*(?:dividend|\bdiv\b)/;

export const WITHHOLDING_KIND = /nra (?:tax|withholding)|foreign tax|^tax withholding$/;

export const OPTION_KIND = /to open$|to close$|^expired$|^assigned$|^exchange or exercise$|^exercised?$/;

/** Money for a fraction of a share: capital, as what a sale brings (TCGA92 s122). */
export const FRACTION_KIND = /cash in lieu/;
export const fractionPaid = (symbol: string) =>
  `cash for a fraction of ${symbol || 'a share'} is what a sale brings; enter the sale by hand.`;

const LEFT_OUT: readonly (readonly [RegExp, LeftOutReason])[] = [
  [/interest/, 'interest'],
  [/fee|service charge/, 'fee'],
  [/tax|irs/, 'tax'],
  [/misc cash|adjustment/, 'cash'],
];

/** Why a record of a kind that neither trades nor moves money in or out is left out. */
export function reasonOfKind(kind: string): LeftOutReason | undefined {
  return LEFT_OUT.find(([pattern]) => pattern.test(kind))?.[1];
}

/** Money or shares between accounts. */
export const MOVED_KIND = /wire|moneylink|funds (?:received|paid)|journal|transfer|deposit|withdrawal|visa|atm|check/;

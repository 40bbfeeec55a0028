import { list } from '../list';

/** Codes of other currencies, before or behind a number, folded. */
export const FOREIGN_CODES = list(
  'usd, us, eur, gbp, cad, aud, nzd, brl, cop, ars, clp, uyu, chf, jpy, cny, inr, sek, nok, dkk, pln, gtq, crc, hnl, nio, ' +
    'pyg, dop, krw, btc, eth, usdt',
);

/** Codes and signs of pesos as tokens: `mx$` is two tokens, `m.n.` four. Longest first. */
export const PESO_SIGNS: readonly (readonly string[])[] = [
  ['m', '.', 'n', '.'],
  ['m', '.', 'n'],
  ['mx', '$'],
  ['mxn', '$'],
  ['mxp', '$'],
  ['$'],
  ['mxn'],
  ['mxp'],
  ['mn'],
];

/** Letters that make the `$` after them another currency's, without a blank between. */
export const FOREIGN_DOLLARS = list('us, u, usd, c, ca, cad, a, au, aud, nz, hk, r, s, clp, cop, ars, uy');

/** Letters glued to a number that make it the hundredth part of another currency: `50p`. */
export const FOREIGN_HUNDREDTHS: ReadonlySet<string> = new Set(['p', 'c']);

/** The hyphen, the minus sign, and the dashes that keyboards insert for it. */
export const MINUS_SIGNS: ReadonlySet<string> = new Set(['-', '−', '–', '—']);

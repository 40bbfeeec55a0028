import { list } from './list';

/** What people call a currency other than the contract's, folded. */
interface OwnCurrency {
  readonly words: readonly string[];
  /** Its hundredth part, besides `centavos` and `cents`. */
  readonly hundredths?: readonly string[];
  /** Before or behind a number; letters before `$` without a blank. */
  readonly sign?: string;
}

const CENTIMOS = list('centimos, centimo, centimes, centime');
const DOLLARS = list('dollars, dollar, dolares, dolar, bucks, buck');
const PESOS = list('pesos, peso, pesitos');

/** By ISO 4217. One that is not here is known by its code. */
export const OWN_CURRENCIES: Readonly<Record<string, OwnCurrency>> = {
  EUR: { words: list('euros, euro'), hundredths: CENTIMOS, sign: '€' },
  BRL: { words: list('reais, real, reales, contos, conto, pila, pilas, paus'), sign: 'r$' },
  GBP: { words: list('pounds, pound, libras, libra, livres, quid'), hundredths: list('pence, penny'), sign: '£' },
  CHF: { words: list('francos, franco, francs, franc, fr, frs, sfr'), hundredths: [...CENTIMOS, 'rappen'] },
  USD: { words: [...DOLLARS, ...list('dlls, dls, dlrs, dlr')], sign: 'us$' },
  CAD: { words: DOLLARS, sign: 'ca$' },
  AUD: { words: DOLLARS, sign: 'au$' },
  NZD: { words: DOLLARS, sign: 'nz$' },
  ARS: { words: [...PESOS, 'mangos', 'mango'], sign: 'ars$' },
  CLP: { words: [...PESOS, 'lucas', 'luca'], sign: 'clp$' },
  COP: { words: PESOS, sign: 'cop$' },
  UYU: { words: PESOS, sign: 'uy$' },
  DOP: { words: PESOS },
  CUP: { words: PESOS },
  PEN: { words: list('soles, sol') },
  JPY: { words: list('yenes, yen'), sign: '¥' },
  INR: { words: list('rupias, rupees, rupee'), sign: '₹' },
};

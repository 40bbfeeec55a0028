import { plainWord } from '../cells/plain-word';
import type { DirectionSign } from './table-reading';
import { directionOf } from './vocabulary/words';

/** What British and Irish banks print for kinds of entries of which only one direction is known; of Latin America the notes (`ND`, `NC`). */
const OUT =
  'dd, d/d, ddr, so, s/o, sto, deb, fpo, cpt, bp, chq, cq, atm, pos, chg, fee, obp, vis, mpo, wd, wdl, c/l, cdl, ebp, ddp, wth, bbp, chk, nd';
const IN = 'bgc, bac, fpi, dep, sal, div, mpi, pim, ldg, dpst, cdr, nc';
/** Of these both are known: a transfer, a correction, interest, a payment, a reversal. */
const EITHER = 'tfr, trf, cor, int, pay, tlr, rev, itl, csq, ib, dpc, xfr, xfer, adj, ref, rtn, bbc, cc, eft, ach';

/** The same in words, each as a plain one. */
const OUT_IN_WORDS =
  'direct debit, standing order, card purchase, purchase, debit card purchase, pos purchase, card payment, card transaction, contactless, contactless payment, cash withdrawal, atm withdrawal, cashpoint, ' +
  'bill payment, bill pay, cheque paid, fee, fees, charge, bank charge, bank fee, service charge, outgoing payment, payment out, bank transfer out';
const IN_IN_WORDS =
  'bank giro credit, giro credit, direct credit, bank credit, automated credit, salary, payroll, dividend, cash deposit, cheque deposit, check deposit, mobile deposit, direct deposit, interest earned, interest paid to you, refund, cashback, ' +
  'incoming payment, payment in, bank transfer in';
const EITHER_IN_WORDS =
  'transfer, transfers, bank transfer, internal transfer, online transfer, account transfer, faster payment, faster payments, payment, interest, cheque, check, ach, wire, wire transfer, adjustment, correction, reversal, card, other';

/** Words that cards print as well, whose amounts are asked about; a direct debit pays a card, and leaves an account. */
const ALSO_OF_CARDS = new Set(
  'direct debit, card payment, cash withdrawal, atm withdrawal, purchase, card purchase, card transaction, contactless, contactless payment, fee, fees, charge, refund, cashback'.split(
    ', ',
  ),
);

const list = (codes: string) => codes.split(', ');
const SIGNS = new Map<string, DirectionSign | 0>([
  ...list(OUT).map((code) => [code, -1] as const),
  ...list(IN).map((code) => [code, 1] as const),
  ...list(EITHER).map((code) => [code, 0] as const),
  ...list(OUT_IN_WORDS).map((word) => [word, -1] as const),
  ...list(IN_IN_WORDS).map((word) => [word, 1] as const),
  ...list(EITHER_IN_WORDS).map((word) => [word, 0] as const),
]);
const MOST_CODES = 30;
const CODE = /^[A-Z/]{2,4}$/;
const IS_WORD = /^\p{L}[\p{L}\s-]{1,40}$/u;

/** What the codes of a column say about each entry. */
export interface BankCodes {
  readonly out: readonly string[];
  readonly into: readonly string[];
  /** Codes of which no single direction is known. */
  readonly open: readonly string[];
}

/**
 * Undefined where cells are not mostly such codes, one of which tells a direction.
 * @param isKnown whether the last statement of the account had a direction: then amounts without signs are not all credits.
 */
export function bankCodes(values: ReadonlySet<string>, isKnown = false): BankCodes | undefined {
  if (values.size === 0 || values.size > MOST_CODES) return undefined;
  const codes = [...values];
  if (![CODE, IS_WORD].some((form) => codes.every((code) => form.test(code)))) return undefined;
  const signOf = (code: string) => SIGNS.get(plainWord(code)) ?? directionOf(code);
  const known = codes.filter((code) => SIGNS.has(plainWord(code)));
  const [out, into] = [codes.filter((code) => signOf(code) === -1), codes.filter((code) => signOf(code) === 1)];
  const isTelling = (code: string) => signOf(code) !== 0 && !ALSO_OF_CARDS.has(plainWord(code));
  if (known.length * 2 < codes.length || !(isKnown || known.some(isTelling))) return undefined;
  return { out, into, open: codes.filter((code) => !out.includes(code) && !into.includes(code)) };
}

import type { DirectionSign } from './table-reading';
import { directionOf } from './vocabulary/words';

/** What British and Irish banks print for kinds of entries of which only one direction is known; of Latin America the notes (`ND`, `NC`). */
const OUT =
  'dd, d/d, ddr, so, s/o, sto, deb, fpo, cpt, bp, chq, cq, atm, pos, chg, fee, obp, vis, mpo, wd, wdl, c/l, cdl, ebp, ddp, wth, bbp, chk, nd';
const IN = 'bgc, bac, fpi, dep, sal, div, mpi, pim, ldg, dpst, cdr, nc';
/** Of these both are known: a transfer, a correction, interest, a payment, a reversal. */
const EITHER = 'tfr, trf, cor, int, pay, tlr, rev, itl, csq, ib, dpc, xfr, xfer, adj, ref, rtn, bbc, cc, eft, ach';

const list = (codes: string) => codes.split(', ');
const SIGNS = new Map<string, DirectionSign | 0>([
  ...list(OUT).map((code) => [code, -1] as const),
  ...list(IN).map((code) => [code, 1] as const),
  ...list(EITHER).map((code) => [code, 0] as const),
]);
const MOST_CODES = 30;
const CODE = /^[A-Z/]{2,4}$/;

/** What the codes of a column say about each entry. */
export interface BankCodes {
  readonly out: readonly string[];
  readonly into: readonly string[];
  /** Codes of which no single direction is known. */
  readonly open: readonly string[];
}

/** Undefined where cells are not mostly such codes, one of which tells a direction. */
export function bankCodes(values: ReadonlySet<string>): BankCodes | undefined {
  if (values.size === 0 || values.size > MOST_CODES) return undefined;
  const codes = [...values];
  if (!codes.every((code) => CODE.test(code))) return undefined;
  const signOf = (code: string) => SIGNS.get(code.toLowerCase()) ?? directionOf(code);
  const known = codes.filter((code) => SIGNS.has(code.toLowerCase()));
  const [out, into] = [codes.filter((code) => signOf(code) === -1), codes.filter((code) => signOf(code) === 1)];
  if (known.length * 2 < codes.length || known.every((code) => signOf(code) === 0)) return undefined;
  return { out, into, open: codes.filter((code) => !out.includes(code) && !into.includes(code)) };
}

import { plainWord } from '../cells/plain-word';
import type { DirectionSign } from './table-reading';

/**
 * What left, and what came, by words that tell it only beside each other: a payment leaves an account beside a receipt, and reaches
 * a card beside a charge.
 */
const OPPOSITES =
  'payment/receipt, payments/receipts, payment/deposit, payments/deposits, charge/payment, charges/payments, ' +
  'retrait/versement, retraits/versements, paiement/encaissement, paiements/encaissements, paiement/recette, prelievo/versamento, prelievi/versamenti, ' +
  'pagamento/incasso, pagamenti/incassi, pagamento/entrata, pago/cobro, pagos/cobros, pago/ingreso, pagos/ingresos, pago/deposito, ' +
  'pagamento/recebimento, pagamentos/recebimentos, betaling/ontvangst, betalingen/ontvangsten, zahlung/eingang, platba/prijem, ' +
  'utbetaling/innbetaling, udbetaling/indbetaling, utbetalning/inbetalning, wyplata/wplata, e/i';

const SIGNS = new Map<string, ReadonlyMap<string, DirectionSign>>(
  OPPOSITES.split(', ').flatMap((pair) => {
    const [out = '', into = ''] = pair.split('/');
    const signs = new Map<string, DirectionSign>([
      [out, -1],
      [into, 1],
    ]);
    return [[pair, signs] as const, [`${into}/${out}`, signs] as const];
  }),
);
/** Spellings of two words. */
const MOST_VALUES = 6;

/** The signs of the cells of a column that holds two opposite words and nothing else. */
export function oppositeWords(values: ReadonlySet<string>): ReadonlyMap<string, DirectionSign> | undefined {
  if (values.size < 2 || values.size > MOST_VALUES) return undefined;
  const words = new Set([...values].map(plainWord));
  const signs = words.size === 2 ? SIGNS.get([...words].join('/')) : undefined;
  if (signs === undefined) return undefined;
  return new Map([...values].map((value) => [value.trim().toLowerCase(), signs.get(plainWord(value)) ?? 1]));
}

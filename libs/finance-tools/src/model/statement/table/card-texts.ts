import { plainWord } from '../cells/plain-word';
import type { TableColumns } from './table-columns';

/** A payment received: below zero it lowers what a card owes, and an account has none. */
const RECEIVED =
  /\b(?:payment[ ,-]*(?:was )?received|payment[ ,-]+thank(?:s| you)|thank you for your payment|pagamento recebido|inclusao de pagamento|pago recibido|(?:gracias por )?su pago|gracias por tu pago|obrigado pelo (?:seu )?pagamento|odemeniz icin tesekkur|paiement recu|pagamento ricevuto|zahlung erhalten|zahlungseingang|ihre (?:letzte )?zahlung|votre (?:dernier )?paiement|paiement[ ,-]+merci|(?:il )?suo pagamento|uw betaling|erhallen betalning|betaling modtaget|betaling mottatt|splata karty|betaling ontvangen|betalning mottagen|betalt bg|inbetalning|innbetaling|indbetaling)\b/;
/** What cards call a payment, and accounts as well: it tells where nothing else stands below zero. */
const PAID =
  /\b(?:pago a tu tarjeta|pagamento efetuado|pagamento on ?line|pagamentos? valido|paymt thru|internet payment|autopay payment|payment by|su abono|pagto por deb|pago en (?:pesos|dolares))/;
/** What was bought, or an instalment of it. */
const PURCHASE = /^(?:purchase|compras?|achat|acquisto|kauf|aankoop)\b|\bparcela \d+\/\d+|\bcuota \d+\/\d+/;
/** Kinds of entries: what cards call a purchase, which elsewhere may be what one sold, and what was given back. */
const SALE = /^sales?$/;
const REFUND =
  /^(?:refunds?|returns?|reembolsos?|devolucion|devolucao|estorno|remboursement|ruckerstattung|erstattung|rimborso|storno|terugbetaling|zwrot|aterbetalning|refundering|tilbagebetaling)$/;
/** A category, or kind, of money that comes: where it stands below zero, what is spent stands above. */
const INCOME =
  /^(?:income|salary|paychecks?|payroll|wages|gehalt|lohn|einkommen|einnahmen?|revenus?|salaires?|stipendio|entrate|nomina|ingresos|salario|receitas?|inkomsten|salaris|loon|wynagrodzenie|przychod|lon|inkomst|palkka|mzda|prijem)$/;
/** So many entries say what kind of statement it is. */
const TELLING_ENTRIES = 500;

/** Counts the entries whose texts say that charges are printed as positive amounts, as cards do, and those that say the opposite. */
export class CardTexts {
  #entries = 0;
  #positive = 0;
  #negative = 0;
  #paymentsOut = 0;
  #paidOut = 0;
  #purchasesIn = 0;
  #purchasesOut = 0;
  #refundsOut = 0;
  #refundsIn = 0;
  #incomesOut = 0;
  #incomesIn = 0;

  readonly #columns: readonly number[];
  readonly #kinds: readonly number[];

  constructor({ descriptions, payeesOut, kinds, category }: TableColumns) {
    this.#kinds = category === undefined ? kinds : [...kinds, category];
    this.#columns = [...new Set([...descriptions, ...payeesOut, ...kinds])];
  }

  add(cells: readonly string[], amount: bigint): void {
    if (this.#entries >= TELLING_ENTRIES || amount === 0n) return;
    this.#entries += 1;
    const kinds = this.#kinds.map((index) => plainWord(cells[index] ?? ''));
    if (kinds.some((kind) => INCOME.test(kind))) {
      if (amount < 0n) this.#incomesOut += 1;
      else this.#incomesIn += 1;
    }
    if (kinds.some((kind) => REFUND.test(kind))) {
      if (amount < 0n) this.#refundsOut += 1;
      else this.#refundsIn += 1;
    }
    const texts = this.#columns.map((index) => plainWord(cells[index] ?? ''));
    if (amount > 0n) this.#positive += 1;
    else this.#negative += 1;
    if (amount < 0n && texts.some((text) => RECEIVED.test(text))) this.#paymentsOut += 1;
    else if (amount < 0n && texts.some((text) => PAID.test(text))) this.#paidOut += 1;
    else if (texts.some((text) => PURCHASE.test(text)) || kinds.some((kind) => SALE.test(kind))) {
      if (amount > 0n) this.#purchasesIn += 1;
      else this.#purchasesOut += 1;
    }
  }

  /** One purchase above zero may have been returned, unless what was returned stands below it. */
  get areOfCard(): boolean {
    const areRefundsOut = this.#refundsOut > 0 && this.#refundsIn === 0;
    const arePurchasesIn = this.#purchasesIn >= (areRefundsOut ? 1 : 2) && this.#purchasesIn > this.#purchasesOut;
    const areOnlyPaymentsOut =
      this.#paidOut > 0 && this.#paidOut + this.#paymentsOut === this.#negative && this.#positive > this.#negative;
    const areIncomesOut = this.#incomesOut > 0 && this.#incomesIn === 0;
    return arePurchasesIn || areIncomesOut || (this.#paymentsOut > 0 && this.#purchasesOut === 0) || areOnlyPaymentsOut;
  }

  /** Payments received below zero: they are neither purchases nor refunds. */
  get paymentsOut(): number {
    return this.#paymentsOut;
  }
}

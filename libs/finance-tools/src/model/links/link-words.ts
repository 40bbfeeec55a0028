import { foldWords } from '../fold-words';

const TRANSFER_WORDS =
  'transfer transferencia virement ubertrag uberweisung giro pix ted umbuchung traspaso savings sparen'.split(' ');
const CASH_WORDS = new Set('cajero atm retiro saque bancomat withdrawal efectivo'.split(' '));
/** Words of payments that name nobody. */
const EMPTY_WORDS = new Set(
  (
    'the from para por von nach auf aus und and con account konto conta cuenta compte payment pagamento pago zahlung ' +
    'deposit deposito einzahlung gutschrift eingang credit credito debit debito recebido recebida recibido ' +
    'enviado enviada sent ref reference referencia verwendungszweck sepa online banking mobile own propria propia eigene ' +
    'internal intern between entre txn trx transaction doc folio operation operacion numero number nummer order auftrag ' +
    'abono ingreso zahlungseingang zahlungsausgang received thank you thanks danke gracias obrigado card karte kreditkarte ' +
    'tarjeta cartao fatura factura bill settlement abrechnung vir prelevement reglement recu versement ' +
    'vers depuis hacia desde hasta vom zum zur incoming outgoing monthly mensuel mensual mensal monatlich'
  ).split(' '),
);
/** Kinds of accounts, which no payee is: "to savings" may be said of any account of savings. */
const ACCOUNT_KINDS = new Set(
  (
    'ahorro ahorros corriente poupanca corrente epargne livret courant sparkonto tagesgeld tagesgeldkonto girokonto ' +
    'checking current saver'
  ).split(' '),
);
const SHORTEST_WORD = 3;
/** A compound begins with a word of at least this length; a shorter one stands alone. */
const SHORTEST_STEM = 6;

/** The folded words of a text: letters and digits. */
export function wordsOf(text: string): string[] {
  return foldWords(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Those that can tell payees apart, each once. */
export function longWords(key: string): string[] {
  return [...new Set(key.split(' '))].filter((word) => word.length >= SHORTEST_WORD && /\p{L}/u.test(word));
}

export function isTransferWord(word: string): boolean {
  return TRANSFER_WORDS.some(
    (known) => word === known || (known.length >= SHORTEST_STEM && word.startsWith(known) && known !== 'savings'),
  );
}

export function isCashWord(word: string): boolean {
  return CASH_WORDS.has(word);
}

export function isAccountKind(word: string): boolean {
  return ACCOUNT_KINDS.has(word);
}

/** Words that say whom a line is about. */
export function namingWords(key: string): string[] {
  return longWords(key).filter((word) => !isTransferWord(word) && !EMPTY_WORDS.has(word));
}

import { headerName, plainWord } from '../../cells/plain-word';
import { DIRECTION_VALUES, PENDING_ENDINGS, PENDING_WORDS, REVERTED_WORDS } from './cell-words';
import { HEADER_WORDS, type Language, type Role } from './header-words';
import { withoutUnit } from './units';
import { listed, wordSet } from './word-lists';

/** A word of the vocabulary in one role. */
export interface KnownWord {
  readonly role: Role;
  /** Where it stands among the words of its role: earlier ones win. */
  readonly rank: number;
  /** The first language that has it. */
  readonly language: Language;
}

const HEADERS = new Map<string, KnownWord[]>();

for (const [role, languages] of Object.entries(HEADER_WORDS) as [Role, Partial<Record<Language, string>>][]) {
  let rank = 0;
  for (const [language, words] of Object.entries(languages) as [Language, string][]) {
    for (const word of listed(words)) {
      for (const name of language === 'de' ? transcribed(word) : [headerName(word).name || plainWord(word)]) {
        const known = HEADERS.get(name) ?? [];
        if (known.some((other) => other.role === role)) continue;
        known.push({ role, rank, language });
        HEADERS.set(name, known);
      }
      rank += 1;
    }
  }
}

/** German words are also written without their umlauts: `Währung`, `Waehrung`, `Wahrung`. */
function transcribed(word: string): string[] {
  const written = word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss');
  return [...new Set([word, written].map((form) => headerName(form).name || plainWord(form)))];
}

/** `Stato operazione`, `Statut de la transaction`: no `state`, which is a part of a country as well. */
const STATUS = /\b(?:status|statut|stato|etat|estado|stav|tila|busena)\b|статус|κατασταση/;

/** `Poplatek v měně účtu`, `Comisión del banco`: what is charged stands first; no `taxa`, which is a rate as well. */
const FEE =
  /^(?:fees?|gebuhren?|frais|commissions?|commissione|commissioni|comision|comisiones|comissao|comissoes|prowizja|oplata|poplatek|poplatky|poplatok|avgift|gebyr|provizija|naknada|комиссия|комісія) (?!incl|comprise|inclus|compris|incluida|incluido)/;

/** `Withdrawal (-)`, `Deposit(+)`, `Withdrawal (Dr.)` */
const SIGN_BEHIND = / ?[([](?:[-+]|dr|cr)[)\]]$/;

/** What a column's name may mean. `description1` to `description9` and `vwz1` to `vwz14` are descriptions. */
export function knownHeader(name: string): readonly KnownWord[] {
  const known = HEADERS.get(name) ?? HEADERS.get(name.replace(SIGN_BEHIND, ''));
  if (known !== undefined) return known;
  const unscaled = withoutUnit(name);
  const scaled = unscaled === undefined ? undefined : HEADERS.get(unscaled);
  if (scaled !== undefined) return scaled;
  const [, base, number] =
    /^(description|beschreibung|vwz|descripcion|descrizione|omschrijving|libelle|text|buchungstext|verwendungszweck|memo|detail|details|note|transaction ref|popis|opis|avisierungstext|observacion|concepto)[ -]?(\d{1,2})$/.exec(
      name,
    ) ?? [];
  if (base !== undefined) return [{ role: 'description', rank: 1_000 + Number(number), language: 'en' }];
  if (STATUS.test(name)) return [{ role: 'status', rank: 10_000, language: 'en' }];
  if (FEE.test(name)) return [{ role: 'fee', rank: 10_000, language: 'en' }];
  return hasBothSides(name) ? [{ role: 'direction', rank: 10_000, language: 'en' }] : inTwoWords(name);
}

/** Two names of one thing are one name of it: `Nợ/Debit`, `Withdrawals/Debits`, `Cheques / Cargos`. */
function inTwoWords(name: string): readonly KnownWord[] {
  const [one = '', other = '', ...more] = name.split('/');
  if (more.length > 0 || one === '' || other === '') return [];
  const [first, second] = [HEADERS.get(one) ?? [], HEADERS.get(other) ?? []];
  const shared = first.filter(({ role }) => second.some((word) => word.role === role));
  // Of money and days one of the two words is enough; other words are too common.
  const single = first.length === 0 ? second : second.length === 0 ? first : [];
  return [...shared, ...single.filter(({ role }) => TELLING_ROLES.includes(role))];
}

const TELLING_ROLES: readonly Role[] = ['debit', 'credit', 'balance', 'bookingDate', 'transactionDate'];

/** `Borç/Alacak`, `Isplata/Uplata`, `Withdrawal (Dr)/Deposit (Cr)` */
function hasBothSides(name: string): boolean {
  const [one = '', other = '', ...more] = name.split('/').map((half) => half.replace(SIGN_BEHIND, ''));
  const [first, second] = [directionOf(one), directionOf(other)];
  return more.length === 0 && one.length > 1 && other.length > 1 && first !== undefined && second === -first;
}

export const DATE_ROLES: readonly Role[] = ['bookingDate', 'transactionDate', 'valueDate'];
export const MONEY_ROLES: readonly Role[] = ['amount', 'debit', 'credit'];

const OUT = wordSet(DIRECTION_VALUES.out);
const IN = wordSet(DIRECTION_VALUES.in);
OUT.add('-');
IN.add('+');
// What stands above amounts that left is also said of one that did.
const above = (role: 'debit' | 'credit') =>
  Object.values(HEADER_WORDS[role]).flatMap((words) => listed(words).map((word) => headerName(word).name));
const [aboveOut, aboveIn] = [new Set(above('debit')), new Set(above('credit'))];
for (const word of aboveOut) if (!IN.has(word) && !aboveIn.has(word)) OUT.add(word);
for (const word of aboveIn) if (!OUT.has(word) && !aboveOut.has(word)) IN.add(word);
const PENDING = wordSet(PENDING_WORDS);
const REVERTED = wordSet(REVERTED_WORDS);

/** Whether a cell has letters and digits, as most texts of a statement do, and none of these words. */
function isMixed(cell: string): boolean {
  return /\d/.test(cell) && /[a-z]/i.test(cell);
}

/** -1 for a cell that tells of money that left, 1 for money that came, undefined for any other. */
export function directionOf(cell: string): -1 | 1 | undefined {
  if (isMixed(cell)) return undefined;
  const word = plainWord(cell);
  return OUT.has(word) ? -1 : IN.has(word) ? 1 : undefined;
}

export function isPending(cell: string): boolean {
  return cell.length < 60 && !isMixed(cell) && PENDING.has(plainWord(cell));
}

/** Whether the text of an entry says at its end that it is not booked yet. */
export function endsPending(text: string): boolean {
  const end = text.trimEnd().slice(-LONGEST_ENDING).toLowerCase();
  return PENDING_ENDINGS.some((ending) => end.endsWith(ending));
}

const LONGEST_ENDING = Math.max(...PENDING_ENDINGS.map(({ length }) => length));

/** `Declined`, `Payment failed`, `Cancelled by sender` */
export function isReverted(cell: string): boolean {
  if (cell.length >= 60 || isMixed(cell)) return false;
  const word = plainWord(cell);
  if (REVERTED.has(word)) return true;
  const [first = '', ...more] = word.split(' ');
  return more.length < 3 && (REVERTED.has(first) || REVERTED.has(more.at(-1) ?? first));
}

import { monthOf } from '../../cells/month-names';
import { plainWord } from '../../cells/plain-word';
import { BALANCE_WORDS, CLOSING_WORDS, OPENING_WORDS, TOTAL_WORDS, WEAK_WORDS } from './cell-words';
import { wordSet } from './word-lists';

export type BalanceKind = 'opening' | 'closing' | 'balance' | 'out' | 'in' | 'total';

const BALANCES = new Map<string, BalanceKind>();
for (const [kind, words] of [
  ['opening', OPENING_WORDS],
  ['closing', CLOSING_WORDS],
  ['balance', BALANCE_WORDS],
  ['out', TOTAL_WORDS.out],
  ['in', TOTAL_WORDS.in],
  ['total', TOTAL_WORDS.any],
] as const) {
  for (const word of wordSet(words)) if (!BALANCES.has(word)) BALANCES.set(word, kind);
}
const WEAK = wordSet(WEAK_WORDS);

const DAYS =
  /\b\d{1,4}[-./ ]+(?:\d{1,2}|\p{L}+)[-./ ]+\d{2,4}\b\.?|\b\d{4}-\d\d-\d\d\b|\b\d{6,8}\b|\b\d{2}\/?\d{2}\/?\d{2,4}\b/gu;
const CONNECTING =
  /(?:^| )(?:as of|as at|as on|on|at|am|vom|per|zum|au|du|le|al|del|el|em|de|na dzien|na den|ke dni|k|van|op|den|pr|ab|bis|von|to|from|a|do|od|data|datum|date|for|il|at close of business|of|eur|chf|usd|gbp)$/;

export interface BalanceWord {
  readonly kind: BalanceKind;
  /** The word is also an ordinary text. */
  readonly isWeak: boolean;
}

/** What a line prints whose whole text is a balance or total word, with or without a day. */
export function balanceWord(text: string): BalanceWord | undefined {
  if (text.length > 80) return undefined;
  const direct = lookUp(plainWord(text));
  if (direct !== undefined) return direct;
  let word = plainWord(text.replace(DAYS, ' '));
  let isOfMonth = false;
  // `S A L D O`
  if (/^(?:\p{L} ){3,}\p{L}$/u.test(word)) word = word.replaceAll(' ', '');
  for (let times = 0; times < 4; times += 1) {
    const known = lookUp(word);
    if (known !== undefined) return inMonth(known, isOfMonth);
    const shorter = word
      .replace(/[\s,;()=<>|~-]+$/, '')
      .replace(CONNECTING, '')
      .replace(/ (\p{L}{3,})(?: \d{4})?$/u, (end, name: string) => (monthOf(name) === undefined ? end : ''))
      .replace(/^(\p{L}{3,})(?: \d{4})? /u, (start, name: string) => {
        if (monthOf(name) === undefined) return start;
        isOfMonth = true;
        return '';
      })
      .trim();
    if (shorter === word) return undefined;
    word = shorter;
  }
  const known = lookUp(word);
  return known && inMonth(known, isOfMonth);
}

/** `May balance` may be what a tenant paid as well. */
function inMonth(word: BalanceWord, isOfMonth: boolean): BalanceWord {
  return isOfMonth && word.kind === 'balance' ? { ...word, isWeak: true } : word;
}

function lookUp(word: string): BalanceWord | undefined {
  const kind = BALANCES.get(word);
  return kind === undefined ? undefined : { kind, isWeak: WEAK.has(word) };
}

/** Whether a text begins with a total word, whatever stands behind: `Total January`, `Summe Karte 1234`. */
export function beginsWithTotal(text: string): boolean {
  if (text === '' || text.length > 80) return false;
  const words = plainWord(text).split(/[\s:]+/, 3);
  return words.some((_, index) => {
    const kind = BALANCES.get(words.slice(0, index + 1).join(' '));
    return kind === 'total' || kind === 'out' || kind === 'in';
  });
}

const COUNTS =
  /^(?:total )?(?:number of|no of|count of|anzahl|nombre d|nombre de|nombre des|numero di|numero de|aantal|antal|antall|liczba|pocet) ?(?:der |die |los |as |os )?(?:debits?|credits?|transactions?|entries|withdrawals|deposits|items|buchungen|umsatze|gutschriften|lastschriften|belastungen|operations|ecritures|debits|movimenti|operazioni|movimientos|operaciones|cargos|abonos|movimentos|lancamentos|transacties|transaktioner|transaksjoner|operacji|transakcji|transakci)$|^(?:total )?(?:debit|credit|transaction) count$|^(?:number of )?days in (?:the )?(?:billing |statement )?(?:period|cycle|year)$/;

/** Whether the text of a line says that a number of entries or days stands in it, which is no amount. */
export function isCount(text: string): boolean {
  return text.length <= 80 && COUNTS.test(plainWord(text));
}

const FIRST_WORDS = new Set([...BALANCES.keys()].map((word) => word.split(' ')[0] as string));

/** Whether a text may be a balance or total word: a quick look at its first word. */
export function mayBeBalance(text: string): boolean {
  if (text.length > 80) return false;
  const [first = ''] = text.split(/[\s:(_]/, 1);
  const word = plainWord(first);
  return first.length === 1 || FIRST_WORDS.has(word) || monthOf(word) !== undefined;
}

import { isGap, nextWordAt, wordAt, type Token } from './tokens';
import { KEYWORDS } from './words/categories';
import { GIVERS } from './words/receiving';
import { ACCOUNTS, PUT_ASIDE } from './words/accounts';

const FROM: ReadonlySet<string> = new Set(['de', 'del', 'desde', 'from']);
const TO: ReadonlySet<string> = new Set(['a', 'al', 'to', 'into']);
const MINE: ReadonlySet<string> = new Set(['mi', 'mis', 'my']);
/** `de mi cuenta de nómina`, `a la de ahorro`: so many words may lead to the account. */
const MOST_WORDS_TO_ACCOUNT = 3;

/**
 * `de mi cuenta de santander a mi cuenta de nu`, `de la tarjeta al efectivo`: nothing was spent or received. What goes
 * into savings is an entry.
 */
export function isBetweenOwnAccounts(tokens: readonly Token[]): boolean {
  const origin = tokens.findIndex(
    (_, index) => FROM.has(wordAt(tokens, index) ?? '') && accountsAfter(tokens, index).length > 0,
  );
  if (origin < 0) return false;
  return tokens.some((_, index) => {
    if (index <= origin || !TO.has(nextWordAt(tokens, index) ?? '')) return false;
    const accounts = accountsAfter(tokens, index);
    return accounts.length > 0 && !accounts.some((word) => PUT_ASIDE.has(word));
  });
}

/** The words for accounts behind a preposition, before the next one that leads elsewhere. */
function accountsAfter(tokens: readonly Token[], at: number): string[] {
  const found: string[] = [];
  for (let index = at + 1; index <= at + MOST_WORDS_TO_ACCOUNT; index += 1) {
    const word = nextWordAt(tokens, index);
    if (word === undefined || TO.has(word)) break;
    if (ACCOUNTS.has(word)) found.push(word);
  }
  return found;
}

/** `bizum de Marta`, `transferencia de 500 de mi mamá`: it came from somebody, whatever it was for. */
export function isFromSomebody(text: string, tokens: readonly Token[], behind: number): boolean {
  const isAmountFirst = FROM.has(nextWordAt(tokens, behind) ?? '') && isGap(tokens[behind + 1]);
  let at = isAmountFirst ? behind + 1 : behind;
  while (isGap(tokens[at])) at += 1;
  if (!FROM.has(nextWordAt(tokens, at) ?? '')) return false;
  const whose = MINE.has(nextWordAt(tokens, at + 1) ?? '') ? at + 2 : at + 1;
  const word = nextWordAt(tokens, whose);
  if (word === undefined || KEYWORDS.has(word)) return false;
  return GIVERS.has(word) || /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[whose]?.start, tokens[whose]?.end));
}

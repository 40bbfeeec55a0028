import { CONTRACT_CURRENCY, currencyOfTexts } from '../terms';
import { withDaysApart } from './dates/glued-day';
import { tokenize } from './tokenize';
import { isGlued, type Token } from './tokens';
import { FOREIGN_DOLLARS } from './words/all-languages/currencies';
import { UNITS_AFTER } from './words/money';
import { OWN_CURRENCIES } from './words/own-currencies';

/** What the rules take for the currency of a budget, for its hundredth part, and for another currency. */
const OWN = 'pesos';
const OWN_CODE = 'mxn';
const HUNDREDTH = 'centavos';
const OTHER = 'euros';
const OTHER_SIGN = '€';

/**
 * The tokens of a message to a budget. The rules know amounts in pesos: where the household keeps its budget in another currency, the words,
 * codes and signs of that one stand as those of pesos, and those of pesos as another currency's.
 */
export function tokensOfMessage(text: string): Token[] {
  const tokens = withDaysApart(tokenize(text));
  const currency = currencyOfTexts();
  return currency === CONTRACT_CURRENCY ? tokens : tokens.map((token, index) => readAs(currency, tokens, token, index));
}

/** Says what an amount is asked in: `pesos`, or the code of the household's currency. */
export function nameOfCurrency(): string {
  const currency = currencyOfTexts();
  return currency === CONTRACT_CURRENCY ? 'pesos' : currency;
}

function readAs(currency: string, tokens: readonly Token[], token: Token, index: number): Token {
  if (token.kind === 'symbol') return signAs(currency, tokens, token, index);
  if (token.kind !== 'word') return token;
  const { text } = token;
  const { words = [], hundredths = [], sign = '' } = OWN_CURRENCIES[currency] ?? {};
  if (isBeforeDollar(tokens, index)) return { ...token, text: `${text}$` === sign ? 'mx' : otherLetters(text) };
  if (words.includes(text)) return { ...token, text: OWN };
  if (hundredths.includes(text)) return { ...token, text: HUNDREDTH };
  if (text === currency.toLowerCase()) return { ...token, text: OWN_CODE };
  if (UNITS_AFTER.get(text) === 'pesos') return { ...token, text: OTHER };
  return token;
}

/** `$` is also that of a household's own dollars or pesos; before a number a sign is a sign, behind it a word. */
function signAs(currency: string, tokens: readonly Token[], token: Token, index: number): Token {
  const { sign = '' } = OWN_CURRENCIES[currency] ?? {};
  if (token.text === '$') {
    const hasLetters = index > 0 && isBeforeDollar(tokens, index - 1);
    return hasLetters || (sign.endsWith('$') && sign !== 'r$') ? token : { ...token, text: OTHER_SIGN };
  }
  if (token.text !== sign) return token;
  const isBefore = tokens[index + 1]?.kind === 'number' && tokens[index - 1]?.kind !== 'number';
  return isBefore ? { ...token, text: '$' } : { ...token, kind: 'word', text: OWN };
}

/** `r` in `R$`, `mx` in `MX$` */
function isBeforeDollar(tokens: readonly Token[], index: number): boolean {
  const [letters, next] = [tokens[index], tokens[index + 1]];
  const isSign = next?.text === '$' && isGlued(tokens, index + 1);
  return isSign && (FOREIGN_DOLLARS.includes(letters?.text ?? '') || UNITS_AFTER.get(letters?.text ?? '') === 'pesos');
}

/** Pesos of Mexico are another currency's here. */
function otherLetters(letters: string): string {
  return FOREIGN_DOLLARS.includes(letters) ? letters : 'ars';
}

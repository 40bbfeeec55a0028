import type { FoundPhrase } from './find-phrases';
import { nextWordAt, wordAt, type Span, type Token } from './tokens';
import { BY_ONE, GIVERS, MONEY_NOUNS, RECEIVING } from './words/receiving';
import { KEYWORDS } from './words/categories';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Between a verb and its amount, without a meaning of their own. */
const FILLERS = words(
  'ya hoy tambien como casi unos unas otros otras los las solo back apenas about around some exactly mas',
);
const ARTICLES = words(
  'el la los las un una unos unas mi mis su sus nuestro nuestra the a an my our o os as um uma meu minha',
);
/** What follows is a reason or a giver, and no thing. */
const BEFORE_REASON = words('por para pa pra from for desde de del d con en via');
const INFINITIVE = /.{2}(ar|er|ir)$/;
const CHANGE = words('cambio vuelto vueltas vuelta change troco');
const MOST_WORDS = 6;

/** True where what was received may be a thing: `me dieron una multa de 800`, `recibí mi pedido 450`, `50 de cambio`. */
export function isThingReceived(
  text: string,
  tokens: readonly Token[],
  { phrase, to }: FoundPhrase<unknown>,
  amounts: readonly Span[],
): boolean {
  if (!RECEIVING.has(phrase)) return false;
  const amountAt = (index: number) => amounts.find(({ from }) => from === index);
  let at = to;
  while (
    at < to + MOST_WORDS &&
    amountAt(at) === undefined &&
    (isGap(tokens, at) || FILLERS.has(wordAt(tokens, at) ?? ''))
  )
    at += 1;
  const direct = amountAt(at);
  if (direct !== undefined) return isChange(tokens, direct.to);
  const found: number[] = [];
  for (; at < to + MOST_WORDS && amountAt(at) === undefined && wordAt(tokens, at) !== undefined; at += 1)
    found.push(at);
  const named = found.map((index) => tokens[index]?.text ?? '');
  // `me dieron de cambio 30`
  if (named.some((word) => CHANGE.has(word))) return true;
  if (named.some((word) => MONEY_NOUNS.has(word) || isIncomeWord(word))) return false;
  const first = found.find((index) => !ARTICLES.has(tokens[index]?.text ?? ''));
  if (first === undefined) return false;
  const word = tokens[first]?.text ?? '';
  if (GIVERS.has(word) || isCapitalized(text, tokens[first])) return false;
  if (BEFORE_REASON.has(word)) return INFINITIVE.test(nextWordAt(tokens, first + 1) ?? '');
  // `me dio juan 500`: one word directly before the amount may be a name.
  const isName = found.length === 1 && BY_ONE.test(phrase) && !KEYWORDS.has(word);
  return !isName;
}

function isGap(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'gap';
}

/** `me dieron 50 de cambio` */
function isChange(tokens: readonly Token[], at: number): boolean {
  return [at, at + 1].some((index) => CHANGE.has(nextWordAt(tokens, index) ?? ''));
}

function isIncomeWord(word: string): boolean {
  return KEYWORDS.get(word)?.some(({ type }) => type === 'INCOME') === true;
}

/** `me dio Juan 500`, in a text that is not all capitals. */
function isCapitalized(text: string, token: Token | undefined): boolean {
  const spelled = token === undefined ? '' : text.slice(token.start, token.end);
  return /^\p{Lu}\p{Ll}/u.test(spelled);
}

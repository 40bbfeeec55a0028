import { longestPhraseAt } from './find-phrases';
import { nextWordAt, wordAt, type Token } from './tokens';
import { KEYWORD_BOOK, type KeywordCategory } from './words/categories';
import { EARNED_AT, INCOME_NOUNS, STAFF } from './words/receiving';

const REFUND = 'Refund';
const DEBT = 'Debt Payment';
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const OF = words('de del d of');
const TO = words('para pa pra a al to for');
const ARTICLES = words('la el los las mi mis un una the my our nuestra nuestro');
const LOANS = words('prestamo prestamos deuda deudas credito creditos loan loans emprestimo');
const MINE = words('mi me mim myself');
const ACCOUNTS = words('cuenta tarjeta account card wallet monedero');

/** True where words for an income stand beside words for an expense, and no verb tells which it was. */
export function isNextToExpense(tokens: readonly Token[], keywords: readonly KeywordCategory[]): boolean {
  const others = keywords.filter(({ type }) => type !== 'INCOME');
  if (others.length === 0) return false;
  const incomes = keywords.filter(({ type }) => type === 'INCOME');
  // A refund names what it was for: `reembolso uber`.
  const isRefund = incomes.length > 0 && incomes.every(({ category }) => category === REFUND);
  return !isRefund || (others.some(({ category }) => category === DEBT) && tokens.some(({ text }) => LOANS.has(text)));
}

/** True where an income may be somebody else's, paid by the writer: `aguinaldo de la muchacha`, `reembolso a juan`. */
export function isPaidOut(tokens: readonly Token[]): boolean {
  const isOfStaff = tokens.some((_, index) => STAFF.has(wordAt(tokens, index) ?? ''));
  return tokens.some((_, index) => {
    const income = incomeAt(tokens, index);
    if (income === undefined) return false;
    if (isOfStaff) return true;
    const link = nextWordAt(tokens, income.to) ?? '';
    const behind = nextWordAt(tokens, income.to + 1) ?? '';
    if (TO.has(link)) return behind !== '' && !isOwn(tokens, income.to + 1);
    const hasArticle = link === 'del' || (OF.has(link) && ARTICLES.has(behind));
    const whose = nextWordAt(tokens, income.to + (link === 'del' ? 1 : 2));
    return !income.isRefund && hasArticle && whose !== undefined && !EARNED_AT.has(whose);
  });
}

function incomeAt(tokens: readonly Token[], index: number) {
  const found = longestPhraseAt(tokens, index, KEYWORD_BOOK);
  if (found === undefined) {
    return INCOME_NOUNS.has(wordAt(tokens, index) ?? '') ? { to: index + 1, isRefund: false } : undefined;
  }
  return found.meaning?.type === 'INCOME' ? { to: found.to, isRefund: found.meaning.category === REFUND } : undefined;
}

/** `para mí`, `a mi cuenta`, `a la tarjeta` */
function isOwn(tokens: readonly Token[], at: number): boolean {
  const [first = '', second] = [nextWordAt(tokens, at), nextWordAt(tokens, at + 1)];
  return ACCOUNTS.has(first) || ACCOUNTS.has(second ?? '') || (MINE.has(first) && second === undefined);
}

import { normalizeCategory } from '../model/category/normalize-category';
import { codePointCount } from '../model/text/code-points';
import { fitsType, type CategoryType, type TransactionType } from '../model/transaction';
import type { ChatContext } from './reply';

const LONGEST_CATEGORY = 64;

/** A category with the category type of its entry. */
export interface NamedCategory {
  readonly category: string;
  readonly category_type: CategoryType;
}

/**
 * The category that a text names, of any words, with the type that the table of categories gives it, else VARIABLE.
 * Undefined for a question, several lines, and text with digits.
 */
export async function readCategory(
  { tools, now }: ChatContext,
  text: string,
  type: TransactionType,
): Promise<NamedCategory | undefined> {
  if (/[?¿\d\n]/u.test(text) || codePointCount(text) > LONGEST_CATEGORY) return undefined;
  const category = normalizeCategory(text.replace(/["“”]/gu, '').replace(/[.!]+$/u, ''));
  if (category === undefined) return undefined;
  if (type === 'INCOME') return { category, category_type: 'INCOME' };
  const parsed = await tools.call('parse_transaction_from_text', { text: `gasto $1 cat:"${category}"`, now_iso: now });
  const read = parsed.ok && parsed.data.candidate.category === category ? parsed.data.candidate.category_type : null;
  const usual = read as CategoryType | null;
  return { category, category_type: usual !== null && fitsType(usual, type) ? usual : 'VARIABLE' };
}

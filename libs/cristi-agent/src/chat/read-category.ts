import { normalizeCategory } from '../model/category/normalize-category';
import { codePointCount } from '../model/text/code-points';
import { fitsType, type CategoryType, type TransactionType } from '../model/transaction';
import { COPULA } from './copula';
import { isNoName } from './no-name';
import { readAmount } from './read-amount';
import { readDay } from './read-day';
import type { ChatContext } from './reply';

const LONGEST_CATEGORY = 64;
const COURTESY = /[,\s]+(?:por favor|porfa|please|gracias|thanks)$/iu;
const MARK = /^(?:#|(?:cat|category|categor[ií]a)\s*:\s*)/iu;
const OPENING = new RegExp(`^(?:no,?\\s+)?${COPULA}`, 'iu');
const JOINING = /^(?:(?:de|del|para|por|en|for|on|of|the|la|el|las|los|my|mi)\s+)+/iu;

/** A category with the category type of its entry. */
export interface NamedCategory {
  readonly category: string;
  readonly category_type: CategoryType;
}

/**
 * The category that a text names, of any words, with the type that the table of categories gives it, else VARIABLE.
 * Undefined for a question, several lines, text with digits, and what names none: a day, a number, `no sé`, `borra eso`.
 */
export async function readCategory(
  context: ChatContext,
  text: string,
  type: TransactionType,
): Promise<NamedCategory | undefined> {
  const known = await tableCategory(context, text, type);
  if (known !== undefined) return known;
  const category = await nameIn(context, bareName(text));
  return category === undefined ? undefined : { category, category_type: type === 'INCOME' ? 'INCOME' : 'VARIABLE' };
}

/** The category of the table that a text names, with or without the words that lead to it: `es para la renta`. */
export async function tableCategory(
  context: ChatContext,
  text: string,
  type: TransactionType,
): Promise<NamedCategory | undefined> {
  const name = bareName(text);
  for (const each of new Set([name, name.replace(JOINING, '')])) {
    const category = await nameIn(context, each);
    const usual = category === undefined ? null : await usualType(context, category);
    if (category === undefined || usual === null) continue;
    if (type === 'INCOME') return { category, category_type: 'INCOME' };
    return { category, category_type: fitsType(usual, type) ? usual : 'VARIABLE' };
  }
  return undefined;
}

/** A text without its mark, courtesies and the words that say that it is the category. */
function bareName(text: string): string {
  return text
    .replace(/["“”]/gu, '')
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(COURTESY, '')
    .replace(MARK, '')
    .replace(OPENING, '');
}

async function nameIn(context: ChatContext, name: string): Promise<string | undefined> {
  if (/[?¿\d\n]/u.test(name) || !/\p{L}/u.test(name) || codePointCount(name) > LONGEST_CATEGORY) return undefined;
  if (isNoName(name)) return undefined;
  const isOther = (await readDay(context, name)) !== undefined || (await readAmount(context, name)) !== undefined;
  return isOther ? undefined : normalizeCategory(name);
}

async function usualType({ tools, now }: ChatContext, category: string): Promise<CategoryType | null> {
  const parsed = await tools.call('parse_transaction_from_text', { text: `gasto $1 cat:"${category}"`, now_iso: now });
  const read = parsed.ok && parsed.data.candidate.category === category ? parsed.data.candidate.category_type : null;
  return read as CategoryType | null;
}

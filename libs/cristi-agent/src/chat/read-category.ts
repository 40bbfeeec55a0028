import { normalizeCategory } from '../model/category/normalize-category';
import { codePointCount } from '../model/text/code-points';
import { fitsType, type CategoryType, type TransactionType } from '../model/transaction';
import { STATED } from './copula';
import { withoutCourtesy, withoutEmoji } from './courtesy';
import { readWithDay } from './day-apart';
import { isNoName } from './no-name';
import { readAmount } from './read-amount';
import { readDay } from './read-day';
import type { ChatContext } from './reply';

const LONGEST_CATEGORY = 64;
/** `pues comida`, `ponlo en comida`, `put it in food` */
const REQUEST =
  /^(?:(?:pues|ps|pos|bueno|ah|ok|okay|s[ií]|well|um|yes)[,.]?\s+)*(?:(?:pon(?:l[oae])?|gu[aá]rdal[oa]|(?:put|save|file) (?:it|that))\s+(?:(?:en|como|in|under|as)\s+)?)?/iu;
const MARK = /^(?:#|(?:cat|category|categor[ií]a)\s*:\s*)/iu;
const OPENING = new RegExp(`^(?:no,?\\s+)?${STATED}\\s+`, 'iu');
const JOINING = /^(?:(?:de|del|para|por|en|for|on|of|the|la|el|las|los|my|mi)\s+)+/iu;

/** A category with the category type of its entry. */
export interface NamedCategory {
  readonly category: string;
  readonly category_type: CategoryType;
}

/** Without a comma behind it, only such a day stands in front of a category: `Viernes Social` is one. */
const DAY_IN_FRONT = /(?:,|^(?:hoy|ayer|antier|anteayer|anoche|today|yesterday))$/iu;

/**
 * The category that a text names, and the day that it may name besides: `comida ayer`, `food, and it was yesterday`.
 * Undefined where it names no category.
 */
export async function readCategoryAndDay(
  context: ChatContext,
  text: string,
  type: TransactionType,
): Promise<(NamedCategory & { readonly date_iso?: string }) | undefined> {
  const known = await tableCategory(context, text, type);
  if (known !== undefined) return known;
  if ((await readDay(context, bareName(text))) !== undefined) return undefined;
  const dated = await readWithDay(context, text, async (rest, day, isDayFirst) =>
    isDayFirst && !DAY_IN_FRONT.test(day)
      ? undefined
      : ((await tableCategory(context, rest, type)) ?? ownCategory(context, rest, type)),
  );
  if (dated !== undefined) return { ...dated.value, date_iso: dated.date };
  return ownCategory(context, text, type);
}

/**
 * The category that a text names in any words, which the table of categories lacks. Undefined for a question, several
 * lines, text with digits, and what names none: a day, a number, `no sé`, `borra eso`.
 */
async function ownCategory(
  context: ChatContext,
  text: string,
  type: TransactionType,
): Promise<NamedCategory | undefined> {
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
  const plain = withoutEmoji(name);
  for (const each of new Set([name, name.replace(JOINING, ''), plain, plain.replace(JOINING, '')])) {
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
  return withoutCourtesy(text.replace(/["“”]/gu, '')).replace(REQUEST, '').replace(MARK, '').replace(OPENING, '');
}

async function nameIn(context: ChatContext, name: string): Promise<string | undefined> {
  if (/[?¿\d\n]/u.test(name) || !/\p{L}/u.test(name) || codePointCount(name) > LONGEST_CATEGORY) return undefined;
  if (isNoName(name) || `${name} `.replace(JOINING, '') === '') return undefined;
  const isOther = (await readDay(context, name)) !== undefined || (await readAmount(context, name)) !== undefined;
  return isOther ? undefined : normalizeCategory(name);
}

async function usualType({ tools, now }: ChatContext, category: string): Promise<CategoryType | null> {
  const parsed = await tools.call('parse_transaction_from_text', { text: `gasto $1 cat:"${category}"`, now_iso: now });
  const read = parsed.ok && parsed.data.candidate.category === category ? parsed.data.candidate.category_type : null;
  return read as CategoryType | null;
}

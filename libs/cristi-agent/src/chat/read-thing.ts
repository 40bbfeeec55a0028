import { codePointCount } from '../model/text/code-points';
import type { CategoryType, TransactionType } from '../model/transaction';
import type { EntryFields } from '../model/waiting';
import { withoutCourtesy } from './courtesy';
import { isNoName } from './no-name';
import type { ChatContext } from './reply';

const LONGEST_THING = 64;
/** More words tell of something: `ya pagué la luz`. */
const MOST_WORDS = 3;
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|the|a|an) /iu;
const STATING: Readonly<Record<TransactionType, string>> = { EXPENSE: 'gasto', INCOME: 'ingreso' };

/**
 * A thing that was bought instead, with the category that its words imply: `no, era farmacia`. The description becomes it,
 * so that nothing is learnt of the wrong one. Undefined where the words leave anything open.
 */
export async function readThing(
  { tools, now }: ChatContext,
  text: string,
  type: TransactionType,
): Promise<Partial<EntryFields> | undefined> {
  const thing = withoutCourtesy(text).replace(ARTICLE, '');
  if (/[?¿\d\n]/u.test(thing) || codePointCount(thing) > LONGEST_THING || isNoName(thing)) return undefined;
  if (thing.split(' ').length > MOST_WORDS) return undefined;
  const stated = `${STATING[type]} $1 ${thing}`;
  const parsed = await tools.call('parse_transaction_from_text', { text: stated, now_iso: now });
  if (!parsed.ok) return undefined;
  const { candidate, missing_fields: missing, ambiguities } = parsed.data;
  const { category, category_type: kind, description, date_iso: date } = candidate;
  const isClear = missing.length === 0 && ambiguities.length === 0 && date === now.slice(0, 10);
  if (!isClear || candidate.type !== type || category === null || description !== thing) return undefined;
  return { category, category_type: kind as CategoryType, description };
}

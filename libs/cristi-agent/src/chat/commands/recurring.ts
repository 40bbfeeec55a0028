import { normalizeCategory } from '../../model/category/normalize-category';
import { debtKey, debtName } from '../../model/debt';
import { sanitizeName } from '../../model/sanitize-name';
import type { CategoryType } from '../../model/transaction';
import { readAmount } from '../read-amount';
import { refusalText } from '../refusal-text';
import { told, type ChatContext, type Command, type Turn } from '../reply';
import { recurringLine } from '../waiting/describe-item';
import { addItems } from '../waiting/offer';

/** `NAME N el D [y D …]`, `NAME N on D [and D …]`. */
const ON_DAYS =
  /^(.+?)\s+(?:el|los|cada|on|every|on the)(?:\s+(?:d[ií]as?|days?|the))*\s+((?:\d{1,2}(?:st|nd|rd|th)?(?:\s*(?:,|y|and|&|e)\s*|\s*$))+)$/iu;
const REMOVAL = /^(?:borra|borrar|quita|quitar|delete|remove|drop)\s+(.+)$/iu;

/** `fijo`: what recurs. `fijo Renta 7800 el 1` notes it, `fijo borra Renta` removes it. */
export const recurring: Command = async ({ rest }, context) => {
  if (rest === '') return list(context);
  const [, removed] = REMOVAL.exec(rest) ?? [];
  if (removed !== undefined) return remove(context, removed);
  const [, named = '', days = ''] = ON_DAYS.exec(rest) ?? [];
  const { name, amount } = await split(context, named);
  const numbers = [...new Set((days.match(/\d+/g) ?? []).map(Number))];
  const isPossible = numbers.length > 0 && numbers.length <= 4 && numbers.every((day) => day >= 1 && day <= 31);
  if (name === undefined || amount === undefined || !isPossible) {
    return told(context, context.say('recurringExample'));
  }
  const entry = { name, amount_mxn_cents: amount, ...(await kindOf(context, name)), days_of_month: numbers };
  return addItems(context, [{ kind: 'call', tool: 'set_recurring_entry', input: { entry, now_iso: context.now } }]);
};

async function list(context: ChatContext): Promise<Turn> {
  const { now, say, tools } = context;
  if (!(await tools.isAvailable('set_recurring_entry'))) return told(context, say('readOnly'));
  const answer = await tools.call('set_recurring_entry', { now_iso: now });
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const lines = answer.data.entries.map(({ next_date_iso: next, ...entry }) => {
    const when = next === null ? say('isOver') : say('nextOn', { date: next });
    return `• ${recurringLine(say, entry)} · ${when}`;
  });
  return told(context, lines.length === 0 ? say('noRecurring') : lines.join('\n'));
}

async function remove(context: ChatContext, name: string): Promise<Turn> {
  const { now, say, tools } = context;
  const answer = await tools.call('set_recurring_entry', { now_iso: now });
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const known = answer.data.entries.find((entry) => debtKey(entry.name) === debtKey(debtName(name) ?? ''));
  if (known === undefined) return told(context, say('noSuchRecurring', { name: sanitizeName(name) }));
  const input = { entry: { name: known.name, delete: true }, now_iso: now };
  return addItems(context, [{ kind: 'call', tool: 'set_recurring_entry', input }]);
}

/** Type and category as the parser reads them in the name; without one the name is the category, and the cost is fixed. */
async function kindOf({ tools, now }: ChatContext, name: string) {
  const parsed = await tools.call('parse_transaction_from_text', { text: `${name} $1`, now_iso: now });
  const read = parsed.ok ? parsed.data.candidate : undefined;
  if (read?.type === 'INCOME') {
    return { type: 'INCOME', category: read.category ?? 'Salary', category_type: 'INCOME' } as const;
  }
  const kind: CategoryType = (read?.category_type as CategoryType | null | undefined) ?? 'FIXED';
  return { type: 'EXPENSE', category: read?.category ?? normalizeCategory(name) ?? name, category_type: kind } as const;
}

/** The name, and the amount behind it. */
async function split(context: ChatContext, text: string) {
  const words = text.split(' ').filter((word) => word !== '');
  for (let from = 1; from < words.length; from += 1) {
    const amount = await readAmount(context, words.slice(from).join(' '));
    if (amount !== undefined) return { name: debtName(words.slice(0, from).join(' ')), amount };
  }
  return { name: undefined, amount: undefined };
}

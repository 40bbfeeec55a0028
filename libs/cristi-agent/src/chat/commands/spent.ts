import { normalizeCategory } from '../../model/category/normalize-category';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import { entryLine } from '../describe';
import { storedEntry } from '../find-listed';
import { tableCategory } from '../read-category';
import { readPeriod, type Period } from '../read-period';
import { refusalText } from '../refusal-text';
import { told, type ChatContext, type Command, type Turn } from '../reply';
import type { Say } from '../sentences/sentences';
import { list } from './list';

const MOST_SHOWN = 5;
const JOINING = /^(?:(?:yo|gastado|spent|en|de|del|on|for|el|la|los|las|the|mi|my)(?:\s+|$))+/iu;

/** `cuánto gasté ayer`, `cuánto llevo en comida`, `how much on food this week`: the total, and the latest of it. */
export const spent: Command = async ({ rest }, context) => {
  const parsed =
    rest === '' ? undefined : await context.tools.call('parse_transaction_from_text', parsing(context, rest));
  // `que gasté doscientos en tacos` tells of an expense.
  if (parsed?.ok === true && parsed.data.candidate.amount_mxn_cents !== null) return undefined;
  const read = await readPeriod(context, rest);
  if (read === undefined) return told(context, context.say('badMonth'));
  const name = read.rest.replace(JOINING, '').trim();
  return name === '' ? totalOf(context, read.period) : totalOfNamed(context, read.period, name);
};

/** `gastos de hoy`; alone, the list of the latest. */
export const expenses: Command = async (message, context) => {
  if (message.rest === '') return list(message, context);
  const read = await readPeriod(context, message.rest);
  return read !== undefined && read.rest.replace(JOINING, '') === '' ? totalOf(context, read.period) : undefined;
};

const parsing = ({ now }: ChatContext, text: string) => ({ text, now_iso: now });

/** Of a category, else of what has the words in its description. */
async function totalOfNamed(context: ChatContext, period: Period, name: string): Promise<Turn> {
  const known = await tableCategory(context, name, 'EXPENSE');
  const category = known?.category ?? normalizeCategory(name);
  const found = category === undefined ? undefined : await count(context, { ...period, category });
  const isCategory = category !== undefined && (known !== undefined || (found !== undefined && found > 0));
  return isCategory ? totalOf(context, period, { category }) : totalOf(context, period, { text: name });
}

async function count({ tools }: ChatContext, filter: Readonly<Record<string, unknown>>): Promise<number | undefined> {
  const answer = await tools.call('list_transactions', { ...filter, type: 'EXPENSE', limit: 1 });
  return answer.ok ? answer.data.total_count : undefined;
}

async function totalOf(context: ChatContext, period: Period, of: { category?: string; text?: string } = {}) {
  const { say, state, tools } = context;
  const filter = { ...period, ...of, type: 'EXPENSE', order: 'date', limit: MOST_SHOWN };
  const answer = await tools.call('list_transactions', filter);
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const { transactions, expense_total_mxn_cents: total, total_count: found } = answer.data;
  const values = { period: periodText(say, period), amount: formatMxn(total), count: found };
  const what = of.category ?? of.text;
  const title = what === undefined ? say('spent', values) : say('spentOn', { ...values, what: sanitizeName(what) });
  const rows = transactions.map(storedEntry);
  const lines = rows.map(({ fields }, index) => `${index + 1}. ${entryLine(say, fields)}`);
  return {
    reply: { text: [title, ...lines].join('\n') },
    state: rows.length === 0 ? state : { ...state, listed: rows.map(({ id }) => id) },
  };
}

function periodText(say: Say, period: Period): string {
  if ('month' in period) return period.month;
  const { from_date_iso: from, to_date_iso: to } = period;
  return from === to ? from : say('fromTo', { from, to });
}

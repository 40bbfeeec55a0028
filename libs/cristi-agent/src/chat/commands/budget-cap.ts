import { normalizeCategory } from '../../model/category/normalize-category';
import { findMonth } from '../read-month';
import { readAmount } from '../read-amount';
import { told, type ChatContext, type Command } from '../reply';
import { addItems } from '../waiting/offer';

const JOINING = /^(?:de|para|en|for|of|on|in|al mes|a month|mensual)\s+|\s+(?:al mes|a month|mensual|para|for)$/giu;

const FOREIGN = /^amount: it is in another currency/u;

/** `presupuesto 6000 2026-02`, `budget 2000 march food`; without a month from the current one on. */
export const budgetCap: Command = async ({ rest }, context) => {
  const { month = context.now.slice(0, 7), rest: others } = findMonth(rest, context.now, true);
  if (month === 'wrong') return told(context, context.say('badMonth'));
  const read = await readCap(context, others);
  if (read === undefined) return told(context, context.say('missingCap'));
  const input = { variable_cap_mxn_cents: read.amount, effective_month: month, ...read.category };
  return addItems(context, [{ kind: 'call', tool: 'set_budget_cap', input }]);
};

/** An amount, and a category in front of it or behind it. */
async function readCap(context: ChatContext, text: string) {
  const words = text.split(' ').filter((word) => word !== '');
  if (await isForeign(context, text)) return undefined;
  // The longest part at either end that is an amount; the rest names the category.
  for (let length = words.length; length > 0; length -= 1) {
    for (const from of new Set([0, words.length - length])) {
      const amount = await readAmount(context, words.slice(from, from + length).join(' '));
      if (amount === undefined) continue;
      const name = [...words.slice(0, from), ...words.slice(from + length)].join(' ').replace(JOINING, '').trim();
      if (name === '') return { amount, category: {} };
      const category = /\d/.test(name) ? undefined : normalizeCategory(name);
      return category === undefined ? undefined : { amount, category: { category } };
    }
  }
  return undefined;
}

/** `6000 dolares`: no category of that name. */
async function isForeign({ tools, now }: ChatContext, text: string): Promise<boolean> {
  if (text === '') return false;
  const parsed = await tools.call('parse_transaction_from_text', { text, now_iso: now });
  return parsed.ok && parsed.data.ambiguities.some((ambiguity) => FOREIGN.test(ambiguity));
}

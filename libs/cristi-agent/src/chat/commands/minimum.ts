import { debtKey } from '../../model/debt';
import { sanitizeName } from '../../model/sanitize-name';
import { fold } from '../../model/text/fold';
import type { WaitingItem } from '../../model/waiting';
import { readAmount } from '../read-amount';
import { refusalText } from '../refusal-text';
import { told, type ChatContext, type Command } from '../reply';
import { addItems } from '../waiting/offer';

const CATEGORY = 'Debt Payment';

/** `pagué el mínimo de NU 1200`: this month's minimum is paid; where an amount is said, the payment is offered too. */
export const minimum: Command = async ({ rest, message }, context) => {
  const { now, say, tools } = context;
  const { name, amount } = await split(context, rest.replace(/^(?:de la|de el|del|de|of|for|on)\s+/iu, ''));
  if (name === '') return told(context, say('minimumExample'));
  const answer = await tools.call('get_debts', {});
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const names = answer.data.debts.map((debt) => debt.name);
  const known = findName(names, name);
  if (known === undefined) {
    const values = { name: sanitizeName(name), names: names.map(sanitizeName).join(', ') };
    return told(context, names.length === 0 ? say('noSuchDebtAtAll', values) : say('noSuchDebt', values));
  }
  const debt = { name: known, minimum_paid_month: now.slice(0, 7) };
  const items: WaitingItem[] = [{ kind: 'call', tool: 'add_or_update_debt', input: { debt } }];
  if (amount !== undefined) items.push(paymentOf(known, amount, now, message));
  return addItems(context, items);
};

function paymentOf(description: string, amount: number, now: string, message: number | null): WaitingItem {
  const fields = {
    type: 'EXPENSE',
    amount_mxn_cents: amount,
    category: CATEGORY,
    category_type: 'DEBT',
    description,
    date_iso: now.slice(0, 10),
  } as const;
  return { kind: 'entry', message, fields, open: [], notes: [] };
}

/** The name, and the amount at the end of the text. */
async function split(context: ChatContext, text: string) {
  const words = text.split(' ').filter((word) => word !== '');
  for (let from = 0; from < words.length; from += 1) {
    const amount = await readAmount(context, words.slice(from).join(' '));
    if (amount !== undefined && amount > 0) {
      const name = words
        .slice(0, from)
        .join(' ')
        .replace(/[,:]$|\s+(?:por|for|con|with)$/iu, '');
      return { name, amount };
    }
  }
  return { name: words.join(' '), amount: undefined };
}

/** The debt of that name, else the only one whose name has all of these words. */
function findName(names: readonly string[], asked: string): string | undefined {
  const same = names.find((name) => debtKey(name) === debtKey(asked));
  if (same !== undefined) return same;
  const words = fold(asked).split(' ');
  const [only, ...others] = names.filter((name) => {
    const known = fold(name).split(' ');
    return words.every((word) => known.includes(word));
  });
  return others.length === 0 ? only : undefined;
}

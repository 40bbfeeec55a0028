import type { Connection } from '@bursar/database';
import * as z from 'zod';

import { readTransaction, type PlanifiContext } from '../context';
import { defineRead } from '../define-use-case';
import { accountNotFound } from '../errors';
import { addUp, publishBalance } from '../model/balance';
import { accountType } from '../model/account';
import { accountId, day } from '../model/input-fields';
import { amount, day as publishedDay, id } from '../model/output-fields';
import { accountBalances } from '../store/account-balances';

const input = z.strictObject({
  asOf: day.describe('End of this day; default today.').optional(),
  accountId: accountId.describe('Disabled ones too.').optional(),
  includeDisabled: z.boolean().default(false),
});

const balances = z.strictObject({
  asOf: publishedDay,
  accounts: z.array(
    z.strictObject({
      accountId: id,
      name: z.string(),
      type: accountType,
      currency: z.string(),
      status: z.enum(['enabled', 'disabled']),
      opening: amount,
      in: amount,
      out: amount,
      balance: amount,
      lastOccurredOn: publishedDay.nullable(),
    }),
  ),
  totals: z.array(z.strictObject({ currency: z.string(), balance: amount })),
});

/** What each account holds at the end of a day, and what all of them hold by currency. */
export const getBalances = defineRead({
  action: 'getBalances',
  toolsets: ['everyday', 'review'],
  title: 'Money in each account, balances',
  description:
    'Says the current amount of money each account, wallet, card or savings holds, today or on a day. ' +
    'Saldo, cuánto tengo, cuentas; saldo, quanto tenho, cada conta, carteira; solde, combien, chacun, ' +
    'comptes; Kontostand, Geld, jedes Konto.',
  input,
  output: z.strictObject({ balances }),
  errors: ['ACCOUNT_NOT_FOUND'],
  execute: async (context, wanted) => {
    return readTransaction(context, async (connection) => {
      const { accountId: id, includeDisabled } = wanted;
      const asOf = wanted.asOf ?? (await today(connection, context));
      const accounts = await accountBalances(connection, context.owner, { asOf, accountId: id, includeDisabled });
      if (id !== undefined && accounts.length === 0) throw accountNotFound(id);
      return { asOf, accounts: accounts.map(publishBalance), totals: addUp(accounts) };
    });
  },
  structured: (found) => ({ balances: found }),
  route: {
    path: '/api/v1/balances',
    summary: 'What each account holds at the end of a day, with totals by currency',
    request: { query: input },
    success: { status: 200, body: balances },
  },
});

/** Without a time zone of the household, days are those of UTC. */
async function today(connection: Connection, { clock, owner, preferencesOf }: PlanifiContext): Promise<string> {
  const { timeZone = 'UTC' } = await preferencesOf(connection, owner);
  return clock.today(timeZone).text;
}

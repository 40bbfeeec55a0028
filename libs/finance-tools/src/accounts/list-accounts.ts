import * as z from 'zod';

import { defineUseCase } from '../context';
import { byName } from '../model/by-name';
import { money } from '../model/published-fields';
import { listStoredAccounts } from '../store/list-accounts';

const account = z.object({
  id: z.string(),
  name: z.string(),
  institution: z.string().nullable(),
  currency: z.string(),
  transaction_count: z.int(),
  net_total: money,
});

/** All accounts by name, each with the sum of its transactions in the ledger. */
export const listAccounts = defineUseCase({
  name: 'finance_accounts_list',
  tool: {
    title: 'Accounts',
    description:
      'Lists all bank accounts in the ledger, for which statements were imported (mes comptes bancaires), with their ' +
      'ids, currencies and number of transactions. net_total is the sum of the transactions that were imported, not ' +
      'the balance at the bank.',
  },
  input: z.strictObject({}),
  output: z.object({ items: z.array(account) }),
  effect: 'read',
  execute: async ({ database, owner, sources }) => {
    const accounts = await database.run((connection) => listStoredAccounts(connection, owner, sources));
    return {
      items: accounts.sort(byName).map(({ id, name, institution, currency, transactionCount, netTotal }) => ({
        id,
        name,
        institution,
        currency,
        transaction_count: transactionCount,
        net_total: { amount: netTotal, currency },
      })),
    };
  },
});

import * as z from 'zod';

import { defineUseCase, includedIn } from '../context';
import { byName } from '../model/by-name';
import { money } from '../model/published-fields';
import { view } from '../model/view';
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
    toolsets: ['everyday', 'review'],
    title: 'Each bank account with statement data or files loaded, to what date',
    description:
      'Lists banks and bank accounts with statements imported, with ids. net_total is the sum imported, not ' +
      'what the bank holds. Comptes bancaires, relevés, banques; bancos, contas bancárias, extratos; bancos, ' +
      'cuentas, extractos, importados; Bankkonten, Banken, Auszüge, importierte.',
  },
  input: z.strictObject({ view }),
  output: z.object({ items: z.array(account) }),
  effect: 'read',
  execute: async (context, { view: wanted }) => {
    const included = await includedIn(context, wanted);
    const accounts = await context.database.run((connection) => listStoredAccounts(connection, included));
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

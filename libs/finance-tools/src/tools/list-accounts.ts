import { defineTool, type Tool } from '@bursar/toolkit';

import { noArguments } from '../contract/filter-inputs';
import { accountsOutput } from '../contract/outputs';
import type { LoadLedger } from './load-ledger';

export function listAccountsTool(load: LoadLedger): Tool {
  return defineTool({
    name: 'finance_accounts_list',
    title: 'Accounts',
    description:
      'Lists all bank accounts in the ledger, for which statements were imported (mes comptes bancaires), with their ' +
      'ids, currencies and number of transactions. net_total is the sum of the transactions that were imported, not ' +
      'the balance at the bank.',
    input: noArguments,
    output: accountsOutput,
    effect: 'read',
    run: async (_input, { caller }) => ({ structured: await (await load(caller)).listAccounts() }),
  });
}

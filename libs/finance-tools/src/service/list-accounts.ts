import type { AccountsOutput } from '../contract/outputs';
import { byName } from '../domain/by-name';
import { listStoredAccounts } from '../store/list-accounts';
import type { LedgerContext } from './ledger-context';
import { reading } from './reading';

/** All accounts by name, each with the sum of what is stored of it. */
export async function listAccounts(context: LedgerContext): Promise<AccountsOutput> {
  const { owner, sources } = context;
  const accounts = await reading(context, (queries) => listStoredAccounts(queries, owner, sources));
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
}

import type { Transaction } from '@bursar/database';

import type { LedgerContext } from '../context';
import { accountOfMoneyNotFound, invalidField } from '../errors';
import { RULES } from '../model/field-rules';
import { counted } from '../model/plain-text';
import { importedAccounts, saveBalances, type ReportedBalance } from '../store/balances/save-balances';
import { beginChange } from '../store/journal/begin-change';
import { recordChange } from '../store/journal/record-change';
import { lockLedger } from '../store/lock-ledger';

/** Throws VALIDATION_ERROR for a day after today, reason `FUTURE`, and for two balances of one day of an account. */
export function requireReportable(balances: readonly ReportedBalance[], today: string): void {
  const seen = new Set<string>();
  balances.forEach(({ account_id: id, date }, index) => {
    const field = `tell.${index}.date`;
    if (date > today) throw invalidField(field, RULES.noFuture, { reason: 'FUTURE' });
    const key = `${date} ${id}`;
    if (seen.has(key)) throw invalidField(field, RULES.dayOnce);
    seen.add(key);
  });
}

/**
 * Stores what a person says as one change, and returns its id; null if all of it is stored already. Throws NOT_FOUND for an
 * unknown account, VALIDATION_ERROR for one that another part of the household's books lends.
 */
export async function storeReported(
  { owner, via, clock, sources }: LedgerContext,
  transaction: Transaction,
  balances: readonly ReportedBalance[],
): Promise<string | null> {
  const locked = await lockLedger(transaction, owner);
  const ids = balances.map(({ account_id: id }) => id);
  const imported = locked === undefined ? new Set<string>() : await importedAccounts(transaction, owner, ids);
  const place = ids.findIndex((id) => !imported.has(id));
  if (place !== -1) {
    const id = ids[place] as string;
    if (!sources.some(({ name }) => id.startsWith(`${name}:`))) throw accountOfMoneyNotFound(id);
    throw invalidField(`tell.${place}.account_id`, RULES.importedAccount, { reason: 'LENT_ACCOUNT' });
  }
  const intent = { owner, kind: 'balances', via, tool: 'finance_balances_get', now: clock.now() } as const;
  const change = await beginChange(transaction, intent);
  await saveBalances(transaction, owner, balances);
  const recorded = await recordChange(transaction, change, {
    summary: `Stored ${counted(balances.length, 'balance')}`,
  });
  return recorded?.id ?? null;
}

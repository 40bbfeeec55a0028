import type { ImportSettings } from '../model/import/import-settings';
import type { KnownAccount, KnownAccounts } from '../model/statement/reading-arguments';
import type { StoredLedgerFacts } from '../store/known-ledger';

/** What the reading of a file has to know: the account of the call, and those of the numbers that are bound or given. */
export function knownAccounts(settings: ImportSettings, ledger: StoredLedgerFacts): KnownAccounts {
  const { account_id: id, create_account: created, statement_accounts: given = [] } = settings;
  const known = (accountId: string | undefined, currency: string | undefined): KnownAccount | null => {
    const stored = ledger.accounts.find((account) => account.id === accountId);
    if (stored !== undefined) return stored;
    if (currency === undefined) return null;
    return { currency, mappings: ledger.mappings.get(accountId ?? '') ?? {}, lastClosing: null };
  };
  const byNumber: Record<string, KnownAccount | null> = {};
  const add = (number: string, account: KnownAccount | null) => {
    if (account !== null) byNumber[number] = account;
  };
  for (const [number, accountId] of ledger.bindings) add(number, known(accountId, undefined));
  for (const { number, account_id: accountId, create_account } of given) {
    const key = number.replace(/\s/g, '');
    if (accountId === null) byNumber[key] = null;
    else {
      const described =
        create_account ?? given.find((other) => other.account_id === accountId && other.create_account)?.create_account;
      add(key, known(accountId, described?.currency));
    }
  }
  return { target: known(id, created?.currency), byNumber };
}

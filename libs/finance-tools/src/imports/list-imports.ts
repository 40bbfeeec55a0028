import type { LedgerContext } from '../context';
import { importId } from '../model/published-ids';
import { findImportedAccounts, findImports, type ImportedAccount, type StandingImport } from '../store/list-imports';

/** A committed import that stands. */
export interface ListedImport extends Omit<StandingImport, 'number'> {
  readonly importId: string;
}

/** The imports of a ledger that stand, newest first; of one account if given. */
export async function listImports({ owner, database }: LedgerContext, accountId?: string): Promise<ListedImport[]> {
  const found = await database.run((connection) => findImports(connection, owner, accountId));
  return found.map(({ number, ...listed }) => ({ importId: importId(number), ...listed }));
}

/** What an import stored in one account. */
export interface ListedImportedAccount extends Omit<ImportedAccount, 'number'> {
  readonly importId: string;
}

/** All imports, undone ones too, newest first, an element for each account that one went into. */
export async function listImportedAccounts(
  { owner, database }: LedgerContext,
  accountId?: string,
): Promise<ListedImportedAccount[]> {
  const found = await database.run((connection) => findImportedAccounts(connection, owner, accountId));
  return found.map(({ number, ...listed }) => ({ importId: importId(number), ...listed }));
}

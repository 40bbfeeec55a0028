import type { LedgerAdministration } from '@bursar/finance-tools';

import { UsageError } from '../../configuration/usage-error';
import { print } from '../print';
import { say } from '../../language/say';

/** `bursar import undo ID`: takes back what an import added or replaced. */
export async function undoImport(
  ledger: LedgerAdministration,
  [id, ...rest]: readonly string[],
  flags: { readonly json?: unknown },
): Promise<void> {
  if (id === undefined || rest.length > 0) {
    throw new UsageError(
      say('import undo needs the ID that a committed import printed; "bursar import list" lists them'),
    );
  }
  const { accountIds, removed, restored, kept } = await ledger.undoImport(id);
  const left = kept === 0 ? '' : say('; kept {kept} that a later change touched', { kept });
  const text = `${say('Removed {removed} from {accountIds}, restored {restored}{left}.', { removed, accountIds: accountIds.join(', '), restored, left })}\n`;
  print(flags, { import_id: id, account_ids: accountIds, removed, restored, kept }, text);
}

import type { LedgerAdministration, ListedImport } from '@bursar/finance-tools';

import { print, tableText } from '../print';
import { refuseUnknownAccount } from '../unknown-account';
import { t } from '../../language/language';
import { say } from '../../language/say';

const headings = () => [
  ...['ID', t('table.day'), t('table.file'), t('table.account'), t('table.entries')],
  ...[t('table.period'), t('table.proof')],
];

/** `bursar import list`: the imports that stand, newest first; with `--json` those that were undone as well. */
export async function listImports(
  ledger: LedgerAdministration,
  flags: { readonly account?: string | undefined; readonly json?: boolean | undefined },
): Promise<void> {
  const listed = await ledger.listImportedAccounts(flags.account);
  // An account whose imports were all undone is known, and has none that stand.
  if (flags.account !== undefined && listed.length === 0) {
    refuseUnknownAccount(flags.account, await ledger.accountIds());
  }
  if (flags.json === true) {
    return print(flags, { imports: listed.map(publishedPart) }, '');
  }
  const imports = await ledger.listImports(flags.account);
  process.stdout.write(
    imports.length === 0 && process.stdout.isTTY
      ? `${t('imports.none')}\n`
      : tableText(headings(), imports.map(cellsOf)),
  );
}

type Part = Awaited<ReturnType<LedgerAdministration['listImportedAccounts']>>[number];

function publishedPart({ importId, accountId, fileName, storedCount, ...part }: Part) {
  return {
    id: importId,
    account_id: accountId,
    file: fileName,
    stored: storedCount,
    start_date: part.startDate,
    end_date: part.endDate,
    proof: part.proof,
    at: part.committedAt,
    undone: part.isUndone,
  };
}

function cellsOf(listed: ListedImport): string[] {
  const { importId, committedAt, fileName, accountIds, importedCount, replacedCount, startDate, endDate, proof } =
    listed;
  return [
    importId,
    committedAt.slice(0, 10),
    fileName ?? '-',
    accountIds.join(', '),
    replacedCount === 0
      ? String(importedCount)
      : t('imports.replaced', { count: importedCount, replaced: replacedCount }),
    startDate === null ? '-' : say('{startDate} to {endDate}', { startDate, endDate }),
    proof ?? '-',
  ];
}

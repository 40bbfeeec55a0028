import type { Connection, Database } from '@bursar/database';
import type { LinkedRow } from '@bursar/finance-tools/own-data';
import type { MoneyBack } from '@bursar/own-data';

import { DOMAIN_NAMES } from '../configuration/domain-settings';
import { ledgerSourceAdapters } from '../domains/ledger-source-adapters';
import { LINKED, TRANSFERS, type BookedSource } from './book';

/** By published id of the unified ledger: what links say of its rows. */
export async function readLinkedRows(
  database: Database,
  connection: Connection,
  owner: string,
): Promise<ReadonlyMap<string, LinkedRow>> {
  const { linkedRows } = await import('@bursar/finance-tools/own-data');
  return linkedRows(connection, owner, await ledgerSourceAdapters(database, DOMAIN_NAMES));
}

/** What they say of the rows of one domain; `prefix`: how its published ids begin. */
export function linkedRowsOf(
  rows: ReadonlyMap<string, LinkedRow>,
  prefix: string,
): Pick<BookedSource, 'insteadOf' | 'moneyBack'> {
  if (rows.size === 0) return {};
  return {
    insteadOf: (id) => {
      const why = rows.get(prefix + id)?.countedElsewhere;
      return why === undefined ? undefined : why === 'transfer' ? TRANSFERS : LINKED;
    },
    moneyBack: moneyBackOf(rows, prefix),
  };
}

function moneyBackOf(rows: ReadonlyMap<string, LinkedRow>, prefix: string): MoneyBack {
  const isOwn = (id: string) => (prefix === '' ? !id.includes(':') : id.startsWith(prefix));
  const moneyBack = new Map<string, string | null>();
  for (const [id, { purchase, event }] of rows) {
    // What comes in and is a shared expense as well is the refund of one.
    if (!isOwn(id) || (purchase === undefined && !event.some((row) => row.startsWith('shared-split:')))) continue;
    const isOfSource = purchase !== undefined && isOwn(purchase);
    moneyBack.set(id.slice(prefix.length), isOfSource ? purchase.slice(prefix.length) : null);
  }
  return moneyBack;
}

import {
  dayText,
  type Link,
  type LinkableAccount,
  type LinkableLedger,
  type LinkableRow,
  type LinkStructure,
} from '@bursar/finance-tools/links';
import { cleanPayee, payeeKey } from '@bursar/finance-tools/learning';

import type { Household } from './household';
import type { Entry } from './household-event';

const UNITS_OF_A_CENT = 100n;

/** The id that a row has where no database gives one. */
export function idOf({ number, account }: Entry): string {
  const view = viewOf(account);
  return view === 'imported' ? String(number + 1) : `${view}:${number + 1}`;
}

function viewOf(account: string): string {
  const end = account.indexOf(':');
  return end < 0 ? 'imported' : account.slice(0, end);
}

/** The rows of a household as links see them, with the links that there are. */
export function linkableLedger(
  { accounts, entries, currency }: Household,
  links: readonly Link[],
  structure: LinkStructure,
): LinkableLedger {
  const keys = entries.map(({ text }) => payeeKey(cleanPayee(text)));
  const sameText = counted(entries.map(({ account, cents }, index) => `${account} ${cents < 0} ${keys[index]}`));
  const rows = entries.map((entry, index): LinkableRow => ({
    ...{ id: idOf(entry), view: viewOf(entry.account), accountId: entry.account, currency, day: entry.day },
    ...{ units: BigInt(entry.cents) * UNITS_OF_A_CENT, bookedAt: `${dayText(entry.day)} 00:00:00` },
    ...{ payeeKey: keys[index] ?? '', description: entry.text, sameText: sameText(index) },
  }));
  const imported = [...new Set(rows.flatMap((row) => (row.view === 'imported' ? row.payeeKey : [])))];
  rows.sort((one, other) => one.day - other.day);
  return {
    ...{ links, structure, rows, refundRows: rows },
    accounts: new Map(accounts.map((account): [string, LinkableAccount] => [account.id, { ...account, currency }])),
    payeesWith: async (words) => {
      const wanted = new Set(words);
      return imported.filter((key) => key.split(' ').some((word) => wanted.has(word)));
    },
  };
}

function counted(keys: readonly string[]): (index: number) => number {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (index) => counts.get(keys[index] ?? '') ?? 0;
}

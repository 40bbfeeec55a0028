import type { Connection } from '@bursar/database';

import type { EntryStatus, StoredFacts } from '../model/duplicates/entry-facts';
import { matchEntries } from '../model/duplicates/match-entries';
import type { ImportSettings } from '../model/import/import-settings';
import type { AccountTarget } from '../model/import/resolve-accounts';
import type { AccountReading, StatementPart } from '../model/statement/statement-reading';
import { inTurns } from '../store/in-turns';
import type { StoredLedgerFacts } from '../store/known-ledger';
import { storedFacts } from '../store/stored-facts';
import type { EntriesOfAccount } from './read-file';

/** One account in one statement of a file, and where its entries go. */
export interface StatementToMatch {
  /** Its index in the reading. */
  readonly index: number;
  readonly reading: AccountReading;
  readonly part: StatementPart;
  /** Undefined where a question about it is open. */
  readonly target: AccountTarget | undefined;
  readonly entries: EntriesOfAccount;
}

export interface MatchedStatement extends StatementToMatch {
  /** In the order of the entries. */
  readonly statuses: readonly EntryStatus[];
  /** The place in the ledger of the transaction that an entry has changed, by the entry's place in the statement. */
  readonly changed: ReadonlyMap<number, StoredFacts>;
  readonly counts: Readonly<Record<EntryStatus, number>>;
}

/**
 * Compares the statements of a file with what is stored in their accounts, one after the other: statements of one account
 * in a zip are compared with each other as well. New rows get their places in the ledger from `firstSequence` on.
 */
export async function matchStatements(
  connection: Connection,
  owner: string,
  facts: StoredLedgerFacts,
  statements: readonly StatementToMatch[],
  onSimilar: ImportSettings['on_similar'],
  firstSequence: bigint,
): Promise<MatchedStatement[]> {
  const matched: MatchedStatement[] = [];
  const added = new Map<string, StoredFacts[]>();
  for (const statement of statements) {
    const { target, reading, part, entries } = statement;
    const origin = { layout: part.layout, isProven: reading.proof.status === 'proven' };
    const stored =
      target === undefined || target.isNew
        ? []
        : await storedFacts(connection, owner, target.id, {
            facts: entries.entries.flatMap(({ facts, former }) => [facts, ...former]),
            ids: reading.idsAreDistinct ? entries.entries.flatMap(({ id }) => id ?? []) : [],
            layout: origin.layout,
            hasOtherLayouts: hasOtherLayouts(facts, target.id, origin.layout),
            // Statements that are proven are compared day by day.
            isWhole: origin.isProven,
          });
    const earlier = target === undefined ? [] : (added.get(target.id) ?? []);
    const { statuses, changed } = await inTurns(
      matchEntries(
        { ...origin, ...entries, idsAreDistinct: reading.idsAreDistinct },
        [...stored, ...earlier],
        onSimilar,
      ),
    );
    matched.push({ ...statement, statuses, changed, counts: countsOf(statuses) });
    if (target === undefined || statement === statements.at(-1)) continue;
    const fresh = entries.entries.flatMap(({ facts, id }, index): StoredFacts[] => {
      if (statuses[index] !== 'new') return [];
      const sequence = firstSequence - 1n + BigInt(entries.rows[index] ?? 0);
      return [{ sequence, facts, id: reading.idsAreDistinct ? id : null, origin }];
    });
    added.set(target.id, [...earlier, ...fresh]);
  }
  return matched;
}

/** How a layout is read is remembered with the first statement of it, and stays known. */
function hasOtherLayouts({ mappings }: StoredLedgerFacts, accountId: string, layout: string): boolean {
  return Object.keys(mappings.get(accountId) ?? {}).some((known) => known !== layout);
}

export function countsOf(statuses: readonly EntryStatus[]): Record<EntryStatus, number> {
  const counts = { new: 0, duplicate: 0, modified: 0, similar: 0 };
  for (const status of statuses) counts[status] += 1;
  return counts;
}

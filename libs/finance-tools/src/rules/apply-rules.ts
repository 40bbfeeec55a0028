import type { Connection, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { categoryKey } from '../model/ledger-fields';
import type { Rule } from '../model/rules/rule';
import { changeBy, readyRules, tryRules, type RuleChange } from '../model/rules/try-rules';
import { differing, SHOWN_DIFFERENCES, type TransactionDiff } from '../model/transaction-diff';
import { categoryNames, removeUnusedCategories } from '../store/named-categories';
import { RuleWriter, ruledTransactions, type RuledTransaction } from '../store/rules/ruled-transactions';

/** What the rules are to the stored transactions. */
export interface RuleEffects {
  /** By rule: the transactions that fit, and those of which it decides something. */
  readonly matched: readonly number[];
  readonly decided: readonly number[];
  /** The transactions that differ from what the rules give. */
  readonly changed: number;
  /** The first ones, newest first. */
  readonly diff: readonly TransactionDiff[];
}

/**
 * Tries rules on all transactions of an owner. `writer`: stores what they change, too; without one nothing is written, and
 * the effects are the same.
 */
export async function tryOnLedger(
  connection: Connection,
  owner: string,
  rules: readonly Rule[],
  writer: RuleWriter | undefined,
  signal: AbortSignal,
): Promise<RuleEffects> {
  const ready = readyRules(rules);
  const matched = rules.map(() => 0);
  const decided = rules.map(() => 0);
  let changed = 0;
  let newest: (readonly [RuledTransaction, RuleChange])[] = [];
  const names = [...(await categoryNames(connection, owner)).values()];
  const spellings = new Map(names.map((name) => [categoryKey(name), name]));
  for await (const batch of ruledTransactions(connection, owner)) {
    signal.throwIfAborted();
    const changes: (readonly [RuledTransaction, RuleChange])[] = [];
    for (const transaction of batch) {
      const verdict = tryRules(ready, transaction);
      for (let index = 0; index < rules.length; index += 1) {
        if (verdict.because[index] === null) matched[index] = (matched[index] ?? 0) + 1;
        if (verdict.decides[index] === true) decided[index] = (decided[index] ?? 0) + 1;
      }
      const change = changeBy(verdict, transaction);
      if (change === undefined) continue;
      changes.push([transaction, change]);
      // A category that is not there yet is made with the spelling of its first transaction.
      const { category: name } = change;
      if (name !== undefined && !spellings.has(categoryKey(name))) spellings.set(categoryKey(name), name);
    }
    await writer?.store(changes);
    changed += changes.length;
    newest = [...newest, ...changes].sort(newestFirst).slice(0, SHOWN_DIFFERENCES);
  }
  return { matched, decided, changed, diff: newest.map(([before, change]) => diffOf(before, change, spellings)) };
}

function newestFirst(
  [one]: readonly [RuledTransaction, unknown],
  [other]: readonly [RuledTransaction, unknown],
): number {
  if (one.bookedAt !== other.bookedAt) return one.bookedAt < other.bookedAt ? 1 : -1;
  return one.sequence < other.sequence ? 1 : -1;
}

function diffOf(
  before: RuledTransaction,
  { payee, category, tags }: RuleChange,
  spellings: ReadonlyMap<string, string>,
): TransactionDiff {
  const { category: was, categorySource: source, payee: now } = before;
  return {
    id: String(before.sequence),
    description: before.description,
    ...differing(
      { category: was, category_source: source, payee: now.name, tags: before.tags },
      {
        category: category === undefined ? was : (spellings.get(categoryKey(category)) ?? category),
        category_source: category === undefined ? source : 'rule',
        payee: payee ?? now.name,
        tags,
      },
    ),
  };
}

/**
 * Applies the owner's rules to what an import has just added. A category of the statement that loses to them, and that the
 * import has made, is removed if nothing has it.
 */
export async function applyRulesToImport(
  transaction: Transaction,
  owner: string,
  number: number,
  rules: readonly Rule[],
): Promise<void> {
  const ready = readyRules(rules);
  const writer = new RuleWriter(transaction, owner);
  for await (const batch of ruledTransactions(transaction, owner, sql`t.added_by = ${number}::int`)) {
    await writer.store(
      batch.flatMap((added) => {
        const change = changeBy(tryRules(ready, added), added);
        return change === undefined ? [] : [[added, change] as const];
      }),
    );
  }
  await removeUnusedCategories(transaction, owner, number);
}

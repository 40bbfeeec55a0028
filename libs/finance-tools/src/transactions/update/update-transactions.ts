import type { Connection, Transaction } from '@bursar/database';
import * as z from 'zod';

import { defineUseCase, includedIn, readTransaction, type LedgerContext } from '../../context';
import { countChanged, invalidField } from '../../errors';
import { RULES } from '../../model/field-rules';
import { counted } from '../../model/plain-text';
import { SHOWN_DIFFERENCES, transactionDiff } from '../../model/transaction-diff';
import { fillPayees } from '../../store/fill-payees';
import { beginChange } from '../../store/journal/begin-change';
import { recordChange } from '../../store/journal/record-change';
import type { LinkedBooks } from '../../store/learning/linked-suggestions';
import { lockLedger } from '../../store/lock-ledger';
import { categoryNames, makeCategories } from '../../store/named-categories';
import { allowLongStatements } from '../../store/statement-settings';
import { storeUpdate, updatedRows } from '../../store/update/update-transactions';
import { planUpdate, type UpdatePlan } from './plan-update';
import { differenceOf } from './difference';
import { updateInput, type UpdateInput } from './update-input';

const output = z.object({
  mode: z.enum(['preview', 'commit']),
  matched_count: z.int(),
  changed_count: z.int(),
  unchanged_count: z.int(),
  skipped: z.array(z.object({ reason: z.enum(['SPLIT', 'NO_SUGGESTION']), count: z.int() })),
  created_categories: z.array(z.string()),
  change_id: z.string().nullable(),
  diff: z.array(transactionDiff),
});

/** Sets what a person says of transactions: category, payee, note, tags, split. */
export function updateTransactions({ readOnly }: { readonly readOnly: boolean }) {
  return defineUseCase({
    name: 'finance_transactions_update',
    tool: {
      toolsets: ['everyday', 'review'],
      title: 'Recategorise, annotate or tag a bank line, charge or debit',
      description:
        'Changes the category of a transaction, payee, note, tags or split of bank statement lines: ' +
        'recategorize, move, put under, note. Preview first, then commit with expect_count. Changer catégorie, ' +
        'ligne, relevé; mudar categoria, linha extrato, nota; cambia categoría, recategorizar cargo; Zeile, ' +
        'Kontoauszug, umordnen, zuordnen.',
    },
    input: updateInput,
    output,
    effect: readOnly ? 'read' : 'write',
    errors: ['NOT_FOUND'],
    execute: async (context, given) => {
      if (readOnly && given.mode === 'commit') throw invalidField('mode', RULES.previewOnly);
      if (!readOnly) await fillPayees(context.database, context.owner);
      const books = given.set.suggested === true ? await includedIn(context, 'all') : { ...context, sources: [] };
      if (given.mode === 'preview') {
        return readTransaction(context, async (connection) => {
          const plan = await planUpdate(connection, books, given);
          return answer(given, plan, await differences(connection, context.owner, plan), null);
        });
      }
      return context.database.transaction((transaction) => commitUpdate(context, books, transaction, given));
    },
  });
}

async function commitUpdate(
  { owner, via, clock }: LedgerContext,
  books: LinkedBooks,
  transaction: Transaction,
  given: UpdateInput,
) {
  await allowLongStatements(transaction);
  await lockLedger(transaction, owner);
  const plan = await planUpdate(transaction, books, given);
  if (given.expect_count !== undefined && given.expect_count !== plan.matched) throw countChanged(plan.matched);
  if (plan.changed === 0) return answer(given, plan, [], null);
  const diff = await differences(transaction, owner, plan);
  const intent = { owner, kind: 'update', via, tool: 'finance_transactions_update', now: clock.now() } as const;
  const change = await beginChange(transaction, intent);
  const made = await makeCategories(transaction, owner, plan.newCategories);
  const { target, columns } = plan.with(made);
  await storeUpdate(transaction, owner, target, columns);
  const what = Object.keys(given.set).filter((key) => given.set[key as keyof typeof given.set] !== undefined);
  const summary = `Set ${what.join(', ')} of ${counted(plan.changed, 'transaction')}`;
  const recorded = await recordChange(transaction, change, { summary });
  return answer(given, plan, diff, recorded?.id ?? null);
}

/** The first differences. */
async function differences(connection: Connection, owner: string, plan: UpdatePlan) {
  if (plan.changed === 0) return [];
  const names = await categoryNames(connection, owner);
  // What is yet to be made is shown by its name.
  const placeholders = new Map(plan.newCategories.map((name, index) => [name, -1 - index]));
  for (const [name, number] of placeholders) names.set(number, name);
  const { target, columns } = plan.with(placeholders);
  const rows = await updatedRows(connection, target, columns, SHOWN_DIFFERENCES);
  return rows.map((row) => differenceOf(row, names));
}

function answer(
  { mode }: UpdateInput,
  { matched, changed, skipped, newCategories }: UpdatePlan,
  diff: readonly z.output<typeof transactionDiff>[],
  change: string | null,
): z.output<typeof output> {
  const passedOver = skipped.reduce((sum, { count }) => sum + count, 0);
  return {
    mode,
    matched_count: matched,
    changed_count: changed,
    unchanged_count: matched - changed - passedOver,
    skipped: [...skipped],
    created_categories: changed === 0 ? [] : [...newCategories],
    change_id: change,
    diff: [...diff],
  };
}

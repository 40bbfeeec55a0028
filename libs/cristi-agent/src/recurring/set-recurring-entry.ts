import * as z from 'zod';

import { readStatement, writeTransaction, type ThreadContext } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { noRecurringEntry } from '../errors';
import { identity, now } from '../model/fields';
import { nextOccurrence, type RecurringEntry } from '../model/recurring-entry';
import { compareCodePoints } from '../model/text/code-points';
import { mexicanDay } from '../model/time/mexico-city';
import {
  deleteRecurringEntry,
  findRecurringEntry,
  listRecurringEntries,
  storeRecurringEntry,
} from '../store/recurring-entries';
import { checkEntry, entryInput, merged, type EntryInput } from './entry-input';
import { publishedEntry, publishEntry, type PublishedEntry } from './recurring-fields';

const input = z.strictObject({
  ...identity,
  entry: entryInput
    .optional()
    .describe(
      'Left out: lists. Of a known name only what changes; a rhythm is days_of_month, every_weeks or yearly; remaining ' +
        'counts instalments from from_date_iso; delete true with name alone removes it.',
    ),
  now_iso: now,
});

const data = z.object({
  stored: publishedEntry.optional(),
  deleted: publishedEntry.optional(),
  entries: z.array(z.object({ ...publishedEntry.shape, next_date_iso: z.string().nullable() })),
});
export type SetRecurringEntryData = z.output<typeof data>;

/**
 * Plans what comes by itself, changes or removes a plan, or lists all of them by their next day. It never stores a
 * transaction. Throws `NOT_FOUND` for a plan to remove that is not there, `VALIDATION_ERROR`, `DB_ERROR`.
 */
export const setRecurringEntry = defineAgentUseCase({
  name: 'set_recurring_entry',
  tool: {
    toolsets: ['review'],
    title: 'Plan regular monthly income or a bill in the budget',
    description:
      'Notes, adds, changes, removes or lists the recurring, fixed income and expenses expected by ' +
      'themselves in the budget: rent, payday, salary, get paid, due each or every month; stores no ' +
      'transaction. Pagan cada quincena, sueldo, cobro, renta, gastos fijos, ingreso repite; salário cai, ' +
      'todo dia, recebo, receita, despesa recorrente, fixa, repete, aluguel; salaire tombe, récurrent, ' +
      'chaque mois, loyer; wiederkehrende Einnahme, Gehalt, Miete, einplanen.',
  },
  effect: 'idempotent-write',
  input,
  data,
  execute: async (context, { entry, now_iso: moment }) => {
    const today = mexicanDay(moment);
    const list = (entries: readonly RecurringEntry[]) => inOrder(entries.map((each) => publishNext(each, today)));
    if (entry === undefined) {
      return {
        entries: list(await readStatement(context, (connection) => listRecurringEntries(connection, context.thread))),
      };
    }
    checkEntry(entry);
    return writeTransaction(context, async (transaction) => {
      const change = await apply({ ...context, transaction }, entry);
      return { ...change, entries: list(await listRecurringEntries(transaction, context.thread)) };
    });
  },
});

async function apply(
  { thread, transaction }: ThreadContext & { readonly transaction: Parameters<typeof storeRecurringEntry>[0] },
  given: EntryInput,
): Promise<{ readonly stored?: PublishedEntry; readonly deleted?: PublishedEntry }> {
  const known = await findRecurringEntry(transaction, thread, given.name);
  if (given.delete === true) {
    if (known === undefined) throw noRecurringEntry(given.name);
    await deleteRecurringEntry(transaction, thread, given.name);
    return { deleted: publishEntry(known) };
  }
  const entry = merged(known, given);
  await storeRecurringEntry(transaction, thread, entry);
  return { stored: publishEntry(entry) };
}

function publishNext(entry: RecurringEntry, today: ReturnType<typeof mexicanDay>) {
  return { ...publishEntry(entry), next_date_iso: nextOccurrence(entry, today)?.text ?? null };
}

/** By the next day, those that are over last, then by name. */
function inOrder(entries: readonly ReturnType<typeof publishNext>[]) {
  const dayOf = ({ next_date_iso: day }: { readonly next_date_iso: string | null }) => day ?? '~';
  return [...entries].sort(
    (one, other) => compareCodePoints(dayOf(one), dayOf(other)) || compareCodePoints(one.name, other.name),
  );
}

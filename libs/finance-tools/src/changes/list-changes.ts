import * as z from 'zod';

import { defineUseCase, readTransaction } from '../context';
import { CHANGE_KINDS, CHANNELS } from '../model/journal/change-record';
import { undoneBy } from '../model/journal/undo-relations';
import { optional, withDefault } from '../model/optional';
import { changeId, changeNumber, importId, transactionSequence } from '../model/published-ids';
import { findHead } from '../store/journal/journal-head';
import { listStoredChanges } from '../store/journal/list-changes';
import type { StoredChange } from '../store/journal/stored-change';
import { findUndos } from '../store/journal/undo-plan';

const change = z.object({
  change_id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  at: z.string(),
  via: z.enum(CHANNELS),
  tool: z.string(),
  summary: z.string(),
  row_count: z.int(),
  import_id: z.string().nullable(),
  undoes: z.array(z.string()).nullable(),
  undone_by: z.string().nullable(),
  hash: z.string(),
  previous_hash: z.string(),
});

/** What happened to the ledger, newest first. */
export const listChanges = defineUseCase({
  name: 'finance_changes_list',
  tool: {
    toolsets: ['review'],
    title: 'History of changes to lines and records, statement file imports',
    description:
      'Lists what was changed in the bank data, recent imports, edits, rules, with the change_id for ' +
      'finance_changes_undo. Historique, modifications bancaires, modifié; histórico, alterado, mudou, ' +
      'importações; historial, cambios, cambié, importaciones; Änderungen, geändert, Verlauf, Bankdaten.',
  },
  input: z.strictObject({
    transaction_id: optional(z.string().describe('What touched it.')),
    kind: optional(z.enum(CHANGE_KINDS)),
    before: optional(z.string().describe('A change_id.')),
    limit: withDefault(z.int().min(1).max(100), 20),
  }),
  output: z.object({
    items: z.array(change),
    total: z.int(),
    head: z.object({ change_id: z.string(), hash: z.string() }).nullable(),
  }),
  effect: 'read',
  execute: (context, { transaction_id: id, kind, before: beforeId, limit }) =>
    readTransaction(context, async (connection) => {
      const { owner } = context;
      const [sequence, before] = [id && transactionSequence(id), beforeId && changeNumber(beforeId)];
      const head = await findHead(connection, owner);
      const published = head === undefined ? null : { change_id: changeId(head.number), hash: head.hash };
      const isUnknown =
        (id !== undefined && sequence === undefined) || (beforeId !== undefined && before === undefined);
      if (isUnknown) return { items: [], total: 0, head: published };
      const wanted = { kind, limit, sequence: sequence || undefined, before: before || undefined };
      const { changes, total } = await listStoredChanges(connection, owner, wanted);
      const undone = undoneBy(await findUndos(connection, owner));
      return { items: changes.map((each) => publishedChange(each, undone.get(each.number))), total, head: published };
    }),
});

function publishedChange(stored: StoredChange, undone: number | undefined): z.output<typeof change> {
  const { kind, at, via, tool, summary, hash } = stored;
  return {
    change_id: changeId(stored.number),
    ...{ kind, at, via, tool, summary },
    row_count: stored.rowCount,
    import_id: stored.importNumber === null ? null : importId(stored.importNumber),
    undoes: stored.undoes === null ? null : stored.undoes.map(changeId),
    undone_by: undone === undefined ? null : changeId(undone),
    hash,
    previous_hash: stored.previousHash,
  };
}

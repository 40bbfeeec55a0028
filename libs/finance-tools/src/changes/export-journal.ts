import { readTransaction, type LedgerContext } from '../context';
import { forgottenRecord, recordFrame } from '../model/journal/change-record';
import { changedRowTexts } from '../store/journal/changed-rows';
import { lastForgotten } from '../store/journal/forgotten-changes';
import { changesAfter, headOf } from '../store/journal/stored-change';

const PAGE_CHANGES = 500;

/**
 * Writes the journal from one snapshot, oldest change first: one record a line, as canonical JSON with its `hash`. Where the
 * rows of a change were forgotten, they are null. Needs
 * the same memory for any number of rows. Returns the number of changes.
 */
export function exportJournal(context: LedgerContext, write: (text: string) => Promise<void> | void): Promise<number> {
  const { owner } = context;
  return readTransaction(context, async (connection) => {
    const forgotten = await lastForgotten(connection, owner);
    for (let written = 0; ;) {
      const page = await changesAfter(connection, owner, written, PAGE_CHANGES);
      for (const change of page) {
        if (change.number <= forgotten) {
          await write(`${forgottenRecord(headOf(change), change.hash)}\n`);
          written = change.number;
          continue;
        }
        const [opening, closing] = recordFrame(headOf(change), change.hash);
        await write(opening);
        let hasRows = false;
        for await (const rows of changedRowTexts(connection, owner, change, false)) {
          if (rows === '') continue;
          await write(hasRows ? `,${rows}` : rows);
          hasRows = true;
        }
        await write(`${closing}\n`);
        written = change.number;
      }
      if (page.length < PAGE_CHANGES) return written;
    }
  });
}

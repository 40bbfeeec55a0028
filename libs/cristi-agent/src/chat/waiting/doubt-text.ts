import { sanitizeName } from '../../model/sanitize-name';
import type { EntryField } from '../../model/waiting';
import { doubtIn } from '../sentences/doubts';
import type { Say } from '../sentences/sentences';

const LEARNT = /^category: as in "(.*)" of (\d{4}-\d{2}-\d{2})$/su;
const CORRECTED = /^category: (\S+) read as (.+)$/u;

const DOUBTS = {
  amount: 'doubtAmount',
  category: 'doubtCategory',
  date: 'doubtDate',
  type: 'doubtType',
} as const satisfies Record<EntryField, string>;

/** What the parser took for granted, for people. */
export function noteLines(say: Say, notes: readonly string[]): string[] {
  return notes.flatMap((note) => {
    const [, description, date] = LEARNT.exec(note) ?? [];
    if (description !== undefined && date !== undefined)
      return [say('asIn', { description: sanitizeName(description), date })];
    const [, written, word] = CORRECTED.exec(note) ?? [];
    return written === undefined || word === undefined
      ? []
      : [say('readAs', { written: sanitizeName(written), word: sanitizeName(word) })];
  });
}

/** Why a field has to be asked about, for people. */
export function reasonLines(say: Say, field: EntryField, reason: string | null): string[] {
  if (reason === null) return [];
  const stated = doubtIn(say.language, reason.slice(`${field}: `.length));
  return [say('reason', { reason: stated === undefined ? say(DOUBTS[field]) : sanitizeName(stated) })];
}

import { setImmediate as turn } from 'node:timers/promises';

import { DomainError, type ExceededLimit, type Tasks } from '@bursar/toolkit';

import { backendError } from '../errors';
import type { EntryFacts } from '../model/duplicates/entry-facts';
import type { StatementEntry, StatementsSummary } from '../model/statement/statement-reading';
import type { EntryColumns } from '../store/entry-columns';
import { asImportRefusal } from './import-refusals';
import type { FactColumns, FileToRead, readFile, ReadItem } from './reading-tasks';
import { REFUSED_STATEMENT } from './refused-statement-code';

/** Who reads for whom. */
export interface ReadingCall {
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** Reads a file, in a worker thread where there are some. */
export type ReadStatementFile = (file: FileToRead, call: ReadingCall) => AsyncIterable<ReadItem>;

/** Reads in this thread: the parsers are loaded with the first file. Others get a turn after each batch. */
export async function* readInline(file: FileToRead, { signal }: ReadingCall): AsyncGenerator<ReadItem> {
  const tasks = await import('./reading-tasks');
  for (const item of tasks.readFile(file)) {
    signal.throwIfAborted();
    yield item;
    await turn();
  }
}

/** Statements that take longer to read are far over the limits of their formats. */
const DEADLINE_MILLISECONDS = 60_000;

/** A statement of so many bytes is read in less time than it takes to begin in another thread, and holds nobody up. */
const INLINE_BYTES = 16_384;

/** Reads in worker threads, and small statements in this one. */
export function readInWorkers(tasks: Tasks<ReadingTasks>): ReadStatementFile {
  return (file, call) =>
    isSmall(file.content)
      ? readInline(file, call)
      : tasks.stream('readFile', file, { ...call, refuse: exceeded, deadlineMilliseconds: DEADLINE_MILLISECONDS });
}

/** What is packed may be of any size. */
function isSmall(content: string | Uint8Array): boolean {
  if (content.length > INLINE_BYTES) return false;
  return typeof content === 'string' || content[0] !== PACKED[0] || content[1] !== PACKED[1];
}

/** How zip archives and workbooks begin: `PK`. */
const PACKED = [0x50, 0x4b] as const;

/** The task functions of `reading-tasks.ts`. */
export type ReadingTasks = { readonly readFile: typeof readFile };

function exceeded(limit: ExceededLimit): DomainError {
  if (limit === 'queue') return backendError('Too many statements are being read.');
  return new DomainError(REFUSED_STATEMENT, 'too large', {
    ...{ reason: 'TOO_LARGE', place: null, found: 'reading it takes more than a statement may take' },
    remedy: 'split the statement',
  });
}

/** The entries of one account of the file: rows and what identifies them, in the order of the file. */
export interface EntriesOfAccount {
  readonly rows: number[];
  readonly entries: EntryFacts[];
}

export interface FileEntries {
  /** By the account's index in the reading. */
  readonly byAccount: readonly EntriesOfAccount[];
  readonly first: readonly StatementEntry[];
  readonly last: readonly StatementEntry[];
}

/** A file that is being read: its summary is there. */
export interface FileReading {
  readonly summary: StatementsSummary;
  /**
   * Reads on to the end; `onBatch` gets one batch after the other, while the next is being read. `byAccount` is empty
   * unless `keepsFacts`.
   */
  entries(
    onBatch: (columns: EntryColumns, facts: FactColumns) => Promise<void>,
    keepsFacts: boolean,
  ): Promise<FileEntries>;
  /** Ends the reading. */
  close(): Promise<void>;
}

/** Begins to read a file. Throws VALIDATION_ERROR on `field` for a file that cannot be read. */
export async function beginReading(items: AsyncIterable<ReadItem>, field: string): Promise<FileReading> {
  const iterator = items[Symbol.asyncIterator]();
  const next = async () => {
    const item = await iterator.next().catch((error: unknown) => {
      throw asImportRefusal(error, field);
    });
    return item.done === true ? undefined : item.value;
  };
  const head = await next();
  if (head?.kind !== 'summary') throw new Error('a reading begins with its summary');
  const { summary } = head;
  return {
    summary,
    close: async () => void (await iterator.return?.()),
    entries: async (onBatch, keepsFacts) => {
      const byAccount = summary.accounts.map((): EntriesOfAccount => ({ rows: [], entries: [] }));
      let before = Promise.resolve();
      for (let item = await next(); item !== undefined; item = await next()) {
        await before;
        if (item.kind === 'shown') return { byAccount, first: item.first, last: item.last };
        if (item.kind !== 'batch') continue;
        if (keepsFacts) sortIn(byAccount, item.facts);
        before = onBatch(item.columns, item.facts);
        // It may fail before it is awaited.
        before.catch(() => undefined);
      }
      throw new Error('a reading ends with what is shown of it');
    },
  };
}

function sortIn(byAccount: readonly EntriesOfAccount[], { row, account, facts, id, former }: FactColumns): void {
  for (const [index, number] of row.entries()) {
    const target = byAccount[account[index] ?? -1];
    target?.rows.push(number);
    target?.entries.push({ facts: facts[index] ?? '', id: id[index] ?? null, former: former[index] ?? [] });
  }
}

import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { statementText } from '../ledger/bank-statement';
import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { milliseconds, ratioRow, type Row } from '../report/row';
import { BURSAR } from '../servers/paths';
import { startStdio, type StdioProcess } from '../servers/stdio-process';
import { memoryOfBursar, timeOf, timeOfBursar } from './command';
import { commandsIn, PLAIN_TEXTS, READERS, type OwnDataCommand, type PlainText } from './commands';

const ROWS = 100_000;
const MOST_ROWS = 1_000_000;
/** A busy machine reads this many in the time that a statement may take. */
const STATEMENT_ROWS = 20_000;
const ROUNDS = 3;
/** For what is exported; encryption and verification are printed beside it. */
const GOAL = 3;
const WITHOUT_GOAL: readonly string[] = ['encrypted', 'verify'];
const MEMORY_GOAL_MEGABYTES = 150;

const NAMES: Readonly<Record<Exclude<OwnDataCommand, 'backup'>, string>> = {
  beancount: 'export as beancount',
  hledger: 'export as hledger',
  ledger: 'export as ledger',
  csv: 'export of all postings as CSV',
  archive: 'export of the archive',
  encrypted: 'backup, encrypted for a recipient',
  verify: 'verification of a backup',
};
const MEASURED = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** What leaves bursar, as commands from their start to their end, next to a backup of the same. */
export function ownDataRows(): Promise<Row[]> {
  return withLedger(async ({ fill, folder, commands }) => {
    await fill(0, ROWS);
    return timeRows(folder, commands);
  });
}

/** The memory that the same commands need for ten times as many rows: these take many minutes to import. */
export function ownDataMemoryRows(): Promise<Row[]> {
  return withLedger(async ({ fill, folder, commands }) => {
    await fill(0, ROWS);
    const few = await memories(folder, commands);
    await fill(ROWS, MOST_ROWS - ROWS);
    return memoryRows(few, await memories(folder, commands));
  });
}

interface Ledger {
  readonly folder: string;
  readonly commands: Commands;
  fill(first: number, rows: number): Promise<void>;
}

async function withLedger(measure: (ledger: Ledger) => Promise<Row[]>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  // Keeps the database running.
  const bursar = await startStdio(BURSAR, ['stdio', '--data-dir', dataDir]);
  try {
    const commands = commandsIn(folder, dataDir);
    return await measure({ folder, commands, fill: (first, rows) => fill(bursar, first, rows) });
  } finally {
    await bursar.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function fill(bursar: StdioProcess, first: number, rows: number): Promise<void> {
  for (let from = first; from < first + rows; from += STATEMENT_ROWS) await importRows(bursar, from, STATEMENT_ROWS);
}

async function importRows({ call }: StdioProcess, first: number, rows: number): Promise<void> {
  const { structuredContent } = await call('finance_transactions_import', {
    account_id: 'main',
    create_account: { name: 'Main', currency: 'CHF' },
    mode: 'commit',
    content: statementText(first, rows, MOST_ROWS),
  });
  const { imported_count: imported } = structuredContent as { readonly imported_count: number };
  if (imported !== rows) throw new Error(`${imported} of ${rows} rows were imported`);
}

type Commands = ReturnType<typeof commandsIn>;

async function timeRows(folder: string, commands: Commands): Promise<Row[]> {
  const measures = Object.fromEntries(
    Object.entries(commands).map(([name, args]) => [name, () => timeOfBursar(...args)]),
  ) as Record<OwnDataCommand, () => Promise<number>>;
  // The caches of the database and of the disk are warm; verification has a backup to read.
  await measures.backup();
  const times = await interleaved(ROUNDS, measures);
  const rows: Row[] = [];
  for (const name of MEASURED) {
    const also = PLAIN_TEXTS.includes(name as PlainText) ? await readingTime(folder, name as PlainText) : undefined;
    rows.push(
      ratioRow({
        what: `${NAMES[name]}, ${ROWS} transactions`,
        measured: median(times[name]),
        reference: median(times.backup),
        referenceName: 'backup of the same',
        ...(!WITHOUT_GOAL.includes(name) && { goal: GOAL }),
        ...(also !== undefined && { also }),
      }),
    );
  }
  return rows;
}

/** How long the program that the file is for takes to check it. */
async function readingTime(folder: string, format: PlainText): Promise<string> {
  const { program, args } = READERS[format];
  try {
    return `${program} reads it in ${milliseconds(await timeOf(program, args(join(folder, format))))}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return `${program} is not installed`;
    throw error;
  }
}

interface Memories {
  readonly megabytes: ReadonlyMap<string, number>;
  /** Of the archive. */
  readonly size: number;
}

async function memories(folder: string, commands: Commands): Promise<Memories> {
  const megabytes = new Map<string, number>();
  for (const name of ['hledger', 'archive', 'encrypted'] as const) {
    megabytes.set(NAMES[name], await memoryOfBursar(...commands[name]));
  }
  megabytes.set('reading of the archive', await memoryOfBursar('import', join(folder, 'archive')));
  return { megabytes, size: statSync(join(folder, 'archive')).size / 1_000_000 };
}

function memoryRows(few: Memories, many: Memories): Row[] {
  return [...many.megabytes].map(([name, measured]) => {
    const size = name.endsWith('the archive') ? ` (${many.size.toFixed(0)} MB)` : '';
    return {
      what: `memory of node: ${name}, ${MOST_ROWS} transactions${size}`,
      measured: `${measured.toFixed(0)} MB`,
      reference: `of ${ROWS} ${few.megabytes.get(name)?.toFixed(0)} MB`,
      goal: `≤ ${MEMORY_GOAL_MEGABYTES} MB`,
      isMet: measured <= MEMORY_GOAL_MEGABYTES,
    };
  });
}

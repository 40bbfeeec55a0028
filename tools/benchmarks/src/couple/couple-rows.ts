import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { openDatabase, type Database } from '@bursar/database';
import { createSharedSplit, loadSplitwise } from '@bursar/shared-split';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';
import { ratioRow, type Row } from '../report/row';

const MONTHS = 120;
const MOVEMENTS = 50_000;
const FILE_ROWS = 10_000;
const ROUNDS = 31;
const QUARTER = { year: 2026, month: 2 };
const MOVEMENTS_OF_THE_MONTH = 400;
const ELIAS = { requested_by_participant_id: 'elias' };

const HEADER = 'Date,Description,Category,Cost,Currency,elias,leticia';

/** Ten years of a couple: the balance next to a month, a correction next to an entry, an import next to reading its file. */
export async function coupleRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  try {
    const domain = createSharedSplit({ database, clock: systemClock });
    const call = (tool: string, input: object) => callTool(domain, tool, input);
    await call('list_participants', {});
    await importRows(database, yearsOf(MOVEMENTS));
    const purchase = { type: 'purchase', amount: '10.00', description: 'Mercado', occurred_at: '2015-01-10', ...ELIAS };
    const ids: string[] = [];
    const create = async () =>
      void ids.push((JSON.parse(await call('create_movement', purchase)) as { id: string }).id);
    const correct = () =>
      call('correct_movement', { movement_id: ids.pop(), action: 'replace', amount: '9.00', ...ELIAS });
    const measures = {
      balance: () => timed(() => call('get_balance', {})),
      month: () => timed(() => call('get_monthly_summary', QUARTER)),
      create: () => timed(create),
      correct: async () => {
        await create();
        return timed(correct);
      },
    };
    await interleaved(5, measures);
    const times = await interleaved(ROUNDS, measures);
    const files = await interleaved(7, {
      import: () => {
        const text = yearsOf(FILE_ROWS, `file of ${Math.random()}`);
        return timed(() => importRows(database, text));
      },
      parse: async () => {
        const imports = await loadSplitwise({ database, clock: systemClock, owner: 'local' });
        const bytes = new TextEncoder().encode(yearsOf(FILE_ROWS));
        return timed(() => imports.parseFile(bytes));
      },
      rows: () => timed(() => insertRows(database)),
    });
    return [
      ratioRow({
        what: `balance over ${MONTHS} months and ${MOVEMENTS} movements (shared-split)`,
        measured: median(times.balance),
        reference: median(times.month),
        referenceName: `a summary of a month of ${MOVEMENTS_OF_THE_MONTH}`,
        goal: 5,
      }),
      ratioRow({
        what: 'replacing a movement (shared-split)',
        measured: median(times.correct),
        reference: median(times.create),
        referenceName: 'creating one',
        goal: 3,
      }),
      ratioRow({
        what: `import of ${FILE_ROWS} rows of Splitwise (shared-split)`,
        measured: median(files.import),
        reference: median(files.parse),
        referenceName: 'parsing and checking the file',
        goal: 10,
      }),
      ratioRow({
        what: `import of ${FILE_ROWS} rows of Splitwise (shared-split)`,
        measured: median(files.import),
        reference: median(files.rows),
        referenceName: 'the same rows by SQL',
        goal: 3,
      }),
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function importRows(database: Database, text: string): Promise<void> {
  const imports = await loadSplitwise({ database, clock: systemClock, owner: 'local' });
  await imports.importFile(new TextEncoder().encode(text), { people: {}, isPreview: false });
}

/** As many rows as the file has, made by the database itself under the same constraints and indexes. */
async function insertRows(database: Database): Promise<void> {
  await database.transaction(
    (tx) => tx.query`
      insert into shared_split.movements (household_id, movement_id, type, amount_cents, description, folded_description,
        occurred_at, competence_month, payer_id, requested_by_id, external_id, created_at)
      select household_id, gen_random_uuid(), 'purchase', 100 + n, 'Mercado ' || n, 'mercado ' || n, 0,
        to_char(date '2017-01-01' + make_interval(months => n % ${MONTHS}), 'YYYY-MM'), 'elias', 'elias',
        'row:' || gen_random_uuid(), 0
      from shared_split.households, generate_series(1, ${FILE_ROWS}) n`,
  );
}

/** Rows spread over ten years, as Splitwise exports them, with 400 in each whole month of fifty thousand. */
function yearsOf(rows: number, description = 'Mercado'): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const month = row % MONTHS;
    const date = `${2017 + Math.trunc(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-10`;
    const half = 100 + (row % 9_000);
    const sign = row % 3 === 0 ? 1 : -1;
    const [cost, one, other] = [2 * half, sign * half, -sign * half].map((cents) => (cents / 100).toFixed(2));
    return `${date},${description} ${row},General,${cost},BRL,${one},${other}`;
  });
  return [HEADER, ...lines].join('\n');
}

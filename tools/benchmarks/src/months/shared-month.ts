import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { openDatabase, type Connection, type Database } from '@bursar/database';
import { createSharedSplit } from '@bursar/shared-split';
import { localCaller, type Domain } from '@bursar/toolkit';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

/** A query's times as a tool call, and those of the one statement with the same facts. */
export interface MonthQueryFigures {
  readonly what: string;
  /** Whether it is the month added up; else it is a page of it. */
  readonly isSum: boolean;
  /** Among ten other months. */
  readonly few: Times;
  /** Among a thousand. */
  readonly many: Times;
}

export interface Times {
  readonly milliseconds: number;
  readonly statementMilliseconds: number;
}

const MOVEMENTS = 5_000;
const MOVEMENTS_OF_OTHER_MONTHS = 100;
const ROUNDS = 101;
const MONTH = { year: 2026, month: 2 };

interface Query {
  readonly what: string;
  readonly tool: string;
  readonly statement: (sql: Connection) => Promise<unknown>;
}

const QUERIES: readonly Query[] = [
  {
    what: 'summary of a month',
    tool: 'get_monthly_summary',
    statement: (sql) => sql.query`
      select p.participant_id, p.display_name, p.is_active, t.purchases, t.refunds, t.equal_net, t.own_share
      from shared_split.participants p
      left join (
        select payer_id, sum(amount_cents) filter (where type = 'purchase') as purchases,
          sum(amount_cents) filter (where type = 'refund') as refunds,
          sum(case type when 'purchase' then amount_cents else -amount_cents end)
            filter (where payer_share_cents is null) as equal_net,
          sum(case type when 'purchase' then payer_share_cents else -payer_share_cents end) as own_share
        from shared_split.movements
        where household_id = ${localCaller.owner} and competence_month = '2026-02' and status = 'active'
        group by payer_id
      ) t on t.payer_id = p.participant_id
      where p.household_id = ${localCaller.owner}`,
  },
  {
    what: 'first page of a month',
    tool: 'list_movements',
    statement: (sql) => sql.query`
      select m.movement_id, m.type, m.amount_cents, m.description, m.occurred_at, m.payer_id, m.requested_by_id,
        m.external_id, m.original_purchase_id, m.created_at,
        (select count(*) from shared_split.movements
          where household_id = ${localCaller.owner} and competence_month = '2026-02') as total
      from shared_split.movements m
      where m.household_id = ${localCaller.owner} and m.competence_month = '2026-02'
      order by m.occurred_at desc, m.created_at desc, m.sequence desc
      limit 50`,
  },
];

/** Queries a month of 5,000 movements in two households: one has few other months, one has many. */
export async function measureSharedMonth(): Promise<MonthQueryFigures[]> {
  const few = await openHousehold(10);
  const many = await openHousehold(1_000);
  try {
    const figures: MonthQueryFigures[] = [];
    for (const { what, tool, statement } of QUERIES) {
      const own = ({ domain }: Household) => timed(() => callTool(domain, tool, MONTH));
      const statementOnly = ({ database }: Household) => timed(() => database.run(statement));
      const times = await interleaved(ROUNDS, {
        few: () => own(few),
        fewStatement: () => statementOnly(few),
        many: () => own(many),
        manyStatement: () => statementOnly(many),
      });
      figures.push({
        what,
        isSum: tool === 'get_monthly_summary',
        few: { milliseconds: median(times.few), statementMilliseconds: median(times.fewStatement) },
        many: { milliseconds: median(times.many), statementMilliseconds: median(times.manyStatement) },
      });
    }
    return figures;
  } finally {
    await few.close();
    await many.close();
  }
}

interface Household {
  readonly domain: Domain;
  readonly database: Database;
  close(): Promise<void>;
}

async function openHousehold(otherMonths: number): Promise<Household> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  const domain = createSharedSplit({ database, clock: systemClock });
  await callTool(domain, 'list_participants', {});
  await fill(database, otherMonths);
  return {
    domain,
    database,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** In order of time: other months before and after; one movement in twenty is a refund. */
async function fill(database: Database, otherMonths: number): Promise<void> {
  await database.run(async (sql) => {
    const first = 2026 * 12 + 1 - Math.floor(otherMonths * 0.3);
    for (let month = first; month <= first + otherMonths; month += 1) {
      const text = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
      const count = text === '2026-02' ? MOVEMENTS : MOVEMENTS_OF_OTHER_MONTHS;
      await sql.query`
        with numbered as (
          select n, n % 20 = 0 as is_refund, md5(${text} || n)::uuid as id,
            md5(${text} || (n - 1))::uuid as before, (${text} || '-01')::timestamp + n * interval '8 minutes' as at
          from generate_series(1, ${count}::int) n)
        insert into shared_split.movements (household_id, movement_id, type, amount_cents, description,
          folded_description, occurred_at, competence_month, payer_id, requested_by_id, external_id,
          original_purchase_id, created_at)
        select ${localCaller.owner}, id, case when is_refund then 'refund' else 'purchase' end, 100 + n * 7 % 9000,
          'Compra número ' || n, 'compra numero ' || n, extract(epoch from at) * 1000, ${text},
          case when n % 3 = 0 then 'elias' else 'leticia' end, 'elias', 'banco-' || n,
          case when is_refund then before end, extract(epoch from at) * 1000
        from numbered order by n`;
    }
    await sql.script('vacuum analyze shared_split.movements');
  });
}

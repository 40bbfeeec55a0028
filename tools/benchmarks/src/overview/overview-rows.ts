import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addDays, type CivilDate } from '@bursar/calendar';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { milliseconds, type Row } from '../report/row';
import type { Call } from '../servers/mcp-calls';
import { BURSAR } from '../servers/paths';
import { startStdio } from '../servers/stdio-process';
import { householdStatement, today } from './household-statement';

const ROWS = 20_000;
const ACCOUNTS = 4;
const MONTHS = 36;
const FURTHER = 300;
const ROUNDS = 31;
const WARM_UP_ROUNDS = 5;
const GOAL_MILLISECONDS = 50;

/** The overview of a household with statements of some years, by MCP over stdio, as the page asks for it. */
export async function overviewRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const bursar = await startStdio(BURSAR, ['stdio', '--data-dir', dataDir]);
  try {
    await fill(bursar.call, today());
    const measures = {
      overview: () => timed(() => bursar.call('get_overview', {})),
      trend: () => timed(() => bursar.call('get_overview', { trend_months: 12 })),
      echo: () => timed(() => bursar.call('list_participants', {})),
    };
    await interleaved(WARM_UP_ROUNDS, measures);
    const times = await interleaved(ROUNDS, measures);
    const row = (what: string, measured: number): Row => ({
      what,
      measured: milliseconds(measured),
      reference: `listing the two people ${milliseconds(median(times.echo))}`,
      goal: `≤ ${GOAL_MILLISECONDS} ms`,
      isMet: measured <= GOAL_MILLISECONDS,
    });
    return [
      row(`overview of a household of ${ROWS} bank rows over ${MONTHS} months (all domains)`, median(times.overview)),
      row('the same with twelve months of trend', median(times.trend)),
    ];
  } finally {
    await bursar.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function fill(call: Call, day: CivilDate): Promise<void> {
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    await call('finance_transactions_import', {
      ...{ account_id: `bank-${account}`, mode: 'commit' },
      create_account: { name: `Bank ${account}`, currency: 'CHF' },
      content: householdStatement(account, ROWS / ACCOUNTS, MONTHS, day),
    });
  }
  const { structuredContent } = await call('planifi_createAccount_v1', {
    ...{ idempotencyKey: randomUUID(), name: 'Wallet', type: 'CASH' },
  });
  const { account } = structuredContent as { readonly account: { readonly id: string } };
  for (let entry = 0; entry < FURTHER; entry += 1) {
    const date = addDays(day, -((entry * 7) % (MONTHS * 30))).text;
    await call('create_movement', {
      ...{ type: 'purchase', amount: `${10 + (entry % 90)}.00`, description: `Market ${entry}`, occurred_at: date },
      requested_by_participant_id: entry % 2 === 0 ? 'elias' : 'leticia',
    });
    await call('add_transaction', {
      ...{ user_id: 'elias', thread_id: 'home' },
      transaction: {
        ...{ type: 'EXPENSE', amount_mxn_cents: 1_000 + entry, date_iso: date },
        ...{ category_type: 'VARIABLE', category: 'Food' },
      },
    });
    await call('planifi_createTransaction_v1', {
      ...{ idempotencyKey: randomUUID(), accountId: account.id, amount: 5 + (entry % 50), occurredOn: date },
      description: `Taxi ${entry}`,
    });
  }
  for (let rule = 0; rule < 5; rule += 1) {
    await call('create_recurrence', {
      ...{ description: `Bill ${rule}`, amount: '100.00', payer_participant_id: 'elias', reference_day: 1 + rule },
      ...{ requested_by_participant_id: 'elias', start_competence_month: day.text.slice(0, 7) },
      split_config: { type: 'equal' },
    });
  }
}

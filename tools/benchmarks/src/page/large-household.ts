import { addMonths, dayWithinMonth, monthOfDate, systemClock, type CivilDate } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { createSharedSplit, loadSplitwise } from '@bursar/shared-split';

import { callTool } from '../measuring/tool-call';
import { householdStatement } from '../overview/household-statement';
import { callsTo } from '../servers/mcp-calls';

export const BANK_ROWS = 100_000;
export const MOVEMENTS = 5_000;
export const MONTHS = 12;
const ACCOUNTS = 4;

const HEADER = 'Date,Description,Category,Cost,Currency,elias,leticia';

/** Stores the shared expenses of a year in an empty data directory that nothing serves. */
export async function fillShared(dataDir: string, today: CivilDate): Promise<void> {
  const database = openDatabase({ dataDir });
  try {
    await callTool(createSharedSplit({ database, clock: systemClock }), 'list_participants', {});
    const imports = await loadSplitwise({ database, clock: systemClock, owner: 'local' });
    await imports.importFile(new TextEncoder().encode(sharedYear(today)), { people: {}, isPreview: false });
  } finally {
    await database.close();
  }
}

/** Stores the statements of a served household, and waits until what is derived from them is known: it is not part of a press. */
export async function fillBank(url: string, today: CivilDate): Promise<void> {
  const { call, close } = callsTo(url, '2026-07-28', 1);
  try {
    for (let account = 1; account <= ACCOUNTS; account += 1) {
      await call('finance_transactions_import', {
        ...{ account_id: `bank-${account}`, mode: 'commit' },
        create_account: { name: `Bank ${account}`, currency: 'CHF' },
        content: householdStatement(account, BANK_ROWS / ACCOUNTS, MONTHS, today),
      });
    }
    const { structuredContent } = await call('get_overview', { trend_months: MONTHS });
    const { unavailable } = structuredContent as { readonly unavailable: readonly unknown[] };
    if (unavailable.length > 0) throw new Error(`not every domain can be read: ${JSON.stringify(unavailable)}`);
  } finally {
    close();
  }
}

/** As Splitwise exports it, with as many expenses each month. */
function sharedYear(today: CivilDate): string {
  const first = addMonths(monthOfDate(today), 1 - MONTHS);
  const lines = Array.from({ length: MOVEMENTS }, (_, row) => {
    const day = dayWithinMonth(addMonths(first, row % MONTHS), 1 + (row % 20));
    const half = 100 + (row % 9_000);
    const sign = row % 3 === 0 ? 1 : -1;
    const [cost, one, other] = [2 * half, sign * half, -sign * half].map((cents) => (cents / 100).toFixed(2));
    return `${day.text},Market ${row},General,${cost},BRL,${one},${other}`;
  });
  return [HEADER, ...lines].join('\n');
}

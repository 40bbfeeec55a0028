import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { systemClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';
import { createSharedSplit } from '@bursar/shared-split';

import { percentile } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { callTool } from '../measuring/tool-call';

export interface GenerationFigures {
  /** Generating the movements of all rules in one month. */
  readonly milliseconds: number;
  /** The 95th percentile of the time to register a rule. */
  readonly registeringMilliseconds: number;
}

/** Registers `rules` monthly expenses, and requests a month without any of their movements yet. */
export async function measureGeneration(rules: number): Promise<GenerationFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  const domain = createSharedSplit({ database, clock: systemClock });
  try {
    const registering: number[] = [];
    for (let rule = 1; rule <= rules; rule += 1) {
      const input = {
        description: `Assinatura ${rule}`,
        amount: '10.00',
        payer_participant_id: rule % 2 === 0 ? 'elias' : 'leticia',
        requested_by_participant_id: 'elias',
        split_config: { type: 'equal' },
        reference_day: 1 + (rule % 28),
        start_competence_month: '2026-01',
      };
      registering.push(await timed(() => callTool(domain, 'create_recurrence', input)));
    }
    const month = { year: 2026, month: 2, auto_generate: true };
    const milliseconds = await timed(() => callTool(domain, 'get_monthly_summary', month));
    const page = await callTool(domain, 'list_movements', { year: 2026, month: 2 });
    if ((JSON.parse(page) as { readonly total: number }).total !== rules) throw new Error(page.slice(0, 200));
    return { milliseconds, registeringMilliseconds: percentile(registering, 95) };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

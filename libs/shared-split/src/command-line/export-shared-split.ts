import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

/** Writes everything that a household has, for a command line. What it needs is loaded when it is called. */
export async function exportSharedSplit(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly owner: string;
  readonly format: 'jsonl' | 'csv';
  readonly write: (text: string) => Promise<void>;
}): Promise<void> {
  const [{ openContext }, { writeExport }] = await Promise.all([
    import('../open-context'),
    import('../exports/write-export'),
  ]);
  const { owner, format, write } = options;
  await writeExport(openContext(owner, options), format, write);
}

import { once } from 'node:events';

import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { invalidValue } from '../../configuration/read-settings';
import { withLedger } from '../with-ledger';
import { rejectPositionals } from '../reject-positionals';

const OPTIONS = {
  owner: { type: 'string' },
  account: { type: 'string' },
  format: { type: 'string' },
} as const;
const FORMATS = ['jsonl', 'csv'] as const;

/** `bursar export`: prints every imported transaction, oldest first, as JSON lines or CSV. */
export async function exportLedger(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS, OPTIONS);
  rejectPositionals('export', positionals);
  const { account: accountId, format: named = 'jsonl' } = values;
  const format = FORMATS.find((name) => name === named);
  if (format === undefined) throw invalidValue('--format', named, FORMATS.join(' or '));
  await withLedger(values, async (ledger) => {
    await ledger.exportTransactions({ format, write, ...(accountId !== undefined && { accountId }) });
  });
}

/** Waits for a reader that is slower than the database. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

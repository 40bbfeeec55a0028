import { verifyJournalFile } from '../model/journal/verify-file';
import type { TestLedger } from './finance-store';

/** Verifies the journal of a ledger against its rows, and its export, which must end with the same hash. */
export async function requireJournal(ledger: TestLedger): Promise<void> {
  const administration = await ledger.administration();
  let text = '';
  await administration.exportJournal((piece) => void (text += piece));
  const { changes, head } = (await administration.verifyJournal()) as { changes: number; head: string };
  const chunks = async function* () {
    yield Buffer.from(text);
  };
  expect(await verifyJournalFile(chunks())).toEqual({ changes, head });
}

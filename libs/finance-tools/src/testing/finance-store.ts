import { randomUUID } from 'node:crypto';

import { stoppedClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { createTestDatabase } from '@bursar/database/testing';
import { noOpenFolders, type OpenFolders } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';

import { createFinanceTools, type FinanceToolsDependencies } from '../finance-tools';
import { loadLedger, type LedgerAdministration } from '../ledger-administration';
import { migrations } from '../store/migrations';

// What an answer holds is checked by what a test expects of it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Answer = any;

/** An owner's ledger as a client meets it. */
export interface TestLedger {
  readonly owner: string;
  /** The structured answer; a refusal is thrown. */
  ask(tool: string, input?: unknown): Promise<Answer>;
  /** The body of the refusal, `{code, message, details?}`; an answer is thrown. */
  refusal(tool: string, input?: unknown): Promise<Answer>;
  /** Commits a statement, into a CHF account unless told otherwise. */
  commit(content: string, input?: object): Promise<Answer>;
  /** All transactions, the oldest first: what people see of them, and their external ids. */
  transactions(): Promise<readonly Answer[]>;
  administration(): Promise<LedgerAdministration>;
}

export interface FinanceStore {
  readonly database: Database;
  /** A ledger of a new owner, or of a known one. */
  ledger(options?: Partial<FinanceToolsDependencies> & { files?: OpenFolders; owner?: string }): TestLedger;
  drop(): Promise<void>;
}

/** A real database for a test file; tests keep apart by owners of their own. */
export async function openFinanceStore(): Promise<FinanceStore> {
  const test = await createTestDatabase([migrations]);
  const clock = stoppedClock('2026-02-10');
  return {
    database: test.database,
    drop: () => test.drop(),
    ledger: ({ files = noOpenFolders, owner = randomUUID(), ...options } = {}) => {
      const domain = createFinanceTools({ database: test.database, clock, filesOpen: files.any, ...options });
      const context = { files, caller: { owner, isLocal: true } };
      const call = (tool: string, input: unknown) => callTool(domain, tool, input, context);
      const ask: TestLedger['ask'] = async (tool, input = {}) => {
        const outcome = await call(tool, input);
        if ('error' in outcome) throw new Error(`refused: ${outcome.error.message}`);
        return JSON.parse(JSON.stringify(outcome.result.structured));
      };
      const administration = () => loadLedger({ database: test.database, clock, owner });
      return {
        owner,
        ask,
        administration,
        refusal: async (tool, input = {}) => {
          const outcome = await call(tool, input);
          if ('result' in outcome) throw new Error(`not refused: ${JSON.stringify(outcome.result.structured)}`);
          if (outcome.failure.kind !== 'tool-result') throw new Error('not a result');
          return JSON.parse(outcome.failure.content[0]?.text ?? '');
        },
        commit: (content, input = {}) =>
          ask('finance_transactions_import', {
            account_id: 'main',
            content,
            mode: 'commit',
            create_account: { name: 'Main', currency: 'CHF' },
            ...input,
          }),
        transactions: async () => {
          let text = '';
          const write = (piece: string) => void (text += piece);
          await (await administration()).exportTransactions({ format: 'jsonl', write });
          return text
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line));
        },
      };
    },
  };
}

import { randomUUID } from 'node:crypto';

import { stoppedClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { createTestDatabase } from '@bursar/database/testing';
import { noOpenFolders, type OpenFolders } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';

import { createFinanceTools, type FinanceToolsDependencies } from '../finance-tools';
import { loadLedger, type LedgerAdministration } from '../command-line/ledger-administration';
import { migrations } from '../store/migrations';

/** Parsed JSON: the expectations of a test check what it contains. */
export type Answer = ReturnType<typeof JSON.parse>;

/** An owner's ledger, as a client uses it. */
export interface TestLedger {
  readonly owner: string;
  /** Returns the structured result; throws a refusal. */
  call(tool: string, input?: unknown): Promise<Answer>;
  /** Returns what a result says outside of its answer; undefined where that is nothing. */
  metaOf(tool: string, input?: unknown): Promise<Answer | undefined>;
  /** Returns the body of the refusal, `{code, message, details?}`; throws if the call succeeds. */
  refusal(tool: string, input?: unknown): Promise<Answer>;
  /** Commits a statement, into the account `main` in CHF unless `input` says otherwise. */
  commit(content: string, input?: object): Promise<Answer>;
  /** All transactions as an export has them, oldest first. */
  transactions(): Promise<readonly Answer[]>;
  administration(): Promise<LedgerAdministration>;
}

export interface FinanceStore {
  readonly database: Database;
  /** The ledger of `owner`, or of a new owner. */
  ledger(options?: Partial<FinanceToolsDependencies> & { files?: OpenFolders; owner?: string }): TestLedger;
  drop(): Promise<void>;
}

/** A real database for a test file; each test has its own owner. `from`: the migrations that it has already. */
export async function openFinanceStore(from = migrations): Promise<FinanceStore> {
  const test = await createTestDatabase([from]);
  const clock = stoppedClock('2026-02-10');
  return {
    database: test.database,
    drop: () => test.drop(),
    ledger: ({ files = noOpenFolders, owner = randomUUID(), ...options } = {}) => {
      const domain = createFinanceTools({ database: test.database, clock, filesOpen: files.any, ...options });
      const context = { files, caller: { owner, isLocal: true } };
      const outcomeOf = (tool: string, input: unknown) => callTool(domain, tool, input, context);
      const call: TestLedger['call'] = async (tool, input = {}) => {
        const outcome = await outcomeOf(tool, input);
        if ('error' in outcome) throw new Error(`refused: ${outcome.error.message}`);
        return JSON.parse(JSON.stringify(outcome.result.structured));
      };
      const administration = () => loadLedger({ database: test.database, clock, owner });
      return {
        owner,
        call,
        administration,
        metaOf: async (tool, input = {}) => {
          const outcome = await outcomeOf(tool, input);
          if ('error' in outcome) throw new Error(`refused: ${outcome.error.message}`);
          return outcome.result.meta;
        },
        refusal: async (tool, input = {}) => {
          const outcome = await outcomeOf(tool, input);
          if ('result' in outcome) throw new Error(`not refused: ${JSON.stringify(outcome.result.structured)}`);
          if (outcome.failure.kind !== 'tool-result') throw new Error('not a result');
          return JSON.parse(outcome.failure.content[0]?.text ?? '');
        },
        commit: (content, input = {}) =>
          call('finance_transactions_import', {
            account_id: 'main',
            content,
            mode: 'commit',
            create_account: { name: 'Main', currency: 'CHF' },
            // Generated entries look like those of a card at times.
            amounts: 'as_is',
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

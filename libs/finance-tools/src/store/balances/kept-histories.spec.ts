import { addDays, civilDate } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import fc from 'fast-check';

import { unknownSpans } from '../../model/balances/split-steps';
import { openFinanceStore, type FinanceStore, type TestLedger } from '../../testing/finance-store';
import { decimalOf } from '../../testing/ledger-model';
import { spanSteps } from './entry-steps';
import { keptHistories } from './kept-histories';
import { readHistories, type Histories } from './read-histories';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const DAYS = 100;
const day = (number: number) => addDays(civilDate('2025-10-20'), number).text;
const account = fc.constantFrom('giro', 'spar');

type Step =
  | {
      readonly kind: 'import';
      readonly account: string;
      readonly lines: readonly (readonly [number, number])[];
      readonly before: number | null;
    }
  | { readonly kind: 'tell'; readonly account: string; readonly at: number; readonly cents: number }
  | { readonly kind: 'update' }
  | { readonly kind: 'undo'; readonly back: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      account,
      lines: fc.array(fc.tuple(fc.nat(DAYS - 1), fc.integer({ min: -9_999, max: 9_999 })), {
        minLength: 1,
        maxLength: 6,
      }),
      before: fc.option(fc.integer({ min: -9_999, max: 9_999 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('tell' as const),
      account,
      at: fc.nat(DAYS - 1),
      cents: fc.integer({ min: -9_999, max: 9_999 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'update' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.nat(3) }) },
);

/** A statement, with a balance on each line if it is known what the account held before. */
function statement(step: Step & { kind: 'import' }, number: number): string {
  let balance = step.before ?? 0;
  const lines = step.lines
    .toSorted(([one], [other]) => one - other)
    .map(([at, cents], index) => {
      balance += cents;
      const cells = [day(at), `Line ${number}-${index}`, decimalOf(cents), `R${at}`];
      return [...cells, ...(step.before === null ? [] : [decimalOf(balance)])].join(';');
    });
  return [`date;text;amount;reference${step.before === null ? '' : ';balance'}`, ...lines].join('\n');
}

async function make(ledger: TestLedger, step: Step, number: number): Promise<void> {
  if (step.kind === 'import') {
    const create_account = { name: step.account, currency: 'CHF' };
    await ledger.commit(statement(step, number), { account_id: step.account, create_account });
  } else if (step.kind === 'tell') {
    const tell = [{ account_id: step.account, date: day(step.at), balance: decimalOf(step.cents) }];
    await ledger.call('finance_balances_get', { tell });
  } else if (step.kind === 'update') {
    await ledger.call('finance_transactions_update', {
      ...{ filter: { is_split: false }, set: { note: `Note ${number}` }, mode: 'commit' },
    });
  } else {
    const { items } = await ledger.call('finance_changes_list', {});
    const change_id = items[Math.min(step.back, items.length - 1)]?.change_id;
    await ledger.call('finance_changes_undo', { change_id, with_later: true, mode: 'commit' });
  }
}

const days = Array.from({ length: DAYS }, (_, at) => day(at));

/** What accounts held on each day, by how many entries, and what is unexplained. */
async function shown(connection: Connection, owner: string, histories: Histories) {
  const all = [...histories].sort(([one], [other]) => (one < other ? -1 : 1));
  const accounts = [];
  for (const [accountId, history] of all) {
    const spans = unknownSpans(history.steps, days).map((span) => ({ accountId, ...span }));
    const whole = history.splitAt(await spanSteps(connection, owner, spans));
    accounts.push({ accountId, held: days.map((on) => whole.on(on)), differences: history.differences(DAYS) });
  }
  return accounts;
}

it('is what the ledger says, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 7 }), async (steps) => {
      const ledger = store.ledger();
      const { owner } = ledger;
      for (const [number, step] of steps.entries()) {
        try {
          await make(ledger, step, number);
        } catch (error) {
          expect(String(error)).toMatch(/refused/);
        }
        await store.database.transaction(async (connection) => {
          const kept = await shown(connection, owner, await keptHistories(connection, owner, undefined));
          expect(kept).toEqual(await shown(connection, owner, await readHistories(connection, owner, undefined)));
        });
      }
    }),
    { numRuns: 12 },
  );
});

it('is read of the accounts alone that a change touched', async () => {
  const ledger = store.ledger();
  const { owner } = ledger;
  const lines = [[1, 500]] as const;
  for (const [number, name] of ['giro', 'spar'].entries()) {
    await make(ledger, { kind: 'import', account: name, lines, before: 0 }, number);
  }
  const keptNow = () => store.database.transaction((connection) => keptHistories(connection, owner, undefined));
  const before = await keptNow();
  await make(ledger, { kind: 'tell', account: 'spar', at: 50, cents: 1 }, 2);
  const after = await keptNow();
  expect(after.get('giro')).toBe(before.get('giro'));
  expect(after.get('spar')).not.toBe(before.get('spar'));
  await make(ledger, { kind: 'update' }, 3);
  expect((await keptNow()).get('spar')).toBe(after.get('spar'));
});

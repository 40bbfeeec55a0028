import fc from 'fast-check';

import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const FIRST_DAY = Date.UTC(2018, 0, 1);
const DAYS = 2_600;
const dateOf = (day: number) => new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);

interface Row {
  readonly day: number;
  readonly text: string;
  readonly amount: string;
}

/** Payments of few payees, so that several streams and purchases fall on one. */
const anyStream = fc
  .record({
    payee: fc.constantFrom('ALFA', 'BETA', 'GAMA'),
    start: fc.nat(2_000),
    gap: fc.constantFrom(7, 14, 30.44, 60.87, 91.31, 182.62, 365.24),
    count: fc.integer({ min: 2, max: 30 }),
    amount: fc.constantFrom('-10.00', '-20.00', '-99.50', '1500.00'),
    jitter: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 5, maxLength: 9 }),
  })
  .map(({ payee, start, gap, count, amount, jitter }): Row[] =>
    Array.from({ length: count }, (_, index) => ({
      day: Math.max(0, Math.round(start + index * gap) + (jitter[index % jitter.length] ?? 0)),
      text: `PAYEE ${payee}`,
      amount,
    })),
  );
const anyPurchase = fc.record({
  day: fc.nat(DAYS),
  text: fc.constantFrom('PAYEE ALFA', 'PAYEE BETA', 'SHOP'),
  amount: fc.integer({ min: 1, max: 90 }).map((whole) => `-${whole}.50`),
});

it('depends on the rows up to the day alone, and what has stopped changes nothing about the rest', async () => {
  const streams = fc.array(anyStream, { minLength: 1, maxLength: 5 });
  const purchases = fc.array(anyPurchase, { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(streams, purchases, fc.integer({ min: 600, max: DAYS }), async (given, more, last) => {
      const rows = [...given.flat(), ...more];
      const before = rows.filter(({ day }) => day <= last);
      fc.pre(before.length > 0);
      const [whole, part] = [store.ledger(), store.ledger()];
      await importRows(whole, [...before, ...rows.filter(({ day }) => day > last)]);
      await importRows(part, before);
      const list = (ledger: TestLedger, input: object = {}): Promise<Answer> =>
        ledger.call('finance_recurring_list', { as_of: dateOf(last), ...input });
      const found = await list(whole);
      expect(found).toEqual(await list(part));
      const all = await list(whole, { include_lapsed: true });
      expect(all.streams.filter(({ state }: Answer) => state !== 'lapsed')).toEqual(found.streams);
    }),
    { numRuns: 12 },
  );
});

function importRows(ledger: TestLedger, rows: readonly Row[]): Promise<Answer> {
  const lines = rows.map(({ day, text, amount }) => `${dateOf(day)},${text},${amount}`);
  return ledger.commit(['date,description,amount', ...lines].join('\n'));
}

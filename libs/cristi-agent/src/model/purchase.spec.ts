import { civilDate, yearMonth } from '@bursar/calendar';

import type { Debt } from './debt';
import { nextMinimums } from './obligation';
import { EXCEEDS_CAP, EXCEEDS_CASH, assessPurchase } from './purchase';
import { variableBudget } from './variable-budget';

const debt = (fields: Partial<Debt>): Debt => ({
  name: 'Rappi CC',
  balance: null,
  minimumPayment: 1_000n,
  dueDay: null,
  priority: 'MEDIUM',
  doNotAccelerate: false,
  minimumPaidMonth: null,
  ...fields,
});
const weigh = ({ amount = 100n, date = '2026-02-05', spent = 0n, balance = 1_000_000n }, debts: readonly Debt[] = []) =>
  assessPurchase(
    { amount, date: civilDate(date) },
    variableBudget(10_000n, spent),
    balance,
    nextMinimums(debts, civilDate(date)),
  );
const obligationsOf = (debts: readonly Debt[], date = '2026-02-05') =>
  weigh({ date }, debts).obligations.map(({ name, dueDate }) => [name, dueDate?.text]);

it('allows a purchase that reaches a limit exactly', () => {
  expect(weigh({ amount: 4_000n, spent: 6_000n }).reasons).toEqual([]);
  expect(weigh({ amount: 4_001n, spent: 6_000n }).reasons).toEqual([EXCEEDS_CAP]);
  expect(weigh({ amount: 1_000n, balance: 2_000n }, [debt({})]).reasons).toEqual([]);
  expect(weigh({ amount: 1_001n, balance: 2_000n }, [debt({})]).reasons).toEqual([EXCEEDS_CASH]);
});

it('gives both reasons, the cap first', () => {
  expect(weigh({ amount: 20_000n, balance: 0n }).reasons).toEqual([EXCEEDS_CAP, EXCEEDS_CASH]);
});

it('allows only a purchase of zero in an overspent month', () => {
  expect(weigh({ amount: 0n, spent: 10_000n }).reasons).toEqual([]);
  expect(weigh({ amount: 0n, spent: 10_001n }).reasons).toEqual([EXCEEDS_CAP]);
});

it.each([
  [5, '2026-02-05', '2026-02-05'],
  [4, '2026-02-05', '2026-03-04'],
  [31, '2026-02-05', '2026-02-28'],
  [31, '2026-02-28', '2026-02-28'],
  [30, '2026-01-31', '2026-02-28'],
  [29, '2024-02-29', '2024-02-29'],
  [1, '2026-12-02', '2027-01-01'],
])('day %d from %s on is %s', (dueDay, from, due) =>
  expect(obligationsOf([debt({ dueDay })], from)).toEqual([['Rappi CC', due]]),
);

it.each([
  ['2026-01', '2026-02-20'],
  ['2026-02', '2026-03-20'],
  ['2026-12', '2027-01-20'],
  ['9999-12', undefined],
])('a minimum paid for %s is due next on %s', (paid, due) => {
  const debts = [debt({ dueDay: 20, minimumPaidMonth: yearMonth(paid) })];
  expect(obligationsOf(debts).map(([, date]) => date)).toEqual(due === undefined ? [] : [due]);
});

it('a minimum without a due day is none in a month for which it is paid', () => {
  const paid = debt({ minimumPaidMonth: yearMonth('2026-02') });
  expect(obligationsOf([paid])).toEqual([]);
  expect(obligationsOf([paid], '2026-03-01')).toEqual([['Rappi CC', undefined]]);
});

it('has no obligation for a debt without a minimum payment or with a balance of 0', () => {
  const debts = [debt({ minimumPayment: null }), debt({ minimumPayment: 0n }), debt({ balance: 0n })];
  expect(obligationsOf(debts)).toEqual([]);
  expect(obligationsOf([debt({ balance: null }), debt({ name: 'NU', balance: 1n })])).toHaveLength(2);
});

it('lists by date, undated ones last, then by name in code point order', () => {
  const names = ['b', 'Z', 'á', '\u{1F32E}', '\uffee'];
  const debts = [
    ...names.map((name) => debt({ name })),
    debt({ name: 'later', dueDay: 4 }),
    debt({ name: 'soon', dueDay: 9 }),
  ];
  expect(obligationsOf(debts).map(([name]) => name)).toEqual(['soon', 'later', 'Z', 'b', 'á', '\uffee', '\u{1F32E}']);
});

it('lists payments of the next month without counting them', () => {
  const next = weigh({ amount: 1_000n, balance: 1_000n }, [debt({ dueDay: 4 })]);
  expect([next.reasons, next.obligations.length]).toEqual([[], 1]);
  expect(weigh({ amount: 1_000n, balance: 1_000n }, [debt({ dueDay: 5 })]).reasons).toEqual([EXCEEDS_CASH]);
});

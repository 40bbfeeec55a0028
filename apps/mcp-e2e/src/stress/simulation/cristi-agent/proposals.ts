import type { Fields } from '../../../index';
import type { Call } from '../model';
import type { Random } from '../random';
import type { Budget } from './state';

export const USERS: readonly string[] = ['7', 'Ana'];
export const THREADS: readonly string[] = ['7', 'b'];
export const MONTHS: readonly string[] = ['2031-01', '2031-02', '2031-03'];

const KINDS = [
  ['EXPENSE', 'VARIABLE'],
  ['EXPENSE', 'FIXED'],
  ['EXPENSE', 'SAVINGS'],
  ['EXPENSE', 'DONATION'],
  ['EXPENSE', 'DEBT'],
  ['INCOME', 'INCOME'],
] as const;
const CATEGORIES = [
  'food',
  '  COMIDA ',
  'personal   purchases',
  'ñandú',
  'Renta',
  'luz',
  'Gas',
  'Alimentación',
  '(regalos)',
  'e-commerce',
  'sueldo',
];
const DEBTS = ['Rappi CC', 'RAPPI cc', 'NU', 'Ñandú', 'Hipoteca', 'hipoteca'];
const PRIORITIES = ['VERY_HIGH', 'HIGH', 'MEDIUM_HIGH', 'MEDIUM', 'LOW', 'FIXED'];

export type Who = { readonly user_id: string; readonly thread_id: string };

const someUser = (random: Random): Who => ({ user_id: random.pick(USERS), thread_id: random.pick(THREADS) });

const cents = (random: Random) =>
  random.weighted([
    [10, random.between(1, 200_000)],
    [1, 0],
    [1, 1_000_000_000_000],
  ]);

function date(random: Random): string {
  const day = `${random.pick(MONTHS)}-${String(random.between(1, 28)).padStart(2, '0')}`;
  // The last and the first hours of a day in Mexico City are those of another day elsewhere.
  return random.pick([
    day,
    ` ${day} `,
    `${day}T05:59:59Z`,
    `${day}T06:00:00Z`,
    `${day}T23:59`,
    `${day}T01:30:00.5+02:00`,
  ]);
}

function fields(budget: Budget, random: Random): Fields {
  const [type, categoryType] = random.pick(KINDS);
  const description = random.chance(70)
    ? `Gasto ${budget.last}-${random.below(1_000_000)}`
    : random.pick([null, undefined]);
  return {
    type,
    amount_mxn_cents: cents(random),
    category_type: categoryType,
    category: random.pick(CATEGORIES),
    ...(description !== undefined && { description }),
    date_iso: date(random),
  };
}

const add = (budget: Budget, who: Who, random: Random): Call => ({
  tool: 'add_transaction',
  input: { ...who, transaction: fields(budget, random) },
});

function update(budget: Budget, who: Who, random: Random): Call {
  const all = Object.entries(fields(budget, random));
  const some = all.filter(() => random.chance(40));
  // The kind changes as a whole, most of the time.
  const kind = random.chance(80) ? all.filter(([name]) => name === 'type' || name === 'category_type') : [];
  const patch = Object.fromEntries([...(some.length > 0 ? some : all), ...kind]);
  return { tool: 'update_last_transaction', input: { ...who, patch } };
}

const remove = (who: Who): Call => ({ tool: 'delete_last_transaction', input: who });

function debt(who: Who, random: Random): Call {
  const given = {
    name: random.pick(DEBTS),
    ...(random.chance(60) && { balance_mxn_cents: random.chance(20) ? random.pick([null, 0]) : cents(random) }),
    ...(random.chance(60) && { minimum_payment_mxn_cents: random.chance(20) ? null : random.between(0, 50_000) }),
    ...(random.chance(60) && { due_day_of_month: random.chance(20) ? null : random.between(1, 31) }),
    ...(random.chance(80) && { priority: random.pick(PRIORITIES) }),
    ...(random.chance(30) && { do_not_accelerate: random.chance(50) }),
  };
  return { tool: 'add_or_update_debt', input: { ...who, debt: given } };
}

const cap = (who: Who, random: Random): Call => ({
  tool: 'set_budget_cap',
  input: {
    ...who,
    effective_month: random.pick(['2030-11', ...MONTHS]),
    ...random.pick<() => Fields>([
      () => ({ variable_cap_mxn_cents: random.below(1_000_000) }),
      () => ({
        category: random.pick(CATEGORIES),
        variable_cap_mxn_cents: random.chance(20) ? null : random.below(1_000_000),
      }),
    ])(),
  },
});

function snapshot(who: Who, random: Random): Call {
  const time = random.pick(['T05:00:00Z', 'T10:00:00-06:00', 'T10:00', 'T16:00:00Z']);
  const asOf = `2031-01-${String(random.between(1, 28)).padStart(2, '0')}${time}`;
  const name = random.chance(80) ? 'as_of_iso' : 'now_iso';
  return { tool: 'set_bank_balance', input: { ...who, bank_balance_mxn_cents: cents(random), [name]: asOf } };
}

export function purchase(who: Who, random: Random): Call {
  const given = { amount_mxn_cents: cents(random), category: random.pick(CATEGORIES), date_iso: date(random) };
  return { tool: 'simulate_purchase', input: { ...who, purchase: given } };
}

const WRONG: readonly (readonly [field: string, wrong: Fields])[] = [
  ['amount_mxn_cents', { amount_mxn_cents: -1 }],
  ['amount_mxn_cents', { amount_mxn_cents: 1.5 }],
  ['amount_mxn_cents', { amount_mxn_cents: '100' }],
  ['amount_mxn_cents', { amount_mxn_cents: 2 ** 53 }],
  ['type', { type: 'SPENDING' }],
  ['category', { category: ' \u00a0 ' }],
  ['category', { category: 'x'.repeat(65) }],
  ['date_iso', { date_iso: '2031-02-30' }],
  ['date_iso', { date_iso: '2031-02-03 10:00' }],
  ['date_iso', { date_iso: 'ayer' }],
  ['description', { description: 'd'.repeat(501) }],
  ['category_type', { type: 'INCOME', category_type: 'FIXED' }],
];

/** A right call with one thing wrong in it: `refused` is the field that is to be named. */
function invalid(budget: Budget, who: Who, random: Random): Call {
  const [field, wrong] = random.pick(WRONG);
  const transaction = { ...fields(budget, random), ...wrong };
  if (random.chance(60))
    return { tool: 'add_transaction', input: { ...who, transaction }, refused: `transaction.${field}` };
  if (random.chance(50)) return { tool: 'update_last_transaction', input: { ...who, patch: {} }, refused: 'patch' };
  return { tool: 'get_debts', input: { ...who, user_id: 7 }, refused: 'user_id' };
}

export function propose(budget: Budget, random: Random): Call {
  const who = someUser(random);
  return random.weighted<() => Call>([
    [40, () => add(budget, who, random)],
    [14, () => update(budget, who, random)],
    [8, () => remove(who)],
    [12, () => debt(who, random)],
    [6, () => cap(who, random)],
    [6, () => snapshot(who, random)],
    [10, () => invalid(budget, who, random)],
  ])();
}

/** Calls that race for the last transaction of a thread, for a debt, or for a month. */
export function crowd(budget: Budget, random: Random): readonly Call[] {
  const who = someUser(random);
  const some = (call: () => Call) => random.times(random.between(2, 3), call);
  return random.weighted<() => readonly Call[]>([
    [3, () => some(() => add(budget, someUser(random), random))],
    [3, () => [...some(() => update(budget, who, random)), ...(random.chance(50) ? [remove(who)] : [])]],
    [2, () => [...some(() => remove(who)), add(budget, who, random)]],
    [3, () => some(() => debt(who, random))],
    [2, () => some(() => cap(who, random))],
    [2, () => some(() => snapshot(who, random))],
    [2, () => [add(budget, who, random), { tool: 'get_month_summary', input: { ...who, month: random.pick(MONTHS) } }]],
  ])();
}

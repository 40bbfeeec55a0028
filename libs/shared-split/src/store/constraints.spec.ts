import { randomUUID } from 'node:crypto';

import { yearMonth } from '@bursar/calendar';
import { sqlState, type Transaction } from '@bursar/database';

import type { Movement } from '../model/movement';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';
import { rent } from '../testing/recurrence';
import { insertMovement, insertNewMovement } from './insert-movement';
import { insertOccurrence } from './occurrences';
import { insertRecurrence } from './stored-recurrence';

// The constraints behind the checks of the code.
describe('the database', () => {
  let store: SplitStore;
  let home: TestHousehold;
  beforeAll(async () => {
    store = await openSplitStore();
    home = await store.household();
  });
  afterAll(() => store.drop());

  const [uniqueViolated, foreignKeyViolated, checkViolated] = ['23505', '23503', '23514'];

  const purchase = (fields: Partial<Movement> = {}): Movement => ({
    id: randomUUID(),
    type: 'purchase',
    amount: 1000n,
    description: 'Mercado',
    occurredAt: 0,
    competenceMonth: yearMonth('2026-02'),
    payerId: 'elias',
    requestedById: 'elias',
    externalId: null,
    originalPurchaseId: null,
    createdAt: 0,
    ...fields,
  });
  const run = (work: (tx: Transaction) => Promise<unknown>) => store.database.transaction(work);
  const insert = (fields: Partial<Movement> = {}) => {
    const movement = purchase(fields);
    return run(async (tx) => insertMovement(tx, home.householdId, movement)).then(() => movement.id);
  };
  const rule = (fields: object = {}) => {
    const id = randomUUID();
    const stored = { rule: { ...rent, ...fields, id }, createdAt: 0, updatedAt: 0 };
    return run((tx) => insertRecurrence(tx, home.householdId, stored)).then(() => id);
  };
  const occurrence = (recurrenceId: string, month: string, movementId: string) =>
    run((tx) =>
      insertOccurrence(tx, home.householdId, {
        id: randomUUID(),
        recurrenceId,
        competenceMonth: yearMonth(month),
        movementId,
        createdAt: 0,
      }),
    );
  const refusesWith = async (work: Promise<unknown>, code: string | undefined) =>
    expect(await work.then(() => 'accepted').catch(sqlState)).toBe(code);

  it.each([
    ['an amount of zero', { amount: 0n }],
    ['an amount above the limit', { amount: 1_000_000_000_000n }],
    ['a month before 2000', { competenceMonth: '1999-12' as never }],
    ['a month after 2100', { competenceMonth: '2101-01' as never }],
    ['a month that does not exist', { competenceMonth: '2026-13' as never }],
    ['an empty description', { description: '' }],
    ['a long description', { description: 'x'.repeat(281) }],
    ['a refund without its purchase', { type: 'refund' as const }],
    ['a type that is neither', { type: 'gift' as never }],
  ])('refuses %s', (_name, fields) => refusesWith(insert(fields), checkViolated));

  it('refuses a refund of a refund or of nothing, and a purchase that refers to one', async () => {
    const bought = await insert();
    const refund = await insert({ type: 'refund', originalPurchaseId: bought });
    await refusesWith(insert({ type: 'refund', originalPurchaseId: refund }), foreignKeyViolated);
    await refusesWith(insert({ type: 'refund', originalPurchaseId: randomUUID() }), foreignKeyViolated);
    await refusesWith(insert({ originalPurchaseId: bought }), checkViolated);
  });

  it('refuses people, purchases and rules of another household', async () => {
    const neighbours = await store.household([
      { id: 'rui', displayName: 'Rui' },
      { id: 'bia', displayName: 'Bia' },
    ]);
    await refusesWith(insert({ payerId: 'rui' }), foreignKeyViolated);
    await refusesWith(insert({ requestedById: 'bia' }), foreignKeyViolated);
    const bought = purchase({ payerId: 'rui', requestedById: 'rui' });
    await run(async (tx) => insertMovement(tx, neighbours.householdId, bought));
    await refusesWith(insert({ type: 'refund', originalPurchaseId: bought.id }), foreignKeyViolated);
    await refusesWith(occurrence(await rule(), '2026-03', bought.id), foreignKeyViolated);
  });

  it('stores an external id once for a month and payer', async () => {
    const stores = (fields: Partial<Movement>) =>
      run((tx) => insertNewMovement(tx, home.householdId, purchase({ externalId: 'once', ...fields })));
    expect(await stores({})).toBe(true);
    expect(await stores({})).toBe(false);
    await refusesWith(insert({ externalId: 'once' }), uniqueViolated);
    expect(await stores({ payerId: 'leticia' })).toBe(true);
    expect(await stores({ competenceMonth: yearMonth('2026-03') })).toBe(true);
    expect(await stores({ externalId: 'Once' })).toBe(true);
    expect([await stores({ externalId: null }), await stores({ externalId: null })]).toEqual([true, true]);
  });

  it('stores one entry for a rule and month, and one rule for an entry', async () => {
    const [one, other, entry, second] = [await rule(), await rule(), await insert(), await insert()];
    await occurrence(one, '2026-03', entry);
    await refusesWith(occurrence(one, '2026-03', second), uniqueViolated);
    await refusesWith(occurrence(other, '2026-03', entry), uniqueViolated);
    await occurrence(other, '2026-03', second);
  });

  it.each([
    ['a day that no month has', { referenceDay: 32 }],
    ['an end before the start', { endMonth: '2026-02' }],
    ['a start before 2000', { startMonth: '1999-12' }],
    ['an end after 2100', { endMonth: '2101-01' }],
    ['an end without its kind', { status: 'ended' }],
    ['a kind of end without an end', { ending: 'at-once' }],
    ['an end with a month but no end month', { status: 'ended', ending: 'with-month', endMonth: null }],
    ['an amount of zero', { amount: 0n }],
    ['a split that is not an object', { splitConfig: [] }],
  ])('refuses a rule with %s', async (name, fields) => {
    // A list spread into an object would be one.
    const work = name === 'a split that is not an object' ? insertListSplit() : rule(fields);
    await refusesWith(work, checkViolated);
  });

  const insertListSplit = async () => {
    const id = await rule();
    await run((tx) =>
      tx.script(
        `update shared_split.recurrences set split_config = '[]' where household_id = '${home.householdId}' and recurrence_id = '${id}'`,
      ),
    );
  };
});

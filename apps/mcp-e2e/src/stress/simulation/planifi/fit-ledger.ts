import type { Fields } from '../../../index';
import { demand, same, short } from '../contract-violation';
import { accountFacts, byKey, movementFacts, tagFacts } from './facts';
import type { Seen } from './look-at-ledger';
import { tagKey, type Ledger, type Movement } from './state';

/** The ids that the server gave, now that they are known. */
export function named({ accounts, movements, ...ledger }: Ledger, serial: number, got: Fields): Ledger {
  const learn = <One extends Ledger['accounts'][number] | Movement>(one: One): One => {
    if (one.serial !== serial || one.id !== undefined) return one;
    const isTaken = [...accounts, ...movements].some(({ id }) => id === got['id']);
    demand(!isTaken, () => `${String(got['id'])} is the id of another`);
    return { ...one, id: String(got['id']), createdAt: String(got['createdAt']) };
  };
  return { ...ledger, accounts: accounts.map(learn), movements: movements.map(learn) };
}

export function namedTags({ tags, ...ledger }: Ledger, got: readonly Fields[]): Ledger {
  const learned = tags.map((tag) => {
    const found = tag.id === undefined ? got.find((one) => tagKey(String(one['name'])) === tag.key) : undefined;
    return found === undefined ? tag : { ...tag, id: String(found['id']), createdAt: String(found['createdAt']) };
  });
  return { ...ledger, tags: learned };
}

export function fitLedger(ledger: Ledger, seen: Seen): Ledger {
  let fitting = namedTags(ledger, seen.tags);
  for (const account of ledger.accounts.filter(({ id }) => id === undefined)) {
    const found = seen.accounts.find((one) => one['name'] === account.name);
    if (found !== undefined) fitting = named(fitting, account.serial, found);
  }
  const listed = [...seen.expenses, ...[...seen.transactions.values()].flat()];
  for (const movement of ledger.movements.filter(({ id }) => id === undefined)) {
    const found = listed.find((one) => one['description'] === movement.description);
    if (found !== undefined) fitting = named(fitting, movement.serial, found);
  }

  const tags = [...fitting.tags].sort((one, other) => byKey(one.key, other.key));
  same(
    seen.tags,
    tags.map((tag, index) => tagFacts(tag, seen.tags[index] ?? {})),
    'the tags',
  );
  expectAccounts(fitting, seen.accounts);
  const enabled = fitting.accounts.filter(({ isEnabled }) => isEnabled).map(({ serial }) => serial);
  const ofEnabled = fitting.movements.filter(({ account }) => enabled.includes(account));
  expectMovements(fitting, ofEnabled, seen.expenses, 'the expenses');
  for (const [id, transactions] of seen.transactions) {
    const account = fitting.accounts.find((one) => one.id === id);
    const expected = fitting.movements.filter((movement) => movement.account === account?.serial);
    expectMovements(fitting, expected, transactions, `the transactions of ${account?.name}`);
  }
  return fitting;
}

function expectAccounts(ledger: Ledger, listed: readonly Fields[]): void {
  const enabled = ledger.accounts.filter(({ isEnabled }) => isEnabled);
  for (const one of listed) {
    const account = enabled.find(({ id }) => id === one['id']);
    demand(account !== undefined, () => `no account to list is ${short(one)}`);
    same(one, accountFacts(account, one), 'an account');
  }
  same(listed.length, enabled.length, 'how many accounts are listed');
  const times = listed.map((one) => String(one['createdAt']));
  same(times, [...times].sort(), 'accounts, oldest first');
}

function expectMovements(ledger: Ledger, expected: readonly Movement[], listed: readonly Fields[], what: string): void {
  const byId = new Map(expected.map((movement) => [movement.id, movement]));
  const found = listed.map((one) => {
    const movement = byId.get(String(one['id']));
    demand(movement !== undefined, () => `${what} have what was not stored there: ${short(one)}`);
    same(one, movementFacts(ledger, movement, one), what);
    return movement;
  });
  const missing = expected.find((movement) => !found.includes(movement));
  demand(missing === undefined, () => `${what} lack ${String(missing?.description)} (${String(missing?.id)})`);
  same(listed.length, expected.length, `how many ${what} are`);
  for (const [index, next] of found.slice(1).entries()) {
    const before = found[index] as Movement;
    demand(!isBefore(before, next), () => `${what} have ${before.description} before ${next.description}`);
  }
}

/** By the day, then by when they were stored. */
function isBefore(one: Movement, other: Movement): boolean {
  if (one.occurredOn !== other.occurredOn) return one.occurredOn < other.occurredOn;
  if (one.createdAt !== other.createdAt) return String(one.createdAt) < String(other.createdAt);
  return one.serial < other.serial;
}

import type { Fields } from '../../../index';
import { demand, same } from '../contract-violation';
import { instantOf } from './civil';
import { monthFacts, movementFacts, ruleFacts } from './facts';
import type { Seen } from './look-at-months';
import { replaceMovement, replaceRule, type Household, type Movement } from './state';

export function fitMonths(state: Household, { months, rules }: Seen): Household {
  let fitting = state;
  // Purchases first, so that refunds find what they name.
  for (const [month, { movements }] of months) fitting = identified(fitting, month, movements);
  for (const [month, { movements, sums }] of months) {
    expectMonth(fitting, month, movements);
    same(sums, monthFacts(fitting, month), `the sums of ${month}`);
  }
  expectRefundsWithin(fitting);
  return rules === undefined ? fitting : fitRules(fitting, rules);
}

/** Ids and times of what was stored without our hearing of it; what may have been and was not is dropped. */
function identified(state: Household, month: string, listed: readonly Fields[]): Household {
  const dropped = state.movements.filter(
    ({ perhaps, month: own, externalId }) =>
      perhaps && own === month && !listed.some((one) => one['external_id'] === externalId),
  );
  let next: Household = { ...state, movements: state.movements.filter((one) => !dropped.includes(one)) };
  const known = new Set(state.movements.map(({ id }) => id));
  for (const movement of next.movements) {
    const { perhaps: _, ...certain } = movement;
    if (movement.month !== month || (movement.id !== undefined && movement.createdAt !== undefined)) continue;
    const found = listed.find(
      (one) =>
        one['description'] === movement.description &&
        one['external_id'] === movement.externalId &&
        (movement.id === undefined ? !known.has(String(one['id'])) : one['id'] === movement.id),
    );
    if (found === undefined) continue;
    known.add(String(found['id']));
    const instant = Number.isNaN(movement.instant) ? instantOf(String(found['occurred_at'])) : movement.instant;
    const [id, createdAt] = [String(found['id']), String(found['created_at'])];
    next = replaceMovement(next, { ...certain, id, createdAt, instant });
  }
  return next;
}

function expectMonth(state: Household, month: string, listed: readonly Fields[]): void {
  const expected = state.movements.filter((movement) => movement.month === month);
  const byId = new Map(expected.map((movement) => [movement.id, movement]));
  const found = listed.map((one) => {
    const movement = byId.get(String(one['id']));
    demand(movement !== undefined, () => `${month} lists what was not stored: ${JSON.stringify(one)}`);
    same(one, movementFacts(state, movement, one), `in ${month}`);
    return movement;
  });
  const missing = expected.find((movement) => !found.includes(movement));
  demand(missing === undefined, () => `${month} lacks ${String(missing?.description)} (${String(missing?.id)})`);
  same(listed.length, expected.length, `how many are listed in ${month}`);
  for (const [index, next] of found.slice(1).entries()) {
    const before = found[index] as Movement;
    demand(isNotLater(before, next), () => `${month} lists ${before.description} before ${next.description}`);
  }
}

/** By when they happened, then by when they were stored, newest first. */
function isNotLater(before: Movement, next: Movement): boolean {
  if (before.instant !== next.instant) return before.instant > next.instant;
  const [one, other] = [Date.parse(String(before.createdAt)), Date.parse(String(next.createdAt))];
  return one === other ? before.write >= next.write : one > other;
}

function expectRefundsWithin({ movements }: Household): void {
  const refunded = new Map<number, bigint>();
  for (const { original, cents: amount } of movements) {
    if (original !== null) refunded.set(original, (refunded.get(original) ?? 0n) + amount);
  }
  for (const { serial, cents: amount, description } of movements) {
    demand((refunded.get(serial) ?? 0n) <= amount, () => `more of ${description} was refunded than paid`);
  }
}

function fitRules(state: Household, listed: readonly Fields[]): Household {
  let fitting = state;
  const known = new Set(state.rules.map(({ id }) => id));
  for (const rule of state.rules) {
    const found = listed.find((one) =>
      rule.id === undefined
        ? !known.has(String(one['id'])) && one['description'] === rule.description
        : one['id'] === rule.id,
    );
    demand(found !== undefined, () => `the rule ${rule.description} is not listed`);
    known.add(String(found['id']));
    same(found, ruleFacts(fitting, rule, found), 'a rule');
    const [id, createdAt, updatedAt] = [found['id'], found['created_at'], found['updated_at']].map(String);
    fitting = replaceRule(fitting, { ...rule, id, createdAt, updatedAt });
  }
  same(listed.length, fitting.rules.length, 'how many rules are listed');
  const times = listed.map((one) => Date.parse(String(one['created_at'])));
  same(
    times,
    [...times].sort((one, other) => other - one),
    'rules, newest first',
  );
  return fitting;
}

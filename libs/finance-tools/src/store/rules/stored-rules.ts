import type { Connection, Row, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { Rule, RuleActions, RuleConditions } from '../../model/rules/rule';
import { arrayLiteral } from '../array-literal';
import { onlyRow } from '../only-row';

interface RuleRow extends Row {
  readonly number: number;
  readonly name: string | null;
  readonly when: RuleConditions;
  readonly then: RuleActions;
  readonly isEnabled: boolean;
}

/** A rule with its number. */
export type StoredRule = Rule & { readonly number: number };

/** The rules of an owner in their order. */
export function listStoredRules(connection: Connection, owner: string): Promise<StoredRule[]> {
  return connection.query<RuleRow>`
    select rule_number as number, name, conditions as "when", actions as "then", is_enabled as "isEnabled"
    from finance.rules where owner = ${owner} order by position`;
}

/** Takes numbers for new rules, of a ledger that is locked; returns the first. */
export async function takeRuleNumbers(transaction: Transaction, owner: string, count: number): Promise<number> {
  const rows = await transaction.query<{ first: number }>`
    update finance.ledgers set next_rule = next_rule + ${count} where owner = ${owner}
    returning next_rule - ${count} as first`;
  return onlyRow(rows).first;
}

/** Makes `rules` the rules of an owner, in this order; leaves those alone that are so already. */
export async function saveRules(transaction: Transaction, owner: string, rules: readonly StoredRule[]): Promise<void> {
  const column = (value: (rule: StoredRule) => string | null) => arrayLiteral(rules.map(value));
  const numbers = column(({ number }) => String(number));
  await transaction.query`
    delete from finance.rules where owner = ${owner} and rule_number <> all(${numbers}::int[])`;
  await transaction.query(sql`
    insert into finance.rules as r (owner, rule_number, position, name, conditions, actions, is_enabled)
    select ${owner}, given.number, given.position, given.name, given.conditions::json, given.actions::json, given.is_enabled
    from unnest(${numbers}::int[], ${column(({ name }) => name)}::text[],
      ${column(({ when }) => JSON.stringify(when))}::text[], ${column(({ then }) => JSON.stringify(then))}::text[],
      ${column(({ isEnabled }) => String(isEnabled))}::boolean[])
      with ordinality as given (number, name, conditions, actions, is_enabled, position)
    on conflict (owner, rule_number) do update set position = excluded.position, name = excluded.name,
      conditions = excluded.conditions, actions = excluded.actions, is_enabled = excluded.is_enabled
    where (r.position, r.name, r.conditions::text, r.actions::text, r.is_enabled) is distinct from
      (excluded.position, excluded.name, excluded.conditions::text, excluded.actions::text, excluded.is_enabled)`);
}

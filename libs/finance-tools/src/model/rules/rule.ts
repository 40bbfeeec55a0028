import * as z from 'zod';

import { refuseContradictions } from '../transaction-filters';
import { accountId, currency, decimal, direction, text } from '../fields';
import { RULES } from '../field-rules';
import { categoryName, MOST_TAGS, payeeName, tagName } from '../ledger-fields';
import { optional } from '../optional';

/** The number of rules that a ledger may have. */
export const MOST_RULES = 1000;

/** In the order in which they are tried. */
export const CONDITIONS = [
  'payee',
  'description',
  'account_id',
  'currency',
  'direction',
  'min_amount',
  'max_amount',
] as const;

export type ConditionName = (typeof CONDITIONS)[number];

export const ruleConditions = z
  .strictObject({
    payee: optional(payeeName),
    description: optional(text(1, 200).describe('Contained; case and accents do not count.')),
    account_id: optional(accountId),
    currency: optional(currency),
    direction: optional(direction),
    min_amount: optional(decimal),
    max_amount: optional(decimal),
  })
  .superRefine(refuseContradictions)
  .refine((when) => CONDITIONS.some((name) => when[name] !== undefined && when[name] !== 'ALL'), {
    params: { rule: RULES.someCondition },
  })
  .transform(withoutAbsent);

export const ruleActions = z
  .strictObject({
    category: optional(categoryName),
    payee: optional(payeeName),
    add_tags: optional(z.array(tagName).min(1).max(MOST_TAGS)),
  })
  .refine((then) => Object.values(then).some((action) => action !== undefined), { params: { rule: RULES.someAction } })
  .transform(({ add_tags: tags, ...then }) => withoutAbsent({ ...then, add_tags: tags && [...new Set(tags)].sort() }));

export type RuleConditions = z.output<typeof ruleConditions>;
export type RuleActions = z.output<typeof ruleActions>;

/** A rule as it is stored. Rules are tried in their order; all conditions of one must hold. */
export interface Rule {
  /** Undefined for one that is not stored yet. */
  readonly number: number | undefined;
  readonly name: string | null;
  readonly when: RuleConditions;
  readonly then: RuleActions;
  readonly isEnabled: boolean;
}

function withoutAbsent<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
}

import type { YearMonth } from '@bursar/calendar';

import { isMember, type Household } from './household';
import type { NewMovement } from './movement';
import type { RecurrenceRule } from './recurrence-rule';
import { entryInstant, isEligible } from './recurrence-schedule';
import { isEqualSplit } from './split-config';

/** Why a month of a rule cannot get its entry. */
export const BLOCK_CODES = ['PARTICIPANT_INACTIVE', 'INVALID_SPLIT_CONFIG'] as const;
export type BlockCode = (typeof BLOCK_CODES)[number];

/** What a run for a month does with one rule. */
export type GenerationDecision =
  /** The rule has nothing to do with this month, and is not counted. */
  | { readonly kind: 'not-eligible' }
  /** The month already has its entry; nothing is written. */
  | { readonly kind: 'ignore' }
  /** No entry can be made now; the next run tries again. */
  | { readonly kind: 'block'; readonly code: BlockCode; readonly message: string }
  | { readonly kind: 'generate'; readonly entry: NewMovement };

const BLOCK_MESSAGES: Readonly<Record<BlockCode, string>> = {
  PARTICIPANT_INACTIVE: 'The payer is not one of the two active participants. Edit the payer of the recurrence.',
  INVALID_SPLIT_CONFIG: 'The stored split is not an equal one. Edit the split of the recurrence.',
};

/**
 * Decides for one rule and exactly the given month, past, present or future, without a clock. `alreadyGenerated` says
 * whether that month of the rule has its entry.
 */
export function decideGeneration(
  rule: RecurrenceRule,
  month: YearMonth,
  { household, alreadyGenerated }: { readonly household: Household; readonly alreadyGenerated: boolean },
): GenerationDecision {
  if (!isEligible(rule, month)) return { kind: 'not-eligible' };
  if (alreadyGenerated) return { kind: 'ignore' };
  if (!isMember(household, rule.payerId)) return block('PARTICIPANT_INACTIVE');
  if (!isEqualSplit(rule.splitConfig)) return block('INVALID_SPLIT_CONFIG');
  return { kind: 'generate', entry: entryOf(rule, month) };
}

/** The external id of a rule's entry for a month; generating the entry again gives the same id. */
export function entryExternalId(recurrenceId: string, month: YearMonth): string {
  return `recurrence:${recurrenceId}:${month}`;
}

function block(code: BlockCode): GenerationDecision {
  return { kind: 'block', code, message: BLOCK_MESSAGES[code] };
}

function entryOf(rule: RecurrenceRule, month: YearMonth): NewMovement {
  return {
    type: 'purchase',
    amount: rule.amount,
    description: rule.description,
    occurredAt: entryInstant(rule.referenceDay, month),
    competenceMonth: month,
    payerId: rule.payerId,
    requestedById: rule.requestedById,
    externalId: entryExternalId(rule.id, month),
    originalPurchaseId: null,
  };
}

import { monthsBetween, type YearMonth } from '@bursar/calendar';

import { isMember, type Household } from './household';
import type { NewMovement } from './movement';
import type { RecurrenceRule } from './recurrence-rule';
import { entryInstant, isEligible, isSkipped } from './recurrence-schedule';
import { apportion, type Apportionment } from './shares';
import { parseSplitRecord } from './split';

/** Why a month of a rule cannot get its entry. */
export const BLOCK_CODES = ['PARTICIPANT_INACTIVE', 'INVALID_SPLIT_CONFIG'] as const;
export type BlockCode = (typeof BLOCK_CODES)[number];

/** What a run for a month does with one rule. */
export type GenerationDecision =
  /** The rule has nothing to do with this month, and is not counted. */
  | { readonly kind: 'not-eligible' }
  /** The month has its entry, is skipped or is closed; nothing is written. */
  | { readonly kind: 'ignore' }
  /** No entry can be made now; the next run tries again. */
  | { readonly kind: 'block'; readonly code: BlockCode; readonly message: string }
  | { readonly kind: 'generate'; readonly entry: GeneratedEntry };

/** An entry before it is stored. */
export interface GeneratedEntry {
  readonly movement: NewMovement;
  /** `undefined` for an equal split. */
  readonly apportionment: Apportionment | undefined;
  /** Null for a rule without end month. */
  readonly installment: Installment | null;
}

/** Which installment an entry is, and of how many. */
export interface Installment {
  readonly number: number;
  readonly count: number;
}

const BLOCK_MESSAGES: Readonly<Record<BlockCode, string>> = {
  PARTICIPANT_INACTIVE: 'The payer is not one of the two active participants. Edit the payer of the recurrence.',
  INVALID_SPLIT_CONFIG: 'The stored split is not one that is known. Edit the split of the recurrence.',
};

/**
 * Decides for one rule and exactly the given month, past, present or future, without a clock. `alreadyGenerated` says
 * whether that month of the rule has its entry, `isClosed` whether the two have closed the month.
 */
export function decideGeneration(
  rule: RecurrenceRule,
  month: YearMonth,
  {
    household,
    alreadyGenerated,
    isClosed,
  }: { readonly household: Household; readonly alreadyGenerated: boolean; readonly isClosed: boolean },
): GenerationDecision {
  if (!isEligible(rule, month)) return { kind: 'not-eligible' };
  if (alreadyGenerated || isClosed || isSkipped(rule, month)) return { kind: 'ignore' };
  if (!isMember(household, rule.payerId)) return block('PARTICIPANT_INACTIVE');
  const split = parseSplitRecord(rule.splitConfig);
  if (split === undefined) return block('INVALID_SPLIT_CONFIG');
  const apportionment = apportion(split, rule.amount);
  return {
    kind: 'generate',
    entry: { movement: movementOf(rule, month), apportionment, installment: installmentOf(rule, month) },
  };
}

/** The external id of a rule's entry for a month; generating the entry again gives the same id. */
export function entryExternalId(recurrenceId: string, month: YearMonth): string {
  return `recurrence:${recurrenceId}:${month}`;
}

function block(code: BlockCode): GenerationDecision {
  return { kind: 'block', code, message: BLOCK_MESSAGES[code] };
}

function installmentOf({ startMonth, endMonth }: RecurrenceRule, month: YearMonth): Installment | null {
  if (endMonth === null) return null;
  return { number: monthsBetween(startMonth, month) + 1, count: monthsBetween(startMonth, endMonth) + 1 };
}

function movementOf(rule: RecurrenceRule, month: YearMonth): NewMovement {
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

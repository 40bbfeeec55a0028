import type { YearMonth } from '@bursar/calendar';

import type { Household } from './household';
import type { RecurrenceRule, RecurrenceTerms } from './recurrence-rule';
import { invariantViolated } from './refusals';
import { requireSharesAddUp } from './shares';
import { pairOf, parseSplitRecord, readSplit, seenFromOther, toSplitRecord } from './split';

/** The terms that an edit sends, the split by the ids of the people; `endMonth: null` clears the end month. */
export type RecurrenceChanges = Partial<RecurrenceTerms>;

/** A term whose value an edit has changed. */
export interface ChangedTerm {
  readonly term: keyof RecurrenceTerms;
  readonly before: RecurrenceTerms[keyof RecurrenceTerms];
  readonly after: RecurrenceTerms[keyof RecurrenceTerms];
}

/**
 * The rule after an edit, and the terms that changed. The last write wins, and the editor becomes the requester. Months
 * that have been generated stay as they are; after the first one the start month is fixed, but may be sent unchanged.
 *
 * Throws, the first that applies: `RECURRENCE_ENDED`, `UNSUPPORTED_SPLIT`, `SHARES_DO_NOT_ADD_UP`,
 * `START_COMPETENCE_LOCKED`, `END_BEFORE_START` (of the rule as it would be after the edit).
 */
export function editRule(
  rule: RecurrenceRule,
  changes: RecurrenceChanges,
  {
    editorId,
    firstGenerated,
    household,
  }: { readonly editorId: string; readonly firstGenerated: YearMonth | null; readonly household: Household },
): { readonly rule: RecurrenceRule; readonly changed: readonly ChangedTerm[] } {
  if (rule.status === 'ended') throw invariantViolated('RECURRENCE_ENDED', { recurrence_id: rule.id });
  const edited: RecurrenceRule = {
    ...rule,
    ...changes,
    splitConfig: splitAfter(rule, changes, household),
    requestedById: editorId,
  };
  if (firstGenerated !== null && edited.startMonth !== rule.startMonth) {
    throw invariantViolated('START_COMPETENCE_LOCKED', {
      recurrence_id: rule.id,
      start_competence_month: rule.startMonth,
      first_generated_competence_month: firstGenerated,
    });
  }
  if (edited.endMonth !== null && edited.endMonth < edited.startMonth) {
    throw invariantViolated('END_BEFORE_START', {
      recurrence_id: rule.id,
      start_competence_month: edited.startMonth,
      end_competence_month: edited.endMonth,
    });
  }
  return { rule: edited, changed: differences(rule, edited, changes) };
}

/** Without a new split each person keeps their share, also when the other one pays from now on. */
function splitAfter(
  rule: RecurrenceRule,
  changes: RecurrenceChanges,
  household: Household,
): RecurrenceRule['splitConfig'] {
  const { payerId = rule.payerId, amount = rule.amount, splitConfig } = changes;
  const stored = parseSplitRecord(rule.splitConfig);
  const kept = payerId === rule.payerId ? stored : stored && seenFromOther(stored);
  const split = splitConfig === undefined ? kept : readSplit(splitConfig, pairOf(household, payerId));
  if (split === undefined) return rule.splitConfig;
  requireSharesAddUp(split, amount);
  return toSplitRecord(split);
}

function differences(before: RecurrenceTerms, after: RecurrenceTerms, sent: RecurrenceChanges): ChangedTerm[] {
  return (Object.keys(sent) as (keyof RecurrenceTerms)[])
    .filter((term) => !isSame(before[term], after[term]))
    .map((term) => ({ term, before: before[term], after: after[term] }));
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

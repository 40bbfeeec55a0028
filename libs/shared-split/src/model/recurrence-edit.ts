import type { YearMonth } from '@bursar/calendar';

import { invariantViolated } from './refusals';
import type { RecurrenceRule, RecurrenceTerms } from './recurrence-rule';
import { readSplit } from './split-config';

/** The terms that an edit sends; `endMonth: null` clears the end month. */
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
 * Throws, the first that applies: `RECURRENCE_ENDED`, `UNSUPPORTED_SPLIT`, `START_COMPETENCE_LOCKED`,
 * `END_BEFORE_START` (of the rule as it would be after the edit).
 */
export function editRule(
  rule: RecurrenceRule,
  changes: RecurrenceChanges,
  { editorId, firstGenerated }: { readonly editorId: string; readonly firstGenerated: YearMonth | null },
): { readonly rule: RecurrenceRule; readonly changed: readonly ChangedTerm[] } {
  if (rule.status === 'ended') throw invariantViolated('RECURRENCE_ENDED', { recurrence_id: rule.id });
  const edited: RecurrenceRule = {
    ...rule,
    ...changes,
    ...(changes.splitConfig !== undefined && { splitConfig: { ...readSplit(changes.splitConfig) } }),
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

function differences(before: RecurrenceTerms, after: RecurrenceTerms, sent: RecurrenceChanges): ChangedTerm[] {
  return (Object.keys(sent) as (keyof RecurrenceTerms)[])
    .filter((term) => !isSame(before[term], after[term]))
    .map((term) => ({ term, before: before[term], after: after[term] }));
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

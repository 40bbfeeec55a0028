import { RULES } from './field-rules';
import { invalidRequest } from './invalid-request';
import { invariantViolated } from './refusals';

export interface Participant {
  readonly id: string;
  readonly displayName: string;
  readonly isActive: boolean;
}

/** The two who share a month, by id in code point order: every answer names them in this order. */
export type Household = readonly [Participant, Participant];

/** The active two among all stored participants. Throws `PARTICIPANTS_NOT_TWO` for any other number. */
export function householdOf(participants: readonly Participant[]): Household {
  const [first, second, ...more] = participants.filter(({ isActive }) => isActive);
  if (first === undefined || second === undefined || more.length > 0) throw invariantViolated('PARTICIPANTS_NOT_TWO');
  // Ids are ASCII, so code units sort as code points do.
  return first.id < second.id ? [first, second] : [second, first];
}

export function isMember(household: Household, participantId: string): boolean {
  return household.some(({ id }) => id === participantId);
}

/**
 * Checks that the people named in a request are the household's: `named` maps a field to what it holds, `undefined`
 * for a field that was left out. Throws `INVALID_REQUEST` with every field that names somebody else.
 */
export function requireMembers(household: Household, named: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.entries(named)
    .filter(([, id]) => id !== undefined && !isMember(household, id))
    .map(([field]) => ({ field, rule: RULES.member }));
  if (errors.length > 0) throw invalidRequest(errors);
}

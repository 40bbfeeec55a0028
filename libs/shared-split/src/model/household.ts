import { RULES } from './field-rules';
import { invalidRequest } from './invalid-request';
import { invariantViolated } from './refusals';

export interface Participant {
  readonly id: string;
  readonly displayName: string;
  readonly isActive: boolean;
}

/** The two who share a month, sorted by id in code point order, as every answer lists them. */
export type Household = readonly [Participant, Participant];

/** The two active participants among all stored ones. Throws `PARTICIPANTS_NOT_TWO` for any other number. */
export function householdOf(participants: readonly Participant[]): Household {
  const [first, second, ...more] = participants.filter(({ isActive }) => isActive);
  if (first === undefined || second === undefined || more.length > 0) throw invariantViolated('PARTICIPANTS_NOT_TWO');
  // Ids are ASCII, so code units sort as code points do.
  return first.id < second.id ? [first, second] : [second, first];
}

/** Display names by participant id, as far as they are known. */
export type DisplayNames = ReadonlyMap<string, string>;

/** The names in an answer of another server, which carries none; remote mode looks them up. */
export const UNKNOWN_NAMES: DisplayNames = new Map();

export function displayNamesOf(household: Household): DisplayNames {
  return new Map(household.map(({ id, displayName }) => [id, displayName]));
}

export function isMember(household: Household, participantId: string): boolean {
  return household.some(({ id }) => id === participantId);
}

/**
 * Checks that the people named in a request belong to the household: `named` maps a field to its value, `undefined` for
 * a field that was left out. Throws `INVALID_REQUEST` with every field that names another person.
 */
export function requireMembers(household: Household, named: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.entries(named)
    .filter(([, id]) => id !== undefined && !isMember(household, id))
    .map(([field]) => ({ field, rule: RULES.member }));
  if (errors.length > 0) throw invalidRequest(errors);
}

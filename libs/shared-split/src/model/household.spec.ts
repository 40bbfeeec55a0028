import { elias, formerPartner, household, leticia } from '../testing/household';
import { reasonOf, refusalOf } from '../testing/expect-refusal';
import { householdOf, isMember, requireMembers } from './household';

describe('the household', () => {
  it('is the two active participants, by id', () => {
    expect(householdOf([leticia, formerPartner, elias])).toEqual([elias, leticia]);
    expect(isMember(household, 'leticia')).toBe(true);
    expect(isMember(household, 'ana')).toBe(false);
  });

  it.each([[[]], [[elias]], [[elias, formerPartner]], [[elias, leticia, { ...formerPartner, isActive: true }]]])(
    'is not %j',
    (participants) => expect(reasonOf(() => householdOf(participants))).toBe('PARTICIPANTS_NOT_TWO'),
  );

  it('refuses every field that names another person', () => {
    expect(() =>
      requireMembers(household, { payer_participant_id: undefined, requested_by_participant_id: 'elias' }),
    ).not.toThrow();
    const error = refusalOf(() =>
      requireMembers(household, { payer_participant_id: 'ninguem', requested_by_participant_id: 'ana' }),
    );
    expect(error.code).toBe('INVALID_REQUEST');
    expect(error.details['errors']).toMatchObject([
      { field: 'payer_participant_id' },
      { field: 'requested_by_participant_id' },
    ]);
  });
});

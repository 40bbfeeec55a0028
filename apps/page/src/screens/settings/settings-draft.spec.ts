import fc from 'fast-check';

import type { HouseholdSettings } from '../../mcp/household-settings';
import { draftOf, patchBetween, type SettingsDraft } from './settings-draft';

const SETTINGS: HouseholdSettings = {
  language: null,
  currency: 'CHF',
  time_zone: null,
  entry_to: 'budget',
  people: [
    { id: 'ana', name: 'Ana', budget_user_id: 'ana' },
    { id: 'bo', name: 'Bo', budget_user_id: '4711' },
  ],
  in_force: { time_zone: 'Europe/Zurich' },
  currencies: {},
  fixed: [],
};
const DRAFT = draftOf(SETTINGS);

it('an unchanged form sends nothing', () => {
  expect(DRAFT).toMatchObject({ language: '', currency: 'CHF', time_zone: '', entry_to: 'budget' });
  expect(patchBetween(DRAFT, DRAFT)).toBeUndefined();
});

it('sends what changed and no more, null for what is unset', () => {
  const [ana, bo] = DRAFT.people;
  const after = { ...DRAFT, language: 'fr', currency: '', people: [ana, { ...bo, budget_user_id: ' ' }] };
  expect(patchBetween(DRAFT, after as SettingsDraft)).toEqual({
    language: 'fr',
    currency: null,
    people: [{ id: 'ana' }, { id: 'bo', budget_user_id: null }],
  });
  expect(patchBetween(after as SettingsDraft, DRAFT)).toEqual({
    language: null,
    currency: 'CHF',
    people: [{ id: 'ana' }, { id: 'bo', budget_user_id: '4711' }],
  });
});

it('any change sends the new value under its own name', () => {
  const choice = fc.constantFrom('language', 'currency', 'time_zone', 'entry_to');
  fc.assert(
    fc.property(choice, fc.string({ minLength: 1 }), (name, value) => {
      const patch = patchBetween(DRAFT, { ...DRAFT, [name]: value });
      expect(patch).toEqual(DRAFT[name as 'language'] === value ? undefined : { [name]: value });
    }),
  );
});

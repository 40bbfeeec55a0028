import { randomUUID } from 'node:crypto';

import { createTestDatabase } from '@bursar/database/testing';
import * as fc from 'fast-check';

import { openTestHouseholds, type TestHouseholds } from '../testing/test-household';
import { ledgerPreferences } from './read-preferences';

let households: TestHouseholds;
beforeAll(async () => {
  households = await openTestHouseholds();
});
afterAll(() => households.drop());

const elias = { id: 'elias', name: 'Elias', budget_user_id: 'elias' };
const leticia = { id: 'leticia', name: 'Letícia', budget_user_id: 'leticia' };

it('a household that has set nothing is answered with what counts all the same', async () => {
  const owner = await households.owner();
  expect(await households.settings().show(owner, ['fr-CH', 'en'])).toEqual({
    language: null,
    currency: null,
    time_zone: null,
    entry_to: null,
    people: [elias, leticia],
    in_force: { language: 'fr', locale: 'fr-CH', time_zone: 'America/Sao_Paulo' },
    currencies: { shared: 'BRL', accounts: 'MXN' },
    fixed: [],
  });
});

it('a change stores what it names, null takes it back, and the rest stays', async () => {
  const owner = await households.owner();
  const settings = households.settings();
  const all = { language: 'pt', currency: 'EUR', time_zone: 'Europe/Lisbon', entry_to: 'shared' };
  expect(await settings.change(owner, all, [])).toMatchObject({
    ...all,
    in_force: { language: 'pt', locale: 'pt-BR', time_zone: 'Europe/Lisbon' },
    currencies: { shared: 'BRL', accounts: 'EUR' },
  });
  const left = { ...all, language: null, currency: null };
  expect(await settings.change(owner, { language: null, currency: null }, ['es-ES'])).toMatchObject({
    ...left,
    in_force: { language: 'es', locale: 'es-ES' },
  });
  expect(await settings.change(owner, {}, [])).toMatchObject(left);
  expect(await households.settings().show(await households.owner(), [])).toMatchObject({ entry_to: null });
});

it('takes the answer back as it was given', async () => {
  const owner = await households.owner();
  const settings = households.settings();
  const { in_force: _, currencies: __, fixed: ___, ...answer } = await settings.show(owner, []);
  expect(await settings.change(owner, answer, [])).toMatchObject(answer);
});

it('a person gets another name or budget user, and with null or the own id the first one again', async () => {
  const owner = await households.owner();
  const settings = households.settings();
  const people = async (...changes: object[]) => (await settings.change(owner, { people: changes }, [])).people;
  const renamed = { id: 'elias', name: 'Élias', budget_user_id: '4711' };
  expect(await people({ id: 'elias', name: 'Élias', budget_user_id: '4711' })).toEqual([renamed, leticia]);
  expect(await people({ id: 'elias', budget_user_id: null })).toEqual([{ ...elias, name: 'Élias' }, leticia]);
  expect(await people({ id: 'elias', budget_user_id: '4711' }, { id: 'leticia', name: 'Lê' })).toEqual([
    renamed,
    { ...leticia, name: 'Lê' },
  ]);
  expect(await people({ id: 'elias', budget_user_id: 'elias' })).toMatchObject([{ budget_user_id: 'elias' }, {}]);
});

it('a budget user follows a person to another id', async () => {
  const owner = await households.owner();
  const settings = households.settings();
  await settings.change(owner, { people: [{ id: 'elias', budget_user_id: '4711' }] }, []);
  await settings.renamePerson(owner, 'elias', { id: 'ana', name: 'Ana' });
  expect((await settings.show(owner, [])).people).toEqual([
    { id: 'ana', name: 'Ana', budget_user_id: '4711' },
    leticia,
  ]);
  await settings.renamePerson(owner, 'ana', { id: '4711', name: 'Ana' });
  await settings.renamePerson(owner, '4711', { id: 'ana', name: 'Ana' });
  expect((await settings.show(owner, [])).people[0]).toEqual({ id: 'ana', name: 'Ana', budget_user_id: 'ana' });
});

describe('refuses with the field and what it takes, and stores nothing of it,', () => {
  it.each([
    [{ language: 'de' }, 'language', 'en, pt, es, fr'],
    [{ language: 'EN' }, 'language', 'en, pt, es, fr'],
    [{ currency: 'chf' }, 'currency', 'ISO 4217'],
    [{ currency: 'XYZ' }, 'currency', 'ISO 4217'],
    [{ currency: 12 }, 'currency', 'ISO 4217'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone', 'tz database'],
    [{ time_zone: '+01:00' }, 'time_zone', 'tz database'],
    [{ time_zone: 'europe/zurich' }, 'time_zone', 'tz database'],
    [{ time_zone: '' }, 'time_zone', 'tz database'],
    [{ entry_to: 'ledger' }, 'entry_to', 'shared, budget, account'],
    [{ colour: 'red' }, 'colour', 'language, currency, time_zone, entry_to, people'],
    [{ fixed: [] }, 'fixed', 'language, currency'],
    [{ people: {} }, 'people', 'two people'],
    [{ people: null }, 'people', 'two people'],
    [{ people: [{ id: 'ana', name: 'Ana' }] }, 'people.0.id', 'one of elias, leticia'],
    [{ people: [{ id: 'elias', new_id: 'ana' }] }, 'people', 'two people'],
    [{ people: [{ id: 'elias' }, { id: 'elias' }] }, 'people.1.id', 'another person'],
    [{ people: [{ id: 'elias', name: '' }] }, 'people.0.name', '1 to 120'],
    [{ people: [{ id: 'elias', name: ' Elias' }] }, 'people.0.name', '1 to 120'],
    [{ people: [{ id: 'elias', name: 'x'.repeat(121) }] }, 'people.0.name', '1 to 120'],
    [{ people: [{ id: 'elias', name: 'a\nb' }] }, 'people.0.name', '1 to 120'],
    [{ people: [{ id: 'elias', budget_user_id: ' ' }] }, 'people.0.budget_user_id', '1 to 64'],
    [{ people: [{ id: 'elias', budget_user_id: 'x'.repeat(65) }] }, 'people.0.budget_user_id', '1 to 64'],
  ])('%j', async (body, field, words) => {
    const owner = await households.owner();
    const settings = households.settings();
    const before = await settings.show(owner, []);
    const refused = settings.change(owner, { entry_to: 'budget', ...body }, []);
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_SETTING',
      message: expect.stringContaining(words),
      details: { field, expected: expect.stringContaining(words) },
    });
    expect(await settings.show(owner, [])).toEqual(before);
  });
});

describe('what the start of the server decides', () => {
  const fixed = { language: 'es', timeZone: 'America/Mexico_City' } as const;

  it('comes before what is stored, is named, and cannot be changed', async () => {
    const owner = await households.owner();
    await households.settings().change(owner, { language: 'fr', currency: 'CHF' }, []);
    const settings = households.settings({ fixed, arePeopleFixed: true });
    expect(await settings.show(owner, ['fr'])).toMatchObject({
      language: 'es',
      currency: 'CHF',
      in_force: { language: 'es', locale: 'es-MX', time_zone: 'America/Mexico_City' },
      fixed: ['language', 'time_zone', 'people'],
    });
    const refused = { code: 'SETTING_FIXED', details: { field: 'language' } };
    await expect(settings.change(owner, { currency: 'EUR', language: null }, [])).rejects.toMatchObject(refused);
    const name = { people: [{ id: 'elias', name: 'Ana' }] };
    await expect(settings.change(owner, name, [])).rejects.toMatchObject({ code: 'SETTING_FIXED' });
    const same = { people: [{ id: 'elias', name: 'Elias', budget_user_id: '4711' }] };
    expect((await settings.change(owner, same, [])).people[0]).toEqual({ ...elias, budget_user_id: '4711' });
    expect(await households.settings().show(owner, [])).toMatchObject({ language: 'fr', currency: 'CHF' });
  });

  it('and what is stored reach the ledgers', async () => {
    const owner = await households.owner();
    await households.settings().change(owner, { language: 'fr', currency: 'CHF' }, []);
    const seen = (preferences: ReturnType<typeof ledgerPreferences>, of = owner) =>
      households.database.run((connection) => preferences(connection, of));
    expect(await seen(ledgerPreferences({}))).toEqual({ language: 'fr', currency: 'CHF' });
    expect(await seen(ledgerPreferences(fixed))).toEqual({ ...fixed, currency: 'CHF' });
    expect(await seen(ledgerPreferences({}), randomUUID())).toEqual({});
  });
});

it('in a database in which nobody ever set anything, the ledgers get nothing', async () => {
  const test = await createTestDatabase();
  const preferences = ledgerPreferences({ currency: 'EUR' });
  expect(await test.database.run((connection) => preferences(connection, 'local'))).toEqual({ currency: 'EUR' });
  await test.drop();
});

it('whatever two processes change in whatever order, each setting is as it was set last', async () => {
  const zones = ['UTC', 'Europe/Zurich', 'America/Sao_Paulo'];
  const change = fc.record(
    {
      language: fc.constantFrom('en', 'pt', 'es', 'fr', null),
      currency: fc.constantFrom('BRL', 'MXN', 'CHF', null),
      time_zone: fc.constantFrom(...zones, null),
      entry_to: fc.constantFrom('shared', 'budget', 'account', null),
    },
    { requiredKeys: [] },
  );
  const processes = [households.settings(), households.settings()];
  const steps = fc.array(fc.tuple(fc.nat(1), change), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, async (changes) => {
      const owner = await households.owner();
      let model: object = { language: null, currency: null, time_zone: null, entry_to: null };
      for (const [process, body] of changes) {
        model = { ...model, ...body };
        expect(await processes[process]?.change(owner, body, [])).toMatchObject(model);
      }
      for (const settings of processes) expect(await settings.show(owner, [])).toMatchObject(model);
    }),
    { numRuns: 30 },
  );
});

it('changes of different settings at the same time are all stored', async () => {
  const owner = await households.owner();
  const all = { language: 'pt', currency: 'EUR', time_zone: 'Europe/Lisbon', entry_to: 'shared' };
  await Promise.all(
    Object.entries(all).map(([key, value]) => households.settings().change(owner, { [key]: value }, [])),
  );
  expect(await households.settings().show(owner, [])).toMatchObject(all);
});

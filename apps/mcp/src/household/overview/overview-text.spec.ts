import { entriesOf } from '../../testing/household/household-entries';
import { openTestServer, type TestServer } from '../../testing/household/test-household';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

it('says who owes whom over all months where the month alone says something else', async () => {
  const household = await server.household({ environment: { BURSAR_LANGUAGE: 'en' } });
  const enter = entriesOf(household);
  const firstLine = async (month?: string) => (await household.result('get_overview', { month })).text?.split('\n')[0];
  await enter.shared('90.00', 'elias', '2026-10-01');
  expect(await firstLine('2026-10')).toBe('Letícia owes Elias R$45.00.');
  expect(await firstLine()).toBe('Over all months: Letícia owes Elias R$45.00.');
  await enter.shared('10.00', 'leticia');
  expect(await firstLine()).toBe('Elias owes Letícia R$5.00. Over all months: Letícia owes Elias R$40.00.');
  await household.call('record_settlement', {
    ...{ amount: '40.00', payer_participant_id: 'leticia', requested_by_participant_id: 'leticia' },
  });
  expect(await firstLine()).toBe(
    'Elias owes Letícia R$5.00. Over all months: All settled: neither owes the other anything.',
  );
});

it('says how many accounts are left out of the net worth because their balances are not known', async () => {
  const household = await server.household();
  await entriesOf(household).bank('giro', 'EUR', ['2026-11-02;-10.00;Bakery;']);
  const worthLine = async () =>
    (await household.result('get_overview')).text?.split('\n').find((line) => line.startsWith('Net worth'));
  expect(await worthLine()).toBe('Net worth is not known.');
  const tell = [{ account_id: 'giro', date: '2026-11-02', balance: '90.00' }];
  await household.call('finance_balances_get', { tell });
  expect(await worthLine()).toBe('Net worth: €90.00.');
  await entriesOf(household).bank('spar', 'EUR', ['2026-11-02;-10.00;Bakery;']);
  expect(await worthLine()).toBe('Net worth: €90.00. Accounts without a known balance: 1.');
});

it('says nothing of a currency in which nothing was recorded in the month', async () => {
  const household = await server.household({ environment: { BURSAR_LANGUAGE: 'en' } });
  const enter = entriesOf(household);
  await enter.bank('giro', 'EUR', ['2026-10-02;-10.00;Bakery;', '2026-11-02;-7.00;Bakery;']);
  await enter.bank('dollars', 'USD', ['2026-10-02;-5.00;Diner;']);
  const moneyLines = async (month: string) =>
    (await household.result('get_overview', { month })).text?.split('\n').filter((line) => line.startsWith('In '));
  expect(await moneyLines('2026-11')).toEqual(['In €0.00, out €7.00, left -€7.00.']);
  expect(await moneyLines('2026-10')).toHaveLength(2);
});

it('names whose budget it is as French does', async () => {
  const household = await server.household({ environment: { BURSAR_LANGUAGE: 'fr' } });
  for (const user of ['elias', 'leticia']) await entriesOf(household).budget(user, 500, 'EXPENSE');
  const lines = (await household.result('get_overview')).text?.split('\n') ?? [];
  expect(lines.flatMap((line) => /^Budget .*(?= :)/.exec(line)?.[0] ?? [])).toEqual([
    'Budget d’Elias',
    'Budget de Letícia',
  ]);
});

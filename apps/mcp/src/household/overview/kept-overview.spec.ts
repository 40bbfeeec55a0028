import { entriesOf } from '../../testing/household/household-entries';
import { openTestServer, type TestServer } from '../../testing/household/test-household';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

it('is new after each change, whichever domain and whoever stored it', async () => {
  const household = await server.household();
  const other = await server.household({ owner: household.owner });
  const neighbour = await server.household();
  const enter = entriesOf(other);
  const changes = [
    () => enter.shared('42.00', 'elias'),
    () => enter.rent('2850.00', 'leticia'),
    () => enter.bank('nubank', 'BRL', ['2026-11-06;500.00;SALARIO;', '2026-11-07;-42.00;MERCADO;']),
    () => enter.budget('elias', 127_000, 'EXPENSE'),
    () => enter.account('Wallet', 'EUR', 50),
  ];
  const [empty, nothing] = [await household.call('get_overview'), await neighbour.call('get_overview')];
  let before = empty;
  for (const change of changes) {
    await change();
    const after = await household.call('get_overview');
    expect(after).not.toEqual(before);
    expect(await household.call('get_overview')).toEqual(after);
    expect(await other.call('get_overview')).toEqual(after);
    before = after;
  }
  expect(await household.call('get_overview', { month: '2026-10' })).toMatchObject({ month: '2026-10' });
  expect(await neighbour.call('get_overview')).toEqual(nothing);
});

it('sees what a row of another domain became that a bank row may be the same event as', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  await enter.bank('nubank', 'BRL', ['2026-11-03;-57.00;MERCADO;Food']);
  const kinds = async () =>
    (await household.call('get_overview')).review.map(({ kind, count }: { kind: string; count: number }) => [
      kind,
      count,
    ]);
  expect(await kinds()).toEqual([]);
  const { id } = await enter.shared('57.00', 'elias', '2026-11-03');
  expect(await kinds()).toEqual([['possible_duplicate', 1]]);
  await household.call('correct_movement', {
    ...{ movement_id: id, action: 'void', requested_by_participant_id: 'elias' },
  });
  expect(await kinds()).toEqual([]);
});

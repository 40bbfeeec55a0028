import { createSharedSplit } from '../shared-split';
import { callsOf } from '../testing/household-calls';
import { get, sendAs } from '../testing/rest-requests';
import { openSplitStore, type SplitStore } from '../testing/split-store';

let store: SplitStore;
beforeAll(async () => {
  store = await openSplitStore();
});
afterAll(() => store.drop());

it('an export has everything, as JSON lines and as a sheet that no spreadsheet evaluates', async () => {
  const home = await store.household();
  const calls = callsOf(home);
  const bought = await calls.purchase({ amount: '10.01', description: '=HYPERLINK("x")', external_id: '-1' });
  const split_config = { type: 'exact', shares: { elias: '3.00', leticia: '7.00' } };
  const dinner = await calls.purchase({
    amount: '10.00',
    description: 'Jantar, "fora"',
    occurred_at: '2026-01-02',
    split_config,
  });
  await calls.correct(dinner.id, 'void');
  await calls.refund({ original_purchase_id: bought.id, amount: '0.01', occurred_at: '2026-03-01' });
  await calls.recur();
  const { settlement } = await calls.settle({
    amount: '5.00',
    occurred_at: '2026-02-28',
    payer_participant_id: 'leticia',
  });
  const domain = createSharedSplit({ database: store.database, clock: home.clock });
  const text = async (format?: string) => {
    const response = await sendAs(domain, home.householdId)(get('/v1/export', format === undefined ? {} : { format }));
    return { type: response.headers.get('content-type'), status: response.status, text: await response.text() };
  };
  const json = await text();
  expect(json).toMatchObject({ status: 200, type: expect.stringContaining('application/x-ndjson') });
  const records = json.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly record: string });
  expect(records.map(({ record }) => record)).toEqual([
    ...['participant', 'participant', 'movement', 'movement', 'movement', 'recurrence', 'settlement', 'correction'],
  ]);
  expect(records[2]).toMatchObject({ id: dinner.id, status: 'voided', split_config });
  const csv = await text('csv');
  expect(csv.type).toContain('text/csv');
  expect(csv.text.split('\r\n')).toEqual([
    'record,id,type,date,competence_month,description,amount,payer,elias,leticia,status,split,external_id',
    `movement,${dinner.id},purchase,2026-01-02,2026-01,"Jantar, ""fora""",10.00,elias,7.00,-7.00,voided,${JSON.stringify(JSON.stringify(split_config)).replaceAll('\\"', '""')},`,
    `movement,${bought.id},purchase,2026-02-10,2026-02,"'=HYPERLINK(""x"")",10.01,elias,5.01,-5.01,active,"{""type"":""equal""}",-1`,
    `settlement,${settlement.id},payment,2026-02-28,2026-02,,5.00,leticia,-5.00,5.00,active,,`,
    expect.stringMatching(/^movement,[^,]+,refund,2026-03-01,2026-03,Devolução,0.01,elias,-0.01,0.01,active/),
    '',
  ]);
  expect((await text('pdf')).status).toBe(400);
});

import { openTestServer, type Answer, type TestHousehold, type TestServer } from '../testing/household/test-household';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

type Results = Record<string, { readonly structured: unknown; readonly text: string | undefined }>;

const person = { requested_by_participant_id: 'elias' };
const thread = { user_id: 'elias', thread_id: 'home' };
const TRADES = '2024-05-01 BUY ACME 100 @ 10 GBP\n2024-08-01 SELL ACME 40 @ 12 GBP';

/** Calls tools of every seed in a household of its own; ids that are made up are numbered. */
async function played(environment: Readonly<Record<string, string>>): Promise<Results> {
  const household: TestHousehold = await server.household({ environment });
  const results: Results = {};
  const known = new Map<string, string>();
  const numbered = (text: string) =>
    text.replaceAll(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{26}(?![0-9A-Z])/g,
      (id) => {
        if (!known.has(id)) known.set(id, `id ${known.size + 1}`);
        return known.get(id) ?? id;
      },
    );
  const call = async (name: string, tool: string, input: object = {}): Promise<Answer> => {
    const { structured, text } = await household.result(tool, input);
    results[name] = { structured: JSON.parse(numbered(JSON.stringify(structured))), text: text && numbered(text) };
    return structured;
  };
  await call('participants', 'list_participants');
  const month = { year: 2026, month: 11 };
  await call('an empty month', 'get_monthly_summary', { ...month, auto_generate: false });
  const bought = await call('a purchase', 'create_movement', {
    ...{ type: 'purchase', amount: '1200.50', description: 'Mercado', occurred_at: '2026-11-03', ...person },
    split_config: { type: 'weights', weights: { elias: 60, leticia: 40 } },
  });
  await call('a refund', 'create_movement', {
    ...{ type: 'refund', amount: '20.00', description: 'Troca', occurred_at: '2026-11-04', ...person },
    original_purchase_id: bought.id,
  });
  const rent = await call('a recurrence', 'create_recurrence', {
    ...{ description: 'Aluguel', amount: '2850.00', payer_participant_id: 'leticia', ...person },
    ...{ reference_day: 5, start_competence_month: '2026-11', split_config: { type: 'equal' } },
  });
  await call('recurrences', 'list_recurrences', month);
  await call('an edited recurrence', 'edit_recurrence', { recurrence_id: rent.id, amount: '2900.00', ...person });
  await call('a balance', 'get_balance');
  await call('movements', 'list_movements', month);
  await call('a summary', 'get_monthly_summary', { ...month, auto_generate: true });
  await call('a report', 'get_monthly_report', { ...month, auto_generate: false });
  await call('an ended recurrence', 'end_recurrence', { recurrence_id: rent.id, ...person });
  await call('a settlement', 'record_settlement', {
    ...{ amount: '100.00', payer_participant_id: 'elias', occurred_at: '2026-11-20', ...person },
  });
  await call('a correction', 'correct_movement', {
    ...{ movement_id: bought.id, action: 'replace', amount: '1000.00', dry_run: true, ...person },
  });
  await call('a parsed message', 'parse_transaction_from_text', {
    ...{ ...thread, text: 'uber 80', now_iso: '2026-11-22T12:00:00-06:00' },
  });
  await call('an expense', 'add_transaction', {
    ...thread,
    transaction: {
      ...{ type: 'EXPENSE', amount_mxn_cents: 8_000, category_type: 'VARIABLE', category: 'Transport' },
      date_iso: '2026-11-03',
    },
  });
  await call('a budget', 'get_month_summary', { ...thread, month: '2026-11' });
  const account = await call('an account', 'planifi_createAccount_v1', {
    ...{ idempotencyKey: 'the first account', name: 'Banco', type: 'BANK' },
  });
  await call('a spending', 'planifi_createExpense_v1', {
    ...{ idempotencyKey: 'the first expense', accountId: account.account.id, amount: 12.5 },
    ...{ occurredOn: '2026-11-02', description: 'Luz' },
  });
  await call('accounts', 'planifi_listAccounts_v1');
  await call('gains', 'calculate_report', { cgt_content: TRADES });
  return results;
}

it('results and texts of the seeds’ tools are as they were while no language is set', async () => {
  expect(await played({})).toMatchSnapshot();
});

it.each(['en', 'es', 'fr'])('in %s the texts of shared expenses change, and no result does', async (language) => {
  const [without, set] = [await played({}), await played({ BURSAR_LANGUAGE: language })];
  const structured = (results: Results) => Object.entries(results).map(([name, result]) => [name, result.structured]);
  expect(structured(set)).toEqual(structured(without));
  const texts = Object.entries(set).flatMap(([name, { text }]) => (text === without[name]?.text ? [] : [name]));
  expect(texts).toEqual([
    ...['participants', 'an empty month', 'a purchase', 'a refund', 'a recurrence', 'recurrences'],
    ...['an edited recurrence', 'a balance', 'movements', 'a summary', 'a report', 'an ended recurrence'],
    ...['a settlement', 'a correction'],
  ]);
  const words = Object.values(set).map(({ text = '' }) => text);
  expect(words.join('\n')).not.toMatch(/Lançamento|Quem pagou|Recorrência/);
});

it('set to Portuguese, the texts are those of the contract', async () => {
  const texts = (results: Results) => Object.entries(results).map(([name, { text }]) => [name, text]);
  expect(texts(await played({ BURSAR_LANGUAGE: 'pt' }))).toEqual(texts(await played({})));
});

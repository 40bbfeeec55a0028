import { entriesOf } from '../testing/household/household-entries';
import { openTestServer, type TestServer } from '../testing/household/test-household';
import { PLAIN_TEXT_FORMATS } from './formats/all-formats';
import { writeBook } from './write-book';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

/** The postings of spending, earning and what stands for them, of an export over all domains. */
async function postingsOf(owner: string): Promise<string[]> {
  let text = '';
  const write = async (more: string) => void (text += more);
  await writeBook({ database: server.database, owner, format: PLAIN_TEXT_FORMATS.hledger, write });
  const postings = text.matchAll(/^ +((?:Expenses|Income|Equity):\S+) +(-?[\d.]+) /gm);
  return [...postings].map(([, account, amount]) => `${account} ${amount}`);
}

async function enteredBank() {
  const household = await server.household();
  const enter = entriesOf(household);
  await enter.bank('nubank', 'BRL', [
    '2026-11-03;-90.00;LOJA;Roupa',
    '2026-11-05;40.00;ESTORNO;',
    '2026-11-06;5.00;CREDITO;Bonus',
    '2026-11-07;-200.00;POUPANCA;',
  ]);
  const line = async (search: string) =>
    (await household.call('finance_transactions_search', { search })).items[0].id as string;
  const link = async (kind: string, left: string, right: string) =>
    household.call('finance_links_set', { confirm: [{ kind, left, right }], mode: 'commit' });
  return { household, enter, line, link };
}

it('posts a line of the bank that is a transfer of an account as one', async () => {
  const { household, enter, line, link } = await enteredBank();
  const [from, to] = [await enter.account('Corrente', 'BRL', 0), await enter.account('Poupanca', 'BRL', 0)];
  const { transfer } = await enter.moved(from, to, 200, '2026-11-07');
  await link('same_event', await line('POUPANCA'), `planifi:${transfer.transactionIds[0]}`);
  expect(await postingsOf(household.owner)).toEqual([
    'Expenses:Bank:Roupa 90.00',
    'Income:Bank:Uncategorized -40.00',
    'Income:Bank:Bonus -5.00',
    'Equity:Transfers 200.00',
  ]);
});

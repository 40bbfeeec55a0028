import { DataDirectory, StdioServer, stopAfterwards, type Fields } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import { TemporaryFolder } from '../fixtures/temporary-folder';
import { attempt, OPERATIONS } from './operations';
import { movableClock, setBack } from './moved-clock';

const kept = stopAfterwards();
const folder = new TemporaryFolder();
afterAll(() => folder.remove());

const start = async ({ args }: DataDirectory, hours = 0) =>
  kept(
    await StdioServer.started({ args: ['stdio', ...args], env: { ...OPERATIONS_ENV, ...movableClock(folder, hours) } }),
  );

const ELIAS = { requested_by_participant_id: 'elias' };
const CALLER = { user_id: '7', thread_id: '7' };

async function resultOf<Result = Fields>(server: StdioServer, tool: string, input: Fields): Promise<Result> {
  const answer = await attempt(server, tool, input);
  if (answer === undefined || 'failure' in answer) throw new Error(`${tool}: ${JSON.stringify(answer)}`);
  return answer.structured as Result;
}

const rule = (name: string) => ({
  ...ELIAS,
  description: name,
  amount: '1.00',
  payer_participant_id: 'elias',
  split_config: { type: 'equal' },
  reference_day: 5,
  start_competence_month: '2031-03',
});
const expense = (accountId: string, name: string) => ({
  idempotencyKey: `expense ${name}`,
  accountId,
  amount: 1,
  occurredOn: '2031-03-10',
  description: name,
});

/** The byte-exact results of an account and an expense under their idempotency keys, the first time and on repeats. */
async function keyed(server: StdioServer, name: string): Promise<string> {
  const opened = await resultOf<{ account: { id: string } }>(
    server,
    'planifi_createAccount_v1',
    OPERATIONS.account(name).input,
  );
  const { expense: made } = await resultOf(server, 'planifi_createExpense_v1', expense(opened.account.id, name));
  return JSON.stringify([opened.account, made]);
}

/** One of everything that is listed in the order of its making. */
async function make(server: StdioServer, name: string): Promise<string> {
  for (const { tool, input } of [OPERATIONS.movement(name), OPERATIONS.transaction(name)])
    await resultOf(server, tool, input);
  await resultOf(server, 'create_recurrence', rule(name));
  return keyed(server, name);
}

const NAMES = ['first', 'second', 'third', 'fourth'];

/** The names, in the order in which lists have them. */
async function lists(server: StdioServer) {
  const march = { year: 2031, month: 3 };
  const movements = await resultOf<{ items: { description: string }[] }>(server, 'list_movements', march);
  const rules = await resultOf<{ items: { description: string }[] }>(server, 'list_recurrences', {});
  const { accounts } = await resultOf<{ accounts: { name: string }[] }>(server, 'planifi_listAccounts_v1', {});
  const { expenses } = await resultOf<{ expenses: { description: string }[] }>(server, 'planifi_listExpenses_v1', {});
  return {
    movements: movements.items.map(({ description }) => description),
    rules: rules.items.map(({ description }) => description),
    accounts: accounts.map(({ name }) => name),
    expenses: expenses.map(({ description }) => description),
  };
}

it.each(['while the server runs', 'between two runs of it'])(
  'a clock set back by an hour %s changes no order, and what is repeated is known',
  async (when) => {
    const data = new DataDirectory();
    let server = await start(data);
    const answers: string[] = [];
    for (const name of NAMES.slice(0, 2)) answers.push(await make(server, name));
    if (when === 'while the server runs') await setBack(server);
    else {
      await server.close();
      server = await start(data, -1);
    }
    for (const name of NAMES.slice(2)) answers.push(await make(server, name));

    const newestFirst = [...NAMES].reverse();
    expect(await lists(server)).toEqual({
      movements: newestFirst,
      rules: newestFirst,
      accounts: NAMES,
      expenses: newestFirst,
    });
    // The last transaction is the one that was stored last.
    const changed = await resultOf(server, 'update_last_transaction', { ...CALLER, patch: { category: 'Last' } });
    expect(changed).toMatchObject({ data: { current: { description: 'fourth' } } });
    // Keys and names of before are known.
    for (const [index, name] of NAMES.entries()) {
      expect(await keyed(server, name)).toBe(answers[index]);
      const { tool, input } = OPERATIONS.movement(name);
      expect(await attempt(server, tool, input)).toMatchObject({ failure: { code: 'DUPLICATE_EXTERNAL_ID' } });
    }
    await server.close();
    await data.remove();
  },
);

import type { Answer, Fields } from '../../../index';
import type { Call, Look, Model, Outcome } from '../model';
import type { Random } from '../random';
import { demand, same, short } from '../contract-violation';
import { crowd, MONTHS, propose, purchase, THREADS, USERS } from './proposals';
import { report, type ExpectedAnswer } from './reads';
import { budgetKey, EMPTY, type Budget } from './state';
import { write } from './writes';

/** What was read, with the answers. */
type Seen = readonly { readonly call: Call; readonly answer: Answer }[];

const READS = ['get_month_summary', 'get_category_summary', 'get_debts', 'get_bank_balance', 'simulate_purchase'];
const ID = /^(tx|debt)_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The budget agent as its contract describes it. */
export const cristiAgent: Model<Budget, Seen> = {
  domain: 'cristi-agent',
  start: EMPTY,
  ping: { tool: 'get_debts', input: { user_id: USERS[0], thread_id: THREADS[0] } },
  propose,
  crowd,
  after,
  afterLostAnswer: (budget, { tool, input, refused }) => {
    if (refused !== undefined || READS.includes(tool)) return [];
    const written = write(budget, tool, input);
    return 'budget' in written ? [written.budget] : [];
  },
  probes,
  key: budgetKey,
  look: lookAtBudget,
  fits: (budget, seen) => {
    for (const { call, answer } of seen) expectAnswer(report(budget, call), answer, call.tool);
    return budget;
  },
};

function after(budget: Budget, call: Call, answer: Answer): Budget {
  const { tool, input, refused } = call;
  if (refused !== undefined) {
    expectAnswer({ code: 'VALIDATION_ERROR', details: { field: refused } }, answer, tool);
    return budget;
  }
  if (READS.includes(tool)) {
    expectAnswer(report(budget, call), answer, tool);
    return budget;
  }
  const written = write(budget, tool, input);
  if ('code' in written) {
    const { code, field, message } = written;
    const expected = {
      code,
      ...(message !== undefined && { message }),
      ...(field !== undefined && { details: { field } }),
    };
    expectAnswer(expected, answer, tool);
    return budget;
  }
  demand('structured' in answer, () => `expected it to be done, got ${'failure' in answer && answer.failure.text}`);
  const data = (answer.structured as Fields)['data'] as Fields;
  same(answer.structured, { ok: true, data: written.data(data) }, tool);
  const id = data['transaction_id'] ?? data['debt_id'];
  demand(id === undefined || ID.test(String(id)), () => `${short(id)} is no id`);
  return written.learn === undefined ? written.budget : written.learn(id);
}

function expectAnswer(expected: ExpectedAnswer, answer: Answer, what: string): void {
  if ('data' in expected) {
    demand(
      'structured' in answer,
      () => `${what}: expected an answer, got ${'failure' in answer && answer.failure.text}`,
    );
    same(answer.structured, { ok: true, data: expected.data }, what);
    return;
  }
  demand('failure' in answer, () => `${what}: expected ${expected.code}, got ${short(answer)}`);
  const { ok, error } = answer.failure.body as { readonly ok: boolean; readonly error: Fields };
  same([ok, error['code']], [false, expected.code], what);
  same(error['message'], expected.message ?? error['message'], `the message of ${what}`);
  for (const [name, value] of Object.entries(expected.details ?? {})) {
    same((error['details'] as Fields)[name], value, `details.${name} of ${what}`);
  }
}

/**
 * No tool lists transactions: those that may have been added in one order or another are taken off again one by one, and
 * the last one that is left is shown by a change of its description.
 */
function probes(calls: readonly Call[], outcomes: readonly Outcome[]): readonly Call[] {
  const isUncertain = outcomes.includes('lost');
  return USERS.flatMap((user) =>
    THREADS.flatMap((thread): Call[] => {
      const who = { user_id: user, thread_id: thread };
      const touching = calls.filter(
        ({ tool, input }) => /_transaction$/.test(tool) && input['user_id'] === user && input['thread_id'] === thread,
      );
      const added = touching.filter(({ tool }) => tool === 'add_transaction').length;
      if (touching.length === 0 || (added < 2 && !isUncertain)) return [];
      const deletes = Array.from({ length: added }, () => ({ tool: 'delete_last_transaction', input: who }));
      return [...deletes, { tool: 'update_last_transaction', input: { ...who, patch: { description: 'last' } } }];
    }),
  );
}

async function lookAtBudget(
  look: Look,
  _: Budget,
  random: Random,
  calls: readonly Call[],
  everything: boolean,
): Promise<Seen> {
  const touched = everything ? USERS : [...new Set(calls.map(({ input }) => String(input['user_id'])))];
  const reads = touched
    .filter((user) => USERS.includes(user))
    .flatMap((user): Call[] => {
      const who = { user_id: user, thread_id: random.pick(THREADS) };
      const months = everything ? MONTHS : [random.pick(MONTHS), random.pick(MONTHS)];
      return [
        ...months.flatMap((month): Call[] => [
          { tool: 'get_month_summary', input: { ...who, month } },
          { tool: 'get_category_summary', input: { ...who, month } },
        ]),
        { tool: 'get_debts', input: who },
        { tool: 'get_bank_balance', input: who },
        purchase(who, random),
      ];
    });
  const seen = await Promise.all(
    reads.map(async (call, index) => ({ call, answer: await look(index, call.tool, call.input) })),
  );
  expectSound(seen);
  return seen;
}

/** What holds for any month, whatever the model thinks of it. */
function expectSound(seen: Seen): void {
  for (const { call, answer } of seen) {
    if (call.tool !== 'get_category_summary' || !('structured' in answer)) continue;
    const neighbour = seen[seen.findIndex((one) => one.call === call) - 1]?.answer;
    if (neighbour === undefined || !('structured' in neighbour)) continue;
    const totals = (neighbour.structured as { readonly data: Fields }).data;
    const { categories } = (answer.structured as { readonly data: { readonly categories: readonly Fields[] } }).data;
    const sum = (some: readonly Fields[]) =>
      some.reduce((total, one) => total + Number(one['expense_total_mxn_cents']), 0);
    const variable = categories.filter((one) => one['category_type'] === 'VARIABLE');
    same(totals['expense_total_mxn_cents'], sum(categories), 'the sum of the categories');
    same(totals['variable_spend_mxn_cents'], sum(variable), 'the sum of the variable categories');
    const left = Number(totals['variable_cap_mxn_cents']) - sum(variable);
    same(totals['variable_remaining_mxn_cents'], left, 'what is left to spend');
  }
}

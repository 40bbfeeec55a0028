import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import { runBursar, TemporaryFolder, type Fields } from '../index';
import { effort, SEED } from '../stress/effort';
import { householdPlan, MONTHS } from './household-plan';
import { householdServer } from './household-server';
import { makeHousehold, type Call, type MadeHousehold } from './make-household';
import { READERS, totalsOf, unitsOf, type ReadPosting } from './read-books';

const HOUSEHOLDS = effort(4, 60);
const DOMAINS = ['shared-split', 'planifi', 'cristi-agent', 'finance-tools'];

// A missing program is a failure in CI alone.
const areHere = ['bean-check', 'hledger', 'ledger'].every((name) => spawnSync(name, ['--version']).error === undefined);
const suite = areHere || process.env['CI'] !== undefined ? describe : describe.skip;

suite(`exports of random households (BURSAR_TEST_SEED=${SEED})`, () => {
  const { data, callerOf } = householdServer();
  const folder = new TemporaryFolder();
  afterAll(() => folder.remove());

  const plans = fc.sample(householdPlan, { seed: SEED, numRuns: HOUSEHOLDS });
  it.each(plans.map((plan, number) => ({ owner: `house-${number}`, plan })))(
    '$owner is read without a complaint, and adds up to what the tools say',
    async ({ owner, plan }) => {
      const call = await callerOf(owner);
      const made = await makeHousehold(call, plan);
      const exported = async (format: string, domains: readonly string[]) => {
        const file = join(folder.path, `${owner}.${format}`);
        const chosen = domains.flatMap((domain) => ['--domain', domain]);
        const args = ['export', '--format', format, '--output', file, '--force', '--owner', owner, ...chosen];
        expect(await runBursar([...args, ...data.args])).toEqual({ status: 0, stdout: '', stderr: '' });
        return file;
      };
      for (const domains of [[], DOMAINS]) {
        let first: readonly ReadPosting[] | undefined;
        for (const [format, read] of Object.entries(READERS)) {
          const file = await exported(format, domains);
          const { complaint, postings } = await read(file);
          expect([format, complaint]).toEqual([format, '']);
          first ??= postings;
          // All three read the same.
          expect(totalsOf(postings)).toEqual(totalsOf(first));
        }
        if (domains.length > 0)
          await compareWithTools(call, made, first ?? [], accountsIn(join(folder.path, `${owner}.beancount`)));
        else await compareLinked(call, first ?? []);
      }
    },
  );
});

/** By ref: the name of an account. */
function accountsIn(file: string): ReadonlyMap<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/^\S+ open (\S+) .*\n(?: {2}name: .*\n)? {2}ref: "(.*)"$/gm);
  return new Map([...found].map(([, name = '', ref = '']) => [ref, name]));
}

/** What §2 of the contract says of each account and month. */
async function compareWithTools(
  call: Call,
  made: MadeHousehold,
  all: readonly ReadPosting[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  // In an entry of an opening the account comes first.
  const isOpening = (index: number) => all[index + 1]?.account === 'Equity:Opening';
  const entries = all.filter(({ account }, index) => account !== 'Equity:Opening' && !isOpening(index));
  const sum = (chosen: (posting: ReadPosting) => boolean, month?: string) =>
    entries
      .filter((posting) => chosen(posting) && (month === undefined || posting.day.startsWith(month)))
      .reduce((total, { units }) => total + units, 0n);
  const of = (ref: string) => (posting: ReadPosting) => posting.account === names.get(ref);
  for (const month of MONTHS) {
    const [year, number] = month.split('-').map(Number);
    const range = { start_date: `${month}-01`, end_date: `${month}-28` };
    for (const id of made.bankAccounts) {
      const answer = await call('finance_transactions_sum', {
        account_id: id,
        date_range: range,
        count_as: 'rows',
        view: 'imported',
      });
      expect([id, month, sum(of(`bank:${id}`), month)]).toEqual([id, month, unitsOf(amountIn(answer['total']))]);
    }
    for (const id of made.planifiAccounts) {
      const asked = { accountId: id, from: range.start_date, to: range.end_date, size: 200 };
      const { page } = (await call('planifi_listTransactions_v1', asked)) as { page: { items: readonly Fields[] } };
      const moved = page.items.reduce((total, { amount }) => total - unitsOf(Number(amount).toFixed(2)), 0n);
      expect([id, month, sum(of(`planifi:${id}`), month)]).toEqual([id, month, moved]);
    }
    const { total_net, participants } = (await call('get_monthly_summary', { year, month: number })) as Fields & {
      participants: readonly Fields[];
    };
    expect([month, sum(({ account }) => account === 'Expenses:Shared', month)]).toEqual([
      month,
      unitsOf(String(total_net)),
    ]);
    for (const { participant_id, net_balance } of participants) {
      const paid = made.settled.get(`${month} ${String(participant_id)}`) ?? 0;
      const balance = unitsOf(String(net_balance)) + BigInt(paid) * 100n;
      expect([month, -sum(of(`split:${String(participant_id)}`), month)]).toEqual([month, balance]);
    }
    for (const user_id of made.budgetUsers) {
      const { data } = (await call('get_month_summary', { user_id, thread_id: user_id, month })) as { data: Fields };
      expect([month, -sum(({ account }) => account.startsWith('Income:Budget:'), month)]).toEqual([
        month,
        BigInt(Number(data['income_total_mxn_cents'])) * 100n,
      ]);
    }
  }
  const { participants } = (await call('get_balance', { through_competence_month: '2026-12' })) as {
    participants: readonly Fields[];
  };
  for (const { participant_id, balance } of participants) {
    expect(-sum(of(`split:${String(participant_id)}`))).toBe(unitsOf(String(balance)));
  }
}

const amountIn = (money: unknown) => String((money as Fields)['amount']);

/** What is spent and earned in the file of all domains is what the ledger of all domains counts, transfers apart. */
async function compareLinked(call: Call, all: readonly ReadPosting[]): Promise<void> {
  const asked = { group_by: 'month', view: 'all', count_as: 'events' };
  const { groups } = (await call('finance_transactions_aggregate', asked)) as { groups: readonly Fields[] };
  const counted = new Map<string, bigint>();
  for (const { key, total } of groups) {
    const { amount, currency } = total as { amount: string; currency: string };
    counted.set(`${String(key)} ${currency}`, unitsOf(amount));
  }
  const written = new Map<string, bigint>();
  for (const { account, day, currency, units } of all) {
    if (!/^(?:Expenses|Income):/.test(account)) continue;
    const key = `${day.slice(0, 7)} ${currency}`;
    written.set(key, (written.get(key) ?? 0n) - units);
  }
  const known = (totals: ReadonlyMap<string, bigint>) =>
    Object.fromEntries([...totals].filter(([, units]) => units !== 0n).sort());
  expect(known(written)).toEqual(known(counted));
}

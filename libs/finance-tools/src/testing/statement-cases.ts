import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mismatches } from '@bursar/acceptance';

import type { Answer, TestLedger } from './finance-store';

/** The folder of the statements; its README says what a case is. */
export const STATEMENT_CASES = join(__dirname, '../../cases/statements');

/** What is in the ledger: day, amount and fragments of the description. */
type CaseRow = readonly [day: string, amount: string, ...fragments: string[]];

interface CaseStep {
  readonly file: string;
  readonly account?: string | null;
  readonly currency?: string | null;
  readonly arguments?: object;
  readonly analysis?: object;
  readonly left_out?: Readonly<Record<string, number>>;
  readonly refused?: string | readonly string[];
  readonly asks?: string;
  readonly answer?: object;
  readonly committed?: object;
  readonly rows?: readonly CaseRow[];
  readonly accounts?: Readonly<Record<string, readonly CaseRow[]>>;
  readonly search?: Readonly<Record<string, number>>;
}

export interface StatementCase {
  readonly name: string;
  readonly rule: string;
  readonly currency?: string;
  readonly steps: readonly CaseStep[];
}

/** Throws when there are none: a suite without cases would pass unnoticed. */
export function readStatementCases(): readonly StatementCase[] {
  const text = readFileSync(join(STATEMENT_CASES, 'cases.json'), 'utf8');
  // `$a` stands for the id of an account.
  const { cases } = JSON.parse(text.replace(/"\$([a-z])"/g, '"account-$1"')) as { cases: StatementCase[] };
  if (cases.length === 0) throw new Error(`${STATEMENT_CASES} holds no cases`);
  return cases;
}

const TOOL = 'finance_transactions_import';

/** Plays the steps of a case on a new ledger. Throws at the first thing that is not as the case says. */
export async function playStatementCase({ currency, steps }: StatementCase, ledger: TestLedger): Promise<void> {
  for (const step of steps) await playStep({ currency: currency ?? 'EUR', ...step }, ledger);
}

async function playStep(step: CaseStep, ledger: TestLedger): Promise<void> {
  const { file, account = 'account-a', currency, answer } = step;
  const bytes = readFileSync(join(STATEMENT_CASES, 'files', file));
  const input = {
    content_base64: bytes.toString('base64'),
    ...(account !== null && { account_id: account }),
    ...(account !== null && typeof currency === 'string' && { create_account: { name: account, currency } }),
    ...step.arguments,
  };
  await analyze(step, input, ledger);
  const commit = { ...input, mode: 'commit' };
  const before = await ledger.transactions();
  if (step.asks !== undefined || step.refused !== undefined) {
    requireRefusal(step, await ledger.refusal(TOOL, commit));
    requireFit(`${file}, stored after a refusal`, before, await ledger.transactions());
    if (answer === undefined) return;
  }
  const committed = await ledger.call(TOOL, { ...commit, ...answer });
  requireFit(`${file}, committed`, step.committed ?? {}, committed);
  await requireLedger(step, account ?? 'account-a', ledger);
}

async function analyze({ file, analysis, left_out: leftOut }: CaseStep, input: object, ledger: TestLedger) {
  if (analysis === undefined && leftOut === undefined) return;
  const found = await ledger.call(TOOL, { ...input, mode: 'analyze' });
  requireFit(`${file}, analysis`, analysis ?? {}, found);
  if (leftOut === undefined) return;
  const counts: Record<string, number> = {};
  for (const { why } of found.left_out) if (why !== 'preamble') counts[why] = (counts[why] ?? 0) + 1;
  requireFit(`${file}, left out`, { $exact: leftOut }, counts);
}

function requireRefusal({ file, asks, answer, refused }: CaseStep, refusal: Answer): void {
  const { reason, questions = [] } = refusal.details;
  const reasons = asks === undefined ? [refused].flat() : ['AMBIGUOUS'];
  if (!reasons.includes(reason)) throw new Error(`${file}: refused as ${reason}: ${refusal.message}`);
  if (asks === undefined) return;
  const question = questions.find(({ about }: Answer) => about === asks);
  if (question === undefined) throw new Error(`${file}: asks ${JSON.stringify(questions)}`);
  if (answer === undefined || asks === 'account') return;
  const answers: object[] = question.candidates.map((candidate: Answer) => candidate.answer);
  const isThere = answers.some((each) => mismatches({ $exact: answer }, each).length === 0);
  if (!isThere) throw new Error(`${file}: no candidate of ${JSON.stringify(answers)} is ${JSON.stringify(answer)}`);
}

async function requireLedger(step: CaseStep, account: string, ledger: TestLedger): Promise<void> {
  const expected = { ...step.accounts, ...(step.rows && { [account]: step.rows }) };
  const stored = await ledger.transactions();
  for (const [id, rows] of Object.entries(expected)) {
    const found = stored.filter(({ account_id }: Answer) => account_id === id);
    requireRows(`${step.file}, rows of ${id}`, rows, found);
  }
  for (const [search, total] of Object.entries(step.search ?? {})) {
    const page = await ledger.call('finance_transactions_search', { account_id: account, search });
    requireFit(`${step.file}, hits of ${search}`, { total }, page);
  }
}

/** Each expected row has a stored one to itself, in any order. */
function requireRows(place: string, expected: readonly CaseRow[], found: readonly Answer[]): void {
  const open = [...found];
  const missing = expected.filter((row) => {
    const index = open.findIndex((stored) => isRow(row, stored));
    return index < 0 || open.splice(index, 1).length === 0;
  });
  if (missing.length + open.length === 0) return;
  const left = open.map(({ booked_at, amount, description }: Answer) => [booked_at, amount.amount, description]);
  throw new Error(`${place}: missing ${JSON.stringify(missing)}, found ${JSON.stringify(left)}`);
}

function isRow([day, amount, ...fragments]: CaseRow, stored: Answer): boolean {
  const text = stored.description.toLowerCase();
  return (
    stored.booked_at.startsWith(day) &&
    Number(stored.amount.amount) === Number(amount) &&
    fragments.every((fragment) => text.includes(fragment.toLowerCase()))
  );
}

function requireFit(place: string, expected: unknown, found: unknown): void {
  const differences = mismatches(expected, found);
  if (differences.length > 0) throw new Error(`${place}: ${differences.join('; ')}`);
}

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { measureCapitalGains, type CapitalGainsFigures } from './capital-gains';
import { coldStart } from './cold-start';
import { measureCristiAgent } from './cristi-agent';
import { cristiAgentRows } from './cristi-agent-rows';
import { expenseLoadRows } from './expense-load-rows';
import { measureLedger } from './ledger';
import { ledgerRows } from './ledger-rows';
import type { Row } from './row';
import { measureSharedMonth, type MonthQuestionFigures } from './shared-month';
import { median } from './statistics';

const STARTS = 21;
const REPORT_RUNS = 7;
const PROGRAM = fileURLToPath(import.meta.url);
/** Of each way; `main.js expenses 30` takes its time. */
const LOAD_SECONDS = 3;
const SERVER = fileURLToPath(new URL('../../apps/mcp/main.js', import.meta.url));
const BARE_SERVER = fileURLToPath(new URL('./bare-server.js', import.meta.url));

const [mode, ...sizes] = process.argv.slice(2);
if (mode === 'capital-gains') {
  const [trades = 0, tickers = 0, runs = 1] = sizes.map(Number);
  process.stdout.write(JSON.stringify(await measureCapitalGains(trades, tickers, runs)));
} else if (mode === 'shared-month') {
  process.stdout.write(JSON.stringify(await measureSharedMonth(Number(sizes[0]))));
} else if (mode === 'cristi-agent') {
  process.stdout.write(JSON.stringify(await measureCristiAgent(Number(sizes[0]))));
} else if (mode === 'ledger') {
  process.stdout.write(JSON.stringify(await measureLedger(Number(sizes[0] ?? 1_000_000))));
} else if (mode === 'expenses') {
  process.stdout.write(table(await expenseLoadRows(SERVER, Number(sizes[0] ?? 30))));
} else {
  const months = [...sharedMonthRows(), ...cristiAgentRows(PROGRAM)];
  const load = await expenseLoadRows(SERVER, LOAD_SECONDS);
  process.stdout.write(table([await startRow(), ...capitalGainsRows(), ...months, ...load, ...ledgerRows(PROGRAM)]));
}

/** Starts alternate, so that whatever else the machine does falls on both alike. */
async function startRow(): Promise<Row> {
  const own: number[] = [];
  const bare: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    bare.push(await coldStart(BARE_SERVER, []));
    own.push(await coldStart(SERVER, ['stdio']));
  }
  const ratio = median(own) / median(bare);
  return {
    what: 'spawn to the answer to initialize',
    measured: `${median(own).toFixed(0)} ms`,
    limit: `bare SDK server ${median(bare).toFixed(0)} ms: ${ratio.toFixed(2)} x`,
    goal: '1.3 x',
    isMet: ratio <= 1.3,
  };
}

function capitalGainsRows(): Row[] {
  const [small, large, single] = [inFreshProcess(10_000, 20), inFreshProcess(100_000, 20), inFreshProcess(5_000, 1)];
  const once = inFreshProcess(100_000, 20, 1);
  const growth = large.milliseconds / 100_000 / (small.milliseconds / 10_000);
  return [
    timeRow('capital gains, 10,000 trades, 20 tickers', small, 100),
    timeRow('capital gains, 100,000 trades, 20 tickers', large, 1_000),
    timeRow('capital gains, 5,000 trades of one ticker', single, 200),
    {
      what: 'time a trade, 100,000 against 10,000',
      measured: `${growth.toFixed(2)} x`,
      limit: '1.00 x',
      goal: '1.5 x',
      isMet: growth <= 1.5,
    },
    {
      what: 'memory of a process, one report of 100,000 trades',
      measured: `${once.peakMegabytes.toFixed(0)} MB`,
      limit: `after ${REPORT_RUNS} reports ${large.peakMegabytes.toFixed(0)} MB`,
      goal: '400 MB',
      isMet: once.peakMegabytes <= 400,
    },
  ];
}

function timeRow(what: string, { milliseconds, firstMilliseconds }: CapitalGainsFigures, goal: number): Row {
  return {
    what,
    measured: `${milliseconds.toFixed(0)} ms`,
    limit: `first run of a process ${firstMilliseconds.toFixed(0)} ms`,
    goal: `${goal} ms`,
    isMet: milliseconds <= goal,
  };
}

/** A month of 5,000 movements: what other months there are must not matter. */
function sharedMonthRows(): Row[] {
  const [few, many] = [sharedMonth(10), sharedMonth(1_000)];
  return many.map(({ what, milliseconds, statementMilliseconds }, index) => {
    const ratio = milliseconds / statementMilliseconds;
    const beforeMilliseconds = few[index]?.milliseconds ?? Number.NaN;
    return {
      what: `${what} of 5,000 movements, beside 1,000 months`,
      measured: `${milliseconds.toFixed(1)} ms`,
      limit: `beside 10 months ${beforeMilliseconds.toFixed(1)} ms; one statement ${statementMilliseconds.toFixed(1)} ms: ${ratio.toFixed(2)} x`,
      goal: '30 ms',
      isMet: milliseconds <= 30,
    };
  });
}

function sharedMonth(otherMonths: number): MonthQuestionFigures[] {
  const args = [PROGRAM, 'shared-month', String(otherMonths)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as MonthQuestionFigures[];
}

function inFreshProcess(trades: number, tickers: number, runs = REPORT_RUNS): CapitalGainsFigures {
  const args = [PROGRAM, 'capital-gains', ...[trades, tickers, runs].map(String)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as CapitalGainsFigures;
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, limit, goal, isMet }) => {
    return `| ${what} | ${measured} | ${limit} | ${goal} | ${isMet ? 'met' : 'MISSED'} |`;
  });
  return ['| what | measured | beside it | goal | |', '|---|---|---|---|---|', ...lines, ''].join('\n');
}

import { milliseconds, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { CapitalGainsFigures } from './capital-gains';

const RUNS = 15;
const GROWTH = 1.5;
const MOST_MEGABYTES = 400;

export function capitalGainsRows(): Row[] {
  const measure = (trades: number, tickers: number, runs = RUNS) =>
    figuresOf<CapitalGainsFigures>('capital-gains', trades, tickers, runs);
  const [small, large, single] = [measure(10_000, 20), measure(100_000, 20), measure(5_000, 1)];
  const once = measure(100_000, 20, 1);
  const growth = large.milliseconds / 100_000 / (small.milliseconds / 10_000);
  return [
    timeRow('capital gains, 10,000 trades, 20 tickers', small, 100),
    timeRow('capital gains, 100,000 trades, 20 tickers', large, 1_000),
    timeRow('capital gains, 5,000 trades of one ticker', single, 200),
    {
      what: 'time a trade, 100,000 against 10,000',
      measured: `${growth.toFixed(2)} ×`,
      reference: '1.00 ×',
      goal: `≤ ${GROWTH} ×`,
      isMet: growth <= GROWTH,
    },
    {
      what: 'memory of a process, one report of 100,000 trades',
      measured: `${once.peakMegabytes.toFixed(0)} MB`,
      reference: `after ${RUNS} reports ${large.peakMegabytes.toFixed(0)} MB`,
      goal: `≤ ${MOST_MEGABYTES} MB`,
      isMet: once.peakMegabytes <= MOST_MEGABYTES,
    },
  ];
}

function timeRow(what: string, { milliseconds: measured, firstMilliseconds }: CapitalGainsFigures, goal: number): Row {
  return {
    what,
    measured: milliseconds(measured),
    reference: `the first report of a process ${milliseconds(firstMilliseconds)}`,
    goal: `≤ ${goal} ms`,
    isMet: measured <= goal,
  };
}

import { milliseconds, ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { BrokerFileFigures } from './broker-files';
import type { CapitalGainsFigures } from './capital-gains';
import type { CapitalGainsToolFigures } from './capital-gains-tools';

const RUNS = 15;
const GROWTH = 1.5;
const MOST_MEGABYTES = 400;
const RETURN_GOAL = 1.3;
const PLAN_GOAL = 4;
const BROKER_FILE_GOAL = 2;

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
    brokerFileRow(),
    ...toolRows('10,000 trades, 20 tickers', 10_000, 20),
    ...toolRows('5,000 trades of one ticker', 5_000, 1),
  ];
}

function brokerFileRow(): Row {
  const { dsl, brokerFile } = figuresOf<BrokerFileFigures>('broker-file', 10_000, 20, RUNS);
  return ratioRow({
    what: 'reading a Trading 212 export of 10,000 trades',
    measured: brokerFile,
    reference: dsl,
    referenceName: 'the same trades as DSL',
    goal: BROKER_FILE_GOAL,
  });
}

function toolRows(history: string, trades: number, tickers: number): Row[] {
  const { report, prepareReturn, planDisposal } = figuresOf<CapitalGainsToolFigures>(
    'capital-gains-tools',
    trades,
    tickers,
    RUNS,
  );
  const reference = { reference: report, referenceName: 'calculate_report' };
  return [
    ratioRow({ what: `prepare_return, ${history}`, measured: prepareReturn, ...reference, goal: RETURN_GOAL }),
    ratioRow({ what: `plan_disposal, ${history}`, measured: planDisposal, ...reference, goal: PLAN_GOAL }),
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

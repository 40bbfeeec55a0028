import { stoppedClock } from '@bursar/calendar';
import { loadEngine } from '@bursar/cgt-engine';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { portfolioText } from './portfolio';

/** Medians in milliseconds, from text to answer. */
export interface CapitalGainsToolFigures {
  readonly report: number;
  readonly prepareReturn: number;
  readonly planDisposal: number;
}

const YEAR = 2025;
const SALE = { ticker: 'T0', date: '2026-03-20', price: '250' };

/** Measures the tools that build on a report beside it, on one history; a plan with its search for the allowance. */
export async function measureCapitalGainsTools(
  trades: number,
  tickers: number,
  runs: number,
): Promise<CapitalGainsToolFigures> {
  const bytes = Buffer.from(portfolioText(trades, tickers));
  const engine = await loadEngine({ clock: stoppedClock('2026-11-21') });
  const read = () => engine.readFiles([{ file: 'portfolio.cgt', bytes }]).transactions;
  const timed = (work: () => unknown) => () => {
    const start = performance.now();
    work();
    return Promise.resolve(performance.now() - start);
  };
  const taken = await interleaved(runs, {
    report: timed(() => engine.calculateReport(read(), {})),
    prepareReturn: timed(() => engine.prepareReturn(read(), { year: YEAR, taxable_income: '30000' })),
    planDisposal: timed(() => engine.planDisposal(read(), { ...SALE, taxable_income: '30000' })),
  });
  return {
    report: median(taken.report),
    prepareReturn: median(taken.prepareReturn),
    planDisposal: median(taken.planDisposal),
  };
}

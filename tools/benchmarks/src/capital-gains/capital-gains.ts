import { stoppedClock } from '@bursar/calendar';
import { loadEngine } from '@bursar/cgt-engine';

import { portfolioText } from './portfolio';
import { median } from '../measuring/statistics';

export interface CapitalGainsFigures {
  /** From text to finished report, the median of the runs after the first; the first when there is but one. */
  readonly milliseconds: number;
  /** The first run of a fresh process. */
  readonly firstMilliseconds: number;
  /** The largest the process has been. */
  readonly peakMegabytes: number;
}

/** Measures in this process; one run in a fresh one gives an honest peak of memory. */
export async function measureCapitalGains(trades: number, tickers: number, runs: number): Promise<CapitalGainsFigures> {
  const bytes = Buffer.from(portfolioText(trades, tickers));
  const engine = await loadEngine({ clock: stoppedClock('2026-11-21') });
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    engine.calculateReport(engine.readFiles([{ file: 'portfolio.cgt', bytes }]).transactions, {});
    return performance.now() - start;
  });
  const [first = 0, ...warm] = times;
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return { milliseconds: warm.length > 0 ? median(warm) : first, firstMilliseconds: first, peakMegabytes };
}

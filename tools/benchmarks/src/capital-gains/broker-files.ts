import { stoppedClock } from '@bursar/calendar';
import { loadEngine } from '@bursar/cgt-engine';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { exportedTrades } from './broker-export';

/** Medians in milliseconds, from bytes to transactions. */
export interface BrokerFileFigures {
  readonly dsl: number;
  readonly brokerFile: number;
}

/** Measures the reading of a broker's export beside that of the same trades as DSL. */
export async function measureBrokerFile(trades: number, tickers: number, runs: number): Promise<BrokerFileFigures> {
  const { csv, dsl } = exportedTrades(trades, tickers);
  const engine = await loadEngine({ clock: stoppedClock('2026-11-21') });
  const timed = (file: string, text: string) => {
    const bytes = Buffer.from(text);
    return () => {
      const start = performance.now();
      engine.readFiles([{ file, bytes }]);
      return Promise.resolve(performance.now() - start);
    };
  };
  const taken = await interleaved(runs, { dsl: timed('trades.cgt', dsl), brokerFile: timed('trades.csv', csv) });
  return { dsl: median(taken.dsl), brokerFile: median(taken.brokerFile) };
}

import { stoppedClock } from '@bursar/calendar';
import { loadEngine } from '@bursar/cgt-engine';

import { exportedTrades } from './broker-export';
import { portfolioText } from './portfolio';

describe('the portfolio that is measured', () => {
  it('is the same in every run, and as long as asked for', () => {
    expect(portfolioText(200, 3)).toBe(portfolioText(200, 3));
    expect(portfolioText(200, 3).split('\n')).toHaveLength(200);
  });

  it('is a history that the engine accepts, with disposals in many years', async () => {
    const engine = await loadEngine({ clock: stoppedClock('2026-11-21') });
    const bytes = Buffer.from(portfolioText(1_000, 5));
    const { transactions } = engine.readFiles([{ file: 'portfolio.cgt', bytes }]);
    expect(engine.calculateReport(transactions, {}).tax_years.length).toBeGreaterThan(8);
  });
});

describe('the export that is measured', () => {
  it('has the same trades as the DSL text beside it', async () => {
    const { csv, dsl } = exportedTrades(500, 5);
    const engine = await loadEngine({ clock: stoppedClock('2026-11-21') });
    const read = (file: string, text: string) => engine.readFiles([{ file, bytes: Buffer.from(text) }]);
    const exported = read('trades.csv', csv);
    const trades = exported.transactions.filter(({ action }) => action !== 'INSTRUMENT');
    expect(exported.warnings).toEqual([]);
    const report = (one: readonly (typeof trades)[number][]) => engine.calculateReport(one, {}).tax_years;
    expect(report(trades)).toEqual(report(read('trades.cgt', dsl).transactions));
    expect(trades).toHaveLength(500);
  });
});

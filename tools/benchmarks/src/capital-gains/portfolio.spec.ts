import { stoppedClock } from '@bursar/calendar';
import { loadEngine } from '@bursar/cgt-engine';

import { portfolioText } from './portfolio';

describe('the portfolio that is measured', () => {
  it('is the same in every run, and as long as asked for', () => {
    expect(portfolioText(200, 3)).toBe(portfolioText(200, 3));
    expect(portfolioText(200, 3).split('\n')).toHaveLength(200);
  });

  it('is a history that the engine accepts, with disposals in many years', async () => {
    const engine = await loadEngine({ clock: stoppedClock('2026-11-21') });
    const transactions = engine.readFiles([{ file: 'portfolio.cgt', content: portfolioText(1_000, 5) }]);
    expect(engine.calculateReport(transactions, {}).tax_years.length).toBeGreaterThan(8);
  });
});

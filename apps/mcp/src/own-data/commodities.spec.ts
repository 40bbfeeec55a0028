import { commodityNames } from './commodities';

it('names shares as all three programs read them, each once and none like a currency', () => {
  const tickers = ['VOD', '3OIL', 'F', 'GBP', 'BRK.B', 'BRK/B', 'A-', `${'L'.repeat(30)}1`, `${'L'.repeat(30)}2`];
  expect([...commodityNames(tickers, ['GBP']).values()]).toEqual([
    ...['VOD', 'X3OIL', 'XF', 'GBP-2', 'BRK.B', 'BRK-B', 'A'],
    ...['L'.repeat(24), `${'L'.repeat(20)}-2`],
  ]);
});

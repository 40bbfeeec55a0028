import { callerOf, replayCases } from '@bursar/acceptance';

import { domain, resultOf } from './testing/call-tool';

replayCases('cgt-engine', async () => callerOf(domain));

describe('the worked example of the documentation', () => {
  it('gives the report to the letter', async () => {
    const cgt_content = [
      '2023-02-10 BUY ACME 100 @ 12.50 USD FEES 3 USD',
      '2023-06-20 SELL ACME 60 @ 11 FEES 5',
      '2023-06-20 BUY ACME 10 @ 10.80',
      '2023-07-05 BUY ACME 20 @ 10.50',
    ].join('\n');
    expect(await resultOf('calculate_report', { cgt_content })).toMatchSnapshot();
    expect(
      await resultOf('explain_matching', { cgt_content, disposal_date: '2023-06-20', ticker: 'acme' }),
    ).toMatchSnapshot();
  });
});

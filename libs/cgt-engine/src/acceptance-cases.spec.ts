import { acceptanceCases, compared, withoutIgnored } from './testing/acceptance-cases';
import { callTool, refusalOf, resultOf } from './testing/call-tool';

const cases = acceptanceCases();

if (cases.length === 0) {
  it('finds no acceptance cases beside the checkout: they were not run', () => expect(cases).toEqual([]));
} else {
  describe('acceptance cases', () => {
    it.each(cases.filter(({ expect: expected }) => expected !== undefined))('$name', async (given) => {
      const { cgt_content, year, expect: expected } = given;
      const answer = await callTool('calculate_report', { cgt_content, ...(year !== undefined && { year }) });
      if ('error' in answer) throw new Error(answer.error.message);
      const wanted = withoutIgnored(expected as never, answer.result as never);
      const found = withoutIgnored(answer.result as never, expected as never);
      expect(compared(found, wanted)).toEqual(compared(wanted, wanted));
    });

    it.each(cases.filter(({ expect_error }) => expect_error !== undefined))('$name', async (given) => {
      const { cgt_content, year, expect_error } = given;
      const error = await refusalOf('calculate_report', { cgt_content, ...(year !== undefined && { year }) });
      expect(error.data['code']).toBe(expect_error?.contains[0]);
      const said = `${error.message} ${JSON.stringify(error.data)}`.toLowerCase();
      for (const text of expect_error?.contains ?? []) expect(said).toContain(text.toLowerCase());
    });
  });
}

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

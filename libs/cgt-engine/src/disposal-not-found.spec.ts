import { refusalOf } from './testing/call-tool';

const POOL = '2023-02-10 BUY ACME 100 @ 10';

describe('a disposal that is not there', () => {
  const LINES = [POOL, '2023-06-20 SELL ACME 30 @ 11', '2023-06-20 SELL ACME 0.5 @ 11', '2024-01-08 SELL ACME 9 @ 11'];
  const missing = async (disposal_date: string, ticker: string, ...lines: string[]) =>
    refusalOf('explain_matching', { cgt_content: lines.join('\n'), disposal_date, ticker });

  it('is answered with those of the ticker, each with its quantity', async () => {
    const { message, data } = await missing('2023-06-21', 'acme', ...LINES);
    expect(message).toContain('no disposal of ACME on 2023-06-21: ACME was sold on 2023-06-20 (30.5), 2024-01-08 (9)');
    expect(data).toMatchObject({
      code: 'DISPOSAL_NOT_FOUND',
      ticker: 'ACME',
      date: '2023-06-21',
      available_disposals: [
        { date: '2023-06-20', quantity: '30.5' },
        { date: '2024-01-08', quantity: '9' },
      ],
    });
  });

  it('is answered with the tickers that were sold, if that one was not', async () => {
    const { message } = await missing('2023-06-20', 'VOD', ...LINES, '2023-06-20 BUY VOD 1 @ 1');
    expect(message).toContain('VOD was never sold; there are disposals of ACME');
  });

  it('is answered with the fact that nothing was sold', async () => {
    expect((await missing('2023-06-20', 'ACME', POOL)).message).toContain('nothing was sold');
  });

  it('is answered with thirty dates at most, and how many more there are', async () => {
    const days = Array.from({ length: 45 }, (_, index) =>
      new Date(Date.UTC(2023, 2, 1 + index)).toISOString().slice(0, 10),
    );
    const { message } = await missing('2024-06-20', 'ACME', POOL, ...days.map((day) => `${day} SELL ACME 1 @ 11`));
    expect(message).toContain(`${days[29]} (1) and 15 more`);
  });
});

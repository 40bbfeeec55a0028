import { resultOf, refusalOf } from './testing/call-tool';

const holdingsOf = async (...lines: string[]) =>
  (
    (await resultOf('calculate_report', { cgt_content: lines.join('\n') }))['holdings'] as {
      ticker: string;
      quantity: string;
    }[]
  ).map(({ ticker, quantity }) => `${ticker} ${quantity}`);

describe('the name of a share', () => {
  it('is the last of its own through several renames', async () => {
    const lines = [
      '2020-01-02 BUY A 10 @ 1',
      '2020-06-01 RENAME A TO B',
      '2021-06-01 RENAME B TO C',
      '2021-01-02 BUY B 5 @ 1',
    ];
    expect(await holdingsOf(...lines, '2022-01-02 BUY C 1 @ 1')).toEqual(['C 16']);
  });

  it('may be used again by another company', async () => {
    const lines = ['2020-01-02 BUY FB 10 @ 1', '2022-06-09 RENAME FB TO META', '2023-01-02 BUY FB 3 @ 1'];
    expect(await holdingsOf(...lines)).toEqual(['FB 3', 'META 10']);
  });

  it('counts on the day of the rename as the old and as the new one', async () => {
    const lines = ['2022-06-09 BUY FB 10 @ 1', '2022-06-09 BUY META 5 @ 1', '2022-06-09 RENAME FB TO META'];
    expect(await holdingsOf(...lines)).toEqual(['META 15']);
  });

  it('is joined over several INSTRUMENT lines', async () => {
    const lines = [
      'INSTRUMENT VOD ALSO GB1',
      'INSTRUMENT VODL ALSO GB1 X',
      '2022-06-09 BUY X 1 @ 1',
      '2022-06-10 BUY VODL 1 @ 1',
    ];
    expect(await holdingsOf(...lines, '2022-06-11 BUY VOD 1 @ 1')).toEqual(['VOD 3']);
  });

  it('is never one that another line calls another name', async () => {
    const lines = ['INSTRUMENT B ALSO C', 'INSTRUMENT A ALSO B', '2022-06-09 BUY C 1 @ 1'];
    expect(await holdingsOf(...lines)).toEqual(['A 1']);
  });

  it('is not changed by a rename between names of one instrument', async () => {
    const lines = ['INSTRUMENT META ALSO FB', '2022-06-09 RENAME FB TO META', '2022-07-01 BUY FB 2 @ 1'];
    expect(await holdingsOf(...lines)).toEqual(['META 2']);
  });

  it('finds a disposal by any name, old ones in any year', async () => {
    const cgt_content =
      'INSTRUMENT META ALSO US30303M1027\n2021-01-02 BUY FB 10 @ 200\n2022-06-09 RENAME FB TO META\n2023-01-10 SELL META 8 @ 130';
    for (const ticker of ['fb', 'META', 'us30303m1027']) {
      const found = await resultOf('explain_matching', { cgt_content, disposal_date: '2023-01-10', ticker });
      expect(found['ticker']).toBe('META');
    }
  });

  it('cannot go in a circle within a day', async () => {
    const cgt_content = '2022-01-02 BUY A 1 @ 1\n2022-02-02 RENAME A TO B\n2022-02-02 RENAME B TO A';
    const { data } = await refusalOf('calculate_report', { cgt_content });
    expect(data).toMatchObject({ code: 'PARSE_ERROR', line: 2 });
  });
});

describe('lines that name shares', () => {
  it.each([
    ['INSTRUMENT VOD ALSO GB00BH4HKS39 BH4HKS3'],
    ['2022-06-09 RENAME FB TO META'],
    ['2024-01-02 BUY A 3 TOTAL 100 GBP FEES 1 GBP'],
    ['2024-01-02 SELL A 3 TOTAL 100 USD'],
  ])('%s comes back the same through DSL and JSON', async (line) => {
    const parsed = await resultOf('parse_transactions', { cgt_content: line.toLowerCase() });
    expect(await resultOf('convert_to_dsl', { cgt_content: parsed['transactions'] })).toEqual({ dsl: line });
  });

  it.each([
    ['2022-06-09 RENAME FB TO FB', 'both are the same'],
    ['2022-06-09 RENAME FB META', '"TO" was expected'],
    ['2022-06-09 INSTRUMENT FB', 'INSTRUMENT has no date'],
    ['INSTRUMENT VOD ALSO', 'other ticker'],
    ['INSTRUMENT VOD GB1', 'left over'],
  ])('%s is refused', async (cgt_content, found) => {
    const { data, message } = await refusalOf('parse_transactions', { cgt_content });
    expect(data['code']).toBe('PARSE_ERROR');
    expect(message).toContain(found);
  });

  it('price and total together are refused', async () => {
    const item = { date: '2024-01-15', action: 'BUY', ticker: 'VOD', amount: '100', price: '1', total_value: '100' };
    const { data } = await refusalOf('parse_transactions', { cgt_content: [item] });
    expect(data).toMatchObject({ code: 'INVALID_JSON', field: 'total_value' });
  });
});

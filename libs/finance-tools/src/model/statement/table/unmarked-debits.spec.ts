import { readFile, rowsOf } from '../../../testing/read-statements-of';

const table = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const asked = (content: Uint8Array) => readFile(content, 'INR').summary.questions.map(({ about }) => about);

describe('where only credits are marked, others are debits', () => {
  it.each([
    ['in a column of its own', 'BillingAmountSign', ['', 'CR', '']],
    ['in one whose name says so', 'Dr/Cr', ['', 'Cr', '']],
    ['in one whose name says nothing', 'Flag', ['', 'Cr.', '']],
  ])('%s', (_name, name, marks) => {
    const content = table(
      `"Date","Sr.No.","Transaction Details","Reward Point Header","Amount(in Rs)","${name}"`,
      `"13/03/2026","12345678901","SWIGGY","5","250.00","${marks[0]}"`,
      `"05/03/2026","12345678902","BBPS Payment received","0","5,000.00","${marks[1]}"`,
      `"04/03/2026","12345678903","AMAZON","5","1,250.00","${marks[2]}"`,
    );
    expect(rowsOf(content, 'INR').map((row) => row.split(' ')[1])).toEqual(['-250.00', '5000.00', '-1250.00']);
    expect(asked(content)).toEqual([]);
  });

  it('by a plus before them', () => {
    const content = table('Post date,Description,Amount', '13/03/2026,SHOP,52.50', '05/03/2026,PAY,"+1,400.00"');
    expect(rowsOf(content)).toEqual(['2026-03-13 -52.50 SHOP', '2026-03-05 1400.00 PAY']);
    const signed = table(
      'Post date,Description,Amount',
      '13/03/2026,SHOP,-2.50',
      '05/03/2026,PAY,+1.00',
      '04/03/2026,X,3.00',
    );
    expect(rowsOf(signed)).toEqual(['2026-03-13 -2.50 SHOP', '2026-03-05 1.00 PAY', '2026-03-04 3.00 X']);
  });

  it('behind the amounts', () => {
    const content = table('Post date,Description,Amount', '13/03/2026,SHOP,52.50', '05/03/2026,PAYMENT,"1,400.00 CR"');
    expect(rowsOf(content)).toEqual(['2026-03-13 -52.50 SHOP', '2026-03-05 1400.00 PAYMENT']);
    expect(asked(content)).toEqual([]);
  });

  it('not where debits have a sign or a mark too', () => {
    const signed = table(
      'Date,Description,Amount',
      '13/03/2026,SHOP,-52.50',
      '05/03/2026,PAY,10.00 CR',
      '04/03/2026,PAY,7.00',
    );
    expect(rowsOf(signed)).toEqual(['2026-03-13 -52.50 SHOP', '2026-03-05 10.00 PAY', '2026-03-04 7.00 PAY']);
    const marked = table(
      'Date,Description,Amount',
      '13/03/2026,SHOP,52.50 DR',
      '05/03/2026,PAY,10.00 CR',
      '04/03/2026,PAY,7.00',
    );
    expect(rowsOf(marked)).toEqual(['2026-03-13 -52.50 SHOP', '2026-03-05 10.00 PAY', '2026-03-04 7.00 PAY']);
    const credits = table('Date,Description,Amount', '13/03/2026,PAY,52.50 CR', '05/03/2026,PAY,10.00 CR');
    expect(rowsOf(credits)).toEqual(['2026-03-13 52.50 PAY', '2026-03-05 10.00 PAY']);
  });

  it('a blank direction beside signed amounts, or beside both words, stays unreadable', () => {
    const signed = table('Date,Description,Amount,Dr/Cr', '13/03/2026,SHOP,-52.50,', '05/03/2026,PAY,10.00,Cr');
    expect(readFile(signed).summary.invalidCount).toBe(1);
    const both = table(
      'Date,Description,Amount,Dr/Cr',
      '13/03/2026,A,1.00,Dr',
      '05/03/2026,B,2.00,Cr',
      '05/03/2026,C,3.00,',
    );
    expect(readFile(both).summary.invalidCount).toBe(1);
  });

  it('a column of directions without any is asked about', () => {
    expect(asked(table('Date,Description,Amount,Dr/Cr', '13/03/2026,SHOP,52.50,', '05/03/2026,SHOP,10.00,'))).toEqual([
      'amounts',
    ]);
    expect(asked(table('Date,Description,Amount,Dr/Cr', '13/03/2026,SHOP,-52.50,', '05/03/2026,SHOP,10.00,'))).toEqual(
      [],
    );
    expect(asked(table('Date,Description,Amount,Type', '13/03/2026,SHOP,52.50,', '05/03/2026,SHOP,10.00,'))).toEqual(
      [],
    );
  });
});

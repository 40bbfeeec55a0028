import fc from 'fast-check';

import { readFile, refusalOf, rowsOf } from '../../../testing/read-statements-of';

const NBSP = '\u00a0';

const blocks = (...entries: string[][]) => `${entries.map((lines) => lines.join('\n')).join('\n\n')}\n`;

const SANTANDER = blocks(
  [`From:${NBSP}01/01/2025${NBSP}to${NBSP}31/01/2025`],
  [`Account:${NBSP}XXXX XXXX XXXX 1234`],
  [
    `Date:${NBSP}30/01/2025`,
    `Description:${NBSP}CARD PAYMENT TO TESCO,12.34 GBP, RATE 1.00/GBP ON 28-01-2025`,
    `Amount:${NBSP}-£12.34${NBSP}`,
    `Balance:${NBSP}£123.45${NBSP}`,
  ],
  [`Date:${NBSP}29/01/2025`, `Description:${NBSP}REF: RENT`, `Amount:${NBSP}£100.00`, `Balance:${NBSP}£135.79`],
  [`Date:${NBSP}28/01/2025`, `Description:${NBSP}EDF`, `Amount:${NBSP}-£64.21`, `Balance:${NBSP}£35.79`],
);

describe('texts whose entries are blocks of lines with a label and a value', () => {
  it.each([
    ['utf-8', Buffer.from(SANTANDER)],
    ['windows-1252', Buffer.from(SANTANDER, 'latin1')],
    ['utf-8', Buffer.from(SANTANDER.replaceAll('\n', '\r\n'))],
  ])('are read as tables, proven by their balances, in %s', (encoding, content) => {
    const { summary, entries } = readFile(content, 'GBP');
    expect(entries.map(({ bookedAt, amount }) => `${bookedAt.slice(0, 10)} ${amount}`)).toEqual([
      '2025-01-30 -12.34',
      '2025-01-29 100.00',
      '2025-01-28 -64.21',
    ]);
    expect(entries[1]?.description).toBe('REF: RENT');
    expect(summary.parts[0]).toMatchObject({ format: 'csv', encoding });
    expect(summary.accounts[0]).toMatchObject({
      proof: { status: 'proven' },
      coverage: { startDate: '2025-01-01', endDate: '2025-01-31' },
    });
  });

  it('in other languages, with two columns of amounts and in other scripts', () => {
    const french = ['Date : 31/01/2025', 'Libellé : CARREFOUR', 'Débit : 35,20', 'Crédit :'];
    const salary = ['Date : 30/01/2025', 'Libellé : SALAIRE', 'Débit :', 'Crédit : 1 000,00'];
    expect(rowsOf(blocks(french, salary))).toEqual(['2025-01-31 -35.20 CARREFOUR', '2025-01-30 1000.00 SALAIRE']);
    const japanese = ['日付：2025/01/31', '摘要：コンビニ', 'お支払金額：350', '残高：9,650'];
    expect(rowsOf(blocks(japanese, ['日付：2025/01/30', '摘要：給与', 'お預り金額：9,000']), 'JPY')).toEqual([
      '2025-01-31 -350.00 コンビニ',
      '2025-01-30 9000.00 給与',
    ]);
  });

  it('lack a label in one block, and have a text of two lines in another', () => {
    const content = blocks(
      ['Date: 30/01/2025', 'Description: CARD PAYMENT TO', ' TESCO STORES', 'Amount: -12.34'],
      ['Date: 29/01/2025', 'Description: INFORMATION'],
      ['Date: 28/01/2025', 'Amount: -5.00', 'Reference: EDF'],
      ['End of statement'],
    );
    const { summary } = readFile(content, 'GBP');
    expect(rowsOf(content, 'GBP')[0]).toBe('2025-01-30 -12.34 CARD PAYMENT TO TESCO STORES');
    expect(summary.leftOutCounts).toMatchObject({ empty: 1, footer: 1 });
  });

  it('are asked about as tables are', () => {
    const content = blocks(['Date: 03/01/2025', 'Text: A', 'Amount: 1.00'], ['Date: 02/01/2025', 'Amount: 2.00']);
    expect(readFile(content, 'GBP').summary.questions.map(({ about }) => about)).toEqual(['date_order']);
  });

  it('are no letters, and no lists without a day', () => {
    expect(refusalOf('Date: 30/01/2025\nSubject: your statement\n\nPlease find it attached.\n').reason).toBe(
      'NO_TABLE',
    );
    expect(refusalOf(blocks(['Name: A', 'Amount: 12.00'], ['Name: B', 'Amount: 13.00'])).reason).toBe('NO_TABLE');
  });

  it('are refused where too many labels stand in them', () => {
    const entries = Array.from({ length: 250 }, (_, index) => ['Date: 30/01/2025', 'Amount: 1.00', `L${index}: 1`]);
    expect(refusalOf(blocks(...entries)).reason).toBe('TOO_LARGE');
  });

  it('say the same as the table of their values, however they are divided', () => {
    const text = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{1,8}){0,2}$/).map((name) => `Shop ${name}`);
    const entry = fc.record({
      day: fc.integer({ min: 13, max: 28 }),
      cents: fc.integer({ min: -99_999, max: 99_999 }),
      text,
    });
    const entries = fc.array(entry, { minLength: 2, maxLength: 12 });
    const divider = fc.constantFrom('\n\n', '\n', '\n-----\n', '\r\n\r\n');
    fc.assert(
      fc.property(entries, divider, (made, between) => {
        const rows = made.map(
          ({ day, cents, text: name }) => [`${day}/01/2025`, name, (cents / 100).toFixed(2)] as const,
        );
        const table = ['Date;Description;Amount', ...rows.map((cells) => cells.join(';'))].join('\n');
        const labelled = rows.map(([day, name, amount]) => `Date: ${day}\nDescription: ${name}\nAmount: ${amount}`);
        expect(rowsOf(`${labelled.join(between)}\n`)).toEqual(rowsOf(`${table}\n`));
      }),
      { numRuns: 60 },
    );
  });
});

import { readFile, refusalOf, rowsOf } from '../../../testing/read-statements-of';
import type { KnownAccount, ReadingArguments } from '../reading-arguments';

const table = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const evidenceOf = (
  content: Uint8Array,
  about: string,
  currency = 'EUR',
  settings: ReadingArguments = {},
  account: Partial<KnownAccount> = {},
) => {
  const { summary } = readFile(content, currency, settings, account);
  const mapping = summary.parts[0]?.mapping as Record<string, unknown>;
  const how = summary.parts[0]?.evidence.find((one) => one.about === about)?.how;
  return [mapping[about], how, summary.questions.map((question) => question.about).join()];
};

describe('the order of days and months', () => {
  const days = (...cells: string[]) =>
    table('Date,Description,Amount', ...cells.map((cell, index) => `${cell},Row ${index},-1.00`));

  it.each([
    ['a first number above 12', ['03/01/2025', '14/01/2025'], 'DMY', 'proven'],
    ['a second number above 12', ['01/03/2025', '01/14/2025'], 'MDY', 'proven'],
    ['days that would lie in the future', ['10/05/2026', '12/05/2026'], 'DMY', 'proven'],
    ['rows in order of time', ['01/11/2025', '02/11/2025', '05/11/2025', '01/12/2025'], 'DMY', 'likely'],
    ['points', ['03.04.2025', '04.04.2025'], 'DMY', 'stated'],
    ['the year first', ['2025/04/03', '2025/04/04'], 'YMD', 'stated'],
    ['a year of two digits that is no day', ['99/04/03', '99/04/04'], 'YMD', 'proven'],
  ] as const)('%s', (_name, cells, order, how) => {
    expect(evidenceOf(days(...cells), 'date_order', 'GBP')).toEqual([order, how, '']);
  });

  it('the stated period', () => {
    const content = table(
      'From;2025-02-01',
      'To;2025-04-30',
      '',
      'Date;Description;Amount',
      '02/04/2025;A;-1.00',
      '02/04/2025;B;-1.00',
    );
    expect(evidenceOf(content, 'date_order', 'GBP')).toEqual(['DMY', 'ambiguous', 'date_order']);
    const inFebruary = table(
      'From;2025-02-01',
      'To;2025-02-28',
      '',
      'Date;Description;Amount',
      '02/04/2025;A;-1.00',
      '02/05/2025;B;-1.00',
    );
    expect(evidenceOf(inFebruary, 'date_order', 'GBP')).toEqual(['MDY', 'stated', '']);
  });

  it('the language of the header, but for dollars', () => {
    const content = table('Fecha;Concepto;Importe', '02/03/2025;A;-1,00', '02/03/2025;B;-2,00');
    expect(evidenceOf(content, 'date_order', 'MXN')).toEqual(['DMY', 'likely', '']);
    expect(evidenceOf(content, 'date_order', 'USD')).toEqual(['DMY', 'ambiguous', 'date_order']);
  });

  it('accents in a header that would be English without them', () => {
    const header = (debit: string) => table(`Date;${debit};Crédit`, '02/03/2025;1,00;', '03/03/2025;;2,00');
    const orderOf = (content: Uint8Array) => evidenceOf(content, 'date_order').slice(0, 2);
    expect(orderOf(header('Débit'))).toEqual(['DMY', 'likely']);
    expect(orderOf(header('Debit'))).toEqual(['DMY', 'ambiguous']);
  });

  it('arguments and memory', () => {
    const content = days('01/02/2025', '02/02/2025');
    expect(evidenceOf(content, 'date_order', 'GBP', { date_order: 'MDY' })).toEqual(['MDY', 'given', '']);
    expect(evidenceOf(content, 'date_order', 'GBP', { mapping: { date_order: 'MDY' } })).toEqual(['MDY', 'given', '']);
    const { layout = '', mapping } = readFile(content, 'GBP', { date_order: 'MDY' }).summary.parts[0] ?? {};
    expect(evidenceOf(content, 'date_order', 'GBP', {}, { mappings: { [layout]: mapping ?? {} } })).toEqual([
      'MDY',
      'remembered',
      '',
    ]);
    // What the file proves is stronger than what another one had.
    const other = days('13/02/2025', '14/02/2025');
    expect(evidenceOf(other, 'date_order', 'GBP', {}, { mappings: { [layout]: mapping ?? {} } })).toEqual([
      'DMY',
      'proven',
      '',
    ]);
  });
});

describe('the decimal separator', () => {
  const amounts = (...cells: string[]) =>
    table('Date;Description;Amount', ...cells.map((cell, index) => `2025-01-${10 + index};Row ${index};${cell}`));

  it.each([
    ['both marks', ['1.234,56', '-1.450'], ',', 'proven'],
    ['two decimals', ['-8,67', '-1.450'], ',', 'proven'],
    ['many groups', ['1,234,567', '-1,450'], '.', 'proven'],
    ['whole numbers', ['-5', '1200'], null, undefined],
    ['a leading zero', ['0.125', '-1.450'], '.', 'proven'],
    [
      'five different amounts with three digits and no whole one',
      ['53.100', '12.000', '220.400', '8.400', '-293.900'],
      '.',
      'likely',
    ],
  ] as const)('%s', (_name, cells, separator, how) => {
    expect(evidenceOf(amounts(...cells), 'decimal_separator').slice(0, 2)).toEqual([separator, how]);
  });

  it('three digits alone are asked about, but not in a currency of three decimals', () => {
    expect(evidenceOf(amounts('-1.450', '-2.300'), 'decimal_separator')).toEqual([
      '.',
      'ambiguous',
      'decimal_separator',
    ]);
    expect(evidenceOf(amounts('-1.450', '-2.300'), 'decimal_separator', 'KWD')).toEqual(['.', 'stated', '']);
  });

  it('in a currency without decimals a lone mark separates thousands', () => {
    expect(evidenceOf(amounts('-1.450', '-2.300'), 'decimal_separator', 'CLP')).toEqual([',', 'stated', '']);
    expect(evidenceOf(amounts('-1,450', '25,000'), 'decimal_separator', 'JPY')).toEqual(['.', 'stated', '']);
    // One of them would be no thousand.
    expect(evidenceOf(amounts('-1,450', '25.000'), 'decimal_separator', 'JPY')).toEqual([
      '.',
      'ambiguous',
      'decimal_separator',
    ]);
    expect(evidenceOf(amounts('-1.450', '-2.300'), 'decimal_separator', 'HUF')[1]).toBe('ambiguous');
  });

  it('balances settle what amounts leave open', () => {
    const content = table(
      'Date;Description;Amount;Balance',
      '2025-01-10;A;-1.450;8.550,00',
      '2025-01-11;B;-2.300;6.250,00',
    );
    expect(rowsOf(content)).toEqual(['2025-01-10 -1450.00 A', '2025-01-11 -2300.00 B']);
    const proven = table(
      'Date;Description;Amount;Balance',
      '2025-01-10;A;-1.450;8.550',
      '2025-01-11;B;-2.300;6.250',
      '2025-01-12;C;-200;6.050',
    );
    expect(readFile(proven).summary).toMatchObject({
      questions: [],
      accounts: [{ proof: { status: 'proven' }, sums: { out: '-3950.00' } }],
    });
  });
});

describe('the sign', () => {
  it('a debit below zero beside others above is a refund', () => {
    const content = table(
      'Date;Text;Debit;Credit',
      '2025-01-10;Shop;12.50;',
      '2025-01-11;Refund;-2.50;',
      '2025-01-12;Pay;;100.00',
    );
    expect(rowsOf(content)).toEqual(['2025-01-10 -12.50 Shop', '2025-01-11 2.50 Refund', '2025-01-12 100.00 Pay']);
  });

  it('a line with both a debit and a credit is no guess', () => {
    const content = table('Date;Text;Debit;Credit', '2025-01-10;Shop;12.50;3.00', '2025-01-12;Pay;0.00;100.00');
    expect(readFile(content).summary.errors).toEqual([
      { row: 1, message: 'amount: both a debit and a credit are given' },
    ]);
  });

  it('words for debits may be given', () => {
    const content = table('Date;Text;Amount;D/C', '2025-01-10;Shop;12.50;Zulu', '2025-01-12;Pay;100.00;Mike');
    expect(readFile(content).summary.invalidCount).toBe(2);
    expect(rowsOf(content, 'EUR', { mapping: { debit_values: ['zulu'] } })).toEqual([
      '2025-01-10 -12.50 Shop',
      '2025-01-12 100.00 Pay',
    ]);
  });

  it('a column under an unknown name, in which nothing but directions stand', () => {
    const content = table('Date;Text;Amount;Zulu', '2025-01-10;Shop;12.50;D', '2025-01-12;Pay;100.00;C');
    expect(rowsOf(content)).toEqual(['2025-01-10 -12.50 Shop', '2025-01-12 100.00 Pay']);
  });

  it('one of two sides under an unknown name', () => {
    const content = table(
      'Date;Text;Zulu;Credit;Rest',
      '2025-01-10;Shop;12.50;;87.50',
      '2025-01-12;Pay;;100.00;187.50',
    );
    expect(rowsOf(content)).toEqual(['2025-01-10 -12.50 Shop', '2025-01-12 100.00 Pay']);
  });

  it('one of two sides under an unknown name, with zeros on the other side', () => {
    const content = table('Date;Text;Zulu;Credit', '2025-01-10;Shop;12.50;0.00', '2025-01-12;Pay;0.00;100.00');
    expect(rowsOf(content)).toEqual(['2025-01-10 -12.50 Shop', '2025-01-12 100.00 Pay']);
  });

  it('a direction that contradicts the signs is asked about, unless a balance proves it', () => {
    const lines = ['2025-01-10;Shop;12.50;D', '2025-01-11;Refund;-2.50;D', '2025-01-12;Pay;100.00;C'];
    const [question] = readFile(table('Date;Text;Amount;D/C', ...lines)).summary.questions;
    expect(question).toMatchObject({
      about: 'columns',
      candidates: [{ sums: { out: '-12.50', in: '102.50' } }, { sums: { out: '-2.50', in: '112.50' } }],
    });
    const balances = ['987.50', '990.00', '1090.00'];
    const proven = table('Date;Text;Amount;D/C;Balance', ...lines.map((line, index) => `${line};${balances[index]}`));
    expect(readFile(proven).summary).toMatchObject({
      questions: [],
      accounts: [{ proof: { status: 'proven' }, sums: { out: '-12.50' } }],
    });
  });
});

it('fees of an unknown layout are asked about', () => {
  const content = table('Date;Text;Amount;Fee', '2025-01-10;Shop;-12.50;0.50', '2025-01-12;Pay;100.00;0.00');
  const [question] = readFile(content).summary.questions;
  expect(question).toMatchObject({
    about: 'fees',
    candidates: [{ answer: { mapping: { fees: 'included' } } }, { answer: { mapping: { fees: 'extra' } } }],
  });
  expect(rowsOf(content, 'EUR', { mapping: { fees: 'extra' } })).toEqual([
    '2025-01-10 -13.00 Shop',
    '2025-01-12 100.00 Pay',
  ]);
});

it('rows of several currencies are accounts of their own', () => {
  const content = table(
    'Date;Text;Amount;Currency',
    '2025-01-10;Shop;-12.50;EUR',
    '2025-01-12;Pay;100.00;USD',
    '2025-01-13;Bus;-2.00;EUR',
  );
  expect(readFile(content).summary.accounts).toMatchObject([
    { number: 'EUR', currency: 'EUR', rowsTotal: 2 },
    { number: 'USD', currency: 'USD', rowsTotal: 1 },
  ]);
});

it('currencies beside an amount whose name has its own belong to another amount', () => {
  const content = table(
    'Date;Text;Amount (EUR);Original amount;Currency',
    '2025-01-10;Shop;-12.50;-13.00;USD',
    '2025-01-12;Pay;100.00;100.00;EUR',
  );
  expect(readFile(content).summary.accounts).toMatchObject([{ number: null, currency: 'EUR', rowsTotal: 2 }]);
});

it('sums of the columns are no entries, and are used for the proof', () => {
  const content = table('Date;Text;Debit;Credit', '2025-01-10;Shop;12.50;', '2025-01-12;Pay;;100.00', ';;12.50;100.00');
  expect(readFile(content).summary).toMatchObject({
    leftOutCounts: { balance: 1 },
    accounts: [{ rowsTotal: 2, proof: { status: 'consistent', by: 'sums' } }],
  });
});

it('amounts without a day belong to the day above only when the balances prove it', () => {
  const lines = ['2025-01-10;Shop;-12.50;87.50', ';Bus;-2.50;85.00', '2025-01-12;Pay;100.00;185.00'];
  expect(rowsOf(table('Date;Text;Amount;Balance', ...lines))).toContain('2025-01-10 -2.50 Bus');
  const without = lines.map((line) => line.replace(/;[^;]*$/, ''));
  expect(readFile(table('Date;Text;Amount', ...without)).summary.errors).toEqual([
    { row: 2, message: 'date: there is none' },
  ]);
});

it('a closing balance alone is checked against the last one that is known', () => {
  const content = table(
    'Closing balance;185.00',
    'Date;Text;Amount',
    '2025-01-10;Shop;-15.00',
    '2025-01-12;Pay;100.00',
  );
  const statusAfter = (balance: string) =>
    readFile(content, 'EUR', {}, { lastClosing: { day: '2024-12-31', balance: balance as never } }).summary.accounts[0]
      ?.proof.status;
  expect([statusAfter('100.00'), statusAfter('99.00')]).toEqual(['consistent', 'none']);
});

it('a mapping names columns by name or number, and nothing that is not there', () => {
  const content = table('Wanneer;Wie;Hoeveel', '13-01-2025;Bakker;-3,50', '20-01-2025;Slager;-11,00');
  expect(
    rowsOf(content, 'EUR', {
      mapping: { header_row: 1, columns: { date: 'Wanneer', amount: 3, description: ['Wie'] } },
    }),
  ).toEqual(['2025-01-13 -3.50 Bakker', '2025-01-20 -11.00 Slager']);
  expect(refusalOf(content, 'EUR', { mapping: { header_row: 1, columns: { amount: 'Prijs' } } })).toMatchObject({
    reason: 'MAPPING',
    found: expect.stringContaining('Hoeveel'),
  });
  expect(refusalOf(content, 'EUR', { mapping: { columns: { amount: 9 } } })).toMatchObject({ reason: 'MAPPING' });
});

it('texts without a day and an amount belong to the entry above, headings and footers do not', () => {
  const content = table(
    ...[
      'Datum;Text;Betrag',
      'Januar',
      '10.01.2025;PIX;-12,50',
      ';CARLA SILVA;',
      '12.01.2025;Sammelauftrag;-100,00',
      ';Anna;-60,00',
      ';Beat;-40,00',
    ],
    ...['Februar', '03.02.2025;Bus;-2,00', '', ';Alle Angaben ohne Gewähr;', 'Ende'],
  );
  expect(rowsOf(content)).toEqual([
    '2025-01-10 -12.50 PIX CARLA SILVA',
    '2025-01-12 -100.00 Sammelauftrag Anna Beat',
    '2025-02-03 -2.00 Bus',
  ]);
  expect(readFile(content).summary.leftOutCounts).toEqual({ detail: 3, preamble: 2, footer: 2 });
});

it('balances on lines of their own prove the entries between them', () => {
  const day = (sum: string) =>
    table(
      'Datum;Text;Betrag;Saldo',
      '03.01.2025;A;-10,00;',
      `03.01.2025;B;${sum};`,
      ';Tagessaldo;;85,00',
      '04.01.2025;C;20,00;',
      ';Tagessaldo;;105,00',
      '05.01.2025;D;-5,00;',
      ';Tagessaldo;;100,00',
      '06.01.2025;E;-1,00;',
      ';Tagessaldo;;99,00',
    );
  expect(readFile(day('-5,00')).summary.accounts).toMatchObject([
    { rowsTotal: 5, proof: { status: 'proven', closing: '99.00' } },
  ]);
  const without = Buffer.from(day('-5,00').toString().replace('04.01.2025;C;20,00;\n', ''));
  expect(readFile(without).summary.accounts).toMatchObject([{ proof: { status: 'contradicted' } }]);
});

it('a fault in a running balance is not escaped by another column', () => {
  const rows = [
    '10,00;110,00;500,00',
    '-20,00;90,00;480,00',
    '30,00;130,00;510,00',
    '5,00;135,00;515,00',
    '-5,00;130,00;510,00',
  ];
  const content = table(
    'Datum;Text;Betrag;Saldo;Saldo disponible',
    ...rows.map((row, index) => `0${index + 1}.01.2025;Row;${row}`),
  );
  expect(readFile(content).summary.accounts[0]?.proof.status).not.toBe('none');
});

it('a remembered layout leaves out what is pending as before', () => {
  const content = table(
    ...['Started Date;Completed Date;Description;Amount', '2025-01-10 10:00:00;2025-01-11 10:00:00;Shop;-12.50'],
    '2025-01-12 10:00:00;;Hotel;-200.00',
  );
  const { summary } = readFile(content);
  const { layout = '', mapping } = summary.parts[0] ?? {};
  expect(summary.leftOutCounts).toEqual({ pending: 1 });
  expect(readFile(content, 'EUR', {}, { mappings: { [layout]: mapping ?? {} } }).summary).toMatchObject({
    leftOutCounts: { pending: 1 },
    invalidCount: 0,
  });
});

describe('what only fitted the cells of one file is not remembered', () => {
  const numbers = ['DE02120300000000202051', 'DE02500105170137075030'] as const;
  const withIban = (...ibans: readonly string[]) =>
    table(
      'Datum;Text;Betrag;IBAN',
      ...ibans.map((iban, index) => `1${index}.01.2025;Miete ${index};-${index + 1}00,00;${iban}`),
    );
  /** A file as it is read after another one of its layout. */
  const after = (first: Buffer, next: Buffer, settings: ReadingArguments = {}) => {
    const { layout = '', mapping = {} } = readFile(first, 'EUR', settings).summary.parts[0] ?? {};
    return readFile(next, 'EUR', {}, { mappings: { [layout]: mapping } }).summary;
  };

  it('accounts of others, of which a file held one alone', () => {
    const summary = after(withIban(numbers[0], numbers[0]), withIban(...numbers));
    expect(summary.accounts).toMatchObject([{ number: null, rowsTotal: 2 }]);
  });

  it('but an account column that a person named is', () => {
    const settings = { mapping: { columns: { account: 'IBAN' } } };
    const summary = after(withIban(numbers[0], numbers[0]), withIban(...numbers), settings);
    expect(summary.accounts.map(({ number, rowsTotal }) => [number, rowsTotal])).toEqual(
      numbers.map((number) => [number, 1]),
    );
  });

  it.each(['Gegenkonto', 'Empfänger IBAN', 'Counterparty account', 'Payee account number', 'Tegenrekening IBAN'])(
    'a column %s is never the own account, even with one number alone',
    (name) => {
      const lines = withIban(numbers[0], numbers[0]).toString().replace('IBAN', name);
      expect(readFile(Buffer.from(lines)).summary.accounts).toMatchObject([{ number: null, rowsTotal: 2 }]);
    },
  );

  it('a column without a name that held one currency alone', () => {
    const bare = (...words: readonly string[]) =>
      table(...words.map((word, index) => `2025-01-1${index};Shop ${index};-${index + 1}.50;${word}`));
    expect(after(bare('EUR', 'EUR', 'EUR'), bare('EUR', 'Rent', 'Food')).accounts).toMatchObject([
      { number: null, rowsTotal: 3, invalidCount: 0 },
    ]);
  });

  it('a type that was a direction in every line', () => {
    const typed = (...rows: readonly string[]) => table('Date;Text;Amount;Type', ...rows);
    const summary = after(
      typed('2025-01-10;Shop;12.50;debit', '2025-01-12;Pay;100.00;credit'),
      typed('2025-02-10;Shop;-12.50;card payment', '2025-02-12;Pay;100.00;transfer'),
    );
    expect(summary.accounts).toMatchObject([{ rowsTotal: 2, invalidCount: 0, sums: { in: '100.00', out: '-12.50' } }]);
  });

  it('a balance without a name that is the amount of the next file', () => {
    const first = table('2025-01-10;A;-10.00;90.00', '2025-01-11;B;-20.00;70.00', '2025-01-12;C;5.00;75.00');
    const next = table('2025-02-10;A;65.00;-10.00', '2025-02-11;B;45.00;-20.00', '2025-02-12;C;50.00;5.00');
    expect(after(first, next).accounts).toMatchObject([{ proof: { status: 'proven' }, sums: { out: '-30.00' } }]);
  });

  it('amounts as they are, of a file with too few to tell', () => {
    const rows = (...amounts: readonly string[]) =>
      table('Date;Text;Amount', ...amounts.map((amount, index) => `2025-01-1${index};Shop ${index};${amount}`));
    const next = rows('12.50', '8.00', '40.00', '7.00', '9.00', '-20.00');
    expect(after(rows('12.50', '8.00'), next).questions.map(({ about }) => about)).toEqual(['amounts']);
    // An answer is remembered, and so is a file whose entries mostly left.
    for (const [first, settings] of [
      [rows('12.50', '8.00'), { amounts: 'as_is' }],
      [rows('-12.50', '-8.00', '-3.00', '-1.00', '900.00'), {}],
    ] as const) {
      expect(after(first, next, settings).questions).toEqual([]);
    }
  });

  it('the order in days that the form of the cells told', () => {
    const days = (...cells: readonly string[]) =>
      table('Date;Text;Amount', ...cells.map((day, index) => `${day};Shop ${index};-1.50`));
    const next = days('03/04/2025', '04/04/2025');
    expect(after(days('3 Apr 2025', '4 Apr 2025'), next).questions.map(({ about }) => about)).toEqual(['date_order']);
    expect(after(days('13/04/2025', '14/04/2025'), next).questions).toEqual([]);
  });

  it('a header alone is refused as before', () => {
    const { layout = '', mapping = {} } = readFile(withIban(...numbers)).summary.parts[0] ?? {};
    expect(refusalOf(table('Datum;Text;Betrag;IBAN'), 'EUR', {}, { mappings: { [layout]: mapping } })).toMatchObject({
      reason: 'NO_ENTRIES',
    });
  });
});

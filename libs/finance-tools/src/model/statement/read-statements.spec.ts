import { readFile, refusalOf, rowsOf } from '../../testing/read-statements-of';

const CAMT = (entries: string, closing: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><ns:BkToCstmrStmt><ns:Stmt>
<ns:Acct><ns:Id><ns:IBAN>CH5604835012345678009</ns:IBAN></ns:Id><ns:Ccy>CHF</ns:Ccy></ns:Acct>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>OPBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="CHF">100.00</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Dt><ns:Dt>2025-01-01</ns:Dt></ns:Dt></ns:Bal>
<ns:Bal><ns:Tp><ns:CdOrPrtry><ns:Cd>CLBD</ns:Cd></ns:CdOrPrtry></ns:Tp><ns:Amt Ccy="CHF">${closing}</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd><ns:Dt><ns:Dt>2025-01-31</ns:Dt></ns:Dt></ns:Bal>
${entries}</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`;
const ENTRY = `<ns:Ntry><ns:Amt Ccy="CHF">54.30</ns:Amt><ns:CdtDbtInd>DBIT</ns:CdtDbtInd><ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>
<ns:BookgDt><ns:Dt>2025-01-07</ns:Dt></ns:BookgDt><ns:NtryDtls><ns:TxDtls><ns:RltdPties><ns:Cdtr><ns:Pty><ns:Nm>Bäckerei Kern</ns:Nm></ns:Pty></ns:Cdtr></ns:RltdPties>
<ns:RmtInf><ns:Ustrd>Einkauf</ns:Ustrd></ns:RmtInf></ns:TxDtls></ns:NtryDtls></ns:Ntry>`;

it('reads a table with its preamble, texts and running balance', () => {
  const { summary, entries } = readFile(
    'IBAN;DE02 1203 0000 0000 2020 51\nBuchung;Auftraggeber;Verwendungszweck;Saldo;Betrag\n28.01.2025;Anna;Miete;192,51;-5,49\n20.01.2025;Karl;Danke;198,00;50,00\n10.01.2025;Hotel;Zimmer;148,00;-152,00\n',
  );
  expect(entries[0]).toEqual({
    ...{
      row: 1,
      account: 0,
      bookedAt: '2025-01-28T00:00:00',
      amount: '-5.49',
      description: 'Anna Miete',
      payee: 'Anna',
    },
    raw: '{"Buchung":"28.01.2025","Auftraggeber":"Anna","Verwendungszweck":"Miete","Saldo":"192,51","Betrag":"-5,49"}',
    ...{ category: null, externalId: null, balance: '192.51', formerDescription: null },
  });
  expect(summary.accounts).toMatchObject([
    {
      number: 'DE02120300000000202051',
      proof: { status: 'proven', opening: '300.00', closing: '192.51' },
      rowsTotal: 3,
    },
  ]);
  expect(summary.questions).toEqual([]);
});

it('reads CAMT with prefixes, and proves it', () => {
  const { summary } = readFile(CAMT(ENTRY, '45.70'), 'CHF');
  expect(summary).toMatchObject({
    format: 'camt',
    accounts: [{ number: 'CH5604835012345678009', proof: { status: 'proven' } }],
  });
  expect(rowsOf(CAMT(ENTRY, '45.70'), 'CHF')).toEqual(['2025-01-07 -54.30 Bäckerei Kern Einkauf']);
  const { proof } = readFile(CAMT(ENTRY, '46.70'), 'CHF').summary.accounts[0] ?? {};
  expect(proof).toMatchObject({ status: 'contradicted', breaks: [{ row: 1, expected: '45.70', found: '46.70' }] });
});

it('reads MT940 with numbered fields, reversals and pages', () => {
  const statement = (lines: string) =>
    `:20:X\r\n:25:12030000/202051\r\n:28C:1/1\r\n:60F:C241231EUR100,00\r\n${lines}-\r\n`;
  const lines =
    ':61:2501030103D40,50NDDTNONREF\r\n:86:166?00LASTSCHRIFT?20Strom Januar 2025 Kundennum?21mer 77?32Stadtwerke?33 Mitte\r\n' +
    ':61:2501050105RC10,00NMSCNONREF\r\n:86:Rücklauf\r\n:62F:C250131EUR49,50\r\n';
  expect(rowsOf(statement(lines))).toEqual([
    '2025-01-03 -40.50 Stadtwerke Mitte Strom Januar 2025 Kundennummer 77',
    '2025-01-05 -10.00 Rücklauf',
  ]);
  expect(readFile(statement(lines)).summary.accounts).toMatchObject([
    { number: '12030000/202051', proof: { status: 'proven' } },
  ]);
});

it('keeps accounts of one file apart, and leaves out what is sent nowhere', () => {
  const qif =
    '!Account\nNGiro\n^\n!Type:Bank\nD31/01/2025\nT-10.00\nPA\n^\n!Account\nNKarte\n^\n!Type:CCard\nD30/01/2025\nT-25.00\nPB\n^\n';
  const twice = [
    'Date, Type, Description, Value, Balance, Account Name, Account Number',
    '31 Jan 2025,POS,CORNER SHOP,-4.20,95.80,JONES A,600000-12345678',
    '30 Jan 2025,POS,BOOTS,-5.00,10.00,JONES A,600000-87654321',
    '30 Jan 2025,BAC,P JONES,60.00,100.00,JONES A,600000-12345678',
  ].join('\n');
  expect(readFile(Buffer.from(twice)).summary.accounts.map(({ number, rowsTotal }) => [number, rowsTotal])).toEqual([
    ['600000-12345678', 2],
    ['600000-87654321', 1],
  ]);
  expect(readFile(qif).summary.accounts.map(({ number, rowsTotal }) => [number, rowsTotal])).toEqual([
    ['Giro', 1],
    ['Karte', 1],
  ]);
});

it.each([
  ['%PDF-1.7\n1 0 obj', 'UNKNOWN_FORMAT'],
  ['{"transactions": []}', 'UNKNOWN_FORMAT'],
  ['Dear customer,\nyour statement is ready.\n', 'NO_TABLE'],
  [' \n\n', 'EMPTY'],
  ['Date,Description,Amount\n', 'NO_ENTRIES'],
  ['Date,Description,Amount\n2025-01-13,"Shop,-1.00\n2025-01-14,Cafe,-2.00\n', 'BROKEN'],
  [
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Document><BkToCstmrStmt>&a;</BkToCstmrStmt></Document>',
    'BROKEN',
  ],
  [CAMT(ENTRY, '45.70').slice(0, 900), 'BROKEN'],
  ['Date,Description,Amount,Currency\n2025-01-13,Shop,-1.00,USD\n', 'CURRENCY'],
])('refuses %j', (content, reason) => {
  expect(refusalOf(Buffer.from(content))).toMatchObject({
    reason,
    found: expect.any(String),
    remedy: expect.any(String),
  });
});

it('reads MT940 whose type has two letters and a blank', () => {
  const { summary, entries } = readFile(
    ':20:INGEB\r\n:25:0001234567\r\n:28C:00000\r\n:60F:C240301EUR1000,00\r\n' +
      ':61:240305D2,80NBA NONREF\r\n:86:Cafe\r\n:61:240308C2500,00NOV NONREF\r\n:86:0111111111 ACME\r\nLOON\r\n' +
      ':62F:C240308EUR3497,20\r\n',
  );
  expect(entries.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
    '-2.80 Cafe',
    '2500.00 0111111111 ACME LOON',
  ]);
  expect(summary.accounts[0]?.proof.status).toBe('proven');
});

import iconv from 'iconv-lite';

import { readFile } from '../../../testing/read-statements-of';

const SPANISH = 'Fecha\tConcepto\tImporte\n31/01/2025\tPeluquería Núñez\t-25,00\n30/01/2025\tNómina\t1.200,00\n';

const read = (bytes: Uint8Array, currency = 'EUR') => {
  const { summary, entries } = readFile(bytes, currency);
  return [summary.parts[0]?.encoding, entries[0]?.description];
};

it.each([
  ['UTF-8 with its mark', Buffer.from(`\ufeff${SPANISH}`), 'utf-8'],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${SPANISH}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 without a mark', Buffer.from(SPANISH, 'utf16le'), 'utf-16le'],
  ['UTF-16, the high byte first', Buffer.from(`\ufeff${SPANISH}`, 'utf16le').swap16(), 'utf-16be'],
  ['UTF-8', Buffer.from(SPANISH), 'utf-8'],
  ['Windows-1252', iconv.encode(SPANISH, 'windows-1252'), 'windows-1252'],
])('%s is read', (_name, bytes, encoding) => {
  expect(read(bytes)).toEqual([encoding, 'Peluquería Núñez']);
});

it.each([
  ['big5', 'TWD', '日期,說明,金額,餘額\n2025/01/31,跨行提款,-350,49650\n2025/01/30,薪資轉帳,50000,50000\n', '跨行提款'],
  [
    'windows-1250',
    'PLN',
    'Data operacji;Opis operacji;Kwota\n2025-01-08;ŻABKA ŁÓDŹ, śniadanie;-31,43\n',
    'ŻABKA ŁÓDŹ, śniadanie',
  ],
  [
    'windows-1250',
    'CZK',
    'Datum zaúčtování;Popis;Částka\n08.01.2025;Příšerně žluťoučký kůň;-590,00\n',
    'Příšerně žluťoučký kůň',
  ],
  ['windows-1251', 'RUB', 'Дата операции;Описание;Сумма\n08.01.2025;Магазин Берёза;-500,00\n', 'Магазин Берёза'],
  ['windows-1253', 'EUR', 'Ημερομηνία;Περιγραφή;Ποσό\n08/01/2025;ΑΓΟΡΑ;-50,00\n', 'ΑΓΟΡΑ'],
  ['windows-1254', 'TRY', 'Tarih;Açıklama;Tutar;Bakiye\n08/01/2025;MAAŞ;50,00;50,00\n', 'MAAŞ'],
  ['windows-1255', 'ILS', 'תאריך;תיאור;סכום\n08/01/2025;מכולת;-50.00\n', 'מכולת'],
  ['gb18030', 'CNY', '交易日期,摘要,金额\n2025-01-08,咖啡店,-25.00\n', '咖啡店'],
  ['shift_jis', 'JPY', '日付,摘要,お支払金額,お預り金額,残高\n2025/1/8,コンビニ,500,,9500\n', 'コンビニ'],
  ['euc-kr', 'KRW', '거래일자,적요,출금액,입금액,잔액\n2025-01-08,커피,5000,,95000\n', '커피'],
  ['cp850', 'EUR', 'Buchungstag;Empfänger;Betrag;Währung\n08.01.2025;Müller Bäckerei;-5,00;EUR\n', 'Müller Bäckerei'],
])('%s is seen by the words that it makes readable', (encoding, currency, text, description) => {
  expect(read(iconv.encode(text, encoding), currency)).toEqual([encoding, description]);
});

it('what a file declares comes before what it looks like', () => {
  const ofx = (charset: string) =>
    `OFXHEADER:100\nDATA:OFXSGML\nENCODING:USASCII\nCHARSET:${charset}\n\n<OFX><STMTRS><CURDEF>RUB<BANKTRANLIST><STMTTRN><DTPOSTED>20250108<TRNAMT>-5.00<NAME>Магазин</STMTTRN></BANKTRANLIST></STMTRS></OFX>`;
  expect(read(iconv.encode(ofx('1251'), 'windows-1251'), 'RUB')).toEqual(['windows-1251', 'Магазин']);
  // UTF-8 under an old header stays UTF-8.
  expect(read(Buffer.from(ofx('1252')), 'RUB')).toEqual(['utf-8', 'Магазин']);
});

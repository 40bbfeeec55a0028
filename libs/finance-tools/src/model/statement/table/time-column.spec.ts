import { readFile } from '../../../testing/read-statements-of';
import { rowOf, workbookOf } from '../../../testing/workbooks';

const timesOf = (content: string | Uint8Array, currency = 'EUR') =>
  readFile(content, currency).entries.map(({ bookedAt }) => bookedAt);

it.each([
  ['of Monzo', 'Date,Time,Name,Amount', ['13/01/2025,08:15:42,Pret,-3.45'], ['2025-01-13T08:15:42']],
  ['of PayPal', 'Datum,Uhrzeit,Zeitzone,Name,Netto', ['13.01.2025,23:59:12,CET,Anna,20.00'], ['2025-01-13T23:59:12']],
  ['in halves of the day', 'Date,Time,Text,Amount', ['2025-01-13,12:01 AM,Uber,-12.00'], ['2025-01-13T00:01:00']],
  ['before the day', 'Hora;Data;Descrição;Valor', ['10:11;13/01/2025;Padaria;-5,00'], ['2025-01-13T10:11:00']],
  ['in Korean', '거래일자,거래시간,적요,출금,입금', ['2025-01-13,10:11:12,편의점,5000,0'], ['2025-01-13T10:11:12']],
  [
    'that is none',
    'Date,Time,Text,Amount',
    ['2025-01-13,25:00,A,-3', '2025-01-14,,B,-2'],
    ['2025-01-13T00:00:00', '2025-01-14T00:00:00'],
  ],
  ['beside one in the day', 'Date,Time,Text,Amount', ['2025-01-13 10:00:00,11:00,A,-3.00'], ['2025-01-13T10:00:00']],
  [
    'of another day',
    'Transaction date,Time,Booking date,Text,Amount',
    ['2025-01-13,23:10,2025-01-15,A,-3.00'],
    ['2025-01-15T00:00:00'],
  ],
])('a time %s', (_, header, rows, expected) => {
  expect(timesOf(`${[header, ...rows].join('\n')}\n`)).toEqual(expected);
});

it('a time of a workbook', () => {
  const rows = [
    rowOf(['Date', 'Time', 'Text', 'Amount'], 1),
    rowOf([{ day: 45_670 }, { day: 0.424_444_5 }, 'Pret', -3.45], 2),
  ];
  expect(timesOf(workbookOf({ Sheet: rows.join('') }))).toEqual(['2025-01-13T10:11:12']);
});

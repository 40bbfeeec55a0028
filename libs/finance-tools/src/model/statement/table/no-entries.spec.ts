import { readFile, refusalOf } from '../../../testing/read-statements-of';

it.each([
  [
    'Data;Histórico;Valor(US$);Valor(R$);\n05/03;SALDO ANTERIOR ;0,00;1234,50\n08/03;LOJA 1/3;0,00;103,00\n',
    'the days have no year (05/03)',
  ],
  ['Date,Description,Amount\n3 Feb,Shop,-103.00\nFeb 5,Shop,-1.00\n', 'the days have no year (3 Feb)'],
  ['Date,Paid out,Paid in\n13 Jan 2025,\ufffd20.00,\n', 'a sign beside the amounts was lost (20.00)'],
  ['Date,Text,Amount\n13/01/2025,Tesco,-ï¿½20.00\n', 'a sign beside the amounts was lost (-ï¿½20.00)'],
  ['Data;Histórico;Valor\nem breve;LOJA;103,00\n', 'no line behind the header holds a day and an amount'],
])('%j is refused with what is missing', (content, found) => {
  expect(refusalOf(content, 'BRL')).toMatchObject({ reason: 'NO_ENTRIES', found });
});

it('says what to do where signs or letters were lost', () => {
  const remedy = 'export the statement again, as UTF-8';
  expect(refusalOf('Date,Text,Amount\n13/01/2025,Tesco,\ufffd20.00\n')).toMatchObject({ remedy });
  expect(refusalOf('\ufffd\ufffd,\ufffd\n2025/01/13,\ufffd500\n')).toMatchObject({ reason: 'NO_TABLE', remedy });
  const some = 'Date,Text,Amount\n13/01/2025,Tesco,-\ufffd20.00\n14/01/2025,Caf\ufffd,-5.00\n';
  const message = expect.stringContaining(
    'amount: a sign beside "-20.00" was lost; export the statement again',
  ) as string;
  expect(readFile(some).summary.errors).toEqual([expect.objectContaining({ row: 1, message })]);
});

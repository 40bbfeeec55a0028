import { refusalOf } from '../../../testing/read-statements-of';

it.each([
  [
    'Data;Histórico;Valor(US$);Valor(R$);\n05/03;SALDO ANTERIOR ;0,00;1234,50\n08/03;LOJA 1/3;0,00;103,00\n',
    'the days have no year (05/03)',
  ],
  ['Date,Description,Amount\n3 Feb,Shop,-103.00\nFeb 5,Shop,-1.00\n', 'the days have no year (3 Feb)'],
  ['Data;Histórico;Valor\nem breve;LOJA;103,00\n', 'no line behind the header holds a day and an amount'],
])('%j is refused with what is missing', (content, found) => {
  expect(refusalOf(content, 'BRL')).toMatchObject({ reason: 'NO_ENTRIES', found });
});

import { rowsOf } from '../../../testing/read-statements-of';

const HEADING = '2025-02-01,2025-01-01,\'12 1090 1234 0000 0001 2345 6789\',JAN,PLN,"1000,00","1900,00",3,';
const LINES = [
  '31-01-2025,30-01-2025,LIDL,,,"-50,00","1900,00",3,',
  '15-01-2025,15-01-2025,Pensja,FIRMA,,"1000,00","1950,00",2,',
  '02-01-2025,02-01-2025,Czynsz,SM,,"-50,00","950,00",1,',
];
const READ = ['2025-01-31 -50.00 LIDL', '2025-01-15 1000.00 Pensja FIRMA', '2025-01-02 -50.00 Czynsz SM'];

describe('a first line with a day and amounts', () => {
  it('that alone has the currency and writes its day in another order tells of the account', () => {
    expect(rowsOf(`${[HEADING, ...LINES].join('\n')}\n`, 'PLN')).toEqual(READ);
  });

  it('is an entry where others have a currency too, or days in the same order', () => {
    const others = LINES.map((line) => line.replace(',,"', ',PLN,"'));
    expect(rowsOf(`${[HEADING, ...others].join('\n')}\n`, 'PLN')).toHaveLength(4);
    const sameOrder = HEADING.replace('2025-02-01,2025-01-01', '01-02-2025,01-01-2025');
    expect(rowsOf(`${[sameOrder, ...LINES].join('\n')}\n`, 'PLN')).toHaveLength(4);
  });
});

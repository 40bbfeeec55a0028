import { csvLine } from './csv-line';

it.each([
  [['a', '', 'ação'], 'a,,ação\r\n'],
  [['1,50', 'he said "no"', 'two\nlines', 'a\rb'], '"1,50","he said ""no""","two\nlines","a\rb"\r\n'],
  [['=1+1', '+5', '@SUM(A1)', '\tx', '-x', '-'], "'=1+1,'+5,'@SUM(A1),'\tx,'-x,'-\r\n"],
  [['\r=1', '=A1,"b"'], `"'\r=1","'=A1,""b"""\r\n`],
  [['-5.00', '-0', '5-1', 'a=b'], '-5.00,-0,5-1,a=b\r\n'],
])('%j is %j', (cells, line) => expect(csvLine(cells)).toBe(line));

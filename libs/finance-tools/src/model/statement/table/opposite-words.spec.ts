import fc from 'fast-check';

import { readFile } from '../../../testing/read-statements-of';
import { oppositeWords } from './opposite-words';

const amountsOf = (...lines: string[]) => readFile(`${lines.join('\n')}\n`).entries.map(({ amount }) => amount);

describe('words that tell what left only beside each other', () => {
  it.each([
    ['Date;Description;Amount;Type', 'Payment', 'Receipt'],
    ['Date;Libellé;Montant;Type', 'Retrait', 'Versement'],
    ['Fecha;Concepto;Importe;Tipo', 'Pago', 'Cobro'],
    ['Datum;Omschrijving;Bedrag;Soort', 'Betaling', 'Ontvangst'],
    ['Datum;Text;Betrag;Art', 'Zahlungsausgang', 'Zahlungseingang'],
    ['Date;Description;Amount;Type', 'Charge', 'Payment'],
    ['Data;Descrição;Valor;Tipo', 'S', 'E'],
    ['Fecha;Concepto;Importe;Tipo', 'E', 'I'],
    ['Date;Description;Amount;Type', 'W', 'D'],
  ])('under %s: %s and %s', (header, out, into) => {
    const lines = [`02.01.2025;A;800,00;${out}`, `15.01.2025;B;2500,00;${into}`];
    expect(amountsOf(header, ...lines)).toEqual(['-800.00', '2500.00']);
  });

  it('are the only texts of entries without a sign', () => {
    expect(amountsOf('Date,Description,Amount', '2025-01-02,Versement,10.00', '2025-01-15,Retrait,5.00')).toEqual([
      '10.00',
      '-5.00',
    ]);
  });

  it('tell nothing alone, or beside a third one', () => {
    expect(oppositeWords(new Set(['Payment', 'PAYMENT']))).toBeUndefined();
    expect(oppositeWords(new Set(['Payment', 'Receipt', 'Transfer']))).toBeUndefined();
    expect(oppositeWords(new Set(['Payment', 'Versement']))).toBeUndefined();
  });

  it('say the same in any order and spelling', () => {
    const kind = fc.constantFrom('Payment', 'PAYMENT', 'payment', 'Receipt', 'RECEIPT', 'receipt');
    fc.assert(
      fc.property(fc.array(kind, { maxLength: 12 }), (kinds) => {
        const lines = ['Payment', 'Receipt', ...kinds].map((word, index) => `2025-01-${index + 10};A;5.00;${word}`);
        const expected = ['Payment', 'Receipt', ...kinds].map((word) => (/^p/i.test(word) ? '-5.00' : '5.00'));
        expect(amountsOf('Date;Description;Amount;Type', ...lines)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});

describe('kinds of entries that British banks write out', () => {
  const LINES = ['2025-01-15;Sky;45.20;Direct Debit', '2025-01-16;Pay;2000.00;Bank Giro Credit'];
  const header = 'Date;Description;Amount;Transaction Type';

  it('tell what left and what came', () => {
    expect(amountsOf(header, ...LINES)).toEqual(['-45.20', '2000.00']);
    const inAndOut = ['2025-01-15;Sky;45.20;Payment Out', '2025-01-16;Pay;2000.00;Payment In'];
    expect(amountsOf(header, ...inAndOut)).toEqual(['-45.20', '2000.00']);
  });

  it('are asked about where all may be those of a card, which a direct debit pays', () => {
    const { summary } = readFile(
      [header, '2025-01-15;A;45.20;Purchase', '2025-01-16;B;4.80;Purchase', '2025-01-17;C;50.00;Direct Debit'].join(
        '\n',
      ),
    );
    expect(summary.questions.map(({ about }) => about)).toEqual(['amounts']);
  });

  it('are asked about where one of them may be either, and tell nothing beside signs', () => {
    const { summary } = readFile([header, ...LINES, '2025-01-17;Ann;60.00;Faster Payment'].join('\n'));
    expect(summary.questions.map(({ about }) => about)).toEqual(['columns']);
    expect(amountsOf(header, '2025-01-15;Sky;-45.20;Direct Debit', '2025-01-16;Sky;45.20;Direct Debit')).toEqual([
      '-45.20',
      '45.20',
    ]);
  });

  it.each([
    ['Purchase', 'Shop', ['-80.00'], []],
    ['Transfer', 'Ann', ['-80.00'], ['columns']],
  ])('%s alone, beside what is remembered', (kind, text, amounts, asked) => {
    const [{ layout = '', mapping = {} } = {}] = readFile([header, ...LINES].join('\n')).summary.parts;
    const account = { mappings: { [layout ?? '']: mapping } };
    const { summary, entries } = readFile(`${header}\n2025-01-17;${text};80.00;${kind}\n`, 'EUR', {}, account);
    expect(entries.map(({ amount }) => amount)).toEqual(amounts);
    expect(summary.questions.map(({ about }) => about)).toEqual(asked);
  });
});

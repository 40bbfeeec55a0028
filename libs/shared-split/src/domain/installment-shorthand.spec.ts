import fc from 'fast-check';

import { parseInstallmentShorthand, type InstallmentShorthand } from './installment-shorthand';

const invalid = (reason: string) => ({ kind: 'invalid', reason });
const none = { kind: 'none' };
const single = (description: string, amount: string) => ({ kind: 'single', description, amount });
const plan = (description: string, amount: string, installments: number, referenceDay?: number) => ({
  kind: 'installments',
  description,
  amount,
  installments,
  ...(referenceDay !== undefined && { referenceDay }),
});

const EXAMPLES: readonly (readonly [text: string, result: object])[] = [
  ['Smartphone 500 12x', plan('Smartphone', '500.00', 12)],
  ['Smartphone 500x12', plan('Smartphone', '500.00', 12)],
  ['Smartphone R$ 500 12x', plan('Smartphone', '500.00', 12)],
  ['Smartphone R$500x12', plan('Smartphone', '500.00', 12)],
  ['Geladeira 299,90 10x', plan('Geladeira', '299.90', 10)],
  ['Geladeira 299.90x10', plan('Geladeira', '299.90', 10)],
  ['Sofá R$ 1.299,90 10x', plan('Sofá', '1299.90', 10)],
  ['Sofá 1.500 10x', plan('Sofá', '1500.00', 10)],
  ['Notebook 1,250.00 12x', plan('Notebook', '1250.00', 12)],
  ['Notebook 1,500 12x', invalid('INVALID_AMOUNT')],
  ['TV 500,5 2x', plan('TV', '500.50', 2)],
  ['TV 12x 500', plan('TV', '500.00', 12)],
  ['TV 12x de 500', plan('TV', '500.00', 12)],
  ['TV 12 x 500', plan('TV', '500.00', 12)],
  ['TV 500 x 12', plan('TV', '500.00', 12)],
  ['TV 12x R$ 89,90', plan('TV', '89.90', 12)],
  ['TV 12x500', plan('TV', '500.00', 12)],
  ['Fogão 10x20', plan('Fogão', '10.00', 20)],
  ['Fogão 500X12', plan('Fogão', '500.00', 12)],
  ['Fogão 500×12', plan('Fogão', '500.00', 12)],
  ['iPhone 15 500 12x', plan('iPhone 15', '500.00', 12)],
  ['Galaxy S24 3000x10', plan('Galaxy S24', '3000.00', 10)],
  ['Curso: 150 6x', plan('Curso', '150.00', 6)],
  ['Curso - 150 6x', plan('Curso', '150.00', 6)],
  ['Almoço 45 1x', single('Almoço', '45.00')],
  ['Almoço 45x1', single('Almoço', '45.00')],
  ['Almoço 45 0x', invalid('INVALID_COUNT')],
  ['Sofá 500x0', invalid('INVALID_COUNT')],
  ['Sofá 500x121', invalid('INVALID_COUNT')],
  ['Sofá 500x600', invalid('INVALID_COUNT')],
  ['Sofá 0 10x', invalid('INVALID_AMOUNT')],
  ['Sofá 0,00x10', invalid('INVALID_AMOUNT')],
  ['Sofá -500 12x', invalid('INVALID_AMOUNT')],
  ['Sofá 10000000000 2x', invalid('INVALID_AMOUNT')],
  ['Sofá 9999999999,99 2x', plan('Sofá', '9999999999.99', 2)],
  ['500 12x', invalid('MISSING_DESCRIPTION')],
  ['Sofá 12x', invalid('INVALID_AMOUNT')],
  ['Sofá 500 em 12x', invalid('AMBIGUOUS_TOTAL')],
  ['Sofá 500 12', none],
  ['Sofá', none],
  ['Caixa 10x20x30', none],
  ['Sofá 1.50.000 12x', invalid('INVALID_AMOUNT')],
  ['Sofá 500,00 x 12,5', invalid('INVALID_COUNT')],
  ['  Tênis   novo 99,9   3X! ', plan('Tênis novo', '99.90', 3)],
  ['Pão de Açúcar 🛒 80 2x', plan('Pão de Açúcar 🛒', '80.00', 2)],
  ['Sofá quinhentos 12x', invalid('INVALID_AMOUNT')],
  ['Sofá 500 x12', plan('Sofá', '500.00', 12)],
  ['Sofá 500x 12', plan('Sofá', '500.00', 12)],
  ['Sofá 12 x de 500', plan('Sofá', '500.00', 12)],
  ['Sofá 500 12x dia 10', plan('Sofá', '500.00', 12, 10)],
];

const MORE_EXAMPLES: typeof EXAMPLES = [
  // White space, punctuation and spelling.
  ['', none],
  ['Sofá\n500\t12x', plan('Sofá', '500.00', 12)],
  ['Sofá 500 12x...', plan('Sofá', '500.00', 12)],
  ['Sofa\u0301 500 12x;', plan('Sofá', '500.00', 12)],
  ['Sofá, 500 12x', plan('Sofá', '500.00', 12)],
  ['Sofá — R$ 500 12x', plan('Sofá', '500.00', 12)],
  // Days.
  ['Sofá 500x12 Dia 05', plan('Sofá', '500.00', 12, 5)],
  ['Sofá 500 12x dia 31.', plan('Sofá', '500.00', 12, 31)],
  ['Sofá 500 12x dia 32', none],
  ['Sofá 500 12x dia 0', none],
  ['Sofá dia 10', none],
  ['Almoço 45 1x dia 10', single('Almoço', '45.00')],
  // Counts.
  ['Sofá 500 120x', plan('Sofá', '500.00', 120)],
  ['Sofá 500 121x', invalid('INVALID_COUNT')],
  ['Sofá 500 012x', plan('Sofá', '500.00', 12)],
  ['Sofá 500 12,5x', invalid('INVALID_COUNT')],
  ['Sofá 500 -12x', invalid('INVALID_COUNT')],
  ['Sofá 0x', invalid('INVALID_COUNT')],
  ['Sofá 500 em 0x', invalid('INVALID_COUNT')],
  ['Sofá em 12x', invalid('INVALID_AMOUNT')],
  [`Sofá 500 ${'9'.repeat(400)}x`, invalid('INVALID_COUNT')],
  // Which side is the amount.
  ['Sofá R$ 500 x R$ 12', invalid('INVALID_COUNT')],
  ['Sofá R$ 10 x 300', invalid('INVALID_COUNT')],
  ['Sofá 10 x R$ 300', plan('Sofá', '300.00', 10)],
  ['Sofá 10x de R$ 300,00', plan('Sofá', '300.00', 10)],
  ['Sofá 500 x de 12', invalid('INVALID_COUNT')],
  ['Sofá 1.200 x 12', plan('Sofá', '1200.00', 12)],
  ['Sofá 10x 20', plan('Sofá', '20.00', 10)],
  ['Sofá 10 x20', plan('Sofá', '10.00', 20)],
  ['Sofá 120x121', plan('Sofá', '121.00', 120)],
  ['Sofá 120x120', plan('Sofá', '120.00', 120)],
  ['Sofá 0x500', invalid('INVALID_COUNT')],
  ['Sofá -10x20', invalid('INVALID_AMOUNT')],
  // Amounts.
  ['Sofá 1.234.567,8 2x', plan('Sofá', '1234567.80', 2)],
  ['Sofá 1,234,567.89 2x', plan('Sofá', '1234567.89', 2)],
  ['Sofá 1,234,567 2x', invalid('INVALID_AMOUNT')],
  ['Sofá 0.500 2x', invalid('INVALID_AMOUNT')],
  ['Sofá 1.5000 2x', invalid('INVALID_AMOUNT')],
  ['Sofá 1.234,567 2x', invalid('INVALID_AMOUNT')],
  ['Sofá 12,345.678 2x', invalid('INVALID_AMOUNT')],
  ['Sofá 500, 2x', invalid('INVALID_AMOUNT')],
  ['Sofá R$ -500 2x', invalid('INVALID_AMOUNT')],
  ['Sofá −500 2x', invalid('INVALID_AMOUNT')],
  ['Sofá 0,01 2x', plan('Sofá', '0.01', 2)],
  ['Sofá r$ 0500 2x', plan('Sofá', '500.00', 2)],
  [`Sofá ${'9'.repeat(400)} 2x`, invalid('INVALID_AMOUNT')],
  // Not a shorthand, or not at its end.
  ['Caixa 10 x 20 x 30', none],
  ['Caixa 10x20x', none],
  ['Caixa 10x20x30 dia 5', none],
  ['Kit 4x4 xadrez 500 2x', plan('Kit 4x4 xadrez', '500.00', 2)],
  ['Caixa 1,5×2,0×3 500 2x', none],
  ['Sofá 500 12x reais', none],
  ['Galaxy S24x10', none],
  ['Galaxy x10', none],
  ['Matrix', none],
  ['Matrix 2', none],
  ['500x12', invalid('MISSING_DESCRIPTION')],
  [' - 500x12', invalid('MISSING_DESCRIPTION')],
  // Descriptions.
  [`${'👍'.repeat(280)} 500 12x`, plan('👍'.repeat(280), '500.00', 12)],
  [`${'a'.repeat(281)} 500 12x`, invalid('INVALID_DESCRIPTION')],
  ['\ud800 500 12x', invalid('INVALID_DESCRIPTION')],
  [`${'a'.repeat(281)} 1,500 0x`, invalid('INVALID_COUNT')],
  [`${'a '.repeat(20_000)} 500 12x`, invalid('INVALID_DESCRIPTION')],
  [`${'- '.repeat(200_000)}500 12x`, invalid('MISSING_DESCRIPTION')],
];

describe('shorthand for installments', () => {
  it.each(EXAMPLES)('%j', (text, result) => expect(parseInstallmentShorthand(text)).toEqual(result));
  it.each(MORE_EXAMPLES)('%j', (text, result) => expect(parseInstallmentShorthand(text)).toEqual(result));
});

// Pieces that shorthands are made of, in any order: much more often near one than any text would be.
const piece = fc.oneof(
  fc.constantFrom('x', 'X', '×', ' ', ' ', 'R$', 'de', 'em', 'dia', '-', '.', ',', ':', '!', 'Sofá', '12', '500', '0'),
  fc.nat().map(String),
  fc.string(),
);
const nearShorthand = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(
  nearShorthand,
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...EXAMPLES.map(([text]) => text)),
);

/** Digits of an amount as they may have been typed: with both decimals, with one, with none. */
function typedDigits(amount: string): string[] {
  const [whole, cents = ''] = amount.split('.');
  const forms = [`${whole}${cents}`];
  if (cents.endsWith('0')) forms.push(`${whole}${cents.slice(0, 1)}`);
  if (cents === '00') forms.push(`${whole}`);
  return forms;
}

describe('whatever the text', () => {
  it('gets an answer, and one that could be recorded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result: InstallmentShorthand = parseInstallmentShorthand(text);
        if (result.kind === 'none' || result.kind === 'invalid') return;
        expect(result.amount).toMatch(/^(0|[1-9]\d{0,9})\.\d{2}$/);
        expect(result.amount).not.toBe('0.00');
        expect(result.description).toBe(result.description.trim());
        expect([...result.description].length).toBeGreaterThan(0);
        expect([...result.description].length).toBeLessThanOrEqual(280);
        if (result.kind === 'single') return;
        expect(result.installments).toBeGreaterThanOrEqual(2);
        expect(result.installments).toBeLessThanOrEqual(120);
      }),
      { numRuns: 3_000 },
    );
  });

  it('has no amount, count or description that was not written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = parseInstallmentShorthand(text);
        if (result.kind === 'none' || result.kind === 'invalid') return;
        const written = text.normalize('NFC');
        const digits = written.replace(/[.,]/g, '');
        expect(typedDigits(result.amount).some((form) => digits.includes(form))).toBe(true);
        expect(written.replaceAll('×', 'x').replace(/\s+/g, ' ')).toContain(result.description);
        if (result.kind === 'installments') expect(written).toContain(String(result.installments));
      }),
      { numRuns: 3_000 },
    );
  });

  it('reads every way of writing the same purchase as the same', () => {
    const cents = fc.integer({ min: 12_100, max: 99_999_999 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 2, max: 120 }), (amount, count) => {
        const whole = String(Math.floor(amount / 100));
        const rest = String(amount % 100).padStart(2, '0');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
        for (const money of [`${whole},${rest}`, `${whole}.${rest}`, `R$ ${grouped},${rest}`, `R$${whole},${rest}`]) {
          for (const tail of [
            `${money} ${count}x`,
            `${money}x${count}`,
            `${money} x ${count}`,
            `${count}x ${money}`,
            `${count}x de ${money}`,
          ]) {
            expect([tail, parseInstallmentShorthand(`Sofá ${tail}`)]).toEqual([
              tail,
              plan('Sofá', `${whole}.${rest}`, count),
            ]);
          }
        }
      }),
    );
  });
});

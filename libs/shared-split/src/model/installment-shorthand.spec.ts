import fc from 'fast-check';

import { EXAMPLES, MORE_EXAMPLES, plan } from '../testing/shorthand-examples';
import { parseInstallmentShorthand, type InstallmentShorthand } from './installment-shorthand';

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

describe('any text', () => {
  it('gives a result, and one that could be stored', () => {
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

  it('gives no amount, count or description that it does not contain', () => {
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

  it('parses every spelling of a purchase to the same result', () => {
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

import fc from 'fast-check';

import { fill, shown } from './safe-text';
import { balance, dateText, endText, money, monthText, person } from './format';

describe('values in an answer', () => {
  it.each([
    ['Pão de Açúcar 🛒 👨‍👩‍👧', 'Pão de Açúcar 🛒 👨‍👩‍👧'],
    ['a\nb', 'a b'],
    ['a\r\n\t\0b', 'a b'],
    ['a\u2028b\u0085c', 'a b c'],
    ['\u202eodagap', ' odagap'],
    ['a\u2066\u200bb', 'a b'],
    ['\ud800', ' '],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(79)}…`],
    ['👍'.repeat(80), '👍'.repeat(80)],
    ['👍'.repeat(81), `${'👍'.repeat(79)}…`],
  ])('%j is shown as %j', (value, text) => expect(shown(value)).toBe(text));

  it('never leave their line, nor are longer than 80 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        const text = shown(value);
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect([...text].length).toBeLessThanOrEqual(80);
        if ([...value].length <= 80 && /^[\p{L}\p{N} ]*$/u.test(value)) expect(text).toBe(value);
      }),
    );
  });

  it('are put in once: what looks like a placeholder in them stays', () => {
    expect(fill('{a} · {b}', { a: shown('{b} $& $1'), b: shown('{a}') })).toBe('{b} $& $1 · {a}');
  });

  it('are written as people in Brazil write them', () => {
    expect([money('1234.56'), money('-15.00'), money('0.00')]).toEqual(['R$ 1.234,56', '-R$ 15,00', 'R$ 0,00']);
    expect([balance('20.00'), balance('-20.00'), balance('0.00')]).toEqual(['+R$ 20,00', '-R$ 20,00', 'R$ 0,00']);
    expect([monthText('2026-02'), endText('2026-12'), endText(null)]).toEqual(['02/2026', '12/2026', 'sem data final']);
    expect(dateText('2026-02-01T02:59:59Z')).toBe('31/01/2026');
    expect(dateText('2026-01-31T23:59:59-03:00')).toBe('31/01/2026');
  });

  it('name people by name and id, as far as the name is known', () => {
    const names = new Map([['elias', 'Elias\nSilva']]);
    expect([person('elias', names), person('ana', names)]).toEqual(['Elias Silva (elias)', 'ana']);
    expect(person('elias', new Map([['elias', 'x'.repeat(120)]]))).toBe(`${'x'.repeat(79)}… (elias)`);
  });
});

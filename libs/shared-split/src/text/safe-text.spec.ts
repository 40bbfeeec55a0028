import fc from 'fast-check';

import { fill, sanitize } from './safe-text';
import { formatAmount, formatBalance, formatDate, formatEndMonth, formatMonth, formatPerson } from './format';

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
  ])('%j becomes %j', (value, text) => expect(sanitize(value)).toBe(text));

  it('stay on their line and within 80 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        const text = sanitize(value);
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect([...text].length).toBeLessThanOrEqual(80);
        if ([...value].length <= 80 && /^[\p{L}\p{N} ]*$/u.test(value)) expect(text).toBe(value);
      }),
    );
  });

  it('are filled in once: text in them that looks like a placeholder stays', () => {
    expect(fill('{a} · {b}', { a: sanitize('{b} $& $1'), b: sanitize('{a}') })).toBe('{b} $& $1 · {a}');
  });

  it('are formatted as in Brazil', () => {
    expect([formatAmount('1234.56'), formatAmount('-15.00'), formatAmount('0.00')]).toEqual([
      'R$ 1.234,56',
      '-R$ 15,00',
      'R$ 0,00',
    ]);
    expect([formatBalance('20.00'), formatBalance('-20.00'), formatBalance('0.00')]).toEqual([
      '+R$ 20,00',
      '-R$ 20,00',
      'R$ 0,00',
    ]);
    expect([formatMonth('2026-02'), formatEndMonth('2026-12'), formatEndMonth(null)]).toEqual([
      '02/2026',
      '12/2026',
      'sem data final',
    ]);
    expect(formatDate('2026-02-01T02:59:59Z')).toBe('31/01/2026');
    expect(formatDate('2026-01-31T23:59:59-03:00')).toBe('31/01/2026');
  });

  it('name people by name and id, as far as the name is known', () => {
    const names = new Map([['elias', 'Elias\nSilva']]);
    expect([formatPerson('elias', names), formatPerson('ana', names)]).toEqual(['Elias Silva (elias)', 'ana']);
    expect(formatPerson('elias', new Map([['elias', 'x'.repeat(120)]]))).toBe(`${'x'.repeat(79)}… (elias)`);
  });
});

import { dayIn, writeDay, writeMonth, writeMonthName, writeMonthTitle, writeShortDay } from './dates';

describe('a month', () => {
  it.each([
    ['pt-BR', 'fevereiro de 2026', 'Fevereiro de 2026', 'fev'],
    ['es-MX', 'febrero de 2026', 'Febrero de 2026', 'feb'],
    ['en-GB', 'February 2026', 'February 2026', 'Feb'],
    ['fr-CH', 'février 2026', 'Février 2026', 'févr'],
  ])('in %s', (locale, sentence, title, name) => {
    expect(writeMonth(locale, '2026-02')).toBe(sentence);
    expect(writeMonthTitle(locale, '2026-02')).toBe(title);
    expect(writeMonthName(locale, '2026-02')).toBe(name);
  });
});

describe('a day', () => {
  it.each([
    ['pt-BR', '3 de fev. de 2026', '03/02'],
    ['es-MX', '3 feb 2026', '03/02'],
    ['en-GB', '3 Feb 2026', '03/02'],
    ['fr-CH', '3 févr. 2026', '03.02'],
  ])('in %s', (locale, long, short) => {
    expect(writeDay(locale, '2026-02-03')).toBe(long);
    expect(writeShortDay(locale, '2026-02-03')).toBe(short);
    expect(writeShortDay(locale, '2026-02-03T23:59:59')).toBe(short);
  });

  it('is the civil day in the time zone', () => {
    expect(dayIn('America/Sao_Paulo', '2026-03-01T02:30:00Z')).toBe('2026-02-28');
    expect(dayIn('America/Sao_Paulo', '2026-02-28T23:30:00-03:00')).toBe('2026-02-28');
  });

  it('is not made of other text', () => {
    expect(writeDay('en-GB', 'yesterday')).toBe('yesterday');
    expect(dayIn('America/Sao_Paulo', 'yesterday')).toBe('yesterday');
  });

  it('in the first century keeps its year', () => expect(writeDay('en-GB', '0026-02-03')).toBe('3 Feb 26'));
});

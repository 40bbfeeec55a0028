import { readText } from '../../testing/read-text';

describe('a full date', () => {
  it.each([
    ['tacos 80 pesos 2026-01-28', '2026-01-28'],
    ['tacos 80 pesos 28/01/2026', '2026-01-28'],
    ['tacos 80 pesos 28-1-2026', '2026-01-28'],
    ['tacos 80 pesos 28/1/26', '2026-01-28'],
    ['tacos 80 pesos 28-01-26', '2026-01-28'],
    ['tacos 80 pesos 1/28/2026', '2026-01-28'],
    ['tacos 80 pesos 5/5/2025', '2025-05-05'],
    ['3 de febrero de 2025 tacos 80 pesos', '2025-02-03'],
    ['tacos 80 pesos el 3 de febrero del 2025', '2025-02-03'],
    ['tacos 80 pesos el 3 de febrero, 2025', '2025-02-03'],
    ['tacos 80 pesos on 3rd of February of 2025', '2025-02-03'],
    ['tacos 80 pesos on the 3rd of February, 2025', '2025-02-03'],
    ['tacos 80 pesos February 3, 2025', '2025-02-03'],
    ['tacos 80 pesos Feb. 3rd, 2025', '2025-02-03'],
    ['tacos 80 pesos feb 3,2025', '2025-02-03'],
    ['tacos 80 pesos 1º de sept. de 2025', '2025-09-01'],
  ])('%s', (text, date) => expect(readText(text)).toMatchObject({ date, inferred: [], missing: [], ambiguous: [] }));
});

describe('a date without a year', () => {
  it.each([
    ['tacos 80 pesos 28/1', '2026-01-28'],
    ['tacos 80 pesos 1/28', '2026-01-28'],
    ['tacos 80 pesos el 28/1', '2026-01-28'],
    ['tacos 80 pesos 8 de febrero', '2026-02-08'],
    ['tacos 80 pesos 9 de febrero', '2025-02-09'],
    ['tacos 80 pesos 3 feb', '2026-02-03'],
    ['tacos 80 pesos 3rd of February', '2026-02-03'],
    ['tacos 80 pesos the 3rd of February', '2026-02-03'],
    ['tacos 80 pesos el día 3 de febrero', '2026-02-03'],
    ['tacos 80 pesos 2nd feb', '2026-02-02'],
    ['tacos 80 pesos 1ro de febrero', '2026-02-01'],
    ['tacos 80 pesos feb 3', '2026-02-03'],
    ['tacos 80 pesos on February 3rd', '2026-02-03'],
    ['tacos 80 pesos 3 de setiembre', '2025-09-03'],
    ['tacos 80 pesos 3 sept', '2025-09-03'],
    ['tacos 80 pesos 3 ago', '2025-08-03'],
    ['tacos 80 pesos 29 de febrero', '2024-02-29'],
    // A year needs its connector.
    ['tacos 80 pesos 3 febrero 2025', '2026-02-03'],
  ])('%s', (text, date) =>
    expect(readText(text)).toMatchObject({ date, inferred: ['date'], missing: [], ambiguous: [] }),
  );

  it('is at most a week ahead', () => {
    expect(readText('tacos 80 pesos 2 de enero', '2025-12-26').date).toBe('2026-01-02');
    expect(readText('tacos 80 pesos 3 de enero', '2025-12-26').date).toBe('2025-01-03');
  });
});

describe('a day near today', () => {
  it.each([
    ['hoy', '2026-02-01'],
    ['today', '2026-02-01'],
    ['esta mañana', '2026-02-01'],
    ['esta tarde', '2026-02-01'],
    ['esta noche', '2026-02-01'],
    ['this morning', '2026-02-01'],
    ['tonight', '2026-02-01'],
    ['ayer', '2026-01-31'],
    ['Yesterday', '2026-01-31'],
    ['anoche', '2026-01-31'],
    ['last night', '2026-01-31'],
    ['anteayer', '2026-01-30'],
    ['antier', '2026-01-30'],
    ['antes de ayer', '2026-01-30'],
    ['day before yesterday', '2026-01-30'],
    ['mañana', '2026-02-02'],
    ['manana', '2026-02-02'],
    ['tomorrow', '2026-02-02'],
    ['pasado mañana', '2026-02-03'],
    ['day after tomorrow', '2026-02-03'],
    ['hace 3 días', '2026-01-29'],
    ['hace un día', '2026-01-31'],
    ['hace dos semanas', '2026-01-18'],
    ['hace 1 semana', '2026-01-25'],
    ['a week ago', '2026-01-25'],
    ['one day ago', '2026-01-31'],
    ['seven days ago', '2026-01-25'],
    ['2 weeks ago', '2026-01-18'],
  ])('%s', (words, date) => {
    expect(readText(`tacos 80 pesos ${words}`)).toMatchObject({ date, inferred: ['date'], description: 'tacos' });
    expect(readText(`${words} tacos 80 pesos`)).toMatchObject({ date, inferred: ['date'], description: 'tacos' });
  });

  it.each(['en la mañana', 'por la mañana', 'three months ago', 'hace mucho', 'nine days ago'])('not: %s', (words) =>
    expect(readText(`tacos 80 pesos ${words}`)).toMatchObject({ date: '2026-02-01', confidence: 0.93 }),
  );
});

describe('a weekday', () => {
  // 2026-02-01 is a Sunday.
  it.each([
    ['el lunes', '2026-01-26'],
    ['on Monday', '2026-01-26'],
    ['last monday', '2026-01-26'],
    ['this Monday', '2026-01-26'],
    ['este lunes', '2026-01-26'],
    ['lunes', '2026-01-26'],
    ['el lunes pasado', '2026-01-26'],
    ['el pasado lunes', '2026-01-26'],
    ['el sábado', '2026-01-31'],
    ['miércoles', '2026-01-28'],
    ['el domingo', '2026-01-25'],
    ['next Monday', '2026-02-02'],
    ['el próximo lunes', '2026-02-02'],
    ['próximo lunes', '2026-02-02'],
    ['el lunes próximo', '2026-02-02'],
    ['el próximo domingo', '2026-02-08'],
    ['next Sunday', '2026-02-08'],
  ])('%s', (words, date) =>
    expect(readText(`cine 180 pesos ${words}`)).toMatchObject({ date, inferred: ['date'], description: 'cine' }),
  );

  it('is never today', () => {
    for (const [day, last, next] of [
      ['2026-02-02', '2026-01-26', '2026-02-09'],
      ['2026-02-03', '2026-02-02', '2026-02-09'],
    ]) {
      expect(readText('cine 180 pesos el lunes', day).date).toBe(last);
      expect(readText('cine 180 pesos el próximo lunes', day).date).toBe(next);
    }
  });
});

describe('a day of the month', () => {
  it.each([
    ['luz 300 el 15', '2026-01-15'],
    ['luz 300 el 1', '2026-02-01'],
    ['luz 300 el 1ro', '2026-02-01'],
    ['luz 300 día 2', '2026-01-02'],
    ['luz 300 el día 31', '2026-01-31'],
    ['luz 300 on the 15th', '2026-01-15'],
  ])('%s', (text, date) => expect(readText(text)).toMatchObject({ date, pesos: '300.00', description: 'luz' }));

  it('skips months without that day', () => {
    expect(readText('luz 300 el 31', '2026-03-05').date).toBe('2026-01-31');
    expect(readText('luz 300 el 30', '2026-03-29').date).toBe('2026-01-30');
    expect(readText('luz 300 el 29', '2024-03-05').date).toBe('2024-02-29');
  });

  it.each([
    ['pagué el 15 mil pesos de renta', '15000.00'],
    ['pagué el 20 pesos', '20.00'],
    ['pagué el 20k', '20000.00'],
    ['pagué el 45', '45.00'],
    ['pagué el 15.50', '15.50'],
    ['gasté en el 7-Eleven 50', '50.00'],
  ])('is not a number of pesos: %s', (text, pesos) =>
    expect(readText(text)).toMatchObject({ date: '2026-02-01', pesos }),
  );
});

describe('an impossible or ambiguous date', () => {
  it.each([
    ['tacos 80 pesos 2026-02-30', []],
    ['tacos 80 pesos 2026-13-01', []],
    ['tacos 80 pesos 31/04/2026', []],
    ['tacos 80 pesos 30/13/2026', []],
    ['tacos 80 pesos 29 de febrero de 2025', []],
    ['tacos 80 pesos 1/1/0001', []],
    ['tacos 80 pesos 30 de febrero', ['date']],
    ['tacos 80 pesos 31/4', ['date']],
    ['tacos 80 pesos 45 de enero', ['date']],
    ['tacos 80 pesos hace 99999999999999999999 días', ['date']],
  ])('%s: does not exist', (text, inferred) =>
    expect(readText(text)).toMatchObject({
      date: null,
      missing: ['date'],
      ambiguous: ['date'],
      lowConfidence: [],
      inferred,
    }),
  );

  it.each([
    ['tacos 80 pesos 5/1', '2026-01-05', ['date'], 0.8],
    ['tacos 80 pesos 5/1/2026', '2026-01-05', [], 0.82],
    ['tacos 80 pesos 02/12/2025', '2025-12-02', [], 0.82],
    ['tacos 80 pesos ayer, no, hoy', '2026-01-31', ['date'], 0.8],
    ['tacos 80 pesos 2026-01-15 o 2026-01-16', '2026-01-15', [], 0.82],
    ['tacos 80 pesos ayer o 2026-02-30', '2026-01-31', ['date'], 0.8],
  ])('%s: is ambiguous', (text, date, inferred, confidence) =>
    expect(readText(text)).toMatchObject({
      date,
      inferred,
      confidence,
      missing: [],
      ambiguous: ['date'],
      lowConfidence: ['date'],
    }),
  );

  it('is certain where it is stated twice', () => {
    expect(readText('tacos 80 pesos 2026-01-31, ayer')).toMatchObject({ date: '2026-01-31', ambiguous: [] });
  });
});

describe('other numbers', () => {
  it.each([
    ['renta enero 5 mil pesos', '5000.00', 'renta enero'],
    ['luz enero 80', '80.00', 'luz enero'],
    ['luz enero 1,200', '1200.00', 'luz enero'],
    ['3 de febrero, 2000 pesos', '2000.00', null],
    ['tacos 80 pesos 5-1', '80.00', 'tacos'],
    ['tacos2026-02-02 80 pesos', '80.00', null],
  ])('%s', (text, pesos, description) =>
    expect(readText(text)).toMatchObject({ pesos, ...(description !== null && { description }) }),
  );
});

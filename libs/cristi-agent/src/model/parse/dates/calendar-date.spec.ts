import { readText } from '../../../testing/read-text';

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
  ])('%s', (text, date) =>
    expect(readText(text)).toMatchObject({ date, inferred: ['date'], missing: [], ambiguous: [] }),
  );

  it('is at most a week ahead', () => {
    expect(readText('tacos 80 pesos 2 de enero', '2025-12-26').date).toBe('2026-01-02');
    expect(readText('tacos 80 pesos 3 de enero', '2025-12-26').date).toBe('2025-01-03');
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

describe('a day of a month or year that is named by its distance', () => {
  // 2026-11-27 is a Friday.
  it.each([
    ['el 15 del mes pasado', '2026-10-15'],
    ['el 15 del mes anterior', '2026-10-15'],
    ['el 5 del pasado mes', '2026-10-05'],
    ['el primero del mes pasado', '2026-10-01'],
    ['el 31 del mes pasado', '2026-10-31'],
    ['el 15 del mes antepasado', '2026-09-15'],
    ['el 15 de este mes', '2026-11-15'],
    ['el 30 de este mes', '2026-11-30'],
    ['el 15 del mes que viene', '2026-12-15'],
    ['on the 15th of last month', '2026-10-15'],
    ['dia 15 do mês passado', '2026-10-15'],
    ['el 5 de mayo del año pasado', '2025-05-05'],
    ['5 de mayo año pasado', '2025-05-05'],
    ['el 20 de diciembre del año antepasado', '2024-12-20'],
    ['el 2 de enero de este año', '2026-01-02'],
    ['el 2 de enero del año que viene', '2027-01-02'],
    ['may 5 last year', '2025-05-05'],
    ['25/5 del año pasado', '2025-05-25'],
    ['el 15 del mes', '2026-11-15'],
    ['el 30', '2026-10-30'],
    ['el 5 de mayo', '2026-05-05'],
  ])('%s', (words, date) =>
    expect(readText(`luz 640 ${words}`, '2026-11-27')).toMatchObject({ date, ambiguous: [], inferred: ['date'] }),
  );

  it('need not exist', () => {
    expect(readText('luz 640 el 31 del mes pasado', '2026-12-05')).toMatchObject({ date: null, missing: ['date'] });
    expect(readText('luz 640 el 29 de febrero del año pasado')).toMatchObject({ date: null, missing: ['date'] });
  });

  it.each(['el 15 que viene', 'el 15 del otro mes', 'el año pasado, el 15', 'viernes 13 del mes pasado'])(
    'is doubtful: %s',
    (words) => expect(readText(`luz 640 ${words}`)).toMatchObject({ lowConfidence: ['date'] }),
  );
});

describe('a street with a date for its name', () => {
  it.each([
    'tacos en la 5 de mayo 90',
    'tacos 90 en la 16 de septiembre',
    'tacos 90 por la 5 de mayo',
    'tacos 90 los de la 18 de marzo',
    'tacos 90 en la cinco de mayo',
  ])('%s: today', (text) =>
    expect(readText(text)).toMatchObject({ date: '2026-02-01', ambiguous: [], pesos: '90.00' }),
  );

  it.each(['tacos 90 sobre 16 de septiembre', 'tacos 90 en cinco de mayo'])('doubtful: %s', (text) =>
    expect(readText(text)).toMatchObject({ date: '2026-02-01', lowConfidence: ['date'] }),
  );

  it.each(['tacos 90 el 5 de mayo', 'tacos 90 5 de mayo', 'tacos 90 el cinco de mayo'])('is none: %s', (text) =>
    expect(readText(text)).toMatchObject({ date: '2025-05-05', ambiguous: [] }),
  );
});

describe('other numbers', () => {
  it.each([
    ['renta enero 5 mil pesos', '5000.00', 'renta enero'],
    ['luz enero 80', '80.00', 'luz enero'],
    ['luz enero 1,200', '1200.00', 'luz enero'],
    ['3 de febrero, 2000 pesos', '2000.00', null],
  ])('%s', (text, pesos, description) =>
    expect(readText(text)).toMatchObject({ pesos, ...(description !== null && { description }) }),
  );
});

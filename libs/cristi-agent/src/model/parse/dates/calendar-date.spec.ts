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

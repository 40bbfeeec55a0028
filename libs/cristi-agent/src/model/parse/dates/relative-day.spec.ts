import { readText } from '../../../testing/read-text';

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
    ['nine days ago', '2026-01-23'],
    ['3 días atrás', '2026-01-29'],
    ['trasantier', '2026-01-29'],
    ['anteontem', '2026-01-30'],
    ['dentro de 3 días', '2026-02-04'],
    ['3 days from now', '2026-02-04'],
    ['hace 3dias', '2026-01-29'],
    ['2days ago', '2026-01-30'],
    ['ase 3 dias', '2026-01-29'],
    ['antes d ayer', '2026-01-30'],
    ['antes d anoche', '2026-01-30'],
    ['26ene', '2026-01-26'],
    ['jan26', '2026-01-26'],
  ])('%s', (words, date) => {
    expect(readText(`tacos 80 pesos ${words}`)).toMatchObject({ date, inferred: ['date'], description: 'tacos' });
    expect(readText(`${words} tacos 80 pesos`)).toMatchObject({ date, inferred: ['date'], description: 'tacos' });
  });

  it.each(['en la mañana', 'por la mañana', 'in the evening'])('a part of the day names none: %s', (words) =>
    expect(readText(`tacos 80 pesos ${words}`)).toMatchObject({ date: '2026-02-01', confidence: 0.93 }),
  );
});

describe('a weekday', () => {
  // 2026-02-01 is a Sunday.
  it.each([
    ['el lunes', '2026-01-26'],
    ['on Monday', '2026-01-26'],
    ['last monday', '2026-01-26'],
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
